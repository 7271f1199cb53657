/// The tolerances of the solver.
///
/// All are relative, so a system in millionths of a point is solved as well as one in millions of
/// points. Rows are first scaled by a power of two, so that the largest coefficient is in 1..<2.
enum Tolerance {
  /// A value counts as zero up to this fraction of the largest constant that contributed to it.
  static let value = 1e-10

  /// A coefficient counts as cancelled up to this fraction of the numbers that were added.
  static let cancellation = 1e-11

  /// A reduced cost counts as zero up to this fraction of the costs that were added.
  static let cost = 1e-9

  /// A solution is rejected if it violates a required constraint by more than this fraction of the
  /// numbers in it.
  static let accuracy = 1e-7

  /// Elimination takes a pivot only if it is at least this fraction of its row's largest
  /// coefficient.
  static let pivot = 0.01
}
