internal import LayoutModel

/// The class of an object: its custom class, or else the toolkit's.
package struct ClassReference: Hashable, Comparable, Sendable {
  /// The class's name.
  package let name: String
  /// The module to import; nil for the target's own module and the platform's toolkit.
  package let module: String?
  /// The toolkit's class that a custom class extends; nil if this is the toolkit's class.
  package let base: String?

  package init(name: String, module: String?, base: String? = nil) {
    self.name = name
    self.module = module
    self.base = base
  }

  /// Reads the class of an object.
  ///
  /// - Parameter ownModule: The target's module, which is not imported.
  /// - Returns: Also the custom class's name if it is no name of Swift. The toolkit's class then
  ///   stands for it.
  static func of(
    _ object: LayoutObject,
    on platform: Platform,
    ownModule: String?
  ) -> (reference: ClassReference, unusable: String?) {
    let own = ToolkitClass(of: object.kind, on: platform)
    // The hosting controllers are generic, so their names alone are no types.
    let isGeneric = object.kind == "hostingController"
    let base =
      isGeneric
      ? ClassReference(name: platform.baseController, module: nil)
      : ClassReference(name: own.name, module: own.module)
    guard let custom = object.attribute("customClass"), !custom.isEmpty else { return (base, nil) }
    guard let (name, spelled) = className(custom) else { return (base, custom) }
    // The custom class can be the toolkit's own.
    if name == own.name, spelled == nil { return (base, nil) }
    let isOwn = object.attribute("customModuleProvider") == "target"
    let named = spelled ?? object.attribute("customModule")
    let module = isOwn || named == ownModule || named?.isEmpty == true ? nil : named
    return (ClassReference(name: name, module: module, base: base.name), nil)
  }

  /// Returns the name and the module of a class; nil if the text is no name of Swift.
  private static func className(_ text: String) -> (name: String, module: String?)? {
    let mangled = text.hasPrefix("_TtC") ? MangledName(text) : nil
    if mangled?.isComplete == false { return nil }
    let parts = mangled?.parts ?? text.split(separator: ".").map(String.init)
    guard let name = parts.last, parts.count <= 2, parts.allSatisfy(SwiftName.isValid) else {
      return nil
    }
    return (name, parts.count == 2 ? parts.first : nil)
  }

  /// Returns true if both have the same name and module. What a class extends is its own affair:
  /// documents contain only hints in their elements.
  package static func == (left: ClassReference, right: ClassReference) -> Bool {
    left.name == right.name && left.module == right.module
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(module)
  }

  package static func < (left: ClassReference, right: ClassReference) -> Bool {
    (left.name, left.module ?? "") < (right.name, right.module ?? "")
  }
}

extension Platform {
  /// The base class of controllers.
  var baseController: String { self == .macOS ? "NSViewController" : "UIViewController" }
}
