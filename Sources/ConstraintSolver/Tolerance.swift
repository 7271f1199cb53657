/// Every tolerance of the solver; all are relative, so a system in millionths of a point is solved
/// as well as one in millions of points.
///
/// Rows are scaled first, by a power of two, so that the largest coefficient is in 1..<2.
enum Tolerance {
  /// A value counts as zero up to this part of the largest constant that went into it.
  static let value = 1e-10

  /// A coefficient counts as cancelled up to this part of the numbers that were added.
  static let cancellation = 1e-11

  /// A reduced cost counts as zero up to this part of the costs that were added.
  static let cost = 1e-9

  /// A solution is refused if it misses a required constraint by more than this part of the
  /// numbers in it.
  static let accuracy = 1e-7

  /// A pivot is taken only if it is at least this part of its row's largest coefficient, unless
  /// nothing better is left.
  static let pivot = 0.01
}
