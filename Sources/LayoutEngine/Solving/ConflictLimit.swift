/// The largest violations that are no real conflicts, in points.
///
/// Each is more than a round number, so that rounding errors of the solver do not decide whether a
/// conflict of exactly that number is real.
enum ConflictLimit {
  /// The difference to the round numbers.
  private static let tolerance = 0.001
  /// The limit of most conflicts: half a point, which rounded literals and the line below a cell explain.
  static let usual = 0.5 + tolerance
  /// The limit of a conflict that involves an intrinsic content size: two points.
  static let withSizes = 2 + tolerance
}
