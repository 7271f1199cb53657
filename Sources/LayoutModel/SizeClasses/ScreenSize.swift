/// The width and the height of a screen in points.
public struct ScreenSize: Hashable, Sendable {
  /// The width in points.
  public let width: Int
  /// The height in points.
  public let height: Int

  /// Creates a size from a width and a height in points.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

extension ScreenSize: CustomStringConvertible {
  /// The size as text, such as `375x667`.
  public var description: String { "\(width)x\(height)" }
}
