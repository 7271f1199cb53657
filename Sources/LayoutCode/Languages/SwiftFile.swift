import LayoutModel

/// Writes a scene as a Swift source file.
struct SwiftFile {
  private let scene: CodeScene
  private let style: CodeStyle
  private let constraints: ConstraintStatements
  private let body: ClassBody

  init(_ scene: CodeScene, _ style: CodeStyle) {
    self.scene = scene
    self.style = style
    constraints = ConstraintStatements(scene, style, .swift)
    body = ClassBody(scene, constraints, .swift)
  }

  var text: String {
    var lines = CodeLines()
    lines.add("// \(StringLiteral.comment(scene.title)): views and constraints, by ninefold code.")
    lines.add()
    let library = style == .snapkit ? ["SnapKit"] : style == .masonry ? ["Masonry"] : []
    lines.add(Set(scene.modules + library).sorted().map { "import \($0)" })
    lines.add()
    lines.add("class \(scene.container.name): \(scene.container.base) {")
    addMembers(&lines)
    addBeginning(&lines)
    lines.method("private func configureViews() {", body.configuring, indent: 1)
    lines.method("private func addViews() {", body.adding, indent: 1)
    lines.method("private func makeConstraints() {", body.constraining, indent: 1)
    addFollowing(&lines)
    if body.arranges { lines.method(arrangeHead, arrangeBody, indent: 1) }
    lines.add("}")
    if constraints.needsHelper { addHelper(&lines) }
    return lines.text
  }

  private var view: String { scene.type("View") }

  private func addMembers(_ lines: inout CodeLines) {
    for view in scene.views where view.isDeclared {
      lines.add(
        "let \(view.item.path) = \(view.type.expression(in: .swift))",
        indent: 1
      )
    }
    for guide in scene.guides {
      let type = scene.type("LayoutGuide")
      lines.add("let \(guide.item.path) = \(type)()", indent: 1)
    }
    for constraint in scene.constraints {
      guard let name = constraint.name else { continue }
      lines.add("private(set) var \(name): \(constraints.type(of: constraint))!", indent: 1)
    }
  }

  // MARK: - Beginning

  private var calls: [String] {
    [
      body.configuring.isEmpty ? nil : "configureViews()",
      body.adding.isEmpty ? nil : "addViews()",
      body.constraining.isEmpty ? nil : "makeConstraints()",
      body.following.isEmpty ? nil : "followTraits()",
      body.following.isEmpty || !scene.hasTraits ? nil : registration,
    ].compactMap { $0 }
  }

  private var registration: String {
    """
    if #available(iOS 17.0, tvOS 17.0, *) {
          registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) {
            (self: Self, _: UITraitCollection) in
            self.followTraits()
          }
        }
    """
  }

  private func addBeginning(_ lines: inout CodeLines) {
    switch scene.container.root {
    case .controllerView(let id):
      let type = scene.views.first { $0.object.id == id }?.type
      let making = type?.expression(in: .swift) ?? "\(view)()"
      lines.method("override func loadView() {", ["view = \(making)"] + calls, indent: 1)
    case .controller:
      lines.method(
        "override func viewDidLoad() {",
        calls.isEmpty ? [] : ["super.viewDidLoad()"] + calls,
        indent: 1
      )
    case .holder:
      lines.method(
        "override init() {",
        calls.isEmpty ? [] : ["super.init()"] + calls,
        indent: 1
      )
    case .itself: addInitializers(&lines)
    }
  }

  private func addInitializers(_ lines: inout CodeLines) {
    if calls.isEmpty { return }
    let isCell = scene.container.base == "UITableViewCell"
    lines.method(
      isCell
        ? "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {"
        : "override init(frame: CGRect) {",
      [
        isCell
          ? "super.init(style: style, reuseIdentifier: reuseIdentifier)"
          : "super.init(frame: frame)", "setUp()",
      ],
      indent: 1
    )
    lines.method(
      "required init?(coder: NSCoder) {",
      ["super.init(coder: coder)", "setUp()"],
      indent: 1
    )
    lines.method("private func setUp() {", calls, indent: 1)
  }

  // MARK: - Size classes

  private func addFollowing(_ lines: inout CodeLines) {
    if body.following.isEmpty { return }
    if scene.hasTraits {
      lines.method(
        "override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {",
        [
          "super.traitCollectionDidChange(previousTraitCollection)",
          "// From iOS 17 on, the trait registration does this.",
          "if #available(iOS 17.0, tvOS 17.0, *) { return }", "followTraits()",
        ],
        indent: 1
      )
    }
    let traits = scene.hasTraits ? "traitCollection" : "UIScreen.main.traitCollection"
    var head: [String] = []
    if body.asks(for: "width") { head.append("let width = \(traits).horizontalSizeClass") }
    if body.asks(for: "height") { head.append("let height = \(traits).verticalSizeClass") }
    lines.method("private func followTraits() {", head + body.following, indent: 1)
  }

  private var arrangeHead: String {
    "private func arrange(_ subviews: [(view: \(view), isInstalled: Bool)], in superview: \(view)) {"
  }

  private var arrangeBody: [String] {
    let stack = scene.type("StackView")
    let insertion =
      scene.platform == .macOS
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

  private func addHelper(_ lines: inout CodeLines) {
    let priority =
      scene.platform == .macOS ? "NSLayoutConstraint.Priority" : "UILayoutPriority"
    lines.add()
    lines.add("extension NSLayoutConstraint {")
    lines.add(
      "fileprivate func with(priority: Float = 1000, identifier: String? = nil) "
        + "-> NSLayoutConstraint {",
      indent: 1
    )
    lines.add(
      [
        "self.priority = \(priority)(priority)", "self.identifier = identifier", "return self",
      ],
      indent: 2
    )
    lines.add("}", indent: 1)
    lines.add("}")
  }
}
