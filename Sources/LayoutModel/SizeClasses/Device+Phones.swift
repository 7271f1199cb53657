// One line for each device: name, year, inches, portrait width and height in points, scale and
// canvas id.
//
// Canvas ids were measured on the frames of root views in real documents. `retina3_5` and
// `retina4_0` occurred there, but without a full-size root view.

extension Device {
  /// The iPhones, oldest first.
  ///
  /// Sources: the tables of the Human Interface Guidelines, from the iPhone 4s to the iPhone 17
  /// family and iPhone Air. The iPhone 18 Pro and Pro Max come from release notes of a device-frame
  /// tool. The folding iPhone Duo, listed as two devices, comes from summaries of its
  /// specification; its scale is assumed to be that of every model since the iPhone 12.
  static let iPhones: [Device] = [
    phone("iPhone", 2007, 3.5, 320, 480, 1, nil),
    phone("iPhone 3G", 2008, 3.5, 320, 480, 1, nil),
    phone("iPhone 3GS", 2009, 3.5, 320, 480, 1, nil),
    phone("iPhone 4", 2010, 3.5, 320, 480, 2, "retina3_5"),
    phone("iPhone 4s", 2011, 3.5, 320, 480, 2, "retina3_5"),
    phone("iPhone 5", 2012, 4, 320, 568, 2, "retina4_0"),
    phone("iPhone 5c", 2013, 4, 320, 568, 2, "retina4_0"),
    phone("iPhone 5s", 2013, 4, 320, 568, 2, "retina4_0"),
    phone("iPhone 6", 2014, 4.7, 375, 667, 2, "retina4_7"),
    phone("iPhone 6 Plus", 2014, 5.5, 414, 736, 3, "retina5_5", .wide),
    phone("iPhone 6s", 2015, 4.7, 375, 667, 2, "retina4_7"),
    phone("iPhone 6s Plus", 2015, 5.5, 414, 736, 3, "retina5_5", .wide),
    phone("iPhone SE (1st generation)", 2016, 4, 320, 568, 2, "retina4_0"),
    phone("iPhone 7", 2016, 4.7, 375, 667, 2, "retina4_7"),
    phone("iPhone 7 Plus", 2016, 5.5, 414, 736, 3, "retina5_5", .wide),
    phone("iPhone 8", 2017, 4.7, 375, 667, 2, "retina4_7"),
    phone("iPhone 8 Plus", 2017, 5.5, 414, 736, 3, "retina5_5", .wide),
    phone("iPhone X", 2017, 5.8, 375, 812, 3, "retina5_9"),
    phone("iPhone XS", 2018, 5.8, 375, 812, 3, "retina5_9"),
    phone("iPhone XS Max", 2018, 6.5, 414, 896, 3, "retina6_5", .wide),
    phone("iPhone XR", 2018, 6.1, 414, 896, 2, "retina6_1", .wide),
    phone("iPhone 11", 2019, 6.1, 414, 896, 2, "retina6_1", .wide),
    phone("iPhone 11 Pro", 2019, 5.8, 375, 812, 3, "retina5_9"),
    phone("iPhone 11 Pro Max", 2019, 6.5, 414, 896, 3, "retina6_5", .wide),
    phone("iPhone SE (2nd generation)", 2020, 4.7, 375, 667, 2, "retina4_7"),
    phone("iPhone 12 mini", 2020, 5.4, 375, 812, 3, nil),
    phone("iPhone 12", 2020, 6.1, 390, 844, 3, "retina6_0"),
    phone("iPhone 12 Pro", 2020, 6.1, 390, 844, 3, "retina6_0"),
    phone("iPhone 12 Pro Max", 2020, 6.7, 428, 926, 3, nil, .wide),
    phone("iPhone 13 mini", 2021, 5.4, 375, 812, 3, nil),
    phone("iPhone 13", 2021, 6.1, 390, 844, 3, "retina6_0"),
    phone("iPhone 13 Pro", 2021, 6.1, 390, 844, 3, "retina6_0"),
    phone("iPhone 13 Pro Max", 2021, 6.7, 428, 926, 3, nil, .wide),
    phone("iPhone SE (3rd generation)", 2022, 4.7, 375, 667, 2, "retina4_7"),
    phone("iPhone 14", 2022, 6.1, 390, 844, 3, "retina6_0"),
    phone("iPhone 14 Plus", 2022, 6.7, 428, 926, 3, nil, .wide),
    phone("iPhone 14 Pro", 2022, 6.1, 393, 852, 3, "retina6_12"),
    phone("iPhone 14 Pro Max", 2022, 6.7, 430, 932, 3, "retina6_7", .wide),
    phone("iPhone 15", 2023, 6.1, 393, 852, 3, "retina6_12"),
    phone("iPhone 15 Plus", 2023, 6.7, 430, 932, 3, "retina6_7", .wide),
    phone("iPhone 15 Pro", 2023, 6.1, 393, 852, 3, "retina6_12"),
    phone("iPhone 15 Pro Max", 2023, 6.7, 430, 932, 3, "retina6_7", .wide),
    phone("iPhone 16", 2024, 6.1, 393, 852, 3, "retina6_12"),
    phone("iPhone 16 Plus", 2024, 6.7, 430, 932, 3, "retina6_7", .wide),
    phone("iPhone 16 Pro", 2024, 6.3, 402, 874, 3, "retina6_3"),
    phone("iPhone 16 Pro Max", 2024, 6.9, 440, 956, 3, nil, .wide),
    phone("iPhone 16e", 2025, 6.1, 390, 844, 3, "retina6_0"),
    phone("iPhone 17", 2025, 6.3, 402, 874, 3, "retina6_3"),
    phone("iPhone 17 Pro", 2025, 6.3, 402, 874, 3, "retina6_3"),
    phone("iPhone 17 Pro Max", 2025, 6.9, 440, 956, 3, nil, .wide),
    phone("iPhone Air", 2025, 6.5, 420, 912, 3, nil, .wide),
    phone("iPhone 18 Pro", 2026, 6.3, 402, 874, 3, "retina6_3", evidence: .reported),
    phone("iPhone 18 Pro Max", 2026, 6.9, 440, 956, 3, nil, .wide, evidence: .reported),
    phone("iPhone Duo (outer screen)", 2026, nil, 466, 678, 3, nil, evidence: .reported),
    phone("iPhone Duo (inner screen)", 2026, nil, 669, 951, 3, nil, .unfolded, evidence: .reported),
  ]

