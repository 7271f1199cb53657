extension SystemColor {
  /// The colors of iOS and tvOS, with the values of the system's documentation.
  package static let touch: [SystemColor] = labels + fills + backgrounds + hues + fixedColors

  /// The light values of iOS 26 that documents contain and that differ from those of earlier systems.
  static let storedFromXcode26 = [
    "systemRedColor": Components(rgb: 0xff383c, alpha: 1),
    "separatorColor": Components(rgb: 0x3c3c43, alpha: 0.12),
  ]

  private static let labels = [
    SystemColor("labelColor", 0x000000, dark: 0xffffff),
    SystemColor("secondaryLabelColor", 0x3c3c43, 0.6, dark: 0xebebf5, 0.6),
    SystemColor("tertiaryLabelColor", 0x3c3c43, threeTenths, dark: 0xebebf5, threeTenths),
    SystemColor("quaternaryLabelColor", 0x3c3c43, 0.18, dark: 0xebebf5, 0.16),
    SystemColor("placeholderTextColor", 0x3c3c43, threeTenths, dark: 0xebebf5, threeTenths),
    SystemColor("separatorColor", 0x3c3c43, 0.29, dark: 0x545458, 0.6),
    SystemColor("opaqueSeparatorColor", 0xc6c6c8, dark: 0x38383a),
    SystemColor("linkColor", 0x007aff, dark: 0x0984ff),
  ]

  /// The opacity that the documentation rounds to 0.3. Documents store it with these bits.
  private static let threeTenths = 76.0 / 255

  private static let fills = [
    SystemColor("systemFillColor", 0x787880, 0.2, dark: 0x787880, 0.36),
    SystemColor("secondarySystemFillColor", 0x787880, 0.16, dark: 0x787880, 0.32),
    SystemColor("tertiarySystemFillColor", 0x767680, 0.12, dark: 0x767680, 0.24),
    SystemColor("quaternarySystemFillColor", 0x747480, 0.08, dark: 0x767680, 0.18),
  ]

  private static let backgrounds = [
    SystemColor("systemBackgroundColor", 0xffffff, dark: 0x000000),
    SystemColor("secondarySystemBackgroundColor", 0xf2f2f7, dark: 0x1c1c1e),
    SystemColor("tertiarySystemBackgroundColor", 0xffffff, dark: 0x2c2c2e),
    SystemColor("systemGroupedBackgroundColor", 0xf2f2f7, dark: 0x000000),
    SystemColor("groupTableViewBackgroundColor", 0xf2f2f7, dark: 0x000000),
    SystemColor("secondarySystemGroupedBackgroundColor", 0xffffff, dark: 0x1c1c1e),
    SystemColor("tableCellGroupedBackgroundColor", 0xffffff, dark: 0x1c1c1e),
    SystemColor("tertiarySystemGroupedBackgroundColor", 0xf2f2f7, dark: 0x2c2c2e),
  ]

  private static let hues = [
    SystemColor("systemRedColor", 0xff3b30, dark: 0xff453a),
    SystemColor("systemOrangeColor", 0xff9500, dark: 0xff9f0a),
    SystemColor("systemYellowColor", 0xffcc00, dark: 0xffd60a),
    SystemColor("systemGreenColor", 0x34c759, dark: 0x30d158),
    SystemColor("systemMintColor", 0x00c7be, dark: 0x63e6e2),
    SystemColor("systemTealColor", 0x30b0c7, dark: 0x40c8e0),
    SystemColor("systemCyanColor", 0x32ade6, dark: 0x64d2ff),
    SystemColor("systemBlueColor", 0x007aff, dark: 0x0a84ff),
    SystemColor("tintColor", 0x007aff, dark: 0x0a84ff),
    SystemColor("systemIndigoColor", 0x5856d6, dark: 0x5e5ce6),
    SystemColor("systemPurpleColor", 0xaf52de, dark: 0xbf5af2),
    SystemColor("systemPinkColor", 0xff2d55, dark: 0xff375f),
    SystemColor("systemBrownColor", 0xa2845e, dark: 0xac8e68),
    SystemColor("systemGrayColor", 0x8e8e93, dark: 0x8e8e93),
    SystemColor("systemGray2Color", 0xaeaeb2, dark: 0x636366),
    SystemColor("systemGray3Color", 0xc7c7cc, dark: 0x48484a),
    SystemColor("systemGray4Color", 0xd1d1d6, dark: 0x3a3a3c),
    SystemColor("systemGray5Color", 0xe5e5ea, dark: 0x2c2c2e),
    SystemColor("systemGray6Color", 0xf2f2f7, dark: 0x1c1c1e),
  ]

  private static let fixedColors = [
    SystemColor(fixed: "darkTextColor", 0x000000),
    SystemColor(fixed: "lightTextColor", 0xffffff, 0.6),
    SystemColor(fixed: "blackColor", 0x000000),
    SystemColor(fixed: "darkGrayColor", 0x555555),
    SystemColor(fixed: "lightGrayColor", 0xaaaaaa),
    SystemColor(fixed: "whiteColor", 0xffffff),
    SystemColor(fixed: "grayColor", 0x808080),
    SystemColor(fixed: "redColor", 0xff0000),
    SystemColor(fixed: "greenColor", 0x00ff00),
    SystemColor(fixed: "blueColor", 0x0000ff),
    SystemColor(fixed: "cyanColor", 0x00ffff),
    SystemColor(fixed: "yellowColor", 0xffff00),
    SystemColor(fixed: "magentaColor", 0xff00ff),
    SystemColor(fixed: "orangeColor", 0xff8000),
    SystemColor(fixed: "purpleColor", 0x800080),
    SystemColor(fixed: "brownColor", 0x996633),
    SystemColor(fixed: "clearColor", 0x000000, 0),
    SystemColor(fixed: "viewFlipsideBackgroundColor", 0x1f2124),
    SystemColor(fixed: "scrollViewTexturedBackgroundColor", 0x6f7179),
    SystemColor(fixed: "tableCellBlueTextColor", 0x385487),
  ]
}
