// swift-format-ignore-file
// CGFloat, which the compiler knows by name: it is a structure in Swift.
@_exported import CoreFoundation

@frozen public struct CGFloat: Sendable {
  public typealias NativeType = Double
  public var native: Double
  public init() { native = 0 }
  public init(_ value: Double) { native = value }
  public init(_ value: Float) { native = Double(value) }
  public init(_ value: CGFloat) { native = value.native }
  public init<Source: BinaryInteger>(_ value: Source) { native = Double(value) }
}

extension CGFloat: BinaryFloatingPoint {
  public typealias RawSignificand = UInt64
  public typealias Exponent = Int
  public static var exponentBitCount: Int { 11 }
  public static var significandBitCount: Int { 52 }
  public var bitPattern: UInt { fatalError() }
  public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) {
    fatalError()
  }
  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) { fatalError() }
  public var exponentBitPattern: UInt { fatalError() }
  public var significandBitPattern: UInt64 { fatalError() }
  public var binade: CGFloat { fatalError() }
  public var significandWidth: Int { fatalError() }
  public static var nan: CGFloat { fatalError() }
  public static var signalingNaN: CGFloat { fatalError() }
  public static var infinity: CGFloat { fatalError() }
  public static var greatestFiniteMagnitude: CGFloat { fatalError() }
  public static var pi: CGFloat { fatalError() }
  public var ulp: CGFloat { fatalError() }
  public static var leastNormalMagnitude: CGFloat { fatalError() }
  public static var leastNonzeroMagnitude: CGFloat { fatalError() }
  public var sign: FloatingPointSign { fatalError() }
  public var exponent: Int { fatalError() }
  public var significand: CGFloat { fatalError() }
  public mutating func formRemainder(dividingBy other: CGFloat) { fatalError() }
  public mutating func formTruncatingRemainder(dividingBy other: CGFloat) { fatalError() }
  public mutating func formSquareRoot() { fatalError() }
  public mutating func addProduct(_ first: CGFloat, _ second: CGFloat) { fatalError() }
  public func isEqual(to other: CGFloat) -> Bool { fatalError() }
  public func isLess(than other: CGFloat) -> Bool { fatalError() }
  public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { fatalError() }
  public mutating func round(_ rule: FloatingPointRoundingRule) { fatalError() }
  public var nextUp: CGFloat { fatalError() }
  public var isNormal: Bool { fatalError() }
  public var isFinite: Bool { fatalError() }
  public var isZero: Bool { fatalError() }
  public var isSubnormal: Bool { fatalError() }
  public var isInfinite: Bool { fatalError() }
  public var isNaN: Bool { fatalError() }
  public var isSignalingNaN: Bool { fatalError() }
  public var isCanonical: Bool { fatalError() }
  public var magnitude: CGFloat { fatalError() }
  public init?<Source: BinaryInteger>(exactly source: Source) { fatalError() }
  public init(integerLiteral value: Int) { native = Double(value) }
  public init(floatLiteral value: Double) { native = value }
  public static func + (first: CGFloat, second: CGFloat) -> CGFloat { fatalError() }
  public static func - (first: CGFloat, second: CGFloat) -> CGFloat { fatalError() }
  public static func * (first: CGFloat, second: CGFloat) -> CGFloat { fatalError() }
  public static func / (first: CGFloat, second: CGFloat) -> CGFloat { fatalError() }
  public static func += (first: inout CGFloat, second: CGFloat) { fatalError() }
  public static func -= (first: inout CGFloat, second: CGFloat) { fatalError() }
  public static func *= (first: inout CGFloat, second: CGFloat) { fatalError() }
  public static func /= (first: inout CGFloat, second: CGFloat) { fatalError() }
  public static prefix func - (value: CGFloat) -> CGFloat { fatalError() }
  public typealias Stride = CGFloat
  public func distance(to other: CGFloat) -> CGFloat { fatalError() }
  public func advanced(by amount: CGFloat) -> CGFloat { fatalError() }
}

extension CGFloat: Hashable, CustomStringConvertible {
  public static func == (first: CGFloat, second: CGFloat) -> Bool { fatalError() }
  public static func < (first: CGFloat, second: CGFloat) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
  public var description: String { fatalError() }
}

extension Double {
  public init(_ value: CGFloat) { self = value.native }
}
extension Float {
  public init(_ value: CGFloat) { self = Float(value.native) }
}
