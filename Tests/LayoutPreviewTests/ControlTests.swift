import LayoutModel
import Testing

@testable import LayoutPreview

struct ControlTests {
  private func color(_ key: String, _ hex: Int) -> String {
    func part(_ shift: Int) -> Double { Double(hex >> shift & 0xff) / 255 }
    return "<color key=\"\(key)\" red=\"\(part(16))\" green=\"\(part(8))\" blue=\"\(part(0))\""
      + " alpha=\"1\"/>"
  }

  private func fills(_ drawn: DrawnXib) -> [String] { drawn.fills.map(\.color.hex) }

  // MARK: - Buttons

  @Test func `a system button has the tint, and a custom one is white`() throws {
    let state = "<state key=\"normal\" title=\"Go\"/>"
    let system = try DrawnXib.view("button", "buttonType=\"system\"", state)
    let custom = try DrawnXib.view("button", "", state)
    let disabled = try DrawnXib.view("button", "buttonType=\"system\" enabled=\"NO\"", state)

    #expect(system.texts.map(\.text) == ["Go"])
    #expect(system.texts.first?.color.hex == "#007aff")
    #expect(system.texts.first?.font.size == 15)
    #expect(custom.texts.first?.color.hex == "#ffffff")
    #expect(disabled.texts.first?.color == DrawingColor(0x3c3c43, alpha: 76.0 / 255))
  }

  @Test func `a selected button has the values of that state`() throws {
    let drawn = try DrawnXib.view(
      "button",
      "selected=\"YES\"",
      """
      <state key="normal" title="Off">\(color("titleColor", 0x00ff00))</state>
      <state key="selected" title="On"/>
      """
    )

    #expect(drawn.texts.map(\.text) == ["On"])
    #expect(drawn.texts.first?.color.hex == "#00ff00")
  }

  @Test(arguments: [
    ("plain", nil, "#007aff"), ("filled", "#007aff", "#ffffff"), ("tinted", "#007aff", "#007aff"),
    ("gray", "#787880", "#007aff"),
  ])
  func `a configuration has a background and a foreground`(
    style: String,
    fill: String?,
    ink: String
  ) throws {
    let drawn = try DrawnXib.view(
      "button",
      "",
      "<buttonConfiguration key=\"configuration\" style=\"\(style)\" title=\"Go\"/>"
    )

    #expect(fills(drawn).first == fill)
    #expect(drawn.texts.first?.color.hex == ink)
  }

  @Test func `the title of a primary action is bold`() throws {
    func weight(_ attributes: String) throws -> Int? {
      try DrawnXib.view(
        "button",
        attributes,
        "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Go\"/>"
      ).texts.first?.font.weight
    }

    #expect(try weight("role=\"primary\"") == 600)
    #expect(try weight("role=\"cancel\"") == 400)
    #expect(try weight("") == 400)
  }

  @Test(arguments: [("small", 17.0), ("large", 28)])
  func `a small push button has room for its shadow at the height of a large one`(
    size: String,
    height: Double
  ) throws {
    let drawn = try DrawnXib.view(
      "button",
      "",
      "<buttonCell key=\"cell\" type=\"push\" title=\"Go\" bezelStyle=\"rounded\""
        + " borderStyle=\"border\" controlSize=\"\(size)\" id=\"c\"/>",
      height: 28,
      platform: .macOS
    )

    #expect(drawn.fills.contains { $0.frame.height == height })
  }

  @Test(arguments: [("on", "YES", true), ("off", "YES", false), ("on", "NO", false)])
  func `a bezel that changes its background is darker while the button is on`(
    state: String,
    changes: String,
    isDarker: Bool
  ) throws {
    func fills(_ state: String, _ changes: String) throws -> Int {
      let drawn = try DrawnXib.view(
        "button",
        "",
        """
        <buttonCell key="cell" type="recessed" title="All" bezelStyle="recessed" borderStyle="border" \
        state="\(state)" id="c">
            <behavior key="behavior" pushIn="YES" changeBackground="\(changes)" changeGray="YES"/>
        </buttonCell>
        """,
        platform: .macOS
      )
      return drawn.fills.count
    }

    #expect(try fills(state, changes) - fills("off", "NO") == (isDarker ? 1 : 0))
  }

