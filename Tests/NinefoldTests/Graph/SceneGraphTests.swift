import LayoutModel
import Ninefold
import TestSupport
import Testing

/// The scenes of storyboards and the ways between them.
struct SceneGraphTests {
  private func graph(_ texts: (String, String)...) throws -> SceneGraph {
    SceneGraph(of: try texts.map { ($0.0, try Document(bytes: Array($0.1.utf8), named: $0.0)) })
  }

  private func tour() throws -> SceneGraph {
    try graph(("App/Tour.storyboard", Tour.text), ("App/Login.storyboard", Tour.login))
  }

  private func scene(_ title: String, _ graph: SceneGraph) throws -> GraphScene {
    try #require(graph.scenes.first { $0.title == title })
  }

  @Test func `scenes have their controllers, classes, identifiers and positions`() throws {
    let graph = try tour()

    #expect(graph.scenes.count == 10)
    #expect(try scene("Tabs", graph).isInitial)
    #expect(try scene("Tabs", graph).kindName == "Tab Bar Controller")
    #expect(try scene("Split", graph).storyboardIdentifier == "pad")
    #expect(try scene("Pages", graph).customClass == "Pager")
    #expect(try scene("List", graph).position == CanvasPoint(x: 1800, y: 0))
    #expect(try scene("Split", graph).position == nil)
  }

  @Test(arguments: [
    ("Tabs", GraphArrival.initial), ("Walks", .linked), ("Inner", .linked), ("Split", .identifier),
    ("Pages", .unreachable), ("Orphan", .lost), ("Sign In", .linked),
  ])
  func `a scene has the path of segues that leads to it`(title: String, arrival: GraphArrival)
    throws
  {
    #expect(try scene(title, tour()).arrival == arrival)
  }

  @Test(arguments: [
    "<userDefaultsController representsSharedInstance=\"YES\" id=\"d1\"/>",
    "<arrayController id=\"d1\"/>", "<objectController id=\"d1\"/>",
    "<treeController id=\"d1\"/>", "<dictionaryController id=\"d1\"/>",
  ])
  func `a controller of data is not the controller of its scene`(data: String) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" \
      toolsVersion="22505" targetRuntime="MacOSX.Cocoa">
          <scenes>
              <scene sceneID="s1"><objects>
                  <application id="a1" sceneMemberID="viewController"><menu key="mainMenu" id="m1"><items>
                      <menuItem title="About" id="i1">
                          <connections><segue destination="c1" kind="show" id="g1"/></connections>
                      </menuItem>
                  </items></menu></application>
                  \(data)
              </objects></scene>
              <scene sceneID="s2"><objects>
                  \(data.replacing("d1", with: "d2"))
                  <viewController title="About" id="c1" sceneMemberID="viewController"><view key="view" id="v1">
                      <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
                  </view></viewController>
              </objects></scene>
          </scenes>
      </document>

