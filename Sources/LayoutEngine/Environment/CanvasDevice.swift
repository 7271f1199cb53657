import LayoutModel

/// A device of Interface Builder's canvas.
struct CanvasDevice: Sendable, Equatable {
  /// A device with this screen.
  let device: Device
  var portrait: Size
  var front: ScreenEdges.Front
  /// The status bar height of a phone with a notch, in points. Applies from tools version 21200.
  var notchHeight = 44.0
  var scale: Double
  var isTablet: Bool

  /// Creates the device of a canvas id. Returns nil if the id is unknown.
  ///
  /// The front of each id is measured. The 6.5 and 6.7 inch canvases have the scale of the device.
  init?(id: String, toolsVersion: Int) {
    guard let device = Device.first(onCanvas: id, toolsVersion: toolsVersion) else { return nil }
    self.init(device)
    // Xcode 14.0 to 14.2 show the status bar of 5.8 inches lower than later versions (61 of 61 roots of
    // 5 apps; later, 1 of 100).
    if id == "retina5_9", toolsVersion < 21700 { notchHeight = 47 }
    // The first device of a tablet canvas may be a non-Retina one. The canvas has two pixels per
    // point.
    scale = max(2, scale)
  }

  /// Creates the canvas that shows a device.
  init(_ device: Device) {
    self.device = device
    let size = device.portraitSize
    portrait = Size(width: Double(size.width), height: Double(size.height))
    scale = Double(device.scale)
    isTablet = device.family == .iPad
    if isTablet {
      let isRounded = device.canvasIDs.contains { $0.hasSuffix("rounded") } || device.year >= 2020
      front = isRounded && size.width != 810 ? .roundedTablet : .homeButton
    } else {
      front = size.height >= 812 ? .notch : .homeButton
      let heights = device.canvasIDs.compactMap { CanvasDevice.notchHeights[$0] }
      notchHeight = heights.first ?? CanvasDevice.notchHeight(of: device)
    }
  }

  /// The actual status bar heights by canvas id, in points. They apply from tools version 21200
  /// (measured, except 6.3 inch, which is a guess).
  private static let notchHeights: [String: Double] = [
    "retina5_9": 50, "retina6_1": 48, "retina6_5": 44, "retina6_0": 47, "retina6_12": 59,
    "retina6_7": 59, "retina6_3": 62,
  ]

  /// The status bar height of the device at run time, in points; in landscape, the width reserved
  /// beside the notch (as published for each screen). Some canvases show another device of their size.
  var statusBarAtRunTime: Double {
    switch (portrait.width, portrait.height) {
    case (375, 812): device.canvasIDs.isEmpty ? 50 : 44
    case (414, 896): scale == 2 ? 48 : 44
    case (390, 844), (428, 926): 47
    case (393, 852), (430, 932): 59
    case (402, 874), (440, 956): 62
    case (420, 912): 68
    default: notchHeight
    }
  }

  /// Returns the height for devices whose canvas has no entry above: measured for 6.9 inches (6 roots
  /// of 2 apps), for others an estimate. A dynamic island is taller than a notch.
  private static func notchHeight(of device: Device) -> Double {
    switch device.portraitSize.height {
    case 956...: 62
    case 852..., 874...: device.portraitSize.width >= 393 && device.year >= 2022 ? 59 : 47
    default: 47
    }
  }
}
