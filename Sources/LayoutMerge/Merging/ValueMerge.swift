import LayoutModel

/// Three-way merges of one value.
enum ValueMerge {
  /// The result of a three-way merge of one value.
  enum Result<Wrapped> {
    /// One side changed the value, both changed it alike, or neither changed it.
    case agreed(Wrapped, from: Version)
    /// Both sides changed the value differently.
    case conflicting
  }

  /// Merges three states of any value.
  static func choose<T>(_ states: ThreeWay<T>, isSame: (T, T) -> Bool) -> Result<T> {
    if isSame(states.ours, states.theirs) { return .agreed(states.ours, from: .ours) }
    if isSame(states.base, states.ours) { return .agreed(states.theirs, from: .theirs) }
    if isSame(states.base, states.theirs) { return .agreed(states.ours, from: .ours) }
    return .conflicting
  }

  /// Merges three structured values.
  ///
  /// A record is one value, with these exceptions. Fonts that have the same set of attributes in
  /// all three states are merged by attribute. So are authored frames: moving a view up and making
  /// it wider are two edits. A color that Xcode encoded differently is unchanged, and so are a font
  /// that it names by another use, and a rect whose digits differ by less than any screen can show.
  ///
  /// - Parameters:
  ///   - base: The value of the common ancestor; nil if it has none.
  ///   - ours: Our value.
  ///   - theirs: Their value.
  ///   - authored: The parts of a rect that people set.
  ///   - preferred: The side whose derived parts win if both sides changed them.
  static func merge(
    _ base: Record?,
    _ ours: Record,
    _ theirs: Record,
    authored: FrameParts,
    preferred: Version
  ) -> Result<Record> {
    if ours == theirs { return .agreed(ours, from: .ours) }
    guard let base else { return .conflicting }
    if base == ours { return .agreed(theirs, from: .theirs) }
    if base == theirs { return .agreed(ours, from: .ours) }
    if isRespelling(base, theirs) || isRespelling(ours, theirs) {
      return .agreed(ours, from: .ours)
    }
    if isRespelling(base, ours) { return .agreed(theirs, from: .theirs) }
    switch ours.kind {
    case .font, .fontDescription: return mergeFields(base, ours, theirs)
    case .rect where authored.hasNumbers:
      return mergeFields(base, ours, theirs) { place in
        authored.contains(field: place) ? nil : preferred
      }
    case .rect, .point, .size, .color, .autoresizingMask: return .conflicting
    }
  }

  /// Merges records field by field. `side` returns the side to take if both changed a field, by its
  /// place, or nil if that is a conflict.
  private static func mergeFields(
    _ base: Record,
    _ ours: Record,
    _ theirs: Record,
    preferring side: (Int) -> Version? = { _ in nil }
  ) -> Result<Record> {
    guard base.kind == ours.kind, base.kind == theirs.kind else { return .conflicting }
    var result = ours
    for index in ours.fields.indices {
      let isGiven = base.fields[index] != nil
      guard isGiven == (ours.fields[index] != nil), isGiven == (theirs.fields[index] != nil) else {
        return .conflicting
      }
      let fields = ThreeWay(base: base, ours: ours, theirs: theirs).map { $0.fields[index] }
      switch choose(fields, isSame: ours.kind == .rect ? isSameLength : hasSameBytes) {
      case .agreed(let field, _): result.fields[index] = field
      case .conflicting:
        guard let preferred = side(index) else { return .conflicting }
        result.fields[index] = fields[preferred]
      }
    }
    return .agreed(result, from: .ours)
  }

  // MARK: - Equivalent values

  /// Returns true if two values mean the same: a rect with different digits, a color in another
  /// encoding, a font of the system by another use.
  static func isRespelling(_ old: Value?, _ new: Value?) -> Bool {
    guard case .record(let old)? = old, case .record(let new)? = new else { return false }
    return isRespelling(old, new)
  }

  private static func isRespelling(_ old: Record, _ new: Record) -> Bool {
    guard old.kind == new.kind else { return false }
    switch old.kind {
    case .rect, .point, .size: return zip(old.fields, new.fields).allSatisfy(isSameLength)
    case .color: return isRecoded(old, new)
    case .font:
      guard let face = MetaFont.face(of: old) else { return false }
      return face == MetaFont.face(of: new)
    case .fontDescription, .autoresizingMask: return false
    }
  }

  /// Returns true if both are lengths that look equal on every screen. Xcode writes
  /// 209.999999531893 for a 210 that it computed.
  static func isSameLength(_ left: String?, _ right: String?) -> Bool {
    if hasSameBytes(left, right) { return true }
    guard let left, let right, let a = decimal(left), let b = decimal(right) else { return false }
    return abs(a - b) < 0.001
  }

  /// Returns true for one color in two encodings. Since Xcode 8, the calibrated spaces are written
  /// as custom ones with the same numbers, and grays as red, green and blue.
  ///
  /// The other attributes of a system color are what Interface Builder knew of it when it wrote the
  /// file. The system takes the color by its name. Since Xcode 11, the name is in another attribute
  /// (51 of 54 such changes in real histories; in the others, people changed the color).
  private static func isRecoded(_ old: Record, _ new: Record) -> Bool {
    let (oldName, newName) = (systemName(of: old), systemName(of: new))
    guard hasSameBytes(oldName, newName) else { return false }
    if oldName != nil { return true }
    for name in ["name", "catalog"] where !hasSameBytes(old[name], new[name]) { return false }
    guard let a = components(old), let b = components(new) else { return false }
    return a == b
  }

  /// The name by which the system knows a color; nil for a color of another kind.
  private static func systemName(of color: Record) -> String? {
    color["systemColor"] ?? color["cocoaTouchSystemColor"]
  }

  /// Red, green, blue and alpha; nil for a color without components or in another color space.
  private static func components(_ color: Record) -> [Double]? {
    guard let space = color["colorSpace"], recodedSpaces.contains(space),
      color["customColorSpace"].map(recodedCustomSpaces.contains) ?? true
    else { return nil }
    let literals =
      if let white = color["white"] {
        [white, white, white, color["alpha"]]
      } else {
        [color["red"], color["green"], color["blue"], color["alpha"]]
      }
    let numbers = literals.compactMap { $0.flatMap(decimal) }
    return numbers.count == 4 ? numbers : nil
  }

  private static let recodedSpaces: Set<String> = [
    "calibratedRGB", "calibratedWhite", "deviceRGB", "deviceWhite", "custom",
  ]
  private static let recodedCustomSpaces: Set<String> = [
    "sRGB", "calibratedRGB", "genericGamma22GrayColorSpace", "calibratedWhite",
  ]

  /// Parses a number as Xcode writes it. `Double` accepts more, such as `nan` or `0x10`.
  static func decimal(_ literal: String) -> Double? {
    let isPlain = literal.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
        || byte == UInt8(ascii: "-")
    }
    return isPlain ? Double(literal) : nil
  }

  /// Returns true if both are equal byte for byte, or both nil.
  static func hasSameBytes(_ left: String?, _ right: String?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left?, let right?): left.hasSameBytes(as: right)
    default: false
    }
  }
}
