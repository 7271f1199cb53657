/// The description of a value to set on a new object.
public struct NewValue: Sendable, Equatable {
  /// The property to set.
  public var path: PropertyPath
  /// The value, in the readable notation.
  public var value: EditValue

  /// Creates the description of a value.
  public init(_ path: PropertyPath, _ value: EditValue) {
    self.path = path
    self.value = value
  }
}
