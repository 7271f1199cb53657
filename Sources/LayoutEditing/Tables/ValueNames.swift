package import LayoutModel

/// The known names of values, used to detect misspelled ones.
package enum ValueNames {
  /// True if the name is plausible for the object: Interface Builder writes it on the platform, not
  /// only for unrelated kinds, UIKit has it, or the object already has it.
  package static func isKnown(
    _ path: PropertyPath,
    of object: LayoutObject,
    on platform: Platform
  ) -> Bool {
    if object.properties.contains(where: { $0.path == path }) { return true }
    if path.runtimeKeyPath != nil { return true }
    if isForeign(path.root, to: object, ElementOrder(platform: platform, toolsVersion: 0)) {
      return false
    }
    if let names = names(in: path.parent, of: object, on: platform) {
      return names.contains(path.name) || path.name.hasPrefix(":")
    }
    return all(on: platform).contains(path.isNested ? path.root : path.name)
      || path.root.hasPrefix(":")
  }

  private static func isForeign(
    _ name: String,
    to object: LayoutObject,
    _ order: ElementOrder
  ) -> Bool {
    !object.properties.contains { $0.path.root == name }
      && ForeignNames.contain(name, for: object.kind, order)
  }

  /// Returns the key of the part that has the value when the object itself has none of this name: the
  /// cell of a macOS control, the header of a table column, the configuration or the normal state of
  /// an iOS button. Nil if the object has the value, if no part has it, or if the kind is not known.
  ///
  /// Interface Builder ignores the value in the object.
  package static func part(
    with path: PropertyPath,
    of object: LayoutObject,
    on platform: Platform
  ) -> String? {
    if object.properties.contains(where: { $0.path == path }) { return nil }
    let order = ElementOrder(platform: platform, toolsVersion: 0)
    guard !order.ownNames(of: object.kind).contains(path.root) else { return nil }
    return parts(of: object, order).first { key in
      guard let tag = order.childTag(ofKey: key, in: object.kind) else { return false }
      return order.valueNames(of: tag).contains(path.root)
    }
  }

  private static func parts(of object: LayoutObject, _ order: ElementOrder) -> [String] {
    var result = cells
    let configuration = "configuration"
    if object.properties.contains(where: { $0.path.isPart(of: configuration) }) {
      result.append(configuration)
    }
    if order.hasChild("state", in: object.kind) { result.append("normal") }
    return result
  }

  /// Returns the values of the object that are probably meant by a name that it has not: those of the
  /// same name in a part, such as the text input traits, and those that do the same. The names of cells,
  /// which are objects, are not among them.
  package static func equivalents(
    of path: PropertyPath,
    in object: LayoutObject,
    on platform: Platform
  ) -> [String] {
    guard !path.isNested else { return [] }
    let order = ElementOrder(platform: platform, toolsVersion: 0)
    let own = order.ownNames(of: object.kind)
    let others = synonyms.filter { $0.contains(path.name) }.joined().filter { $0 != path.name }
    let parts = others.filter { !own.contains($0) }.compactMap { name -> String? in
      let part = part(with: PropertyPath(name), of: object, on: platform)
      return part.flatMap { cells.contains($0) ? nil : "\($0)/\(name)" }
    }
    return others.filter(own.contains) + parts
      + order.parts(with: path.name, in: object.kind).map { "\($0)/\(path.name)" }
  }

  /// The names under which different kinds have the same value.
  private static let synonyms: [[String]] = [
    ["title", "text"], ["axis", "orientation"], ["font", "fontDescription"],
    ["placeholder", "placeholderString"],
  ]

  /// The keys of the parts that are objects of their own.
  private static let cells = ["cell", "headerCell"]

  /// Returns the known names, including those of the object itself, in byte order.
  package static func candidates(
    for path: PropertyPath,
    of object: LayoutObject,
    on platform: Platform
  ) -> [String] {
    if let names = names(in: path.parent, of: object, on: platform) {
      return names.sorted { $0.precedesAsBytes($1) }.map { "\(path.parent)/\($0)" }
    }
    let own = object.properties.map(\.path.root).filter { !$0.isEmpty && !$0.hasPrefix(":") }
    let order = ElementOrder(platform: platform, toolsVersion: 0)
    let others = all(on: platform).filter { !isForeign($0, to: object, order) }
    return others.union(own).sorted { $0.precedesAsBytes($1) }
  }

  /// Returns the names of the parts of a structured value; nil for the object itself, and for an
  /// element that is not known.
  private static func names(
    in holder: PropertyPath,
    of object: LayoutObject,
    on platform: Platform
  ) -> Set<String>? {
    guard !holder.isObject else { return nil }
    let order = ElementOrder(platform: platform, toolsVersion: 0)
    guard let tag = tag(of: holder, object, order) else { return nil }
    if let kind = RecordKind(rawValue: tag) { return Set(kind.fieldNames) }
    let flags = FlagNames.flags(of: tag) ?? []
    return order.isElement(tag) ? order.valueNames(of: tag).union(flags) : nil
  }

  /// Returns the tag of the element at a path that exists or would be created.
  private static func tag(
    of path: PropertyPath,
    _ object: LayoutObject,
    _ order: ElementOrder
  ) -> String? {
    if path.isObject { return object.kind }
    if let tag = object.property(path)?.value.tag, tag != "nil" { return tag }
    if let tag = PathSegmentName(path.name).tag { return tag }
    guard let holder = tag(of: path.parent, object, order) else { return nil }
    return order.childTag(ofKey: path.name, in: holder)
      ?? (path.isNested ? nil : order.tag(ofKey: path.name, of: holder))
  }

  private static func all(on platform: Platform) -> Set<String> {
    ElementOrder(platform: platform, toolsVersion: 0).valueNames
      .union(ValueKind.names)
      .union([PropertyPath.installed.rawValue, "userLabel"])
  }
}
