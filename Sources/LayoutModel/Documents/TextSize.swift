/// A text size in the settings of the system. The names are those of Apple's table of Dynamic Type
/// sizes.
public enum TextSize: String, CaseIterable, Sendable {
  /// The smallest size.
  case xSmall = "xs"
  /// Two steps below the default.
  case small = "s"
  /// One step below the default.
  case medium = "m"
  /// The default size, which Interface Builder shows.
  case large = "l"
  /// One step above the default.
  case xLarge = "xl"
  /// Two steps above the default.
  case xxLarge = "xxl"
  /// The largest size besides those for accessibility.
  case xxxLarge = "xxxl"
  /// The smallest size for accessibility.
  case accessibility1 = "ax1"
  /// The second size for accessibility.
  case accessibility2 = "ax2"
  /// The third size for accessibility.
  case accessibility3 = "ax3"
  /// The fourth size for accessibility.
  case accessibility4 = "ax4"
  /// The largest size for accessibility.
  case accessibility5 = "ax5"

  /// Returns the font size of a text style in points, such as 17 for `UICTFontTextStyleBody` at the
  /// default size; nil for unknown styles.
  public func points(of style: String) -> Double? {
    TextSize.table[style].flatMap { sizes in
      zip(TextSize.allCases, sizes).first { $0.0 == self }?.1
    }
  }

  /// The font sizes of iOS by style, from the smallest text size to the largest, from Apple's Human
  /// Interface Guidelines.
  private static let table: [String: [Double]] = [
    "UICTFontTextStyleTitle0": [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    "UICTFontTextStyleTitle1": [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    "UICTFontTextStyleTitle2": [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    "UICTFontTextStyleTitle3": [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    "UICTFontTextStyleHeadline": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "UICTFontTextStyleBody": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "UICTFontTextStyleCallout": [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    "UICTFontTextStyleSubhead": [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    "UICTFontTextStyleFootnote": [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    "UICTFontTextStyleCaption1": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    "UICTFontTextStyleCaption2": [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}

extension TextSize: Comparable {
  /// Returns true if the left size is smaller.
  public static func < (left: TextSize, right: TextSize) -> Bool { left.rank < right.rank }

  private var rank: Int { TextSize.allCases.firstIndex(of: self) ?? 0 }
}
