internal import SQLite
import LayoutModel

extension EditTransaction {
  /// Writes the journal entry if a row changed or the edit is a merge.
  func record(by environment: EditEnvironment) throws -> RecordedEdits {
    let besides = recorder.changesBesidePacked
    let changes = RowChanges(
      packed: recorder.packed,
      changeset: ChangesetWriter.bytes(of: besides)
    )
    guard !changes.isEmpty || mergedEdit != nil else {
      try rememberFiles()
      return RecordedEdits(edits: [], affected: [])
    }
    let touched =
      newDocuments.map { TouchedFact(document: $0.id) } + TouchedFact.all(in: besides)
    let journal = Journal(database)
    try remember(newDocuments + addedDocuments)
    let edit = try journal.append(
      intent,
      by: environment,
      .changes(changes),
      touching: touched,
      merging: mergedEdit
    )
    try rememberFiles()
    return RecordedEdits(edits: [edit], affected: try journal.references(touched.objects))
  }

  private func rememberFiles() throws {
    guard !matchingFiles.isEmpty else { return }
    let journal = Journal(database)
    let current = try journal.currentEdit()?.edit.number
    for file in matchingFiles {
      let state = FileState(document: file.id, edit: current, digest: file.digest)
      if try journal.fileState(of: file.id) != state { try journal.remember(state) }
      if let workingFolder, let current {
        try journal.remember(file.id, in: workingFolder, current, file.digest)
      }
    }
  }

  private func remember(_ documents: [(id: Int64, name: String)]) throws {
    let sql = "INSERT OR IGNORE INTO editedDocument (id, name) VALUES (?, ?)"
    for document in documents {
      try database.run(sql, [.integer(document.id), .text(document.name)])
    }
  }
}

extension Journal {
  /// Returns references to the given objects.
  func references(_ objects: [TouchedObject]) throws -> [ObjectReference] {
    var names: [Int64: String] = [:]
    return try objects.map { object in
      let name = try names[object.document] ?? documentName(object.document)
      names[object.document] = name
      let id = object.object.isEmpty ? Document.rootID : ObjectID(object.object)
      return ObjectReference(document: name, id: id)
    }
  }

  /// Returns the name of a document; its id as text if the journal does not know it.
  func documentName(_ id: Int64) throws -> String {
    let sql = "SELECT name FROM editedDocument WHERE id = ?"
    return try database.text(sql, [.integer(id)]) ?? String(id)
  }
}
