import LayoutEngine
import Testing

/// Springs and struts, in the cases that suites of AppKit's classic resize go through.
struct AutoresizingTests {
  /// A mask, the superview's new length where it was 100, and where a view from 20 to 80 comes to lie.
  struct Case: CustomTestStringConvertible {
    let mask: String
    let length: Double
    let expected: [Double]
    var place = (20.0, 60.0)
    var testDescription: String { "\(mask.isEmpty ? "nothing" : mask) gives way, \(length)" }
  }

  private static let cases = [
    Case(mask: "", length: 200, expected: [20, 60]),
    Case(mask: "far", length: 200, expected: [20, 60]),
    Case(mask: "near", length: 200, expected: [120, 60]),
    Case(mask: "size", length: 200, expected: [20, 160]),
    Case(mask: "near far", length: 200, expected: [70, 60]),
    Case(mask: "near size", length: 200, expected: [45, 135]),
    Case(mask: "size far", length: 200, expected: [20, 135]),
    Case(mask: "near size far", length: 200, expected: [40, 120]),
    Case(mask: "", length: 60, expected: [20, 60]),
    Case(mask: "near", length: 60, expected: [-20, 60]),
    Case(mask: "size", length: 60, expected: [20, 20]),
    Case(mask: "near far", length: 60, expected: [0, 60]),
    Case(mask: "near size", length: 60, expected: [10, 30]),
    Case(mask: "near size far", length: 60, expected: [12, 36]),
    // Parts that sum to nothing share equally.
    Case(mask: "near size", length: 200, expected: [50, 50], place: (0, 0)),
    Case(mask: "size far", length: 200, expected: [100, 50], place: (100, 0)),
    Case(mask: "near far", length: 200, expected: [50, 100], place: (0, 100)),
    Case(mask: "near", length: 200, expected: [100, 100], place: (0, 100)),
    Case(mask: "far", length: 200, expected: [0, 100], place: (0, 100)),
  ]

  @Test(arguments: Self.cases)
  func `horizontally the parts that give way share the change`(_ example: Case) throws {
    let frame = try frame(example, "X", (example.place.0, 5, example.place.1, 10)) {
      (0, 0, 100, 50, $0, 50)
    }

    #expect([frame[0], frame[2]] == example.expected)
    #expect([frame[1], frame[3]] == [5, 10])
  }

  @Test(arguments: Self.cases)
  func `vertically they do the same`(_ example: Case) throws {
    let frame = try frame(example, "Y", (5, example.place.0, 10, example.place.1)) {
      (0, 0, 50, 100, 50, $0)
    }

    #expect([frame[1], frame[3]] == example.expected)
    #expect([frame[0], frame[2]] == [5, 10])
  }

  /// Lays a view with a mask out in one that constraints have resized.
  private func frame(
    _ example: Case,
    _ axis: String,
    _ stored: (Double, Double, Double, Double),
    _ parent: (Double) -> (Double, Double, Double, Double, Double, Double)
  ) throws -> [Double] {
    let names = [
      "near": "flexibleMin\(axis)", "size": axis == "X" ? "widthSizable" : "heightSizable",
      "far": "flexibleMax\(axis)",
    ]
    let flags = example.mask.split(separator: " ").compactMap { names[String($0)] }
    let child = """
      <view id="b">
      <rect key="frame" x="\(stored.0)" y="\(stored.1)" width="\(stored.2)" \
      height="\(stored.3)"/>
      <autoresizingMask key="autoresizingMask" \(flags.map { "\($0)=\"YES\"" }
        .joined(separator: " "))/>
      </view>
      """
    let (x, y, width, height, newWidth, newHeight) = parent(example.length)
    let frames = try SmallDocument(
      subviews: view("a", "view", (x, y, width, height), children: "<subviews>\(child)</subviews>"),
      constraints: pin("a.leading", "root.leading") + pin("a.top", "root.top")
        + pin("a.width", nil, newWidth) + pin("a.height", nil, newHeight)
    ).frames()
    return try #require(frames["b"])
  }
}
