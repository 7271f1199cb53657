import LayoutModel
import Testing

struct SplitWidthTests {
  static let largeTablets = [
    "iPad Pro 12.9-inch (1st generation)", "iPad Pro 13-inch (M4)", "iPad Air 13-inch (M2)",
  ]
  static let otherTablets = [
    "iPad Pro 11-inch (1st generation)", "iPad Pro 10.5-inch", "iPad Pro 9.7-inch", "iPad mini 4",
    "iPad mini (6th generation)", "iPad (9th generation)", "iPad (10th generation)",
  ]

  @Test(arguments: largeTablets)
  func `half a large screen in landscape is regular`(name: String) throws {
    let device = try #require(Device.named(name).first)

    #expect(
      classes(of: device) == [
        "portrait two-thirds wC hR", "portrait one-third wC hR", "portrait slide-over wC hR",
        "landscape two-thirds wR hR", "landscape half wR hR", "landscape one-third wC hR",
        "landscape slide-over wC hR",
      ]
    )
  }

  @Test(arguments: otherTablets)
  func `half a smaller screen in landscape is compact`(name: String) throws {
    let device = try #require(Device.named(name).first)

    #expect(
      classes(of: device) == [
        "portrait two-thirds wC hR", "portrait one-third wC hR", "portrait slide-over wC hR",
        "landscape two-thirds wR hR", "landscape half wC hR", "landscape one-third wC hR",
        "landscape slide-over wC hR",
      ]
    )
  }

  @Test(arguments: [
    ("iPad Pro 12.9-inch (1st generation)", Orientation.portrait, SplitWidth.twoThirds, 639),
    ("iPad Pro 12.9-inch (1st generation)", .portrait, .oneThird, 375),
    ("iPad Pro 12.9-inch (1st generation)", .landscape, .twoThirds, 981),
    ("iPad Pro 12.9-inch (1st generation)", .landscape, .half, 678),
    ("iPad Pro 12.9-inch (1st generation)", .landscape, .oneThird, 375),
    ("iPad Pro 12.9-inch (1st generation)", .portrait, .slideOver, 375),
    ("iPad Pro 12.9-inch (1st generation)", .landscape, .slideOver, 375),
    ("iPad Pro 9.7-inch", .portrait, .twoThirds, 438),
    ("iPad Pro 9.7-inch", .portrait, .oneThird, 320),
    ("iPad Pro 9.7-inch", .landscape, .twoThirds, 694),
    ("iPad Pro 9.7-inch", .landscape, .half, 507),
    ("iPad Pro 9.7-inch", .landscape, .oneThird, 320),
    ("iPad Pro 9.7-inch", .landscape, .slideOver, 320),
    ("iPad Pro 10.5-inch", .portrait, .twoThirds, 504),
    ("iPad Pro 10.5-inch", .portrait, .oneThird, 320),
    ("iPad Pro 10.5-inch", .landscape, .half, 551),
    ("iPad Pro 10.5-inch", .landscape, .oneThird, 320),
    ("iPad Pro 10.5-inch", .landscape, .full, 1112),
  ])
  func `shares have the measured widths`(
    name: String,
    orientation: Orientation,
    share: SplitWidth,
    width: Int
  ) throws {
    let device = try #require(Device.named(name).first)

    #expect(device.width(in: orientation, share: share) == width)
  }

  @Test func `a width that nobody measured is not made up`() throws {
    let device = try #require(Device.named("iPad mini (6th generation)").first)

    #expect(device.width(in: .landscape, share: .half) == nil)
    #expect(device.width(in: .landscape, share: .full) == 1133)
  }

  @Test(arguments: [
    ("iPhone 16 Plus", [SplitWidth.full]),
    ("iPad 2", [.full]),
    ("iPad mini 2", [.full, .slideOver]),
    ("iPad Air 2", [.full, .twoThirds, .half, .oneThird, .slideOver]),
  ])
  func `a device offers the shares of its model`(name: String, shares: [SplitWidth]) throws {
    let device = try #require(Device.named(name).first)

    #expect(device.splitWidths(in: .landscape) == shares)
    #expect(device.splitWidths(in: .portrait) == shares.filter { $0 != .half })
  }

  @Test func `a share that is not offered has neither class nor width nor configuration`() throws {
    let device = try #require(Device.named("iPad Pro 9.7-inch").first)

    #expect(device.sizeClass(in: .portrait, share: .half) == nil)
    #expect(device.width(in: .portrait, share: .half) == nil)
    #expect(DeviceConfiguration(device, .portrait, share: .half) == nil)
  }

  @Test func `shares have names to type and names to read`() {
    #expect(
      SplitWidth.allCases.map { "\($0.rawValue): \($0)" } == [
        "full: full screen", "two-thirds: Split View 2/3", "half: Split View 1/2",
        "one-third: Split View 1/3", "slide-over: Slide Over",
      ]
    )
  }

  private func classes(of device: Device) -> [String] {
    device.configurations.filter { $0.share != .full }.map {
      "\($0.orientation.rawValue) \($0.share.rawValue) \($0.sizeClass.shortName)"
    }
  }
}
