/// What the values of a property look like.
///
/// Names whose values are all booleans or all numbers in the corpus are checked as such, the
/// enumerations below by their members, structured values by their notation
/// (``ValueNotation``). Any other attribute is accepted as text. The enumerations are those of
/// UIKit and AppKit, a superset of what the corpus shows: it has only a part of their members.
package enum ValueKind: Sendable, Equatable {
  /// Any text.
  case text
  /// `YES` or `NO`.
  case boolean
  /// A decimal number.
  case number
  /// A priority, 1 to 1000.
  case priority
  /// A multiplier: a decimal, `16:9` or `4/7`, not zero.
  case multiplier
  /// One of some words.
  case choice([String])
  /// The name of an image.
  case image
  /// A structured value, by the name of its element.
  case element(String)

  /// What the notation of such a value is, for messages.
  package var expectation: String {
    switch self {
    case .text: "text without control characters"
    case .boolean: "YES or NO"
    case .number: "a number"
    case .priority: "a whole number from 1 to 1000"
    case .multiplier: "a number other than 0, or a ratio such as 16:9 or 4/7"
    case .choice(let names): "one of " + names.joined(separator: ", ")
    case .image: "the name of an image"
    case .element(let tag): ValueNotation.expectation(of: tag)
    }
  }

  /// The attribute's literal for a value in the readable notation; nil if it is none of the kind.
  func literal(_ text: String) -> String? {
    switch self {
    case .text, .image, .element: return text
    case .boolean: return ValueKind.boolean(text).map { $0 ? "YES" : "NO" }
    case .number: return NumberText.isNumber(text) ? text : nil
    case .priority:
      guard let priority = Int(text), (1...1000).contains(priority) else { return nil }
      return "\(priority)"
    case .multiplier:
      return NumberText.multiplier(text) == nil ? nil : text
    case .choice(let names): return names.contains(text) ? text : nil
    }
  }

  /// Reads `YES`, `NO`, `true` or `false`; nil if it is none.
  static func boolean(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "true": true
    case "no", "false": false
    default: nil
    }
  }

  // MARK: - Names

  /// The kind of an attribute by its name and its element's.
  static func ofAttribute(_ name: String, of object: LayoutObject) -> ValueKind {
    if object.role == .constraint {
      switch name {
      case "constant": return .number
      case "multiplier": return .multiplier
      case "priority": return .priority
      case "relation": return .choice(["equal", "greaterThanOrEqual", "lessThanOrEqual"])
      default: break
      }
    }
    if let names = choices["\(object.kind).\(name)"] ?? choices[name] { return .choice(names) }
    if imageNames.contains(name) { return .image }
    if name.hasSuffix("HuggingPriority") || name.hasSuffix("CompressionResistancePriority") {
      return .priority
    }
    if booleans.contains(name) { return .boolean }
    return numbers.contains(name) ? .number : .text
  }

  /// True if the path can only be an attribute, whatever the element: then a value needs nothing of
  /// the element's children.
  static func isSurelyAttribute(_ path: PropertyPath) -> Bool {
    guard !path.isNested else { return false }
    let name = path.rawValue
    // The names edited most come before the tables, which a short process would make for this alone.
    switch name {
    case "constant", "multiplier", "priority", "relation": return true
    default:
      return name.hasSuffix("Priority") || booleans.contains(name) || numbers.contains(name)
        || choices[name] != nil
    }
  }

  /// True if a value may name one of the document's resources.
  static func namesResource(_ path: PropertyPath, _ value: EditValue) -> Bool {
    if imageNames.contains(path.name) { return true }
    switch value {
    case .text(let text): return text.hasPrefix("name:") || text.hasPrefix("systemColor:")
    case .record(let record): return record.kind == .color
    }
  }

  /// True for the attributes whose values are names of images.
  static func isImageName(_ name: String) -> Bool { imageNames.contains(name) }

  /// The names of all attributes whose values have a kind.
  static let names = booleans.union(numbers).union(imageNames).union(
    choices.keys.map { String($0.split(separator: ".").last ?? "") }
  ).union(["multiplier"])

  private static let booleans = words(booleanNames)
  private static let numbers = words(numberNames).union(["constant", "priority"])
    .subtracting(["multiplier"])
  private static let imageNames: Set<String> = [
    "image", "backgroundImage", "selectedImage", "highlightedImage", "landscapeImage",
    "largeContentSizeImage", "alternateImage", "minimumValueImage", "maximumValueImage",
  ]

  private static func words(_ text: String) -> Set<String> {
    Set(text.utf8.split { $0 <= UInt8(ascii: " ") }.compactMap { String($0) })
  }

  private static let contentModes =
    "scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft "
    + "topRight bottomLeft bottomRight"

  /// The members of the enumerations, by attribute, or by kind and attribute where that matters.
  private static let choices: [String: [String]] = [
    "contentMode": contentModes,
    "textAlignment": "left center right justified natural",
    "lineBreakMode":
      "wordWrap characterWrap clip headTruncation tailTruncation middleTruncation wordWrapping "
      + "charWrapping clipping truncatingHead truncatingTail truncatingMiddle",
    "baselineAdjustment": "alignBaselines alignCenters none",
    "axis": "horizontal vertical",
    "stackView.distribution":
      "fill fillEqually fillProportionally equalSpacing equalCentering gravityAreas",
    "stackView.alignment":
      "fill leading top firstBaseline center trailing bottom lastBaseline centerX centerY "
      + "baseline width height left right",
    "contentHorizontalAlignment": "center left right fill leading trailing",
    "contentVerticalAlignment": "center top bottom fill",
    "separatorStyle": "none singleLine singleLineEtched default",
    "selectionStyle": "none blue gray default",
    "accessoryType":
      "none disclosureIndicator detailDisclosureButton checkmark detailButton",
    "keyboardDismissMode": "none onDrag interactive onDragWithAccessory interactiveWithAccessory",
    "clearButtonMode": "never whileEditing unlessEditing always",
    "autocapitalizationType": "none words sentences allCharacters",
    "autocorrectionType": "default no yes",
    "spellCheckingType": "default no yes",
    "dataMode": "prototypes static none",
    "spacingType": "standard custom",
  ].mapValues { $0.split(separator: " ").map(String.init) }
}
