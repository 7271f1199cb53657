import TestSupport

/// Mutates the structure of a document: values, references, tags and whole subtrees.
struct StructureMutator {
  private var random: SeededGenerator
  private let text: [UInt8]
  private let map: MarkupMap

  /// Scans a text.
  init(_ text: [UInt8], random: SeededGenerator) {
    self.text = text
    self.random = random
    map = MarkupMap(text)
  }

  /// The text after one mutation; nil if it has no markup.
  ///
  /// - Parameter donor: Another document, from which a piece may be taken.
  mutating func changed(donor: [UInt8]) -> (text: [UInt8], random: SeededGenerator)? {
    guard !map.elements.isEmpty else { return nil }
    let text = change(donor) ?? self.text
    return (text, random)
  }

  private mutating func change(_ donor: [UInt8]) -> [UInt8]? {
    switch random.number(below: 16) {
    case 0, 1: hostileValue()
    case 2: hostileNumber()
    case 3: knownValue()
    case 4, 5: reference()
    case 6: moreAttributes()
    case 7: duplicate()
    case 8: move()
    case 9: delete()
    case 10: rename()
    case 11: wrap()
    case 12: unwrap()
    case 13: insert(HostileValues.elements.map { Array($0.utf8) })
    case 14: splice(donor)
    default: swap()
    }
  }

  // MARK: - Values

  private mutating func hostileValue() -> [UInt8]? {
    guard let attribute = attribute() else { return nil }
    return replacing(attribute.value, with: value())
  }

  private mutating func value() -> [UInt8] {
    switch random.number(below: 8) {
    case 0: random.element(of: HostileValues.long)
    case 1...4: Array(random.element(of: HostileValues.texts).utf8)
    default: Array(random.element(of: HostileValues.numbers).utf8)
    }
  }

