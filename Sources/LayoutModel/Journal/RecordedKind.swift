/// What an edit did, as one word in the journal: one of these, or that of an edit of a layout, such
/// as `set` or `delete-from-project`.
///
/// The words are open: a journal may hold kinds that a later version of Ninefold wrote.
public struct RecordedKind: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
  /// The word.
  public let rawValue: String

  /// Wraps a word.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The word itself.
  public var description: String { rawValue }

  /// Files came in.
  public static let importing = RecordedKind(rawValue: "import")
  /// Several edits as one.
  public static let script = RecordedKind(rawValue: "script")
  /// A state of the past came back.
  public static let restore = RecordedKind(rawValue: "restore")
  /// One edit was taken back whatever came after it.
  public static let revert = RecordedKind(rawValue: "revert")
  /// One edit of another branch was made here too.
  public static let cherryPick = RecordedKind(rawValue: "cherry-pick")
  /// Another branch came in.
  public static let merge = RecordedKind(rawValue: "merge")
  /// A conflict that a merge left was settled.
  public static let resolve = RecordedKind(rawValue: "resolve")
  /// An edit was taken back.
  public static let undo = RecordedKind(rawValue: "undo")
  /// An undo was taken back.
  public static let redo = RecordedKind(rawValue: "redo")
}

/// Where in Interface Builder an edit would be made.
public enum EditPlace: String, CaseIterable, Sendable {
  /// The canvas.
  case canvas
  /// The outline beside the canvas.
  case outline
  /// An inspector.
  case inspector
}

extension EditPlace {
  /// The place of a delete command.
  public init(_ place: DeletionPlace) {
    switch place {
    case .canvas: self = .canvas
    case .outline: self = .outline
    case .inspector: self = .inspector
    }
  }
}

extension RecordedKind {
  /// What the journal calls an edit of a layout.
  public init(_ kind: EditKind) {
    self.init(rawValue: kind.rawValue)
  }
}
