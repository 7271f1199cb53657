import LayoutModel

/// Writes the statements that configure a class's objects and build their hierarchy.
struct ViewStatements {
  private let own: CodeClass
  private let syntax: Syntax
  private let extras: ExtraStatements
  private let settings: [ObjectID: [CodeSetting]]
  private let kinds: [ObjectID: String]
  private let placings: [ObjectID: FrameRules.Placing]
  private let shell: Set<ObjectID>
  /// The classes of the cells that replace the default cells of controls, by control.
  private let cells: [ObjectID: String]

  init(_ own: CodeClass, _ syntax: Syntax, _ extras: ExtraStatements) {
    self.own = own
    self.syntax = syntax
    self.extras = extras
    settings = Dictionary(grouping: own.settings, by: \.object)
    kinds = Dictionary(own.objects.map { ($0.object.id, $0.object.kind) }) { first, _ in first }
    placings = own.placings
    shell = Set(own.objects.filter(\.isShell).map(\.object.id))
    cells = Dictionary(
      own.objects.compactMap { cell in
        guard cell.object.key == "cell", let custom = cell.type.custom else { return nil }
        return cell.object.parent.map { ($0, custom) }
      }
    ) { first, _ in first }
  }

  private var language: CodeLanguage { syntax.language }

  private func name(_ id: ObjectID) -> String {
    own.items[id]?.expression(in: language) ?? "nil"
  }

  // MARK: - Values

  /// Returns the settings that are the same in all classes, object by object, with a comment for
  /// each omitted value.
  ///
  /// - Parameter isShell: True for the parts of a controller that exist without its view.
  func configuring(isShell: Bool, notes: [ObjectID: [String]]) -> [String] {
    own.objects.filter { $0.isShell == isShell }.flatMap { object -> [String] in
      let id = object.object.id
      return cell(of: id) + masks(object) + lines(id) + extras.lines[id, default: []]
        + notes[id, default: []]
    }
  }

  /// Returns the statement that replaces the cell of a control.
  private func cell(of id: ObjectID) -> [String] {
    guard let type = cells[id] else { return [] }
    let cell = syntax.pick("\(type)(textCell: \"\")", "[[\(type) alloc] initTextCell:@\"\"]")
    return [syntax.assign("\(name(id)).cell", cell)]
  }

  /// Returns the settings of the controller itself.
  func controller(_ id: ObjectID, notes: [ObjectID: [String]]) -> [String] {
    lines(id) + extras.lines[id, default: []] + notes[id, default: []]
  }

  private func lines(_ id: ObjectID) -> [String] {
    statements(settings[id, default: []].filter { !isLate($0) })
  }

  /// Returns the settings that a window gets when it has a content controller, which resizes it: a
  /// window with an autosave name saves each new frame, and restores the last one when it gets the
  /// name.
  func late() -> [String] { statements(own.settings.filter(isLate)) }

  private func isLate(_ setting: CodeSetting) -> Bool {
    own.container.base == "NSWindowController" && setting.member.path == "frameAutosaveName"
  }

  /// Returns the statements of the settings that are the same in all classes.
  private func statements(_ settings: [CodeSetting]) -> [String] {
    settings.flatMap { setting -> [String] in
      guard let value = setting.values.common else { return [] }
      return statement(setting, value.text(in: language))
    }
  }

  /// Returns the settings that differ between classes.
  func varied() -> [String] {
    own.settings.filter { $0.values.common == nil }.flatMap { setting in
      statement(setting, setting.values.choice(in: language) { $0.text(in: language) })
    }
  }

  private func statement(_ setting: CodeSetting, _ value: String) -> [String] {
    var line = setting.member.statement(name(setting.object), value, in: language)
    // A cell that is not part of a control has members that a control has only in its cell.
    if kinds[setting.object]?.hasSuffix("Cell") == true, !isCellOfControl(setting.object) {
      line = line.replacing(".cell?.", with: ".").replacing(".cell.", with: ".")
    }
    return setting.member.guarded([line], in: language)
  }

  private func isCellOfControl(_ id: ObjectID) -> Bool {
    own.objects.contains { $0.object.id == id && $0.attachment == .given }
  }

  /// Disables the autoresizing mask's constraints, or sets frame and autoresizing mask; of a
  /// controller's view, the frame that it has until the controller is shown.
  private func masks(_ view: CodeObject) -> [String] {
    let object = view.object
    let isRoot = object.id == own.rootID
    guard view.isView, view.isDeclared || isRoot else { return [] }
    let name = name(object.id)
    switch placings[object.id] {
    case .constraints:
      return [
        syntax.assign(
          "\(name).translatesAutoresizingMaskIntoConstraints",
          syntax.pick("false", "NO")
        )
      ]
    case .frame:
      return [frame(of: object), resizing(of: object)].compactMap {
        $0.map { "\(name).\($0)\(syntax.end)" }
      }
    case .root:
      // A class that is the view gets its frame from its initializer.
      guard own.isController, let frame = frame(of: object) else { return [] }
      return ["\(name).\(frame)\(syntax.end)"]
    case .arranged, .other, nil: return []
    }
  }

