import LayoutModel
import Testing

struct SizeClassDevicesTests {
  @Test(arguments: [
    ("wC hC", "Final", "For 3.5-inch, 4-inch, and 4.7-inch iPhones in landscape"),
    ("wC hR", "Final", "For all iPhones in portrait"),
    ("wR hC", "Final", "For 5.5-inch iPhones in landscape"),
    ("wR hR", "Final", "For iPads in portrait or landscape"),
    ("wAny hAny", "Base", "For all layouts"),
    (
      "wC hAny", "Base",
      """
      For all compact width layouts, e.g. 3.5-inch, 4-inch, and 4.7-inch iPhones in portrait or \
      landscape
      """
    ),
    ("wR hAny", "Base", "For all regular width layouts, e.g. iPads in portrait or landscape"),
    ("wAny hC", "Base", "For all compact height layouts, e.g., iPhones in landscape"),
    (
      "wAny hR", "Base",
      """
      For all regular height layouts, e.g. iPhones in portrait and iPads in portrait or landscape
      """
    ),
  ])
  func `each class has the Size Class tool's heading and text`(
    name: String,
    heading: String,
    text: String
  ) throws {
    let sizeClass = try #require(SizeClass(name))

    #expect(sizeClass.canvasHeading == "\(heading) Values")
    #expect(sizeClass.canvasDescription == text)
  }

  @Test func `each configuration is in exactly one final class`() {
    let counts = SizeClass.finals.map(\.devices.count)

    #expect(counts.allSatisfy { $0 > 0 })
    #expect(counts.reduce(0, +) == DeviceConfiguration.all.count)
    #expect(Set(DeviceConfiguration.all).count == DeviceConfiguration.all.count)
    for sizeClass in SizeClass.finals {
      #expect(sizeClass.devices.allSatisfy { $0.sizeClass == sizeClass })
    }
  }

  @Test(arguments: SizeClass.all.filter { !$0.isFinal })
  func `a base class stands for the devices of the final classes it affects`(base: SizeClass) {
    let finals = base.affected.filter(\.isFinal)

    #expect(Set(base.devices) == Set(finals.flatMap(\.devices)))
    #expect(base.devices == DeviceConfiguration.all.filter { finals.contains($0.sizeClass) })
  }

  @Test func `any-any stands for every configuration`() {
    #expect(SizeClass.anyAny.devices == DeviceConfiguration.all)
  }

  @Test func `a compact-regular item shows on an iPad in Split View`() throws {
    let compactRegular = try #require(SizeClass("wC hR"))

    let onTablets = compactRegular.devices.filter { $0.device.family == .iPad }

    #expect(
      onTablets.filter { $0.device.name == "iPad mini 4" }.map(\.description) == [
        "iPad mini 4, portrait, Split View 2/3",
        "iPad mini 4, portrait, Split View 1/3",
        "iPad mini 4, portrait, Slide Over",
        "iPad mini 4, landscape, Split View 1/2",
        "iPad mini 4, landscape, Split View 1/3",
        "iPad mini 4, landscape, Slide Over",
      ]
    )
    #expect(onTablets.allSatisfy { $0.share != .full })
  }

  @Test func `compact height is a phone in landscape`() throws {
    let compactHeight = try #require(SizeClass("wAny hC"))

    #expect(!compactHeight.devices.isEmpty)
    #expect(
      compactHeight.devices.allSatisfy {
        $0.device.family != .iPad && $0.orientation == .landscape && $0.share == .full
      }
    )
  }

  @Test func `a configuration names device, orientation and share`() throws {
    let phone = try #require(Device.named("iPhone 17").first)
    let configuration = try #require(DeviceConfiguration(phone, .landscape))

    #expect(configuration.description == "iPhone 17, landscape")
    #expect(configuration.width == 874)
    #expect(configuration.sizeClass.shortName == "wC hC")
  }
}
