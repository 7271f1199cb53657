import Foundation
import Fuzzing
import LayoutMerge
import LayoutModel
import Ninefold
import TestSupport

/// Edits one document at random in its own project, then undoes and redoes all edits.
struct Trial {
  /// The fault.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The edits made.
  struct Result {
    var edits = 0
    var refused = 0
    var kinds: [String: Int] = [:]
    var editSeconds = 0.0
    var undoSeconds = 0.0
    var redoSeconds = 0.0
  }

  private static let editsPerCheck = 100
  /// The number of edits after which the generator is updated to the document.
  private static let editsPerLook = 20

  private let file: String
  private let project: Project
  private let name: String
  private let original: [UInt8]
  private let known: FileCheck
  private let count: Int
  private var generator: EditGenerator

  init(file: String, folder: String, seed: UInt64, count: Int) throws {
    self.file = file
    self.count = count
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    original = [UInt8](data)
    name = folder + "/" + (file as NSString).lastPathComponent
    try data.write(to: URL(fileURLWithPath: name))
    let ids = Seeds(seed)
    let environment = EditEnvironment(
      author: "torture",
      nowMs: { 0 },
      idSeed: { ids.next() }
    )
    project = try Project.create(at: folder + "/p.ninefold", environment: environment)
    _ = try project.importDocuments(at: [name])
    known = FileCheck(original)
    generator = EditGenerator(seed: seed, document: try project.document(named: name))
  }

  mutating func run() throws -> Result {
    var result = Result()
    try edit(&result)
    let edited = try project.exportedBytes(of: name)
    let clock = ContinuousClock()
    result.undoSeconds = try seconds(
      clock.measure { try repeatedly { try project.undo(.count(100)).edits.count } }
    )
    guard try project.log().count == 2 * (result.edits + 1) else {
      throw Failure(description: "not every edit was undone once")
    }
    // The last undo reverted the import.
    _ = try project.redo()
    guard try project.exportedBytes(of: name) == original else {
      throw Failure(description: "after undoing all the export is not the imported file")
    }
    result.redoSeconds = try seconds(
      clock.measure { try repeatedly { try project.redo(100).edits.count } }
    )
    guard try project.exportedBytes(of: name) == edited else {
      throw Failure(description: "after redoing all the export is not what it was")
    }
    guard case .whole = try project.verify() else {
      throw Failure(description: "the journal does not lead to the content")
    }
    return result
  }

  private func repeatedly(_ step: () throws -> Int) throws {
    while try step() > 0 {}
  }

  private func seconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
  }

  private mutating func edit(_ result: inout Result) throws {
    let clock = ContinuousClock()
    while result.edits < count {
      let sizeClass = generator.sizeClass()
      guard let edit = generator.next() else { continue }
      do {
        var outcome: LayoutEditResult?
        let duration = try clock.measure {
          outcome = try project.edit(in: sizeClass) { try $0.apply(edit, to: name) }.value
        }
        guard let outcome, !outcome.isEmpty else { continue }
        result.editSeconds += seconds(duration)
        result.edits += 1
        result.kinds[outcome.kind.rawValue, default: 0] += 1
      } catch NinefoldError.refusedEdit {
        result.refused += 1
        if result.refused > 50 * count { throw Failure(description: "nearly all is refused") }
        continue
      } catch {
        throw Failure(description: "edit \(result.edits + 1), \(edit): \(error)")
      }
      if result.edits % Trial.editsPerLook == 0 {
        let document = try project.document(named: name)
        try checkDifference(to: document)
        generator.look(at: document)
      }
      if result.edits % Trial.editsPerCheck == 0 { try check(after: result.edits) }
    }
  }

  /// The differences between the file and the project; nil if the file is refused.
  private func difference() -> String? {
    guard let recorded = try? project.importDocuments(at: [name], overwritesEdits: true).recorded,
      let edit = recorded.edit, let detail = try? project.show(edit.number)
    else { return nil }
    return detail.changes.prefix(5).map { "\($0)" }.joined(separator: "; ")
  }

  /// The reported changes of the last edit must equal the differences of the documents.
  private func checkDifference(to document: Document) throws {
    guard let last = try project.log(EditFilter(limit: 1)).first else { return }
    let before = String(last.number.rawValue - 1)
    let whole = DocumentDiff(from: try project.at(before).document(named: name), to: document)
    let told = try project.diff(from: before, to: last.number.description).first?.diff
    guard told == whole else {
      throw Failure(description: "edit \(last.number): its differences are not the documents'")
    }
  }

  /// The export must parse, have no dangling references, and equal the content when read.
  private func check(after edits: Int) throws {
    func failed(_ reason: String) -> Failure {
      try? Data((try? project.exportedBytes(of: name)) ?? []).write(
        to: URL(fileURLWithPath: NSTemporaryDirectory() + "random-edits-failed.xml")
      )
      return Failure(description: "after \(edits) edits: \(reason)")
    }
    let bytes = try project.exportedBytes(of: name)
    let check = FileCheck(bytes)
    let dangling = check.dangling.subtracting(known.dangling)
    guard dangling.isEmpty else { throw failed("dangling: \(dangling.sorted())") }
    let repeated = check.repeated.subtracting(known.repeated)
    guard repeated.isEmpty else { throw failed("repeated ids: \(repeated.sorted())") }
    try Data(bytes).write(to: URL(fileURLWithPath: name))
    let report: ImportResult
    do {
      report = try project.importDocuments(at: [name], isDryRun: true)
    } catch {
      throw failed("the export is refused or differs: \(difference() ?? "\(error)")")
    }
    guard report.documents.count == 1, case .unchanged = report.documents[0].effect else {
      throw failed("read again it differs: \(report.documents)")
    }
  }
}

/// A sequence of seeds for new ids. It is a class with a lock because the environment shares it.
private final class Seeds: @unchecked Sendable {
  private let lock = NSLock()
  private var generator: SeededGenerator

  init(_ seed: UInt64) {
    generator = SeededGenerator(seed: seed &+ 1)
  }

  func next() -> UInt64 {
    lock.withLock { generator.next() }
  }
}
