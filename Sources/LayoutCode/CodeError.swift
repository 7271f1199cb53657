public import LayoutModel

/// The reason why code can't be generated.
public enum CodeError: Error, Equatable, Sendable {
  /// The style does not support this language.
  case language(CodeStyle, CodeLanguage)
  /// A WatchKit interface can't become code: it uses groups instead of constraints.
  case noConstraints
}

extension CodeError: CustomStringConvertible {
  /// The error, as a sentence without a period.
  public var description: String {
    switch self {
    case .language(let style, let language):
      "the style \(style.rawValue) does not support \(language.rawValue), only "
        + style.languages.map(\.rawValue).joined(separator: " and ")
    case .noConstraints:
      "a WatchKit interface can't become code: it uses groups instead of constraints"
    }
  }
}
