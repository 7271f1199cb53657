import LayoutModel
import SQLite

/// Updates the rows of a document to a new state. Only the objects that differ are written.
struct DocumentUpdater {
  private let recorder: ChangeRecorder
  private let document: Int64

  init(_ recorder: ChangeRecorder, document: Int64) {
    self.recorder = recorder
    self.document = document
  }

  /// The difference between two states of a document.
  struct Difference {
    /// The objects that differ. `old` is nil for an added object, `new` for a deleted one.
    var pairs: [(old: LayoutObject?, new: LayoutObject?)] = []
    /// The text around the document element; nil if it does not differ.
    var frame: (old: Frame, new: Frame)?

    var isEmpty: Bool { pairs.isEmpty && frame == nil }

    /// The ids of the objects that differ.
    var objects: [ObjectID] {
      let ids = pairs.compactMap { $0.new?.id ?? $0.old?.id }
      return frame == nil || ids.contains(Document.rootID) ? ids : ids + [Document.rootID]
    }
  }

  /// The text before and after the document element.
  struct Frame {
    let prolog: String
    let epilog: String

    init(_ document: Document) {
      prolog = document.prolog
      epilog = document.epilog
    }

    fileprivate func row(_ document: Int64) -> [RowValue] {
      // The name does not change, so null stands for it in both rows.
      [.integer(document), .null, .text(prolog), .text(epilog)]
    }
  }

  /// Returns the difference between two states.
  func difference(from old: Document, to new: Document) -> Difference {
    var result = Difference()
    var oldByID: [ObjectID: LayoutObject] = [:]
    oldByID.reserveCapacity(old.objects.count)
    for object in old.objects { oldByID[object.id] = object }
    let newIDs = Set(new.objects.map(\.id))
    for object in old.objects where !newIDs.contains(object.id) {
      result.pairs.append((object, nil))
    }
    for object in new.objects {
      let known = oldByID[object.id]
      if known.map({ !$0.hasSameFacts(as: object) }) ?? true {
        result.pairs.append((known, object))
      }
    }
    if !old.prolog.hasSameBytes(as: new.prolog) || !old.epilog.hasSameBytes(as: new.epilog) {
      result.frame = (Frame(old), Frame(new))
    }
    return result
  }

  /// Applies a difference.
  func write(_ difference: Difference) throws {
    try replace(difference.pairs)
    if let frame = difference.frame, let table = RowTable.journaled.first {
      try change(table, from: frame.old.row(document), to: frame.new.row(document))
    }
  }

  /// Adds the complete document.
  func add(_ new: Document, _ name: String) throws {
    if let table = RowTable.journaled.first {
      try change(table, from: nil, to: row(of: new, name))
    }
    try replace(new.objects.map { (nil, $0) })
  }

  /// Deletes the complete document.
  func remove(_ old: Document, _ name: String) throws {
    try replace(old.objects.map { ($0, nil) })
    guard let table = RowTable.journaled.first else { return }
    try change(table, from: row(of: old, name), to: nil)
  }

  private func row(of content: Document, _ name: String) -> [RowValue] {
    [.integer(document), .text(name), .text(content.prolog), .text(content.epilog)]
  }

  /// Replaces objects, and writes only the rows that differ. `old` is nil for an added object,
  /// `new` for a deleted one.
  func replace(_ objects: [(old: LayoutObject?, new: LayoutObject?)]) throws {
    let old = DocumentRows(objects.compactMap(\.old), document: document).sheets
    let new = DocumentRows(objects.compactMap(\.new), document: document).sheets
    for table in RowTable.composed {
      let (old, new) = (old[table.number], new[table.number])
      if old.isEmpty, new.isEmpty { continue }
      let pairs = RowPairs(old.rows, new.rows, keyWidth: table.keyWidth)
      for row in pairs.gone { try change(table, from: row, to: nil) }
      for (old, new) in pairs.kept { try change(table, from: old, to: new) }
      for row in pairs.come { try change(table, from: nil, to: row) }
    }
  }

  private func change(_ table: RowTable.Journaled, from old: [RowValue]?, to new: [RowValue]?)
    throws
  {
    if let change = RowChange(table, from: old, to: new) { try recorder.apply(change) }
  }
}

/// The rows of one table that differ between two states, matched by key.
private struct RowPairs {
  private(set) var gone: [[RowValue]] = []
  private(set) var kept: [(old: [RowValue], new: [RowValue])] = []
  private(set) var come: [[RowValue]] = []

  init(_ old: [[RowValue]], _ new: [[RowValue]], keyWidth: Int) {
    // Most rows are equal and have the same index, so they need no lookup.
    let shared = min(old.count, new.count)
    var (oldRest, newRest) = (old[shared...], new[shared...])
    for place in 0..<shared where old[place] != new[place] {
      if old[place].prefix(keyWidth) == new[place].prefix(keyWidth) {
        kept.append((old[place], new[place]))
      } else {
        oldRest.append(old[place])
        newRest.append(new[place])
      }
    }
    guard !oldRest.isEmpty, !newRest.isEmpty else {
      (gone, come) = (Array(oldRest), Array(newRest))
      return
    }
    var oldByKey = Dictionary(oldRest.map { ($0.prefix(keyWidth), $0) }) { $1 }
    for row in newRest {
      if let known = oldByKey.removeValue(forKey: row.prefix(keyWidth)) {
        kept.append((known, row))
      } else {
        come.append(row)
      }
    }
    gone = oldRest.filter { oldByKey[$0.prefix(keyWidth)] != nil }
  }
}
