import LayoutModel

extension EditID {
  /// A placeholder for a missing or unreadable id.
  static let none = EditID(hash: [UInt8](repeating: 0, count: 32))

  /// Creates the id of an edit: a prefix of the hash of its content and of its parent's id.
  init(
    parent: EditID?,
    intent: EditIntent,
    author: String,
    timeMs: Int64,
    undoes: EditID?,
    redoes: EditID?,
    changes: [UInt8]?,
    merged: EditID?
  ) {
    var hash = SHA256()
    for id in [parent, undoes, redoes] {
      hash.update(id?.bytes ?? EditID.none.bytes)
    }
    hash.update(intent.kind.rawValue)
    hash.update(intent.meaning)
    hash.update(intent.place?.rawValue)
    hash.update(intent.sizeClass.description)
    hash.update(author)
    hash.update(timeMs)
    hash.update(intent.message)
    hash.update(changes ?? [])
    if let merged { hash.update(merged.bytes) }
    self.init(hash: hash.finish())
  }
}
