public import LayoutModel

/// A document as text that people read and line-by-line tools compare.
///
/// Each object is a line, indented below its parent, with its facts in lines below it. Cosmetic
/// facts, containers and spelling are left out, so that equal text means an equal layout.
public enum DocumentText {
  /// The text; ends with a line end.
  public static func text(of document: Document) -> String {
    let joined = JoinedObjects([document])
    let table = joined.tables[0]
    let rule = CosmeticRule(document)
    var lines: [String] = []
    // The depth is that of the file's elements, which the reader limits.
    var waiting = table.order.filter { table.parents[$0] < 0 }.map { (number: $0, depth: 0) }
    waiting.reverse()
    while let next = waiting.popLast() {
      guard let object = table.object(next.number), object.role != .resource,
        !CanvasDevice.isDevice(object)
      else { continue }
      append(object, depth: next.depth, rule, to: &lines)
      // Scenes begin a line of their own, which git shows above a hunk.
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
    _ rule: CosmeticRule,
    to lines: inout [String]
  ) {
    let indent = String(repeating: "  ", count: depth)
    lines.append(indent + oneLine(title(of: object)))
    let facts = object.factChanges(since: bare(object)).filter { fact in
      !fact.isContainer && !fact.isPassiveReference && !isInTitle(fact, of: object)
        && CosmeticRule.cosmetic(
          object.role,
          fact.path,
          hasAuthoredFrame: rule.hasAuthoredFrame(object)
        ) == nil
    }
    for fact in ValueTree.whole(facts, nil, object) {
      let row = fact.variation.isBase ? "" : "in \(fact.variation.rawValue): "
      lines.append(indent + "  " + oneLine("\(row)\(fact.path) = \(fact.new ?? "")"))
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

  /// True for what the title tells.
  private static func isInTitle(_ fact: FactChange, of object: LayoutObject) -> Bool {
    guard fact.variation.isBase else { return false }
    switch object.role {
    case .constraint:
      return [
        "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier",
        "constant", "priority",
      ].contains(fact.path.rawValue)
    case .connection:
      return [
        "kind", "property", "selector", "identifier", "eventType", "destination", "target",
      ].contains(fact.path.rawValue)
    default:
      return fact.path.rawValue == "userLabel"
    }
  }

  /// The object without facts.
  private static func bare(_ object: LayoutObject) -> LayoutObject {
    LayoutObject(id: object.id, kind: object.kind, role: object.role, parent: object.parent)
  }

  /// Text without line breaks and without what steers the terminal that git shows it on.
  private static func oneLine(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\r", with: "\\r").replacing("\n", with: "\\n")
      .spelled
  }
}
