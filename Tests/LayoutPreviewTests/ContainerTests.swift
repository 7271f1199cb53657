import LayoutModel
import LayoutPreview
import Testing

struct ContainerTests {
  /// Images of 25 points for every name.
  private struct Icons: DrawingResources {
    func color(named name: String, in appearance: Appearance) -> DrawingColor? { nil }

    func image(named name: String, scale: Double, in appearance: Appearance) -> ImageResource? {
      let size = Size(width: 25, height: 25)
      return ImageResource(name: name, bytes: [], mediaType: .png, pixelSize: size)
    }
  }

  private let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"44\"/>"

  // MARK: - Bars

  @Test func `a navigation bar shows its title between its buttons`() throws {
    let drawn = try DrawnXib.view(
      "navigationBar",
      "",
      """
      <items>
          <navigationItem title="Settings" id="n">
              <barButtonItem key="leftBarButtonItem" title="Close" id="l"/>
              <barButtonItem key="rightBarButtonItem" systemItem="done" id="r"/>
          </navigationItem>
      </items>
      """,
      width: 320,
      height: 44
    )
    let places = drawn.texts.map { ($0.text, $0.x) }.sorted { $0.1 < $1.1 }

    #expect(places.map(\.0) == ["Close", "Settings", "Done"])
    let title = drawn.texts.first { $0.text == "Settings" }
    #expect(title.map { abs($0.x - 160) < 0.5 && $0.font.weight == 600 } == true)
    #expect(drawn.texts.first { $0.text == "Done" }?.font.weight == 600)
    #expect(drawn.texts.first { $0.text == "Close" }?.color.hex == "#007aff")
  }

  @Test func `flexible spaces of a tool bar share what is left`() throws {
    let drawn = try DrawnXib.view(
      "toolbar",
      "",
      """
      <items>
          <barButtonItem title="A" id="i1"/>
          <barButtonItem systemItem="flexibleSpace" id="i2"/>
          <barButtonItem title="B" id="i3"/>
      </items>
      """,
      width: 320
    )

    #expect(drawn.texts.map(\.text) == ["A", "B"])
    #expect(drawn.texts[0].x < 30)
    #expect(drawn.texts[1].x > 290)
  }

  @Test func `the selected tab has its own image, and a bar the color of its appearance`() throws {
    let drawn = try DrawnXib(
      """
      <tabBar selectedItem="t1" id="a">
          <rect key="frame" x="0" y="0" width="320" height="49"/>
          <color key="backgroundColor" red="0" green="0" blue="0" alpha="0" colorSpace="custom" customColorSpace="sRGB"/>
          <items>
              <tabBarItem title="One" image="one" selectedImage="one.filled" id="t1"/>
              <tabBarItem title="Two" image="two" selectedImage="two.filled" id="t2"/>
          </items>
          <tabBarAppearance key="standardAppearance">
              <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          </tabBarAppearance>
      </tabBar>
      """,
      resources: Icons()
    )
    let images = drawn.items.compactMap { item in
      if case .image(let image) = item { image.resource.name } else { nil }
    }

    #expect(images == ["one.filled", "two"])
    #expect(drawn.fills.first?.color.hex == "#ff8000")
  }

  @Test func `tabs share a tab bar`() throws {
    let drawn = try DrawnXib.view(
      "tabBar",
      "selectedItem=\"t2\"",
      """
      <items>
          <tabBarItem title="One" id="t1"/>
          <tabBarItem systemItem="search" badgeValue="3" id="t2"/>
      </items>
      """,
      width: 320,
      height: 49
    )

    #expect(drawn.texts.map(\.text) == ["One", "Search", "3"])
    #expect(drawn.texts[1].color.hex == "#007aff")
    #expect(drawn.texts[0].x == 80)
  }

  // MARK: - Tables

  private func table(_ style: String, _ cells: String, toolsVersion: Int = 21_507) throws
    -> DrawnXib
  {
    try DrawnXib(
      """
          <tableView style="\(style)" dataMode="static" id="t">
              <rect key="frame" x="0" y="0" width="320" height="400"/>
              <sections>
                  <tableViewSection headerTitle="Head" footerTitle="Foot" id="s">
                      <cells>\(cells)</cells>
                  </tableViewSection>
              </sections>
          </tableView>
      """,
      toolsVersion: toolsVersion
    )
  }

