import LayoutModel

/// The changes that one side made to each object of the base.
struct SideChanges {
  /// The status of an object on a side, compared with the base.
  enum Status {
    /// The object is in neither document.
    case absent
    /// Equal in every detail, including the places of its children.
    case identical
    /// Equal except for cosmetic data, order, or the list of its children.
    case similar
    /// A meaningful property of the object itself differs.
    case edited
    case added
    case deleted
  }

  /// The status of each object by number.
  private(set) var status: [Status]
  /// The number of objects that the side added, deleted or edited.
  private(set) var editCount = 0

  /// Compares the base's objects with a side's.
  ///
  /// - Parameter count: The number of distinct objects in all documents.
  init(from base: ObjectTable, to table: ObjectTable, count: Int, rule: CosmeticRule) {
    var status = [Status](repeating: .absent, count: count)
    for number in 0..<count {
      switch (base.contains(number), table.contains(number)) {
      case (false, false): break
      case (false, true): status[number] = .added
      case (true, false): status[number] = .deleted
      case (true, true):
        if SideChanges.isIdentical(number, base, table) {
          status[number] = .identical
        } else {
          let old = base.objects[base.index(of: number)]
          let new = table.objects[table.index(of: number)]
          let authored = rule.authoredFrame(of: number, base, table)
          let isEdited = !new.meaningfulChanges(since: old, authored: authored).isEmpty
          status[number] = isEdited || old.kind != new.kind ? .edited : .similar
        }
      }
      switch status[number] {
      case .edited, .added, .deleted: editCount += 1
      case .absent, .identical, .similar: break
      }
    }
    self.status = status
  }

  /// Returns true if the object and the list of its children, with their places and masks, are
  /// equal.
  private static func isIdentical(_ number: Int, _ base: ObjectTable, _ table: ObjectTable) -> Bool
  {
    let (old, new) = (base.index(of: number), table.index(of: number))
    guard base.children[number] == table.children[number] else { return false }
    guard hasSameContent(base.objects, old, table.objects, new) else { return false }
    for child in base.children[number] {
      let (old, new) = (base.index(of: child), table.index(of: child))
      guard base.objects[old].position == table.objects[new].position,
        base.objects[old].container == table.objects[new].container,
        base.objects[old].key == table.objects[new].key,
        base.objects[old].installations == table.objects[new].installations
      else { return false }
    }
    return true
  }

  // This runs for every object, so it compares in place without copying objects.
  private static func hasSameContent(
    _ olds: [LayoutObject],
    _ old: Int,
    _ news: [LayoutObject],
    _ new: Int
  ) -> Bool {
    let count = olds[old].properties.count
    guard count == news[new].properties.count, olds[old].idPosition == news[new].idPosition,
      olds[old].kind == news[new].kind, olds[old].key == news[new].key,
      olds[old].comment == news[new].comment
    else { return false }
    for index in 0..<count
    where olds[old].properties[index] != news[new].properties[index] {
      return false
    }
    return olds[old].formatting.isEmpty && news[new].formatting.isEmpty
      || olds[old].formatting == news[new].formatting
  }
}

extension LayoutObject {
  /// The changed properties that are meaningful.
  ///
  /// - Parameters:
  ///   - old: The older state of the object.
  ///   - authored: What people set of the object's frame and mask.
  func meaningfulChanges(since old: LayoutObject, authored: FrameParts) -> [PropertyChange] {
    propertyChanges(since: old).filter { change in
      !change.isContainer && !change.isPassiveReference
        && CosmeticRule.cosmetic(change, of: role, authored: authored) == nil
        && !ValueMerge.isRespelling(change.old, change.new) && !change.isFrameRemoval
    }
  }
}

extension CosmeticRule {
  /// Returns what people set of an object's frame and mask in any of the documents that have it.
  func authoredFrame(of number: Int, _ tables: ObjectTable...) -> FrameParts {
    var parts: FrameParts = []
    for table in tables {
      guard let object = table.object(number) else { continue }
      let parent = table.parents[number]
      let above = parent < 0 ? nil : table.object(table.parents[parent])
      parts.formUnion(authoredFrame(of: object, in: table.object(parent), below: above))
    }
    return parts
  }
}
