internal import SQLite
internal import Foundation
import LayoutModel

/// Finds the edits that revisions name.
struct RevisionResolver {
  let store: ProjectStore
  private var references: ReferenceStore { store.references }

  /// Returns the edit of a revision, as ``ReferenceStore/edit(atRevision:)`` describes it.
  func edit(of revision: String) throws -> EditNumber {
    guard let tilde = revision.lastIndex(of: "~") else { return try named(revision, revision) }
    let digits = revision[revision.index(after: tilde)...]
    guard let count = digits.isEmpty ? 1 : Int(digits), count >= 0 else {
      throw StoreError.unknownRevision(revision)
    }
    let start = try named(String(revision[..<tilde]), revision)
    if count == 0 { return start }
    let earlier = try references.versions(to: start).filter { $0.edit < start }
    guard count <= earlier.count else { throw StoreError.unknownRevision(revision) }
    return earlier[count - 1].edit
  }

  private func named(_ name: String, _ revision: String) throws -> EditNumber {
    let known: EditNumber? = try store.journalRead { names in
      if name == "@" { return try names.current() }
      if name == "HEAD" {
        return try names.versions(on: names.journal.line(to: names.current())).first?.edit
          ?? names.current()
      }
      if let edit = try names.edit(ofTag: name) { return edit }
      if try names.hasBranch(name) { return try names.edit(ofBranch: name) }
      return try time(name).flatMap { try names.journal.lastEdit(beforeMs: $0) }
    }
    if let known { return known }
    do {
      return try store.history.edit(named: name).number
    } catch StoreError.unknownEdit {
      return try version(named: name, revision).edit
    }
  }

  private func version(named name: String, _ revision: String) throws -> ProjectVersion {
    let digits = name.lowercased()
    guard digits.utf8.count >= 4 else { throw StoreError.unknownRevision(revision) }
    let found = try references.allVersions().filter { $0.id.description.hasPrefix(digits) }
    guard let version = found.first else { throw StoreError.unknownRevision(revision) }
    guard found.count == 1 else { throw StoreError.ambiguousEdit(name) }
    return version
  }

  /// Returns the first millisecond after the day, minute or second that `text` describes; nil if it
  /// is not a time.
  private func time(_ text: String) -> Int64? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    let forms: [(String, Double)] = [
      ("yyyy-MM-dd", 86_400), ("yyyy-MM-dd'T'HH:mm", 60), ("yyyy-MM-dd HH:mm", 60),
      ("yyyy-MM-dd'T'HH:mm:ss", 1), ("yyyy-MM-dd HH:mm:ss", 1), ("yyyy-MM-dd'T'HH:mm:ss'Z'", 1),
    ]
    guard text.utf8.count >= 10, text.utf8.first.map({ (48...57).contains($0) }) ?? false else {
      return nil
    }
    for (form, seconds) in forms {
      formatter.dateFormat = form
      guard let date = formatter.date(from: text) else { continue }
      return Int64(exactly: ((date.timeIntervalSince1970 + seconds) * 1000).rounded())
    }
    return nil
  }
}

extension Journal {
  /// Returns the last edit before a time in the ancestry of the current edit; nil if there is none.
  fileprivate func lastEdit(beforeMs time: Int64) throws -> EditNumber? {
    for run in try line(to: currentEdit()?.edit.number).runs {
      let found = try database.integer(
        "SELECT max(number) FROM edit WHERE number BETWEEN ? AND ? AND timeMs < ?",
        [.integer(run.lowerBound), .integer(run.upperBound), .integer(time)]
      )
      if let found { return EditNumber(rawValue: found) }
    }
    return nil
  }
}
