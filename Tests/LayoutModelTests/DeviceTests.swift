import LayoutModel
import Testing

struct DeviceTests {
  /// The Human Interface Guidelines' rows, and older and newer phones.
  static let phones: [(names: [String], size: String, landscape: String)] = [
    (["iPhone 17 Pro Max", "iPhone 16 Pro Max", "iPhone 18 Pro Max"], "440x956", "wR hC"),
    (["iPhone Air"], "420x912", "wR hC"),
    (
      ["iPhone 16 Plus", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 14 Pro Max"], "430x932",
      "wR hC"
    ),
    (["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"], "428x926", "wR hC"),
    (["iPhone 11 Pro Max", "iPhone 11", "iPhone XS Max", "iPhone XR"], "414x896", "wR hC"),
    (
      ["iPhone 8 Plus", "iPhone 7 Plus", "iPhone 6s Plus", "iPhone 6 Plus"], "414x736", "wR hC"
    ),
    (["iPhone 17 Pro", "iPhone 17", "iPhone 16 Pro", "iPhone 18 Pro"], "402x874", "wC hC"),
    (["iPhone 16", "iPhone 15", "iPhone 15 Pro", "iPhone 14 Pro"], "393x852", "wC hC"),
    (
      [
        "iPhone 16e", "iPhone 14", "iPhone 13", "iPhone 13 Pro", "iPhone 12", "iPhone 12 Pro",
      ], "390x844", "wC hC"
    ),
    (
      ["iPhone 13 mini", "iPhone 12 mini", "iPhone 11 Pro", "iPhone XS", "iPhone X"], "375x812",
      "wC hC"
    ),
    (
      [
        "iPhone 8", "iPhone 7", "iPhone 6s", "iPhone 6", "iPhone SE (2nd generation)",
        "iPhone SE (3rd generation)",
      ], "375x667", "wC hC"
    ),
    (
      [
        "iPhone 5", "iPhone 5s", "iPhone 5c", "iPhone SE (1st generation)",
        "iPod touch (5th generation)", "iPod touch (6th generation)",
        "iPod touch (7th generation)",
      ], "320x568", "wC hC"
    ),
    (
      [
        "iPhone 4s", "iPhone 4", "iPhone 3GS", "iPhone 3G", "iPhone", "iPod touch (1st generation)",
        "iPod touch (2nd generation)", "iPod touch (3rd generation)",
        "iPod touch (4th generation)",
      ], "320x480", "wC hC"
    ),
    (["iPhone Duo (outer screen)"], "466x678", "wC hC"),
  ]

  static let tablets: [(names: [String], size: String)] = [
    (["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"], "1032x1376"),
    (["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"], "834x1210"),
    (["iPad Pro 12.9-inch", "iPad Air 13-inch"], "1024x1366"),
    (
      (1...4).map { "iPad Pro 11-inch (\(ordinal($0)) generation)" }, "834x1194"
    ),
    (["iPad Pro 10.5-inch", "iPad Air (3rd generation)"], "834x1112"),
    (
      [
        "iPad Air 11-inch", "iPad Air (4th generation)", "iPad Air (5th generation)",
        "iPad (10th generation)", "iPad (A16)",
      ], "820x1180"
    ),
    (["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"], "810x1080"),
    (
      [
        "iPad (1st generation)", "iPad 2", "iPad (3rd generation)", "iPad (4th generation)",
        "iPad (5th generation)", "iPad (6th generation)", "iPad Air (1st generation)", "iPad Air 2",
        "iPad Pro 9.7-inch", "iPad mini (1st generation)", "iPad mini 2", "iPad mini 3",
        "iPad mini 4", "iPad mini (5th generation)",
      ], "768x1024"
    ),
    (["iPad mini (6th generation)", "iPad mini (A17 Pro)"], "744x1133"),
  ]

  @Test(arguments: phones)
  func `a phone is compact-regular in portrait, and wide in landscape only if large`(
    names: [String],
    size: String,
    landscape: String
  ) {
    for name in names {
      for device in Device.named(name) {
        #expect(device.portraitSize.description == size, "\(device)")
        #expect(device.sizeClass(in: .portrait).shortName == "wC hR", "\(device)")
        #expect(device.sizeClass(in: .landscape).shortName == landscape, "\(device)")
      }
      #expect(Device.named(name).count == 1, "\(name)")
    }
  }

  @Test(arguments: tablets)
  func `a tablet is regular-regular either way up`(names: [String], size: String) {
    for name in names {
      let devices = Device.named(name)
      #expect(!devices.isEmpty, "\(name)")
      for device in devices {
        #expect(device.portraitSize.description == size, "\(device)")
        #expect(device.sizeClass(in: .portrait).shortName == "wR hR", "\(device)")
        #expect(device.sizeClass(in: .landscape).shortName == "wR hR", "\(device)")
      }
    }
  }

  @Test func `the tables above leave no device out`() {
    let names = Self.phones.flatMap(\.names) + Self.tablets.flatMap(\.names)
    let covered = Set(names.flatMap { Device.named($0) })

    #expect(
      Device.all.filter { !covered.contains($0) }.map(\.name) == ["iPhone Duo (inner screen)"]
    )
  }

