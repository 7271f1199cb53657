/// A table of values for a contiguous range of numbers, such as the nodes from a root to its last
/// member. All other numbers have a default value.
///
/// The cost for a part of a scene depends on the size of the part, not on the size of the scene.
struct RangeTable<Value> {
  private let first: Int
  private let none: Value
  private(set) var values: [Value]

  /// Creates a table in which every number has the default value.
  init(_ none: Value, for run: Range<Int>) {
    first = run.lowerBound
    self.none = none
    values = Array(repeating: none, count: run.count)
  }

  /// The value of a number. Values outside the range can't be set.
  subscript(number: Int) -> Value {
    get {
      let place = number - first
      return place >= 0 && place < values.count ? values[place] : none
    }
    _modify {
      let place = number - first
      if place >= 0, place < values.count {
        yield &values[place]
      } else {
        var ignored = none
        yield &ignored
      }
    }
  }
}

extension RangeTable: Sendable where Value: Sendable {}

extension [Int] {
  /// The range from the first to the last of ordered numbers.
  var run: Range<Int> {
    guard let first, let last, first <= last else { return 0..<0 }
    return first..<(last + 1)
  }
}
