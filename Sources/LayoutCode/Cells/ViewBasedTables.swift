import LayoutModel

/// The methods by which a class gives the view-based tables of AppKit their cells. A document's
/// prototypes are registered with their table, which code can't do for a class.
struct ViewBasedTables {
  private(set) var methods: [CodeMethod] = []
  private(set) var conformances: [String] = []

  private let own: CodeClass
  private let syntax: Syntax
  private let ledger: Ledger

  /// A column with its prototypes.
  private struct Column {
    let object: LayoutObject
    let table: LayoutObject
    var cells: [(object: LayoutObject, className: String)]
  }

  init(_ scene: CodeScene, _ syntax: Syntax, _ ledger: Ledger) {
    own = scene.classes[0]
    self.syntax = syntax
    self.ledger = ledger
    var made: [Column] = []
    for column in columns(scene) {
      if let objection = objection(to: column) {
        for cell in column.cells { ledger.omitUse(of: cell.object.id, objection) }
      } else {
        made.append(column)
      }
    }
    add(made.filter { $0.table.kind == "tableView" }, isOutline: false)
    add(made.filter { $0.table.kind == "outlineView" }, isOutline: true)
  }

  /// Returns the columns with prototypes, in the order of the document.
  private func columns(_ scene: CodeScene) -> [Column] {
    let byID = Dictionary(ledger.objects.map { ($0.id, $0) }) { first, _ in first }
    var columns: [Column] = []
    for prototype in scene.classes.dropFirst() {
      guard let cell = prototype.rootID.flatMap({ byID[$0] }),
        cell.container.rawValue == ":prototypeCellViews",
        let column = cell.parent.flatMap({ byID[$0] }),
        let table = column.parent.flatMap({ byID[$0] }), own.items[table.id] != nil
      else { continue }
      let entry = (object: cell, className: prototype.container.name)
      if let index = columns.firstIndex(where: { $0.object.id == column.id }) {
        columns[index].cells.append(entry)
      } else {
        columns.append(Column(object: column, table: table, cells: [entry]))
      }
    }
    return columns
  }

  /// Returns why the class does not make the cells of a column; nil if it does.
  private func objection(to column: Column) -> String? {
    let delegate = ledger.objects.first {
      $0.parent == column.table.id && $0.kind == "outlet" && $0.attribute("property") == "delegate"
    }
    guard let delegate else { return "the table has no delegate that makes its cells" }
    if !own.owners.contains(ObjectID(delegate.attribute("destination") ?? "")) {
      return "the delegate of the table is another object, which makes its cells"
    }
    return column.cells.count == 1 ? nil : "the app decides which of these cells it shows"
  }

  private mutating func add(_ columns: [Column], isOutline: Bool) {
    if columns.isEmpty { return }
    let (type, name) = isOutline ? ("NSOutlineView", "outlineView") : ("NSTableView", "tableView")
    let (swift, objectiveC) =
      isOutline ? ("item: Any", "item:(id)item") : ("row: Int", "row:(NSInteger)row")
    conformances.append("\(type)Delegate")
    methods.append(
      CodeMethod(
        syntax.pick(
          "func \(name)(_ \(name): \(type), viewFor tableColumn: NSTableColumn?, \(swift)) "
            + "-> NSView? {",
          "- (NSView *)\(name):(\(type) *)\(name) viewForTableColumn:(NSTableColumn *)tableColumn "
            + "\(objectiveC) {"
        ),
        columns.flatMap { making($0, name) } + [syntax.pick("return nil", "return nil;")]
      )
    )
  }

  /// Returns the statements that return a cell of a column: a used one, or else a new one.
  private func making(_ column: Column, _ table: String) -> [String] {
    guard let item = own.items[column.object.id], let cell = column.cells.first else { return [] }
    let given = cell.object.attribute("identifier") ?? column.object.attribute("identifier")
    let text = syntax.string(given ?? cell.className)
    let identifier = syntax.pick("NSUserInterfaceItemIdentifier(\(text))", text)
    // A parameter can have the name of the column.
    let name = syntax.pick("self.\(item.path)", item.expression(in: .objectiveC))
    let new = syntax.new(cell.className)
    return [
      syntax.pick("if tableColumn === \(name) {", "if (tableColumn == \(name)) {"),
      "  "
        + syntax.local(
          "NSView",
          "cell",
          syntax.pick(
            "\(table).makeView(withIdentifier: \(identifier), owner: self) ?? \(new)",
            "[\(table) makeViewWithIdentifier:\(identifier) owner:self] ?: \(new)"
          )
        ), "  " + syntax.assign("cell.identifier", identifier),
      "  " + syntax.pick("return cell", "return cell;"), "}",
    ]
  }
}
