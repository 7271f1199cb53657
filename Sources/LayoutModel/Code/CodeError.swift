/// Why no code can be written.
public enum CodeError: Error, Equatable, Sendable {
  /// The style is not for this language.
  case language(CodeStyle, CodeLanguage)
  /// Interfaces of WatchKit have groups, and no constraints.
  case noConstraints
}

extension CodeError: CustomStringConvertible {
  /// One sentence without a full stop.
  public var description: String {
    switch self {
    case .language(let style, let language):
      "style \(style.rawValue) is not for \(language.rawValue), but for "
        + style.languages.map(\.rawValue).joined(separator: " and ")
    case .noConstraints: "interfaces of WatchKit are laid out by groups, and have no constraints"
    }
  }
}
