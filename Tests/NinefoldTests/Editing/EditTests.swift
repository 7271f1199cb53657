import Foundation
import LayoutModel
import Ninefold
import TestSupport
import Testing

struct EditTests {
  private let folder: TemporaryFolder
  private let project: Project
  private let flow = Fixture.flow.path
  private let adaptive = Fixture.adaptive.path

  init() throws {
    folder = try TemporaryFolder()
    var environment = EditEnvironment(author: "Ann", nowMs: { 1_000 }, idSeed: { 7 })
    environment.author = { "Ann" }
    project = try Project.create(at: folder.path("p.ninefold"), environment: environment)
    _ = try project.importDocuments(at: [Fixture.flow.path, Fixture.adaptive.path])
  }

  private func text(_ document: String) throws -> String {
    String(decoding: try project.exportedBytes(of: document), as: UTF8.self)
  }

  @Test func `the write-ahead log starts anew once its content has moved`() throws {
    func size() throws -> Int {
      let attributes = try FileManager.default.attributesOfItem(atPath: project.path + "-wal")
      return try #require(attributes[.size] as? Int)
    }
    var largest = 0
    for edit in 1...1_500 {
      _ = try project.apply(.rename(ObjectID("bt1-Fl-001"), "Go \(edit)"), to: flow)
      largest = max(largest, try size())
    }

    // Each edit writes four pages or more, so the log would hold 24 MB.
    #expect(largest < 10 << 20)
    // And it keeps its room.
    #expect(try size() == largest)
  }

  @Test func `steps of one edit are one row of the journal`() throws {
    let made = try project.edit(message: "both", in: SizeClass("wC-hR")) { editor in
      try editor.apply(.rename(ObjectID("bt1-Fl-001"), "Go"), to: flow)
      return try editor.apply(
        .set(ObjectID("k20-Aa-001"), PropertyPath("constant"), .text("9")),
        to: adaptive
      )
    }

    let report = made.result
    #expect(made.value.subject == ObjectID("k20-Aa-001"))
    #expect(report.steps.map(\.document) == [flow, adaptive])
    let edit = try #require(report.recorded.edit)
    #expect(edit.intent.kind == .script)
    #expect(edit.intent.message == "both")
    #expect(edit.intent.sizeClass == SizeClass("wC-hR"))
    #expect(try project.log().first == edit)
    #expect(try project.log().count == 2)
  }

  @Test func `a body that throws leaves everything as it was`() throws {
    struct Stop: Error {}

    #expect(throws: Stop.self) {
      try project.edit { editor in
        try editor.apply(.rename(ObjectID("bt1-Fl-001"), "Go"), to: flow)
        throw Stop()
      }
    }

