/// What an edit did.
public struct EditOutcome: Sendable, Equatable {
  /// The recorded kind.
  public let kind: EditKind
  /// One sentence that says what the edit meant, without a full stop.
  public let meaning: String
  /// The object that the edit was about: the new one where one was made.
  public let subject: ObjectID
  /// The objects that are new, by id.
  public let added: [ObjectID]
  /// The objects whose own rows are not as before, by id.
  public let changed: [ObjectID]
  /// The objects that are gone, by id.
  public let deleted: [ObjectID]
  /// The resources that these objects named before and do not now, by id; if nothing else in the
  /// document names one, ``removeUnused(_:from:context:)`` takes it out.
  package let released: [ResourceReference]

  /// All objects whose rows are not as before, by id.
  public var affected: [ObjectID] { (added + changed + deleted).sorted() }
  /// True if everything was as wanted already; no edit is to be recorded then.
  public var isEmpty: Bool { added.isEmpty && changed.isEmpty && deleted.isEmpty }
}

/// The kinds of edit that the journal tells apart.
public enum EditKind: String, CaseIterable, Sendable {
  /// An object was added.
  case add = "add"
  /// A constraint was added.
  case addConstraint = "add-constraint"
  /// A scene was added.
  case addScene = "add-scene"
  /// A value was set.
  case set = "set"
  /// A row was removed.
  case unset = "unset"
  /// An item was installed in a class.
  case install = "install"
  /// An item was uninstalled from a class; every row of it stays.
  case uninstall = "uninstall-from-class"
  /// An object left the project with all that depends on it.
  case delete = "delete-from-project"
  /// An object changed its place among its siblings.
  case reorder = "reorder"
  /// An object changed its parent.
  case reparent = "reparent"
  /// An object's outline name changed.
  case rename = "rename"
  /// An object was copied.
  case duplicate = "duplicate"
  /// A connection was made.
  case connect = "connect"
  /// A connection was removed.
  case disconnect = "disconnect"
  /// A scene left the project.
  case removeScene = "remove-scene"
}
