import LayoutModel

/// Writes the statements that create a scene's constraints and update them for the size class.
struct ConstraintStatements {
  private let own: CodeClass
  private let style: CodeStyle
  private let language: CodeLanguage
  private let native: NativeExpression
  private let library: LibraryChain
  private let format: VisualFormatWriter

  init(_ own: CodeClass, _ style: CodeStyle, _ language: CodeLanguage) {
    self.own = own
    self.style = style
    self.language = language
    native = NativeExpression(items: own.items, language: language)
    library = LibraryChain(
      items: own.items,
      placed: ConstraintStatements.placed(own),
      style: style,
      language: language,
      platform: own.platform
    )
    format = VisualFormatWriter(own)
  }

  /// Returns the views that constraints place.
  private static func placed(_ own: CodeClass) -> Set<ObjectID> {
    Set(own.placings.filter { $0.value == .constraints || $0.value == .arranged }.keys)
  }

  private var isLibrary: Bool { style == .masonry || style == .snapkit }

  /// The module of the style's library; nil if no constraint uses it.
  var module: String? {
    guard own.constraints.contains(where: isOfLibrary) else { return nil }
    return style == .snapkit ? "SnapKit" : "Masonry"
  }

  /// Returns true if the style's library creates the constraint. Masonry can't create a constraint
  /// that stays inactive.
  func isOfLibrary(_ constraint: CodeConstraint) -> Bool {
    let isKept = style == .masonry && constraint.active == .none
    return isLibrary && !isKept && !constraint.isNative && library.chain(constraint) != nil
  }

  /// Returns the type of a named constraint.
  func type(of constraint: CodeConstraint) -> String {
    guard isOfLibrary(constraint) else { return "NSLayoutConstraint" }
    return style == .snapkit ? "Constraint" : "MASConstraint"
  }

  /// Returns the statements that create all constraints.
  func making() -> [String] {
    let plain = own.constraints.filter { $0.name == nil }
    let named = own.constraints.filter { $0.name != nil }
    return dictionary() + making(plain: plain) + making(named: named)
  }

  // MARK: - Unnamed constraints

  private func making(plain: [CodeConstraint]) -> [String] {
    switch style {
    case .nslayoutconstraint, .anchors: return activation(plain.map(expression))
    case .vfl:
      let pieces = plain.compactMap(spoken)
      let others = plain.filter { spoken($0) == nil }
      return format.strings(pieces).map { activation(ofFormat: $0) }
        + activation(others.map(expression))
    case .masonry, .snapkit:
      return chains(plain.filter(isOfLibrary), isActive: true)
        + activation(plain.filter { !isOfLibrary($0) }.map(expression))
    }
  }

  /// Returns the constraint as a part of a visual format string; nil if it needs another notation.
  private func spoken(_ constraint: CodeConstraint) -> VisualFormatWriter.Piece? {
    format.string(constraint) == nil ? nil : format.piece(constraint)
  }

  private func activation(_ expressions: [String]) -> [String] {
    if expressions.isEmpty { return [] }
    switch language {
    case .swift:
      return ["NSLayoutConstraint.activate(["] + expressions.map { "  \($0)," } + ["])"]
    case .objectiveC:
      return ["[NSLayoutConstraint activateConstraints:@["] + expressions.map { "  \($0)," }
        + ["]];"]
    }
  }

  private func activation(ofFormat text: String) -> String {
    language == .swift
      ? "NSLayoutConstraint.activate(\(constraints(ofFormat: text)))"
      : "[NSLayoutConstraint activateConstraints:\(constraints(ofFormat: text))];"
  }

  private func constraints(ofFormat text: String) -> String {
    language == .swift
      ? "NSLayoutConstraint.constraints(withVisualFormat: \(StringLiteral.swift(text)), "
        + "options: [], metrics: nil, views: subviewsByName)"
      : "[NSLayoutConstraint constraintsWithVisualFormat:\(StringLiteral.objectiveC(text)) "
        + "options:0 metrics:nil views:subviewsByName]"
  }

  /// Returns the `views` dictionary of the format strings.
  private func dictionary() -> [String] {
    guard style == .vfl, own.constraints.contains(where: { format.string($0) != nil }) else {
      return []
    }
    let named = own.views.filter { $0.isDeclared }.map(\.item)
    switch language {
    case .swift:
      return ["let subviewsByName: [String: Any] = ["]
        + named.map { "  \(StringLiteral.swift($0.path)): \(native.name($0.id))," } + ["]"]
    case .objectiveC:
      return ["NSDictionary<NSString *, id> *subviewsByName = @{"]
        + named.map { "  \(StringLiteral.objectiveC($0.path)): \(native.name($0.id))," } + ["};"]
    }
  }

  // MARK: - Named constraints

  private func making(named: [CodeConstraint]) -> [String] {
    let ownWay = named.filter { !isOfLibrary($0) }
    let lines = ownWay.map { "\(name($0)) = \(expression($0))\(end)" }
    let lasting = ownWay.filter { $0.active == .all }
    return lines + activation(lasting.map { name($0) })
      + chains(named.filter { isOfLibrary($0) && $0.active == .all }, isActive: true)
      + chains(named.filter { isOfLibrary($0) && $0.active != .all }, isActive: false)
  }

  /// Returns the expression of a named constraint.
  func name(_ constraint: CodeConstraint) -> String {
    (language == .objectiveC ? "self." : "") + (constraint.name ?? "")
  }

  private var end: String { language == .objectiveC ? ";" : "" }