    #expect(try project.exportedBytes(of: flow) == (try Fixture.flow.bytes()))
    #expect(try project.log().count == 1)
  }

  @Test func `a refused edit has its document, reason and suggestions`() throws {
    let error = #expect(throws: NinefoldError.self) {
      try project.apply(.rename(ObjectID("bt1-Fl-O01"), "Go"), to: flow)
    }

    #expect(
      error
        == .refusedEdit(
          document: flow,
          reason: .unknownObject(ObjectID("bt1-Fl-O01")),
          suggestions: ["bt1-Fl-001", "rt1-Fl-001", "ac1-Fl-001"]
        )
    )
    #expect(throws: NinefoldError.self) {
      try project.apply(.rename(ObjectID("bt1-Fl-001"), "Go"), to: "none.xib")
    }
  }

  @Test func `the same seed gives the same ids, and never one that the document has`() throws {
    let new = LayoutEdit.add(NewObject(kind: "label", parent: ObjectID("rt1-Fl-001")))
    let first = try project.apply(new, to: flow).steps[0].result.subject

    let second = try project.apply(new, to: flow).steps[0].result.subject

    #expect(first != second, "the seed begins anew, the first id is taken")
    _ = try project.undo(.count(2))
    #expect(try project.apply(new, to: flow).steps[0].result.subject == first)
  }

  @Test func `a resource is removed with its last reference, and undo restores it`() throws {
    let box = ObjectID("bx0-Aa-001")
    let path = PropertyPath("backgroundColor")
    #expect(try text(adaptive).contains("<namedColor name=\"soil\">"))

    try project.apply(.set(box, path, .text("#102030")), to: adaptive)

    #expect(try !text(adaptive).contains("soil"))
    #expect(try !text(adaptive).contains("Named colors"))
    try project.apply(.set(box, path, .text("name:soil")), to: adaptive)
    #expect(try text(adaptive).contains("<namedColor name=\"soil\">"))
    #expect(
      try text(adaptive).contains("<capability name=\"Named colors\" minToolsVersion=\"9.0\"/>")
    )
    _ = try project.undo(.count(2))
    #expect(try project.exportedBytes(of: adaptive) == (try Fixture.adaptive.bytes()))
  }

  @Test func `a resource that something else names stays`() throws {
    let image = ObjectID("im0-Aa-001")
    let copy = try project.apply(.duplicate(image), to: adaptive).steps[0].result.subject

    try project.apply(.delete(image, from: .canvas), to: adaptive)
    #expect(try text(adaptive).contains("<image name=\"leaf\""))
    try project.apply(.delete(copy, from: .canvas), to: adaptive)
    #expect(try !text(adaptive).contains("leaf"))
  }

  @Test(
    arguments: [
      ("Paths", "sl0-Aa-001"), ("Water", "bt0-Aa-001"), ("GardenViewController", "vc0-Aa-001"),
      ("Your name", "tf1-Fl-001"), ("Flow:Your name", "tf1-Fl-001"),
    ] as [(String, ObjectID)]
  )
  func `objects are found by the label of the tree`(name: String, id: ObjectID) throws {
    let name = name.replacing("Flow:", with: "\(flow):")

    #expect(try project.resolve(name).id == id)
    let found = try project.edit { editor in try editor.resolve(name) }
    #expect(found.value.id == id)
  }

  @Test func `a label of several objects names none`() throws {
    let error = #expect(throws: NinefoldError.self) { try project.resolve("Sign In") }
    let ids: [ObjectID] = ["ni1-Fl-001", "vc1-Fl-001"]
    #expect(
      error
        == .ambiguousObject(
          "Sign In",
          candidates: ids.map { ObjectReference(document: flow, id: $0) }
        )
    )
    // The tree shows a title before a class, an outline name before a text, and no other document.
    #expect(throws: NinefoldError.self) { try project.resolve("SignInViewController") }
    #expect(throws: NinefoldError.self) { try project.resolve("Beds") }
    #expect(throws: NinefoldError.self) { try project.resolve("Paths", in: flow) }
  }

  @Test func `an outline name and an outlet come before a label`() throws {
    try project.apply(.set("sl0-Aa-001", "text", "side"), to: adaptive)
    #expect(try project.resolve("side").id == ObjectID("sd0-Aa-001"))
    try project.apply(.set("sl0-Aa-001", "text", "Heading"), to: adaptive)
    #expect(try project.resolve("Heading").id == ObjectID("lb0-Aa-001"))
    try project.apply(.set("sl0-Aa-001", "text", "sd0-Aa-001"), to: adaptive)
    #expect(try project.resolve("sd0-Aa-001").id == ObjectID("sd0-Aa-001"))
  }

  @Test func `a file without a project has the same names`() throws {
    var document = try Document(contentsOf: flow)
    let ids = try document.edit { editor, name in try editor.resolve("Your name").id }
    #expect(ids.value == ObjectID("tf1-Fl-001"))
  }

  @Test func `objects are found by id, outline name and outlet`() throws {
    #expect(try project.resolve("Heading").id == ObjectID("lb0-Aa-001"))
    #expect(try project.resolve("\(adaptive):Heading").id == ObjectID("lb0-Aa-001"))
    #expect(try project.resolve("side").id == ObjectID("sd0-Aa-001"))
    #expect(throws: NinefoldError.self) { try project.resolve("controls") }
    let error = #expect(throws: NinefoldError.self) { try project.resolve("Headin") }
    #expect(error == .unknownObject("Headin", suggestions: ["Heading", "heading"]))
    let other = #expect(throws: NinefoldError.self) { try project.resolve("\(adaptive)x:Heading") }
    #expect(
      other == .unknownObject("\(adaptive)x:Heading", suggestions: ["\(adaptive):Heading"])
    )
    let within = #expect(throws: NinefoldError.self) { try project.resolve("\(adaptive):Headin") }
    #expect(
      within
        == .unknownObject(
          "\(adaptive):Headin",
          suggestions: ["\(adaptive):Heading", "\(adaptive):heading"]
        )
    )
  }

  @Test func `the editing class is remembered and is no edit`() throws {
    #expect(try project.editingClass() == .anyAny)

    try project.use(SizeClass(width: .compact, height: .any))

    #expect(try Project.open(at: project.path).editingClass() == SizeClass("compact-any"))
    #expect(try project.log().count == 1)
    let report = try project.apply(
      .add(NewObject(kind: "label", parent: ObjectID("rt1-Fl-001"))),
      to: flow
    )
    #expect(report.sizeClass == SizeClass("compact-any"))
    #expect(try text(flow).contains("<variation key=\"widthClass=compact\">"))
  }
}
