/// One unknown of a system of constraints, named by a number the caller chooses.
///
/// Numbers below a million are looked up without hashing, so count from zero where possible.
public struct Variable: Hashable, Comparable, Sendable {
  /// The number that names this variable.
  public let id: Int

  /// Creates the variable named `id`.
  public init(_ id: Int) {
    self.id = id
  }

  /// Orders variables by their number.
  public static func < (left: Variable, right: Variable) -> Bool {
    left.id < right.id
  }
}
