import LayoutEditing
import LayoutModel
import TestSupport

/// Edits of all kinds, as a user could ask for them; some will be refused.
struct RandomEdits {
  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func editingClass() -> SizeClass {
    SizeClass.all.randomElement(using: &generator) ?? .anyAny
  }

  mutating func next(for slice: LayoutSlice) -> LayoutEdit? {
    let objects = slice.objects
    let views = objects.filter { $0.role == .view }
    let constraints = objects.filter { $0.role == .constraint }
    switch Int.random(in: 0..<16, using: &generator) {
    case 0, 1: return constant(constraints)
    case 2: return value(views)
    case 3: return structured(views)
    case 4: return unset(objects)
    case 5, 6:
      guard let id = pick(views + constraints)?.id else { return nil }
      return flip() ? .install(id, in: variation()) : .uninstall(id, in: variation())
    case 7:
      guard let id = pick(objects)?.id else { return nil }
      let place = EditPlace.allCases.randomElement(using: &generator) ?? .canvas
      return .delete(id, from: place, command: flip())
    case 8, 9: return add(views, slice)
    case 10, 11: return addConstraint(views)
    case 12: return connect(objects)
    case 13: return move(views)
    case 14: return pick(views).map { .duplicate($0.id) }
    default: return rare(objects, views)
    }
  }

  private mutating func flip() -> Bool { Bool.random(using: &generator) }

  private mutating func pick<Value>(_ values: [Value]) -> Value? {
    values.randomElement(using: &generator)
  }

  private mutating func variation() -> VariationKey? {
    flip() ? nil : VariationKey(editingClass())
  }

  private mutating func constant(_ constraints: [LayoutObject]) -> LayoutEdit? {
    guard let id = pick(constraints)?.id else { return nil }
    let number = Int.random(in: -20...200, using: &generator)
    let (path, text) =
      pick([
        ("constant", "\(number)"), ("constant", "\(number).5"), ("priority", "750"),
        ("multiplier", "16:9"), ("identifier", "spacing"),
      ]) ?? ("constant", "0")
    return .set(id, PropertyPath(path), .text(text), in: variation())
  }

  private mutating func value(_ views: [LayoutObject]) -> LayoutEdit? {
    guard let id = pick(views)?.id else { return nil }
    let (path, text) =
      pick([
        ("hidden", "YES"), ("alpha", "0.5"), ("contentMode", "center"), ("text", "One & <two>"),
        ("text", "two\nlines"), ("tag", "7"), ("unheardOf", "x"), ("customClass", "Fancy"),
        ("axis", "vertical"), ("spacing", "8"), ("image", "star"), ("contentMode", "wrong"),
        ("verticalHuggingPriority", "251"),
      ]) ?? ("hidden", "YES")
    return .set(id, PropertyPath(path), .text(text), in: variation())
  }

  private mutating func structured(_ views: [LayoutObject]) -> LayoutEdit? {
    guard let id = pick(views)?.id else { return nil }
    let (path, text) =
      pick([
        ("backgroundColor", "#336699"), ("backgroundColor", "systemColor:label"),
        ("tintColor", "name:Accent"), ("textColor", "nil"), ("frame", "10 20 300 40"),
        ("frame/x", "12"), ("fontDescription", "system 17 semibold"),
        ("fontDescription/pointSize", "19"), ("layoutMargins", "8 8 8 8"),
        ("autoresizingMask", "widthSizable flexibleMaxY"), ("backgroundColor", "blue"),
      ]) ?? ("frame", "0 0 1 1")
    return .set(id, PropertyPath(path), .text(text), in: variation())
  }

  private mutating func unset(_ objects: [LayoutObject]) -> LayoutEdit? {
    guard let object = pick(objects), let property = pick(object.properties) else { return nil }
    return .unset(object.id, property.path, in: property.variation)
  }

  private mutating func add(_ views: [LayoutObject], _ slice: LayoutSlice) -> LayoutEdit? {
    guard let parent = pick(views)?.id, let document = slice[Document.rootID],
      let kind = pick(ObjectTemplate.kinds(on: Platform(ofDocument: document)))
    else { return nil }
    let placement = flip() ? Placement.last : .at(Int.random(in: 0...3, using: &generator))
    return .add(NewObject(kind: kind, parent: parent, placement: placement, userLabel: "New one"))
  }

  private mutating func addConstraint(_ views: [LayoutObject]) -> LayoutEdit? {
    guard let view = pick(views) else { return nil }
    let siblings = views.filter { $0.parent == view.parent && $0.id != view.id }
    let first = ConstraintNotation.Item.named(view.id.rawValue)
    let second = pick(siblings).map { ConstraintNotation.Item.named($0.id.rawValue) } ?? .superview
    let constraint =
      pick([
        ConstraintNotation(.init(first, "top"), .equal, .init(second, "bottom"), constant: "8"),
        ConstraintNotation(
          .init(first, "leading"),
          .greaterThanOrEqual,
          .init(.superview, "leadingMargin"),
          priority: 750
        ),
        ConstraintNotation(.init(first, "width"), constant: "100"),
        ConstraintNotation(
          .init(first, "width"),
          .equal,
          .init(first, "height"),
          multiplier: "16:9"
        ),
        ConstraintNotation(.init(first, "top"), .equal, .init(.safeArea, "top")),
        ConstraintNotation(.init(first, "left"), .equal, .init(second, "leading")),
      ]) ?? ConstraintNotation(.init(first, "height"), constant: "10")
    return .addConstraint(NewConstraint(constraint))
  }

  private mutating func connect(_ objects: [LayoutObject]) -> LayoutEdit? {
    guard let source = pick(objects)?.id, let target = pick(objects)?.id else { return nil }
    let name = pick(["alpha", "Beta", "gamma:", "zeta"]) ?? "alpha"
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return .connect(from: source, .outlet(property: name, destination: target))
    case 1: return .connect(from: source, .outletCollection(property: name, destination: target))
    case 2:
      return .connect(
        from: source,
        .action(selector: name, target: target, event: "touchUpInside")
      )
    default:
      let connections = objects.filter { $0.role == .connection }
      return pick(connections).map { .disconnect($0.id) }
    }
  }

  private mutating func move(_ views: [LayoutObject]) -> LayoutEdit? {
    guard let view = pick(views), let parent = pick(views) else { return nil }
    if flip() { return .reorder(view.id, flip() ? .first : .last) }
    return .reparent(view.id, into: parent.id, .at(1))
  }

  private mutating func rare(_ objects: [LayoutObject], _ views: [LayoutObject]) -> LayoutEdit? {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return .addScene(NewScene(identifier: "fresh", canvasX: 100))
    case 1: return pick(objects.filter { $0.role == .scene }).map { .removeScene($0.id) }
    case 2:
      let controllers = objects.filter { $0.attribute("sceneMemberID") == "viewController" }
      guard let source = pick(controllers), let target = pick(controllers) else { return nil }
      return .connect(
        from: source.id,
        .segue(kind: "show", destination: target.id, identifier: nil, relationship: nil)
      )
    default: return pick(views).map { .rename($0.id, "Renamed") }
    }
  }
}
