import LayoutModel

/// The methods that a class has for the items of its toolbars, because AppKit asks a delegate for
/// them.
struct ToolbarParts {
  private(set) var methods: [CodeMethod] = []
  private(set) var conformances: [String] = []
  /// The statements that make the class the delegate.
  private(set) var statements: [String] = []

  private let own: CodeClass
  private let syntax: Syntax
  private let ledger: Ledger

  init(_ scene: CodeScene, _ syntax: Syntax, _ ledger: Ledger) {
    own = scene.classes[0]
    self.syntax = syntax
    self.ledger = ledger
    let toolbars = own.objects.filter { $0.object.kind == "toolbar" && scene.platform == .macOS }
      .filter { !items(of: $0.object).isEmpty }
    if toolbars.isEmpty { return }
    for toolbar in toolbars {
      for list in [":allowedToolbarItems", ":defaultToolbarItems"] {
        ledger.write(toolbar.object.id, under: list)
      }
      statements.append(syntax.assign("\(name(toolbar.object.id)).delegate", "self"))
    }
    conformances = ["NSToolbarDelegate"]
    addMethods(toolbars.map(\.object))
  }

  private func name(_ id: ObjectID) -> String {
    own.items[id]?.expression(in: syntax.language) ?? "nil"
  }

  /// Returns the items of a toolbar, first those that users can choose from.
  private func items(of toolbar: LayoutObject) -> [LayoutObject] {
    own.objects.map(\.object).filter {
      $0.parent == toolbar.id && $0.container.rawValue.hasSuffix("ToolbarItems")
    }
  }

  /// Returns the items that a toolbar shows at first: its own, and references to others.
  private func defaults(of toolbar: LayoutObject) -> [ObjectID] {
    let list = ":defaultToolbarItems"
    let owned = items(of: toolbar).filter { $0.container.rawValue == list }
      .map { (position: $0.position, id: $0.id) }
    let references = toolbar.properties.filter { $0.path.parent.rawValue == list }
      .compactMap { property in
        toolbar.attribute(property.path.appending("reference").rawValue)
          .map { (position: property.position, id: ObjectID($0)) }
      }
    return (owned + references).sorted { $0.position < $1.position }.map(\.id)
      .filter { own.items[$0] != nil }
  }

  /// Returns the items of a toolbar that show which of them is selected.
  private func selectable(_ toolbar: LayoutObject) -> [ObjectID] {
    items(of: toolbar).filter { item in
      ledger.write(item.id, "selectable")
      return item.attribute("selectable") == "YES"
    }.map(\.id)
  }

  // MARK: - Methods

  private mutating func addMethods(_ toolbars: [LayoutObject]) {
    let type = syntax.pick("[NSToolbarItem.Identifier]", "NSArray<NSToolbarItemIdentifier> *")
    let selectable = toolbars.map(selectable)
    var lists = [
      ("Default", toolbars.map(defaults)), ("Allowed", toolbars.map { items(of: $0).map(\.id) }),
    ]
    if selectable.contains(where: { !$0.isEmpty }) { lists.append(("Selectable", selectable)) }
    for (list, ids) in lists {
      add(
        "toolbar\(list)ItemIdentifiers(_ toolbar: NSToolbar) -> \(type)",
        "(\(type))toolbar\(list)ItemIdentifiers:(NSToolbar *)toolbar",
        choosing(toolbars, ids.map { syntax.list($0.map { "\(name($0)).itemIdentifier" }) })
      )
    }
    let all = toolbars.flatMap(items).map { name($0.id) }
    add(
      "toolbar(_ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: "
        + "NSToolbarItem.Identifier, willBeInsertedIntoToolbar flag: Bool) -> NSToolbarItem?",
      "(NSToolbarItem *)toolbar:(NSToolbar *)toolbar itemForItemIdentifier:"
        + "(NSToolbarItemIdentifier)itemIdentifier willBeInsertedIntoToolbar:(BOOL)flag",
      syntax.isSwift
        ? [
          "let items: [NSToolbarItem] = \(syntax.list(all))",
          "return items.first { $0.itemIdentifier == itemIdentifier }",
        ]
        : [
          "for (NSToolbarItem *item in \(syntax.list(all))) {",
          "  if ([item.itemIdentifier isEqualToString:itemIdentifier]) { return item; }", "}",
          "return nil;",
        ]
    )
  }

  /// Returns statements that return the value of the toolbar that asks.
  private func choosing(_ toolbars: [LayoutObject], _ values: [String]) -> [String] {
    zip(toolbars, values).enumerated().map { index, pair in
      if index == toolbars.count - 1 { return "return \(pair.1)\(syntax.end)" }
      let name = name(pair.0.id)
      return syntax.pick(
        "if toolbar === \(name) { return \(pair.1) }",
        "if (toolbar == \(name)) { return \(pair.1); }"
      )
    }
  }

  private mutating func add(_ swift: String, _ objectiveC: String, _ body: [String]) {
    methods.append(CodeMethod(syntax.pick("func \(swift) {", "- \(objectiveC) {"), body))
  }
}
