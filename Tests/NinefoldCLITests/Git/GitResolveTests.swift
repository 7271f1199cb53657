import Foundation
import TestSupport
import Testing

/// Conflicts that git stopped at, settled by choice.
struct GitResolveTests {
  private let sandbox: GitSandbox

  /// A merge with two conflicts, and an edit of theirs beside them.
  init() throws {
    sandbox = try GitSandbox()
    try sandbox.begin()
    try sandbox.branch("ours", from: "main")
    try sandbox.commit("ours", Sample.wider, (Sample.heading.0, #"text="Ours""#))
    try sandbox.branch("theirs", from: "main")
    try sandbox.commit(
      "theirs",
      Sample.widest,
      (Sample.heading.0, #"text="Theirs""#),
      Sample.compactWidth
    )
    try sandbox.git("checkout", "-q", "ours")
    try sandbox.git("merge", "-q", "theirs", status: 1)
  }

  private func expectMerged(_ parts: String...) throws {
    let text = try sandbox.text(of: sandbox.file)
    for part in parts + [Sample.compactWidth.1] { #expect(text.contains(part), "\(part)") }
    #expect(try !sandbox.isUnmerged())
    try sandbox.git("commit", "-q", "-m", "settled")
    try sandbox.expectOpens()
  }

  @Test func `each conflict is resolved by its own choice`() throws {
    let run = try sandbox.ninefold(
      "git",
      "resolve",
      sandbox.file,
      "--take",
      "k30-Aa-001=theirs",
      "--take",
      "lb0-Aa-001=ours"
    )

    #expect(run.status == 0, "\(run.errors)")
    try expectMerged(Sample.widest.1, #"text="Ours""#)
  }

  @Test func `one side resolves all conflicts, and everything else stays merged`() throws {
    #expect(
      try sandbox.ninefold("git", "resolve", sandbox.file, "--take-all", "theirs").status == 0
    )
    try expectMerged(Sample.widest.1, #"text="Theirs""#)
  }

  @Test func `the base is a choice too, and a named choice goes before all`() throws {
    let run = try sandbox.ninefold(
      "git",
      "resolve",
      sandbox.file,
      "--take-all",
      "base",
      "--take",
      "lb0-Aa-001=theirs"
    )

    #expect(run.status == 0)
    try expectMerged(Sample.wider.0, #"text="Theirs""#)
  }

  @Test func `with a conflict open nothing is written`() throws {
    let before = try sandbox.text(of: sandbox.file)

    let run = try sandbox.ninefold("git", "resolve", sandbox.file, "--take", "k30-Aa-001=theirs")

    #expect(run.status == 1)
    #expect(run.text.contains("conflict at label \""))
    #expect(run.errors.contains("1 conflict is open"))
    #expect(try sandbox.text(of: sandbox.file) == before)
    #expect(try sandbox.isUnmerged())
  }

  @Test func `without choices and without a terminal the conflicts are listed`() throws {
    let run = try sandbox.ninefold("git", "resolve", sandbox.file, "--json")

    #expect(run.status == 1)
    #expect(run.json["clusters"] as? Int == 2)
  }

  @Test func `a dry run resolves nothing`() throws {
    let run = try sandbox.ninefold(
      "git",
      "resolve",
      sandbox.file,
      "--take-all",
      "ours",
      "--dry-run"
    )

    #expect(run.status == 0)
    #expect(try sandbox.isUnmerged())
  }

  @Test func `an edited file is not written over unless forced`() throws {
    let text = try sandbox.text(of: sandbox.file)
    try sandbox.write(text.replacingOccurrences(of: "Box", with: "Crate"), to: sandbox.file)

    let refused = try sandbox.ninefold("git", "resolve", sandbox.file, "--take-all", "ours")
    #expect(refused.status == 2)
    #expect(refused.errors.contains("--force"))
    #expect(try sandbox.text(of: sandbox.file).contains("Crate"))

    let forced = ["git", "resolve", sandbox.file, "--take-all", "ours", "--force"]
    #expect(
      try sandbox.ninefold(forced[0], forced[1], forced[2], forced[3], forced[4], forced[5]).status
        == 0
    )
    try expectMerged(Sample.wider.1)
  }

  @Test func `an unknown conflict is refused with the list of conflicts`() throws {
    let unknown = try sandbox.ninefold("git", "resolve", sandbox.file, "--take", "none=ours")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("there are conflicts at lb0-Aa-001, k30-Aa-001"))

    #expect(try sandbox.ninefold("git", "resolve", sandbox.file, "--take", "x=mine").status == 64)
    let other = try sandbox.ninefold("git", "resolve", ".gitattributes", "--take-all", "ours")
    #expect(other.status == 2)
    #expect(other.errors.contains("git has no open merge of this file"))
  }

  @Test func `merge-file takes choices as well`() throws {
    for (stage, name) in [(1, "base"), (2, "ours"), (3, "theirs")] {
      let blob = try sandbox.git("show", ":\(stage):\(sandbox.file)")
      try sandbox.write(blob.text, to: "../\(name).storyboard")
    }

    let run = try sandbox.ninefold(
      "merge-file",
      "base.storyboard",
      "ours.storyboard",
      "theirs.storyboard",
      "--output",
      "out.storyboard",
      "--take-all",
      "theirs",
      in: sandbox.folder.path
    )

    #expect(run.status == 0)
    #expect(try sandbox.folder.text(of: "out.storyboard").contains(Sample.widest.1))
    #expect(run.errors.contains("Merged; your choices resolve 2 conflicts."))
  }
}
