/// Combines the findings of one cause into a statement.
struct CauseSummary {
  private let findings: [Finding]
  /// The findings sorted by object, class and kind, independent of the order of the file.
  private let ordered: [Finding]
  private let ranks: [ObjectID: Int]
  private let sizes: [Size]
  /// The side of the screens that decides; nil if both may.
  private let decidingSide: ScreenSide?

  /// A side of a screen.
  enum ScreenSide {
    case width, height
  }

  /// - Parameters:
  ///   - findings: The findings of one cause; at least one.
  ///   - ranks: The ranks of the objects, independent of the order of the file.
  ///   - sizes: The sizes of the examined screens.
  ///   - decidingSide: The side of the screens that decides, such as the width for a conflict of widths;
  ///     nil if both may.
  init(
    _ findings: [Finding],
    ranks: [ObjectID: Int],
    sizes: [Size],
    decidingSide: ScreenSide? = nil
  ) {
    self.findings = findings
    self.decidingSide = decidingSide
    ordered = CauseSummary.ordered(findings, by: ranks)
    self.ranks = ranks
    self.sizes = sizes
  }

  var cause: Cause {
    let main = main
    let classes = Set(findings.compactMap(\.sizeClass))
    let affected = affected(beside: main)
    return Cause(
      finding: main,
      message: message(main, affected),
      classes: SizeClass.all.filter(classes.contains),
      affected: affected,
      // Interface Builder's mark is about the canvas, so it says nothing about screens.
      extent: main.kind.dependsOnFrames && main.certainty != .marked ? extent : nil,
      findings: findings
    )
  }

  private static func ordered(_ findings: [Finding], by ranks: [ObjectID: Int]) -> [Finding] {
    let keys = findings.indices.map { number in
      (
        findings[number].object.flatMap { ranks[$0] } ?? ranks.count,
        findings[number].sizeClass.flatMap(SizeClass.all.firstIndex) ?? -1,
        findings[number].kind,
        findings[number].path?.rawValue ?? "",
        number
      )
    }
    return findings.indices.sorted { keys[$0] < keys[$1] }.map { findings[$0] }
  }

  // MARK: - The representative finding

  /// The representative finding, with the combined screens and suggestions of all.
  private var main: Finding {
    let anchor = anchor
    // Indices, because a finding is slow to copy.
    let candidates = ordered.indices.filter { ordered[$0].object == anchor }
    let best = candidates.reduce(candidates[0]) { best, other in
      isBetter(ordered[other], than: ordered[best]) ? other : best
    }
    let chosen = ordered[best]
    let beside = ordered.indices.filter {
      ordered[$0].sizeClass == chosen.sizeClass
        && ordered[$0].screens.isEmpty == chosen.screens.isEmpty
        && ordered[$0].isUnsure == chosen.isUnsure
    }
    let suggestions = beside.flatMap { ordered[$0].suggestions }
    return chosen.standing(
      for: findings,
      screens: CauseSummary.distinct(ordered.flatMap(\.screens)),
      sizes: CauseSummary.distinct(ordered.flatMap(\.sizes)),
      suggestions: suggestions.reduce(into: []) { distinct, suggestion in
        // A root has few suggestions.
        if !distinct.contains(suggestion) { distinct.append(suggestion) }
      }
    )
  }

  /// The object with the most findings. Of several such objects, it is the one with the lowest
  /// rank.
  private var anchor: ObjectID? {
    // Off screen is worse than clipped.
    let most = findings.map(\.severity).max()
    let worst = findings.indices.filter {
      findings[$0].kind == .offScreen
        || findings[$0].kind == .misplaced && findings[$0].severity == most
    }
    var counts: [ObjectID: Int] = [:]
    let objects = Set(findings.compactMap(\.object))
    for index in worst.isEmpty ? Array(findings.indices) : worst {
      let own = findings[index].object
      let head = findings[index].kind == .ambiguous ? findings[index].head : own
      guard let object = head.flatMap({ objects.contains($0) ? $0 : nil }) ?? own else { continue }
      counts[object, default: 0] += findings[index].places
    }
    let highest = counts.values.max()
    return counts.keys.filter { counts[$0] == highest }.min { rank($0) < rank($1) }
  }

  private func rank(_ object: ObjectID) -> Int { ranks[object] ?? ranks.count }

  /// Returns true if a finding is preferable: more certain, worse, seen in more places, or with
  /// fewer constraints.
  private func isBetter(_ finding: Finding, than other: Finding) -> Bool {
    if finding.isUnsure != other.isUnsure { return other.isUnsure }
    let (isMarked, isOtherMarked) = (finding.certainty == .marked, other.certainty == .marked)
    if isMarked != isOtherMarked { return isMarked }
    if finding.kind != other.kind { return finding.kind == .offScreen }
    if let points = finding.points, let others = other.points, points != others {
      return points > others
    }
    if finding.quantities.count != other.quantities.count {
      return finding.quantities.count > other.quantities.count
    }
    if finding.places != other.places { return finding.places > other.places }
    if finding.constraints.count != other.constraints.count {
      return finding.constraints.count < other.constraints.count
    }
    return finding.constraints.map(rank).lexicographicallyPrecedes(other.constraints.map(rank))
  }

