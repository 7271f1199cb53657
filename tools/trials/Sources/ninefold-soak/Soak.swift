import Foundation
import LayoutModel
import LayoutStore
import Ninefold
import TestSupport

/// Reads or edits a project for a while, as one of many processes; prints a report as JSON.
///
///     ninefold-soak write PROJECT SECONDS NUMBER
///     ninefold-soak read PROJECT SECONDS NUMBER
///
/// A writer sets the constant of its own constraint, and sometimes undoes, commits or makes a tag.
/// A reader reads layouts, exports, histories and past states. Ends with status 1 at a wrong result.
@main
struct Soak {
  private let project: Project
  private let number: Int
  private let end: ContinuousClock.Instant
  private var random: SeededGenerator
  private var times: [String: [Int]] = [:]
  private var acknowledged: [String] = []
  private var last: String?

  static func main() {
    let words = CommandLine.arguments
    guard words.count == 5, let seconds = Double(words[3]), let number = Int(words[4]) else {
      let usage = "usage: ninefold-soak write|read PROJECT SECONDS NUMBER\n"
      FileHandle.standardError.write(Data(usage.utf8))
      exit(64)
    }
    do {
      var soak = try Soak(project: words[2], seconds: seconds, number: number)
      try words[1] == "write" ? soak.write() : soak.read()
      try soak.report()
    } catch {
      FileHandle.standardError.write(Data("\(words[1])er \(number): \(error)\n".utf8))
      exit(1)
    }
  }

  private init(project path: String, seconds: Double, number: Int) throws {
    project = try Project.open(at: path, environment: .anonymous)
    self.number = number
    random = SeededGenerator(seed: UInt64(number))
    end = .now + .seconds(seconds)
  }

  private mutating func time<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result
  {
    let start = ContinuousClock.now
    let result = try body()
    let (seconds, attoseconds) = start.duration(to: .now).components
    times[name, default: []].append(Int(seconds * 1_000_000 + attoseconds / 1_000_000_000_000))
    return result
  }

  // MARK: - Writing

  private mutating func write() throws {
    let (project, number) = (project, number)
    let constraints = try project.query(
      "SELECT document.name, layoutConstraint.id FROM layoutConstraint JOIN document "
        + "ON document.id = layoutConstraint.document WHERE constant IS NOT NULL ORDER BY 1, 2"
    ).rows
    guard case .text(let document) = constraints[number][0],
      case .text(let id) = constraints[number][1]
    else { throw Failure("no constraint") }
    var turn = 0
    while ContinuousClock.now < end {
      turn += 1
      let value = String(1_000 + turn)
      let edit = LayoutEdit.set(ObjectID(id), "constant", .text(value))
      let made = try time("edit") {
        try project.edit { try $0.apply(edit, to: document) }.result.recorded.edit
      }
      guard let made else { throw Failure("an edit was no edit") }
      acknowledged.append("\(made.id)")
      last = value
      if turn % 50 == 0 { try commit("\(number): \(turn)", of: made.number) }
      if turn % 500 == 0 { try time("tag") { _ = try project.createTag("t\(number)-\(turn)") } }
      // Simulates a user's pause.
      usleep(UInt32(random.next() % 20_000))
    }
  }

  /// Commits a version, unless another writer did so since this writer's last edit.
  private mutating func commit(_ message: String, of edit: EditNumber) throws {
    let project = project
    do {
      _ = try time("commit") { try project.commit(message) }
    } catch StoreError.nothingToCommit {
      guard let version = try project.versions().first, version.edit >= edit else {
        throw Failure("an edit is in no version, and can't be brought into one")
      }
    }
  }

  // MARK: - Reading

  private mutating func read() throws {
    let project = project
    let names = try project.documentNames()
    let sizeClass = SizeClass(width: .compact, height: .regular)
    while ContinuousClock.now < end {
      let name = names[Int(random.next() % UInt64(names.count))]
      switch random.next() % 5 {
      case 0:
        let layouts = try time("layout") { try project.layout(of: name, in: sizeClass) }
        guard !layouts.isEmpty else { throw Failure("\(name) has no layout") }
      case 1:
        let bytes = try time("export") { try project.exportedBytes(of: name) }
        guard isWhole(bytes) else { throw Failure("\(name) is cut off") }
      case 2:
        let edits = try time("log") { try project.log(EditFilter(limit: 20)) }
        guard zip(edits, edits.dropFirst()).allSatisfy({ $0.parent == $1.number }) else {
          throw Failure("edits do not follow one another")
        }
      case 3:
        let head = try project.log(EditFilter(limit: 1)).first?.number.rawValue ?? 1
        let past = Int64(random.next() % UInt64(head)) + 1
        let state = try project.at(String(max(past, head - 200)))
        let bytes = try time("past state") { try state.exportedBytes(of: name) }
        guard isWhole(bytes) else { throw Failure("the past is cut off") }
      default:
        _ = try time("conflicts") { try project.conflictCount() }
      }
      usleep(UInt32(random.next() % 5_000))
    }
  }

  private func isWhole(_ document: [UInt8]) -> Bool {
    document.suffix(12) == Array("</document>\n".utf8)
  }

  private func report() throws {
    struct Report: Encodable {
      let number: Int
      let microseconds: [String: [Int]]
      let acknowledged: [String]
      let last: String?
    }
    let report = Report(number: number, microseconds: times, acknowledged: acknowledged, last: last)
    FileHandle.standardOutput.write(try JSONEncoder().encode(report))
  }
}

/// A wrong result.
private struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