  /// Replaces a number with a hostile one.
  private mutating func hostileNumber() -> [UInt8]? {
    let found = map.elements.flatMap(\.attributes).filter {
      guard let first = text[$0.value].first else { return false }
      return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) || first == UInt8(ascii: "-")
    }
    guard !found.isEmpty else { return nil }
    let number = random.element(of: HostileValues.numbers)
    return replacing(random.element(of: found).value, with: Array(number.utf8))
  }

  /// Replaces a known value with another known value.
  private mutating func knownValue() -> [UInt8]? {
    let found = map.elements.flatMap(\.attributes).filter {
      HostileValues.names[name(of: $0)] != nil
    }
    guard !found.isEmpty else { return nil }
    let attribute = random.element(of: found)
    let values = HostileValues.names[name(of: attribute)] ?? []
    return replacing(attribute.value, with: Array(random.element(of: values).utf8))
  }

  /// Redirects a reference to another object, itself, an enclosing object, or nothing.
  private mutating func reference() -> [UInt8]? {
    let ids = map.elements.compactMap { map.attribute("id", of: $0)?.value }
    let known = Set(ids.map { Array(text[$0]) })
    let number = random.number(below: map.elements.count)
    let around = map.ancestors(of: number)
      .compactMap { map.attribute("id", of: map.elements[$0])?.value }
    let own = map.elements[number].attributes.filter {
      known.contains(Array(text[$0.value])) || name(of: $0) == "id"
    }
    guard !own.isEmpty, !ids.isEmpty else { return nil }
    let place = random.element(of: own).value
    let target: [UInt8] =
      switch random.number(below: 6) {
      case 0: Array(text[around.isEmpty ? place : random.element(of: around)])
      case 1: Array(text[own[0].value])
      case 2: Array(random.element(of: HostileValues.texts).utf8)
      default: Array(text[random.element(of: ids)])
      }
    return replacing(place, with: target)
  }

  /// Adds an attribute that the element may not have, or has already.
  private mutating func moreAttributes() -> [UInt8]? {
    let element = random.element(of: map.elements)
    let names = HostileValues.measured + HostileValues.names.keys.sorted()
    let name = random.element(of: names)
    let known = HostileValues.names[name] ?? HostileValues.numbers
    let value = Array(random.element(of: known).utf8)
    if let attribute = map.attribute(name, of: element), !random.isOne(in: 8) {
      return replacing(attribute.value, with: value)
    }
    let added = Array(" \(name)=\"".utf8) + value + [UInt8(ascii: "\"")]
    return replacing(element.name.upperBound..<element.name.upperBound, with: added)
  }

  // MARK: - Subtrees

  private mutating func duplicate() -> [UInt8]? {
    let element = random.element(of: map.elements)
    let count = random.isOne(in: 6) ? 2 + random.number(below: 30) : 1
    var copies: [UInt8] = []
    for number in 0..<count where copies.count < 20_000 {
      copies += random.isOne(in: 3) ? Array(text[element.whole]) : renumbered(element, number)
    }
    let place = random.isOne(in: 3) ? anyPlace() : element.whole.upperBound
    return replacing(place..<place, with: copies)
  }

  /// A copy with new ids, as Interface Builder's Duplicate command makes.
  private func renumbered(_ element: MarkupMap.Element, _ number: Int) -> [UInt8] {
    var result: [UInt8] = []
    var index = element.whole.lowerBound
    for inner in map.elements where element.whole.contains(inner.start.lowerBound) {
      guard let id = map.attribute("id", of: inner)?.value else { continue }
      result += text[index..<id.upperBound] + Array("-\(number)".utf8)
      index = id.upperBound
    }
    return result + text[index..<element.whole.upperBound]
  }

  private mutating func move() -> [UInt8]? {
    let element = random.element(of: map.elements).whole
    let place = anyPlace()
    guard !element.contains(place) else { return nil }
    var result = text
    result.removeSubrange(element)
    let target = place > element.lowerBound ? place - element.count : place
    result.insert(contentsOf: text[element], at: target)
    return result
  }

  private mutating func delete() -> [UInt8]? {
    replacing(random.element(of: map.elements).whole, with: [])
  }

  private mutating func rename() -> [UInt8]? {
    let element = random.element(of: map.elements)
    let other = random.element(of: map.elements)
    let tag =
      random.isOne(in: 3)
      ? Array(text[other.name]) : Array(random.element(of: HostileValues.tags).utf8)
    var result = text
    // The end tag first, because this leaves earlier positions valid.
    if !element.end.isEmpty {
      result.replaceSubrange(element.end, with: Array("</".utf8) + tag + [UInt8(ascii: ">")])
    }
    result.replaceSubrange(element.name, with: tag)
    return result
  }

  /// Nests elements, a few or so many that the document is refused.
  private mutating func wrap() -> [UInt8]? {
    let element = random.element(of: map.elements)
    guard !element.end.isEmpty else { return nil }
    let depth = random.isOne(in: 5) ? 50 + random.number(below: 200) : 1 + random.number(below: 4)
    let (start, end) = (Array(text[element.start]), Array(text[element.end]))
    guard depth * (start.count + end.count) < 40_000 else { return nil }
    var result = text
    result.insert(contentsOf: (0..<depth).flatMap { _ in end }, at: element.whole.upperBound)
    result.insert(contentsOf: (0..<depth).flatMap { _ in start }, at: element.whole.lowerBound)
    return result
  }

  private mutating func unwrap() -> [UInt8]? {
    let element = random.element(of: map.elements)
    var result = text
    result.removeSubrange(element.end)
    result.removeSubrange(element.start)
    return result
  }

  private mutating func insert(_ elements: [[UInt8]]) -> [UInt8]? {
    let place = anyPlace()
    return replacing(place..<place, with: random.element(of: elements))
  }

  /// Inserts an element of another document, beside or instead of one.
  private mutating func splice(_ donor: [UInt8]) -> [UInt8]? {
    let other = MarkupMap(donor)
    guard !other.elements.isEmpty else { return nil }
    let piece = donor[random.element(of: other.elements).whole]
    if random.isOne(in: 2) {
      return replacing(random.element(of: map.elements).whole, with: Array(piece))
    }
    return insert([Array(piece)])
  }

  /// Swaps two elements.
  private mutating func swap() -> [UInt8]? {
    let (one, two) = (random.element(of: map.elements), random.element(of: map.elements))
    let (first, second) = one.whole.lowerBound < two.whole.lowerBound ? (one, two) : (two, one)
    guard first.whole.upperBound <= second.whole.lowerBound else { return nil }
    var result = text
    result.replaceSubrange(second.whole, with: text[first.whole])
    result.replaceSubrange(first.whole, with: text[second.whole])
    return result
  }

  // MARK: - Places

  /// A position for an element: before, after or inside another one.
  private mutating func anyPlace() -> Int {
    let element = random.element(of: map.elements)
    return [element.whole.lowerBound, element.whole.upperBound, element.end.lowerBound][
      random.number(below: 3)
    ]
  }

  private mutating func attribute() -> MarkupMap.Attribute? {
    let attributes = random.element(of: map.elements).attributes
    return attributes.isEmpty ? nil : random.element(of: attributes)
  }

  private func name(of attribute: MarkupMap.Attribute) -> String {
    String(decoding: text[attribute.name], as: UTF8.self)
  }

  private func replacing(_ range: Range<Int>, with piece: [UInt8]) -> [UInt8] {
    var result = text
    result.replaceSubrange(range, with: piece)
    return result
  }
}

extension SeededGenerator {
  /// A random number from 0 to below a limit.
  mutating func number(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// True once in the given number of times on average.
  mutating func isOne(in count: Int) -> Bool { number(below: count) == 0 }

  /// A random element of a collection that is not empty.
  mutating func element<Value>(of values: [Value]) -> Value { values[number(below: values.count)] }
}
