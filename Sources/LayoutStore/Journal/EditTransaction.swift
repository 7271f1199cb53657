internal import SQLite
public import LayoutModel

/// The transaction of one edit, which reads and writes documents.
///
/// It is valid only inside the body of ``ProjectStore/edit(_:by:isDryRun:_:)``.
public final class EditTransaction {
  /// The intent that the journal records. The body can make it more precise.
  public var intent: EditIntent
  /// The second parent of a merge; nil for other edits.
  public var mergedEdit: EditNumber?
  let database: Connection
  let store: ProjectStore
  let recorder: ChangeRecorder
  /// The documents that this edit adds to the project.
  private(set) var newDocuments: [(id: Int64, name: String)] = []

  init(_ store: ProjectStore, _ database: Connection, intent: EditIntent) {
    self.store = store
    self.database = database
    self.intent = intent
    recorder = ChangeRecorder(database)
  }

  /// The documents that match their files after this edit, with the digests of the files.
  private(set) var matchingFiles: [(id: Int64, digest: Int64)] = []

  /// The folder in which the files are at the names of their documents; nil if they are elsewhere.
  /// Empty for the folder of the project file.
  var workingFolder: String?

  /// Records that a document matches its file after this edit.
  func didMatch(_ file: ImportedFile, id: Int64) {
    matchingFiles.append((id, file.digest))
  }

  /// Records a new document, whose rows are packed.
  func didPack(_ name: String, id: Int64) {
    newDocuments.append((id, name))
  }

  /// The documents that this edit adds row by row, so that its next steps can change them.
  private(set) var addedDocuments: [(id: Int64, name: String)] = []

  /// Adds a document that the project does not have.
  public func add(_ document: Document, named name: String) throws {
    try translating {
      let id = try store.freeID(for: name, in: database)
      try DocumentUpdater(recorder, document: id).add(document, name)
      addedDocuments.append((id, name))
    }
  }

  /// Reads a complete document.
  /// - Throws: ``DocumentError/unknown(_:)``.
  public func document(named name: String) throws -> Document {
    try translating {
      guard let document = try store.load(named: name, in: database)?.document else {
        throw DocumentError.unknown(name)
      }
      return document
    }
  }

  /// Changes a document from one state to another. Only the objects that differ are written.
  ///
  /// - Parameters:
  ///   - old: The current state, from ``document(named:)``.
  ///   - new: The new state.
  /// - Returns: The ids of the objects that differ.
  /// - Throws: ``DocumentError/unknown(_:)``.
  @discardableResult
  public func update(_ name: String, from old: Document, to new: Document) throws -> [ObjectID] {
    try translating {
      let updater = DocumentUpdater(recorder, document: try storedDocument(named: name).id)
      let difference = updater.difference(from: old, to: new)
      try updater.write(difference)
      return difference.objects
    }
  }

  /// Replaces objects of a document. `old` is nil for an added object, `new` for a deleted one.
  ///
  /// Faster than ``update(_:from:to:)`` if the objects are known, because it does not compare
  /// complete documents.
  /// - Throws: ``DocumentError/unknown(_:)``.
  public func replace(
    in name: String,
    _ objects: [(old: LayoutObject?, new: LayoutObject?)]
  ) throws {
    try translating {
      let document = try storedDocument(named: name)
      try DocumentUpdater(recorder, document: document.id).replace(objects)
    }
  }

  /// Reads one object; nil if the document has no object with this id.
  /// - Throws: ``DocumentError/unknown(_:)``.
  public func object(_ id: ObjectID, in name: String) throws -> LayoutObject? {
    try translating {
      try storedDocument(named: name).object(id)
    }
  }

  /// Runs `body` and converts errors of SQLite to ``StoreError``, which callers can catch.
  func translating<Result>(_ body: () throws -> Result) throws -> Result {
    try StoreConnection.translating(store.path, body)
  }
}
