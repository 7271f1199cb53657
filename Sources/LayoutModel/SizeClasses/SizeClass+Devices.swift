extension SizeClass {
  /// The devices, orientations and shares of the screen that this class stands for: those that are
  /// in it, or for a base class in one of the final classes it affects.
  ///
  /// An iPad shows items of `compact-regular` in a narrow share of its screen.
  public var devices: [DeviceConfiguration] {
    DeviceConfiguration.all.filter { affects($0.sizeClass) }
  }

  /// The heading that Interface Builder's Size Class tool gives this kind of class (Xcode 6 and 7).
  public var canvasHeading: String { isFinal ? "Final Values" : "Base Values" }

  /// The text that Interface Builder's Size Class tool shows under its grid for this class.
  ///
  /// The wording is that of Xcode 6 and 7, frozen with the devices of their day; ``devices`` is
  /// current. Sources: the tool itself as others wrote it down; the punctuation is less sure.
  public var canvasDescription: String {
    switch (width, height) {
    case (.compact, .compact):
      "For 3.5-inch, 4-inch, and 4.7-inch iPhones in landscape"
    case (.compact, .regular):
      "For all iPhones in portrait"
    case (.regular, .compact):
      "For 5.5-inch iPhones in landscape"
    case (.regular, .regular):
      "For iPads in portrait or landscape"
    case (.any, .any):
      "For all layouts"
    case (.compact, .any):
      "For all compact width layouts, e.g. 3.5-inch, 4-inch, and 4.7-inch iPhones in portrait"
        + " or landscape"
    case (.regular, .any):
      "For all regular width layouts, e.g. iPads in portrait or landscape"
    case (.any, .compact):
      "For all compact height layouts, e.g., iPhones in landscape"
    case (.any, .regular):
      "For all regular height layouts, e.g. iPhones in portrait and iPads in portrait or landscape"
    }
  }
}
