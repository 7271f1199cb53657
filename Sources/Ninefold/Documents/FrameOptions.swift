public import LayoutModel

/// Options for the text sizes and the layout direction.
public struct FrameOptions: Sendable, Hashable {
  /// The source of text sizes.
  public enum TextSizes: String, CaseIterable, Sendable, Hashable {
    /// The stored frames, which Interface Builder computed with the fonts of its system.
    case stored
    /// The fonts installed on this machine.
    case metrics
  }

  /// The direction in which text runs.
  public enum Direction: String, CaseIterable, Sendable, Hashable {
    /// Leading is left.
    case leftToRight = "left-to-right"
    /// Leading is right.
    case rightToLeft = "right-to-left"
  }

  /// The source of text sizes.
  public var text: TextSizes
  /// The direction in which text runs.
  public var direction: Direction

  /// Creates options; the defaults are stored sizes, left to right.
  public init(text: TextSizes = .stored, direction: Direction = .leftToRight) {
    self.text = text
    self.direction = direction
  }
}

/// Frames, and how their texts were measured.
public struct MeasuredFrames: Sendable {
  /// The frames.
  public let frames: Frames
  /// The font family that replaced the system font; nil if texts kept their stored sizes.
  public let systemFont: String?
}

/// Frames in a language, text size and direction.
public struct VariantFrames: Sendable {
  /// The frames, in points.
  public let frames: Frames
  /// Messages about texts that do not appear in the language or the text size, a sentence each.
  public let notes: [String]
}
