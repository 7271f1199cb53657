import LayoutModel
import Testing

@testable import LayoutPreview

/// Each kind of view that has a control of its own: what it draws follows from its values.
struct ControlStructureTests {
  /// A view, the same with another value, and what both show.
  struct Sample: Sendable, CustomTestStringConvertible {
    let kind: String
    let platform: Platform
    /// Attributes and child elements.
    let values: (String, String)
    /// The values of which one differs, and which draw something else; nil for views without values
    /// that are drawn.
    let others: (String, String)?
    let texts: [String]
    let form: DrawnForm
    var size = (120, 60)

    var testDescription: String { "\(kind), \(platform)" }
  }

  private static func cell(_ attributes: String, _ children: String = "") -> (String, String) {
    ("", "<cell key=\"cell\" id=\"c\" \(attributes)>\(children)</cell>")
  }

  private static func sample(
    _ kind: String,
    _ platform: Platform = .iOS,
    _ values: (String, String) = ("", ""),
    not others: (String, String)?,
    texts: [String] = [],
    _ form: DrawnForm = .system,
    size: (Int, Int) = (120, 60)
  ) -> Sample {
    Sample(
      kind: kind,
      platform: platform,
      values: values,
      others: others,
      texts: texts,
      form: form,
      size: size
    )
  }

  private static func menu(_ title: String) -> (String, String) {
    ("", "<items><menuItem title=\"\(title)\" id=\"i\"/></items>")
  }

  private static let red = #"<color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/>"#
  private static let go = #"<state key="normal" title="Go"/>"#
  private static let segments = #"<segments><segment title="A"/><segment title="B"/></segments>"#
  private static let items = #"<items><barButtonItem title="Edit" id="i"/></items>"#