  /// Returns the other affected objects: ambiguous views, constraints of other conflicts.
  private func affected(beside main: Finding) -> [ObjectID] {
    var all = Set(findings.compactMap(\.object))
    if main.kind == .unsatisfiable {
      all.formUnion(findings.flatMap { $0.constraints + $0.otherConstraints })
    }
    if main.kind == .unsatisfiable { all.subtract(main.constraints) }
    if let object = main.object { all.remove(object) }
    return all.sorted { (rank($0), $0) < (rank($1), $1) }
  }

  // MARK: - Message

  private func message(_ main: Finding, _ affected: [ObjectID]) -> String {
    if main.kind == .unusedRow { return unusedRows ?? main.message }
    let own = [main.message, gap(of: main)].compactMap { $0 }.joined(separator: " ")
    if affected.isEmpty { return own }
    let begin = own.hasSuffix(".") ? own : own + "."
    let list = CauseSummary.list(affected.map(\.rawValue))
    switch main.kind {
    case .ambiguous: return "\(begin) Also ambiguous: \(list)."
    case .misplaced: return "\(begin) Also misplaced: \(list)."
    case .unsatisfiable: return "\(begin) Also in conflict: \(list)."
    case .uninstalledItem: return "\(begin) The same applies to \(list)."
    default: return "\(begin) Also: \(list)."
    }
  }

  /// Returns by how much a conflict fails, rounded to a tenth of a point; nil for other kinds, and if
  /// that is nothing.
  private func gap(of main: Finding) -> String? {
    guard main.kind == .unsatisfiable, let points = Finding.joinedGap(of: findings, like: main)
    else { return nil }
    let (least, most) = (tenths(points.lowerBound), tenths(points.upperBound))
    if most == 0 { return nil }
    let unit = most == 1 ? "point" : "points"
    return "Off by \(least < most ? "up to " : "")\(CauseSummary.text(most)) \(unit)."
  }

  private func tenths(_ points: Double) -> Double { (points * 10).rounded() / 10 }

  /// The message about several unused rows; nil for one row.
  private var unusedRows: String? {
    let rows = CauseSummary.distinct(
      ordered.map { finding in
        [finding.object?.rawValue, finding.path?.rawValue].compactMap { $0 }.joined(separator: ".")
          + (finding.sizeClass.map { " (\($0))" } ?? "")
      }
    )
    if rows.count < 2 { return nil }
    return "\(rows.count) rows have no effect, because each repeats the value that it overrides:"
      + " \(CauseSummary.list(rows))."
  }

  /// Returns the words as a list of at most five entries, which ends with the number of omitted
  /// words.
  private static func list(_ words: [String]) -> String {
    let most = 4
    guard words.count > most + 1 else { return words.joined(separator: ", ") }
    return words.prefix(most).joined(separator: ", ") + " and \(words.count - most) more"
  }

  private static func distinct<Item: Hashable>(_ items: [Item]) -> [Item] {
    var seen: Set<Item> = []
    return items.filter { seen.insert($0).inserted }
  }

  // MARK: - Screens

  /// The affected screens in words: what distinguishes them from the others.
  ///
  /// A bound is the length of an examined screen. Lengths between it and the next screen were not
  /// examined. Screens of one size can differ in their safe area, so they are counted.
  private var extent: String? {
    let all = CauseSummary.counts(sizes)
    let shown = CauseSummary.counts(Finding.joinedSizes(of: findings))
    let others = Set(all.keys.filter { shown[$0] == nil })
    let isPartial = all.contains { size, count in shown[size].map { $0 < count } ?? false }
    guard !shown.isEmpty, !others.isEmpty || isPartial else { return nil }
    if isPartial { return seen(shown) }
    let own = Set(shown.keys)
    let heights = ranges(own, others, "height") { $0.height }
    let widths = ranges(own, others, "width") { $0.width }
    switch decidingSide {
    case nil:
      let simple = [heights, widths].compactMap { $0 }.first { $0.count == 1 }
      return simple?.words ?? side(own, others) ?? heights?.words ?? widths?.words ?? seen(shown)
    case .width: return words(widths, else: heights, own, others) ?? seen(shown)
    case .height: return words(heights, else: widths, own, others) ?? seen(shown)
    }
  }

