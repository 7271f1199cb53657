internal import LayoutModel

/// The insets that a device's hardware and system reserve at the edges of the screen, in points.
public struct ScreenEdges: Hashable, Sendable {
  /// The shape of a device's front.
  public enum Front: String, CaseIterable, Hashable, Sendable {
    /// A home button below a rectangular screen.
    case homeButton
    /// A phone with a rounded screen and a notch or island.
    case notch
    /// A tablet with a rounded screen.
    case roundedTablet
  }

  /// The shape of the front.
  public var front: Front
  /// The height of the status bar.
  public var statusBar: Double
  /// The height reserved for the home indicator.
  public var homeIndicator: Double
  /// The width reserved at the left and right, beside a notch.
  public var sides: Double

  /// Creates edges.
  public init(front: Front, statusBar: Double, homeIndicator: Double = 0, sides: Double = 0) {
    self.front = front
    self.statusBar = statusBar
    self.homeIndicator = homeIndicator
    self.sides = sides
  }

  /// Returns the edges that a television may cut off: 60 points above and below, 80 at the sides
  /// (20 of 20 views). Without safe areas there are none (1 of 1).
  static func television(usesSafeAreas: Bool) -> ScreenEdges {
    usesSafeAreas
      ? ScreenEdges(front: .homeButton, statusBar: 60, homeIndicator: 60, sides: 80)
      : ScreenEdges(front: .homeButton, statusBar: 0)
  }

  /// Creates the edges that a device has at run time. A phone in landscape has no status bar.
  init(device: CanvasDevice, family: Device.Family, orientation: Orientation) {
    let isOnItsSide = orientation == .landscape
    switch device.front {
    case .homeButton:
      let hidesStatusBar = family != .iPad && isOnItsSide
      self.init(front: device.front, statusBar: hidesStatusBar ? 0 : 20)
    case .roundedTablet: self.init(front: device.front, statusBar: 24, homeIndicator: 20)
    case .notch where isOnItsSide:
      self.init(
        front: device.front,
        statusBar: 0,
        homeIndicator: 21,
        sides: device.statusBarAtRunTime
      )
    case .notch:
      self.init(front: device.front, statusBar: device.statusBarAtRunTime, homeIndicator: 34)
    }
  }

  /// Creates the edges that the canvas of an Interface Builder version shows (measured).
  ///
  /// - Parameters:
  ///   - notchHeight: The actual status bar height of a phone with a notch.
  ///   - toolsVersion: Before 21200, every notch has 44 points. From 14800 to 21699, home-button
  ///     devices show no status bar, and from 13000 on phones in landscape don't (6 of 6 roots of 3
  ///     apps; before, 0 of 2). From 24000, a phone in landscape keeps its portrait insets at
  ///     top and bottom besides those at the sides (60 views of one document), and a rounded tablet
  ///     reserves 50 points at the bottom (2 of 2 roots of one app).
  init(
    front: Front,
    notchHeight: Double,
    orientation: Orientation,
    isTablet: Bool,
    toolsVersion: Int
  ) {
    switch front {
    case .homeButton:
      let isPhoneOnItsSide = !isTablet && orientation == .landscape
      let hidesStatusBar =
        (14800..<21700).contains(toolsVersion) || isPhoneOnItsSide && toolsVersion >= 13000
      self.init(front: front, statusBar: hidesStatusBar ? 0 : 20)
    case .roundedTablet:
      let isNewest = (24000..<30000).contains(toolsVersion)
      self.init(front: front, statusBar: 24, homeIndicator: isNewest ? 50 : 20)
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
