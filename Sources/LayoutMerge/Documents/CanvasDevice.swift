import LayoutModel

/// What a document's canvas shows: a `device`, and the `adaptation` in it.
///
/// Their ids are names, such as `retina4_7`, so that another choice looks like another object. While
/// documents are merged they have the same ids in all of them, and the names are facts like the
/// orientation.
enum CanvasDevice {
  private static let namePath = PropertyPath(":id")
  // They stand before everything but the document itself.
  private static let reach = 8

  /// True for the canvas's device and for what it holds.
  static func isDevice(_ object: LayoutObject) -> Bool { commonID(of: object) != nil }

  /// The documents with the same ids for their devices; nil if nobody changed them, the usual case.
  static func joined(_ documents: [Document]) -> [Document]? {
    let devices = documents.map { $0.objects.prefix(reach).filter(isDevice) }
    guard devices.dropFirst().contains(where: { !isSame($0, devices[0]) }) else { return nil }
    // What stands twice in one document has no place that is its own.
    guard devices.allSatisfy({ Set($0.map(\.kind)).count == $0.count }) else { return nil }
    return documents.map { document in
      var document = document
      var names: [ObjectID: ObjectID] = [:]
      for index in document.objects.indices {
        if let parent = document.objects[index].parent, let name = names[parent] {
          document.objects[index].parent = name
        }
        guard index < reach, let id = commonID(of: document.objects[index]) else { continue }
        names[document.objects[index].id] = id
        rename(&document.objects[index], to: id)
      }
      return document
    }
  }

  /// A result with the devices' own names again.
  static func restored(_ result: MergeResult) -> MergeResult {
    var result = result
    var names: [ObjectID: ObjectID] = [:]
    for index in result.document.objects.indices {
      let object = result.document.objects[index]
      if let parent = object.parent, let name = names[parent] {
        result.document.objects[index].parent = name
      }
      guard let name = object.attribute(namePath.rawValue) else { continue }
      names[object.id] = ObjectID(name)
      result.document.objects[index].id = ObjectID(name)
      result.document.objects[index].role = .object
      result.document.objects[index].properties.removeAll { $0.path == namePath }
    }
    for index in result.automaticDecisions.indices {
      guard let name = names[result.automaticDecisions[index].object] else { continue }
      result.automaticDecisions[index].object = name
      result.automaticDecisions[index].reason = .cosmetic(.header)
    }
    return result
  }

  private static func commonID(of object: LayoutObject) -> ObjectID? {
    switch object.kind {
    case "device" where object.parent == Document.rootID: ObjectID(":device")
    case "adaptation" where object.scene == nil && object.container.isObject:
      ObjectID(":adaptation")
    default: nil
    }
  }

  private static func isSame(_ left: [LayoutObject], _ right: [LayoutObject]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { $0.id == $1.id && $0.properties == $1.properties }
  }

  private static func rename(_ object: inout LayoutObject, to id: ObjectID) {
    object.properties.append(
      Property(
        path: namePath,
        position: object.idPosition ?? 0,
        value: .attribute(object.id.rawValue)
      )
    )
    object.id = id
    // What a document lists because something shows it never is a conflict.
    object.role = .resource
  }
}