  private func frame(of object: LayoutObject) -> String? {
    FrameExpression.text(of: object, own.platform, in: language).map { "frame = \($0)" }
  }

  private func resizing(of object: LayoutObject) -> String? {
    guard case .record(let mask)? = object.property("autoresizingMask")?.value else { return nil }
    let isMac = own.platform == .macOS
    let names = [
      ("flexibleMinX", "flexibleLeftMargin", "minXMargin"),
      ("widthSizable", "flexibleWidth", "width"),
      ("flexibleMaxX", "flexibleRightMargin", "maxXMargin"),
      ("flexibleMinY", "flexibleTopMargin", "minYMargin"),
      ("heightSizable", "flexibleHeight", "height"),
      ("flexibleMaxY", "flexibleBottomMargin", "maxYMargin"),
    ].filter { mask[$0.0] == "YES" }.map { isMac ? $0.2 : $0.1 }
    if names.isEmpty { return nil }
    if language == .swift {
      return "autoresizingMask = [\(names.map { ".\($0)" }.joined(separator: ", "))]"
    }
    let constants = names.map { name in
      guard isMac else { return "UIViewAutoresizing" + name.capitalizedFirst }
      return "NSView" + name.capitalizedFirst + (name.hasSuffix("Margin") ? "" : "Sizable")
    }
    return "autoresizingMask = " + constants.joined(separator: " | ")
  }

  // MARK: - Hierarchy

  /// Returns the statements that attach objects, back to front, and guides.
  ///
  /// - Parameter isShell: True for attachments to the parts of a controller without its view.
  func hierarchy(isShell: Bool) -> [String] {
    var lists: [(holder: ObjectID, list: String, items: [String])] = []
    var lines: [String] = []
    for object in own.objects {
      let child = name(object.object.id)
      switch object.attachment {
      case .none, .given: continue
      case .property(let key, let holder):
        // A table controller passes its refresh control on to its table.
        let isEarly = isOfShell(holder) && key != "refreshControl"
        if own.items[holder] == nil || isEarly != isShell { continue }
        lines.append(syntax.assign("\(name(holder)).\(key)", child))
      case .added(let method, let holder):
        if own.items[holder] == nil || isOfShell(holder) != isShell { continue }
        lines.append(call(name(holder), method.text(in: language), child))
      case .listed(let list, let holder):
        if own.items[holder] == nil || isOfShell(holder) != isShell { continue }
        if let index = lists.firstIndex(where: { $0.holder == holder && $0.list == list }) {
          lists[index].items.append(child)
        } else {
          lists.append((holder, list, [child]))
        }
      case .subview(let holder):
        if isShell || own.items[holder] == nil { continue }
        let isList = ["stackView", "splitView"].contains(kinds[holder] ?? "")
        let isStack = isList && (kinds[holder] == "stackView" || own.platform == .macOS)
        lines.append(call(name(holder), isStack ? "addArrangedSubview" : "addSubview", child))
      }
    }
    lines += lists.map { syntax.assign("\(name($0.holder)).\($0.list)", syntax.list($0.items)) }
    if isShell { return lines }
    return lines
      + own.guides.flatMap { guide -> [String] in
        let item = name(guide.item.id)
        let identifier = own.guideIdentifiers[guide.item.id].map {
          syntax.assign("\(item).identifier", identifierValue($0))
        }
        return [identifier, call(name(guide.owner), "addLayoutGuide", item)].compactMap { $0 }
      }
  }

  private func identifierValue(_ text: String) -> String {
    own.platform == .macOS && syntax.isSwift
      ? "NSUserInterfaceItemIdentifier(\(syntax.string(text)))" : syntax.string(text)
  }

  private func isOfShell(_ holder: ObjectID) -> Bool {
    shell.contains(holder) || own.isController && own.owners.contains(holder)
  }

  /// Returns the statements that add and remove views when the size class changes.
  func comings() -> [String] {
    own.arrangements.map { holder, subviews in
      let superview = name(holder)
      let names = subviews.map { name($0.object.id) }
      let conditions = subviews.map { $0.installed.condition(in: language) }
      switch language {
      case .swift:
        let pairs = zip(names, conditions).map { "(\($0), \($1))" }.joined(separator: ", ")
        return "arrange([\(pairs)], in: \(superview))"
      case .objectiveC:
        let states = conditions.map { "@(\($0))" }.joined(separator: ", ")
        return "[self arrange:@[\(names.joined(separator: ", "))] installed:@[\(states)] "
          + "in:\(superview)];"
      }
    }
  }

  private func call(_ receiver: String, _ method: String, _ argument: String) -> String {
    syntax.isSwift
      ? "\(receiver).\(method)(\(argument))" : "[\(receiver) \(method):\(argument)];"
  }
}
