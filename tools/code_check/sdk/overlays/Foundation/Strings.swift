// swift-format-ignore-file
// Localised texts.

public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "",
  comment: String
) -> String { fatalError() }

extension String {
  @available(iOS 15, macOS 12, *)
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    public init(_ value: String) { fatalError() }
    public init(stringLiteral value: String) { fatalError() }
  }

  @available(iOS 15, macOS 12, *)
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { fatalError() }

  @available(iOS 15, macOS 12, *)
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { fatalError() }

  @available(iOS 16, macOS 13, *)
  public init(localized resource: LocalizedStringResource) { fatalError() }

  public init(format: String, _ arguments: any CVarArg...) { fatalError() }
  public init(format: String, locale: Locale?, arguments: [any CVarArg]) { fatalError() }
}

@available(iOS 16, macOS 13, *)
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  public init(stringLiteral value: String) { fatalError() }
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { fatalError() }
}