  /// Returns the expression that creates a constraint, with priority and identifier.
  private func expression(_ constraint: CodeConstraint) -> String {
    if style == .vfl, let text = format.string(constraint) {
      return language == .swift
        ? "\(constraints(ofFormat: text))[0]" : "\(constraints(ofFormat: text)).firstObject"
    }
    let byAnchors = style == .anchors ? native.byAnchors(constraint) : nil
    let making = byAnchors ?? native.byItems(constraint)
    let priority = constraint.form.priority
    let identifier = constraint.identifier
    guard priority != 1000 || identifier != nil else { return making }
    let number = CodeNumber.text(priority)
    switch language {
    case .swift:
      let parts = [
        priority == 1000 ? nil : "priority: \(number)",
        identifier.map { "identifier: \(StringLiteral.swift($0))" },
      ]
      return "\(making).with(\(parts.compactMap { $0 }.joined(separator: ", ")))"
    case .objectiveC:
      let literal = identifier.map(StringLiteral.objectiveC) ?? "nil"
      return "Prepared(\(making), \(number), \(literal))"
    }
  }

  /// True if priorities or identifiers need a helper.
  var needsHelper: Bool {
    own.constraints.contains { constraint in
      (constraint.form.priority != 1000 || constraint.identifier != nil)
        && !isOfLibrary(constraint) && !(style == .vfl && format.string(constraint) != nil)
    }
  }

  // MARK: - Chains

  /// Returns the chains grouped by their first item, in order of the items' first occurrence.
  private func chains(_ constraints: [CodeConstraint], isActive: Bool) -> [String] {
    var order: [ObjectID] = []
    var groups: [ObjectID: [String]] = [:]
    for constraint in constraints {
      guard let (item, text) = library.chain(constraint) else { continue }
      if groups[item] == nil { order.append(item) }
      let assignment = constraint.name == nil ? "" : "\(name(constraint)) = "
      let ending = style == .snapkit && constraint.name != nil ? ".constraint" : end
      groups[item, default: []].append("  \(assignment)\(text)\(ending)")
    }
    return order.flatMap { item -> [String] in
      let name = native.name(item)
      let open =
        switch (style, language) {
        case (.snapkit, _):
          "\(name).snp.\(isActive ? "makeConstraints" : "prepareConstraints") { make in"
        case (_, .swift): "\(name).mas_makeConstraints { make in"
        case (_, .objectiveC): "[\(name) mas_makeConstraints:^(MASConstraintMaker *make) {"
        }
      return [open] + (groups[item] ?? []) + [language == .swift ? "}" : "}];"]
    }
  }

  // MARK: - Size classes

  /// Returns the statements that deactivate and those that activate constraints, by size class.
  func activity() -> (leaving: [String], entering: [String]) {
    // Constraints that no class has stay inactive until the app activates them.
    let varied = own.constraints.filter { $0.active != .all && $0.active != .none }
    let own = varied.filter { !isOfLibrary($0) }
    let others = varied.filter(isOfLibrary)
    let first = activity(own, list: "constraints", type: "NSLayoutConstraint", isNative: true)
    let second = activity(
      others,
      list: "chains",
      type: style == .snapkit ? "Constraint" : "MASConstraint",
      isNative: false
    )
    return (first.leaving + second.leaving, first.entering + second.entering)
  }

  private func activity(
    _ constraints: [CodeConstraint],
    list: String,
    type: String,
    isNative: Bool
  ) -> (leaving: [String], entering: [String]) {
    if constraints.isEmpty { return ([], []) }
    let conditions = constraints.map { (name($0), $0.active.condition(in: language)) }
    switch language {
    case .swift:
      let lines = conditions.map { "  (\($0.0), \($0.1))," }
      let head = ["let \(list): [(item: \(type), isActive: Bool)] = ["] + lines + ["]"]
      if isNative {
        return (
          head + [
            "NSLayoutConstraint.deactivate(\(list).filter { !$0.isActive }.map { $0.item })"
          ],
          ["NSLayoutConstraint.activate(\(list).filter { $0.isActive }.map { $0.item })"]
        )
      }
      return (
        head + ["for chain in \(list) where !chain.isActive { chain.item.deactivate() }"],
        ["for chain in \(list) where chain.isActive { chain.item.activate() }"]
      )
    case .objectiveC:
      let (on, off) = ("active\(list.capitalizedFirst)", "inactive\(list.capitalizedFirst)")
      let lines =
        [on, off].map { "NSMutableArray<\(type) *> *\($0) = [NSMutableArray array];" }
        + conditions.map { "[(\($0.1) ? \(on) : \(off)) addObject:\($0.0)];" }
      return isNative
        ? (
          lines + ["[NSLayoutConstraint deactivateConstraints:\(off)];"],
          ["[NSLayoutConstraint activateConstraints:\(on)];"]
        )
        : (
          lines + ["for (\(type) *chain in \(off)) { [chain deactivate]; }"],
          ["for (\(type) *chain in \(on)) { [chain activate]; }"]
        )
    }
  }

  /// Returns the statements that set constants that differ between classes.
  func constants() -> [String] {
    own.constraints.filter(\.hasVariedConstant).map { constraint in
      let ofLibrary = isOfLibrary(constraint)
      let sign: Double = ofLibrary && library.isFlipped(constraint) ? -1 : 1
      let value = constraint.constants.choice(in: language) { CodeNumber.text(sign * $0) }
      let name = name(constraint)
      if !ofLibrary { return "\(name).constant = \(value)\(end)" }
      if style == .snapkit { return "\(name).update(offset: \(value))" }
      return language == .swift ? "\(name).setOffset(\(value))" : "[\(name) setOffset:\(value)];"
    }
  }
}