  @Test func `the unfolded phone is regular-regular either way up`() throws {
    let device = try #require(Device.named("iPhone Duo (inner screen)").first)

    #expect(device.size(in: .landscape) == ScreenSize(width: 951, height: 669))
    #expect(Orientation.allCases.map { device.sizeClass(in: $0).shortName } == ["wR hR", "wR hR"])
  }

  @Test func `devices are sorted by family and age, and names are unique`() {
    #expect(Device.all.first?.name == "iPhone")
    #expect(Device.all.last?.name == "iPad Pro 13-inch (M5)")
    #expect(Set(Device.all.map { $0.name.lowercased() }).count == Device.all.count)
    for family in Device.Family.allCases {
      let years = Device.all.filter { $0.family == family }.map(\.year)
      #expect(years == years.sorted())
    }
    let families = Device.all.compactMap { Device.Family.allCases.firstIndex(of: $0.family) }
    #expect(families == families.sorted())
  }

  @Test func `screens have a scale from 1 to 3 and are in portrait`() {
    for device in Device.all {
      #expect((1...3).contains(device.scale), "\(device)")
      #expect(device.portraitSize.width < device.portraitSize.height, "\(device)")
      #expect((2007...2026).contains(device.year), "\(device)")
    }
    #expect(Device.named("iPhone 3GS").map(\.scale) == [1])
    #expect(Device.named("iPhone XR").map(\.scale) == [2])
    #expect(Device.named("iPhone 16 Plus").map(\.scale) == [3])
    #expect(Device.named("iPhone 16 Plus").map(\.diagonalInches) == [6.7])
  }

  @Test func `only the newest models rest on reports`() {
    #expect(
      Device.all.filter { $0.evidence == .reported }.map(\.name) == [
        "iPhone 18 Pro", "iPhone 18 Pro Max", "iPhone Duo (outer screen)",
        "iPhone Duo (inner screen)",
      ]
    )
  }

  @Test func `a name is found in any letter case`() {
    #expect(Device.named("IPHONE 16 plus").map(\.name) == ["iPhone 16 Plus"])
    #expect(Device.named("ipod touch (7TH generation)").map(\.year) == [2019])
  }

  @Test func `a name without its generation finds all of them, unless it is a device's own`() {
    #expect(Device.named("iPhone SE").map(\.year) == [2016, 2020, 2022])
    #expect(Device.named("iPad mini").map(\.year) == [2012, 2019, 2021, 2024])
    #expect(Device.named("iPhone").map(\.year) == [2007])
  }

  @Test(arguments: ["", "iPhone 9", "iPhone 16 ", "(", "()", " (", "Apple Watch"])
  func `an unknown name finds nothing`(name: String) {
    #expect(Device.named(name).isEmpty)
  }

  @Test(arguments: [
    ("retina4_0", "320x568"), ("retina4_7", "375x667"), ("retina5_5", "414x736"),
    ("retina5_9", "375x812"), ("retina6_0", "390x844"), ("retina6_1", "414x896"),
    ("retina6_12", "393x852"), ("retina6_3", "402x874"), ("retina6_5", "414x896"),
    ("retina6_7", "430x932"), ("retina3_5", "320x480"), ("ipad9_7", "768x1024"),
    ("ipad12_9", "1024x1366"), ("ipad10_9rounded", "820x1180"), ("ipad7_9", "744x1133"),
    ("ipad10_2", "810x1080"),
  ])
  func `a canvas has one screen size`(id: String, size: String) {
    let devices = Device.onCanvas(id)

    #expect(Set(devices.map(\.portraitSize.description)) == [size])
    #expect(Set(devices.map(\.scale)).count == (id == "ipad9_7" ? 2 : 1))
  }

  @Test func `the canvases of one size differ in scale`() {
    #expect(Device.onCanvas("retina6_1").map(\.name) == ["iPhone XR", "iPhone 11"])
    #expect(Device.onCanvas("retina6_5").map(\.name) == ["iPhone XS Max", "iPhone 11 Pro Max"])
  }

  @Test(arguments: ["watch38", "watch42", "appleTV", "mac", "", "retina"])
  func `a canvas of another platform has no device`(id: String) {
    #expect(Device.onCanvas(id).isEmpty)
  }

  @Test func `orientations are spelled as in documents`() {
    #expect(Orientation(rawValue: "landscape") == .landscape)
    #expect(Orientation.allCases.map(\.rawValue) == ["portrait", "landscape"])
  }

  private static func ordinal(_ number: Int) -> String {
    switch number {
    case 1: "1st"
    case 2: "2nd"
    case 3: "3rd"
    default: "\(number)th"
    }
  }
}
