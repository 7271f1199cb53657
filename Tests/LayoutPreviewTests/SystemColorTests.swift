import InterfaceBuilderFormat
import LayoutModel
import LayoutPreview
import TestSupport
import Testing

struct SystemColorTests {
  /// The values of the system's documentation: name, light, its opacity in percent, dark, its
  /// opacity. They are typed again here on purpose.
  private static let touch = """
    labelColor 000000 100 FFFFFF 100
    secondaryLabelColor 3C3C43 60 EBEBF5 60
    tertiaryLabelColor 3C3C43 30 EBEBF5 30
    quaternaryLabelColor 3C3C43 18 EBEBF5 16
    placeholderTextColor 3C3C43 30 EBEBF5 30
    separatorColor 3C3C43 29 545458 60
    opaqueSeparatorColor C6C6C8 100 38383A 100
    linkColor 007AFF 100 0984FF 100
    systemFillColor 787880 20 787880 36
    secondarySystemFillColor 787880 16 787880 32
    tertiarySystemFillColor 767680 12 767680 24
    quaternarySystemFillColor 747480 8 767680 18
    systemBackgroundColor FFFFFF 100 000000 100
    secondarySystemBackgroundColor F2F2F7 100 1C1C1E 100
    tertiarySystemBackgroundColor FFFFFF 100 2C2C2E 100
    systemGroupedBackgroundColor F2F2F7 100 000000 100
    groupTableViewBackgroundColor F2F2F7 100 000000 100
    secondarySystemGroupedBackgroundColor FFFFFF 100 1C1C1E 100
    tableCellGroupedBackgroundColor FFFFFF 100 1C1C1E 100
    tertiarySystemGroupedBackgroundColor F2F2F7 100 2C2C2E 100
    systemRedColor FF3B30 100 FF453A 100
    systemOrangeColor FF9500 100 FF9F0A 100
    systemYellowColor FFCC00 100 FFD60A 100
    systemGreenColor 34C759 100 30D158 100
    systemMintColor 00C7BE 100 63E6E2 100
    systemTealColor 30B0C7 100 40C8E0 100
    systemCyanColor 32ADE6 100 64D2FF 100
    systemBlueColor 007AFF 100 0A84FF 100
    tintColor 007AFF 100 0A84FF 100
    systemIndigoColor 5856D6 100 5E5CE6 100
    systemPurpleColor AF52DE 100 BF5AF2 100
    systemPinkColor FF2D55 100 FF375F 100
    systemBrownColor A2845E 100 AC8E68 100
    systemGrayColor 8E8E93 100 8E8E93 100
    systemGray2Color AEAEB2 100 636366 100
    systemGray3Color C7C7CC 100 48484A 100
    systemGray4Color D1D1D6 100 3A3A3C 100
    systemGray5Color E5E5EA 100 2C2C2E 100
    systemGray6Color F2F2F7 100 1C1C1E 100
    darkTextColor 000000 100 000000 100
    lightTextColor FFFFFF 60 FFFFFF 60
    blackColor 000000 100 000000 100
    darkGrayColor 555555 100 555555 100
    lightGrayColor AAAAAA 100 AAAAAA 100
    whiteColor FFFFFF 100 FFFFFF 100
    grayColor 808080 100 808080 100
    redColor FF0000 100 FF0000 100
    greenColor 00FF00 100 00FF00 100
    blueColor 0000FF 100 0000FF 100
    cyanColor 00FFFF 100 00FFFF 100
    yellowColor FFFF00 100 FFFF00 100
    magentaColor FF00FF 100 FF00FF 100
    orangeColor FF8000 100 FF8000 100
    purpleColor 800080 100 800080 100
    brownColor 996633 100 996633 100
    clearColor 000000 0 000000 0
    viewFlipsideBackgroundColor 1F2124 100 1F2124 100
    scrollViewTexturedBackgroundColor 6F7179 100 6F7179 100
    tableCellBlueTextColor 385487 100 385487 100
    """

