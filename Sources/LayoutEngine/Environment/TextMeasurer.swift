public import LayoutModel

/// The properties of a view that determine its intrinsic content size.
public struct MeasuredView: Sendable {
  /// The id of the view.
  public let id: ObjectID
  /// The name of the element, such as `label`.
  public let kind: String
  /// The displayed text or title.
  public let text: String?
  /// The font size in points; nil for the default font of the view's class.
  public let pointSize: Double?
  /// The font's name; nil for the system font.
  public let fontName: String?
  /// The dynamic text style, such as `UICTFontTextStyleBody`.
  public let textStyle: String?
  /// The maximum number of lines of a label; 0 for no limit.
  public let numberOfLines: Int
  /// The width at which a label breaks lines, in points; nil if the file has none.
  public let preferredMaxWidth: Double?
  /// The factor of the text size setting.
  public let textScale: Double
  /// The size of the stored frame's alignment rectangle in points; nil if the file has no frame.
  public let storedSize: Size?
}

/// Measures the intrinsic content size of views.
public struct TextMeasurer: Sendable {
  /// Returns the intrinsic content size of a view in points; nil if it has none.
  public let intrinsicSize: @Sendable (MeasuredView) -> Size?

  /// Creates a measurer.
  public init(intrinsicSize: @escaping @Sendable (MeasuredView) -> Size?) {
    self.intrinsicSize = intrinsicSize
  }

  /// A measurer that returns the stored size, which Interface Builder's canvas computed.
  public static let stored = TextMeasurer { $0.storedSize }
}
