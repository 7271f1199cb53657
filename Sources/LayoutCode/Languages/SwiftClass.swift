import LayoutModel

/// Writes one class of a Swift file, without its last brace.
struct SwiftClass {
  private let part: ClassParts
  private var own: CodeClass { part.own }

  init(_ part: ClassParts) {
    self.part = part
  }

  func add(to lines: inout CodeLines, indent: Int) {
    let bases = [own.container.base] + part.conformances
    lines.add("class \(own.container.name): \(bases.joined(separator: ", ")) {", indent: indent)
    addMembers(&lines, indent + 1)
    addController(&lines, indent + 1)
    addBeginning(&lines, indent + 1)
    let inner = indent + 1
    lines.method("private func configureViews() {", part.configuring, indent: inner)
    lines.method("private func addViews() {", part.adding, indent: inner)
    lines.method("private func makeConstraints() {", part.constraining, indent: inner)
    lines.method("private func connect() {", part.connecting, indent: inner)
    addFollowing(&lines, inner)
    if part.arranges { lines.method(arrangeHead, arrangeBody, indent: inner) }
    for method in part.methods {
      lines.add()
      lines.add(method.head, indent: inner)
      lines.add(method.body, indent: inner + 1)
      lines.add("}", indent: inner)
    }
  }

  private var view: String { own.type("View") }

  private func addMembers(_ lines: inout CodeLines, _ indent: Int) {
    for object in own.objects where object.isDeclared {
      lines.add(
        "let \(object.item.path) = \(object.type.expression(in: .swift))",
        indent: indent
      )
    }
    for guide in own.guides {
      lines.add("let \(guide.item.path) = \(own.type("LayoutGuide"))()", indent: indent)
    }
    for constraint in own.constraints {
      guard let name = constraint.name else { continue }
      lines.add(
        "private(set) var \(name): \(part.constraints.type(of: constraint))!",
        indent: indent
      )
    }
    for property in part.properties {
      lines.add("var \(property.name): \(property.type) { \(property.value) }", indent: indent)
    }
  }

  // MARK: - Beginning

  private var calls: [String] {
    [
      part.configuring.isEmpty ? nil : "configureViews()",
      part.adding.isEmpty ? nil : "addViews()",
      part.constraining.isEmpty ? nil : "makeConstraints()",
      part.connecting.isEmpty ? nil : "connect()",
      part.following.isEmpty ? nil : "followTraits()",
    ].compactMap { $0 }
      + (part.following.isEmpty || !own.hasTraits ? [] : registration)
  }

  private var registration: [String] {
    [
      "if #available(iOS 17.0, tvOS 17.0, *) {",
      "  registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {",
      "    (self: Self, _: UITraitCollection) in", "    self.followTraits()", "  }", "}",
    ]
  }

  private func addController(_ lines: inout CodeLines, _ indent: Int) {
    guard own.isController else { return }
    let initializer = part.initializer
    let begin =
      (part.shell.isEmpty ? [] : ["configureController()"]) + (part.isWindowController ? calls : [])
    if begin.isEmpty, !initializer.isNeeded { return }
    lines.method("init() {", [initializer.call.swift] + begin, indent: indent)
    lines.method(
      "required init?(coder: NSCoder) {",
      ["super.init(coder: coder)"] + begin,
      indent: indent
    )
    lines.method("private func configureController() {", part.shell, indent: indent)
  }

  private func addBeginning(_ lines: inout CodeLines, _ indent: Int) {
    switch own.container.root {
    case .controllerView(let id):
      lines.method("override func loadView() {", [loading(id)] + calls, indent: indent)
    case .controller:
      if part.isWindowController { return }
      lines.method(
        "override func viewDidLoad() {",
        calls.isEmpty ? [] : ["super.viewDidLoad()"] + calls,
        indent: indent
      )
    case .holder:
      lines.method(
        "override init() {",
        calls.isEmpty ? [] : ["super.init()"] + calls,
        indent: indent
      )
    case .itself: addInitializers(&lines, indent)
    }
  }

  /// Returns the statement that creates a controller's view.
  private func loading(_ id: ObjectID) -> String {
    guard let root = own.objects.first(where: { $0.object.id == id }) else {
      return "view = \(view)()"
    }
    if root.isDeclared { return "view = \(root.item.path)" }
    return "\(root.item.path) = \(root.type.expression(in: .swift))"
  }

  /// Adds the initializers of a view. Its subviews begin with the frames of the document, so the
  /// view does too.
  private func addInitializers(_ lines: inout CodeLines, _ indent: Int) {
    let cell = own.objects.first { $0.object.id == own.rootID }?.object
    let isCell = own.container.base == "UITableViewCell"
    let style = cell.map { CellStyle($0).value.swift } ?? ".default"
    if calls.isEmpty, style == ".default" { return }
    let setUp = calls.isEmpty ? [] : ["setUp()"]
    let frame = own.ownFrame(in: .swift)
    lines.method(
      isCell
        ? "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {"
        : "override init(frame: CGRect) {",
      [
        isCell
          ? "super.init(style: \(style), reuseIdentifier: reuseIdentifier)"
          : "super.init(frame: \(frame ?? "frame"))"
      ] + setUp + (frame == nil ? [] : ["if frame != .zero { self.frame = frame }"]),
      indent: indent
    )
    lines.method(
      "required init?(coder: NSCoder) {",
      ["super.init(coder: coder)"] + setUp,
      indent: indent
    )
    lines.method("private func setUp() {", calls, indent: indent)
  }

  // MARK: - Size classes

  private func addFollowing(_ lines: inout CodeLines, _ indent: Int) {
    if part.following.isEmpty { return }
    if own.hasTraits {
      lines.method(
        "override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {",
        [
          "super.traitCollectionDidChange(previousTraitCollection)",
          "// From iOS 17 on, the trait registration does this.",
          "if #available(iOS 17.0, tvOS 17.0, *) { return }", "followTraits()",
        ],
        indent: indent
      )
    }
    let traits = own.hasTraits ? "traitCollection" : "UIScreen.main.traitCollection"
    var head: [String] = []
    if part.asks(for: "width") { head.append("let width = \(traits).horizontalSizeClass") }
    if part.asks(for: "height") { head.append("let height = \(traits).verticalSizeClass") }
    lines.method("private func followTraits() {", head + part.following, indent: indent)
  }

  private var arrangeHead: String {
    "private func arrange(_ subviews: [(view: \(view), isInstalled: Bool)], in superview: \(view)) {"
  }

  private var arrangeBody: [String] {
    let stack = own.type("StackView")
    let insertion =
      own.platform == .macOS
      ? "superview.addSubview(subview.view)"
      : "superview.insertSubview(subview.view, at: index)"
    return [
      "var index = 0", "for subview in subviews {", "  guard subview.isInstalled else {",
      "    subview.view.removeFromSuperview()", "    continue", "  }",
      "  if subview.view.superview !== superview {",
      "    if let stack = superview as? \(stack) {",
      "      stack.insertArrangedSubview(subview.view, at: index)", "    } else {",
      "      \(insertion)", "    }", "  }", "  index += 1", "}",
    ]
  }
}
