import LayoutModel
import Testing

struct DocumentPositionsTests {
  @Test func `siblings that stayed keep their positions`() {
    let old = document([("a", 10), ("b", 20.5), ("c", 30)])

    let new = document([("a", 1), ("b", 2), ("c", 3)]).keepingPositions(of: old)

    #expect(positions(new) == ["a": 10, "b": 20.5, "c": 30])
  }

  @Test func `a sibling between two gets a position between theirs`() {
    let old = document([("a", 10), ("b", 20)])

    let new = document([("a", 1), ("x", 2), ("b", 3)]).keepingPositions(of: old)

    #expect(positions(new) == ["a": 10, "x": 15, "b": 20])
  }

  @Test func `several between two share the space`() {
    let old = document([("a", 10), ("b", 20)])

    let new = document([("a", 1), ("x", 2), ("y", 3), ("z", 4), ("b", 5)])
      .keepingPositions(of: old)

    #expect(positions(new) == ["a": 10, "x": 12.5, "y": 15, "z": 17.5, "b": 20])
  }

  @Test func `siblings before the first and after the last find room`() {
    let old = document([("a", 1), ("b", 2)])

    let new = document([("v", 1), ("w", 2), ("a", 3), ("b", 4), ("x", 5), ("y", 6)])
      .keepingPositions(of: old)

    #expect(order(new) == ["v", "w", "a", "b", "x", "y"])
    #expect(positions(new)["a"] == 1)
    #expect(positions(new)["b"] == 2)
  }

  @Test func `a deletion moves nobody`() {
    let old = document([("a", 1), ("b", 2), ("c", 3)])

    let new = document([("a", 1), ("c", 2)]).keepingPositions(of: old)

    #expect(positions(new) == ["a": 1, "c": 3])
  }

  @Test func `a changed order numbers the list anew`() {
    let old = document([("a", 10), ("b", 20), ("c", 30)])

    let new = document([("c", 1), ("a", 2), ("b", 3)]).keepingPositions(of: old)

    #expect(positions(new) == ["c": 1, "a": 2, "b": 3])
  }

  @Test func `a list without room is numbered anew`() {
    let old = document([("a", 1), ("b", 1.0.nextUp)])

    let new = document([("a", 1), ("x", 2), ("b", 3)]).keepingPositions(of: old)

    #expect(positions(new) == ["a": 1, "x": 2, "b": 3])
  }

  @Test func `a list without old members keeps its own numbers' order`() {
    let new = document([("a", 7), ("b", 9)]).keepingPositions(of: document([]))

    #expect(order(new) == ["a", "b"])
  }

  @Test func `attributes and children keep positions apart`() {
    var old = document([("a", 4)])
    old.objects[0].properties = [
      Property(path: PropertyPath("x"), position: 7, value: .attribute("1")),
      Property(path: PropertyPath("y"), position: 9, value: .element(tag: "y", text: nil)),
    ]
    var new = old
    new.objects[0].properties[0].position = 0
    new.objects[0].properties[1].position = 1
    new.objects[1].position = 2

    #expect(new.keepingPositions(of: old) == old)
  }

  @Test func `entries of a mask keep their positions`() {
    var old = document([("a", 1), ("b", 2)])
    for index in 1...2 {
      old.objects[index].installations = [
        Installation(variation: .base, isInstalled: false, position: 10 * Double(index))
      ]
    }
    var new = old
    for index in 1...2 { new.objects[index].installations[0].position = Double(index) }

    #expect(new.keepingPositions(of: old) == old)
  }

  @Test func `an id keeps its place among the attributes`() {
    var old = document([("a", 1)])
    old.objects[1].idPosition = 5
    old.objects[1].properties = [
      Property(path: PropertyPath("x"), position: 3, value: .attribute("1"))
    ]
    var new = old
    new.objects[1].idPosition = 1
    new.objects[1].properties[0].position = 0

    #expect(new.keepingPositions(of: old) == old)
  }

  @Test(arguments: 0..<20)
  func `any edit keeps the new order`(seed: UInt64) {
    var state = seed &* 0x9e37_79b9_7f4a_7c15 | 1
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    var current = document((0..<8).map { ("\($0)", Double($0)) })
    for step in 0..<40 {
      var names = order(current)
      switch random(3) {
      case 0: names.insert("n\(step)", at: random(names.count + 1))
      case 1: if names.count > 2 { names.remove(at: random(names.count)) }
      default: names.swapAt(random(names.count), random(names.count))
      }
      current = document(names.enumerated().map { ($1, Double($0)) }).keepingPositions(of: current)
      #expect(order(current) == names)
    }
  }

  private func document(_ siblings: [(name: String, position: Double)]) -> Document {
    let root = LayoutObject(
      id: Document.rootID,
      kind: "document",
      role: .document,
      parent: nil,
      idPosition: nil
    )
    return Document(
      objects: [root]
        + siblings.map { sibling in
          LayoutObject(
            id: ObjectID(sibling.name),
            kind: "view",
            role: .view,
            parent: Document.rootID,
            container: PropertyPath(":objects"),
            position: sibling.position
          )
        }
    )
  }

  private func positions(_ document: Document) -> [String: Double] {
    Dictionary(
      uniqueKeysWithValues: document.objects.dropFirst().map { ($0.id.rawValue, $0.position) }
    )
  }

  private func order(_ document: Document) -> [String] {
    document.objects.dropFirst().sorted { $0.position < $1.position }.map(\.id.rawValue)
  }
}
