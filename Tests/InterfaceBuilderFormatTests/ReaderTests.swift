import InterfaceBuilderFormat
import LayoutModel
import TestSupport
import Testing

struct ReaderTests {
  @Test(
    arguments: [
      (Fixture.adaptive, ":document", ObjectRole.document), (.adaptive, "sc0-Aa-001", .scene),
      (.adaptive, "vc0-Aa-001", .object), (.adaptive, "rt0-Aa-001", .view),
      (.adaptive, "lb0-Aa-001", .view), (.adaptive, "k10-Aa-001", .constraint),
      (.adaptive, "ou0-Aa-001", .connection), (.adaptive, "lgt-Aa-001", .guide),
      (.adaptive, "sa0-Aa-001", .guide), (.adaptive, "fr0-Aa-001", .object),
      (.adaptive, "image:leaf", .resource), (.adaptive, "namedColor:soil", .resource),
      (.flow, "nb0-Fl-001", .view), (.flow, "cc1-Fl-001", .view), (.flow, "ni1-Fl-001", .object),
      (.flow, "cc1-Fl-001/contentView", .view), (.flow, "sg1-Fl-001", .connection),
      (.flow, "oc1-Fl-001", .connection), (.flow, "tg1-Fl-001", .object),
      (.panel, "w10-Pa-001", .object), (.panel, "bc0-Pa-001", .object),
      (.panel, "cv0-Pa-001", .view), (.panel, "bi0-Pa-001", .connection),
      (.face, "ic0-Fa-001", .object), (.face, "gr0-Fa-001", .view), (.face, "lb0-Fa-001", .view),
      (.legacy, "7", .view), (.legacy, "-1", .object),
    ] as [(Fixture, String, ObjectRole)]
  )
  func `an element's name and place give its role`(
    fixture: Fixture,
    id: String,
    role: ObjectRole
  ) throws {
    #expect(try object(id, of: fixture).role == role)
  }

  @Test(
    arguments: [
      (Fixture.adaptive, "sc0-Aa-001", ":document", ":scenes"),
      (.adaptive, "vc0-Aa-001", "sc0-Aa-001", ":objects"),
      (.adaptive, "rt0-Aa-001", "vc0-Aa-001", ""),
      (.adaptive, "lb0-Aa-001", "rt0-Aa-001", ":subviews"),
      (.adaptive, "k10-Aa-001", "im0-Aa-001", ":constraints"),
      (.adaptive, "lgt-Aa-001", "vc0-Aa-001", ":layoutGuides"),
      (.adaptive, "ou0-Aa-001", "vc0-Aa-001", ":connections"),
      (.adaptive, "sa0-Aa-001", "rt0-Aa-001", ""),
      (.adaptive, "image:leaf", ":document", ":resources"),
      (.flow, "cc1-Fl-001/contentView", "cc1-Fl-001", ""),
      (.face, "lb0-Fa-001", "gr0-Fa-001", ":items"),
      (.panel, "bc0-Pa-001", "bt0-Pa-001", ""),
    ] as [(Fixture, String, String, String)]
  )
  func `an object has a parent and a container`(
    fixture: Fixture,
    id: String,
    parent: String,
    container: String
  ) throws {
    let object = try object(id, of: fixture)

    #expect(object.parent == ObjectID(parent))
    #expect(object.container == PropertyPath(container))
  }

  @Test func `parents come before their children`() throws {
    for fixture in Fixture.allCases {
      var seen: Set<ObjectID> = []
      for object in try document(fixture).objects {
        #expect(object.parent.map(seen.contains) ?? true)
        seen.insert(object.id)
      }
    }
  }

  @Test func `only the document has no parent`() throws {
    let roots = try document(.adaptive).objects.filter { $0.parent == nil }

    #expect(roots.map(\.id) == [Document.rootID])
  }

  @Test func `everything in a scene belongs to it`() throws {
    let objects = try document(.flow).objects.filter { $0.role != .document }

    #expect(Set(objects.map(\.scene)) == [ObjectID("sc0-Fl-001"), ObjectID("sc1-Fl-001")])
    #expect(try object("tg1-Fl-001", of: .flow).scene == ObjectID("sc1-Fl-001"))
  }

  @Test func `nothing in a xib belongs to a scene`() throws {
    #expect(try document(.panel).objects.allSatisfy { $0.scene == nil })
  }

  @Test func `a comment line before a scene is its title`() throws {
    let titles = try document(.flow).objects.compactMap(\.comment)

    #expect(titles == ["Navigation Controller", "Sign In"])
  }

  @Test func `the key names what the object is the value of`() throws {
    #expect(try object("rt0-Aa-001", of: .adaptive).key == "view")
    #expect(try object("lb0-Aa-001", of: .adaptive).key == nil)
  }

  @Test func `an object keeps the position of its id among the attributes`() throws {
    #expect(try object("vc0-Aa-001", of: .adaptive).idPosition == 0)
    #expect(try object("k20-Aa-001", of: .adaptive).idPosition == 5)
    #expect(try object("image:leaf", of: .adaptive).idPosition == nil)
  }

