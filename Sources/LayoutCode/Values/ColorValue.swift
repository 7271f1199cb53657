import LayoutModel

/// A color as an expression.
struct ColorValue {
  /// The expression; nil if code can't express the color.
  let value: CodeValue?

  init(_ color: Record, _ platform: Platform) {
    value = platform == .macOS ? ColorValue.cocoa(color) : ColorValue.touch(color)
  }

  // MARK: - UIKit

  private static func touch(_ color: Record) -> CodeValue? {
    if let system = color["systemColor"] ?? color["cocoaTouchSystemColor"],
      let known = systemColor(system)
    {
      return known
    }
    if let name = color["name"] {
      if color["catalog"] != "System" { return named(name, "UIColor") }
      // Some documents name the colors of UIKit as AppKit does.
      if let known = systemColor(name) { return known }
    }
    let alpha = color["alpha"] ?? "1"
    if let white = numbers([color["white"], alpha]) {
      return CodeValue(
        "UIColor(white: \(white[0]), alpha: \(white[1]))",
        "[UIColor colorWithWhite:\(white[0]) alpha:\(white[1])]"
      )
    }
    guard let rgb = numbers([color["red"], color["green"], color["blue"], alpha]) else {
      return nil
    }
    let isWide = color["customColorSpace"] == "displayP3"
    return CodeValue(
      "UIColor(\(isWide ? "displayP3Red" : "red"): \(rgb[0]), green: \(rgb[1]), blue: \(rgb[2]), "
        + "alpha: \(rgb[3]))",
      "[UIColor \(isWide ? "colorWithDisplayP3Red" : "colorWithRed"):\(rgb[0]) green:\(rgb[1]) "
        + "blue:\(rgb[2]) alpha:\(rgb[3])]"
    )
  }

  /// Returns a color of the system; nil if UIKit has none of this name.
  private static func systemColor(_ name: String) -> CodeValue? {
    guard touchNames.contains(name) else { return nil }
    let swift = name == "groupTableViewBackgroundColor" ? "groupTableViewBackground" : nil
    return CodeValue("UIColor.\(swift ?? String(name.dropLast(5)))", "UIColor.\(name)")
  }

  private static let touchNames = Set(
    """
    labelColor secondaryLabelColor tertiaryLabelColor quaternaryLabelColor systemFillColor \
    secondarySystemFillColor tertiarySystemFillColor quaternarySystemFillColor \
    placeholderTextColor systemBackgroundColor secondarySystemBackgroundColor \
    tertiarySystemBackgroundColor systemGroupedBackgroundColor \
    secondarySystemGroupedBackgroundColor tertiarySystemGroupedBackgroundColor separatorColor \
    opaqueSeparatorColor linkColor darkTextColor lightTextColor systemBlueColor systemGreenColor \
    systemIndigoColor systemOrangeColor systemPinkColor systemPurpleColor systemRedColor \
    systemTealColor systemYellowColor systemBrownColor \
    systemGrayColor systemGray2Color systemGray3Color systemGray4Color systemGray5Color \
    systemGray6Color groupTableViewBackgroundColor blackColor darkGrayColor lightGrayColor \
    whiteColor grayColor redColor greenColor blueColor cyanColor yellowColor magentaColor \
    orangeColor purpleColor brownColor clearColor
    """.split(separator: " ").map(String.init)
  )

  // MARK: - AppKit

  private static func cocoa(_ color: Record) -> CodeValue? {
    if let name = color["name"] {
      if color["catalog"] != "System" {
        // Some properties of AppKit are not optional.
        let found = named(name, "NSColor")
        return CodeValue("\(found.swift) ?? NSColor.clear", found.objectiveC)
      }
      // Swift drops the last word of these names only.
      let swift = name.hasPrefix("system") ? String(name.dropLast(5)) : name
      if cocoaNames.contains(name) { return CodeValue("NSColor.\(swift)", "NSColor.\(name)") }
      if color["catalog"] == "System" {
        let text = CodeValue(string: name)
        return CodeValue(
          "NSColor(catalogName: \"System\", colorName: \(text.swift)) ?? NSColor.clear",
          "[NSColor colorWithCatalogName:@\"System\" colorName:\(text.objectiveC)]"
        )
      }
    }
    let alpha = color["alpha"] ?? "1"
    let space = color["customColorSpace"] ?? color["colorSpace"] ?? ""
    if let white = numbers([color["white"], alpha]) {
      let (first, method) =
        space.hasPrefix("device")
        ? ("deviceWhite", "colorWithDeviceWhite")
        : space.hasPrefix("generic")
          ? ("genericGamma22White", "colorWithGenericGamma22White")
          : ("calibratedWhite", "colorWithCalibratedWhite")
      return CodeValue(
        "NSColor(\(first): \(white[0]), alpha: \(white[1]))",
        "[NSColor \(method):\(white[0]) alpha:\(white[1])]"
      )
    }
    guard let rgb = numbers([color["red"], color["green"], color["blue"], alpha]) else {
      return nil
    }
    let (first, method) =
      switch space {
      case "sRGB": ("srgbRed", "colorWithSRGBRed")
      case "displayP3": ("displayP3Red", "colorWithDisplayP3Red")
      case "deviceRGB": ("deviceRed", "colorWithDeviceRed")
      default: ("calibratedRed", "colorWithCalibratedRed")
      }
    return CodeValue(
      "NSColor(\(first): \(rgb[0]), green: \(rgb[1]), blue: \(rgb[2]), alpha: \(rgb[3]))",
      "[NSColor \(method):\(rgb[0]) green:\(rgb[1]) blue:\(rgb[2]) alpha:\(rgb[3])]"
    )
  }

  private static let cocoaNames = Set(
    """
    labelColor secondaryLabelColor tertiaryLabelColor quaternaryLabelColor textColor \
    placeholderTextColor selectedTextColor textBackgroundColor selectedTextBackgroundColor \
    keyboardFocusIndicatorColor linkColor separatorColor gridColor windowBackgroundColor \
    underPageBackgroundColor controlBackgroundColor controlColor controlTextColor \
    disabledControlTextColor selectedControlColor selectedControlTextColor \
    alternateSelectedControlTextColor headerTextColor windowFrameTextColor \
    selectedMenuItemTextColor highlightColor shadowColor systemRedColor systemGreenColor \
    systemBlueColor systemOrangeColor systemYellowColor systemBrownColor systemPinkColor \
    systemPurpleColor systemGrayColor systemTealColor systemIndigoColor controlAccentColor \
    selectedContentBackgroundColor unemphasizedSelectedContentBackgroundColor
    """.split(separator: " ").map(String.init)
  )

  // MARK: - Both

  private static func named(_ name: String, _ type: String) -> CodeValue {
    let text = CodeValue(string: name)
    return CodeValue("\(type)(named: \(text.swift))", "[\(type) colorNamed:\(text.objectiveC)]")
  }

  private static func numbers(_ literals: [String?]) -> [String]? {
    let numbers = literals.compactMap { $0.flatMap(Double.init) }.filter(\.isFinite)
    return numbers.count == literals.count ? numbers.map(CodeNumber.text) : nil
  }
}
