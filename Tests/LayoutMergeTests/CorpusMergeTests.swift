import Foundation
import InterfaceBuilderFormat
import LayoutMerge
import LayoutModel
import TestSupport
import Testing

/// The real merges of `../shared/corpus-merges`, which is not part of the package.
struct CorpusMergeTests {
  @Test(.enabled("../shared/corpus-merges is not here") { CorpusCase.folder != nil })
  func `merges that git does cleanly give git's result, and at least 36 others are clean`() throws {
    var clean = 0
    var others = 0
    for scenario in try CorpusCase.all() {
      let result = try scenario.versions().merged()
      let written = DocumentWriter.write(result.document)
      let again = try DocumentReader.read(written)
      #expect(rows(of: again) == rows(of: result.document), "\(scenario.name)")
      if scenario.isGitClean {
        #expect(result.isClean, "\(scenario.name)")
        // Where people committed what git gave them, that is git's result.
        if scenario.isGitResultMerged {
          #expect(try written == scenario.bytes("merged"), "\(scenario.name)")
        }
      } else {
        others += 1
        clean += result.isClean ? 1 : 0
      }
    }
    #expect(others == 47)
    #expect(clean >= 36)
  }

  @Test(.enabled("../shared/corpus-merges is not here") { CorpusCase.folder != nil })
  func `swapped sides have the same conflict clusters`() throws {
    let step = TestExtent.isWhole ? 1 : 4
    for (number, scenario) in try CorpusCase.all().enumerated() where number % step == 0 {
      let versions = try scenario.versions()
      let result = versions.merged()
      let swapped = versions.swapped.merged()
      #expect(roots(result) == roots(swapped), "\(scenario.name)")
      let known = damage(versions.ours).count + damage(versions.theirs).count
      #expect(damage(result.document).count <= known, "\(scenario.name)")
    }
  }

  /// The objects of a document by id, without the order of anything in them. ``facts(_:cosmetic:)``
  /// compares as much, but its texts take most of the time of a whole corpus.
  private func rows(of document: Document) -> [ObjectID: [LayoutObject]] {
    Dictionary(grouping: document.objects.map(unordered), by: \.id)
  }

  private func unordered(_ object: LayoutObject) -> LayoutObject {
    LayoutObject(
      id: object.id,
      kind: object.kind,
      role: object.role,
      parent: object.parent,
      container: object.container,
      key: object.key,
      properties: object.properties.map {
        Property(variation: $0.variation, path: $0.path, position: 0, value: $0.value)
      },
      installations: object.installations.map {
        Installation(variation: $0.variation, isInstalled: $0.isInstalled, position: 0)
      }
    )
    .sorted()
  }
}

/// The three versions of a case.
struct CaseVersions {
  let base: Document
  let ours: Document
  let theirs: Document

  var swapped: CaseVersions { CaseVersions(base: base, ours: theirs, theirs: ours) }

  func merged() -> MergeResult {
    ThreeWayMerge.merge(base: base, ours: ours, theirs: theirs)
  }
}

/// One case of the index.
struct CorpusCase {
  let name: String
  let isGitClean: Bool
  let isGitResultMerged: Bool
  private let folder: URL

  /// The folder of the cases; nil where it is absent.
  static let folder: URL? = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let folder = root.appendingPathComponent("shared/corpus-merges")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// The cases whose four files are well-formed.
  static func all() throws -> [CorpusCase] {
    guard let folder else { return [] }
    let index = try String(
      contentsOf: folder.appendingPathComponent("INDEX.tsv"),
      encoding: .utf8
    )
    return index.split(separator: "\n").dropFirst().compactMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.contains("ok,ok,ok,ok") else { return nil }
      return CorpusCase(
        name: String(fields[0]),
        isGitClean: fields[9] == "clean",
        isGitResultMerged: fields[13] == "yes",
        folder: folder.appendingPathComponent(String(fields[0]))
      )
    }
  }

  func bytes(_ side: String) throws -> [UInt8] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let name = files.first { $0.hasPrefix(side + ".") } ?? side
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  func versions() throws -> CaseVersions {
    try CaseVersions(
      base: DocumentReader.read(bytes("base")),
      ours: DocumentReader.read(bytes("ours")),
      theirs: DocumentReader.read(bytes("theirs"))
    )
  }
}
