import LayoutModel

/// The objects of two or three documents joined by id: an id has the same number in all of them.
struct JoinedObjects {
  /// The ids by number: those of the first document in its order, then what the others add.
  private(set) var ids: [ObjectID] = []
  /// One table for each document, in the order given.
  private(set) var tables: [ObjectTable] = []
  private var numberByID: [ObjectID: Int] = [:]

  /// Joins the documents in one pass over each.
  init(_ documents: [Document]) {
    let capacity = documents.map(\.objects.count).max() ?? 0
    numberByID.reserveCapacity(capacity + capacity / 8)
    ids.reserveCapacity(capacity + capacity / 8)
    let numbers = documents.map { document in document.objects.map { number(adding: $0.id) } }
    for (document, numbers) in zip(documents, numbers) {
      tables.append(ObjectTable(document, numbers: numbers, count: ids.count, numberOf: number))
    }
  }

  /// How many ids there are in all documents together.
  var count: Int { ids.count }

  /// The number of an id; nil if no document has it.
  func number(of id: ObjectID) -> Int? { numberByID[id] }

  private mutating func number(adding id: ObjectID) -> Int {
    if let known = numberByID[id] { return known }
    ids.append(id)
    numberByID[id] = ids.count - 1
    return ids.count - 1
  }
}

/// One document's objects by number.
struct ObjectTable {
  /// The document's objects.
  let objects: [LayoutObject]
  /// The numbers in the document's order.
  let order: [Int]
  /// The number of each object's parent; -1 for the document element and for absent objects.
  private(set) var parents: [Int]
  /// The numbers of the objects that each object holds, in order inside each container.
  private(set) var children: [[Int]]
  private let indices: [Int]

  init(
    _ document: Document,
    numbers: [Int],
    count: Int,
    numberOf: (ObjectID) -> Int?
  ) {
    objects = document.objects
    order = numbers
    var indices = [Int](repeating: -1, count: count)
    for (index, number) in numbers.enumerated() where indices[number] < 0 {
      indices[number] = index
    }
    parents = [Int](repeating: -1, count: count)
    children = [[Int]](repeating: [], count: count)
    for (index, number) in numbers.enumerated() {
      guard let parent = objects[index].parent.flatMap(numberOf), indices[parent] >= 0 else {
        continue
      }
      parents[number] = parent
      children[parent].append(number)
    }
    self.indices = indices
    for parent in children.indices where children[parent].count > 1 { sortChildren(of: parent) }
  }

  /// True if the document has the object.
  func contains(_ number: Int) -> Bool { indices[number] >= 0 }

  /// The object's place in ``objects``; -1 if the document does not have it.
  func index(of number: Int) -> Int { indices[number] }

  /// The object; nil if the document does not have it.
  func object(_ number: Int) -> LayoutObject? {
    number < 0 || indices[number] < 0 ? nil : objects[indices[number]]
  }

  /// Readers give the children in order; other sources need not.
  private mutating func sortChildren(of parent: Int) {
    let list = children[parent]
    var isSorted = true
    for place in 1..<list.count where isSorted {
      let (last, next) = (indices[list[place - 1]], indices[list[place]])
      isSorted =
        objects[last].position <= objects[next].position
        || objects[last].container != objects[next].container
    }
    guard !isSorted else { return }
    children[parent] = list.enumerated().sorted { left, right in
      let (a, b) = (objects[indices[left.element]], objects[indices[right.element]])
      return a.position == b.position ? left.offset < right.offset : a.position < b.position
    }.map(\.element)
  }
}
