internal import LayoutModel

/// The kind of values that a property has.
///
/// Attributes whose values are all booleans or all numbers in the corpus are checked as such.
/// Enumerations are checked by their members, structured values by their notation
/// (``ValueNotation``). Any other attribute accepts any text. The enumerations are those of UIKit
/// and AppKit, since the corpus contains only a part of their members.
package enum ValueKind: Sendable, Equatable {
  /// Any text.
  case text
  /// `YES` or `NO`.
  case boolean
  /// A decimal number.
  case number
  /// A decimal number, or `infinite` for none: the placeholder of an intrinsic size.
  case placeholder
  /// A priority, 1 to 1000.
  case priority
  /// A multiplier: a decimal, `16:9` or `4/7`, not zero.
  case multiplier
  /// One of some words.
  case choice([String])
  /// The name of an image.
  case image
  /// A structured value, by the tag of its element.
  case element(String)

  /// The notation of such a value, for messages.
  package var expectation: String {
    switch self {
    case .text: "text without control characters"
    case .boolean: "YES or NO"
    case .number: "a number"
    case .placeholder: "a number, or infinite for no intrinsic size"
    case .priority: "a whole number from 1 to 1000"
    case .multiplier: "a number other than 0, or a ratio such as 16:9 or 4/7"
    case .choice(let names): "one of " + names.joined(separator: ", ")
    case .image: "the name of an image"
    case .element(let tag):
      FlagNames.flags(of: tag).map { "flags, such as " + $0.prefix(4).joined(separator: " ") }
        ?? ValueNotation.expectation(of: tag)
    }
  }

  /// Returns the attribute's literal for a value in the readable notation; nil if it is invalid.
  func literal(_ text: String) -> String? {
    switch self {
    case .text, .image, .element: return text
    case .boolean: return ValueKind.boolean(text).map { $0 ? "YES" : "NO" }
    case .number: return NumberText.isNumber(text) ? text : nil
    case .placeholder: return text == "infinite" || NumberText.isNumber(text) ? text : nil
    case .priority:
      guard let priority = Int(text), (1...1000).contains(priority) else { return nil }
      return "\(priority)"
    case .multiplier:
      return NumberText.multiplier(text) == nil ? nil : text
    case .choice(let names): return names.contains(text) ? text : nil
    }
  }

  /// Parses `YES`, `NO`, `true` or `false` in upper or lower case; nil for any other text.
  static func boolean(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "yes", "true": true
    case "no", "false": false
    default: nil
    }
  }

  // MARK: - Names

  /// Returns the kind of an attribute of an element inside an object.
  static func ofAttribute(_ name: String, tag: String) -> ValueKind {
    switch (tag, name) {
    case ("real", "value"), ("integer", "value"): return .number
    case ("bool", "value"): return .boolean
    case ("userDefinedRuntimeAttribute", _): return .text
    default: break
    }
    if FlagNames.flags(of: tag)?.contains(name) == true { return .boolean }
    return ofAttribute(name, kind: tag)
  }

  /// Returns the kind of an attribute, by its name and its object's kind.
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
    return ofAttribute(name, kind: object.kind)
  }

  private static func ofAttribute(_ name: String, kind: String) -> ValueKind {
    if let names = choices["\(kind).\(name)"] ?? choices[name] { return .choice(names) }
    if imageNames.contains(name) { return .image }
    if name.hasSuffix("HuggingPriority") || name.hasSuffix("CompressionResistancePriority") {
      return .priority
    }
    if name.hasPrefix("placeholderIntrinsic") { return .placeholder }
    if booleans.contains(name) { return .boolean }
    return numbers.contains(name) ? .number : .text
  }

  /// True if the path is an attribute in every kind of element. Setting it then doesn't need the
  /// element's children.
  static func isSurelyAttribute(_ path: PropertyPath) -> Bool {
    guard !path.isNested else { return false }
    let name = path.rawValue
    // The most edited names are checked first, so that a short process doesn't build the tables.
    switch name {
    case "constant", "multiplier", "priority", "relation": return true
    default:
      return name.hasSuffix("Priority") || booleans.contains(name) || numbers.contains(name)
        || choices[name] != nil
    }
  }

  /// True if a value may refer to one of the document's resources.
  static func namesResource(_ path: PropertyPath, _ value: EditValue) -> Bool {
    if imageNames.contains(path.name) || path.name == "catalog" || path.runtimeKeyPath != nil {
      return true
    }
    switch value {
    case .text(let text): return text.hasPrefix("name:") || text.hasPrefix("systemColor:")
    case .record(let record): return record.kind == .color
    }
  }

  /// True for the attributes whose values are names of images.
  static func isImageName(_ name: String) -> Bool { imageNames.contains(name) }

  /// The names of all attributes with a kind other than ``text``.
  static let names = booleans.union(numbers).union(imageNames).union(
    choices.keys.map { String($0.split(separator: ".").last ?? "") }
  ).union(["multiplier"])

  private static let booleans = words(booleanNames)
  private static let numbers = words(numberNames).union(["constant", "priority"])
    .subtracting(["multiplier"])
  private static let imageNames: Set<String> = [
    "image", "backgroundImage", "selectedImage", "highlightedImage", "landscapeImage",
    "largeContentSizeImage", "alternateImage", "minimumValueImage", "maximumValueImage",
    "shadowImage", "backIndicatorImage", "backIndicatorTransitionMaskImage",
    "selectionIndicatorImage", "scopeBarBackgroundImage", "secondaryImage",
    "collapsedRepresentationImage",
  ]

  private static func words(_ text: String) -> Set<String> {
    Set(text.utf8.split { $0 <= UInt8(ascii: " ") }.compactMap { String($0) })
  }

  private static let contentModes =
    "scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft "
    + "topRight bottomLeft bottomRight"

  /// The members of the enumerations, by attribute, or by `kind.attribute` where kinds differ.
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
    "window.separatorStyle": "automatic none line shadow",
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
    "semanticContentAttribute":
      "unspecified playback spatial forceLeftToRight forceRightToLeft",
    "indicatorStyle": "default black white",
    "separatorInsetReference": "fromCellEdges fromAutomaticInsets",
    "segue.kind":
      "show showDetail presentation popoverPresentation push modal popover replace sheet custom",
  ].mapValues { $0.split(separator: " ").map(String.init) }
}
