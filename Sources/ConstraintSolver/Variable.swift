/// A variable of a system of constraints, identified by a number that the caller chooses.
///
/// Numbers below a million are looked up without hashing, so count from zero if possible.
public struct Variable: Hashable, Comparable, Sendable {
  /// The number that identifies the variable.
  public let id: Int

  /// Creates the variable `id`.
  public init(_ id: Int) {
    self.id = id
  }

  /// Orders variables by number.
  public static func < (left: Variable, right: Variable) -> Bool {
    left.id < right.id
  }
}
