/// The name of a class of Swift as the Objective-C runtime has it, such as `_TtCC3App5Outer5Inner`.
package struct MangledName {
  /// The module and the names of the classes, the outermost first.
  package private(set) var parts: [String] = []
  /// True if nothing follows the parts, such as the arguments of a generic class.
  package let isComplete: Bool

  /// Reads a mangled name; nil for other names.
  package init?(_ name: String) {
    guard name.hasPrefix("_Tt") else { return nil }
    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    var rest = name.utf8.dropFirst(3).drop { !isDigit($0) }
    while let first = rest.first, isDigit(first) {
      let digits = rest.prefix(while: isDigit)
      let names = rest[digits.endIndex...]
      guard let count = Int(String(digits) ?? ""), count > 0,
        let end = names.index(names.startIndex, offsetBy: count, limitedBy: names.endIndex),
        let part = String(names[..<end])
      else { break }
      parts.append(part)
      rest = rest[end...]
    }
    isComplete = rest.isEmpty
  }

  /// Returns the qualified name without the module in a mangled name; other names as they are.
  package static func plain(_ name: String) -> String {
    guard let mangled = MangledName(name), mangled.parts.count > 1 else { return name }
    return mangled.parts.dropFirst().joined(separator: ".")
  }
}
