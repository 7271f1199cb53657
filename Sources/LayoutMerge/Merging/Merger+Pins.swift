import LayoutModel

/// Constraints of both sides that give one distance two sizes.
extension Merger {
  /// Adds a conflict where both sides added an equation between the same anchors with different
  /// constants. Each is valid on its side, and together they contradict each other.
  mutating func resolvePins() {
    let ours = newPins(of: .ours)
    guard !ours.isEmpty else { return }
    for (pin, number) in newPins(of: .theirs).flatMap({ pin, list in list.map { (pin, $0) } })
      .sorted(by: { matched.ids[$0.1] < matched.ids[$1.1] })
    {
      guard isAlive[number], let rival = ours[pin]?.first(where: { isRival($0, number) }) else {
        continue
      }
      leaveOut(number, for: rival, at: PropertyPath(pin.attribute), of: pin.item)
    }
  }

  /// The anchors of an equation, in an order that does not depend on how it is written.
  private struct Pin: Hashable {
    let item: Int
    let attribute: String
    let otherItem: Int
    let otherAttribute: String
    let multiplier: String
    let priority: String
  }

  /// Returns the equations that a side added, by their anchors.
  private func newPins(of side: Version) -> [Pin: [Int]] {
    var pins: [Pin: [Int]] = [:]
    for number in table(side).order
    where isAlive[number] && status(number, side) == .added && !has(side.opposite, number) {
      guard let object = object(number, side), let pin = pin(of: object, number, side) else {
        continue
      }
      pins[pin, default: []].append(number)
    }
    return pins
  }

  private func pin(of object: LayoutObject, _ number: Int, _ side: Version) -> Pin? {
    guard object.role == .constraint, object.attribute("relation") ?? "equal" == "equal",
      let attribute = object.attribute("firstAttribute")
    else { return nil }
    func item(_ name: String) -> Int? {
      object.attribute(name).flatMap { matched.number(of: ObjectID($0)) }
    }
    let first = item("firstItem") ?? parent(number, side)
    let multiplier = object.attribute("multiplier") ?? "1"
    let priority = object.attribute("priority") ?? "1000"
    let second = object.attribute("secondAttribute") ?? ""
    guard first >= 0 else { return nil }
    guard let other = item("secondItem") else {
      return Pin(
        item: first,
        attribute: attribute,
        otherItem: -1,
        otherAttribute: "",
        multiplier: multiplier,
        priority: priority
      )
    }
    // The inner view is named first. Ids decide between siblings, because they are the same on both
    // sides.
    let isInner =
      isInside(first, other, side)
      || !isInside(other, first, side) && matched.ids[first] < matched.ids[other]
    let isKept = isInner || multiplier != "1"
    return Pin(
      item: isKept ? first : other,
      attribute: isKept ? attribute : second,
      otherItem: isKept ? other : first,
      otherAttribute: isKept ? second : attribute,
      multiplier: multiplier,
      priority: priority
    )
  }

  private func isInside(_ number: Int, _ ancestor: Int, _ side: Version) -> Bool {
    var next = parent(number, side)
    for _ in 0...ElementTree.maximumDepth where next >= 0 && next != ancestor {
      next = parent(next, side)
    }
    return next == ancestor
  }

  /// Returns true if some size class has both constraints with different constants.
  private func isRival(_ our: Int, _ their: Int) -> Bool {
    guard let ours = object(our, .ours), let theirs = object(their, .theirs) else { return false }
    return SizeClass.all.contains { sizeClass in
      ours.installation(in: sizeClass)?.isInstalled != false
        && theirs.installation(in: sizeClass)?.isInstalled != false
        && constant(of: ours, in: sizeClass, facing: theirs) != constant(of: theirs, in: sizeClass)
    }
  }

  /// Returns the constant in a size class. A constraint that is written the other way round has the
  /// opposite constant.
  private func constant(
    of object: LayoutObject,
    in sizeClass: SizeClass,
    facing other: LayoutObject? = nil
  ) -> Double {
    let row = object.effectiveProperties(in: sizeClass).first { $0.path.rawValue == "constant" }
    let constant = row?.value.literal.flatMap(ValueMerge.decimal) ?? 0
    guard let other, object.attribute("secondItem") != nil else { return constant }
    let isTurned =
      object.attribute("firstItem") != other.attribute("firstItem")
      || object.attribute("firstAttribute") != other.attribute("firstAttribute")
    return isTurned ? -constant : constant
  }
}
