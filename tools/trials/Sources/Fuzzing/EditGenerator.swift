import LayoutEditing
import LayoutModel
import TestSupport

/// Generates edits of all kinds in all classes, as a user could make them. Some are refused.
public struct EditGenerator {
  private var random: SeededGenerator
  private let kinds: [String]
  private let originalCount: Int
  private var objects: [LayoutObject] = []
  private var views: [LayoutObject] = []
  private var constraints: [LayoutObject] = []
  private var connections: [LayoutObject] = []
  private var controllers: [LayoutObject] = []
  private var scenes: [LayoutObject] = []
  private var members: [LayoutObject] = []

  /// Creates a generator for a document. The same seed gives the same edits.
  public init(seed: UInt64, document: Document) {
    random = SeededGenerator(seed: seed)
    originalCount = max(40, document.objects.count)
    let root = document.objects.first { $0.role == .document }
    kinds = ObjectTemplate.kinds(on: root.map { Platform(ofDocument: $0) } ?? .iOS)
    look(at: document)
  }

  /// Updates the generator to the present document.
  public mutating func look(at document: Document) {
    objects = document.objects
    views = objects.filter { $0.role == .view }
    constraints = objects.filter { $0.role == .constraint }
    connections = objects.filter { $0.role == .connection }
    controllers = objects.filter { $0.attribute("sceneMemberID") == "viewController" }
    scenes = objects.filter { $0.role == .scene }
    members = objects.filter { $0.role == .view || $0.role == .object }
  }

  /// A class to edit in.
  public mutating func sizeClass() -> SizeClass { pick(SizeClass.all) ?? .anyAny }

  /// The next edit; nil if the document has no object for it.
  public mutating func next() -> LayoutEdit? {
    // Keeps the document's size: objects are deleted if it grew, and added if it shrank.
    if objects.count > originalCount * 3 / 2, chance(3) { return delete() }
    if objects.count < originalCount * 2 / 3, chance(2) {
      return chance(2) ? add() : pick(views).map { .duplicate($0.id) }
    }
    switch Int.random(in: 0..<20, using: &random) {
    case 0, 1: return constant()
    case 2, 3: return value()
    case 4, 5: return structured()
    case 6: return unset()
    case 7, 8:
      guard let id = pick(views + constraints)?.id else { return nil }
      return chance(2) ? .install(id, in: row()) : .uninstall(id, in: row())
    case 9: return delete()
    case 10: return add()
    case 11, 12: return addConstraint()
    case 13, 14: return connect()
    case 15, 16: return move()
    case 17: return pick(members).map { .duplicate($0.id) }
    case 18: return pick(objects).map { .rename($0.id, chance(4) ? nil : "Name \(number(50))") }
    default: return scene()
    }
  }

  // MARK: - Choosing

  private mutating func chance(_ sides: Int) -> Bool { number(sides) == 0 }

  private mutating func number(_ below: Int) -> Int { Int.random(in: 0..<below, using: &random) }

  private mutating func pick<Value>(_ values: [Value]) -> Value? {
    values.randomElement(using: &random)
  }

  private mutating func row() -> VariationKey? {
    chance(2) ? nil : VariationKey(sizeClass())
  }

  // MARK: - Values

  private mutating func constant() -> LayoutEdit? {
    guard let id = pick(constraints)?.id else { return nil }
    let choices = [
      ("constant", "\(number(200) - 20)"), ("constant", "\(number(90)).5"), ("constant", "0"),
      ("priority", "\(number(1000) + 1)"), ("multiplier", "16:9"), ("multiplier", "0.25"),
      ("identifier", "spacing"), ("relation", "greaterThanOrEqual"), ("relation", "equal"),
    ]
    guard let (path, text) = pick(choices) else { return nil }
    return .set(id, PropertyPath(path), .text(text), in: row())
  }

  private mutating func value() -> LayoutEdit? {
    guard let id = pick(members)?.id else { return nil }
    let choices = [
      ("hidden", "YES"), ("alpha", "0.\(number(9) + 1)"), ("contentMode", "center"),
      ("text", "One & <two> \"\(number(9))\""), ("text", "two\nlines"), ("title", "T\u{e9}l"),
      ("tag", "\(number(99))"), ("customClass", "Fancy\(number(3))"), ("axis", "vertical"),
      ("spacing", "\(number(20))"), ("image", "star.\(number(4))"), ("text", "plain"),
      ("verticalHuggingPriority", "\(number(999) + 1)"), ("userInteractionEnabled", "NO"),
      ("restorationIdentifier", "r\(number(5))"), ("clipsSubviews", "YES"), ("text", "a\u{301}"),
    ]
    guard let (path, text) = pick(choices) else { return nil }
    return .set(id, PropertyPath(path), .text(text), in: row())
  }

