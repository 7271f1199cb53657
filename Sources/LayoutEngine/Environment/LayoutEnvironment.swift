public import LayoutModel

/// What surrounds a layout: the size class, the screen, what covers its edges, and the rules of the
/// Interface Builder that saved the document.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The systems whose layout rules differ.
  public enum Platform: String, CaseIterable, Hashable, Sendable {
    /// iPhone and iPad.
    case iOS
    /// The Mac, where y grows upwards.
    case macOS
    /// Apple TV.
    case tvOS
    /// Apple Watch, whose interface objects have no frames.
    case watchOS
  }

  /// The side on which text begins.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    /// Leading is left.
    case leftToRight
    /// Leading is right.
    case rightToLeft
  }

  /// How large the topmost views are.
  public enum RootSizing: String, CaseIterable, Hashable, Sendable {
    /// As stored: the canvas.
    case stored
    /// As the screen asks: roots that fill the document's canvas fill the screen, others keep
    /// their distance from it.
    case screen
  }

  /// The size class whose rows hold.
  public var sizeClass: SizeClass
  /// The screen in points, as it is held.
  public var screen: Size
  /// The size of the document's own canvas, from which stored sizes are measured.
  public var canvas: Size
  /// How roots get their sizes.
  public var rootSizing: RootSizing
  /// The way the device is held.
  public var orientation: Orientation
  /// The pixels of a point.
  public var scale: Double
  /// What the hardware covers.
  public var screenEdges: ScreenEdges
  /// The system.
  public var platform: Platform
  /// The side on which text begins.
  public var direction: Direction
  /// The factor of the text size setting; 1 at the default size.
  public var textScale: Double
  /// The version of Interface Builder whose rules hold, such as 14868.
  public var toolsVersion: Int
  /// True if margins and guides keep clear of the safe area.
  public var usesSafeAreas: Bool
}

extension LayoutEnvironment.Platform {
  /// Reads a document's `targetRuntime`.
  init(targetRuntime: String) {
    if targetRuntime.hasPrefix("MacOSX") {
      self = .macOS
    } else if targetRuntime.hasPrefix("watch") {
      self = .watchOS
    } else if targetRuntime.hasPrefix("AppleTV") {
      self = .tvOS
    } else {
      self = .iOS
    }
  }
}