  @Test(arguments: [("above", true), ("left", true), ("below", false), ("right", false)])
  func `tick marks lie on the side that the slider names`(side: String, isAbove: Bool) throws {
    let drawn = try DrawnXib.view(
      "slider",
      "",
      "<sliderCell key=\"cell\" numberOfTickMarks=\"3\" tickMarkPosition=\"\(side)\" id=\"c\"/>",
      platform: .macOS
    )
    let ends = drawn.items.compactMap { item -> Double? in
      if case .line(let from, _, _) = item { from.y } else { nil }
    }

    #expect(ends.count == 3)
    #expect(ends.allSatisfy { ($0 < 20) == isAbove })
  }

  @Test(arguments: [("left", TextRun.Anchor.start), ("right", .end), ("center", .middle)])
  func `a title lies where the button aligns it`(name: String, anchor: TextRun.Anchor) throws {
    let drawn = try DrawnXib.view(
      "button",
      "contentHorizontalAlignment=\"\(name)\"",
      "<state key=\"normal\" title=\"Go\"/>"
    )

    #expect(drawn.texts.first?.anchor == anchor)
  }

  // MARK: - Values

  @Test func `a switch is green if it is on`() throws {
    let on = try DrawnXib.view("switch", "on=\"YES\"")
    let off = try DrawnXib.view("switch", "")
    let own = try DrawnXib.view("switch", "on=\"YES\"", color("onTintColor", 0x123456))

    #expect(fills(on).first == "#34c759")
    #expect(fills(off).first == "#e9e9ea")
    #expect(fills(own).first == "#123456")
    let knobs = [on, off].compactMap { $0.fills.last?.frame.x }
    #expect(knobs == [22, 2])
  }

  @Test(arguments: [(0.0, 2.0), (0.5, 36), (1, 70)])
  func `the knob of a slider is at its value`(value: Double, x: Double) throws {
    let drawn = try DrawnXib.view(
      "slider",
      "value=\"\(value * 10)\" minValue=\"0\" maxValue=\"10\""
    )

    #expect(drawn.fills.last?.frame.x == x)
    #expect(fills(drawn).contains("#007aff"))
  }

  @Test func `a progress bar is filled to its part`() throws {
    let drawn = try DrawnXib.view("progressView", "progress=\"0.25\"", height: 4)

    #expect(drawn.fills.map(\.frame.width) == [100, 25])
    #expect(drawn.fills.last?.color.hex == "#007aff")
  }

  @Test func `a progress view of the app that is no bar is a ring`() throws {
    let own = "progress=\"0.25\" customClass=\"CircleView\""
    let ring = try DrawnXib.view("progressView", own, height: 100)

    let svg = SVGWriter.element(ring.drawing)

    #expect(ring.fills.isEmpty)
    #expect(svg.contains("rotate(-90)"))
    #expect(svg.contains("stroke-dasharray=\"73.83 295.31\""))
    #expect(try DrawnXib.view("progressView", own, height: 4).fills.count == 2)
  }

  @Test func `the dots of a page control show the page`() throws {
    let drawn = try DrawnXib.view("pageControl", "numberOfPages=\"3\" currentPage=\"1\"")

    #expect(drawn.fills.count == 3)
    #expect(drawn.fills[1].color.alpha > drawn.fills[0].color.alpha)
  }

  @Test func `a stepper has two halves in the look of its time`() throws {
    let new = try DrawnXib.view("stepper", "")
    let old = try DrawnXib.view("stepper", "", toolsVersion: 11_000)

    #expect(fills(new) == ["#767680"])
    #expect(fills(old).isEmpty)
    #expect(old.strokes.allSatisfy { $0.hex == "#007aff" })
  }

