internal import LayoutModel

extension RowFindings {
  /// Returns references to missing objects, and duplicate ids.
  func missingReferences(in sizeClass: SizeClass) -> [Finding] {
    broken.flatMap { number -> [Finding] in
      repeatedID(of: number, sizeClass) + missingItems(of: number, sizeClass)
        + missingDestinations(of: number, sizeClass)
    }
  }

  private func missingItems(of number: Int, _ sizeClass: SizeClass) -> [Finding] {
    let constraint = index.objects[number]
    guard constraint.role == .constraint,
      constraint.installation(in: sizeClass)?.isInstalled != false
    else { return [] }
    return ["firstItem", "secondItem"].compactMap { name in
      guard let id = constraint.attribute(name), index[ObjectID(id)] == nil else { return nil }
      return finding(
        .missingItem,
        number,
        sizeClass,
        "The constraint's \(name == "firstItem" ? "first" : "second") item \(id) is not in the"
          + " document.",
        constraints: [constraint.id],
        path: PropertyPath(name)
      )
    }
  }

  private func missingDestinations(of number: Int, _ sizeClass: SizeClass) -> [Finding] {
    let connection = index.objects[number]
    guard connection.role == .connection else { return [] }
    return ["destination", "target"].compactMap { name in
      guard let id = connection.attribute(name), index[ObjectID(id)] == nil else { return nil }
      let what =
        connection.attribute("property") ?? connection.attribute("selector")
        ?? connection.attribute("identifier") ?? connection.id.rawValue
      return finding(
        .missingDestination,
        number,
        sizeClass,
        "The \(OutlineName.words(connection.kind).lowercased()) \"\(OutlineName.quoted(what))\" leads to"
          + " \(id), which is not in the document.",
        path: PropertyPath(name)
      )
    }
  }

  /// Returns a finding if another object has the id. The reader gives the second object with an id
  /// another one, and keeps the id as a property.
  private func repeatedID(of number: Int, _ sizeClass: SizeClass) -> [Finding] {
    let object = index.objects[number]
    guard let id = object.attribute("id"), index[ObjectID(id)] != nil else { return [] }
    return [
      finding(
        .duplicateID,
        number,
        sizeClass,
        "Several objects have the id \(id); Interface Builder can't open the document."
      )
    ]
  }
}
