public import LayoutModel

/// Reverts changes that Xcode made in a document without an author's intent.
///
/// Frames are reverted only in scenes without an edit, because an edit changes what Auto Layout
/// computes. The header stays if the document has edits and depends on something new.
public struct NoiseRemoval {
  private let old: Document
  private let rule: CosmeticRule
  private let tables: (old: ObjectTable, new: ObjectTable)
  private let matched: MatchedObjects
  private let scope: NoiseScope
  private var result: Document

  /// Returns a document without the cosmetic changes since an older version, and with all others.
  ///
  /// - Parameters:
  ///   - new: The document.
  ///   - old: The version before the edits.
  ///   - kinds: The kinds of cosmetic changes to revert.
  public static func removed(
    from new: Document,
    since old: Document,
    kinds: Set<Cosmetic> = NoiseRemoval.kinds
  ) -> Document {
    let diff = DocumentDiff(from: old, to: new)
    if diff.changes.isEmpty { return new }
    // If nothing else changed, the old document is the result, byte for byte.
    let isNoise = diff.changes.allSatisfy { change in
      change.cosmetic.map(kinds.contains) ?? false && !dependsOnSystem(change)
    }
    if isNoise { return old }
    var removal = NoiseRemoval(new, old, NoiseScope(diff, kinds, new))
    removal.revertDevice()
    removal.revertValues()
    removal.revertResourceOrder()
    return removal.result
  }

  /// The kinds of cosmetic changes that are reverted by default. A scene's place on the canvas is not
  /// among them: people move scenes.
  public static let kinds: Set<Cosmetic> = [.header, .frame, .resource, .formatting]

  /// The kinds of values that not every system shows alike, whatever their spelling: a color in
  /// another space, a font named by another use.
  private static let keptKinds: [RecordKind] = [.color, .font]

  private static func dependsOnSystem(_ change: LayoutChange) -> Bool {
    change.role != .document
      && keptKinds.contains { kind in
        let tag = kind.rawValue + " "
        return change.new?.hasPrefix(tag) == true && change.old?.hasPrefix(tag) == true
      }
  }

  private static func dependsOnSystem(_ value: Value?) -> Bool {
    keptKinds.contains { $0.rawValue == value?.tag }
  }

  private init(_ new: Document, _ old: Document, _ scope: NoiseScope) {
    self.old = old
    self.scope = scope
    result = new
    rule = CosmeticRule(
      usesAutoLayout: CosmeticRule(old).usesAutoLayout && CosmeticRule(new).usesAutoLayout
    )
    (matched, tables.old, tables.new) = MatchedObjects.matching(old: old, new: new)
  }

  // MARK: - Values

  private mutating func revertValues() {
    for index in result.objects.indices {
      guard let number = matched.number(of: result.objects[index].id),
        let before = tables.old.object(number), before.kind == result.objects[index].kind
      else { continue }
      let after = result.objects[index]
      let changes = after.propertyChanges(since: before)
      guard !changes.isEmpty else { continue }
      let authored = rule.authoredFrame(of: number, tables.old, tables.new)
      let noise = changes.filter { isNoise($0, of: after, authored: authored) }
      if noise.count == changes.count {
        result.objects[index].properties = before.properties
        result.objects[index].formatting = before.formatting
        result.objects[index].idPosition = before.idPosition
      } else {
        for change in noise { result.objects[index].revert(change, to: before) }
      }
    }
  }

  private func isNoise(_ change: PropertyChange, of object: LayoutObject, authored: FrameParts)
    -> Bool
  {
    guard let cosmetic = CosmeticRule.cosmetic(change, of: object.role, authored: authored) else {
      return !NoiseRemoval.dependsOnSystem(change.new)
        && ValueMerge.isRespelling(change.old, change.new) && scope.kinds.contains(.formatting)
    }
    switch cosmetic {
    case .header: return scope.takesHeader && !scope.keptSlots.contains(change.path.root)
    case .frame: return scope.takesFrames(in: object.scene)
    case .resource:
      return !NoiseRemoval.dependsOnSystem(change.new) && scope.kinds.contains(.resource)
    case .canvas: return scope.kinds.contains(.canvas)
    case .formatting: return scope.kinds.contains(.formatting)
    }
  }

  // MARK: - Device

  /// Puts the old device of the canvas, which has an id of its own, in place of the new one.
  private mutating func revertDevice() {
    guard scope.takesHeader else { return }
    let olds = old.objects.filter(DeviceMatching.isDevice)
    let places = result.objects.indices.filter { DeviceMatching.isDevice(result.objects[$0]) }
    guard let first = places.first, olds.first?.parent == Document.rootID,
      result.objects[first].parent == Document.rootID
    else { return }
    let position = result.objects[first].position
    for place in places.reversed() { result.objects.remove(at: place) }
    result.objects.insert(contentsOf: olds, at: first)
    result.objects[first].position = position
  }

  // MARK: - Resources

  /// Gives the resources that both versions have their old order.
  private mutating func revertResourceOrder() {
    guard scope.kinds.contains(.resource) else { return }
    var places: [ObjectID: Int] = [:]
    for index in result.objects.indices where result.objects[index].role == .resource {
      places[result.objects[index].id] = index
    }
    let order = old.objects.filter { $0.role == .resource && places[$0.id] != nil }.map(\.id)
    let slots = order.compactMap { places[$0] }.sorted()
    let moved = order.compactMap { places[$0].map { result.objects[$0] } }
    let positions = slots.map { result.objects[$0].position }
    for (place, slot) in slots.enumerated() where moved.indices.contains(place) {
      result.objects[slot] = moved[place]
      result.objects[slot].position = positions[place]
    }
  }
}

extension LayoutObject {
  /// Gives a property the value and the spelling that it has in an older state.
  fileprivate mutating func revert(_ change: PropertyChange, to old: LayoutObject) {
    func isChanged(_ property: Property) -> Bool {
      property.path == change.path && property.variation == change.variation
    }
    let place = properties.firstIndex(where: isChanged)
    let before = old.properties.first(where: isChanged)
    switch (place, before) {
    case (let place?, let before?): properties[place].value = before.value
    case (let place?, nil): properties.remove(at: place)
    case (nil, var before?):
      before.position = position(after: before, in: old)
      properties.append(before)
    case (nil, nil): return
    }
    func isSpelling(_ spelling: Formatting) -> Bool {
      spelling.path == change.path && spelling.variation == change.variation
    }
    formatting.removeAll(where: isSpelling)
    formatting += old.formatting.filter(isSpelling)
  }

  /// The position behind the nearest sibling before a property that this state still has.
  private func position(after property: Property, in old: LayoutObject) -> Double {
    func isSibling(_ other: Property) -> Bool {
      other.variation == property.variation
        && (other.value.literal == nil) == (property.value.literal == nil)
        && other.path.isNested == property.path.isNested
        && (!property.path.isNested || other.path.parent == property.path.parent)
    }
    let earlier = old.properties.filter { isSibling($0) && $0.position < property.position }
    let known = earlier.sorted { $0.position > $1.position }.lazy.compactMap { earlier in
      self.properties.first { $0.path == earlier.path && $0.variation == earlier.variation }
    }
    return known.first.map { $0.position.nextUp } ?? property.position
  }
}
