internal import LayoutEngine
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

  /// Creates options; without arguments what ``Project/frames(of:scene:in:)`` does.
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

extension Project {
  /// The frames of a document's active views, as ``frames(of:scene:in:)`` gives them, with a choice
  /// of how texts are measured and which way they run.
  ///
  /// Where no font is installed texts keep their stored sizes, and ``MeasuredFrames/systemFont`` is
  /// nil.
  /// - Throws: ``ProjectError/unknownDocument(_:suggestions:)``.
  public func frames(
    of document: String,
    scene: String? = nil,
    in target: LayoutTarget,
    options: FrameOptions
  ) throws -> MeasuredFrames {
    let content = try self.document(named: document)
    var environment = target.environment(of: content)
    environment.direction = options.direction == .rightToLeft ? .rightToLeft : .leftToRight
    var measurer = TextMeasurer.stored
    var systemFont: String?
    if options.text == .metrics {
      let fonts = InstalledFonts.read()
      systemFont = fonts.systemFamily
      measurer = .metrics(fonts, scale: environment.scale)
    }
    let engine = LayoutEngine(content, measurer: measurer)
    return MeasuredFrames(
      frames: engine.frames(in: environment, scene: scene.map { ObjectID($0) }),
      systemFont: systemFont
    )
  }
}
