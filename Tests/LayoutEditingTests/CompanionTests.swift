import LayoutModel
import Testing

@testable import LayoutEditing

/// Values that Interface Builder keeps in step with others.
struct CompanionTests {
  private static let touch = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22504"/>
        </dependencies>
        <scenes>
            <!--Notes-->
            <scene sceneID="sc0-No-001">
                <objects>
                    <viewController id="vc0-No-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="rt0-No-001">
                            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                            <subviews>
                                <imageView contentMode="scaleAspectFit" image="chevron.right" catalog="system" \
    translatesAutoresizingMaskIntoConstraints="NO" id="im0-No-001">
                                    <rect key="frame" x="10" y="60" width="24" height="24"/>
                                </imageView>
                                <imageView contentMode="scaleAspectFit" image="cover" \
    translatesAutoresizingMaskIntoConstraints="NO" id="im1-No-001">
                                    <rect key="frame" x="10" y="90" width="24" height="24"/>
                                </imageView>
                                <button opaque="NO" contentMode="scaleToFill" \
    translatesAutoresizingMaskIntoConstraints="NO" id="bt0-No-001">
                                    <rect key="frame" x="10" y="120" width="24" height="24"/>
                                    <state key="normal" title="Go"/>
                                </button>
                            </subviews>
                        </view>
                        <navigationItem key="navigationItem" title="Notes" id="ni0-No-001">
                            <barButtonItem key="leftBarButtonItem" title="Sort" image="cover" id="bi0-No-001"/>
                            <barButtonItem key="rightBarButtonItem" systemItem="add" id="bi1-No-001"/>
                        </navigationItem>
                    </viewController>
                </objects>
            </scene>
        </scenes>
        <resources>
            <image name="chevron.right" catalog="system" width="97" height="128"/>
            <image name="cover" width="24" height="24"/>
        </resources>
    </document>

    """

  private static let mac = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES" \
    customObjectInstantitationMethod="direct">
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.CocoaPlugin" version="22505"/>
        </dependencies>
        <objects>
            <customView id="root-0-001">
                <rect key="frame" x="0.0" y="0.0" width="480" height="272"/>
                <subviews>
                    <popUpButton translatesAutoresizingMaskIntoConstraints="NO" id="pop-00-001">
                        <rect key="frame" x="10" y="10" width="100" height="25"/>
                        <popUpButtonCell key="cell" type="push" title="Small" bezelStyle="rounded" state="on" \
    selectedItem="mi1-00-001" id="pop-00-002">
                            <menu key="menu" id="men-00-001">
                                <items>
                                    <menuItem title="Small" state="on" id="mi1-00-001"/>
                                    <menuItem title="Large" id="mi2-00-001"/>
                                </items>
                            </menu>
                        </popUpButtonCell>
                    </popUpButton>
                </subviews>
            </customView>
        </objects>
    </document>

    """

  private func object(_ id: ObjectID, after edits: LayoutEdit..., in text: String) throws
    -> LayoutObject
  {
    var sample = try Sample(.anyAny, text)
    for edit in edits { _ = try sample.lines(edit) }
    return try #require(sample.slice[id])
  }

  private func set(_ id: ObjectID, _ name: String, _ value: String) -> LayoutEdit {
    .set(id, PropertyPath(name), .text(value), in: nil)
  }

  // MARK: - Images

