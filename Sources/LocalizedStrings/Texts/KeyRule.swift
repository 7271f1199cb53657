/// The names of keys for the texts of an object, as ibtool writes them.
///
/// Derived from strings files that Xcode exported beside their documents; `docs/strings.md` lists
/// the evidence.
enum KeyRule {
  /// Returns the key's name for a text at a path; nil if ibtool exports no text there.
  static func name(of path: String, kind: String) -> String? {
    guard let name = names[path] else { return nil }
    switch path {
    // The title of a pop-up button is the title of its selected item.
    case "title": return kind == "popUpButtonCell" ? nil : name
    case "label": return kind == "tabViewItem" || kind == "toolbarItem" ? name : nil
    case "toolTip": return kind == "toolbarItem" ? "toolTip" : name
    default: return name
    }
  }

  /// Returns the key's name for a text of a list; nil if ibtool exports no text there.
  ///
  /// - Parameter path: The path without the number of the list's element.
  static func listName(of path: String, kind: String) -> String? {
    switch (kind, path) {
    case ("segmentedControl", ":segments/:segment/title"): "segmentTitles"
    case ("segmentedCell", ":segments/:segment/label"): "ibShadowedLabels"
    case ("segmentedCell", ":segments/:segment/toolTip"): "ibShadowedToolTips"
    case ("searchBar", "scopeButtonTitles/:string"), ("searchBar", ":scopeButtonTitles/:string"):
      "scopeButtonTitles"
    case ("comboBoxCell", ":objectValues/:string"): "ibShadowedObjectValues"
    default: nil
    }
  }

  /// The kinds of elements with lists of texts.
  static let listKinds: Set<String> = [
    "segmentedControl", "segmentedCell", "searchBar", "comboBoxCell",
  ]

  /// The name of the keys of runtime attributes that the document marks as localized.
  static let runtimeAttributes = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings"

  /// The keys' names by path.
  private static let names: [String: String] = {
    var names = [
      "toolTip": "ibShadowedToolTip", "headerCell/title": "headerCell.title",
      "configuration/title": "configuration.title",
      "configuration/subtitle": "configuration.subtitle",
      "accessibilityConfiguration/label": "accessibilityLabel",
      "accessibilityConfiguration/hint": "accessibilityHint",
      "accessibilityConfiguration/value": "accessibilityValue",
      ":accessibility/description": "ibExternalAccessibilityDescription",
      ":accessibility/help": "ibExternalAccessibilityHelp",
      "options/NSNullPlaceholder": "ibShadowedIsNilPlaceholder",
      "options/NSMultipleValuesPlaceholder": "ibShadowedMultipleValuesPlaceholder",
      "options/NSNoSelectionPlaceholder": "ibShadowedNoSelectionPlaceholder",
      "options/NSNotApplicablePlaceholder": "ibShadowedNotApplicablePlaceholder",
      "options/NSDisplayPattern": "ibShadowedDisplayPattern",
    ]
    for state in ["normal", "selected", "highlighted", "disabled", "focused"] {
      names["\(state)/title"] = "\(state)Title"
    }
    let sameNames = [
      "title", "text", "prompt", "placeholder", "subtitle", "headerTitle", "footerTitle", "label",
      "placeholderString", "alternateTitle", "paletteLabel", "headerToolTip", "backButtonTitle",
      "largeContentTitle", "discoverabilityTitle", "customizationLabel",
    ]
    for name in sameNames { names[name] = name }
    return names
  }()
}
