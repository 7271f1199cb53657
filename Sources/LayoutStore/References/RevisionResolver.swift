internal import SQLite
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
      guard let span = UTCTime.span(of: name) else { return nil }
      return try names.journal.lastEdit(beforeMs: span.upperBound)
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