  static let touch: [Sample] =
    [
      sample("label", .iOS, (#"text="Hi""#, ""), not: (#"text="Ho""#, ""), texts: ["Hi"]),
      sample("button", .iOS, (#"buttonType="system""#, go), not: ("", go), texts: ["Go"]),
      sample(
        "textField",
        .iOS,
        (#"text="A" borderStyle="roundedRect""#, ""),
        not: (#"text="A" borderStyle="none""#, ""),
        texts: ["A"]
      ),
      sample("textView", .iOS, (#"text="A""#, ""), not: (#"text="B""#, ""), texts: ["A"]),
      sample("imageView", .iOS, (#"image="x""#, ""), not: ("", ""), texts: ["x"]),
      sample("switch", .iOS, (#"on="YES""#, ""), not: (#"on="NO""#, "")),
      sample("slider", .iOS, (#"value="0.2""#, ""), not: (#"value="0.8""#, "")),
      sample("stepper", not: (#"enabled="NO""#, "")),
      sample(
        "segmentedControl",
        .iOS,
        (#"selectedSegmentIndex="0""#, segments),
        not: (#"selectedSegmentIndex="1""#, segments),
        texts: ["A", "B"]
      ),
      sample("progressView", .iOS, (#"progress="0.2""#, ""), not: (#"progress="0.5""#, "")),
      sample("activityIndicatorView", not: (#"style="whiteLarge""#, "")),
      sample(
        "pageControl",
        .iOS,
        (#"numberOfPages="3""#, ""),
        not: (#"numberOfPages="4""#, "")
      ),
      sample("pickerView", not: nil, texts: ["Cupertino"], size: (320, 60)),
      sample(
        "datePicker",
        .iOS,
        (#"style="compact" datePickerMode="date""#, ""),
        not: (#"style="compact" datePickerMode="time""#, ""),
        texts: ["Jun 9, 2025"]
      ),
      sample(
        "searchBar",
        .iOS,
        (#"placeholder="Find""#, ""),
        not: (#"placeholder="Find" showsCancelButton="YES""#, ""),
        texts: ["Find"],
        size: (320, 56)
      ),
      sample(
        "colorWell",
        .iOS,
        ("", #"<color key="selectedColor" red="1" green="0" blue="0" alpha="1"/>"#),
        not: ("", "")
      ),
      sample(
        "navigationBar",
        .iOS,
        ("", #"<items><navigationItem title="News" id="i"/></items>"#),
        not: ("", #"<items><navigationItem title="Mail" id="i"/></items>"#),
        texts: ["News"],
        size: (320, 44)
      ),
      sample("toolbar", .iOS, ("", items), not: ("", ""), texts: ["Edit"], size: (320, 44)),
      sample(
        "tabBar",
        .iOS,
        (#"selectedItem="i""#, #"<items><tabBarItem title="Home" id="i"/></items>"#),
        not: ("", #"<items><tabBarItem title="Home" id="i"/></items>"#),
        texts: ["Home"],
        size: (320, 49)
      ),
      sample("tableView", .iOS, (#"style="plain""#, ""), not: (#"style="grouped""#, "")),
      sample(
        "tableViewCell",
        .iOS,
        (#"accessoryType="checkmark" reuseIdentifier="Row""#, ""),
        not: (#"reuseIdentifier="Row""#, ""),
        texts: ["Row"]
      ),
      sample("collectionView", .iOS, ("", red), not: ("", "")),
      sample("collectionViewCell", not: ("", red), texts: ["Cell"]),
      sample("collectionReusableView", not: ("", red), texts: ["Cell"]),
      sample(
        "visualEffectView",
        .iOS,
        ("", #"<blurEffect style="dark"/>"#),
        not: ("", #"<blurEffect style="light"/>"#)
      ),
      sample("scrollView", .iOS, ("", red), not: ("", ""), .container),
      sample(
        "containerView",
        .iOS,
        (#"customClass="Box""#, ""),
        not: ("", ""),
        texts: ["Box"],
        .plate
      ),
    ] + pages(.iOS, ["webView", "wkWebView", "pdfView"])
    + maps(.iOS)
    + pages(
      .iOS,
      [
        "sceneKitView", "arscnView", "arskView", "skView", "mtkView", "glkView", "arView",
        "playerView", "globeView",
      ]
    ) + holders(.iOS, ["stackView"])

  static let mac: [Sample] =
    [
      sample(
        "button",
        .macOS,
        cell(#"type="push" title="Go" borderStyle="border" bezelStyle="rounded""#),
        not: cell(#"type="check" title="Go" state="on""#),
        texts: ["Go"]
      ),
      sample(
        "popUpButton",
        .macOS,
        cell(#"title="Pick" borderStyle="border" bezelStyle="rounded""#),
        not: cell(#"title="Pick" borderStyle="border" arrowPosition="noArrow""#),
        texts: ["Pick"]
      ),
      sample(
        "imageView",
        .macOS,
        cell(#"image="NSAddTemplate""#),
        not: cell(#"image="NSRemoveTemplate""#)
      ),
      sample(
        "segmentedControl",
        .macOS,
        cell("", #"<segments><segment label="A"/><segment label="B"/></segments>"#),
        not: cell("", #"<segments><segment label="A"/><segment label="C"/></segments>"#),
        texts: ["A", "B"]
      ),
      sample("slider", .macOS, cell(#"doubleValue="0.2""#), not: cell(#"doubleValue="0.8""#)),
      sample("stepper", .macOS, cell(""), not: nil),
      sample("switch", .macOS, (#"state="on""#, ""), not: ("", "")),
      sample(
        "progressIndicator",
        .macOS,
        (#"maxValue="100" doubleValue="20""#, ""),
        not: (#"maxValue="100" doubleValue="70""#, "")
      ),
      sample(
        "levelIndicator",
        .macOS,
        cell(#"levelIndicatorStyle="rating" maxValue="5" doubleValue="1""#),
        not: cell(#"levelIndicatorStyle="rating" maxValue="5" doubleValue="4""#)
      ),
      sample(
        "colorWell",
        .macOS,
        ("", #"<color key="color" red="1" green="0" blue="0" alpha="1"/>"#),
        not: ("", "")
      ),
      sample(
        "datePicker",
        .macOS,
        cell(#"style="textField""#),
        not: cell(#"style="textFieldAndStepper""#),
        texts: ["1/1/2026"]
      ),
      sample("pathControl", .macOS, cell(""), not: nil, texts: ["Path"]),
      sample("box", .macOS, (#"title="Group""#, ""), not: (#"title="Set""#, ""), texts: ["Group"]),
      sample(
        "tabView",
        .macOS,
        ("", #"<tabViewItems><tabViewItem label="One" id="t"/></tabViewItems>"#),
        not: ("", #"<tabViewItems><tabViewItem label="Two" id="t"/></tabViewItems>"#),
        texts: ["One"]
      ),
      sample("splitView", .macOS, not: nil, texts: ["A", "empty view"]),
      sample(
        "scrollView",
        .macOS,
        (#"borderType="line""#, ""),
        not: (#"borderType="none""#, ""),
        .container
      ),
      sample("clipView", .macOS, ("", red), not: ("", ""), .container),
      sample("scroller", .macOS, not: nil, texts: ["A", "empty view"]),
      sample(
        "tableView",
        .macOS,
        (#"alternatingRowBackgroundColors="YES""#, ""),
        not: ("", "")
      ),
      sample(
        "outlineView",
        .macOS,
        (#"selectionHighlightStyle="sourceList""#, ""),
        not: ("", "")
      ),
      sample("tableHeaderView", .macOS, not: nil),
      sample(
        "visualEffectView",
        .macOS,
        (#"material="sidebar""#, ""),
        not: (#"material="contentBackground""#, ""),
        .container
      ),
      sample("label", .macOS, (#"text="Hi""#, ""), not: (#"text="Ho""#, ""), texts: ["Hi"]),
      sample(
        "titleBar",
        .macOS,
        (#"title="Main""#, ""),
        not: ("", ""),
        texts: ["Main"],
        size: (300, 28)
      ),
      sample("menuBar", .macOS, menu("App"), not: menu("Tool"), texts: ["App"], size: (300, 24)),
      sample("menuList", .macOS, menu("Quit"), not: menu("Open"), texts: ["Quit"], size: (90, 32)),
      sample(
        "customView",
        .macOS,
        (#"customClass="Gauge""#, ""),
        not: ("", ""),
        texts: ["Gauge"],
        .custom
      ),
    ] + fields + plates(.macOS, ["matrix"]) + maps(.macOS) + [
      sample("collectionView", .macOS, ("", ""), not: ("", red)),
      sample("browser", .macOS, (#"minColumnWidth="40""#, ""), not: ("", "")),
    ]
    + pages(.macOS, ["webView", "wkWebView", "pdfView"])
    + pages(
      .macOS,
      [
        "sceneKitView", "scnView", "skView", "mtkView", "openGLView", "playerView", "arView",
        "globeView",
      ]
    ) + holders(.macOS, ["stackView", "gridView", "tableCellView"])

  /// The text fields of macOS, whose cells have the text.
  private static let fields =
    ["textField", "tokenField", "comboBox", "searchField"].map { kind in
      sample(
        kind,
        .macOS,
        cell(#"title="A" borderStyle="bezel" drawsBackground="YES""#),
        not: cell(#"title="B" borderStyle="bezel" drawsBackground="YES""#),
        texts: ["A"]
      )
    } + [
      sample(
        "secureTextField",
        .macOS,
        cell(#"title="A" borderStyle="bezel""#),
        not: cell(#"title="A""#),
        texts: ["A"]
      ),
      sample(
        "textView",
        .macOS,
        (#"string="A""#, red),
        not: (#"string="A""#, ""),
        texts: ["A"]
      ),
    ]

  /// Views whose content only code knows, with the name of their class.
  private static func plates(_ platform: Platform, _ kinds: [String]) -> [Sample] {
    kinds.map {
      sample($0, platform, (#"customClass="Own""#, ""), not: ("", ""), texts: ["Own"], .plate)
    }
  }

  /// Views that show a map with the name of their class.
  private static func maps(_ platform: Platform) -> [Sample] {
    ["mapView", "mkMapView"].map {
      sample($0, platform, (#"customClass="Own""#, ""), not: ("", ""), texts: ["Own"])
    }
  }

  /// Views that only arrange others: the name of their class.
  private static func holders(_ platform: Platform, _ kinds: [String]) -> [Sample] {
    kinds.map {
      sample($0, platform, (#"customClass="Own""#, ""), not: ("", ""), texts: ["Own"], .container)
    }
  }

  /// Views that show an empty page, with the name of their class.
  private static func pages(_ platform: Platform, _ kinds: [String]) -> [Sample] {
    kinds.map {
      sample($0, platform, (#"customClass="Own""#, ""), not: ("", red), texts: ["Own"], .container)
    }
  }

  private func drawn(_ sample: Sample, _ values: (String, String)) throws -> DrawnXib {
    try DrawnXib.view(
      sample.kind,
      values.0,
      values.1,
      width: sample.size.0,
      height: sample.size.1,
      platform: sample.platform
    )
  }

  @Test(arguments: touch + mac)
  func `a control draws the parts that its values describe`(sample: Sample) throws {
    let drawn = try drawn(sample, sample.values)

    #expect(drawn.texts.map(\.text) == sample.texts)
    #expect(drawn.forms.first == .some(sample.form))
    if let others = sample.others {
      #expect(try self.drawn(sample, others).drawing.items != drawn.drawing.items)
    }
    #expect(!drawn.items.isEmpty || sample.kind == "tableHeaderView")
    // Nothing of a control lies far outside of it.
    for fill in drawn.fills {
      #expect(fill.frame.x > -60 && fill.frame.x + fill.frame.width < 500, "\(fill)")
    }
  }

  @Test func `every kind with a control has a sample`() {
    #expect(Set(ControlStructureTests.touch.map(\.kind)) == Set(ControlTable.touch.keys))
    #expect(Set(ControlStructureTests.mac.map(\.kind)) == Set(MacControls.table.keys))
  }
}