  /// The iPod touch models, oldest first.
  static let iPodTouches: [Device] = [
    player("iPod touch (1st generation)", 2007, 3.5, 320, 480, 1, nil),
    player("iPod touch (2nd generation)", 2008, 3.5, 320, 480, 1, nil),
    player("iPod touch (3rd generation)", 2009, 3.5, 320, 480, 1, nil),
    player("iPod touch (4th generation)", 2010, 3.5, 320, 480, 2, "retina3_5"),
    player("iPod touch (5th generation)", 2012, 4, 320, 568, 2, "retina4_0"),
    player("iPod touch (6th generation)", 2015, 4, 320, 568, 2, "retina4_0"),
    player("iPod touch (7th generation)", 2019, 4, 320, 568, 2, "retina4_0"),
  ]

  /// The width classes of an iPhone in both orientations. Except for the unfolded one, the height
  /// is regular in portrait and compact in landscape.
  private enum Shape {
    /// Compact in both orientations.
    case narrow
    /// Regular in landscape: the Plus, Max, XR, 11 and Air models.
    case wide
    /// Regular in both dimensions and orientations, as on an iPad.
    case unfolded
  }

  private static func phone(
    _ name: String,
    _ year: Int,
    _ inches: Double?,
    _ width: Int,
    _ height: Int,
    _ scale: Int,
    _ canvasID: String?,
    _ shape: Shape = .narrow,
    evidence: Evidence = .documented,
    family: Family = .iPhone
  ) -> Device {
    let portrait: SizeClass.Extent = shape == .unfolded ? .regular : .compact
    let landscape: SizeClass.Extent = shape == .narrow ? .compact : .regular
    let landscapeHeight: SizeClass.Extent = shape == .unfolded ? .regular : .compact
    return Device(
      name: name,
      family: family,
      year: year,
      diagonalInches: inches,
      portraitSize: ScreenSize(width: width, height: height),
      scale: scale,
      canvasIDs: canvasID.map { [$0] } ?? [],
      multitasking: .none,
      evidence: evidence,
      portraitClass: SizeClass(width: portrait, height: .regular),
      landscapeClass: SizeClass(width: landscape, height: landscapeHeight)
    )
  }

  private static func player(
    _ name: String,
    _ year: Int,
    _ inches: Double,
    _ width: Int,
    _ height: Int,
    _ scale: Int,
    _ canvasID: String?
  ) -> Device {
    phone(name, year, inches, width, height, scale, canvasID, family: .iPodTouch)
  }
}
