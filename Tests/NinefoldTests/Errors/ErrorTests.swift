import Ninefold
import TestSupport
import Testing

/// The library's errors as a tool catches them that imports `Ninefold` and no other module.
struct ErrorTests {
  private let folder: TemporaryFolder
  private let project: Project

  init() throws {
    folder = try TemporaryFolder()
    project = try Project.create(at: folder.path("p.ninefold"))
    _ = try project.importDocuments(at: [Fixture.flow.path])
  }

  @Test func `each problem of a project file has an error case of its own`() throws {
    do {
      _ = try Project.open(at: folder.path("none.ninefold"))
      Issue.record("it was opened")
    } catch StoreError.missing(let path) {
      #expect(path == folder.path("none.ninefold"))
    }
    #expect(throws: StoreError.exists(path: folder.path("p.ninefold"))) {
      try Project.create(at: folder.path("p.ninefold"))
    }
    #expect(throws: StoreError.unknownRevision("v1")) { try project.at("v1") }
  }

  @Test func `a file that is refused is named with its line`() throws {
    let path = try folder.write(Fixture.start + "\n</b>", to: "bad.xib")
    do {
      _ = try Document(contentsOf: path)
      Issue.record("it was read")
    } catch NinefoldError.refused(let refusals) {
      #expect(refusals.map { "\($0)" } == ["\(path):2: \(refusals[0].reason)"])
    }
  }

  @Test func `an edit that is refused says why, and what was meant`() throws {
    do {
      try project.apply(.rename("tf1-Fl-002", "Name"), to: Fixture.flow.path)
      Issue.record("it was made")
    } catch NinefoldError.refusedEdit(let document, .unknownObject(let id), let suggestions) {
      #expect(document == Fixture.flow.path)
      #expect(id == "tf1-Fl-002")
      #expect(suggestions.contains("tf1-Fl-001"))
    }
  }

  @Test func `errors about code, conflicts, git and remotes have reasons`() throws {
    #expect(throws: CodeError.language(.snapkit, .objectiveC)) {
      try project.document(named: Fixture.flow.path)
        .code(named: "Flow", style: .snapkit, language: .objectiveC)
    }
    #expect(throws: NinefoldError.conflict(.none("tf1-Fl-001", roots: []))) {
      try project.conflicts(at: "tf1-Fl-001")
    }
    #expect(throws: NinefoldError.git(.noRepository(path: folder.path("none")))) {
      try project.importGitHistory(of: folder.path("none"))
    }
    let reason = "git would run a command for this address, which is not allowed"
    #expect(throws: NinefoldError.exchange(.badAddress("ext::true", reason: reason))) {
      try project.fetch("ext::true")
    }
    let missing = folder.path("none.git")
    let nothing = "there is no git repository, project file or bundle"
    #expect(throws: NinefoldError.exchange(.badAddress(missing, reason: nothing))) {
      try project.fetch(missing)
    }
  }

  @Test func `a message names no option of the command, which a tool does not have`() {
    let errors: [NinefoldError] = [
      .alreadyFails(revision: "6"), .movedViews(document: "a", []), .git(.noWorkTree(folder: "a")),
      .editedDocuments([]), .conflict(.together("a")), .conflict(.noValue("a", count: 2)),
      .unknownValue("a", object: "b", suggestions: []),
      .valueOfPart("a", object: "b", part: "at c/a"),
    ]
    for error in errors { #expect(!"\(error)".contains("--"), "\(error)") }
  }

  @Test func `a message names no command, which a tool does not have`() {
    let errors: [any Error] = [
      NinefoldError.unknownDocument("a", suggestions: []),
      NinefoldError.unknownScene("a", document: "b", suggestions: []),
      NinefoldError.unknownObject("a", suggestions: []),
      NinefoldError.git(.noBase(path: "a")),
      NinefoldError.exchange(.noProject("a", others: [])),
      NinefoldError.exchange(.conflicts(2)), NinefoldError.exchange(.unrelated),
      NinefoldError.exchange(.unfetched),
      StoreError.damaged(path: "a", reason: "b"), StoreError.lock(path: "a", reason: "b"),
      StoreError.sqlite(path: "a", code: 11, message: "b"), StoreError.contentDiffers("a"),
      StoreError.tooDeep(9), StoreError.unknownEdit("a"), StoreError.unknownRevision("a"),
      StoreError.unknownBranch("a"), StoreError.unknownTag("a"),
      StoreError.notFastForward(branch: "a"), StoreError.openConflicts(1),
      StoreError.openConflicts(2), StoreError.noRemote("a"), StoreError.notAQuery(sql: "a"),
    ]
    for error in errors { #expect(!"\(error)".contains("'ninefold "), "\(error)") }
  }
}
