import LayoutModel
import Testing

@testable import LayoutEditing

/// New menu items and bar buttons are where Interface Builder has them.
struct ItemPlaceTests {
  private static let mac = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES" \
    customObjectInstantitationMethod="direct">
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.CocoaPlugin" version="22505"/>
        </dependencies>
        <objects>
            <menu title="Main Menu" systemMenu="main" id="men-00-001">
                <items>
                    <menuItem title="File" id="itm-00-001">
                        <menu key="submenu" title="File" id="men-00-002">
                            <items>
                                <menuItem title="Open" keyEquivalent="o" id="itm-00-002"/>
                                <menuItem title="Close" keyEquivalent="w" id="itm-00-003"/>
                            </items>
                        </menu>
                    </menuItem>
                </items>
            </menu>
            <popUpButton id="pop-00-001">
                <rect key="frame" x="0.0" y="0.0" width="100" height="25"/>
                <popUpButtonCell key="cell" type="push" title="Small" id="pop-00-002">
                    <menu key="menu" id="men-00-003">
                        <items>
                            <menuItem title="Small" id="itm-00-004"/>
                        </items>
                    </menu>
                </popUpButtonCell>
            </popUpButton>
        </objects>
    </document>

    """

  @Test(
    arguments: [
      ("men-00-002", "men-00-002"), ("itm-00-001", "men-00-002"), ("pop-00-001", "men-00-003"),
      ("pop-00-002", "men-00-003"), ("men-00-001", "men-00-001"),
    ] as [(ObjectID, ObjectID)]
  )
  func `a menu item is added to the menu, also of a pop-up button or of an item`(
    parent: ObjectID,
    menu: ObjectID
  ) throws {
    var sample = try Sample(.anyAny, Self.mac)
    let values = [NewValue(PropertyPath("title"), .text("Save"))]
    _ = try sample.lines(.add(NewObject(kind: "menuItem", parent: parent, values: values)))

    let item = try #require(sample.slice.objects.first { $0.attribute("title") == "Save" })
    #expect(item.parent == menu)
    #expect(item.container == PropertyPath(":items"))
  }

  @Test func `a menu item is added after another one`() throws {
    var sample = try Sample(.anyAny, Self.mac)
    let new = NewObject(kind: "menuItem", parent: "men-00-002", placement: .after("itm-00-002"))
    _ = try sample.lines(.add(new))

    let items = sample.slice.children(of: "men-00-002").map { $0.attribute("title") }
    #expect(items == ["Open", "Item", "Close"])
  }

  @Test func `a menu item without a submenu takes no item`() throws {
    var sample = try Sample(.anyAny, Self.mac)

    #expect(sample.refusal(.add(NewObject(kind: "menuItem", parent: "itm-00-002"))) != nil)
  }

  // MARK: - Bar buttons

  private static func touch(_ buttons: [String]) -> String {
    """
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
                        <navigationItem key="navigationItem" title="Notes" id="ni0-No-001">
    \(buttons.map { String(repeating: " ", count: 24) + $0 }.joined(separator: "\n"))
                        </navigationItem>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """
  }

  private func lines(_ container: String?, among buttons: String...) throws -> [String] {
    var sample = try Sample(.anyAny, Self.touch(buttons))
    let new = NewObject(
      kind: "barButtonItem",
      parent: "ni0-No-001",
      container: container.map { PropertyPath($0) }
    )
    return try sample.lines(.add(new))
  }

  @Test(
    arguments: [
      (nil, "rightBarButtonItem"), (":leftBarButtonItems", "leftBarButtonItem"),
    ] as [(String?, String)]
  )
  func `the only button of a side has a key`(container: String?, key: String) throws {
    let back = #"<barButtonItem key="backBarButtonItem" title="Back" id="bi0-No-001"/>"#

    let lines = try lines(container, among: back)

    #expect(lines == [#"+<barButtonItem key="\#(key)" title="Item" id="NEW"/>"#])
  }

  @Test func `a second button of a side is in a list with the first one`() throws {
    let first = #"<barButtonItem key="rightBarButtonItem" systemItem="add" id="bi1-No-001"/>"#

    let lines = try lines(nil, among: first)

    #expect(
      lines == [
        #"-<barButtonItem key="rightBarButtonItem" systemItem="add" id="bi1-No-001"/>"#,
        "+<rightBarButtonItems>", #"+<barButtonItem systemItem="add" id="bi1-No-001"/>"#,
        #"+<barButtonItem title="Item" id="NEW"/>"#, "+</rightBarButtonItems>",
      ]
    )
  }

  @Test func `a button is added to the list of a side that has one`() throws {
    let lines = try lines(
      nil,
      among: "<rightBarButtonItems>",
      #"    <barButtonItem systemItem="add" id="bi1-No-001"/>"#,
      #"    <barButtonItem systemItem="edit" id="bi2-No-001"/>"#,
      "</rightBarButtonItems>"
    )

    #expect(lines == [#"+<barButtonItem title="Item" id="NEW"/>"#])
  }
}