  @Test(
    arguments: [
      ("im0-No-001", "", "cover", nil), ("im0-No-001", "", "map", "system"),
      ("im0-No-001", "", "carbs", nil), ("im1-No-001", "", "star.fill", "system"),
      ("im1-No-001", "", "chevron.right", "system"), ("im1-No-001", "", "map", nil),
      ("im1-No-001", "", "icon.close", nil), ("bt0-No-001", "normal/", "plus", "system"),
      ("bt0-No-001", "normal/", "cover", nil), ("bi0-No-001", "", "trash.circle", "system"),
    ] as [(ObjectID, String, String, String?)]
  )
  func `an image has the catalog of the kind that its name is of`(
    id: ObjectID,
    place: String,
    name: String,
    catalog: String?
  ) throws {
    var sample = try Sample(.anyAny, Self.touch)
    _ = try sample.lines(set(id, place + "image", name))

    let object = try #require(sample.slice[id])
    #expect(object.property(PropertyPath(place + "catalog"))?.value.literal == catalog)
    #expect(sample.slice[ObjectID("image:\(name)")]?.attribute("catalog") == catalog)
  }

  @Test func `an older document has no symbols`() throws {
    let text = Self.touch.replacing("22505", with: "14113")

    let image = try object("im1-No-001", after: set("im1-No-001", "image", "star.fill"), in: text)

    #expect(image.attribute("catalog") == nil)
  }

  @Test func `a catalog that is set is that of the resource, too`() throws {
    var sample = try Sample(.anyAny, Self.touch)
    _ = try sample.lines(set("im1-No-001", "image", "carrot"))
    _ = try sample.lines(set("im1-No-001", "catalog", "system"))

    #expect(sample.slice["image:carrot"]?.attribute("catalog") == "system")
  }

  // MARK: - Bar items

  @Test(arguments: ["title", "image"])
  func `a title or an image replaces the system item`(name: String) throws {
    var sample = try Sample(.anyAny, Self.touch)
    let edit = set("bi1-No-001", name, "cover")
    let result = try apply(edit, to: &sample.slice, context: &sample.context)

    let item = try #require(sample.slice["bi1-No-001"])
    #expect(item.attribute("systemItem") == nil)
    #expect(item.attribute(name) == "cover")
    #expect(result.notes == ["removed systemItem of bi1-No-001, which \(name) replaces"])
  }

  @Test func `a system item replaces the title and the image`() throws {
    let item = try object(
      "bi0-No-001",
      after: set("bi0-No-001", "systemItem", "edit"),
      in: Self.touch
    )

    #expect(item.attribute("systemItem") == "edit")
    #expect(item.attribute("title") == nil && item.attribute("image") == nil)
  }

  @Test func `a new bar button with a system item has no title`() throws {
    var sample = try Sample(.anyAny, Self.touch)
    let new = NewObject(
      kind: "barButtonItem",
      parent: "vc0-No-001",
      container: PropertyPath(":toolbarItems"),
      values: [NewValue(PropertyPath("systemItem"), .text("trash"))]
    )

    let lines = try sample.lines(.add(new))

    #expect(lines.contains("+<barButtonItem systemItem=\"trash\" id=\"NEW\"/>"), "\(lines)")
  }

  // MARK: - Pop-up buttons

  @Test func `a pop-up button has the title of the item that is selected`() throws {
    var sample = try Sample(.anyAny, Self.mac)
    _ = try sample.lines(set("pop-00-002", "selectedItem", "mi2-00-001"))

    #expect(sample.slice["pop-00-002"]?.attribute("title") == "Large")
    #expect(sample.slice["mi1-00-001"]?.attribute("state") == nil)
    #expect(sample.slice["mi2-00-001"]?.attribute("state") == "on")
  }

  @Test(arguments: [("mi1-00-001", "Tiny"), ("mi2-00-001", "Small")] as [(ObjectID, String)])
  func `a pop-up button follows the title of its selected item only`(
    item: ObjectID,
    title: String
  ) throws {
    let edit = set(item, "title", "Tiny")

    #expect(try object("pop-00-002", after: edit, in: Self.mac).attribute("title") == title)
    #expect(edit.extent.reach == .scene)
  }

  @Test func `a separator has no title`() throws {
    let item = try object(
      "mi2-00-001",
      after: set("mi2-00-001", "isSeparatorItem", "YES"),
      in: Self.mac
    )

    #expect(item.attribute("title") == nil)
  }
}
