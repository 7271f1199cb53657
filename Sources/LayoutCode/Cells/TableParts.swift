import LayoutModel

/// The methods and statements that a class has for the cells of its tables and collections.
struct TableParts {
  private(set) var registrations: [String] = []
  private(set) var methods: [CodeMethod] = []
  private(set) var conformances: [String] = []

  private let scene: CodeScene
  private let own: CodeClass
  private let syntax: Syntax
  private let ledger: Ledger
  private let values: ValueReader

  init(
    _ scene: CodeScene,
    segues: [Segue],
    _ values: ValueReader,
    _ syntax: Syntax,
    _ ledger: Ledger
  ) {
    self.scene = scene
    own = scene.classes[0]
    self.syntax = syntax
    self.ledger = ledger
    self.values = values
    if scene.platform == .macOS {
      let tables = ViewBasedTables(scene, syntax, ledger)
      (methods, conformances) = (tables.methods, tables.conformances)
      return
    }
    register()
    let sections = StaticSections(own, ledger)
    if !sections.isEmpty { addSource(sections) }
    addSelection(segues)
  }

  private func name(_ id: ObjectID) -> String? {
    own.items[id]?.expression(in: syntax.language)
  }

  // MARK: - Prototypes

  private mutating func register() {
    let byID = Dictionary(ledger.objects.map { ($0.id, $0) }) { first, _ in first }
    for prototype in scene.classes.dropFirst() {
      guard case .itself(let id) = prototype.container.root, let cell = byID[id] else { continue }
      ledger.markWithoutEffect(id, under: "rowHeight", "the table's row height decides")
      guard let identifier = cell.attribute("reuseIdentifier"),
        let holder = cell.parent.flatMap({ name($0) })
      else {
        ledger.omitUse(of: id, "it has no reuse identifier under which code could register it")
        continue
      }
      ledger.write(id, "reuseIdentifier")
      let type = syntax.pick(
        "\(prototype.container.name).self",
        "\(prototype.container.name).class"
      )
      let text = syntax.string(identifier)
      switch (cell.key, cell.kind) {
      case ("sectionHeaderView", _), ("sectionFooterView", _):
        let kind = cell.key == "sectionHeaderView" ? "Header" : "Footer"
        registrations.append(
          syntax.call(
            holder,
            "register(\(type), forSupplementaryViewOfKind: "
              + "UICollectionView.elementKindSection\(kind), withReuseIdentifier: \(text))",
            "registerClass:\(type) forSupplementaryViewOfKind:"
              + "UICollectionElementKindSection\(kind) withReuseIdentifier:\(text)"
          )
        )
      case (_, "collectionViewCell"):
        registrations.append(
          syntax.call(
            holder,
            "register(\(type), forCellWithReuseIdentifier: \(text))",
            "registerClass:\(type) forCellWithReuseIdentifier:\(text)"
          )
        )
      default:
        registrations.append(
          syntax.call(
            holder,
            "register(\(type), forCellReuseIdentifier: \(text))",
            "registerClass:\(type) forCellReuseIdentifier:\(text)"
          )
        )
      }
    }
  }

  // MARK: - Static cells

  private var isTableController: Bool { own.container.base == "UITableViewController" }

  private mutating func add(_ swift: String, _ objectiveC: String, _ body: [String], isOwn: Bool) {
    let start = isOwn ? "override func" : "func"
    methods.append(
      CodeMethod(syntax.pick("\(start) \(swift) {", "- \(objectiveC) {"), body)
    )
  }

  private mutating func addSource(_ sections: StaticSections) {
    if !isTableController { conformances.append("UITableViewDataSource") }
    let cells = sections.all.map { section in
      syntax.list(section.cells.compactMap { name($0.id) })
    }
    let type = syntax.pick("[[UITableViewCell]]", "NSArray<NSArray<UITableViewCell *> *> *")
    methods.append(
      CodeMethod(
        syntax.pick("private var sections: \(type) {", "- (\(type))sections {"),
        ["return " + syntax.pick("[", "@[")] + cells.map { "  \($0)," }
          + [syntax.pick("]", "];")]
      )
    )
    add(
      "numberOfSections(in tableView: UITableView) -> Int",
      "(NSInteger)numberOfSectionsInTableView:(UITableView *)tableView",
      [syntax.pick("return sections.count", "return (NSInteger)self.sections.count;")],
      isOwn: isTableController
    )
    add(
      "tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int",
      "(NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section",
      [
        syntax.pick(
          "return sections[section].count",
          "return (NSInteger)self.sections[(NSUInteger)section].count;"
        )
      ],
      isOwn: isTableController
    )
    add(
      "tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell",
      "(UITableViewCell *)tableView:(UITableView *)tableView "
        + "cellForRowAtIndexPath:(NSIndexPath *)indexPath",
      [
        syntax.pick(
          "return sections[indexPath.section][indexPath.row]",
          "return self.sections[(NSUInteger)indexPath.section][(NSUInteger)indexPath.row];"
        )
      ],
      isOwn: isTableController
    )
    addTitles(sections, "headerTitle", "Header")
    addTitles(sections, "footerTitle", "Footer")
    addHeights(sections)
  }

