import LayoutModel

/// Writes a scene as an Objective-C source file with interface and implementation.
struct ObjectiveCFile {
  private let scene: CodeScene
  private let style: CodeStyle
  private let constraints: ConstraintStatements
  private let body: ClassBody

  init(_ scene: CodeScene, _ style: CodeStyle) {
    self.scene = scene
    self.style = style
    constraints = ConstraintStatements(scene, style, .objectiveC)
    body = ClassBody(scene, constraints, .objectiveC)
  }

  var text: String {
    var lines = CodeLines()
    lines.add("// \(StringLiteral.comment(scene.title)): views and constraints, by ninefold code.")
    lines.add()
    lines.add(
      Set(scene.modules + (style == .masonry ? ["Masonry"] : [])).sorted().map { "@import \($0);" }
    )
    lines.add()
    if constraints.needsHelper { addHelper(&lines) }
    let custom = Set(scene.views.filter(\.isDeclared).compactMap(\.type.custom)).sorted()
    for name in custom where name != scene.container.name { lines.add("#import \"\(name).h\"") }
    if !custom.isEmpty { lines.add() }
    addInterface(&lines)
    lines.add()
    lines.add("@implementation \(scene.container.name)")
    addBeginning(&lines)
    lines.method("- (void)configureViews {", making + body.configuring, indent: 0)
    lines.method("- (void)addViews {", body.adding, indent: 0)
    lines.method("- (void)makeConstraints {", body.constraining, indent: 0)
    addFollowing(&lines)
    if body.arranges { lines.method(arrangeHead, arrangeBody, indent: 0) }
    lines.add()
    lines.add("@end")
    return lines.text
  }

  private var view: String { scene.type("View") }

  private func addInterface(_ lines: inout CodeLines) {
    lines.add("@interface \(scene.container.name) : \(scene.container.base)")
    for view in scene.views where view.isDeclared {
      lines.add("@property (nonatomic, strong, readonly) \(view.type.name) *\(view.item.path);")
    }
    for guide in scene.guides {
      let type = scene.type("LayoutGuide")
      lines.add("@property (nonatomic, strong, readonly) \(type) *\(guide.item.path);")
    }
    for constraint in scene.constraints {
      guard let name = constraint.name else { continue }
      lines.add("@property (nonatomic, strong) \(constraints.type(of: constraint)) *\(name);")
    }
    lines.add("@end")
  }

  /// The statements that make the views and guides.
  private var making: [String] {
    scene.views.filter(\.isDeclared).map {
      "_\($0.item.path) = \($0.type.expression(in: .objectiveC));"
    }
      + scene.guides.map { guide in
        let type = scene.type("LayoutGuide")
        return "_\(guide.item.path) = [[\(type) alloc] init];"
      }
  }

  // MARK: - Beginning

  private var calls: [String] {
    [
      making.isEmpty && body.configuring.isEmpty ? nil : "[self configureViews];",
      body.adding.isEmpty ? nil : "[self addViews];",
      body.constraining.isEmpty ? nil : "[self makeConstraints];",
      body.following.isEmpty ? nil : "[self followTraits];",
    ].compactMap { $0 } + (body.following.isEmpty || !scene.hasTraits ? [] : registration)
  }

  private var registration: [String] {
    [
      "if (@available(iOS 17.0, tvOS 17.0, *)) {",
      "  [self registerForTraitChanges:@[UITraitHorizontalSizeClass.class, "
        + "UITraitVerticalSizeClass.class] withAction:@selector(followTraits)];", "}",
    ]
  }

  private func addBeginning(_ lines: inout CodeLines) {
    switch scene.container.root {
    case .controllerView(let id):
      let type = scene.views.first { $0.object.id == id }?.type
      let making = type?.expression(in: .objectiveC) ?? "[[\(view) alloc] init]"
      lines.method("- (void)loadView {", ["self.view = \(making);"] + calls, indent: 0)
    case .controller:
      lines.method(
        "- (void)viewDidLoad {",
        calls.isEmpty ? [] : ["[super viewDidLoad];"] + calls,
        indent: 0
      )
    case .holder: addInitializer(&lines, "init", call: "init")
    case .itself:
      if scene.container.base == "UITableViewCell" {
        addInitializer(
          &lines,
          "initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)reuseIdentifier",
          call: "initWithStyle:style reuseIdentifier:reuseIdentifier"
        )
      } else {
        addInitializer(&lines, "initWithFrame:(CGRect)frame", call: "initWithFrame:frame")
      }
      addInitializer(&lines, "initWithCoder:(NSCoder *)coder", call: "initWithCoder:coder")
    }
  }

  private func addInitializer(_ lines: inout CodeLines, _ head: String, call: String) {
    if calls.isEmpty { return }
    lines.method(
      "- (instancetype)\(head) {",
      ["self = [super \(call)];", "if (self) {"] + calls.map { "  \($0)" } + ["}", "return self;"],
      indent: 0
    )
  }

  // MARK: - Size classes

  private func addFollowing(_ lines: inout CodeLines) {
    if body.following.isEmpty { return }
    if scene.hasTraits {
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
    let traits = scene.hasTraits ? "self.traitCollection" : "UIScreen.mainScreen.traitCollection"
    var head: [String] = []
    let type = "UIUserInterfaceSizeClass"
    if body.asks(for: "width") { head.append("\(type) width = \(traits).horizontalSizeClass;") }
    if body.asks(for: "height") { head.append("\(type) height = \(traits).verticalSizeClass;") }
    lines.method("- (void)followTraits {", head + body.following, indent: 0)
  }

  private var arrangeHead: String {
    "- (void)arrange:(NSArray<\(view) *> *)subviews installed:(NSArray<NSNumber *> *)installed "
      + "in:(\(view) *)superview {"
  }

  private var arrangeBody: [String] {
    let stack = scene.type("StackView")
    let insertion =
      scene.platform == .macOS
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

  private func addHelper(_ lines: inout CodeLines) {
    lines.add(
      "static NSLayoutConstraint *Prepared(NSLayoutConstraint *constraint, float priority, "
        + "NSString *identifier) {"
    )
    lines.add(
      [
        "constraint.priority = priority;", "constraint.identifier = identifier;",
        "return constraint;",
      ],
      indent: 1
    )
    lines.add("}")
    lines.add()
  }
}
