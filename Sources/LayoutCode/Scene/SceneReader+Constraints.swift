import LayoutModel

/// Reads the constraints of a scene.
extension SceneReader {
  mutating func readConstraints() {
    let holders = constraintHolders()
    for (index, constraint) in layouts[0].constraints.enumerated() {
      let states = layouts.map { $0.constraints[index] }
      if constraint.isPlaceholder {
        ledger.markAllWithoutEffect(constraint.id, "the constraint is removed at build time")
        continue
      }
      let place = place(of: constraint.owner)
      if let objection = states.compactMap({ objection(to: $0, place) }).first {
        ledger.omitAll(constraint.id, objection)
        continue
      }
      write(constraint)
      for constraint in ConstraintGroup(states).constraints {
        add(constraint, to: place, holders[constraint.id])
      }
    }
  }

  /// What holds a constraint: an outlet or a collection of the class itself, or also one of another
  /// object, such as a custom view.
  private enum Holder {
    case itself
    case other
  }

  /// Returns the holders of constraints that an object of the same class refers to.
  private func constraintHolders() -> [ObjectID: Holder] {
    var holders: [ObjectID: Holder] = [:]
    for object in objects where ["outlet", "outletCollection"].contains(object.kind) {
      guard let source = object.parent, byID[source] != nil,
        let id = object.attribute("destination").map({ ObjectID($0) }),
        byID[id]?.role == .constraint
      else { continue }
      let isOwn = scene.classes[place(of: source)].owners.contains(source)
      if holders[id] != .other { holders[id] = isOwn ? .itself : .other }
    }
    return holders
  }

  private mutating func add(_ given: CodeConstraint, to place: Int, _ holder: Holder?) {
    var constraint = given
    let outlet = outlets[constraint.id]
    constraint.isNative = holder == .other
    if constraint.dependsOnClass || outlet != nil || holder != nil {
      let first = scene.classes[place].items[constraint.form.first]?.shortName ?? ""
      constraint.name = scene.classes[place].space.name(
        exact: outlet,
        first + constraint.form.firstAttribute.capitalizedFirst + "Constraint",
        noun: "constraint"
      )
    }
    scene.classes[place].constraints.append(constraint)
  }

  private func write(_ constraint: EffectiveConstraint) {
    ledger.write(constraint.id)
    for name in [
      "firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation", "constant",
      "multiplier", "priority", "identifier",
    ] {
      ledger.write(constraint.id, name)
    }
    if constraint.attribute("placeholder") != nil {
      ledger.markWithoutEffect(constraint.id, under: "placeholder", "a note in Interface Builder")
    }
  }

  private func objection(to constraint: EffectiveConstraint, _ place: Int) -> String? {
    let items = scene.classes[place].items
    for id in [constraint.firstItem] + (constraint.secondItem.map { [$0] } ?? [])
    where items[id] == nil {
      return byID[id] == nil
        ? "its item \(id) is not in the scene" : "code can't name its item \(id)"
    }
    if let objection = ConstraintRules.objection(
      constraint.firstAttribute,
      constraint.secondItem == nil ? nil : constraint.secondAttribute ?? ""
    ) {
      return objection
    }
    let numbers = [constraint.constant, constraint.multiplier, constraint.priority]
    return numbers.allSatisfy(\.isFinite) ? nil : "one of its numbers is not finite"
  }
}

/// The constraints in code for one constraint: several if more than the constant varies.
private struct ConstraintGroup {
  private(set) var constraints: [CodeConstraint] = []

  /// - Parameter states: The constraint in each of the final classes.
  init(_ states: [EffectiveConstraint]) {
    let forms = PerClass { CodeConstraint.Form(states[$0]) }
    for (form, classes) in forms.cases {
      constraints.append(
        CodeConstraint(
          id: states[0].id,
          form: form,
          constants: PerClass { classes.contains($0) ? states[$0].constant : states[0].constant },
          active: ClassSet(
            states.indices.filter { classes.contains($0) && states[$0].state.isActive }
          ),
          identifier: states[0].attribute("identifier")
        )
      )
    }
  }
}

extension CodeConstraint.Form {
  init(_ constraint: EffectiveConstraint) {
    first = constraint.firstItem
    firstAttribute = constraint.firstAttribute
    relation = ConstraintNotation.Relation(rawValue: constraint.relation) ?? .equal
    second = constraint.secondItem
    secondAttribute = constraint.secondItem == nil ? nil : constraint.secondAttribute
    multiplier = constraint.multiplier == 1 ? nil : constraint.attribute("multiplier")
    priority = CodeNumber.priority(constraint.priority)
  }
}
