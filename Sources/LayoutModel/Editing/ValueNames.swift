/// The names of values that documents are known to hold, to find misspelled ones.
package enum ValueNames {
  /// True if a value of this name makes sense on an object: Interface Builder was seen to write it
  /// somewhere on the platform, UIKit has it, or the object has it already.
  package static func isKnown(
    _ path: PropertyPath,
    of object: LayoutObject,
    on platform: Platform
  ) -> Bool {
    if object.properties.contains(where: { $0.path == path }) { return true }
    if case .record(let record)? = object.property(path.parent)?.value, path.isNested {
      return record.kind.fieldNames.contains(path.name)
    }
    return all(on: platform).contains(path.isNested ? path.root : path.name)
      || path.root.hasPrefix(":")
  }

  /// The names to choose from, with those of the object itself.
  package static func candidates(
    for path: PropertyPath,
    of object: LayoutObject,
    on platform: Platform
  ) -> [String] {
    if case .record(let record)? = object.property(path.parent)?.value, path.isNested {
      return record.kind.fieldNames.map { "\(path.parent)/\($0)" }
    }
    let own = object.properties.map(\.path.root).filter { !$0.isEmpty && !$0.hasPrefix(":") }
    return all(on: platform).union(own).sorted { $0.precedesAsBytes($1) }
  }

  private static func all(on platform: Platform) -> Set<String> {
    ElementOrder(platform: platform, toolsVersion: 0).valueNames
      .union(ValueKind.names)
      .union([PropertyPath.installed.rawValue, "userLabel"])
  }
}
