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
      let result = try scenario.merge()
      let written = DocumentWriter.write(result.document)
      #expect(try facts(DocumentReader.read(written)) == facts(result.document), "\(scenario.name)")
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
      let result = try scenario.merge()
      let swapped = try scenario.merge("theirs", "ours")
      #expect(roots(result) == roots(swapped), "\(scenario.name)")
      let known = try scenario.inputDamage()
      #expect(damage(result.document).count <= known, "\(scenario.name)")
    }
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

  func merge(_ ours: String = "ours", _ theirs: String = "theirs") throws -> MergeResult {
    let documents = try ["base", ours, theirs].map { try DocumentReader.read(bytes($0)) }
    return ThreeWayMerge.merge(base: documents[0], ours: documents[1], theirs: documents[2])
  }

  func inputDamage() throws -> Int {
    try ["ours", "theirs"].map { try damage(DocumentReader.read(bytes($0))).count }.reduce(0, +)
  }
}
