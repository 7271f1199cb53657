import InterfaceBuilderFormat
import LayoutEditing
import LayoutModel
import Testing

/// The lists of macOS stack views that have one entry for each arranged view.
struct ArrangedViewTests {
  private let stack = ObjectID("stk-00-001")
  private let other = ObjectID("stk-00-002")

  @Test func `a deleted view takes its entries with it`() throws {
    #expect(try entries(after: .delete("vie-00-002", from: .outline)) == "001=10/1 003=30/3")
  }

  @Test func `a new view has the usual entries`() throws {
    let new = NewObject(kind: "customView", parent: stack, placement: .at(1))

    #expect(try entries(after: .add(new)) == "001=10/1 new=1000/\(none) 002=20/2 003=30/3")
  }

  @Test func `a copy of a view has the usual entries`() throws {
    let found = try entries(after: .duplicate("vie-00-003"))

    #expect(found == "001=10/1 002=20/2 003=30/3 new=1000/\(none)")
  }

  @Test func `entries follow a view that moves within the stack view`() throws {
    #expect(try entries(after: .reorder("vie-00-003", .first)) == "003=30/3 001=10/1 002=20/2")
  }

  @Test func `a view that moves to another stack view has the usual entries there`() throws {
    var sample = try Sample(.anyAny, text)
    let move = LayoutEdit.reparent("vie-00-001", into: other, .last)
    _ = try apply(move, to: &sample.slice, context: &sample.context)

    #expect(entries(of: stack, in: sample) == "002=20/2 003=30/3")
    #expect(entries(of: other, in: sample) == "001=1000/\(none)")
  }

  @Test func `a stack view without views has no lists`() throws {
    var sample = try Sample(.anyAny, text)
    for view in ["vie-00-001", "vie-00-002", "vie-00-003"] {
      let edit = LayoutEdit.delete(ObjectID(view), from: .outline)
      _ = try apply(edit, to: &sample.slice, context: &sample.context)
    }

    for list in ArrangedViewList.allCases {
      #expect(sample.slice[stack]?.property(list.path) == nil)
    }
  }

  @Test func `a copied stack view keeps its entries`() throws {
    var sample = try Sample(.anyAny, text)
    let copy = try apply(.duplicate(stack), to: &sample.slice, context: &sample.context).subject

    #expect(entries(of: copy, in: sample) == "new=10/1 new=20/2 new=30/3")
  }

  @Test func `the lines of other entries stay as they are`() throws {
    var sample = try Sample(.anyAny, text)

    let lines = try sample.lines(.delete("vie-00-003", from: .outline))

    #expect(lines.filter { $0.contains("integer") } == ["-<integer value=\"30\"/>"])
    #expect(lines.filter { $0.contains("real") } == ["-<real value=\"3\"/>"])
  }

  @Test func `a file without the lists gets none for a stack view with views`() throws {
    let start = try #require(text.firstRange(of: "<visibilityPriorities>"))
    let end = try #require(text.firstRange(of: "</customSpacing>"))
    let bare = String(text[..<start.lowerBound] + text[end.upperBound...])
    var sample = try Sample(.anyAny, bare)
    let edit = LayoutEdit.delete("vie-00-003", from: .outline)
    _ = try apply(edit, to: &sample.slice, context: &sample.context)

    #expect(sample.slice[stack]?.property(":visibilityPriorities") == nil)
  }

  // MARK: - Samples

  private var none: String { "3.4028234663852886e+38" }

  private func entries(after edit: LayoutEdit) throws -> String {
    var sample = try Sample(.anyAny, text)
    _ = try apply(edit, to: &sample.slice, context: &sample.context)
    return entries(of: stack, in: sample)
  }

  /// The views of a stack view with their entries, as `VIEW=PRIORITY/SPACING`.
  private func entries(of stack: ObjectID, in sample: Sample) -> String {
    let views = sample.slice.children(of: stack, in: ":subviews").map(\.id.rawValue)
    let priorities = literals(":visibilityPriorities", "integer", of: sample.slice[stack])
    let spacings = literals(":customSpacing", "real", of: sample.slice[stack])
    guard views.count == priorities.count, views.count == spacings.count else {
      return "\(views.count) views, \(priorities.count) priorities, \(spacings.count) spacings"
    }
    return views.indices.map { index in
      let isKnown = views[index].hasPrefix("vie-00-")
      let name = isKnown ? String(views[index].suffix(3)) : "new"
      return "\(name)=\(priorities[index])/\(spacings[index])"
    }.joined(separator: " ")
  }

  private func literals(_ list: String, _ tag: String, of object: LayoutObject?) -> [String] {
    (1...9).compactMap { number in
      let segment = number == 1 ? tag : "\(tag)#\(number)"
      return object?.attribute("\(list)/:\(segment)/value")
    }
  }

  private var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" \
    useAutolayout="YES">
        <objects>
            <customObject id="-2" userLabel="File's Owner"/>
            <customView id="root-0-001">
                <rect key="frame" x="0.0" y="0.0" width="400" height="300"/>
                <subviews>
                    <stackView orientation="horizontal" alignment="top" \
    translatesAutoresizingMaskIntoConstraints="NO" id="stk-00-001">
                        <rect key="frame" x="0.0" y="0.0" width="300" height="20"/>
                        <subviews>
                            <customView translatesAutoresizingMaskIntoConstraints="NO" id="vie-00-001"/>
                            <customView translatesAutoresizingMaskIntoConstraints="NO" id="vie-00-002"/>
                            <customView translatesAutoresizingMaskIntoConstraints="NO" id="vie-00-003"/>
                        </subviews>
                        <visibilityPriorities>
                            <integer value="10"/>
                            <integer value="20"/>
                            <integer value="30"/>
                        </visibilityPriorities>
                        <customSpacing>
                            <real value="1"/>
                            <real value="2"/>
                            <real value="3"/>
                        </customSpacing>
                    </stackView>
                    <stackView orientation="horizontal" alignment="top" \
    translatesAutoresizingMaskIntoConstraints="NO" id="stk-00-002">
                        <rect key="frame" x="0.0" y="40" width="300" height="20"/>
                    </stackView>
                </subviews>
            </customView>
        </objects>
    </document>

    """
  }
}
