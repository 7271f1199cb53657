public import LayoutModel

/// A problem that the result of a merge has and neither side has.
public struct MergeProblem: Sendable, Equatable {
  /// The kind of a finding, such as `unsatisfiable`, or `duplicate-identifier`.
  public let kind: String
  /// The object, or the first of several; nil if the problem is not about one.
  public let object: ObjectID?
  /// The scene of the object; nil in a xib.
  public let scene: ObjectID?
  /// The problem, as a sentence.
  public let message: String
}
