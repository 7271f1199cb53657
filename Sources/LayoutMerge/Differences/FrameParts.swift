import LayoutModel

/// Some of the values that place a view: the four numbers of its frame, and its autoresizing mask.
struct FrameParts: OptionSet {
  let rawValue: Int

  static let width = FrameParts(rawValue: 1 << 2)
  static let height = FrameParts(rawValue: 1 << 3)
  static let size: FrameParts = [.width, .height]
  /// The origin and the size.
  static let all = FrameParts(rawValue: 0b1111)
  /// The autoresizing mask.
  static let mask = FrameParts(rawValue: 1 << 4)

  init(rawValue: Int) { self.rawValue = rawValue }

  /// Creates the parts that differ between two rects.
  init(differing old: Record, _ new: Record) {
    self = []
    for (place, pair) in zip(old.fields, new.fields).enumerated()
    where !ValueMerge.isSameLength(pair.0, pair.1) {
      insert(FrameParts(rawValue: 1 << place))
    }
  }

  /// Creates the parts that a merge of three states has. A state is nil if the object is absent.
  init(merging states: ThreeWay<FrameParts?>) {
    switch (states.base, states.ours, states.theirs) {
    case (let base?, let ours?, let theirs?):
      self = ours.union(theirs).subtracting(base).union(ours.intersection(theirs))
    default: self = states.all.reduce([]) { $0.union($1 ?? []) }
    }
  }

  /// True if the parts include a number of the frame.
  var hasNumbers: Bool { !isDisjoint(with: .all) }

  /// Returns true if the part at a place in ``RecordKind/fieldNames`` is among the parts.
  func contains(field place: Int) -> Bool { rawValue & 1 << place != 0 }

  /// Returns a rect with only these parts.
  func of(_ rect: Record) -> Record {
    var rect = rect
    for place in rect.fields.indices where !contains(field: place) { rect.fields[place] = nil }
    return rect
  }
}

extension LayoutObject {
  /// The rows for any-any.
  var baseRows: [Property] { properties.filter(\.variation.isBase) }
}
