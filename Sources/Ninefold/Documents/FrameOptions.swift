public import LayoutModel

/// How views are measured and which way text runs.
public struct FrameOptions: Sendable, Hashable {
  /// Where the sizes of texts come from.
  public enum TextSizes: String, CaseIterable, Sendable, Hashable {
    /// The stored frames, which Interface Builder computed with the fonts of its own system.
    case stored
    /// The fonts installed on this machine.
    case metrics
  }

  /// The side on which text begins.
  public enum Direction: String, CaseIterable, Sendable, Hashable {
    /// Leading is left.
    case leftToRight = "left-to-right"
    /// Leading is right.
    case rightToLeft = "right-to-left"
  }

  /// Where the sizes of texts come from.
  public var text: TextSizes
  /// The side on which text begins.
  public var direction: Direction

  /// Creates options; without arguments those of stored sizes, left to right.
  public init(text: TextSizes = .stored, direction: Direction = .leftToRight) {
    self.text = text
    self.direction = direction
  }
}

/// Frames, and what was used to measure texts.
public struct MeasuredFrames: Sendable {
  /// The frames.
  public let frames: Frames
  /// The font family that stood in for the system font; nil where texts kept their stored sizes.
  public let systemFont: String?
}
