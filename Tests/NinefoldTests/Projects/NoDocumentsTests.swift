import LayoutModel
import Ninefold
import TestSupport
import Testing

/// An empty list of documents stands for none, and nil for all.
struct NoDocumentsTests {
  private let folder: TemporaryFolder
  private let project: Project
  private let name = "Flow.storyboard"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(try Fixture.flow.bytes(), to: name)
    project = try Project.create(at: folder.path("App.ninefold"))
    _ = try project.sync()
  }

  @Test func `no document is checked, fixed, examined or compared`() throws {
    #expect(try project.check([]).isEmpty)
    #expect(try project.fix([]).isEmpty)
    #expect(try project.environments([], options: CheckOptions()).isEmpty)
    #expect(try project.status([]).isEmpty)
    #expect(try project.check().count == 1)
    #expect(try project.environments(options: CheckOptions()).count == 1)
    #expect(try project.status().count == 1)
  }

  @Test func `no document is written, synchronized or restored`() throws {
    let edited = try project.edit { try $0.apply(.rename(ObjectID("bt1-Fl-001"), "One"), to: name) }
    #expect(!edited.result.recorded.edits.isEmpty)
    #expect(try project.export([], to: folder.path("Out")).isEmpty)
    #expect(try project.sync([]).isEmpty)
    #expect(try project.restore("1", documents: []).edits.isEmpty)

    #expect(try folder.bytes(of: name) == (try Fixture.flow.bytes()))
    #expect(try project.restore("1").edits.count == 1)
  }

  @Test func `no view gets constraints`() throws {
    let edited = try project.edit { try $0.addMissingConstraints(to: [], in: name) }
    #expect(edited.result.recorded.edits.isEmpty)
  }
}
