import SQLite

/// Writes what an edit changes in the content, and records it.
///
/// Rows of new documents come packed; all other changes come through ``apply(_:)``. What the recorder
/// keeps is what a session of SQLite would (a test compares them), without its hook on every row and
/// its preparing of statements for every table and edit.
///
/// A class because it is one transaction.
final class ChangeRecorder {
  private let database: Connection
  private var net = NetChanges()
  /// The rows of new documents, packed, in the order in which they came.
  private(set) var packed: [UInt8] = []

  init(_ database: Connection) {
    self.database = database
  }

  /// Changes a row.
  /// - Throws: ``StoreError/contentDiffers(_:)`` if the row is not as the change expects.
  func apply(_ change: RowChange) throws {
    try change.apply(to: database)
    net.add(change)
  }

  /// Takes the packed rows of a new document.
  func add(packed rows: [UInt8]) { packed += rows }

  /// What changed besides packed rows.
  var changesBesidePacked: [RowChange] { net.all }
}
