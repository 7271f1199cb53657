// swift-format-ignore-file
// The value types of Foundation, as far as code of controllers needs them.

public struct Date: Hashable, Comparable, Sendable {
  public init() {}
  public init(timeIntervalSinceReferenceDate: TimeInterval) {}
  public init(timeIntervalSince1970: TimeInterval) {}
  public init(timeIntervalSinceNow: TimeInterval) {}
  public static var now: Date { fatalError() }
  public static func < (first: Date, second: Date) -> Bool { fatalError() }
}
public struct Data: Hashable, Sendable {
  public init() {}
  public init?(base64Encoded: String) { fatalError() }
  public init(contentsOf url: URL) throws { fatalError() }
  public var count: Int { fatalError() }
}
public struct URL: Hashable, Sendable {
  public init?(string: String) { fatalError() }
  public init(fileURLWithPath: String) { fatalError() }
  public var absoluteString: String { fatalError() }
  public var path: String { fatalError() }
}
public struct URLRequest: Hashable, Sendable {
  public init(url: URL) { fatalError() }
}
public struct Locale: Hashable, Sendable {
  public init(identifier: String) { fatalError() }
  public static var current: Locale { fatalError() }
}
public struct TimeZone: Hashable, Sendable {
  public init?(identifier: String) { fatalError() }
  public init?(abbreviation: String) { fatalError() }
  public init?(secondsFromGMT: Int) { fatalError() }
  public static var current: TimeZone { fatalError() }
}
public struct Calendar: Hashable, Sendable {
  public enum Identifier: Hashable, Sendable {
    case gregorian, buddhist, chinese, coptic, ethiopicAmeteMihret, ethiopicAmeteAlem, hebrew
    case iso8601, indian, islamic, islamicCivil, japanese, persian, republicOfChina
    case islamicTabular, islamicUmmAlQura
  }
  public init(identifier: Identifier) { fatalError() }
  public static var current: Calendar { fatalError() }
}
public struct IndexPath: Hashable, Comparable, Sendable, ExpressibleByArrayLiteral {
  public init() {}
  public init(index: Int) { fatalError() }
  public init(indexes: [Int]) { fatalError() }
  public init(arrayLiteral: Int...) { fatalError() }
  public var count: Int { fatalError() }
  public subscript(index: Int) -> Int { fatalError() }
  public static func < (first: IndexPath, second: IndexPath) -> Bool { fatalError() }
}
public struct IndexSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  public init() {}
  public init(integer: Int) { fatalError() }
  public init(arrayLiteral: Int...) { fatalError() }
}
public struct Notification {
  public typealias Name = NSNotification.Name
  public var name: Name { fatalError() }
  public var object: Any? { fatalError() }
}
public typealias NSRangePointer = UnsafeMutablePointer<NSRange>

extension NSRange {
  public init<R: RangeExpression>(_ range: R) where R.Bound == Int { fatalError() }
  public init<R: RangeExpression, S: StringProtocol>(_ range: R, in text: S)
  where R.Bound == S.Index { fatalError() }
}
extension NSRange: Equatable {
  public static func == (first: NSRange, second: NSRange) -> Bool { fatalError() }
}

extension NSNumber: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByBooleanLiteral
{
  public required convenience init(integerLiteral value: Int) { fatalError() }
  public required convenience init(floatLiteral value: Double) { fatalError() }
  public required convenience init(booleanLiteral value: Bool) { fatalError() }
}
extension NSString: ExpressibleByStringLiteral {
  public required convenience init(stringLiteral value: StaticString) { fatalError() }
}

public func NSClassFromString(_ name: String) -> AnyClass? { fatalError() }
public var NSNotFound: Int { Int.max }
