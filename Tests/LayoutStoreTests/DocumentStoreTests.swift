import InterfaceBuilderFormat
import LayoutModel
import LayoutStore
import TestSupport
import Testing

struct DocumentStoreTests {
  private let folder: TemporaryFolder
  private let project: ProjectStore

  init() throws {
    folder = try TemporaryFolder()
    project = try ProjectStore.create(at: folder.path("App.ninefold"))
  }

  @Test(arguments: Fixture.allCases)
  func `a document comes out of the rows byte for byte`(fixture: Fixture) throws {
    let original = try document(fixture)

    let effect = try store(original, as: "D", in: project)

    #expect(effect == .added(objects: original.objects.count))
    #expect(DocumentWriter.write(try project.document(named: "D")) == (try fixture.bytes()))
  }

  @Test(arguments: Fixture.allCases)
  func `a document comes out of the rows with the same facts`(fixture: Fixture) throws {
    let original = try document(fixture)
    try store(original, as: "D", in: project)

    let loaded = try project.document(named: "D").keepingPositions(of: original)

    let found = Dictionary(uniqueKeysWithValues: loaded.objects.map { ($0.id, $0) })
    #expect(found.count == original.objects.count)
    for object in original.objects {
      #expect(found[object.id]?.hasSameFacts(as: object) == true, "\(object.id)")
    }
  }

  @Test func `a foreign attribute of a known value stays at its place when a file is read again`()
    throws
  {
    let plain = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"4\" height=\"5\"/>"
    try store(try document(Fixture.view(plain)), as: "D", in: project)
    // Keys that are none are attributes like any other.
    let changed =
      "<rect key=\"1:2\" x=\"0.0\" unit=\"pt\" y=\"0.0\" width=\"4\" height=\"5\" z=\"1\"/>"

    try store(try document(Fixture.view(changed)), as: "D", in: project)

    let written = DocumentWriter.write(try project.document(named: "D"))
    #expect(String(decoding: written, as: UTF8.self) == Fixture.view(changed))
  }

  @Test(arguments: [
    "<string key=\"identifier\">two\nlines</string>", "<string key=\"userLabel\">x</string>",
    "<real key=\"constant\" value=\"1\"/>",
  ])
  func `a constraint's child comes back though a column has its name`(child: String) throws {
    let text = Fixture.view("<constraints><constraint id=\"k\">\(child)</constraint></constraints>")
    try store(try document(text), as: "D", in: project)

    let written = DocumentWriter.write(try project.document(named: "D"))

    #expect(String(decoding: written, as: UTF8.self) == text)
  }

  @Test func `a connection's child comes back though a column has its name`() throws {
    let text = Fixture.view(
      "<connections><outlet id=\"o\"><a key=\"kind\"/></outlet></connections>"
    )
    try store(try document(text), as: "D", in: project)

    let written = DocumentWriter.write(try project.document(named: "D"))

    #expect(String(decoding: written, as: UTF8.self) == text)
  }

  @Test func `documents are listed by name in byte order`() throws {
    for name in ["b", "B", "\u{e9}", "a/c", "10", "9"] {
      try store(try document(.legacy), as: name, in: project)
    }

    #expect(try project.documents().map(\.name) == ["10", "9", "B", "a/c", "b", "\u{e9}"])
  }

  @Test func `a document's number comes from its name alone`() throws {
    let other = try ProjectStore.create(at: folder.path("Other.ninefold"))
    try store(try document(.legacy), as: "X", in: other)
    try store(try document(.legacy), as: "Y", in: other)

    try store(try document(.legacy), as: "Y", in: project)

    #expect(try project.documents()[0].id == other.documents()[1].id)
  }

  @Test func `names that Swift calls equal are two documents`() throws {
    try store(try document(.legacy), as: "caf\u{e9}", in: project)
    try store(try document(.flow), as: "cafe\u{301}", in: project)

    #expect(try project.documents().count == 2)
    #expect(try project.document(named: "caf\u{e9}").objects.count == 5)
  }

  @Test func `an unknown document is an error`() {
    #expect(throws: DocumentError.unknown("X")) { try project.document(named: "X") }
    #expect(throws: DocumentError.unknown("X")) {
      try project.layoutObjects(ofDocument: "X")
    }
  }

  @Test func `an id is found in every document that has it`() throws {
    try store(try document(.legacy), as: "L", in: project)
    try store(try document(.panel), as: "P", in: project)

    #expect(try project.documents(withObject: ObjectID("-1")) == ["L", "P"])
    #expect(try project.documents(withObject: ObjectID("7")) == ["L"])
    #expect(try project.documents(withObject: ObjectID("none")).isEmpty)
    #expect(try project.documents(withObject: ObjectID("-1"), in: "P") == ["P"])
    #expect(try project.documents(withObject: ObjectID("-1"), in: "Q").isEmpty)
  }

  @Test func `a scene's objects are those of the scene alone, a layout's no connections`() throws {
    try store(try document(.flow), as: "F", in: project)
    let scene = ObjectID("sc0-Fl-001")

    let all = try project.outlineObjects(ofDocument: "F", scene: scene)
    let laidOut = try project.layoutObjects(ofDocument: "F", scene: scene)

    #expect(all.map(\.id.rawValue) == ["sc0-Fl-001", "nc0-Fl-001", "nb0-Fl-001", "sg0-Fl-001"])
    #expect(laidOut.map(\.id.rawValue) == ["sc0-Fl-001", "nc0-Fl-001", "nb0-Fl-001"])
  }

  @Test(arguments: Fixture.allCases)
  func `reading only layout values gives the same layout as the whole document`(fixture: Fixture)
    throws
  {
    try store(try document(fixture), as: "D", in: project)
    let whole = try project.document(named: "D").objects.map(\.withoutPlaces)

    let part = try project.layoutObjects(ofDocument: "D")

    for sizeClass in SizeClass.all {
      #expect(
        EffectiveLayout(of: part, in: sizeClass) == EffectiveLayout(of: whole, in: sizeClass)
      )
    }
  }
}

extension LayoutObject {
  /// The same object, its facts at no place in the file.
  fileprivate var withoutPlaces: LayoutObject {
    var copy = self
    for index in copy.properties.indices { copy.properties[index].position = 0 }
    return copy
  }
}
