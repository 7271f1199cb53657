internal import LayoutModel

/// Parses the visual format language from left to right.
struct VisualFormatParser: NotationScanner {
  /// A condition on a distance or a size.
  struct Predicate {
    var relation = ConstraintNotation.Relation.equal
    /// The number as spelled.
    var number: String?
    /// The other view of a size.
    var view: String?
    var multiplier: String?
    var priority: Int?
  }

  /// The distance between two items.
  private enum Gap {
    case none
    case standard
    case predicates([Predicate])
  }

  /// An item of the line; nil for the superview's edge.
  private typealias Item = String?

  let characters: [Character]
  var index = 0
  /// True if superviews have margins. Otherwise the standard distance to their edges is 20 points.
  private let hasMargins: Bool
  private var isHorizontal = true
  private var found: [ConstraintNotation] = []

  init(_ text: String, on platform: Platform) {
    characters = Array(text)
    hasMargins = platform != .macOS
  }

  mutating func constraints() throws(NotationError) -> [ConstraintNotation] {
    skipBlanks()
    try orientation()
    let start = index
    var previous: Item = nil
    if take("|") {
      let gap = try gap()
      let view = try view()
      add(gap, from: nil, to: view)
      previous = view
    } else {
      previous = try view()
    }
    try rest(after: previous)
    guard !found.isEmpty else {
      throw error(at: start, "the format has neither a distance nor a size")
    }
    return found
  }

  private mutating func orientation() throws(NotationError) {
    guard let letter = peek, letter != "|", letter != "[" else { return }
    let start = index
    index += 1
    switch letter {
    case "H", "h": isHorizontal = true
    case "V", "v": isHorizontal = false
    default: throw error(at: start, "visual format begins with H:, V:, | or [")
    }
    guard take(":") else { throw error(at: index, "a colon must follow \(letter)") }
  }

  private mutating func rest(after view: Item) throws(NotationError) {
    var previous = view
    while index < characters.count {
      let start = index
      skipBlanks()
      if index == characters.count { return }
      index = start
      let gap = try gap()
      if take("|") {
        add(gap, from: previous, to: nil)
        skipBlanks()
        guard index == characters.count else {
          throw error(at: index, "the text after the superview's edge is not expected")
        }
        return
      }
      let next = try self.view()
      add(gap, from: previous, to: next)
      previous = next
    }
  }

  // MARK: - Views

  /// Parses a view in brackets, adds the constraints of its size, and returns its name.
  private mutating func view() throws(NotationError) -> String {
    let open = index
    guard take("[") else {
      throw error(
        at: index,
        index < characters.count
          ? "a view must follow, such as [name]" : "a view or the superview's edge must follow"
      )
    }
    skipBlanks()
    let name = try name()
    skipBlanks()
    if take("(") {
      for predicate in try predicates() { try addSize(of: name, predicate, at: open) }
      skipBlanks()
    }
    guard take("]") else {
      throw error(at: index, index < characters.count ? "']' is missing" : "the '[' is not closed")
    }
    return name
  }

  private mutating func addSize(
    of name: String,
    _ predicate: Predicate,
    at open: Int
  ) throws(NotationError) {
    let size = isHorizontal ? "width" : "height"
    if let number = predicate.number, number.hasPrefix("-") {
      throw error(at: open, "a size can't be negative")
    }
    found.append(
      ConstraintNotation(
        .init(.named(name), size),
        predicate.relation,
        predicate.view.map { .init(.named($0), size) },
        multiplier: predicate.multiplier,
        constant: predicate.number.flatMap { Double($0) == 0 ? nil : $0 },
        priority: predicate.priority
      )
    )
  }

  mutating func name() throws(NotationError) -> String {
    let start = index
    let missing = "a view's name is missing"
    if let name = try quotedName(orElse: missing) { return name }
    let name = word()
    guard !name.isEmpty else { throw error(at: start, missing) }
    return name
  }

  // MARK: - Distances

  private mutating func gap() throws(NotationError) -> Gap {
    guard take("-") else { return .none }
    if peek == "[" || peek == "|" { return .standard }
    if take("(") {
      let start = index - 1
      let predicates = try predicates()
      for predicate in predicates where predicate.view != nil {
        throw error(at: start, "a distance is a number")
      }
      try closeGap()
      return .predicates(predicates)
    }
    let start = index
    guard peek?.isASCII == true, peek?.isNumber == true || peek == "." else {
      throw error(
        at: start,
        index < characters.count
          ? "a distance is a number, or predicates in parentheses"
          : "a distance or an item must follow the '-'"
      )
    }
    var predicate = Predicate()
    predicate.number = try number()
    if take("@") { predicate.priority = try priority() }
    try closeGap()
    return .predicates([predicate])
  }

  private mutating func closeGap() throws(NotationError) {
    guard take("-") else { throw error(at: index, "a '-' must follow the distance") }
  }

  private mutating func add(_ gap: Gap, from: Item, to: Item) {
    switch gap {
    case .none: addGap(Predicate(), from, to)
    case .standard:
      let isEdge = from == nil || to == nil
      var predicate = Predicate()
      predicate.number = isEdge ? (hasMargins ? nil : "20") : "8"
      addGap(predicate, from, to, isMargin: isEdge && hasMargins)
    case .predicates(let predicates): for predicate in predicates { addGap(predicate, from, to) }
    }
  }

  private mutating func addGap(
    _ predicate: Predicate,
    _ from: Item,
    _ to: Item,
    isMargin: Bool = false
  ) {
    let begin = isHorizontal ? "leading" : "top"
    let end = isHorizontal ? "trailing" : "bottom"
    let margin = isMargin ? "Margin" : ""
    let first: ConstraintNotation.Anchor =
      to.map { .init(.named($0), begin) } ?? .init(.superview, end + margin)
    let second: ConstraintNotation.Anchor =
      from.map { .init(.named($0), end) } ?? .init(.superview, begin + margin)
    found.append(
      ConstraintNotation(
        first,
        predicate.relation,
        second,
        constant: predicate.number.flatMap { Double($0) == 0 ? nil : $0 },
        priority: predicate.priority
      )
    )
  }
}