      """
    let scenes = try graph(("Main.storyboard", text)).scenes

    #expect(scenes.map(\.kind) == ["application", "viewController"])
    #expect(scenes.map(\.controller) == [nil, "c1"])
    #expect(scenes.last?.arrival == .linked)
    #expect(!scenes.contains { $0.arrival == .unreachable || $0.arrival == .lost })
  }

  @Test func `links have their kinds, identifiers and origins`() throws {
    let graph = try tour()
    let open = try #require(graph.links.first { $0.id == "l1" })

    #expect(open.kind == "show" && open.identifier == "open" && open.originName == "Map")
    #expect(open.destination.map { graph.scenes[$0].title } == "Detail")
    let root = try #require(graph.links.first { $0.id == "n1" })
    #expect(root.label == "root view controller" && root.isContainment && root.originName == nil)
    #expect(graph.links.first { $0.id == "d2" }?.target == .exit(action: "back:"))
  }

  @Test func `a reference is followed to its scene in another document`() throws {
    let graph = try tour()
    let link = try #require(graph.links.first { $0.kind == "reference" })

    #expect(graph.scenes[link.source].title == "Login")
    #expect(link.destination.map { graph.scenes[$0].document } == "App/Login.storyboard")
  }

  @Test func `a document has a graph of its own`() throws {
    let document = try Document(bytes: Array(Tour.text.utf8), named: "Tour.storyboard")

    #expect(
      try document.graph(named: "Tour.storyboard") == graph(("Tour.storyboard", Tour.text))
    )
  }

  @Test func `dangling references are reported`() throws {
    let alone = try graph(("Tour.storyboard", Tour.text))
    #expect(alone.problems.map(\.kind) == [.missingDestination, .otherStoryboard])
    #expect(alone.danglingReferences.map(\.object) == ["d3"])

    let renamed = Tour.login.replacing("\"start\"", with: "\"other\"")
    let broken = try graph(("Tour.storyboard", Tour.text), ("Login.storyboard", renamed))
    #expect(broken.danglingReferences.map(\.kind) == [.missingDestination, .missingIdentifier])
    #expect(broken.danglingReferences.last?.message.contains("\"start\"") == true)
  }

  @Test func `the nearest of several storyboards with the same name is used`() throws {
    let near = try graph(
      ("B/Login.storyboard", Tour.login),
      ("App/Tour.storyboard", Tour.text),
      ("App/Login.storyboard", Tour.login)
    )
    let link = try #require(near.links.first { $0.kind == "reference" })
    #expect(link.destination.map { near.scenes[$0].document } == "App/Login.storyboard")
    #expect(near.problems.map(\.kind) == [.missingDestination])

    let equal = try graph(
      ("A/Login.storyboard", Tour.login),
      ("B/Login.storyboard", Tour.login),
      ("App/Tour.storyboard", Tour.text)
    )
    #expect(equal.problems.map(\.kind) == [.missingDestination, .severalStoryboards])
  }

  // MARK: - Formats

  private static let hostile = "\"]; x[\\\"<script>&#10;`|{}%%\u{202e}"

  private func hostileGraph() throws -> SceneGraph {
    let escaped = Self.hostile.replacing("&#10;", with: "\n")
      .replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
      .replacing("\n", with: "&#10;")
    let text = Tour.text.replacing("customClass=\"Pager\"", with: "customClass=\"\(escaped)\"")
      .replacing("identifier=\"open\"", with: "identifier=\"\(escaped)\"")
    return try graph(("Tour.storyboard", text))
  }

  @Test func `in DOT every string ends where it should`() throws {
    let text = try hostileGraph().text(as: .dot, title: "t")

    #expect(text.contains(#"\"]; x[\\\"<script>"#))
    for line in text.split(separator: "\n") {
      let quotes = line.replacing("\\\\", with: "").replacing("\\\"", with: "").count { $0 == "\"" }
      #expect(quotes.isMultiple(of: 2), "\(line)")
    }
    #expect(!text.unicodeScalars.contains("\u{202e}"))
  }

  @Test func `in Mermaid special characters are entities`() throws {
    let text = try hostileGraph().text(as: .mermaid, title: "t")

    #expect(text.contains("#34;#93;#59; x#91;#92;#34;#60;script#62;"))
    #expect(text.hasPrefix("flowchart LR\n"))
    #expect(!text.unicodeScalars.contains("\u{202e}"))
  }

  @Test func `in SVG names are text`() throws {
    let text = try hostileGraph().text(as: .svg, title: "<b>")

    #expect(!text.contains("<script") && !text.contains("<b>"))
    #expect(text.contains("&lt;b&gt;"))
  }

  @Test(arguments: SceneGraph.Format.allCases)
  func `the same graph has the same text`(format: SceneGraph.Format) throws {
    let text = try tour().text(as: format, title: "Tour")

    #expect(try tour().text(as: format, title: "Tour") == text)
    for title in ["Tabs", "Walks", "Orphan", "Sign In"] { #expect(text.contains(title)) }
  }
}
