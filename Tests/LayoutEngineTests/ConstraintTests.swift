import LayoutEngine
import LayoutModel
import Testing

struct ConstraintTests {
  @Test func `edges and constants place a view`() throws {
    let frames = try SmallDocument(
      subviews: view("a"),
      constraints: pin("a.leading", "root.leading", 20) + pin("a.top", "root.top", 30)
        + pin("root.trailing", "a.trailing", 15) + pin("root.bottom", "a.bottom", 7)
    ).frames()

    #expect(frames["a"] == [20, 30, 340, 630])
  }

  @Test func `an item that is not named is the view that holds the constraint`() throws {
    let size = "<constraint firstAttribute=\"width\" constant=\"50\" id=\"w\"/>"
    let frames = try SmallDocument(
      subviews: view("a", children: "<constraints>\(size)</constraints>"),
      constraints: pin("a.leading", "root.leading") + pin("a.top", "root.top")
        + pin("a.height", nil, 10)
    ).frames()

    #expect(frames["a"] == [0, 0, 50, 10])
  }

  @Test func `a higher priority wins entirely`() throws {
    let frames = try SmallDocument(
      subviews: view("a"),
      constraints: pin("a.leading", "root.leading") + pin("a.top", "root.top")
        + pin("a.height", nil, 10) + pin("a.width", nil, 100, "priority=\"750\"", id: "p")
        + pin("a.width", nil, 200, "priority=\"400\"", id: "q")
        + pin("a.width", nil, 200, "priority=\"400\"", id: "r")
    ).frames()

    #expect(frames["a"]?[2] == 100)
  }

  @Test(arguments: [("16:9", 56.5), ("1/3", 300), ("0.5", 200)])
  func `multipliers are ratios or decimals`(_ multiplier: String, _ height: Double) throws {
    let frames = try SmallDocument(
      subviews: view("a"),
      constraints: pin("a.leading", "root.leading") + pin("a.top", "root.top")
        + pin("a.width", nil, 100) + pin("a.width", "a.height", 0, "multiplier=\"\(multiplier)\"")
    ).frames()

    #expect(frames["a"]?[3] == height)
  }

  @Test func `a multiplied position is measured in the view that holds the constraint`() throws {
    let inner = view(
      "b",
      children: ""
    )
    let outer = view(
      "a",
      children: "<subviews>\(inner)</subviews><constraints>"
        + pin("b.centerX", "a.centerX", 0, "multiplier=\"0.5\"") + pin("b.top", "a.top")
        + pin("b.width", nil, 10) + pin("b.height", nil, 10) + "</constraints>"
    )
    let frames = try SmallDocument(
      subviews: outer,
      constraints: pin("a.leading", "root.leading", 100) + pin("a.top", "root.top")
        + pin("a.width", nil, 200) + pin("a.height", nil, 50)
    ).frames()

    #expect(frames["b"] == [45, 0, 10, 10])
  }

  @Test func `an uninstalled constraint does not count`() throws {
    let mask =
      "<variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"wide\"/></mask>"
      + "</variation>"
    let frames = try SmallDocument(
      subviews: view("a"),
      constraints: pin("a.leading", "root.leading") + pin("a.top", "root.top")
        + pin("a.height", nil, 10) + pin("a.width", nil, 80, id: "wide")
        + pin("a.width", nil, 60, "priority=\"900\"", id: "narrow"),
      rest: mask
    ).frames()

    #expect(frames["a"]?[2] == 60)
  }

  @Test func `a class's constant holds in that class`() throws {
    let varied = """
      <constraint firstItem="a" firstAttribute="width" constant="100" id="w">
      <variation key="heightClass=compact" constant="40"/>
      </constraint>
      """
    let document = try SmallDocument(
      subviews: view("a"),
      constraints: pin("a.leading", "root.leading") + pin("a.top", "root.top")
        + pin("a.height", nil, 10) + varied
    ).document()
    let engine = LayoutEngine(document)
    let compact = SizeClass(width: .compact, height: .compact)

    #expect(engine.frames(in: .canvas(of: document))["a"]?[2] == 100)
    #expect(engine.frames(in: .sizeClass(compact, of: document))["a"]?[2] == 40)
  }

  @Test func `right to left, leading is right and constants keep their sense`() throws {
    let document = try SmallDocument(
      subviews: view("a"),
      constraints: pin("a.leading", "root.leading", 20) + pin("a.top", "root.top")
        + pin("a.width", nil, 100) + pin("a.height", nil, 10)
    ).document()
    var environment = LayoutEnvironment.canvas(of: document)
    environment.direction = .rightToLeft

    #expect(LayoutEngine(document).frames(in: environment)["a"] == [255, 0, 100, 10])
  }

  @Test func `a parent follows its children`() throws {
    let parent = view(
      "a",
      children: "<subviews>\(view("b", "label", (0, 0, 42, 21)))</subviews><constraints>"
        + fill("b", "a") + "</constraints>"
    )
    let frames = try SmallDocument(
      subviews: parent,
      constraints: pin("a.leading", "root.leading", 5) + pin("a.top", "root.top", 5)
    ).frames()

    #expect(frames["a"] == [5, 5, 42, 21])
  }

  @Test func `edges go to the device's pixels, halves down and to the right`() throws {
    let frames = try SmallDocument(
      subviews: view("a"),
      constraints: pin("a.centerX", "root.centerX") + pin("a.top", "root.top", 0.25)
        + pin("a.width", nil, 100) + pin("a.height", nil, 10)
    ).frames()

    #expect(frames["a"] == [137.5, 0.5, 100, 10])
  }
}
