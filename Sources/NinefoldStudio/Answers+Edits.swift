internal import Foundation
internal import LayoutModel
internal import Ninefold

/// A change between two revisions.
struct ChangeEntry: Encodable {
  /// The largest number of changes that a page shows.
  static let limit = 500

  let object: String
  let scene: String?
  let kind: String
  let name: String
  /// The size class of the row; nil for any-any.
  let sizeClass: String?
  let path: String
  let old: String?
  let new: String?

  init(_ change: LayoutChange, named label: ObjectLabel?) {
    object = change.object.rawValue
    scene = change.scene?.rawValue
    kind = change.kind.rawValue
    let sentence = label?.newSentence ?? label?.oldSentence
    name = sentence ?? label?.name ?? "\(change.objectKind) \(change.object)"
    sizeClass = change.variation.isBase ? nil : change.variation.rawValue
    path = change.path.rawValue
    (old, new) = (change.old, change.new)
  }
}

/// An edit in the history.
struct HistoryEntry: Encodable {
  let number: Int64
  let meaning: String
  let author: String
  let timeMs: Int64
  let sizeClass: String
}

/// The result of an edit.
struct EditAnswer: Encodable {
  let state: ProjectState
  let edit: Int64?
  let meanings: [String]
  let subject: String?
}

/// The reason why a request is refused.
struct RefusalAnswer: Encodable {
  let error: String
  /// The other views that the refused gesture would move; nil for other reasons.
  var moved: [MovedEntry]?
  /// The findings that the refused gesture would add; nil for other reasons.
  var added: [AddedEntry]?
}