  /// Returns the ranges of the side that decides. Those of the other side stand for it only if they are
  /// one range, such as that of all phones in landscape.
  private func words(
    _ deciding: (count: Int, words: String)?,
    else other: (count: Int, words: String)?,
    _ own: Set<Size>,
    _ others: Set<Size>
  ) -> String? {
    if let deciding, deciding.count == 1 { return deciding.words }
    if let side = side(own, others) { return side }
    return deciding?.words ?? (other?.count == 1 ? other?.words : nil)
  }

  private static func counts(_ sizes: [Size]) -> [Size: Int] {
    sizes.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// The most ranges in a sentence.
  private static let mostRanges = 3

  /// Returns the ranges of a length that only the affected screens have; nil if other screens have one
  /// of their lengths, or if the ranges are many.
  private func ranges(
    _ shown: Set<Size>,
    _ others: Set<Size>,
    _ name: String,
    _ length: (Size) -> Double
  ) -> (count: Int, words: String)? {
    let (own, rest) = (Set(shown.map(length)), Set(others.map(length)))
    guard own.isDisjoint(with: rest) else { return nil }
    let sorted = own.union(rest).sorted()
    var runs: [(first: Double, last: Double)] = []
    var isInRun = false
    for value in sorted {
      defer { isInRun = own.contains(value) }
      guard own.contains(value) else { continue }
      if isInRun { runs[runs.count - 1].last = value } else { runs.append((value, value)) }
    }
    if let gaps = gaps(sorted, rest, runs.count) {
      return (gaps.count, "wherever the \(name) is not " + gaps.joined(separator: " or "))
    }
    guard runs.count <= CauseSummary.mostRanges else { return nil }
    let words = runs.map { run -> String in
      let (first, last) = (CauseSummary.text(run.first), CauseSummary.text(run.last))
      if run.first == sorted.first { return "at most \(last)" }
      if run.last == sorted.last { return "at least \(first)" }
      if first != last { return "from \(first) to \(last)" }
      return runs.count == 1 ? first : "exactly \(first)"
    }
    return (runs.count, "wherever the \(name) is " + words.joined(separator: ", or "))
  }

  /// Returns the few lengths of the other screens if they are between those of the affected ones; nil if
  /// ranges are as short.
  private func gaps(_ sorted: [Double], _ rest: Set<Double>, _ runs: Int) -> [String]? {
    guard rest.count < runs, rest.count <= CauseSummary.mostRanges else { return nil }
    return sorted.filter(rest.contains).map(CauseSummary.text)
  }

  /// Returns what distinguishes landscape from portrait screens; nil if the screens are mixed.
  private func side(_ shown: Set<Size>, _ others: Set<Size>) -> String? {
    func isWide(_ size: Size) -> Bool { size.width > size.height }
    if shown.allSatisfy(isWide), !others.contains(where: isWide) {
      return "wherever the width is greater than the height"
    }
    if others.allSatisfy(isWide), !shown.contains(where: isWide) {
      return "wherever the height is greater than the width"
    }
    return nil
  }

  /// Returns the name of the only screen, or how many screens are affected and the range of their sizes.
  private func seen(_ shown: [Size: Int]) -> String? {
    let screens = CauseSummary.distinct(ordered.flatMap(\.screens))
    if screens.count == 1 { return "seen on \(screens[0])" }
    let (widths, heights) = (shown.keys.map(\.width), shown.keys.map(\.height))
    guard let narrow = widths.min(), let wide = widths.max(), let low = heights.min(),
      let high = heights.max()
    else { return nil }
    let number = shown.values.reduce(0, +)
    func range(_ least: Double, _ most: Double) -> String {
      let (first, last) = (CauseSummary.text(least), CauseSummary.text(most))
      return first == last ? first : "\(first) to \(last)"
    }
    let parts = [
      decidingSide == .height ? nil : "width \(range(narrow, wide))",
      decidingSide == .width ? nil : "height \(range(low, high))",
    ]
    return "seen on \(number) of \(sizes.count) screens, "
      + parts.compactMap { $0 }.joined(separator: ", ")
  }

  private static func text(_ number: Double) -> String {
    number.whole.map { String($0) } ?? String(number)
  }
}

extension Finding {
  /// The number of places that show the finding: the canvas of the class, and screens.
  fileprivate var places: Int { 1 + sizes.count }
}

extension CauseSummary.ScreenSide {
  /// Creates the side that the attributes of constraints are about; nil if they are about both or none.
  init?(_ attributes: [String]) {
    let sides = Set(attributes.map(Self.isAcross))
    guard sides.count == 1, let isAcross = sides.first else { return nil }
    self = isAcross ? .width : .height
  }

  /// Returns true for a horizontal attribute, such as `leadingMargin` or `centerX`.
  private static func isAcross(_ attribute: String) -> Bool {
    ["leading", "trailing", "left", "right", "width", "centerX"]
      .contains(where: attribute.hasPrefix)
  }
}