  @Test func `the titles of groups have the gray of their time`() throws {
    func colors(_ version: Int) throws -> [String] {
      try table("grouped", cell("A", y: 50), toolsVersion: version).texts
        .filter { ["HEAD", "Foot"].contains($0.text) }.map(\.color.hex)
    }

    #expect(try colors(11_000) == ["#6d6d72", "#6d6d72"])
    #expect(try colors(21_507) == ["#3c3c43", "#3c3c43"])
  }

  private func cell(_ id: String, y: Int, _ attributes: String = "") -> String {
    """
    <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l\(id)" id="\(id)" \(attributes)>
        <rect key="frame" x="0" y="\(y)" width="320" height="44"/>
        <tableViewCellContentView key="contentView" id="c\(id)">
            <rect key="frame" x="0" y="0" width="320" height="44"/>
            <subviews>
                <label text="\(id)" id="l\(id)">
                    <rect key="frame" x="16" y="0" width="288" height="44"/>
                </label>
            </subviews>
        </tableViewCellContentView>
    </tableViewCell>
    """
  }

  @Test(arguments: [
    ("grouped", "#f2f2f7", 3), ("plain", "#ffffff", 2), ("insetGrouped", "#f2f2f7", 1),
  ])
  func `a table has the background and the separators of its style`(
    style: String,
    ground: String,
    lines: Int
  ) throws {
    let drawn = try table(style, cell("A", y: 50) + cell("B", y: 94))
    let separators = drawn.items.filter { item in
      if case .line(let from, let to, _) = item { from.y == to.y } else { false }
    }

    #expect(drawn.fills.first?.color.hex == ground)
    #expect(separators.count == lines)
    let shown = Set(drawn.texts.map(\.text))
    #expect(shown == ["A", "B", style == "plain" ? "Head" : "HEAD", "Foot"])
    #expect(drawn.views.map(\.index) == [0, 1, 2, 3, 4, 5, 6])
  }

  @Test(arguments: [
    ("disclosureIndicator", 1), ("detailDisclosureButton", 2), ("checkmark", 1), ("none", 0),
  ])
  func `a cell has its accessory`(type: String, glyphs: Int) throws {
    let drawn = try table("plain", cell("A", y: 0, "accessoryType=\"\(type)\""))
    let paths = drawn.items.filter { if case .path = $0 { true } else { false } }

    #expect(paths.count >= glyphs)
    #expect(paths.isEmpty == (glyphs == 0))
  }

  @Test func `a cell whose content only code adds shows its class`() throws {
    let drawn = try DrawnXib.view("tableViewCell", "customClass=\"NewsCell\" reuseIdentifier=\"n\"")

    #expect(drawn.texts.map(\.text) == ["NewsCell"])
  }

  @Test func `a cell shows the texts of its configuration in the place of its class`() throws {
    let drawn = try DrawnXib.view(
      "tableViewCell",
      "customClass=\"NewsCell\" accessoryType=\"disclosureIndicator\"",
      "<listContentConfiguration key=\"contentConfiguration\" text=\"Sync\" secondaryText=\"Daily\"/>",
      width: 320,
      height: 60
    )

    #expect(drawn.texts.map(\.text) == ["Sync", "Daily"])
    #expect(drawn.texts.map(\.font.size) == [17, 12])
    #expect(drawn.texts.allSatisfy { $0.x == 16 })
    #expect((drawn.texts.first?.baseline ?? 0) < (drawn.texts.last?.baseline ?? 0))
  }

  @Test func `a cell of an empty configuration shows its class`() throws {
    let drawn = try DrawnXib.view(
      "tableViewCell",
      "customClass=\"NewsCell\"",
      "<listContentConfiguration key=\"contentConfiguration\" text=\"\"/>"
    )

    #expect(drawn.texts.map(\.text) == ["NewsCell"])
  }

