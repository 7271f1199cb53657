import LayoutModel

/// Writes one class of an Objective-C file.
struct ObjectiveCClass {
  private let part: ClassParts
  private var own: CodeClass { part.own }

  init(_ part: ClassParts) {
    self.part = part
  }

  private var view: String { own.type("View") }

  func addInterface(_ lines: inout CodeLines) {
    let protocols =
      part.conformances.isEmpty ? "" : " <\(part.conformances.joined(separator: ", "))>"
    lines.add("@interface \(own.container.name) : \(own.container.base)\(protocols)")
    for object in own.objects where object.isDeclared {
      let type = object.type.name(in: .objectiveC)
      addProperty("strong, readonly", "\(type) *", object.item.path, &lines)
    }
    for guide in own.guides {
      let type = own.type("LayoutGuide")
      lines.add("@property (nonatomic, strong, readonly) \(type) *\(guide.item.path);")
    }
    for constraint in own.constraints {
      guard let name = constraint.name else { continue }
      addProperty("strong", "\(part.constraints.type(of: constraint)) *", name, &lines)
    }
    for property in part.properties {
      addProperty("readonly", property.type, property.name, &lines)
    }
    for method in part.methods where method.isPublic {
      lines.add(method.head.dropLast(2) + ";")
    }
    lines.add("@end")
  }

  private func addProperty(
    _ attributes: String,
    _ type: String,
    _ name: String,
    _ lines: inout CodeLines
  ) {
    let space = type.hasSuffix("*") ? "" : " "
    lines.add("@property (nonatomic, \(attributes)) \(type)\(space)\(name);")
    // Otherwise, names such as `copyButton` promise an owned object.
    if Identifier.looksOwning(name) {
      lines.add("- (\(type))\(name) __attribute__((objc_method_family(none)));")
    }
  }

  func addImplementation(_ lines: inout CodeLines) {
    lines.add("@implementation \(own.container.name)")
    addController(&lines)
    addBeginning(&lines)
    lines.method("- (void)configureViews {", configuring, indent: 0)
    lines.method("- (void)addViews {", part.adding, indent: 0)
    lines.method("- (void)makeConstraints {", part.constraining, indent: 0)
    lines.method("- (void)connect {", part.connecting, indent: 0)
    addFollowing(&lines)
    if part.arranges { lines.method(arrangeHead, arrangeBody, indent: 0) }
    for property in part.properties {
      lines.method(
        "- (\(property.type))\(property.name) {",
        ["return \(property.value);"],
        indent: 0
      )
    }
    for method in part.methods {
      lines.add()
      lines.add(method.head)
      lines.add(method.body, indent: 1)
      lines.add("}")
    }
    lines.add()
    lines.add("@end")
  }

  /// Returns the statements that create objects and guides: those of the shell, or all others.
  private func making(isShell: Bool) -> [String] {
    own.objects.filter {
      $0.isDeclared && ($0.isShell || needsShell) == isShell && $0.object.id != loaded
    }.map { "_\($0.item.path) = \($0.type.expression(in: .objectiveC));" }
      + (isShell != needsShell
        ? []
        : own.guides.map { guide in
          "_\(guide.item.path) = [[\(own.type("LayoutGuide")) alloc] init];"
        })
  }

  /// True if the shell uses views, so that code creates all objects before it.
  private var needsShell: Bool { !part.shell.isEmpty }

  /// The controller's view if `loadView` creates it.
  private var loaded: ObjectID? {
    guard case .controllerView(let id) = own.container.root, !needsShell else { return nil }
    return id
  }

  private var configuring: [String] { making(isShell: false) + part.configuring }

  // MARK: - Beginning

  private var calls: [String] {
    [
      configuring.isEmpty ? nil : "[self configureViews];",
      part.adding.isEmpty ? nil : "[self addViews];",
      part.constraining.isEmpty ? nil : "[self makeConstraints];",
      part.connecting.isEmpty ? nil : "[self connect];",
      part.following.isEmpty ? nil : "[self followTraits];",
    ].compactMap { $0 } + (part.following.isEmpty || !own.hasTraits ? [] : registration)
  }

  private var registration: [String] {
    [
      "if (@available(iOS 17.0, tvOS 17.0, *)) {",
      "  [self registerForTraitChanges:@[UITraitHorizontalSizeClass.class, "
        + "UITraitVerticalSizeClass.class] withAction:@selector(followTraits)];", "}",
    ]
  }

  private func addController(_ lines: inout CodeLines) {
    guard own.isController else { return }
    let initializer = part.initializer
    let begin =
      (part.shell.isEmpty ? [] : ["[self configureController];"])
      + (part.isWindowController ? calls : [])
    if begin.isEmpty, !initializer.isNeeded { return }
    addInitializer(&lines, "init", initializer.call.objectiveC, begin)
    addInitializer(&lines, "initWithCoder:(NSCoder *)coder", "[super initWithCoder:coder]", begin)
    lines.method("- (void)configureController {", making(isShell: true) + part.shell, indent: 0)
  }

