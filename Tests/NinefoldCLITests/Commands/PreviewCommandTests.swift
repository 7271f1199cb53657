import Foundation
#if canImport(FoundationXML)
  import FoundationXML
#endif
import TestSupport
import Testing

/// `preview` and what it draws, from the command line.
struct PreviewCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for fixture in [Fixture.adaptive, .panel, .face] {
      try folder.write(try fixture.bytes(), to: fixture.rawValue)
    }
  }

  private func run(_ arguments: String..., environment: [String: String] = [:]) throws
    -> CommandRun
  {
    try CommandRun(["preview"] + arguments, in: folder.path, environment: environment)
  }

  @Test(arguments: ["Adaptive.storyboard", "Panel.xib", "Face.storyboard"])
  func `a picture is well-formed SVG`(file: String) throws {
    let run = try run(file)

    #expect(run.status == 0, "\(run.errors)")
    #expect(XMLParser(data: Data(run.output)).parse())
    #expect(run.text.contains("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"canvas\""))
  }

  @Test func `the name of the output determines the format`() throws {
    let run = try run("Adaptive.storyboard", "--output", "Page.html")

    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.text(of: "Page.html").hasPrefix("<!DOCTYPE html>"))
  }

  @Test func `a name that ends like no format is refused unless the format is given`() throws {
    let refused = try run("Adaptive.storyboard", "--output", "Page.gif")

    #expect(refused.status == 64)
    #expect(refused.errors.contains("The formats are .svg, .png, .html"), "\(refused.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.path("Page.gif")))
    #expect(try run("Adaptive.storyboard", "--output", "Page.gif", "--format", "svg").status == 0)
    #expect(try run("Adaptive.storyboard", "--output", "Page").status == 0)
    #expect(try folder.text(of: "Page").contains("<svg"))
  }

  @Test func `a view that is not installed in the class is a ghost`() throws {
    let drawn = try run("Adaptive.storyboard", "--class", "wR-hC").text

    #expect(drawn.contains("class=\"view ghost\""))
    #expect(
      try !run("Adaptive.storyboard", "--class", "wR-hC", "--no-ghosts").text.contains("ghost\"")
    )
  }

  @Test(arguments: [
    (24_000, 10, "The screens of devices are left out."),
    (30_000, 1, "The size classes and the screens of devices are left out."),
  ])
  func `a page of a scene that is too large has fewer canvases and says so`(
    outlets: Int,
    canvases: Int,
    note: String
  ) throws {
    let lines = (0..<outlets).map {
      #"<outlet property="p\#($0)" destination="rt0-Aa-001" id="out-\#($0)"/>"#
    }
    let text = try Fixture.adaptive.text()
    let large = text.replacingOccurrences(
      of: "</connections>\n                </viewController>",
      with: "\(lines.joined(separator: "\n"))</connections></viewController>"
    )
    try folder.write(Array(large.utf8), to: "Large.storyboard")

    let run = try run("Large.storyboard", "--output", "Page.html", "--json")

    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains(note))
    #expect(run.text.contains(note))
    let page = try folder.text(of: "Page.html")
    #expect(page.contains("<div class=\"item note\">") && page.contains(note))
    #expect(page.components(separatedBy: "\"frames\":").count - 1 == canvases)
  }

  @Test func `an unknown scene ends with 2`() throws {
    let run = try run("Adaptive.storyboard", "--scene", "none")

    #expect(run.status == 2)
    #expect(run.errors.contains("has no scene none"))
  }

  @Test func `without librsvg a PNG is refused with the way to get it`() throws {
    let run = try run("Panel.xib", "--format", "png", environment: ["PATH": "/nowhere"])

    #expect(run.status == 2)
    #expect(run.errors.contains("rsvg-convert is not installed; install librsvg"))
    #expect(run.output.isEmpty)
  }

  @Test(.enabled(if: Tools.has("rsvg-convert"), "librsvg2-bin is not installed"))
  func `a PNG has as many pixels as points and scale say`() throws {
    let png = try run("Adaptive.storyboard", "--device", "iPhone 8", "--format", "png").output

    #expect(Array(png[1..<4]) == Array("PNG".utf8))
    #expect(png[16..<24].map { Int($0) } == [0, 0, 2, 238, 0, 0, 5, 54])
  }

  @Test(.enabled(if: Tools.has("chromium"), "chromium is not installed"))
  func `the page runs under its own policy and shows the chosen canvas`() throws {
    try #require(try run("Adaptive.storyboard", "--output", "Page.html").status == 0)
    let page = "file://\(folder.path)/Page.html#canvas=compact-compact"

    let run = try CommandRun(
      try #require(Tools.path(of: "chromium")),
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=3000",
        "--user-data-dir=\(folder.path)/profile", "--dump-dom", page,
      ],
      in: folder.path
    )

    #expect(run.text.contains("compact-compact — "))
    #expect(run.text.components(separatedBy: "data-canvas=").count > 10)
    #expect(!run.errors.contains("Content Security Policy"))
  }
}

/// Commands that some tests need and not every machine has.
enum Tools {
  static func path(of name: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  static func has(_ name: String) -> Bool { path(of: name) != nil }
}
