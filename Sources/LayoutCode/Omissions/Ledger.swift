import LayoutModel

/// The account of a scene's rows: those in the code, those without effect, and the omissions.
final class Ledger {
  /// The state of a row: in the code, without effect, or omitted.
  enum State: Equatable {
    case pending
    case written
    /// Without effect in a running app, with the reason.
    case withoutEffect(String)
    /// Left out, with the reason.
    case omitted(String)
  }

  let objects: [LayoutObject]
  private let places: [ObjectID: Int]
  private var ownStates: [State]
  private var states: [[State]]
  /// Omissions of constraints, which concern a whole object.
  private var objections: [ObjectID: String] = [:]
  /// Why the code does not use an object that it has, by object.
  private var unused: [ObjectID: String] = [:]

  init(_ objects: [LayoutObject]) {
    self.objects = objects
    places = Dictionary(objects.indices.map { (objects[$0].id, $0) }) { first, _ in first }
    ownStates = objects.map { _ in .pending }
    states = objects.map { $0.properties.map { _ in .pending } }
  }

  /// Records that the code contains an object, with the attributes that determine its identity.
  func write(_ id: ObjectID) {
    guard let place = places[id] else { return }
    if ownStates[place] == .pending { ownStates[place] = .written }
    for name in ["customClass", "customModule", "customModuleProvider"] { write(id, name) }
  }

  /// Records that the code contains a value, in all size classes.
  func write(_ id: ObjectID, _ path: String) { set(.written, id) { $0.rawValue == path } }

  /// Records that the code contains a value with all values below its path.
  func write(_ id: ObjectID, under path: String) {
    set(.written, id) { $0.rawValue == path || $0.rawValue.hasPrefix(path + "/") }
  }

  /// Records that an object and all its rows are in the code.
  func writeAll(_ id: ObjectID) {
    write(id)
    set(.written, id) { _ in true }
  }

  /// Records that a value has no effect.
  func markWithoutEffect(_ id: ObjectID, under path: String, _ reason: String) {
    set(.withoutEffect(reason), id) { $0.rawValue == path || $0.rawValue.hasPrefix(path + "/") }
  }

  /// Records that an object and its rows have no effect.
  func markAllWithoutEffect(_ id: ObjectID, _ reason: String) {
    guard let place = places[id] else { return }
    if ownStates[place] == .pending { ownStates[place] = .withoutEffect(reason) }
    set(.withoutEffect(reason), id) { _ in true }
  }

  /// Records that the code omits a value.
  func omit(_ id: ObjectID, under path: String, _ reason: String) {
    set(.omitted(reason), id) { $0.rawValue == path || $0.rawValue.hasPrefix(path + "/") }
  }

  /// Records that the code omits an object with all its rows.
  func omitAll(_ id: ObjectID, _ reason: String) {
    guard let place = places[id] else { return }
    if ownStates[place] == .pending {
      ownStates[place] = .omitted(reason)
      objections[id] = reason
    }
    set(.omitted(reason), id) { _ in true }
  }

  /// Records that the code has an object and its values, but does not use it as the document does.
  func omitUse(of id: ObjectID, _ reason: String) { unused[id] = reason }

  private func set(_ state: State, _ id: ObjectID, where matches: (PropertyPath) -> Bool) {
    guard let place = places[id] else { return }
    for index in objects[place].properties.indices
    where states[place][index] == .pending && matches(objects[place].properties[index].path) {
      states[place][index] = state
    }
  }

  // MARK: - Results

  /// Gives a state to the rows that no part of the generator recorded.
  func finish(_ platform: Platform) {
    let table = NoEffectTable.of(platform)
    for place in objects.indices {
      let object = objects[place]
      if ownStates[place] == .pending {
        if let reason = table.reason(ofObject: object) {
          markAllWithoutEffect(object.id, reason)
        } else {
          omitAll(object.id, "code can't create a \(object.kind) here")
        }
      }
      for index in object.properties.indices where states[place][index] == .pending {
        let property = object.properties[index]
        states[place][index] =
          table.reason(object, property).map { .withoutEffect($0) }
          ?? .omitted("code does not set it")
      }
    }
  }

