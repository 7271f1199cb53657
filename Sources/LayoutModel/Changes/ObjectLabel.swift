/// The name of an object in a listing of changes, and the object under which its changes are
/// listed.
public struct ObjectLabel: Sendable, Equatable {
  /// The element name of the object, such as `label`. If the object has another kind now, the new
  /// name.
  public var kind: String
  /// The name that people use: the user label, the outlet that points to the object, its text, the
  /// title of its cell, its class or its storyboard identifier. Nil if it has none of these. Outlets
  /// such as `delegate`, which state a role, are no names.
  public var name: String?
  /// The constraint as an equation or the connection as an arrow, before the change. Nil if it did
  /// not exist, and for other objects.
  public var oldSentence: String?
  /// The equation or the arrow after the change. Nil if the object no longer exists, and for other
  /// objects.
  public var newSentence: String?
  /// The object under which the changes are listed: a constraint's first item, a connection's
  /// owner, or else the object itself.
  public var subject: ObjectID

  /// Creates a label.
  package init(
    kind: String,
    name: String? = nil,
    oldSentence: String? = nil,
    newSentence: String? = nil,
    subject: ObjectID
  ) {
    self.kind = kind
    self.name = name
    self.oldSentence = oldSentence
    self.newSentence = newSentence
    self.subject = subject
  }
}

/// The changes in one scene, or outside all scenes.
public struct SceneChanges: Sendable, Equatable {
  /// The scene; nil outside scenes and in a xib.
  public var scene: ObjectID?
  /// The changes in document order, grouped by ``ObjectLabel/subject``.
  public var objects: [ObjectChanges]
}

/// The changes of one object, its constraints and its connections.
public struct ObjectChanges: Sendable, Equatable {
  /// The object.
  public var object: ObjectID
  /// The changes, in document order.
  public var changes: [LayoutChange]
}

extension DocumentDiff {
  /// Groups changes by scene and by ``ObjectLabel/subject``.
  ///
  /// The result omits the descendants of added and deleted objects.
  public func grouped(_ changes: [LayoutChange]) -> [SceneChanges] {
    var scenes: [SceneChanges] = []
    var scenePlaces: [ObjectID?: Int] = [:]
    var places: [ObjectID: Int] = [:]
    for change in changes where change.within == nil {
      let scene = change.role == .scene ? change.object : change.scene
      if scenePlaces[scene] == nil {
        scenePlaces[scene] = scenes.count
        scenes.append(SceneChanges(scene: scene, objects: []))
      }
      guard let place = scenePlaces[scene] else { continue }
      let subject = labels[change.object]?.subject ?? change.object
      if let known = places[subject], scenes[place].objects.indices.contains(known),
        scenes[place].objects[known].object == subject
      {
        scenes[place].objects[known].changes.append(change)
      } else {
        places[subject] = scenes[place].objects.count
        scenes[place].objects.append(ObjectChanges(object: subject, changes: [change]))
      }
    }
    return scenes
  }

  /// Returns the number of objects that were added or deleted together with the one of a change,
  /// including it.
  public func extent(of change: LayoutChange) -> Int {
    extents[change.object] ?? 1
  }
}