  private static let mac = """
    labelColor 000000 85 FFFFFF 85
    secondaryLabelColor 000000 50 FFFFFF 55
    tertiaryLabelColor 000000 26 FFFFFF 25
    quaternaryLabelColor 000000 10 FFFFFF 10
    linkColor 0068DA 100 419CFF 100
    placeholderTextColor 000000 25 FFFFFF 25
    windowFrameTextColor 000000 85 FFFFFF 85
    selectedMenuItemTextColor FFFFFF 100 FFFFFF 100
    alternateSelectedControlTextColor FFFFFF 100 FFFFFF 100
    headerTextColor 000000 85 FFFFFF 100
    textColor 000000 100 FFFFFF 100
    selectedTextColor 000000 100 FFFFFF 100
    unemphasizedSelectedTextColor 000000 100 FFFFFF 100
    separatorColor 000000 10 FFFFFF 10
    gridColor E6E6E6 100 1A1A1A 100
    windowBackgroundColor ECECEC 100 323232 100
    underPageBackgroundColor 969696 90 282828 100
    textBackgroundColor FFFFFF 100 1E1E1E 100
    selectedTextBackgroundColor B3D7FF 100 3F638B 100
    unemphasizedSelectedTextBackgroundColor DCDCDC 100 464646 100
    selectedContentBackgroundColor 0063E1 100 0058D0 100
    unemphasizedSelectedContentBackgroundColor DCDCDC 100 464646 100
    alternatingContentBackgroundColor F4F5F5 100 FFFFFF 5
    _sourceListBackgroundColor F6F6F6 100 2D2D2D 100
    headerColor FFFFFF 100 FFFFFF 5
    findHighlightColor FFFF00 100 FFFF00 100
    highlightColor FFFFFF 100 B4B4B4 100
    shadowColor 000000 100 000000 100
    controlColor FFFFFF 100 FFFFFF 25
    controlBackgroundColor FFFFFF 100 1E1E1E 100
    controlTextColor 000000 85 FFFFFF 85
    disabledControlTextColor 000000 25 FFFFFF 25
    selectedControlColor B3D7FF 100 3F638B 100
    selectedControlTextColor 000000 85 FFFFFF 85
    controlAccentColor 007AFF 100 007AFF 100
    keyboardFocusIndicatorColor 0067F4 25 1AA9FF 30
    systemRedColor FF3B30 100 FF453A 100
    systemOrangeColor FF9500 100 FF9F0A 100
    systemYellowColor FFCC00 100 FFD60A 100
    systemGreenColor 28CD41 100 32D74B 100
    systemMintColor 00C7BE 100 66D4CF 100
    systemTealColor 59ADC4 100 6AC4DC 100
    systemCyanColor 55BEF0 100 5AC8F5 100
    systemBlueColor 007AFF 100 0A84FF 100
    systemIndigoColor 5856D6 100 5E5CE6 100
    systemPurpleColor AF52DE 100 BF5AF2 100
    systemPinkColor FF2D55 100 FF375F 100
    systemBrownColor A2845E 100 AC8E68 100
    systemGrayColor 8E8E93 100 98989D 100
    """

  private func rows(_ table: String) -> [[String]] {
    table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }

  private func text(_ color: DrawingColor?) -> String {
    guard let color else { return "none" }
    return color.hex.dropFirst().uppercased()
      + " \(Int(exactly: (color.alpha * 100).rounded()) ?? -1)"
  }

  @Test(arguments: [Platform.iOS, .macOS])
  func `every system color has its documented values`(platform: Platform) {
    let rows = rows(platform == .macOS ? SystemColorTests.mac : SystemColorTests.touch)
    for row in rows {
      let light = DrawingColor(system: row[0], on: platform, in: .light)
      let dark = DrawingColor(system: row[0], on: platform, in: .dark)
      #expect(text(light) == "\(row[1]) \(row[2])", "\(row[0]), light")
      #expect(text(dark) == "\(row[3]) \(row[4])", "\(row[0]), dark")
    }
    let all = platform == .macOS ? SystemColor.mac : SystemColor.touch
    #expect(Set(all.map(\.name)) == Set(rows.map { $0[0] }))
    #expect(all.count == rows.count)
  }

