import LayoutModel

/// Three states of one value, joined.
enum ValueMerge {
  /// What a three-way comparison of one value says.
  enum Outcome<Wrapped> {
    /// One side, or both alike, changed the value; or nobody did.
    case agreed(Wrapped, from: Version)
    /// Both changed it, to different values.
    case disputed
  }

  /// Compares three states of anything.
  static func choose<T>(
    _ base: T, _ ours: T, _ theirs: T, isSame: (T, T) -> Bool
  ) -> Outcome<T> {
    if isSame(ours, theirs) { return .agreed(ours, from: .ours) }
    if isSame(base, ours) { return .agreed(theirs, from: .theirs) }
    if isSame(base, theirs) { return .agreed(ours, from: .ours) }
    return .disputed
  }

  /// Joins three structured values.
  ///
  /// A record is one fact. Two exceptions: a font whose attributes are the same set in all three is
  /// joined attribute by attribute, and a color that Xcode re-coded, with the same components, was
  /// not changed.
  static func merge(_ base: Record?, _ ours: Record, _ theirs: Record) -> Outcome<Record> {
    if ours == theirs { return .agreed(ours, from: .ours) }
    guard let base else { return .disputed }
    if base == ours { return .agreed(theirs, from: .theirs) }
    if base == theirs { return .agreed(ours, from: .ours) }
    if isRespelling(base, theirs) || isRespelling(ours, theirs) {
      return .agreed(ours, from: .ours)
    }
    if isRespelling(base, ours) { return .agreed(theirs, from: .theirs) }
    guard ours.kind == .fontDescription || ours.kind == .font else { return .disputed }
    return mergeFields(base, ours, theirs)
  }

  private static func mergeFields(_ base: Record, _ ours: Record, _ theirs: Record)
    -> Outcome<Record>
  {
    guard base.kind == ours.kind, base.kind == theirs.kind else { return .disputed }
    var result = ours
    for index in ours.fields.indices {
      let isGiven = base.fields[index] != nil
      guard isGiven == (ours.fields[index] != nil), isGiven == (theirs.fields[index] != nil) else {
        return .disputed
      }
      guard
        case .agreed(let field, _) = choose(
          base.fields[index], ours.fields[index], theirs.fields[index], isSame: hasSameBytes)
      else { return .disputed }
      result.fields[index] = field
    }
    return .agreed(result, from: .ours)
  }

  // MARK: - Spelling

  /// True if two different values mean the same: a number with other digits, a re-coded color.
  static func isRespelling(_ old: Value?, _ new: Value?) -> Bool {
    guard case .record(let old)? = old, case .record(let new)? = new else { return false }
    return isRespelling(old, new)
  }

  private static func isRespelling(_ old: Record, _ new: Record) -> Bool {
    guard old.kind == new.kind else { return false }
    for (index, name) in old.kind.fieldNames.enumerated() {
      if old.kind == .color, name == "colorSpace" || name == "customColorSpace" { continue }
      guard
        hasSameBytes(old.fields[index], new.fields[index])
          || isSameNumber(old.fields[index], new.fields[index])
      else { return false }
    }
    guard old.kind == .color else { return true }
    return isSameColorFamily(old["colorSpace"], new["colorSpace"])
  }

  /// Xcode 8 re-coded colors from the calibrated and device spaces to custom ones.
  private static func isSameColorFamily(_ old: String?, _ new: String?) -> Bool {
    let spaces: Set<String> = [
      "calibratedRGB", "calibratedWhite", "deviceRGB", "deviceWhite", "custom",
    ]
    return old.map(spaces.contains) ?? true && new.map(spaces.contains) ?? true
  }

  /// True if both are numbers and equal ones, such as `20` and `20.0`.
  private static func isSameNumber(_ left: String?, _ right: String?) -> Bool {
    guard let left, let right, isDecimal(left), isDecimal(right) else { return false }
    return Double(left) == Double(right)
  }

  /// True for what Xcode writes for a number; `Double` reads more, such as `nan` or `0x10`.
  private static func isDecimal(_ literal: String) -> Bool {
    !literal.isEmpty
      && literal.utf8.allSatisfy { byte in
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
          || byte == UInt8(ascii: "-")
      }
  }

  /// True if both are the same bytes, or both absent.
  static func hasSameBytes(_ left: String?, _ right: String?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left?, let right?): left.hasSameBytes(as: right)
    default: false
    }
  }
}
