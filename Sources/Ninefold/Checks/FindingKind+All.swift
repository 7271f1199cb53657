internal import LayoutChecks
public import LayoutModel
internal import SourceChecks

extension Finding.Kind {
  /// The kinds of findings that the library knows: those about layouts, languages and sources, and
  /// those of rules. ``CheckConfiguration/kinds`` also has the queries of a configuration.
  public static let all: [Finding.Kind] =
    layoutKinds + languageKinds + sourceKinds + RowRule.all.map(\.kind).sorted()

  /// Returns the known kind with a raw value; nil if there is none.
  public init?(rawValue: String) {
    guard let kind = Finding.Kind.all.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = kind
  }
}
