/// One finding with all the classes in which it holds: what people read.
public struct FindingGroup: Sendable {
  /// The finding as the first of the classes has it, with the screens of all of them.
  public let finding: Finding
  /// The classes, in the order of ``SizeClass/all``; empty for a document that can't be read.
  public let classes: [SizeClass]

  /// The classes in words: `all classes`, or their names.
  public var classNames: String {
    if classes.count == SizeClass.all.count { return "all classes" }
    return classes.map(\.description).joined(separator: ", ")
  }
}

extension FindingGroup {
  /// Puts what is the same in several classes together, in the order of the first of each.
  public static func grouping(_ findings: [Finding]) -> [FindingGroup] {
    var order: [Key] = []
    var members: [Key: [Finding]] = [:]
    for finding in findings {
      let key = Key(finding)
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(finding)
    }
    return order.compactMap { key in
      guard let found = members[key], let first = found.first else { return nil }
      var screens: [String] = []
      for screen in found.flatMap(\.screens) where !screens.contains(screen) {
        screens.append(screen)
      }
      let classes = Set(found.compactMap(\.sizeClass))
      return FindingGroup(
        finding: first.seen(on: screens),
        classes: SizeClass.all.filter(classes.contains)
      )
    }
  }

  private struct Key: Hashable {
    let id: String
    let dependsOnScreen: Bool
    let quantities: [Finding.Quantity]
    let constraints: [ObjectID]

    init(_ finding: Finding) {
      id = finding.id
      // What a class's own canvas shows and what only some screens show are told apart.
      dependsOnScreen = !finding.screens.isEmpty
      quantities = finding.quantities
      constraints = finding.constraints
    }
  }
}