  /// The omissions, by object in the order of the scene, each value once for each size class.
  var omissions: [SceneCode.Omission] {
    objects.indices.flatMap { place -> [SceneCode.Omission] in
      let object = objects[place]
      if let reason = objections[object.id] {
        return [.init(id: object.id, reason: reason)]
      }
      let omitted = object.properties.indices.filter {
        if case .omitted = states[place][$0] { true } else { false }
      }
      let elements = Set(omitted.map { ElementPlace(object.properties[$0]) })
      let use = unused[object.id].map { SceneCode.Omission(id: object.id, reason: $0) }
      return [use].compactMap { $0 }
        + omitted.compactMap { index in
          let property = object.properties[index]
          // The content of an element is reported with the element.
          guard case .omitted(let reason) = states[place][index],
            !ElementPlace(property).parents.contains(where: elements.contains)
          else { return nil }
          return .init(
            id: object.id,
            reason: reason,
            attribute: property.path.rawValue,
            value: property.value.shown,
            variation: property.variation.isBase ? nil : property.variation
          )
        }
    }
  }

  /// The numbers of rows in the code, without effect, and omitted.
  var account: SceneCode.Account {
    var account = SceneCode.Account()
    for place in objects.indices {
      account.count(ownStates[place])
      for state in states[place] { account.count(state) }
      // An entry of a mask is in the code with the object that it installs.
      for _ in objects[place].installations { account.count(ownStates[place]) }
      countElements(of: place, &account)
    }
    return account
  }

  /// Counts an object's element and the elements inside it that are not objects.
  private func countElements(of place: Int, _ account: inout SceneCode.Account) {
    let object = objects[place]
    var attributes: [ElementPlace: [State]] = [:]
    for (property, state) in zip(object.properties, states[place]) where property.value.tag == nil {
      let element = ElementPlace(path: property.path.parent, variation: property.variation)
      attributes[element, default: []].append(state)
    }
    let own = ElementPlace(path: .object, variation: .base)
    account.count([ownStates[place]] + attributes[own, default: []], tag: object.kind)
    for (property, state) in zip(object.properties, states[place]) {
      guard let tag = property.value.tag else { continue }
      let element = ElementPlace(path: property.path, variation: property.variation)
      account.count([state] + attributes[element, default: []], tag: tag)
    }
  }

  /// The place of an element in an object.
  private struct ElementPlace: Hashable {
    let path: PropertyPath
    let variation: VariationKey

    init(path: PropertyPath, variation: VariationKey) {
      self.path = path
      self.variation = variation
    }

    init(_ property: Property) { self.init(path: property.path, variation: property.variation) }

    /// The elements around it, without the object's.
    var parents: some Sequence<ElementPlace> {
      sequence(first: path.parent) { $0.parent }.prefix { !$0.isObject }
        .map { ElementPlace(path: $0, variation: variation) }
    }
  }

  /// Calls a function with each row that the code contains.
  func eachWritten(_ body: (LayoutObject, Property) -> Void) {
    for place in objects.indices {
      for index in states[place].indices where states[place][index] == .written {
        body(objects[place], objects[place].properties[index])
      }
    }
  }
}

extension SceneCode.Account {
  fileprivate mutating func count(_ states: [Ledger.State], tag: String) {
    var isOmitted = false
    for case .omitted in states { isOmitted = true }
    if isOmitted {
      elements[tag, default: .init()].omitted += 1
    } else if states.contains(.written) {
      elements[tag, default: .init()].written += 1
    } else {
      elements[tag, default: .init()].withoutEffect += 1
    }
  }

  fileprivate mutating func count(_ state: Ledger.State) {
    switch state {
    case .pending: unaccounted += 1
    case .written: written += 1
    case .withoutEffect(let reason): withoutEffect[reason, default: 0] += 1
    case .omitted: omitted += 1
    }
  }
}
