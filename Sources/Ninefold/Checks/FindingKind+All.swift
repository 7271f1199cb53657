internal import LayoutChecks
public import LayoutModel
internal import SourceChecks

extension Finding.Kind {
  /// The kinds of findings that the library knows: those of layouts, those of languages, those
  /// about sources and those of rules. The queries of a configuration are kinds too; ``CheckConfiguration/kinds`` has them.
  public static let all: [Finding.Kind] =
    layoutKinds + languageKinds + sourceKinds + RowRule.all.map(\.kind).sorted()

  /// Returns the known kind with a raw value; nil if there is none.
  public init?(rawValue: String) {
    guard let kind = Finding.Kind.all.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = kind
  }
}
