extension SystemColor {
  /// The colors of macOS 11 to 15, with the values that the system has in its standard appearances.
  ///
  /// Two public tables of measured values agree with them: the light values of WebKit's color
  /// keywords in pyglossary (`pyglossary/apple_utils.py`), and both appearances in `MacosColors` of
  /// the package macos_ui. Differences are below a hundredth, except that macos_ui has iOS's green
  /// and measured `windowBackgroundColor` and `gridColor` in a dark window that the desktop tints.
  /// No table has the dark values of `headerColor`, `highlightColor` and `shadowColor`.
  ///
  /// `_sourceListBackgroundColor` is a material of the system and depends on what lies behind it.
  /// Its value here is that over a plain background.
  package static let mac: [SystemColor] = macLabels + macContent + macControls + macHues

  private static let macLabels = [
    SystemColor("labelColor", 0x000000, 0.85, dark: 0xffffff, 0.85),
    SystemColor("secondaryLabelColor", 0x000000, 0.5, dark: 0xffffff, 0.55),
    SystemColor("tertiaryLabelColor", 0x000000, 0.26, dark: 0xffffff, 0.25),
    SystemColor("quaternaryLabelColor", 0x000000, 0.1, dark: 0xffffff, 0.1),
    SystemColor("linkColor", 0x0068da, dark: 0x419cff),
    SystemColor("placeholderTextColor", 0x000000, 0.25, dark: 0xffffff, 0.25),
    SystemColor("windowFrameTextColor", 0x000000, 0.85, dark: 0xffffff, 0.85),
    SystemColor("selectedMenuItemTextColor", 0xffffff, dark: 0xffffff),
    SystemColor("alternateSelectedControlTextColor", 0xffffff, dark: 0xffffff),
    SystemColor("headerTextColor", 0x000000, 0.85, dark: 0xffffff),
    SystemColor("textColor", 0x000000, dark: 0xffffff),
    SystemColor("selectedTextColor", 0x000000, dark: 0xffffff),
    SystemColor("unemphasizedSelectedTextColor", 0x000000, dark: 0xffffff),
  ]

  private static let macContent = [
    SystemColor("separatorColor", 0x000000, 0.1, dark: 0xffffff, 0.1),
    SystemColor("gridColor", 0xe6e6e6, dark: 0x1a1a1a),
    SystemColor("windowBackgroundColor", 0xececec, dark: 0x323232),
    SystemColor("underPageBackgroundColor", 0x969696, 0.9, dark: 0x282828),
    SystemColor("textBackgroundColor", 0xffffff, dark: 0x1e1e1e),
    SystemColor("selectedTextBackgroundColor", 0xb3d7ff, dark: 0x3f638b),
    SystemColor("unemphasizedSelectedTextBackgroundColor", 0xdcdcdc, dark: 0x464646),
    SystemColor("selectedContentBackgroundColor", 0x0063e1, dark: 0x0058d0),
    SystemColor("unemphasizedSelectedContentBackgroundColor", 0xdcdcdc, dark: 0x464646),
    SystemColor("alternatingContentBackgroundColor", 0xf4f5f5, dark: 0xffffff, 0.05),
    SystemColor("_sourceListBackgroundColor", 0xf6f6f6, dark: 0x2d2d2d),
    SystemColor("headerColor", 0xffffff, dark: 0xffffff, 0.05),
    SystemColor("findHighlightColor", 0xffff00, dark: 0xffff00),
    SystemColor("highlightColor", 0xffffff, dark: 0xb4b4b4),
    SystemColor("shadowColor", 0x000000, dark: 0x000000),
  ]

  private static let macControls = [
    SystemColor("controlColor", 0xffffff, dark: 0xffffff, 0.25),
    SystemColor("controlBackgroundColor", 0xffffff, dark: 0x1e1e1e),
    SystemColor("controlTextColor", 0x000000, 0.85, dark: 0xffffff, 0.85),
    SystemColor("disabledControlTextColor", 0x000000, 0.25, dark: 0xffffff, 0.25),
    SystemColor("selectedControlColor", 0xb3d7ff, dark: 0x3f638b),
    SystemColor("selectedControlTextColor", 0x000000, 0.85, dark: 0xffffff, 0.85),
    SystemColor("controlAccentColor", 0x007aff, dark: 0x007aff),
    SystemColor("keyboardFocusIndicatorColor", 0x0067f4, 0.25, dark: 0x1aa9ff, 0.3),
  ]

  private static let macHues = [
    SystemColor("systemRedColor", 0xff3b30, dark: 0xff453a),
    SystemColor("systemOrangeColor", 0xff9500, dark: 0xff9f0a),
    SystemColor("systemYellowColor", 0xffcc00, dark: 0xffd60a),
    SystemColor("systemGreenColor", 0x28cd41, dark: 0x32d74b),
    SystemColor("systemMintColor", 0x00c7be, dark: 0x66d4cf),
    SystemColor("systemTealColor", 0x59adc4, dark: 0x6ac4dc),
    SystemColor("systemCyanColor", 0x55bef0, dark: 0x5ac8f5),
    SystemColor("systemBlueColor", 0x007aff, dark: 0x0a84ff),
    SystemColor("systemIndigoColor", 0x5856d6, dark: 0x5e5ce6),
    SystemColor("systemPurpleColor", 0xaf52de, dark: 0xbf5af2),
    SystemColor("systemPinkColor", 0xff2d55, dark: 0xff375f),
    SystemColor("systemBrownColor", 0xa2845e, dark: 0xac8e68),
    SystemColor("systemGrayColor", 0x8e8e93, dark: 0x98989d),
  ]
}