  @Test func `a color is read in each of its forms`() {
    let palette = Palette([LayoutObject](), platform: .iOS, appearance: .dark)
    func color(_ fields: [String: String]) -> String { text(palette.color(Record(.color, fields))) }

    #expect(color(["red": "1", "green": "0.5", "blue": "0", "alpha": "0.5"]) == "FF8000 50")
    #expect(color(["white": "0.5", "colorSpace": "calibratedWhite"]) == "808080 100")
    #expect(color(["systemColor": "labelColor"]) == "FFFFFF 100")
    #expect(color(["cocoaTouchSystemColor": "darkTextColor", "white": "0"]) == "000000 100")
    #expect(
      color(["systemColor": "unheardOf", "red": "1", "green": "0", "blue": "0"]) == "FF0000 100"
    )
    #expect(color(["name": "Brand"]) == "none")
    #expect(color(["red": "nan", "green": "inf", "blue": "-3"]) == "000000 100")
  }

  @Test(arguments: [
    (Appearance.light, "FF383C 100", "3C3C43 12"), (.dark, "FF453A 100", "545458 60"),
  ])
  func `the light color of a newer system is the one that Xcode stored`(
    appearance: Appearance,
    red: String,
    separator: String
  ) throws {
    let text = Fixture.xib(
      """
          <objects/>
          <resources>
              <systemColor name="systemRedColor">
                  <color red="1" green="0.2196078431372549" blue="0.23529411764705882" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
              </systemColor>
              <systemColor name="separatorColor">
                  <color red="0.23529411764705882" green="0.23529411764705882" blue="0.2627450980392157" alpha="0.12" colorSpace="custom" customColorSpace="sRGB"/>
              </systemColor>
              <systemColor name="tertiaryLabelColor">
                  <color red="0.23529411764705882" green="0.23529411764705882" blue="0.2627450980392157" alpha="0.29803921568627451" colorSpace="custom" customColorSpace="sRGB"/>
              </systemColor>
          </resources>
      """
    )
    let objects = try DocumentReader.read(Array(text.utf8)).objects
    let palette = Palette(objects, platform: .iOS, appearance: appearance)

    #expect(self.text(palette.color(Record(.color, ["systemColor": "systemRedColor"]))) == red)
    #expect(self.text(palette.system("separatorColor")) == separator)
    #expect(self.text(palette.system("tertiaryLabelColor")).hasSuffix(" 30"))
  }

  @Test func `display P3 becomes sRGB`() {
    let palette = Palette([LayoutObject](), platform: .iOS, appearance: .light)
    func color(_ red: String, _ green: String, _ blue: String) -> String {
      text(
        palette.color(
          Record(
            .color,
            [
              "red": red, "green": green, "blue": blue, "alpha": "1", "colorSpace": "custom",
              "customColorSpace": "displayP3",
            ]
          )
        )
      )
    }

    #expect(color("1", "1", "1") == "FFFFFF 100")
    #expect(color("1", "0", "0") == "FF0000 100")
    // A color inside both: the P3 gray is the sRGB gray.
    #expect(color("0.6", "0.6", "0.6") == "999999 100")
    #expect(color("0.9175", "0.2003", "0.1386") == "FF0000 100")
  }

  @Test func `a named color is that of the app, else that of the document`() throws {
    struct Brand: DrawingResources {
      func color(named name: String, in appearance: Appearance) -> DrawingColor? {
        name == "Brand" ? DrawingColor(appearance == .dark ? 0x222222 : 0x111111) : nil
      }
      func image(named: String, scale: Double, in: Appearance) -> ImageResource? { nil }
    }
    func fills(_ name: String, _ resources: any DrawingResources, _ appearance: Appearance) throws
      -> String
    {
      let drawn = try DrawnXib(
        """
            <view id="a">
                <rect key="frame" x="0" y="0" width="50" height="50"/>
                <color key="backgroundColor" name="\(name)"/>
            </view>
        """,
        after: """
              <resources>
                  <namedColor name="Brand">
                      <color red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                  </namedColor>
              </resources>
          """,
        appearance: appearance,
        resources: resources
      )
      return drawn.fills.first.map { text($0.color) } ?? "none"
    }

    #expect(try fills("Brand", Brand(), .light) == "111111 100")
    #expect(try fills("Brand", Brand(), .dark) == "222222 100")
    #expect(try fills("Brand", NoResources(), .dark) == "FF0000 100")
  }
}