  @Test(arguments: [("1", true), ("0", false)])
  func `the class of an empty cell stands on its content view`(white: String, isDark: Bool) throws {
    let drawn = try DrawnXib.view(
      "tableViewCell",
      "customClass=\"NewsCell\"",
      """
      <tableViewCellContentView key="contentView" id="v">
          <rect key="frame" x="0" y="0" width="100" height="40"/>
          <color key="backgroundColor" white="\(white)" alpha="1" colorSpace="calibratedWhite"/>
      </tableViewCellContentView>
      """
    )

    guard case .text(let run)? = drawn.items.last else {
      return #expect(Bool(false), "nothing covers it")
    }
    #expect(run.text == "NewsCell")
    #expect((run.color.luminance < 0.5) == isDark)
  }

  @Test(arguments: [("0.33", 0.55), ("1", 0.35)])
  func `the remark of a table without cells is readable on gray`(white: String, strength: Double)
    throws
  {
    let drawn = try DrawnXib.view(
      "tableView",
      "customClass=\"NewsTable\"",
      "<color key=\"backgroundColor\" white=\"\(white)\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>",
      width: 300,
      height: 300
    )

    let run = try #require(drawn.texts.first { $0.text == "NewsTable" })
    #expect(abs(run.color.alpha - strength) < 0.001)
  }

  // MARK: - Views

  @Test func `a transparent view draws nothing`() throws {
    let drawn = try DrawnXib(
      """
          <view id="a">\(frame)
              <subviews>
                  <view id="b">\(frame)</view>
                  <label text="A" id="c">\(frame)</label>
              </subviews>
          </view>
      """
    )

    #expect(drawn.items.count == 1)
    #expect(drawn.forms == [.container, .container, .system])
  }

  @Test func `the tint is inherited`() throws {
    let drawn = try DrawnXib(
      """
          <view id="a">\(frame)
              <subviews>
                  <button buttonType="system" id="b">\(frame)<state key="normal" title="A"/></button>
                  <view id="c">\(frame)
                      <subviews>
                          <button buttonType="system" id="d">\(frame)<state key="normal" title="B"/></button>
                      </subviews>
                      <color key="tintColor" red="0" green="1" blue="0" alpha="1"/>
                  </view>
              </subviews>
              <color key="tintColor" red="1" green="0" blue="0" alpha="1"/>
          </view>
      """
    )

    #expect(drawn.texts.map(\.color.hex) == ["#ff0000", "#00ff00"])
  }

  @Test func `runtime attributes round and outline a view`() throws {
    let drawn = try DrawnXib.view(
      "view",
      "clipsSubviews=\"YES\" alpha=\"0.5\"",
      """
      <color key="backgroundColor" red="0" green="0" blue="1" alpha="1"/>
      <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
              <integer key="value" value="8"/>
          </userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="borderWidth">
              <real key="value" value="2"/>
          </userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="color" keyPath="borderColor">
              <color key="value" red="1" green="0" blue="0" alpha="1"/>
          </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      """
    )

    #expect(drawn.views.first?.clipRadius == 8)
    #expect(drawn.views.first?.opacity == 0.5)
    #expect(drawn.strokes == [DrawingColor(0xff0000)])
    guard case .rectangle(_, let radius, _)? = drawn.items.first else {
      Issue.record("no background")
      return
    }
    #expect(radius == 8)
  }

  @Test func `a hidden view is not drawn, unless it can be edited`() throws {
    let hidden = "<label text=\"A\" hidden=\"YES\" id=\"a\">\(frame)</label>"

    #expect(try DrawnXib(hidden).views.isEmpty)
    #expect(try DrawnXib(hidden, isInteractive: true).views.first?.state == .hidden)
  }

  @Test func `what a hidden view contains is hidden with it`() throws {
    let label = "<label text=\"A\" id=\"c\">\(frame)</label>"
    let inner = "<view id=\"b\">\(frame)<subviews>\(label)</subviews></view>"
    let drawn = try DrawnXib(
      "<view hidden=\"YES\" id=\"a\">\(frame)<subviews>\(inner)</subviews></view>"
    )

    #expect(drawn.views.isEmpty)
    #expect(drawn.forms == [nil, nil, nil])
  }

  @Test func `a cell has the background of a runtime attribute`() throws {
    let drawn = try DrawnXib(
      """
          <tableViewCell id="a">\(frame)
              <userDefinedRuntimeAttributes>
                  <userDefinedRuntimeAttribute type="color" keyPath="fillColor">
                      <color key="value" red="0" green="0" blue="1" alpha="1"/>
                  </userDefinedRuntimeAttribute>
              </userDefinedRuntimeAttributes>
          </tableViewCell>
      """
    )
    #expect(drawn.fills.first?.color.hex == "#0000ff")
  }

