public import LayoutModel

/// Something wrong in the result of a merge that neither side has.
public struct MergeProblem: Sendable, Equatable {
  /// A finding's kind, such as `unsatisfiable`, or `duplicate-identifier`.
  public let kind: String
  /// The object, or the first of several; nil if the problem is not about one.
  public let object: ObjectID?
  /// The scene of the object; nil in a xib.
  public let scene: ObjectID?
  /// A sentence.
  public let message: String
}