  private mutating func structured() -> LayoutEdit? {
    guard let id = pick(members)?.id else { return nil }
    let choices = [
      ("backgroundColor", "#3366\(10 + number(89))"), ("backgroundColor", "systemColor:label"),
      ("backgroundColor", "name:Accent\(number(3))"), ("tintColor", "name:Accent\(number(3))"),
      ("textColor", "nil"), ("textColor", "systemColor:systemGray\(2 + number(4))"),
      ("backgroundColor/alpha", "0.5"), ("frame", "\(number(99)) 20 300 40"), ("frame/x", "12"),
      ("fontDescription", "system \(8 + number(30)) semibold"), ("fontDescription", "style:body"),
      ("fontDescription/pointSize", "19"), ("layoutMargins", "8 8 \(number(9)) 8"),
      ("autoresizingMask", "widthSizable flexibleMaxY"), ("font", "system \(8 + number(9))"),
      ("contentInset", "1 2 3 \(number(9))"), ("bounds", "0 0 10 10"),
    ]
    guard let (path, text) = pick(choices) else { return nil }
    return .set(id, PropertyPath(path), .text(text), in: row())
  }

  private mutating func unset() -> LayoutEdit? {
    guard let object = pick(objects), let property = pick(object.properties) else { return nil }
    return .unset(object.id, property.path, in: property.variation)
  }

  // MARK: - Structure

  private mutating func delete() -> LayoutEdit? {
    // Mostly leaves: deleting a large subtree would leave little to edit.
    let count = 1 + number(4)
    let candidates = (0..<count).compactMap { _ in pick(objects.dropFirst().map(\.id)) }
    guard let id = candidates.max(by: { depth($0) < depth($1) }) else { return nil }
    return .delete(id, from: pick(EditPlace.allCases) ?? .canvas, command: chance(2))
  }

  private func depth(_ id: ObjectID) -> Int {
    objects.firstIndex { $0.id == id } ?? 0
  }

  private mutating func add() -> LayoutEdit? {
    guard let parent = pick(chance(4) ? objects : views)?.id, let kind = pick(kinds) else {
      return nil
    }
    return .add(
      NewObject(
        kind: kind,
        parent: parent,
        placement: chance(2) ? .last : .at(number(4)),
        userLabel: chance(2) ? nil : "New \(number(9))"
      )
    )
  }

  private mutating func addConstraint() -> LayoutEdit? {
    guard let view = pick(views) else { return nil }
    let siblings = views.filter { $0.parent == view.parent && $0.id != view.id }
    let first = ConstraintNotation.Item.named(view.id.rawValue)
    let second = pick(siblings).map { ConstraintNotation.Item.named($0.id.rawValue) } ?? .superview
    let constant = "\(number(60) - 10)"
    let choices = [
      ConstraintNotation(.init(first, "top"), .equal, .init(second, "bottom"), constant: constant),
      ConstraintNotation(
        .init(first, "leading"),
        .greaterThanOrEqual,
        .init(.superview, "leadingMargin"),
        constant: constant,
        priority: number(1000) + 1
      ),
      ConstraintNotation(.init(first, "width"), constant: "\(number(300))"),
      ConstraintNotation(
        .init(first, "width"),
        .lessThanOrEqual,
        .init(first, "height"),
        multiplier: "16:9"
      ),
      ConstraintNotation(.init(first, "top"), .equal, .init(.safeArea, "top")),
      ConstraintNotation(.init(.superview, "trailing"), .equal, .init(first, "trailing")),
      ConstraintNotation(.init(first, "centerX"), .equal, .init(second, "centerX")),
    ]
    return pick(choices).map { .addConstraint(NewConstraint($0)) }
  }

  private mutating func connect() -> LayoutEdit? {
    if chance(4) { return pick(connections).map { .disconnect($0.id) } }
    guard let source = pick(members) else { return nil }
    let near = members.filter { $0.scene == source.scene }
    guard let target = pick(near)?.id, let name = pick(["alpha", "Beta", "gamma:", "zeta"]) else {
      return nil
    }
    switch number(4) {
    case 0: return .connect(from: source.id, .outlet(property: name, destination: target))
    case 1: return .connect(from: source.id, .outletCollection(property: name, destination: target))
    case 2:
      let event = chance(2) ? nil : "touchUpInside"
      return .connect(
        from: source.id,
        .action(selector: name, target: target, event: event)
      )
    default:
      guard let destination = pick(controllers)?.id else { return nil }
      return .connect(
        from: source.id,
        .segue(
          kind: "show",
          destination: destination,
          identifier: chance(2) ? "go" : nil,
          relationship: nil
        )
      )
    }
  }

  private mutating func move() -> LayoutEdit? {
    guard let object = pick(members) else { return nil }
    let siblings = members.filter { $0.parent == object.parent && $0.id != object.id }
    if chance(2) {
      let sibling = pick(siblings)?.id
      let places: [Placement?] = [
        .first, .last, .at(number(4)), sibling.map { .before($0) }, sibling.map { .after($0) },
      ]
      return (pick(places) ?? nil).map { .reorder(object.id, $0) }
    }
    guard let parent = pick(views) else { return nil }
    return .reparent(object.id, into: parent.id, chance(2) ? .first : .at(number(3)))
  }

  private mutating func scene() -> LayoutEdit? {
    if scenes.count > 2, chance(3) { return pick(scenes).map { .removeScene($0.id) } }
    let kinds = ["viewController", "tableViewController", "navigationController"]
    return .addScene(
      NewScene(
        controller: pick(kinds) ?? "viewController",
        identifier: chance(2) ? "scene\(number(9))" : nil,
        canvasX: number(2000)
      )
    )
  }
}
