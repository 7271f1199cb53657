extension LayoutObject {
  /// The last segments of the paths of texts that objects show.
  package static let textNames = [
    "text", "title", "placeholder", "content", "headerTitle", "footerTitle",
  ]

  /// The texts that the object shows, in any class and state.
  package var texts: [String] {
    properties.compactMap { property in
      guard LayoutObject.textNames.contains(property.path.name) else { return nil }
      if case .element(_, let text) = property.value { return text }
      return property.value.literal
    }
  }

  /// The best name for people: the user label, a text that the object shows, or the custom class;
  /// nil without any.
  public var displayLabel: String? {
    attribute("userLabel") ?? texts.first ?? attribute("customClass")
  }

  /// True for objects that an outline lists. It omits connections, resources and the document.
  package var isInOutline: Bool {
    switch role {
    case .document, .connection, .resource: false
    default: true
    }
  }
}