  @Test func `segments share the width, and the chosen one stands out`() throws {
    let segments = "<segments><segment title=\"One\"/><segment title=\"Two\"/></segments>"
    let new = try DrawnXib.view("segmentedControl", "selectedSegmentIndex=\"1\"", segments)
    let old = try DrawnXib.view(
      "segmentedControl",
      "selectedSegmentIndex=\"1\"",
      segments,
      toolsVersion: 11_000
    )

    #expect(new.texts.map(\.text) == ["One", "Two"])
    #expect(new.texts.map(\.x) == [25, 75])
    #expect(new.texts.map(\.font.weight) == [500, 600])
    #expect(new.fills.last.map { $0.frame.x == 52 && $0.color == .white } == true)
    #expect(old.texts.map(\.color.hex) == ["#007aff", "#ffffff"])
  }

  @Test(arguments: [14_490, 21_507])
  func `a disabled segment is faint`(_ toolsVersion: Int) throws {
    let drawn = try DrawnXib.view(
      "segmentedControl",
      "selectedSegmentIndex=\"0\"",
      """
      <segments><segment title="A"/><segment title="B"/><segment title="C" enabled="NO"/></segments>
      """,
      width: 300,
      toolsVersion: toolsVersion
    )
    let alphas = drawn.texts.map(\.color.alpha)

    #expect(drawn.texts.map(\.text) == ["A", "B", "C"])
    #expect(alphas[0] == 1 && alphas[1] == 1 && alphas[2] == 0.3)
  }

  @Test func `a close button is a gray disc whatever its tint is`() throws {
    let tint = "<color key=\"tintColor\" systemColor=\"systemRedColor\"/>"
    let drawn = try DrawnXib.view("button", "buttonType=\"close\"", tint, width: 30, height: 30)

    #expect(drawn.fills.first?.frame == Frame(x: 0, y: 0, width: 30, height: 30))
    #expect(drawn.fills.first?.color.hex == "#767680")
    #expect(drawn.strokes.allSatisfy { $0.hex == "#3c3c43" } && !drawn.strokes.isEmpty)
  }

  @Test func `an activity indicator has the spokes of its time`() throws {
    #expect(try DrawnXib.view("activityIndicatorView").strokes.count == 8)
    #expect(try DrawnXib.view("activityIndicatorView", toolsVersion: 11_000).strokes.count == 12)
    let white = try DrawnXib.view("activityIndicatorView", "style=\"white\"")
    #expect(white.strokes.first?.hex == "#ffffff")
  }

  @Test(arguments: [("wheels", 13), ("compact", 2), ("inline", 38)])
  func `a date picker shows a sample in its style`(style: String, texts: Int) throws {
    let drawn = try DrawnXib.view(
      "datePicker",
      "datePickerMode=\"dateAndTime\" style=\"\(style)\"",
      width: 320,
      height: 320
    )

    #expect(drawn.texts.count >= texts)
    #expect(drawn.forms == [.system])
  }

