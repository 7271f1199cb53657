internal import LayoutChecks
public import LayoutModel
internal import SourceChecks

extension Finding.Kind {
  /// All kinds of finding that the library has: those about layouts, languages and sources, and
  /// those of rules. ``CheckConfiguration/kinds`` also has the house rules of a configuration.
  public static let all: [Finding.Kind] =
    layoutKinds + languageKinds + sourceKinds + RowRule.all.map(\.kind).sorted()

  /// Finds a kind of the library by its identifier; nil if there is none.
  public init?(rawValue: String) {
    guard let kind = Finding.Kind.all.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = kind
  }

  /// True for a kind that compares documents with the sources and catalogs of an app.
  public var isAboutSources: Bool { Finding.Kind.sourceKinds.contains(self) }
}
