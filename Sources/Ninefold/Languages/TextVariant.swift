public import LayoutModel
public import LocalizedStrings

/// A language in which a document is shown.
public enum ShownLanguage: Sendable, Hashable {
  /// A language with strings files or a string catalog, by its code, such as `de`.
  case language(String)
  /// A pseudo-language, such as one with long texts.
  case pseudo(PseudoLanguage)

  /// Creates a pseudo-language from its name, such as `long`; nil if there is no such
  /// pseudo-language.
  public init?(pseudo name: String) {
    guard let pseudo = PseudoLanguage(rawValue: name) else { return nil }
    self = .pseudo(pseudo)
  }

  /// The names of the pseudo-languages.
  public static var pseudoNames: [String] { PseudoLanguage.allCases.map(\.rawValue) }

  /// Returns the codes of the languages that have strings files or string catalogs beside a
  /// document, sorted.
  ///
  /// - Parameter path: The document's path.
  public static func available(beside path: String) -> [String] {
    var folders = LanguageFolders()
    return folders.languages(shownWith: path)
  }

  /// The name for messages, such as `de` or `long`.
  public var name: String {
    switch self {
    case .language(let code): code
    case .pseudo(let pseudo): pseudo.rawValue
    }
  }

  /// True for languages that are written from right to left.
  public var isRightToLeft: Bool {
    switch self {
    case .language(let code):
      let language = code.prefix { $0 != "-" && $0 != "_" }.lowercased()
      return ShownLanguage.rightToLeftCodes.contains(language)
    case .pseudo(let pseudo): return pseudo == .rightToLeft
    }
  }

  private static let rightToLeftCodes: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
  ]
}

/// The language, text size and direction in which a document is shown.
public struct TextVariant: Sendable, Hashable {
  /// The language; nil for that of the document.
  public var language: ShownLanguage?
  /// The text size. It applies only to fonts with a text style.
  public var textSize = TextSize.large
  /// The direction in which text runs; nil for that of the language.
  public var direction: FrameOptions.Direction?

  /// Creates the variant that Interface Builder shows: the document's own texts in the default
  /// size.
  public init() {}

  /// True if leading is right.
  public var isRightToLeft: Bool {
    direction.map { $0 == .rightToLeft } ?? language?.isRightToLeft ?? false
  }

  /// The language and the size for messages, such as `in de at text size ax1`.
  var phrase: String {
    let words = [
      language.map { "in \($0.name)" },
      textSize == .large ? nil : "at text size \(textSize.rawValue)",
    ]
    return words.compactMap { $0 }.joined(separator: " ")
  }
}
