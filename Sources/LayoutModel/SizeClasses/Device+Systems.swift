extension Device {
  /// The newest major version of the system that the device runs, such as 15; nil if it runs the
  /// current one.
  ///
  /// Source: Apple's lists of compatible devices for iOS 4 to 26 and iPadOS 13 to 26.
  public var lastSystem: Int? { Device.lastSystems[name] }

  private static let lastSystems: [String: Int] = {
    var systems: [String: Int] = [:]
    for (system, names) in lastSystemNames {
      for name in names { systems[name] = system }
    }
    return systems
  }()

  private static let lastSystemNames: [(Int, [String])] = [
    (3, ["iPhone", "iPhone (1st generation)", "iPod touch (1st generation)"]),
    (4, ["iPhone 3G", "iPod touch (2nd generation)"]),
    (5, ["iPod touch (3rd generation)", "iPad (1st generation)"]),
    (6, ["iPhone 3GS", "iPod touch (4th generation)"]),
    (7, ["iPhone 4"]),
    (
      9,
      [
        "iPhone 4s", "iPod touch (5th generation)", "iPad 2", "iPad (3rd generation)",
        "iPad mini (1st generation)",
      ]
    ),
    (10, ["iPhone 5", "iPhone 5c", "iPad (4th generation)"]),
    (
      12,
      [
        "iPhone 5s", "iPhone 6", "iPhone 6 Plus", "iPod touch (6th generation)",
        "iPad Air (1st generation)", "iPad mini 2", "iPad mini 3",
      ]
    ),
    (
      15,
      [
        "iPhone 6s", "iPhone 6s Plus", "iPhone SE (1st generation)", "iPhone 7", "iPhone 7 Plus",
        "iPod touch (7th generation)", "iPad Air 2", "iPad mini 4",
      ]
    ),
    (
      16,
      [
        "iPhone 8", "iPhone 8 Plus", "iPhone X", "iPad Pro 12.9-inch (1st generation)",
        "iPad Pro 9.7-inch", "iPad (5th generation)",
      ]
    ),
    (
      17,
      ["iPad Pro 10.5-inch", "iPad Pro 12.9-inch (2nd generation)", "iPad (6th generation)"]
    ),
    (18, ["iPhone XS", "iPhone XS Max", "iPhone XR", "iPad (7th generation)"]),
  ]

  /// The size of the screen in portrait with Display Zoom, in points; nil if unsupported or
  /// unknown.
  ///
  /// Source: reports of developers. Apple does not document it.
  public var zoomedSize: ScreenSize? {
    guard family == .iPhone else { return nil }
    return switch (portraitSize.width, portraitSize.height) {
    case (375, 667): ScreenSize(width: 320, height: 568)
    case (414, 736): ScreenSize(width: 375, height: 667)
    case (375, 812), (390, 844), (393, 852): ScreenSize(width: 320, height: 693)
    case (414, 896), (428, 926), (430, 932): ScreenSize(width: 375, height: 812)
    default: nil
    }
  }
}
