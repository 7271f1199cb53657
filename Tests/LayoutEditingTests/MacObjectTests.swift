import LayoutModel
import Testing

@testable import LayoutEditing

/// New objects of macOS are those of the library of Interface Builder.
struct MacObjectTests {
  private let root = ObjectID("root-0-001")

  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES" \
    customObjectInstantitationMethod="direct">
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.CocoaPlugin" version="22505"/>
        </dependencies>
        <objects>
            <customObject id="-2" userLabel="File's Owner" customClass="NSObject"/>
            <customView id="root-0-001">
                <rect key="frame" x="0.0" y="0.0" width="480" height="272"/>
                <autoresizingMask key="autoresizingMask"/>
            </customView>
        </objects>
    </document>

    """

  private func lines(_ kind: String, _ values: [NewValue] = []) throws -> [String] {
    var sample = try Sample(.anyAny, Self.text)
    return try sample.lines(.add(NewObject(kind: kind, parent: root, values: values)))
  }

  @Test func `a button is a push button`() throws {
    let lines = try lines("button")

    #expect(lines.contains { $0.hasPrefix("+<button verticalHuggingPriority=\"750\" ") })
    #expect(
      lines.contains {
        $0.hasPrefix(
          "+<buttonCell key=\"cell\" type=\"push\" title=\"Button\" bezelStyle=\"rounded\" "
            + "alignment=\"center\" borderStyle=\"border\" imageScaling=\"proportionallyDown\" inset=\"2\" "
        )
      }
    )
    #expect(
      lines.contains(
        "+<behavior key=\"behavior\" pushIn=\"YES\" lightByBackground=\"YES\" lightByGray=\"YES\"/>"
      )
    )
  }

  @Test func `a pop-up button has three items, and the first is selected`() throws {
    var sample = try Sample(.anyAny, Self.text)
    _ = try sample.lines(.add(NewObject(kind: "popUpButton", parent: root)))

    let objects = sample.slice.objects
    let items = objects.filter { $0.kind == "menuItem" }
    let cell = objects.first { $0.kind == "popUpButtonCell" }

    #expect(items.count == 3)
    let first = items.first { $0.attribute("title") == "Item 1" }
    #expect(first?.attribute("state") == "on")
    #expect(cell?.attribute("selectedItem") == first?.id.rawValue)
  }

  @Test func `a text field is editable and has a border`() throws {
    let lines = try lines("textField")

    #expect(
      lines.contains {
        $0.contains("editable=\"YES\"")
          && $0.contains("borderStyle=\"bezel\" drawsBackground=\"YES\"")
      }
    )
  }

  @Test func `a segmented control has three segments`() throws {
    let segments = try lines("segmentedControl").filter {
      $0.hasPrefix("+<segment ") || $0 == "+<segment/>"
    }

    #expect(segments.count == 3)
  }

  @Test func `a box has a content view, which takes its subviews`() throws {
    var sample = try Sample(.anyAny, Self.text)
    _ = try sample.lines(.add(NewObject(kind: "box", parent: root)))
    let box = try #require(sample.slice.objects.first { $0.kind == "box" })
    let content = try #require(sample.slice.objects.first { $0.key == "contentView" })

    _ = try sample.lines(.add(NewObject(kind: "button", parent: box.id)))

    #expect(content.parent == box.id)
    #expect(sample.slice.objects.first { $0.kind == "button" }?.parent == content.id)
  }

  @Test(arguments: ["tableView", "outlineView", "textView"])
  func `a view that scrolls is added in a scroll view`(kind: String) throws {
    var sample = try Sample(.anyAny, Self.text)
    _ = try sample.lines(.add(NewObject(kind: kind, parent: root, userLabel: "Files")))

    let objects = sample.slice.objects
    let view = try #require(objects.first { $0.kind == kind })
    let clip = try #require(objects.first { $0.kind == "clipView" })
    let scroll = try #require(objects.first { $0.kind == "scrollView" })
    #expect(view.parent == clip.id)
    #expect(clip.parent == scroll.id)
    #expect(scroll.parent == root)
    #expect(view.attribute("userLabel") == "Files")
    guard kind != "textView" else { return }
    let header = try #require(objects.first { $0.kind == "tableHeaderView" })
    #expect(header.parent == scroll.id && header.key == "headerView")
    #expect(view.attribute("headerView") == header.id.rawValue)
  }

  @Test func `a table in a clip view needs no other scroll view`() throws {
    var sample = try Sample(.anyAny, Self.text)
    _ = try sample.lines(.add(NewObject(kind: "scrollView", parent: root)))
    let scroll = try #require(sample.slice.objects.first { $0.kind == "scrollView" })

    _ = try sample.lines(.add(NewObject(kind: "tableView", parent: scroll.id)))

    #expect(sample.slice.objects.filter { $0.kind == "scrollView" }.count == 1)
  }
}