  private mutating func addTitles(_ sections: StaticSections, _ path: String, _ name: String) {
    let titles = sections.all.map { section -> CodeValue? in
      ledger.write(section.object.id, under: path)
      return values.value(
        .text,
        at: path,
        in: section.object.properties,
        of: section.object.id
      )
    }
    guard titles.contains(where: { $0 != nil }) else { return }
    let texts = titles.map { $0?.text(in: syntax.language) ?? syntax.pick("nil", "NSNull.null") }
    add(
      "tableView(_ tableView: UITableView, titleFor\(name)InSection section: Int) -> String?",
      "(NSString *)tableView:(UITableView *)tableView titleFor\(name)InSection:(NSInteger)section",
      syntax.isSwift
        ? [
          "let titles: [String?] = [\(texts.joined(separator: ", "))]", "return titles[section]",
        ]
        : [
          "id title = \(syntax.list(texts))[(NSUInteger)section];",
          "return title == NSNull.null ? nil : title;",
        ],
      isOwn: isTableController
    )
  }

  private mutating func addHeights(_ sections: StaticSections) {
    var hasHeight = false
    let heights = sections.all.map { section in
      section.cells.map { cell -> String in
        ledger.markWithoutEffect(cell.id, under: "reuseIdentifier", "static cells are not reused")
        guard let height = values.number(cell.attribute("rowHeight")) else {
          return syntax.pick("UITableView.automaticDimension", "@(UITableViewAutomaticDimension)")
        }
        guard isTableController else {
          ledger.omit(cell.id, under: "rowHeight", "the class is not the table's delegate")
          return height
        }
        hasHeight = true
        ledger.write(cell.id, "rowHeight")
        return syntax.pick(height, "@(\(height))")
      }
    }
    guard hasHeight, isTableController else { return }
    let rows = heights.map { syntax.list($0) }
    add(
      "tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat",
      "(CGFloat)tableView:(UITableView *)tableView "
        + "heightForRowAtIndexPath:(NSIndexPath *)indexPath",
      syntax.isSwift
        ? ["let heights: [[CGFloat]] = ["] + rows.map { "  \($0)," }
          + ["]", "return heights[indexPath.section][indexPath.row]"]
        : ["NSArray<NSArray<NSNumber *> *> *heights = @["] + rows.map { "  \($0)," } + [
          "];",
          "return heights[(NSUInteger)indexPath.section][(NSUInteger)indexPath.row].doubleValue;",
        ],
      isOwn: true
    )
  }

  // MARK: - Selection

  /// Adds the methods that perform a segue when a cell is selected.
  private mutating func addSelection(_ segues: [Segue]) {
    for isAccessory in [false, true] {
      for isCollection in [false, true] where !(isAccessory && isCollection) {
        addSelection(segues, isAccessory: isAccessory, isCollection: isCollection)
      }
    }
  }

  private mutating func addSelection(_ segues: [Segue], isAccessory: Bool, isCollection: Bool) {
    var lines: [String] = []
    for segue in segues {
      guard case .cell(let id, isAccessory) = segue.trigger else { continue }
      let prototype = scene.classes.dropFirst().first { $0.rootID == id }
      let cell = ledger.objects.first { $0.id == id }
      guard (cell?.kind == "collectionViewCell") == isCollection else { continue }
      let condition: String
      if let prototype {
        let type = prototype.container.name
        condition = syntax.pick("cell is \(type)", "[cell isKindOfClass:\(type).class]")
      } else if let name = name(id) {
        condition = syntax.pick("cell === \(name)", "cell == \(name)")
      } else {
        continue
      }
      lines += [
        syntax.pick("if \(condition) {", "if (\(condition)) {"),
        "  " + syntax.call("self", "\(segue.method)(cell)", "\(segue.method):cell"), "}",
      ]
    }
    if lines.isEmpty { return }
    let kind = isCollection ? "collection" : "table"
    let type = isCollection ? "UICollectionView" : "UITableView"
    let isOwn = own.container.base == "\(type)Controller"
    if !isOwn { conformances.append("\(type)Delegate") }
    let find = syntax.pick(
      isCollection
        ? "let cell = collectionView.cellForItem(at: indexPath)"
        : "let cell = tableView.cellForRow(at: indexPath)",
      isCollection
        ? "UICollectionViewCell *cell = [collectionView cellForItemAtIndexPath:indexPath];"
        : "UITableViewCell *cell = [tableView cellForRowAtIndexPath:indexPath];"
    )
    let swift =
      isCollection
      ? "didSelectItemAt" : isAccessory ? "accessoryButtonTappedForRowWith" : "didSelectRowAt"
    let objectiveC =
      isCollection
      ? "didSelectItemAtIndexPath"
      : isAccessory ? "accessoryButtonTappedForRowWithIndexPath" : "didSelectRowAtIndexPath"
    add(
      "\(kind)View(_ \(kind)View: \(type), \(swift) indexPath: IndexPath)",
      "(void)\(kind)View:(\(type) *)\(kind)View \(objectiveC):(NSIndexPath *)indexPath",
      [find] + lines,
      isOwn: isOwn
    )
  }
}

/// The sections of a table with static cells.
struct StaticSections {
  /// A section with its cells.
  struct Section {
    let object: LayoutObject
    let cells: [LayoutObject]
  }

  let all: [Section]

  var isEmpty: Bool { all.isEmpty }

  init(_ own: CodeClass, _ ledger: Ledger) {
    let cells = Dictionary(
      grouping: own.objects.filter { $0.object.kind == "tableViewCell" }.map(\.object)
    ) { $0.parent ?? "" }
    all = ledger.objects.filter { $0.kind == "tableViewSection" && cells[$0.id] != nil }
      .map { section in
        ledger.write(section.id)
        return Section(object: section, cells: cells[section.id] ?? [])
      }
  }
}
