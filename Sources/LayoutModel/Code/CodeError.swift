/// An error of code generation.
public enum CodeError: Error, Equatable, Sendable {
  /// The style does not support this language.
  case language(CodeStyle, CodeLanguage)
  /// WatchKit interfaces use groups and have no constraints.
  case noConstraints
}

extension CodeError: CustomStringConvertible {
  /// A sentence without a final period.
  public var description: String {
    switch self {
    case .language(let style, let language):
      "style \(style.rawValue) does not support \(language.rawValue), only "
        + style.languages.map(\.rawValue).joined(separator: " and ")
    case .noConstraints: "WatchKit interfaces use groups and have no constraints"
    }
  }
}