  @Test func `a view of an unknown class is a plate with its name`() throws {
    let drawn = try DrawnXib.view("view", "customClass=\"ChartView\"", width: 200, height: 100)

    #expect(drawn.texts.map(\.text) == ["ChartView"])
    #expect(drawn.forms == [.custom])
    let holder = try DrawnXib(
      """
          <view customClass="ChartView" id="a">\(frame)
              <subviews><label text="A" id="b">\(frame)</label></subviews>
          </view>
      """
    )
    #expect(holder.texts.map(\.text) == ["A"])
  }

  @Test func `a map has land, water and streets, and its name`() throws {
    let light = try DrawnXib.view("mapView", width: 200, height: 200)
    let dark = try DrawnXib.view("mapView", width: 200, height: 200, appearance: .dark)
    let huge = try DrawnXib.view("mapView", width: 900_000, height: 900_000)

    #expect(light.forms == [.system])
    #expect(light.texts.map(\.text) == ["Map View"])
    #expect(Set(light.fills.map(\.color.hex)) != Set(dark.fills.map(\.color.hex)))
    #expect(light.strokes.count > 6)
    #expect(huge.items.count < 120)
  }

  @Test(arguments: [
    ("sceneKitView", "#ffffff"), ("skView", "#262626"), ("mtkView", "#000000"),
    ("glkView", "#000000"), ("arscnView", "#000000"),
  ])
  func `a renderer shows its ground and its name`(kind: String, ground: String) throws {
    let drawn = try DrawnXib.view(kind, width: 200, height: 100)

    #expect(drawn.forms == [.container])
    #expect(drawn.fills.first?.color.hex == ground)
    #expect(drawn.texts.count == 1)
  }

  @Test func `a plain view with a class of a framework looks as its class`() throws {
    func view(_ name: String, _ platform: Platform = .iOS) throws -> DrawnXib {
      let kind = platform == .macOS ? "customView" : "view"
      return try DrawnXib.view(
        kind,
        "customClass=\"\(name)\"",
        width: 200,
        height: 200,
        platform: platform
      )
    }
    #expect(try view("MKMapView").forms == [.system])
    #expect(try view("AGSMapView").texts.map(\.text) == ["AGSMapView"])
    #expect(try view("WKWebView").forms == [.container])
    #expect(try view("UISwitch").fills.map(\.frame.width).contains(51))
    #expect(try view("NSProgressIndicator", .macOS).forms == [.system])
    #expect(try view("AVPlayerView", .macOS).fills.first?.color == .black)
    // A control of the system without a look draws nothing; the app's own classes stay unknown.
    #expect(try view("UIControl").forms == [.container])
    for name in ["UIDView", "MyMapView", "NS", "UI", "ui"] {
      #expect(try view(name).forms == [.custom], "\(name)")
    }
  }

  @Test(arguments: ["stackView", "tableCellView"])
  func `a view that arranges others draws nothing but its name`(kind: String) throws {
    let drawn = try DrawnXib.view(kind, "customClass=\"Row\"", platform: .macOS)

    #expect(drawn.forms == [.container])
    #expect(drawn.texts.map(\.text) == ["Row"])
    #expect(drawn.fills.isEmpty)
  }

  @Test(arguments: ["webView", "wkWebView"])
  func `a web view is an empty page with its name`(kind: String) throws {
    let drawn = try DrawnXib.view(kind, width: 200, height: 100)

    #expect(drawn.forms == [.container])
    #expect(drawn.fills.first?.color == .white)
    #expect(drawn.texts.map(\.text) == ["Web View"])
  }

  @Test(arguments: ["tableView", "collectionView"])
  func `a list without cells says where they come from`(kind: String) throws {
    let drawn = try DrawnXib.view(kind, width: 200, height: 300)
    let small = try DrawnXib.view(kind, width: 200, height: 100)

    #expect(drawn.texts.map(\.text) == ["cells come from code"])
    #expect(drawn.forms == [.system])
    #expect(small.texts.allSatisfy { $0.text == "empty view" || $0.text == "A" })
  }

