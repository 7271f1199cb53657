package import LayoutModel

/// A new object as Interface Builder writes it: the attributes and children that nine in ten
/// elements of its kind have in the corpus, with their most common values.
///
/// The tables contain elements in XML. `id="@"` stands for a new id, `"^"` for the id of the
/// enclosing object, `"*menuItem"` for the id of the first object of that kind in the template, and
/// `"#"` for a new UUID.
package struct ObjectTemplate: Sendable {
  /// The element's name.
  let tag: String
  /// The attributes, in order.
  var attributes: [(name: String, literal: String)] = []
  /// The child elements, in order.
  var children: [ObjectTemplate] = []

  var key: String? { self["key"] }
  var isObject: Bool { self["id"] != nil }
  var isView: Bool {
    self["contentMode"] != nil || children.contains { $0.tag == "rect" && $0.key == "frame" }
  }

  /// The name of the object among the members of a scene; nil for others.
  var sceneMember: String? {
    switch tag {
    case "exit": "exit"
    case "placeholder": "firstResponder"
    case _ where isController: "viewController"
    default: nil
    }
  }

  /// True if the object can be the controller of a scene. A storyboard reference counts as one.
  var isController: Bool {
    LayoutObject.isControllerKind(tag) || LayoutObject.isStoryboardReference(tag)
  }

  subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.literal }

  /// Returns the kinds that can be added to a document of a platform, sorted by name.
  package static func kinds(on platform: Platform) -> [String] {
    table(platform).keys.sorted()
  }

  static func of(_ kind: String, on platform: Platform) -> ObjectTemplate? {
    table(platform)[kind]
  }

  /// Returns the kinds of the platform that are what users call a kind that has no element, such as
  /// `label` on macOS.
  package static func kinds(called name: String, on platform: Platform) -> [String] {
    guard platform == .macOS else { return [] }
    switch name.lowercased() {
    case "label": return ["textField"]
    case "checkbox", "radiobutton", "pushbutton": return ["button"]
    case "popup", "pulldownbutton": return ["popUpButton"]
    case "spinner", "activityindicatorview", "progressview": return ["progressIndicator"]
    default: return []
    }
  }

  private static func table(_ platform: Platform) -> [String: ObjectTemplate] {
    switch platform {
    case .iOS: iOSTable
    case .macOS: macTable
    case .watchOS: watchTable
    case .tvOS: tvTable
    }
  }

  private static let iOSTable = parse(iOS + "\n" + iOSMore)
  private static let macTable = parse(mac + "\n" + macMore)
  private static let watchTable = parse(watch)
  private static let tvTable = iOSTable.merging(parse(tv)) { $1 }

  private static func parse(_ text: String) -> [String: ObjectTemplate] {
    var result: [String: ObjectTemplate] = [:]
    for line in text.split(separator: "\n") {
      var reader = TemplateReader(text: Array(line.utf8))
      if let template = reader.element() { result[template.tag] = template }
    }
    return result
  }
}

/// Parses the elements of a template: start tags, attributes in double quotes, end tags.
private struct TemplateReader {
  let text: [UInt8]
  private var index = 0

  init(text: [UInt8]) {
    self.text = text
  }

  mutating func element() -> ObjectTemplate? {
    guard take("<"), !next(is: "/") else { return nil }
    var result = ObjectTemplate(tag: word())
    while take(" ") {
      let name = word()
      guard take("="), take("\"") else { return nil }
      let start = index
      while index < text.count, text[index] != UInt8(ascii: "\"") { index += 1 }
      result.attributes.append((name, string(start..<index)))
      index += 1
    }
    if take("/") { return take(">") ? result : nil }
    guard take(">") else { return nil }
    while !(next(is: "<") && index + 1 < text.count && text[index + 1] == UInt8(ascii: "/")) {
      guard let child = element() else { return nil }
      result.children.append(child)
    }
    while index < text.count, text[index] != UInt8(ascii: ">") { index += 1 }
    index += 1
    return result
  }

  private mutating func word() -> String {
    let start = index
    while index < text.count, !" =/>".utf8.contains(text[index]) { index += 1 }
    return string(start..<index)
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  private func next(is character: Unicode.Scalar) -> Bool {
    index < text.count && text[index] == UInt8(ascii: character)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next(is: character) else { return false }
    index += 1
    return true
  }
}
