import LayoutModel

/// A device of Interface Builder's canvas, as a document names it.
struct CanvasDevice: Sendable, Equatable {
  /// One of the devices with this screen.
  let device: Device
  var portrait: Size
  var front: ScreenEdges.Front
  /// The height of the status bar of a phone with a notch, from tools 21200 on.
  var notchHeight = 44.0
  var scale: Double
  var isTablet: Bool

  /// The device of a canvas id; nil where the id is not known.
  ///
  /// Fronts by id: measured. The scale of the 6.5 and 6.7 inch canvases is that of the device.
  init?(id: String, toolsVersion: Int) {
    guard let device = CanvasDevice.device(id: id, toolsVersion: toolsVersion) else { return nil }
    self.init(device)
    if id.hasPrefix("ipad") { front = id.hasSuffix("rounded") ? .roundedTablet : .homeButton }
    // The first tablet of a canvas may have been an old one; the canvas has two pixels a point.
    scale = max(2, scale)
  }

  /// The device that the canvas of an id shows; nil where the id is not known.
  ///
  /// Up to Xcode 16 there were two canvases of 6.7 inches; since then the larger one has the id of the
  /// other (3 roots of 3 before, 6 of 6 since).
  private static func device(id: String, toolsVersion: Int) -> Device? {
    switch id {
    case "retina6_7" where toolsVersion < 24000: Device.named("iPhone 13 Pro Max").first
    case "retina6_72": Device.first(onCanvas: "retina6_7")
    default: Device.first(onCanvas: id)
    }
  }

  /// The canvas that shows a device.
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

  /// True heights of the status bar by canvas id, from tools 21200 on (measured; 6.3 inch is
  /// guessed).
  private static let notchHeights: [String: Double] = [
    "retina5_9": 50, "retina6_1": 48, "retina6_5": 44, "retina6_0": 47, "retina6_12": 59,
    "retina6_7": 59, "retina6_3": 62,
  ]

  /// A guess for devices that the canvas does not have: islands are higher than notches.
  private static func notchHeight(of device: Device) -> Double {
    switch device.portraitSize.height {
    case 852..., 874...: device.portraitSize.width >= 393 && device.year >= 2022 ? 59 : 47
    default: 47
    }
  }
}
