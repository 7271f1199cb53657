extension SizeClass {
  /// The device configurations that have this size class. If it is not final, those that have a
  /// final size class which it affects.
  ///
  /// A narrow share of an iPad's screen is `compact-regular`.
  public var devices: [DeviceConfiguration] {
    DeviceConfiguration.all.filter { affects($0.sizeClass) }
  }

  /// The heading under which Interface Builder's Size Class tool shows this size class: final or
  /// base values. Source: Xcode 6 and 7.
  public var canvasHeading: String { isFinal ? "Final Values" : "Base Values" }

  /// The text about this size class under the grid of Interface Builder's Size Class tool.
  ///
  /// The wording is that of Xcode 6 and 7 and names the devices of that time; ``devices`` is
  /// current. Source: transcripts of the tool by others, whose punctuation is less certain than the
  /// words.
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
