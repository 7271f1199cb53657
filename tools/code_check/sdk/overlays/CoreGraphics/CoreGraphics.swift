// swift-format-ignore-file
// Initializers that Swift adds to the structures of Core Graphics.
@_exported import CoreGraphics
@_exported import CoreFoundation

extension CGRect {
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
  public init(x: Double, y: Double, width: Double, height: Double) { fatalError() }
  public init(x: Int, y: Int, width: Int, height: Int) { fatalError() }
  public var width: CGFloat { fatalError() }
  public var height: CGFloat { fatalError() }
  public var midX: CGFloat { fatalError() }
  public var midY: CGFloat { fatalError() }
  public var minX: CGFloat { fatalError() }
  public var minY: CGFloat { fatalError() }
  public var maxX: CGFloat { fatalError() }
  public var maxY: CGFloat { fatalError() }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
  public static var null: CGRect { fatalError() }
}
extension CGPoint {
  public init(x: Double, y: Double) { fatalError() }
  public init(x: Int, y: Int) { fatalError() }
}
extension CGSize {
  public init(width: Double, height: Double) { fatalError() }
  public init(width: Int, height: Int) { fatalError() }
}
extension CGAffineTransform {
  public init(rotationAngle: CGFloat) { fatalError() }
  public init(scaleX: CGFloat, y: CGFloat) { fatalError() }
  public init(translationX: CGFloat, y: CGFloat) { fatalError() }
}
extension CGRect: Equatable {
  public static func == (first: CGRect, second: CGRect) -> Bool { fatalError() }
}
extension CGPoint: Equatable {
  public static func == (first: CGPoint, second: CGPoint) -> Bool { fatalError() }
}
extension CGSize: Equatable {
  public static func == (first: CGSize, second: CGSize) -> Bool { fatalError() }
}
