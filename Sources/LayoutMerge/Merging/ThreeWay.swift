/// One value for each of the three documents of a merge.
struct ThreeWay<Value> {
  var base: Value
  var ours: Value
  var theirs: Value

  init(base: Value, ours: Value, theirs: Value) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
  }

  /// Creates the same value for each document.
  init(repeating value: Value) {
    self.init(base: value, ours: value, theirs: value)
  }

  /// Returns the values that a function has for each document.
  static func each(_ value: (Version) throws -> Value) rethrows -> ThreeWay {
    ThreeWay(base: try value(.base), ours: try value(.ours), theirs: try value(.theirs))
  }

  subscript(_ version: Version) -> Value {
    get {
      switch version {
      case .base: base
      case .ours: ours
      case .theirs: theirs
      }
    }
    _modify {
      switch version {
      case .base: yield &base
      case .ours: yield &ours
      case .theirs: yield &theirs
      }
    }
  }

  /// The values in the order of ``Version``.
  var all: [Value] { [base, ours, theirs] }

  /// The values of both sides.
  var sides: [Value] { [ours, theirs] }

  /// Returns the transformed values.
  func map<Result>(_ transform: (Value) throws -> Result) rethrows -> ThreeWay<Result> {
    try ThreeWay<Result>(
      base: transform(base),
      ours: transform(ours),
      theirs: transform(theirs)
    )
  }
}
