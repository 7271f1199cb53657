import SQLite

/// Applies the changes of an edit to the content and records them.
///
/// The rows of new documents are added packed. All other changes go through ``apply(_:)``. The
/// result equals that of SQLite's session extension (a test compares them), without its hook for
/// every row and without preparing statements for every table and edit.
final class ChangeRecorder {
  private let database: Connection
  private var net = NetChanges()
  /// The packed rows of new documents, in the order in which they were added.
  private(set) var packed: [UInt8] = []

  init(_ database: Connection) {
    self.database = database
  }

  /// Applies and records a change.
  /// - Throws: ``StoreError/contentDiffers(_:)`` if the row does not have the expected old values.
  func apply(_ change: RowChange) throws {
    try change.apply(to: database)
    net.add(change)
  }

  /// Adds the packed rows of a new document.
  func add(packed rows: [UInt8]) { packed += rows }

  /// The net changes, without packed rows.
  var changesBesidePacked: [RowChange] { net.all }
}
