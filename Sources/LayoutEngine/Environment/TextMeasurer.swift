public import LayoutModel

/// A view whose intrinsic size is asked for.
public struct MeasuredView: Sendable {
  /// The view.
  public let id: ObjectID
  /// The element's name, such as `label`.
  public let kind: String
  /// The text or title that it shows.
  public let text: String?
  /// The font's size in points; nil for the class's own font.
  public let pointSize: Double?
  /// The font's name; nil for the system font.
  public let fontName: String?
  /// The dynamic text style, such as `UICTFontTextStyleBody`.
  public let textStyle: String?
  /// How many lines a label may have; 0 for any number.
  public let numberOfLines: Int
  /// The width at which a label breaks lines, where the file gives one.
  public let preferredMaxWidth: Double?
  /// The factor of the text size setting.
  public let textScale: Double
  /// The size of the stored frame's alignment rectangle; nil where the file gives no frame.
  public let storedSize: Size?
}

/// Tells how large views are by their content.
public struct TextMeasurer: Sendable {
  /// The intrinsic size of a view; nil if it has none.
  public let intrinsicSize: @Sendable (MeasuredView) -> Size?

  /// Creates a measurer.
  public init(intrinsicSize: @escaping @Sendable (MeasuredView) -> Size?) {
    self.intrinsicSize = intrinsicSize
  }

  /// Takes the stored size for the intrinsic one, as Interface Builder's own canvas computed it.
  public static let stored = TextMeasurer { $0.storedSize }
}