  private func addBeginning(_ lines: inout CodeLines) {
    switch own.container.root {
    case .controllerView(let id):
      lines.method("- (void)loadView {", loading(id) + calls, indent: 0)
    case .controller:
      if part.isWindowController { return }
      lines.method(
        "- (void)viewDidLoad {",
        calls.isEmpty ? [] : ["[super viewDidLoad];"] + calls,
        indent: 0
      )
    case .holder:
      if calls.isEmpty { return }
      addInitializer(&lines, "init", "[super init]", calls)
    case .itself:
      let cell = own.objects.first { $0.object.id == own.rootID }?.object
      let style = cell.map { CellStyle($0).value.objectiveC } ?? "UITableViewCellStyleDefault"
      if calls.isEmpty, style == "UITableViewCellStyleDefault" { return }
      if own.container.base == "UITableViewCell" {
        addInitializer(
          &lines,
          "initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuseIdentifier",
          "[super initWithStyle:\(style) reuseIdentifier:reuseIdentifier]",
          calls
        )
      } else {
        let type = own.platform == .macOS ? "NSRect" : "CGRect"
        // Its subviews begin with the frames of the document, so the view does too.
        let frame = own.ownFrame(in: .objectiveC)
        let restoring = "if (!CGRectEqualToRect(frame, CGRectZero)) { self.frame = frame; }"
        addInitializer(
          &lines,
          "initWithFrame:(\(type))frame",
          "[super initWithFrame:\(frame ?? "frame")]",
          calls + (frame == nil ? [] : [restoring])
        )
      }
      addInitializer(&lines, "initWithCoder:(NSCoder *)coder", "[super initWithCoder:coder]", calls)
    }
  }

  /// Returns the statements that create a controller's view.
  private func loading(_ id: ObjectID) -> [String] {
    guard let root = own.objects.first(where: { $0.object.id == id }) else {
      return ["self.view = [[\(view) alloc] init];"]
    }
    let (name, creation) = (root.item.path, root.type.expression(in: .objectiveC))
    if !root.isDeclared { return ["self.\(name) = \(creation);"] }
    return (loaded == nil ? [] : ["_\(name) = \(creation);"]) + ["self.view = self.\(name);"]
  }

  private func addInitializer(
    _ lines: inout CodeLines,
    _ head: String,
    _ call: String,
    _ body: [String]
  ) {
    lines.method(
      "- (instancetype)\(head) {",
      ["self = \(call);"]
        + (body.isEmpty ? [] : ["if (self) {"] + body.map { "  \($0)" } + ["}"])
        + ["return self;"],
      indent: 0
    )
  }

  // MARK: - Size classes

  private func addFollowing(_ lines: inout CodeLines) {
    if part.following.isEmpty { return }
    if own.hasTraits {
      lines.method(
        "- (void)traitCollectionDidChange:(UITraitCollection *)previousTraitCollection {",
        [
          "[super traitCollectionDidChange:previousTraitCollection];",
          "// From iOS 17 on, the trait registration does this.",
          "if (@available(iOS 17.0, tvOS 17.0, *)) { return; }", "[self followTraits];",
        ],
        indent: 0
      )
    }
    let traits = own.hasTraits ? "self.traitCollection" : "UIScreen.mainScreen.traitCollection"
    var head: [String] = []
    let type = "UIUserInterfaceSizeClass"
    if part.asks(for: "width") { head.append("\(type) width = \(traits).horizontalSizeClass;") }
    if part.asks(for: "height") { head.append("\(type) height = \(traits).verticalSizeClass;") }
    lines.method("- (void)followTraits {", head + part.following, indent: 0)
  }

  private var arrangeHead: String {
    "- (void)arrange:(NSArray<\(view) *> *)subviews installed:(NSArray<NSNumber *> *)installed "
      + "in:(\(view) *)superview {"
  }

  private var arrangeBody: [String] {
    let stack = own.type("StackView")
    let insertion =
      own.platform == .macOS
      ? "[superview addSubview:subview];" : "[superview insertSubview:subview atIndex:index];"
    return [
      "NSInteger index = 0;", "for (NSUInteger place = 0; place < subviews.count; place++) {",
      "  \(view) *subview = subviews[place];", "  if (!installed[place].boolValue) {",
      "    [subview removeFromSuperview];", "    continue;", "  }",
      "  if (subview.superview != superview) {",
      "    if ([superview isKindOfClass:\(stack).class]) {",
      "      [(\(stack) *)superview insertArrangedSubview:subview atIndex:index];", "    } else {",
      "      \(insertion)", "    }", "  }", "  index++;", "}",
    ]
  }
}
