import Foundation
import InterfaceBuilderFormat
import LayoutModel
import TestSupport
import Testing

struct WriterTests {
  @Test func `an edit changes nothing else`() throws {
    let old = try Fixture.handmade.text()
    var document = try DocumentReader.read(Array(old.utf8))
    let label = try #require(document.objects.firstIndex { $0.id == ObjectID("label one") })
    let y = try #require(
      document.objects[label].properties.firstIndex { $0.path == PropertyPath("frame/y") }
    )

    document.objects[label].properties[y].value = .attribute("99")

    let new = String(decoding: DocumentWriter.write(document), as: UTF8.self)
    #expect(new == old.replacing("y=\"1\" x=\"2\"", with: "y=\"99\" x=\"2\""))
  }

  @Test func `values are escaped as Interface Builder does`() throws {
    let document = Document(objects: [
      root,
      LayoutObject(
        id: ObjectID("l"),
        kind: "label",
        role: .view,
        parent: Document.rootID,
        properties: [
          Property(
            path: PropertyPath("text"),
            position: 1,
            value: .attribute("<a> & \"b\" 'c'\n\t\r")
          ),
          Property(
            path: PropertyPath("note"),
            position: 1,
            value: .element(tag: "string", text: "<a> & \"b\" 'c'\n\t")
          ),
        ]
      ),
    ])

    let lines = String(decoding: DocumentWriter.write(document), as: UTF8.self)

    #expect(
      lines.contains(
        "<label id=\"l\" text=\"&lt;a&gt; &amp; &quot;b&quot; 'c'&#10;&#9;&#13;\">"
      )
    )
    #expect(
      lines.contains("<string key=\"note\">&lt;a&gt; &amp; &quot;b&quot; 'c'\n\t</string>")
    )
  }

  @Test func `an installation becomes an entry of the parent's mask`() throws {
    let text = Fixture.view(
      """
                  <subviews>
                      <label id="a"/>
                  </subviews>
                  <variation key="heightClass=compact">
                      <mask key="subviews"/>
                  </variation>
      """
    )
    var document = try DocumentReader.read(Array(text.utf8))
    let label = try #require(document.objects.firstIndex { $0.id == ObjectID("a") })

    document.objects[label].installations = [
      Installation(
        variation: VariationKey(rawValue: "any-compact"),
        isInstalled: false,
        position: 1
      )
    ]

    let new = String(decoding: DocumentWriter.write(document), as: UTF8.self)
    #expect(new.contains("<mask key=\"subviews\">\n"))
    #expect(new.contains("<exclude reference=\"a\"/>\n"))
  }

  @Test func `siblings are written by their positions`() throws {
    var document = try DocumentReader.read(try Fixture.flow.bytes())
    let button = try #require(document.objects.firstIndex { $0.id == ObjectID("bt1-Fl-001") })

    document.objects[button].position = -0.5

    let text = String(decoding: DocumentWriter.write(document), as: UTF8.self)
    let first = try #require(text.range(of: "bt1-Fl-001"))
    let second = try #require(text.range(of: "cv1-Fl-001"))
    #expect(first.lowerBound < second.lowerBound)
  }

  private var root: LayoutObject {
    LayoutObject(
      id: Document.rootID,
      kind: "document",
      role: .document,
      parent: nil,
      idPosition: nil
    )
  }
}
