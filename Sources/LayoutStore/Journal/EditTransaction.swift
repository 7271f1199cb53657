internal import SQLite
public import LayoutModel

/// One edit in the making: reads and writes documents inside its transaction.
///
/// It lives as long as the body of ``ProjectStore/edit(_:by:isDryRun:_:)``. A class because it is one
/// transaction.
public final class EditTransaction {
  /// What the journal will say; the body may put it more exactly than the caller could.
  public var intent: EditIntent
  /// The edit that this one merges, besides the one before it.
  public var mergedEdit: EditNumber?
  let database: Connection
  let store: ProjectStore
  let recorder: ChangeRecorder
  /// The documents that this edit brought into the project.
  private(set) var newDocuments: [(id: Int64, name: String)] = []

  init(_ store: ProjectStore, _ database: Connection, intent: EditIntent) {
    self.store = store
    self.database = database
    self.intent = intent
    recorder = ChangeRecorder(database)
  }

  /// Documents whose files say the same, once this edit is made.
  private(set) var matchingFiles: [(id: Int64, digest: Int64)] = []

  /// Notes that the file says what the project will say.
  func didMatch(_ file: ImportedFile, id: Int64) {
    matchingFiles.append((id, file.digest))
  }

  /// Notes that rows of a new document are packed.
  func didPack(_ name: String, id: Int64) {
    newDocuments.append((id, name))
  }

  /// Reads a document whole.
  /// - Throws: ``StoreError/unknownDocument(_:)``.
  public func document(named name: String) throws -> Document {
    try translating {
      guard let document = try store.load(named: name, in: database)?.document else {
        throw StoreError.unknownDocument(name)
      }
      return document
    }
  }

  /// Brings a document from one state to another, touching only the objects that differ; returns
  /// their ids.
  ///
  /// - Parameters:
  ///   - old: What ``document(named:)`` gave.
  ///   - new: What shall be.
  /// - Throws: ``StoreError/unknownDocument(_:)``.
  @discardableResult
  public func update(_ name: String, from old: Document, to new: Document) throws -> [ObjectID] {
    try translating {
      let updater = DocumentUpdater(recorder, document: try storedDocument(named: name).id)
      let difference = updater.difference(from: old, to: new)
      try updater.write(difference)
      return difference.objects
    }
  }

  /// Replaces objects of a document; `nil` for what comes or goes.
  ///
  /// Cheaper than ``update(_:from:to:)`` where the objects are known: nothing else is read.
  /// - Throws: ``StoreError/unknownDocument(_:)``.
  public func replace(
    in name: String,
    _ objects: [(old: LayoutObject?, new: LayoutObject?)]
  ) throws {
    try translating {
      let document = try storedDocument(named: name)
      try DocumentUpdater(recorder, document: document.id).replace(objects)
    }
  }

  /// Reads one object; nil if the document has none of this id.
  /// - Throws: ``StoreError/unknownDocument(_:)``.
  public func object(_ id: ObjectID, in name: String) throws -> LayoutObject? {
    try translating {
      try storedDocument(named: name).object(id)
    }
  }

  /// Runs `body`; what SQLite reports comes out as a ``StoreError``, for who edits to catch.
  func translating<Result>(_ body: () throws -> Result) throws -> Result {
    try ProjectStore.translating(store.path, body)
  }
}
