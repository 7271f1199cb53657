public import LayoutModel

/// The options for computing frames: the source of text sizes, and the direction of text.
public struct FrameOptions: Sendable, Hashable {
  /// The source of the sizes of texts.
  public enum TextSizes: String, CaseIterable, Sendable, Hashable {
    /// The frames in the file, which Interface Builder computed with the fonts of macOS.
    case stored
    /// The fonts installed on this machine.
    case metrics
  }

  /// The direction in which text runs.
  public enum Direction: String, CaseIterable, Sendable, Hashable {
    /// From left to right, so leading is left.
    case leftToRight = "left-to-right"
    /// From right to left, so leading is right.
    case rightToLeft = "right-to-left"
  }

  /// The source of the sizes of texts.
  public var text: TextSizes
  /// The direction in which text runs.
  public var direction: Direction

  /// Creates options; the defaults are stored sizes, left to right.
  public init(text: TextSizes = .stored, direction: Direction = .leftToRight) {
    self.text = text
    self.direction = direction
  }
}

/// Frames with the font that measured their texts.
public struct MeasuredFrames: Sendable {
  /// The frames.
  public let frames: Frames
  /// The installed font family that replaced the system font; nil if texts have their stored sizes.
  public let systemFont: String?
}

/// The frames of a document in a language, text size and direction.
public struct VariantFrames: Sendable {
  /// The frames, in points.
  public let frames: Frames
  /// Messages about texts that do not appear in the language or the text size, a sentence each.
  public let notes: [String]
}
