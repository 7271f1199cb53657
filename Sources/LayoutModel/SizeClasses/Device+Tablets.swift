// One line for each device: name, year, inches, portrait width and height in points, scale and
// canvas id.
//
// Canvas ids were measured on the frames of root views in real documents. The canvas `ipad7_9` has
// the size of the iPad mini of 8.3 inches (6 of 6 roots).

extension Device {
  /// The iPads, oldest first.
  ///
  /// Sources: the tables of the Human Interface Guidelines, except that the height of the Pro
  /// 10.5-inch is measured (1112 points, not 1194), and the sizes of the Pro models since the M4
  /// are half their pixel sizes.
  static let iPads: [Device] = [
    tablet("iPad (1st generation)", 2010, 9.7, 768, 1024, 1, "ipad9_7", .none),
    tablet("iPad 2", 2011, 9.7, 768, 1024, 1, "ipad9_7", .none),
    tablet("iPad (3rd generation)", 2012, 9.7, 768, 1024, 2, "ipad9_7", .none),
    tablet("iPad (4th generation)", 2012, 9.7, 768, 1024, 2, "ipad9_7", .none),
    tablet("iPad mini (1st generation)", 2012, 7.9, 768, 1024, 1, nil, .none),
    tablet("iPad Air (1st generation)", 2013, 9.7, 768, 1024, 2, "ipad9_7", .slideOver),
    tablet("iPad mini 2", 2013, 7.9, 768, 1024, 2, nil, .slideOver),
    tablet("iPad Air 2", 2014, 9.7, 768, 1024, 2, "ipad9_7"),
    tablet("iPad mini 3", 2014, 7.9, 768, 1024, 2, nil, .slideOver),
    tablet("iPad mini 4", 2015, 7.9, 768, 1024, 2, nil),
    tablet("iPad Pro 12.9-inch (1st generation)", 2015, 12.9, 1024, 1366, 2, "ipad12_9"),
    tablet("iPad Pro 9.7-inch", 2016, 9.7, 768, 1024, 2, "ipad9_7"),
    tablet("iPad (5th generation)", 2017, 9.7, 768, 1024, 2, "ipad9_7"),
    tablet("iPad Pro 10.5-inch", 2017, 10.5, 834, 1112, 2, "ipad10_5"),
    tablet("iPad Pro 12.9-inch (2nd generation)", 2017, 12.9, 1024, 1366, 2, "ipad12_9"),
    tablet("iPad (6th generation)", 2018, 9.7, 768, 1024, 2, "ipad9_7"),
    tablet("iPad Pro 11-inch (1st generation)", 2018, 11, 834, 1194, 2, "ipad11_0rounded"),
    tablet("iPad Pro 12.9-inch (3rd generation)", 2018, 12.9, 1024, 1366, 2, "ipad12_9rounded"),
    tablet("iPad mini (5th generation)", 2019, 7.9, 768, 1024, 2, nil),
    tablet("iPad Air (3rd generation)", 2019, 10.5, 834, 1112, 2, "ipad10_5"),
    tablet("iPad (7th generation)", 2019, 10.2, 810, 1080, 2, "ipad10_2"),
    tablet("iPad Pro 11-inch (2nd generation)", 2020, 11, 834, 1194, 2, "ipad11_0rounded"),
    tablet("iPad Pro 12.9-inch (4th generation)", 2020, 12.9, 1024, 1366, 2, "ipad12_9rounded"),
    tablet("iPad (8th generation)", 2020, 10.2, 810, 1080, 2, "ipad10_2"),
    tablet("iPad Air (4th generation)", 2020, 10.9, 820, 1180, 2, "ipad10_9rounded"),
    tablet("iPad Pro 11-inch (3rd generation)", 2021, 11, 834, 1194, 2, "ipad11_0rounded"),
    tablet("iPad Pro 12.9-inch (5th generation)", 2021, 12.9, 1024, 1366, 2, "ipad12_9rounded"),
    tablet("iPad (9th generation)", 2021, 10.2, 810, 1080, 2, "ipad10_2"),
    tablet("iPad mini (6th generation)", 2021, 8.3, 744, 1133, 2, "ipad7_9"),
    tablet("iPad Air (5th generation)", 2022, 10.9, 820, 1180, 2, "ipad10_9rounded"),
    tablet("iPad (10th generation)", 2022, 10.9, 820, 1180, 2, "ipad10_9rounded"),
    tablet("iPad Pro 11-inch (4th generation)", 2022, 11, 834, 1194, 2, "ipad11_0rounded"),
    tablet("iPad Pro 12.9-inch (6th generation)", 2022, 12.9, 1024, 1366, 2, "ipad12_9rounded"),
    tablet("iPad Air 11-inch (M2)", 2024, 11, 820, 1180, 2, nil),
    tablet("iPad Air 13-inch (M2)", 2024, 13, 1024, 1366, 2, nil),
    tablet("iPad Pro 11-inch (M4)", 2024, 11, 834, 1210, 2, nil, evidence: .derived),
    tablet("iPad Pro 13-inch (M4)", 2024, 13, 1032, 1376, 2, nil, evidence: .derived),
    tablet("iPad mini (A17 Pro)", 2024, 8.3, 744, 1133, 2, nil),
    tablet("iPad Air 11-inch (M3)", 2025, 11, 820, 1180, 2, nil),
    tablet("iPad Air 13-inch (M3)", 2025, 13, 1024, 1366, 2, nil),
    tablet("iPad (A16)", 2025, 11, 820, 1180, 2, nil),
    tablet("iPad Pro 11-inch (M5)", 2025, 11, 834, 1210, 2, nil, evidence: .derived),
    tablet("iPad Pro 13-inch (M5)", 2025, 13, 1032, 1376, 2, nil, evidence: .derived),
  ]

  /// Returns an iPad. Every iPad is regular in both dimensions and orientations.
  private static func tablet(
    _ name: String,
    _ year: Int,
    _ inches: Double,
    _ width: Int,
    _ height: Int,
    _ scale: Int,
    _ canvasID: String?,
    _ multitasking: Multitasking = .splitView,
    evidence: Evidence = .documented
  ) -> Device {
    Device(
      name: name,
      family: .iPad,
      year: year,
      diagonalInches: inches,
      portraitSize: ScreenSize(width: width, height: height),
      scale: scale,
      canvasIDs: canvasID.map { [$0] } ?? [],
      multitasking: multitasking,
      evidence: evidence,
      portraitClass: SizeClass(width: .regular, height: .regular),
      landscapeClass: SizeClass(width: .regular, height: .regular)
    )
  }
}
