internal import LayoutModel

/// What a device's hardware and system keep free at the edges of the screen.
public struct ScreenEdges: Hashable, Sendable {
  /// The form of a device's front.
  public enum Front: String, CaseIterable, Hashable, Sendable {
    /// A home button below a rectangular screen.
    case homeButton
    /// A phone with rounded screen and a notch or island.
    case notch
    /// A tablet with rounded screen.
    case roundedTablet
  }

  /// The form of the front.
  public var front: Front
  /// The height of the status bar.
  public var statusBar: Double
  /// The height kept free for the home indicator.
  public var homeIndicator: Double
  /// The width kept free at the left and right, beside a notch.
  public var sides: Double

  /// Creates edges.
  public init(front: Front, statusBar: Double, homeIndicator: Double = 0, sides: Double = 0) {
    self.front = front
    self.statusBar = statusBar
    self.homeIndicator = homeIndicator
    self.sides = sides
  }

  /// What a television may cut off: 60 points above and below, 80 at the sides (20 of 20 views);
  /// nothing before safe areas (1 of 1).
  static func television(usesSafeAreas: Bool) -> ScreenEdges {
    usesSafeAreas
      ? ScreenEdges(front: .homeButton, statusBar: 60, homeIndicator: 60, sides: 80)
      : ScreenEdges(front: .homeButton, statusBar: 0)
  }

  /// The edges of a front as the canvas of a version of Interface Builder shows them (measured).
  ///
  /// - Parameters:
  ///   - notchHeight: The true height of the status bar of a phone with a notch.
  ///   - toolsVersion: From 21200 on the canvas knows true heights; before, every notch has 44
  ///     points; from 15000 to 21699 home-button devices show no status bar; from 24000 on a phone on
  ///     its side keeps what it keeps upright, beside its sides (60 views of one document).
  init(front: Front, notchHeight: Double, orientation: Orientation, toolsVersion: Int) {
    switch front {
    case .homeButton:
      let hidesStatusBar = (14800..<21700).contains(toolsVersion)
      self.init(front: front, statusBar: hidesStatusBar ? 0 : 20)
    case .roundedTablet:
      self.init(front: front, statusBar: 24, homeIndicator: 20)
    case .notch:
      let height = toolsVersion < 21200 ? 44 : notchHeight
      switch orientation {
      case .portrait: self.init(front: front, statusBar: height, homeIndicator: 34)
      case .landscape where toolsVersion >= 24000:
        self.init(front: front, statusBar: height, homeIndicator: 34, sides: height)
      case .landscape: self.init(front: front, statusBar: 0, homeIndicator: 21, sides: height)
      }
    }
  }
}
