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
      "style \(style.rawValue) is not for \(language.rawValue), but for "
        + style.languages.map(\.rawValue).joined(separator: " and ")
    case .noConstraints: "interfaces of WatchKit are laid out by groups, and have no constraints"
    }
  }
}
