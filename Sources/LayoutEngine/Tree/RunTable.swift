/// Values for the numbers of a run, such as the nodes from a root to its last member; all others have
/// the value that stands for none.
///
/// What belongs to a part of a scene costs as much as the part, however large the rest is.
struct RunTable<Value> {
  private let first: Int
  private let none: Value
  private(set) var values: [Value]

  /// Creates a table in which every number of a run has the value that stands for none.
  init(_ none: Value, for run: Range<Int>) {
    first = run.lowerBound
    self.none = none
    values = Array(repeating: none, count: run.count)
  }

  /// The value of a number; set for the numbers of the run only.
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

extension RunTable: Sendable where Value: Sendable {}

extension [Int] {
  /// The run from the first of numbers in order to the last.
  var run: Range<Int> {
    guard let first, let last, first <= last else { return 0..<0 }
    return first..<(last + 1)
  }
}