  @Test func `the default block's entries are installations of any-any`() throws {
    let side = try object("sd0-Aa-001", of: .adaptive)

    #expect(
      side.installations == [
        Installation(variation: .base, isInstalled: false, position: 0),
        Installation(variation: key("regular-any"), isInstalled: true, position: 0),
      ]
    )
  }

  @Test func `a mask's entries keep their order`() throws {
    let entries = try ["k45-Aa-001", "k42-Aa-001", "k40-Aa-001"].map { id in
      try object(id, of: .adaptive).installations.first { $0.variation == key("regular-any") }
    }

    #expect(entries.map { $0?.position } == [0, 1, 2])
    #expect(entries.map { $0?.isInstalled } == [false, true, true])
  }

  @Test func `a trait that is no size class is kept as it is`() throws {
    let heading = try object("lb0-Aa-001", of: .adaptive)

    #expect(heading.installations.map(\.variation.rawValue) == ["userInterfaceIdiom=mac"])
  }

  @Test func `mask entries about objects outside the mask's container are no installations`() throws
  {
    let handmade = try document(.handmade)

    let entries = handmade.objects.flatMap { object in
      object.installations.map { "\(object.id) \($0.isInstalled)" }
    }
    #expect(entries == ["b true", "a false"])
  }

  @Test func `a second object of an id gets a number`() throws {
    let ids = try document(.handmade).objects.filter { $0.role == .constraint }.map(\.id.rawValue)

    #expect(ids == ["b", "a", "plain-top/constraint", "a#2"])
    #expect(try object("a#2", of: .handmade).attribute("id") == "a")
  }

  @Test func `a rect, a color and a font are records`() throws {
    let label = try object("lb0-Aa-001", of: .adaptive)

    #expect(
      label.property(PropertyPath("frame"))?.value
        == .record(Record(.rect, ["x": "16", "y": "36", "width": "343", "height": "20.5"]))
    )
    #expect(
      label.property(PropertyPath("textColor"))?.value
        == .record(
          Record(
            .color,
            [
              "red": "0.10000000000000001", "green": "0.5", "blue": "0.25", "alpha": "1",
              "colorSpace": "custom", "customColorSpace": "sRGB",
            ]
          )
        )
    )
    #expect(
      label.property(PropertyPath("fontDescription"), variation: key("compact-regular"))?.value
        == .record(
          Record(.fontDescription, ["type": "system", "weight": "light", "pointSize": "42"])
        )
    )
  }

  @Test func `a record out of its usual order is an element with attributes`() throws {
    let label = try object("label one", of: .handmade)
    let paths = label.properties.filter {
      $0.path.rawValue.hasPrefix("frame") || $0.path.name == "y"
    }

    #expect(label.property(PropertyPath(":rect"))?.value == nil)
    #expect(
      paths.isEmpty == false && label.property(PropertyPath("frame/x"))?.value.literal == "2"
    )
  }

  @Test func `attributes are unescaped literals at their places`() throws {
    let label = try object("lb0-Aa-001", of: .adaptive)
    let text = try #require(label.property(PropertyPath("text")))

    #expect(text.value == .attribute("Beds & borders"))
    #expect(text.position == 1)
  }

  @Test func `a variation's attribute is a row of its class`() throws {
    let constraint = try object("k30-Aa-001", of: .adaptive)
    let constants = constraint.properties.filter { $0.path.rawValue == "constant" }

    #expect(
      constants.map { "\($0.variation.rawValue) \($0.value.literal ?? "")" } == [
        "any-any 100", "any-compact 60", "regular-any 240", "regular-regular 320.5",
      ]
    )
  }

  @Test func `nested elements have paths`() throws {
    let paths = Set(try object("bt0-Aa-001", of: .adaptive).properties.map(\.path.rawValue))

    #expect(
      paths.isSuperset(of: ["normal", "normal/title", "normal/titleShadowColor", "selected/title"])
    )
  }

  @Test func `lists of named elements use the names`() throws {
    let paths = try object(":document", of: .adaptive).properties.map(\.path.rawValue)

    #expect(paths.contains(":dependencies/:capability[Named colors]"))
    #expect(paths.contains(":dependencies/:capability[Named colors]/minToolsVersion"))
  }

  @Test func `text is a value of its element`() throws {
    let root = try object("plain-top", of: .handmade)

    #expect(
      root.property(PropertyPath("text"))?.value
        == .element(tag: "string", text: "a < b && c > d")
    )
  }

  @Test func `a document keeps the text before and after its root element`() throws {
    let legacy = try document(.legacy)

    #expect(legacy.prolog.hasSuffix("standalone=\"no\"?>\n"))
    #expect(legacy.epilog.isEmpty)
    #expect(try document(.panel).epilog == "\n")
  }

  private func document(_ fixture: Fixture) throws -> Document {
    try DocumentReader.read(try fixture.bytes())
  }

  private func object(_ id: String, of fixture: Fixture) throws -> LayoutObject {
    try #require(try document(fixture).objects.first { $0.id == ObjectID(id) })
  }

  private func key(_ name: String) -> VariationKey { VariationKey(rawValue: name) }
}
