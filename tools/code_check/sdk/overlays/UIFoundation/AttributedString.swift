// swift-format-ignore-file
// Attributed texts as values.
@_exported import UIFoundation
@_exported import Foundation

@available(iOS 15, macOS 12, *)
@dynamicMemberLookup
public struct AttributeContainer: Hashable, Sendable {
  public init() { fatalError() }
  public init(_ attributes: [NSAttributedString.Key: Any]) { fatalError() }
  public subscript<T>(dynamicMember path: KeyPath<AttributeNames, T>) -> T? {
    get { fatalError() }
    set { fatalError() }
  }
}
@available(iOS 15, macOS 12, *)
public struct AttributeNames {}

@available(iOS 15, macOS 12, *)
@dynamicMemberLookup
public struct AttributedString: Hashable, Sendable, ExpressibleByStringLiteral {
  public init() { fatalError() }
  public init(_ text: String, attributes: AttributeContainer = .init()) { fatalError() }
  public init(_ text: NSAttributedString) { fatalError() }
  public init(stringLiteral value: String) { fatalError() }
  @available(iOS 15, macOS 12, *)
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) { fatalError() }
  public subscript<T>(dynamicMember path: KeyPath<AttributeNames, T>) -> T? {
    get { fatalError() }
    set { fatalError() }
  }
  public mutating func append(_ other: AttributedString) { fatalError() }
  public static func + (first: AttributedString, second: AttributedString) -> AttributedString {
    fatalError()
  }
}
