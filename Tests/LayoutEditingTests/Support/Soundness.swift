import InterfaceBuilderFormat
import LayoutModel

/// What must hold of a document after every edit.
enum Soundness {
  static let references: Set<String> = [
    "firstItem", "secondItem", "destination", "reference", "tableViewCell", "textLabel",
    "detailTextLabel", "imageView", "selectedItem", "popoverAnchorBarButtonItem",
    "popoverAnchorView", "headerView", "outlineTableColumn", "previousBinding",
    "initialViewController",
  ]

  /// The references that lead nowhere, as `object path`.
  static func dangling(_ document: Document) -> Set<String> {
    let ids = Set(document.objects.map(\.id))
    var result: Set<String> = []
    for object in document.objects {
      for property in object.properties where references.contains(property.path.name) {
        guard let literal = property.value.literal, !ids.contains(ObjectID(literal)) else {
          continue
        }
        result.insert("\(object.id) \(property.path) -> \(literal)")
      }
    }
    return result
  }

  /// The first fact in which two documents differ, positions aside; nil if there is none.
  static func difference(_ left: Document, _ right: Document) -> String? {
    let others = Dictionary(
      right.objects.map { ($0.id, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    if others.count != right.objects.count { return "duplicate ids" }
    for object in left.objects {
      guard let other = others[object.id] else { return "\(object.id) is missing" }
      let (a, b) = (facts(object), facts(other))
      if a != b {
        return "\(object.id): \(a.subtracting(b).sorted()) / \(b.subtracting(a).sorted())"
      }
    }
    return left.objects.count == right.objects.count ? nil : "other objects"
  }

  private static func facts(_ object: LayoutObject) -> Set<String> {
    var result: Set<String> = [
      "kind \(object.kind)", "role \(object.role)", "parent \(object.parent?.rawValue ?? "")",
      "container \(object.container)", "scene \(object.scene?.rawValue ?? "")",
      "key \(object.key ?? "")", "comment \(object.comment ?? "")",
    ]
    for property in object.properties {
      result.insert("\(property.variation.rawValue) \(property.path) = \(property.value)")
    }
    for entry in object.installations {
      result.insert("installed \(entry.variation.rawValue) \(entry.isInstalled)")
    }
    return result
  }

  // MARK: - Text

  /// A line of a file with the ids of the objects around it, innermost first.
  struct Line: Hashable {
    let text: String
    let owners: [String]
    var owner: String { owners.first ?? ":document" }
    /// True for a start or end tag without attributes, as those of lists.
    var isBareTag: Bool { text.hasPrefix("<") && !text.contains(" ") }
  }

  /// The lines that differ. Lines are told apart by their objects, so that equal lines of two
  /// objects are not taken for each other.
  static func changedLines(_ old: [UInt8], _ new: [UInt8]) -> [Line] {
    lines(new).difference(from: lines(old)).map { change in
      switch change {
      case .remove(_, let line, _), .insert(_, let line, _): line
      }
    }
  }

  /// True if a parent's tag only opened or closed itself: its first child came, or its last went.
  static func isShapeChange(_ line: Line, among lines: [Line], _ parents: Set<String>) -> Bool {
    func tag(_ text: String) -> String {
      String(text.hasSuffix("/>") ? text.dropLast(2) : text.dropLast(1))
    }
    guard parents.contains(line.owner) else { return false }
    return line.text.hasPrefix("</")
      || lines.contains { $0.text != line.text && tag($0.text) == tag(line.text) }
  }

  private static func lines(_ bytes: [UInt8]) -> [Line] {
    var owners: [String] = []
    var result: [Line] = []
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("</") {
        result.append(Line(text: String(text), owners: owners.reversed()))
        _ = owners.popLast()
        continue
      }
      if !text.hasPrefix("<") {
        // The text of an element that goes on here.
        result.append(Line(text: String(text), owners: owners.reversed()))
        if text.contains("</") { _ = owners.popLast() }
        continue
      }
      let own = id(in: text) ?? owners.last ?? ":document"
      let isOpen =
        !text.hasPrefix("<!") && !text.hasPrefix("<?") && !text.hasSuffix("/>")
        && !text.contains("</")
      let chain = [own] + owners.reversed()
      // A scene's title belongs to the scene, which the next line opens.
      if let last = result.last, last.text.hasPrefix("<!--") {
        result[result.count - 1] = Line(text: last.text, owners: chain)
      }
      result.append(Line(text: String(text), owners: chain))
      if isOpen { owners.append(own) }
    }
    return result
  }

  private static func id(in line: Substring) -> String? {
    for mark in [" id=\"", " sceneID=\""] {
      guard let range = line.firstRange(of: mark) else { continue }
      return String(line[range.upperBound...].prefix { $0 != "\"" })
    }
    return nil
  }
}