  @Test(arguments: [
    ("", 34, ["Jun 9, 2025", "9:41 AM"]), (#"style="automatic""#, 34, ["Jun 9, 2025", "9:41 AM"]),
    (#"style="wheels""#, 34, ["Mon Jun 9", "9", "41", "AM"]),
  ])
  func `a date picker without a style is compact where wheels don't fit`(
    style: String,
    height: Int,
    texts: [String]
  ) throws {
    let drawn = try DrawnXib.view("datePicker", style, width: 320, height: height)
    #expect(drawn.texts.map(\.text) == texts)

    let tall = try DrawnXib.view("datePicker", width: 320, height: 216)
    #expect(tall.texts.contains { $0.text == "Tue Jun 10" })
    let older = try DrawnXib.view("datePicker", width: 320, height: 34, toolsVersion: 11_000)
    #expect(older.texts.contains { $0.text == "Mon Jun 9" })
  }

  @Test func `a picker has the rows that Interface Builder shows`() throws {
    let drawn = try DrawnXib.view("pickerView", width: 320, height: 216)
    let low = try DrawnXib.view("pickerView", width: 320, height: 70)

    #expect(
      drawn.texts.map(\.text)
        == ["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]
    )
    #expect(drawn.texts[2].color == .black)
    #expect(drawn.texts[2].font.size > drawn.texts[1].font.size)
    #expect(low.texts.map(\.text) == ["Cupertino"])
  }

  @Test func `a search bar shows its placeholder and a cancel button`() throws {
    let drawn = try DrawnXib.view(
      "searchBar",
      "placeholder=\"Find\" showsCancelButton=\"YES\"",
      width: 320,
      height: 56
    )

    #expect(drawn.texts.map(\.text).sorted() == ["Cancel", "Find"])
    #expect(try DrawnXib.view("searchBar").texts.map(\.text) == ["Search"])
  }

  // MARK: - Images

  @Test func `a button from right to left has its image behind its title`() throws {
    func places(_ attributes: String) throws -> (title: Double, image: Double) {
      let drawn = try DrawnXib.view(
        "button",
        "buttonType=\"system\" \(attributes)",
        "<state key=\"normal\" title=\"More\" image=\"chevron.right\" catalog=\"system\"/>",
        width: 200
      )
      let strokes = drawn.items.compactMap { item in
        if case .path(let path, _) = item { path.steps.first } else { nil }
      }
      guard case .move(let start)? = strokes.first, let title = drawn.texts.first else {
        return (0, 0)
      }
      return (title.x, start.x)
    }
    let (plain, reversed) = try (
      places(""), places("semanticContentAttribute=\"forceRightToLeft\"")
    )

    #expect(plain.image < plain.title)
    #expect(reversed.image > reversed.title)
    let leading = "semanticContentAttribute=\"forceRightToLeft\" contentHorizontalAlignment="
    #expect(try places(leading + "\"leading\"").title > places(leading + "\"trailing\"").title)
  }

  @Test func `a button keeps the spacing that the app's class sets`() throws {
    func gap(_ attributes: String) throws -> Double {
      let drawn = try DrawnXib.view(
        "button",
        "buttonType=\"system\"",
        """
        <state key="normal" title="More" image="circle" catalog="system"/>
        <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>
        """,
        width: 200
      )
      guard
        case .ellipse(let image, _)? = drawn.items.first(where: {
          if case .ellipse = $0 { true } else { false }
        }), let title = drawn.texts.first
      else { return -1 }
      return title.x - image.x - image.width
    }
    let attribute = """
      <userDefinedRuntimeAttribute type="number" keyPath="imageSpacing">
          <integer key="value" value="15"/>
      </userDefinedRuntimeAttribute>
      """

    #expect(try gap(attribute) - gap("") == 15)
  }

  @Test func `an image that fills a button leaves no room for its title`() throws {
    let state = "<state key=\"normal\" title=\"Button\" image=\"close\"/>"
    let drawn = try DrawnXib.view("button", "", state, width: 24, height: 24)
    let wide = try DrawnXib.view("button", "", state)

    #expect(drawn.texts.isEmpty)
    #expect(wide.texts.map(\.text) == ["Button"])
  }

  @Test func `an image without bytes is a placeholder with its name`() throws {
    let drawn = try DrawnXib.view("imageView", "image=\"logo\"", height: 80)

    #expect(drawn.texts.map(\.text) == ["logo"])
    #expect(drawn.views.first?.clipRadius == nil)
  }

  @Test func `views without a tint have the document's global one`() throws {
    let view = """
      <button buttonType="system" id="a">
          <rect key="frame" x="0" y="0" width="100" height="40"/>
          <state key="normal" title="Go"/>
      </button>
      <view id="b"><rect key="frame" x="0" y="50" width="100" height="40"/>
          <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          <subviews><button buttonType="system" id="c">
              <rect key="frame" x="0" y="0" width="100" height="40"/>
              <state key="normal" title="Stop"/>
          </button></subviews>
      </view>
      """
    let tint =
      "<color key=\"tintColor\" red=\"0\" green=\"0.5\" blue=\"0\" alpha=\"1\""
      + " colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    let drawn = try DrawnXib(view, after: tint)

    #expect(drawn.texts.map(\.color.hex) == ["#008000", "#ff0000"])
    #expect(try DrawnXib(view).texts.map(\.color.hex) == ["#007aff", "#ff0000"])
  }

  @Test func `a text field without a border has its background image and its padding`() throws {
    let drawn = try DrawnXib.view(
      "textField",
      "placeholder=\"Email\" background=\"outline\"",
      """
      <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="leftPadding"><real key="value" value="50"/>
          </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      """,
      width: 200
    )

    #expect(drawn.texts.first { $0.text == "Email" }?.x == 50)
    #expect(drawn.fills.contains { $0.frame.width == 200 }, "the image is not found")
    let bordered = try DrawnXib.view(
      "textField",
      "borderStyle=\"roundedRect\" background=\"outline\"",
      width: 200
    )
    #expect(bordered.fills.count == 1)
  }

  @Test func `a field of which nothing is seen has a cursor where its text begins`() throws {
    func cursor(_ attributes: String) throws -> Double? {
      let drawn = try DrawnXib.view("textField", attributes)
      return drawn.items.lazy.compactMap { item in
        if case .line(let from, _, let paint) = item, paint.stroke?.hex == "#007aff" {
          from.x
        } else {
          nil
        }
      }.first
    }

    #expect(try cursor("") == 5)
    #expect(try cursor("textAlignment=\"center\"") == 50)
    #expect(try cursor("textAlignment=\"right\"") == 95)
    #expect(try cursor("placeholder=\"Name\"") == nil)
    #expect(try cursor("borderStyle=\"roundedRect\"") == nil)
  }

  @Test func `a symbol is a glyph in the tint`() throws {
    let drawn = try DrawnXib.view("imageView", "image=\"trash\" catalog=\"system\"")

    #expect(drawn.texts.isEmpty)
    #expect(!drawn.strokes.isEmpty)
    #expect(drawn.strokes.allSatisfy { $0.hex == "#007aff" })
  }

  @Test(arguments: [
    ("scaleToFill", Frame(x: 0, y: 0, width: 100, height: 40)),
    ("scaleAspectFit", Frame(x: 30, y: 0, width: 40, height: 40)),
    ("scaleAspectFill", Frame(x: 0, y: -30, width: 100, height: 100)),
    ("center", Frame(x: 40, y: 10, width: 20, height: 20)),
    ("topLeft", Frame(x: 0, y: 0, width: 20, height: 20)),
    ("bottomRight", Frame(x: 80, y: 20, width: 20, height: 20)),
  ])
  func `an image lies as its content mode says`(mode: String, frame: Frame) {
    let bounds = Frame(x: 0, y: 0, width: 100, height: 40)
    let size = Size(width: 20, height: 20)

    #expect(ImageDrawing.frame(size, ImageDrawing.fill(mode), in: bounds) == frame)
  }

  @Test func `a symbol with a slash is crossed out`() {
    let place = Frame(x: 0, y: 0, width: 24, height: 24)
    func count(_ name: String) -> Int {
      guard case .group(let group)? = SymbolGlyph.items(name, in: place, color: .black).first else {
        return 0
      }
      return group.items.count
    }

    #expect(count("bell.slash") == count("bell") + 1)
    #expect(count("plus.slash.minus") == 4)
    #expect(count("plus.square.on.square") == 4, "its squares are its own")
  }

  @Test func `every symbol has a form that stays in its place`() {
    let place = Frame(x: 100, y: 50, width: 24, height: 24)
    for name in SymbolForms.all.keys.sorted() + ["heart.fill", "plus.circle.fill", "unheard.of"] {
      let items = SymbolGlyph.items(name, in: place, color: .black)
      #expect(!items.isEmpty, "\(name)")
      for case .path(let path, _) in items {
        for step in path.steps {
          if case .line(let point) = step {
            #expect(point.x >= 98 && point.x <= 126 && point.y >= 48 && point.y <= 76, "\(name)")
          }
        }
      }
    }
  }
}
