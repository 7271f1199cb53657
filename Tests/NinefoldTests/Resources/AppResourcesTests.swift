import Ninefold
import TestSupport
import Testing

struct AppResourcesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func color(_ name: String, _ json: String, in catalog: String = "App/A.xcassets") throws {
    try folder.write(json, to: "\(catalog)/\(name).colorset/Contents.json")
  }

  @Test func `a color has values for light and dark, in three notations`() throws {
    try color(
      "Brand",
      """
      {"info": {"version": 1}, "colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "0x80", "green": "255", "blue": "0.500", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"color-space": "gray-gamma-22", "components": {"white": 0.25, "alpha": 1}}}]}
      """
    )
    let resources = AppResources(in: [folder.path("App")])

    #expect(
      resources.color(named: "Brand", for: AssetCondition())
        == .components(red: 128.0 / 255, green: 1, blue: 0.5, alpha: 1)
    )
    #expect(
      resources.color(named: "Brand", for: AssetCondition(isDark: true))
        == .components(red: 0.25, green: 0.25, blue: 0.25, alpha: 1)
    )
    #expect(resources.color(named: "Other", for: AssetCondition()) == nil)
    #expect(resources.problems.isEmpty)
  }

  @Test func `a color may name a color of the system`() throws {
    try color(
      "Tint",
      #"{"colors": [{"color": {"platform": "ios", "reference": "systemTealColor"}}]}"#
    )
    let resources = AppResources(in: [folder.path])

    #expect(resources.color(named: "Tint", for: AssetCondition()) == .system("systemTealColor"))
  }

  @Test func `the catalog that is nearest to the document wins`() throws {
    func value(_ white: String) -> String {
      #"{"colors": [{"color": {"components": {"white": "\#(white)", "alpha": "1.0"}}}]}"#
    }
    try color("Back", value("0.0"), in: "A/Own.xcassets")
    try color("Back", value("1.0"), in: "B/Own.xcassets")
    let document = try folder.write("", to: "B/Views/Main.storyboard")
    try folder.makeFolder("App.xcodeproj")

    let resources = AppResources(near: document)

    #expect(
      resources.color(named: "Back", for: AssetCondition())
        == .components(red: 1, green: 1, blue: 1, alpha: 1)
    )
    #expect(AppResources.projectFolder(above: document) == folder.path)
  }

  @Test func `without a project, only the document's own folder is searched`() throws {
    let document = try folder.write("", to: "a/Main.storyboard")
    for name in ["a/own.png", "a/b/below.png", "beside.png"] { try folder.write("", to: name) }
    try folder.makeFolder(".git")

    #expect(AppResources(near: document).images.keys.sorted() == ["own"])
    #expect(AppResources(near: "/no/such/folder/Main.xib").problems.isEmpty)
  }

  @Test func `folders with a namespace are part of the name`() throws {
    let set = #"{"images": [{"filename": "x.pdf", "idiom": "universal"}]}"#
    try folder.write(set, to: "A.xcassets/Icons/x.imageset/Contents.json")
    try folder.write(set, to: "A.xcassets/Named/x.imageset/Contents.json")
    try folder.write(
      #"{"properties": {"provides-namespace": true}}"#,
      to: "A.xcassets/Named/Contents.json"
    )
    let resources = AppResources(in: [folder.path])

    #expect(resources.images.keys.sorted() == ["Named/x", "x"])
  }

  @Test func `the name of a group may have a dot`() throws {
    let set = #"{"images": [{"filename": "x.pdf", "idiom": "universal"}]}"#
    try folder.write(set, to: "A.xcassets/Signup 2.0/x.imageset/Contents.json")
    try folder.write(set, to: "A.xcassets/v1.5/y.imageset/Contents.json")
    try folder.write(
      #"{"properties": {"provides-namespace": true}}"#,
      to: "A.xcassets/v1.5/Contents.json"
    )
    try folder.write(set, to: "A.xcassets/Icon.appiconset/z.imageset/Contents.json")
    let resources = AppResources(in: [folder.path])

    #expect(resources.images.keys.sorted() == ["v1.5/y", "x"])
  }

  @Test func `an image has the file of the appearance, the device and the scale`() throws {
    try folder.write(
      """
      {"properties": {"template-rendering-intent": "template"}, "images": [
        {"idiom": "universal", "filename": "a.png", "scale": "1x"},
        {"idiom": "universal", "filename": "a2.png", "scale": "2x"},
        {"idiom": "universal", "filename": "a3.png", "scale": "3x"},
        {"idiom": "universal", "filename": "d2.png", "scale": "2x",
          "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "ipad", "filename": "p.png", "scale": "1x"},
        {"idiom": "universal", "scale": "2x"},
        {"idiom": "universal", "filename": "../../secret.png", "scale": "2x"}]}
      """,
      to: "A.xcassets/a.imageset/Contents.json"
    )
    let image = try #require(AppResources(in: [folder.path]).image(named: "a"))
    func file(_ condition: AssetCondition, _ scale: Double = 2) -> String? {
      image.variant(for: condition, scale: scale)?.file.split(separator: "/").last.map(String.init)
    }

    #expect(image.isTemplate)
    #expect(image.variants.count == 5)
    #expect(file(AssetCondition()) == "a2.png")
    #expect(file(AssetCondition(), 3) == "a3.png")
    #expect(file(AssetCondition(), 4) == "a3.png")
    #expect(file(AssetCondition(isDark: true)) == "d2.png")
    #expect(file(AssetCondition(idiom: "ipad")) == "p.png")
    #expect(file(AssetCondition(idiom: "iphone")) == "a2.png")
  }

  @Test func `loose files of a folder are variants of one image`() throws {
    for name in ["star.png", "star@2x.png", "star@3x~ipad.png", "other/star.jpg"] {
      try folder.write("", to: name)
    }
    let resources = AppResources(in: [folder.path])

    #expect(resources.images["star"]?.map(\.variants.count) == [1, 3])
    #expect(resources.image(named: "star.png")?.name == "star")
    #expect(resources.image(named: "moon") == nil)
  }

  @Test func `a malformed file of a catalog is reported, and the rest is read`() throws {
    try color("Bad", "{")
    try color("Odd", #"{"colors": [{"color": {"components": {"red": "much"}}}], "images": 3}"#)
    try color("Good", #"{"colors": [{"color": {"components": {"white": "1.0"}}}]}"#)
    let resources = AppResources(in: [folder.path])

    #expect(resources.color(named: "Good", for: AssetCondition()) != nil)
    #expect(resources.problems.map(\.path).count == 2)
    #expect(resources.problems[0].path.hasSuffix("Bad.colorset/Contents.json"))
  }

  @Test func `links and build products are not searched`() throws {
    try folder.write("", to: "Pods/Kit/pod.png")
    try folder.write("", to: "a.png")
    try folder.link("loop", to: folder.path)

    #expect(AppResources(in: [folder.path]).images.keys.sorted() == ["a"])
  }
}
