/// What an object of a diff is called, and where a report shows it.
public struct ObjectLabel: Sendable, Equatable {
  /// The object's element name, such as `label`; the new one if it changed.
  public var kind: String
  /// What people know the object by: its user label, the outlet that points to it, a text that it
  /// shows, its class; nil if it has none of them.
  public var name: String?
  /// A constraint as an equation or a connection as an arrow, before the change; nil if there was
  /// none, and for other objects.
  public var oldSentence: String?
  /// The same after the change.
  public var newSentence: String?
  /// The object that a report shows the change at: for a constraint its first item, for a connection
  /// its owner, else the object itself.
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

/// The changes of one scene, or of what lies in none.
public struct SceneChanges: Sendable, Equatable {
  /// The scene; nil for the document itself and for a xib.
  public var scene: ObjectID?
  /// The changes by the object that they are shown at, in document order.
  public var objects: [ObjectChanges]
}

/// The changes that are shown at one object.
public struct ObjectChanges: Sendable, Equatable {
  /// The object.
  public var object: ObjectID
  /// Its own changes and those of its constraints and connections, in document order.
  public var changes: [LayoutChange]
}

extension DocumentDiff {
  /// Some of the changes by scene and by the object that they are shown at.
  ///
  /// What was added or deleted together with an object is left out.
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

  /// How many objects were added or deleted together with this one, itself included.
  public func extent(of change: LayoutChange) -> Int {
    extents[change.object] ?? 1
  }
}
