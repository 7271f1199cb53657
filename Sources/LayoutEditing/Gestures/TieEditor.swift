internal import LayoutModel

/// Finds, rewrites and adds constraints as ties.
struct TieEditor: EditPart {
  let state: EditState

  /// Returns the constraints that have one of some items, sorted by id.
  func ties(of items: Set<ObjectID>) -> [Tie] {
    slice.unordered.filter { $0.role == .constraint }.compactMap(tie).filter {
      items.contains($0.first.item) || $0.second.map { items.contains($0.item) } == true
    }.sorted { $0.id < $1.id }
  }

  private func tie(_ constraint: LayoutObject) -> Tie? {
    guard let owner = constraint.parent else { return nil }
    func number(_ name: String, _ usual: Double) -> Double {
      constraint.attribute(name).flatMap(Double.init) ?? usual
    }
    let second = constraint.attribute("secondItem").map {
      Tie.Anchor(item: ObjectID($0), attribute: constraint.attribute("secondAttribute") ?? "")
    }
    return Tie(
      id: constraint.id,
      first: Tie.Anchor(
        item: constraint.attribute("firstItem").map { ObjectID($0) } ?? owner,
        attribute: constraint.attribute("firstAttribute") ?? ""
      ),
      relation: constraint.attribute("relation").flatMap(ConstraintNotation.Relation.init)
        ?? .equal,
      second: second,
      multiplier: constraint.attribute("multiplier").flatMap(NumberText.multiplier) ?? 1,
      constant: number("constant", 0),
      priority: number("priority", 1000),
      hasVariedValue: constraint.attribute("symbolic") == "YES"
        || constraint.properties.contains { !$0.variation.isBase && !$0.path.isObject },
      hasVariedInstallation: !constraint.installations.isEmpty
    )
  }

  /// Writes a rewritten tie: its items, relation, multiplier, and the change of its constant in all
  /// classes.
  ///
  /// - Returns: False if the constraint has no owner any more, or if its constant can't change.
  func rewrite(_ old: Tie, as new: Tie) throws(EditError) -> Bool {
    let change = new.constant - old.constant
    if abs(change) > 1e-9 {
      guard let object = slice[old.id], object.attribute("symbolic") != "YES" else { return false }
      let rows = object.properties.filter { $0.path.rawValue == "constant" }
      for row in rows where !row.variation.isBase {
        let value = TieEditor.text((row.value.literal.flatMap(Double.init) ?? 0) + change)
        _ = try propertyEditor.set(old.id, row.path, .text(value), in: row.variation)
      }
      let text = TieEditor.text(new.constant)
      _ = try propertyEditor.set(old.id, PropertyPath("constant"), .text(text), in: .base)
    }
    func write(_ name: String, _ literal: String?) {
      let path = PropertyPath(name)
      if let literal {
        guard slice[old.id]?.attribute(name) != literal else { return }
        rowWriter.setAttribute(path, literal, of: old.id)
      } else if slice[old.id]?.attribute(name) != nil {
        rowWriter.removeAttribute(path, of: old.id)
      }
    }
    write("firstAttribute", new.first.attribute)
    write("relation", new.relation == .equal ? nil : new.relation.rawValue)
    write("secondItem", new.second?.item.rawValue)
    write("secondAttribute", new.second?.attribute)
    if new.second == nil { write("multiplier", nil) }
    return objectMover.rehome(new)
  }

  /// Replaces a constraint by a rewritten one, or deletes it if it says nothing, if another
  /// constraint says it already, or if it has no owner.
  func put(_ new: Tie, for old: Tie) throws(EditError) {
    let new = new.aboutLength
    if new.isTrivial || isSaidBesides(new) { return delete([old.id]) }
    let isKept = try rewrite(old, as: new)
    if !isKept { delete([old.id]) }
  }

  private func isSaidBesides(_ new: Tie) -> Bool {
    new.isDefinition
      && ties(of: [new.first.item]).contains { tie in
        tie.id != new.id && !tie.hasVariedInstallation
          && tie.says(new.first, new.second, constant: new.constant)
      }
  }

  /// Adds an equation in the classes in which no constraint of the document says it already.
  func addUnlessSaid(
    _ first: Tie.Anchor,
    _ second: Tie.Anchor? = nil,
    multiplier: String? = nil,
    constant: Double = 0
  ) throws(EditError) {
    let (first, second) = (withID(first), second.map(withID))
    try constraintAdder.requireMultiplier(multiplier)
    let ratio = multiplier.flatMap(NumberText.multiplier) ?? 1
    let owner = try constraintAdder.nearestCommonAncestor(of: items(first, second))
    let classes = constraintAdder.effectiveClasses(of: items(first, second), in: owner)
    let said = ties(of: [first.item]).filter {
      $0.says(first, second, multiplier: ratio, constant: constant)
    }.reduce(into: Set<SizeClass>()) {
      $0.formUnion(installationWriter.classes(of: $1.id, in: slice[$1.id]?.parent ?? owner))
    }
    if !classes.isEmpty, classes.isSubset(of: said) { return }
    let id = try add(first, .equal, second, multiplier: multiplier, constant: constant)
    if !classes.isDisjoint(with: said) {
      installationWriter.limit(id, to: classes.subtracting(said))
    }
  }

  /// Returns an anchor that a constraint can name: a content view without an id stands for its cell.
  private func withID(_ anchor: Tie.Anchor) -> Tie.Anchor {
    guard let object = slice[anchor.item], object.idPosition == nil, object.key == "contentView",
      let cell = object.parent
    else { return anchor }
    return Tie.Anchor(item: cell, attribute: anchor.attribute)
  }

  private func items(_ first: Tie.Anchor, _ second: Tie.Anchor?) -> [ObjectID] {
    [first.item] + (second.map { [$0.item] } ?? [])
  }

  /// Adds a constraint between two anchors, installed in the current class where its items are.
  /// - Returns: The new constraint.
  /// - Throws: ``EditError/badSelection(_:)`` if the items are never installed together.
  @discardableResult
  func add(
    _ first: Tie.Anchor,
    _ relation: ConstraintNotation.Relation = .equal,
    _ second: Tie.Anchor? = nil,
    multiplier: String? = nil,
    constant: Double = 0
  ) throws(EditError) -> ObjectID {
    let items = items(first, second)
    let owner = try constraintAdder.nearestCommonAncestor(of: items)
    guard !constraintAdder.effectiveClasses(of: items, in: owner).isEmpty else {
      throw .badSelection(
        "\(gestureEditor.names(items)) are not installed together in any size class of this edit;"
          + " install them in the same class first"
      )
    }
    func anchor(_ anchor: Tie.Anchor) -> ConstraintNotation.Anchor {
      .init(.named(anchor.item.rawValue), anchor.attribute)
    }
    let notation = ConstraintNotation(
      anchor(first),
      relation,
      second.map(anchor),
      multiplier: multiplier,
      constant: constant == 0 && second != nil ? nil : TieEditor.text(constant)
    )
    return try constraintAdder.add(NewConstraint(notation)).subject
  }

  func delete(_ ids: [ObjectID]) {
    if !ids.isEmpty { _ = objectDeleter.deleteFromProject(ids) }
  }

  /// Returns a number as a constraint has it: without the noise of floating-point sums.
  static func text(_ value: Double) -> String {
    let rounded = (value * 1024).rounded() / 1024
    let number = abs(rounded - value) < 1e-9 ? rounded : value.withoutNoise
    return number.whole.map(String.init) ?? "\(number)"
  }
}