  @Test func `a picture without anything visible says so`() throws {
    let drawn = try DrawnXib.view(
      "view",
      "",
      "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>",
      width: 300,
      height: 300
    )

    #expect(drawn.texts.map(\.text) == ["A", "empty view"])
  }

  // MARK: - Hostile input

  @Test func `deeply nested views are drawn`() throws {
    let depth = 60
    let start = (0..<depth).map { "<view id=\"v\($0)\">\(frame)<subviews>" }.joined()
    let end = String(repeating: "</subviews></view>", count: depth)
    let drawn = try DrawnXib(start + "<label text=\"Deep\" id=\"l\">\(frame)</label>" + end)

    #expect(drawn.texts.map(\.text) == ["Deep"])
    #expect(SVGWriter.element(drawn.drawing).contains("Deep"))
  }

  @Test(arguments: ["1e308", "-1e308", "nan", "0", "-5", "1e9"])
  func `sizes that can't be drawn stop nothing`(size: String) throws {
    let kinds = [
      "label", "button", "textField", "textView", "imageView", "switch", "slider", "stepper",
      "segmentedControl", "progressView", "activityIndicatorView", "pageControl", "pickerView",
      "datePicker", "searchBar", "navigationBar", "toolbar", "tabBar", "tableView",
      "tableViewCell", "collectionView", "collectionViewCell", "visualEffectView", "scrollView",
      "webView", "mapView", "view", "colorWell",
    ]
    for kind in kinds {
      let drawn = try DrawnXib(
        """
            <\(kind) text="A text" image="a" value="\(size)" progress="\(size)" rowHeight="\(size)"
             numberOfPages="999999999" numberOfLines="99999999999999999999" customClass="A" id="a">
                <rect key="frame" x="0" y="\(size)" width="\(size)" height="\(size)"/>
                <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>
                <state key="normal" title="A" image="b"/>
                <segments><segment title="A" width="\(size)"/></segments>
            </\(kind)>
        """
      )
      let svg = SVGWriter.element(drawn.drawing)
      #expect(!svg.contains("nan") && !svg.contains("inf") && svg.utf8.count < 200_000, "\(kind)")
    }
  }

  @Test func `a very long text is bounded`() throws {
    let text = String(repeating: "word ", count: 100_000)
    let drawn = try DrawnXib.view("textView", "text=\"\(text)\"", width: 320, height: 480)

    #expect(drawn.texts.count < 60)
  }

  // MARK: - The app's own classes

  @Test func `a view of the app's own class is a plate only if the document gives it no look`()
    throws
  {
    let plain = try DrawnXib.view("view", "customClass=\"TileMapView\"", width: 200, height: 200)
    let colored = try DrawnXib.view(
      "view",
      "customClass=\"Badge\"",
      "<color key=\"backgroundColor\" red=\"0\" green=\"0.5\" blue=\"0\" alpha=\"1\"/>",
      width: 200,
      height: 30
    )

    #expect(plain.forms == [.custom])
    #expect(plain.texts.map(\.text) == ["TileMapView"])
    #expect(colored.forms == [.container])
    #expect(colored.fills.map(\.color.hex) == ["#008000"])
    // The class is still named, in a color that is readable on the background.
    #expect(colored.texts.map(\.text) == ["Badge"])
    #expect(colored.texts.first?.color.red == 1)
  }

  @Test func `a container view is a plate only without the embedded scene`() throws {
    let label = """
      <subviews><label text="Inside" id="l">
          <rect key="frame" x="0" y="0" width="80" height="20"/>
      </label></subviews>
      """
    #expect(try DrawnXib.view("containerView").forms == [.plate])
    #expect(try DrawnXib.view("containerView", "", label).forms == [.container, .system])
  }

  @Test func `text is readable on the placeholder of a large image`() throws {
    func shade(_ side: Int) throws -> Double? {
      let drawn = try DrawnXib.view("imageView", "image=\"wall\"", width: side, height: side)
      return drawn.fills.first.map { $0.color.over(.white).luminance }
    }
    let (small, large) = try (shade(80), shade(300))
    #expect(small.map { $0 > 0.85 } == true)
    // Contrast of at least 2 with white and with black.
    #expect(large.map { $0 > 0.25 && $0 < 0.7 } == true)
  }
}
