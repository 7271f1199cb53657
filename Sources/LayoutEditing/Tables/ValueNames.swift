package import LayoutModel

/// The known names of values, used to detect misspelled ones.
package enum ValueNames {
  /// True if an object can plausibly have a value of this name: Interface Builder writes it
  /// somewhere on the platform, UIKit has it, or the object already has it.
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

  /// Returns the known names, including those of the object itself, in byte order.
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
