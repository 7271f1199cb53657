import LayoutModel

/// The form of a value in a document.
enum ValueForm {
  /// A text that users see, and one that they don't.
  case text, plainText
  /// A number, a height that can be automatic, and a priority of constraints.
  case number, dimension, priority
  case integer, boolean, image, color, font, date, locale, url
  /// Insets by `top`, `left` …; by `minX`, `minY` …; by `leading` and `trailing`; of AppKit.
  case insets, minimalInsets, directionalInsets, cocoaInsets
  case size, symbolConfiguration, attributedText, textAttributes, texts, segments
  /// A statement that code runs if the value is `YES`.
  case statement
  case choice(String), options(String)
  /// A boolean that is true for one word.
  case word(String)
  /// A structure with members of its own.
  case structure(String)
  case buttonType, identifier, shadow, appearance, sortDescriptor, popoverBehavior
  /// A number as an object.
  case boxed
  /// A font, as what changes the attributes of a text.
  case titleFont

  /// Creates a form from its name in a class table; nil if there is no such form.
  init?(_ name: String) {
    let parts = name.split(separator: ":", maxSplits: 1).map(String.init)
    let argument = parts.count > 1 ? parts[1] : ""
    switch parts.first {
    case "E": self = .choice(argument)
    case "F": self = .options(argument)
    case "word": self = .word(argument)
    case "sub": self = .structure(argument)
    default:
      guard let form = ValueForm.plain[name] else { return nil }
      self = form
    }
  }

  private static let plain: [String: ValueForm] = [
    "text": .text, "str": .plainText, "num": .number, "dimension": .dimension,
    "priority": .priority, "int": .integer, "bool": .boolean,
    "is": .boolean, "image": .image, "color": .color, "font": .font, "date": .date,
    "locale": .locale, "url": .url, "insets": .insets, "inset": .minimalInsets,
    "directional": .directionalInsets, "nsinsets": .cocoaInsets, "size": .size,
    "symbol": .symbolConfiguration, "attributed": .attributedText,
    "textAttributes": .textAttributes, "strings": .texts, "segments": .segments,
    "yes": .statement, "buttonType": .buttonType, "ident": .identifier, "shadow": .shadow,
    "appearance": .appearance, "sort": .sortDescriptor, "popoverBehavior": .popoverBehavior,
    "object": .boxed, "titleFont": .titleFont,
  ]

  /// Returns the value that a class table's default denotes; nil for the empty text.
  func fallback(_ text: String) -> CodeValue? {
    if text.isEmpty { return nil }
    if text == "nil" { return CodeValue.none }
    switch self {
    case .boolean, .word: return CodeValue(text == "true")
    case .number, .dimension, .priority, .integer: return Double(text).map { CodeValue($0) }
    case .choice(let name): return EnumerationTable.shared.value(text, of: name)
    case .insets, .minimalInsets:
      return CodeValue(
        "UIEdgeInsets(top: \(text), left: \(text), bottom: \(text), right: \(text))",
        "UIEdgeInsetsMake(\(text), \(text), \(text), \(text))"
      )
    case .directionalInsets:
      return CodeValue(
        "NSDirectionalEdgeInsets(top: \(text), leading: \(text), bottom: \(text), trailing: \(text))",
        "NSDirectionalEdgeInsetsMake(\(text), \(text), \(text), \(text))"
      )
    default: return nil
    }
  }
}
