import LayoutModel

/// The objects of two or three documents, matched by id. An id has the same number in all of them.
struct MatchedObjects {
  /// The ids by number: those of the first document in its order, then those that only the others
  /// have.
  private(set) var ids: [ObjectID] = []
  private var numberByID: [ObjectID: Int] = [:]

  /// Returns the matched objects of an old and a new document, and the table of each.
  static func matching(old: Document, new: Document) -> (
    matched: MatchedObjects, old: ObjectTable, new: ObjectTable
  ) {
    var matched = MatchedObjects()
    let tables = matched.tables(of: [old, new])
    return (matched, tables[0], tables[1])
  }

  /// Returns the matched objects of a merge's documents, and the table of each.
  static func matching(_ documents: ThreeWay<Document>) -> (
    matched: MatchedObjects, tables: ThreeWay<ObjectTable>
  ) {
    var matched = MatchedObjects()
    let tables = matched.tables(of: documents.all)
    return (matched, ThreeWay(base: tables[0], ours: tables[1], theirs: tables[2]))
  }

  /// Matches the documents' objects in one pass over each document.
  ///
  /// - Returns: A table for each document.
  private mutating func tables(of documents: [Document]) -> [ObjectTable] {
    let capacity = documents.map(\.objects.count).max() ?? 0
    numberByID.reserveCapacity(capacity + capacity / 8)
    ids.reserveCapacity(capacity + capacity / 8)
    let numbers = documents.map { document in document.objects.map { number(adding: $0.id) } }
    return zip(documents, numbers).map { document, numbers in
      ObjectTable(document, numbers: numbers, count: ids.count, numberOf: number)
    }
  }

  /// The number of distinct ids in all documents.
  var count: Int { ids.count }

  /// The number of an id, or nil if no document has it.
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
  /// The numbers of each object's children, in order within each container.
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

  /// Creates the table of a single document, whose objects are numbered in its order.
  init(_ document: Document) {
    var numbers: [ObjectID: Int] = [:]
    let order = document.objects.map { object in
      let number = numbers[object.id] ?? numbers.count
      numbers[object.id] = number
      return number
    }
    self.init(document, numbers: order, count: numbers.count) { numbers[$0] }
  }

  /// Returns true if the document has the object.
  func contains(_ number: Int) -> Bool { indices[number] >= 0 }

  /// The object's index in ``objects``, or -1 if the document does not have it.
  func index(of number: Int) -> Int { indices[number] }

  /// The object, or nil if the document does not have it.
  func object(_ number: Int) -> LayoutObject? {
    number < 0 || indices[number] < 0 ? nil : objects[indices[number]]
  }

  /// Sorts children by position. Readers already do so; other sources may not.
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
