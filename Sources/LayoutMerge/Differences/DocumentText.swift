public import LayoutModel

/// A document as readable text for line-by-line comparison.
///
/// Each object is a line, indented below its parent and followed by its properties. Cosmetic
/// properties, containers and formatting are omitted, so equal text means an equal layout.
public enum DocumentText {
  /// Returns the text of `document`, which ends with a line break.
  public static func text(of document: Document) -> String {
    let table = ObjectTable(document)
    let rule = CosmeticRule(document)
    var lines: [String] = []
    // The depth is limited, because the reader limits the depth of elements.
    var waiting = table.order.filter { table.parents[$0] < 0 }.map { (number: $0, depth: 0) }
    waiting.reverse()
    while let next = waiting.popLast() {
      guard let object = table.object(next.number), object.role != .resource,
        !DeviceMatching.isDevice(object)
      else { continue }
      let authored = rule.authoredFrame(of: next.number, table)
      append(object, depth: next.depth, authored: authored, to: &lines)
      // Scenes are not indented, so git shows them above their hunks.
      for child in table.children[next.number].reversed() {
        let isScene = table.object(child)?.role == .scene
        waiting.append((child, isScene ? 0 : next.depth + 1))
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func append(
    _ object: LayoutObject,
    depth: Int,
    authored: FrameParts,
    to lines: inout [String]
  ) {
    let indent = String(repeating: "  ", count: depth)
    lines.append(indent + oneLine(title(of: object)))
    let facts = object.propertyChanges(since: bare(object)).filter { fact in
      !fact.isContainer && !fact.isPassiveReference && !isInTitle(fact, of: object)
        && CosmeticRule.cosmetic(object.role, fact.path, authored: authored) == nil
    }.map { $0.showingOnly(authored) }
    for fact in ValueTree.whole(facts, nil, object) {
      let row = fact.variation.isBase ? "" : "in \(fact.variation.rawValue): "
      let path = fact.path.shorteningRuntimeAttribute
      lines.append(indent + "  " + oneLine("\(row)\(path) = \(fact.new ?? "")"))
    }
    for entry in object.installations {
      let verb = entry.isInstalled ? "installed" : "not installed"
      lines.append(indent + "  " + oneLine("in \(entry.variation.rawValue): \(verb)"))
    }
  }

  private static func title(of object: LayoutObject) -> String {
    switch object.role {
    case .document: return "document"
    case .constraint, .connection:
      let sentence = object.sentence { $0.rawValue } ?? object.kind
      return object.role == .constraint
        ? "constraint \(sentence)  (\(object.id))" : "\(sentence)  (\(object.id))"
    default:
      let label = object.attribute("userLabel") ?? object.comment
      let key = object.key.map { "\($0): " } ?? ""
      return "\(key)\(object.kind)\(label.map { " \"\($0)\"" } ?? "") (\(object.id))"
    }
  }

  /// Returns true if the title contains the property.
  private static func isInTitle(_ fact: PropertyChange, of object: LayoutObject) -> Bool {
    guard fact.variation.isBase else { return false }
    switch object.role {
    case .constraint:
      return [
        "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
        "constant", "priority",
      ].contains(fact.path.rawValue)
    case .connection where object.kind == "binding":
      return ["name", "keyPath", "destination"].contains(fact.path.rawValue)
    case .connection:
      return [
        "kind", "property", "selector", "identifier", "eventType", "destination", "target",
      ].contains(fact.path.rawValue)
    default:
      return fact.path.rawValue == "userLabel"
    }
  }

  /// Returns the object without properties.
  private static func bare(_ object: LayoutObject) -> LayoutObject {
    LayoutObject(id: object.id, kind: object.kind, role: object.role, parent: object.parent)
  }

  /// Escapes line breaks, and characters that control the terminal on which git shows the text.
  private static func oneLine(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\r", with: "\\r").replacing("\n", with: "\\n")
      .spelled
  }
}

extension PropertyChange {
  /// Returns the change, with only the given parts of a new frame.
  fileprivate func showingOnly(_ parts: FrameParts) -> PropertyChange {
    guard path.rawValue == "frame", case .record(let rect)? = new, rect.kind == .rect else {
      return self
    }
    return PropertyChange(variation: variation, path: path, old: old, new: .record(parts.of(rect)))
  }
}
