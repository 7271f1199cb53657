import LayoutModel

/// Matches the devices of canvases: `device` elements with the `adaptation` in them.
///
/// Their ids are names such as `retina4_7`, so another choice would look like another object.
/// During a merge, the devices of all documents have common ids, and the names are properties like
/// the orientation.
enum DeviceMatching {
  private static let namePath = PropertyPath(":id")
  // Both are at the start of the document, right after its root element.
  private static let reach = 8

  /// Returns true for the canvas's device and its adaptation.
  static func isDevice(_ object: LayoutObject) -> Bool { commonID(of: object) != nil }

  /// Returns the documents with common ids for their devices, or nil if all devices are equal, the
  /// usual case.
  static func withCommonIDs(_ documents: ThreeWay<Document>) -> ThreeWay<Document>? {
    let devices = documents.map { $0.objects.prefix(reach).filter(isDevice) }
    guard devices.sides.contains(where: { !isSame($0, devices.base) }) else { return nil }
    // Two elements of the same kind in one document can't share a common id.
    guard devices.all.allSatisfy({ Set($0.map(\.kind)).count == $0.count }) else { return nil }
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

  /// Returns a result in which the devices have their own names as ids again.
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
    // Resources never conflict. The device gets their role, so it never conflicts either.
    object.role = .resource
  }
}
