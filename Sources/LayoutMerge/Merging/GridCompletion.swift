import LayoutModel

/// Adds the cells that a merged grid view lacks: one side added a row and the other a column.
struct GridCompletion {
  private let merger: Merger

  init(_ merger: Merger) { self.merger = merger }

  /// Gives the grid views that both sides have a cell for each row and column, in order. A grid view
  /// that lacked cells before stays without them.
  func complete(_ document: inout Document) {
    let grids = document.objects.filter { $0.kind == CellGrid.kind }
    for grid in grids {
      guard let number = merger.matched.number(of: grid.id), merger.has(.ours, number),
        merger.has(.theirs, number), wasWhole(number)
      else { continue }
      complete(grid, number, in: &document)
    }
  }

  private func wasWhole(_ number: Int) -> Bool {
    let versions = merger.has(.base, number) ? [Version.base] : Version.sides
    return versions.allSatisfy { grid(number, $0).isWhole }
  }

  private func grid(_ number: Int, _ version: Version) -> CellGrid {
    let table = merger.table(version)
    return CellGrid(table.children[number].compactMap(table.object))
  }

  private func complete(_ grid: LayoutObject, _ number: Int, in document: inout Document) {
    let children = document.objects.filter { $0.parent == grid.id }
    let before = CellGrid(children)
    // A side's cells stay as that side has them.
    let isFromSide = Version.sides.contains { side in
      self.grid(number, side).cells.map(\.id) == before.cells.map(\.id)
    }
    guard !isFromSide else { return }
    let added = before.emptyPlaces.map { cell(at: $0, of: grid) }
    let whole = CellGrid(children + added)
    let order = whole.sortedCells.map(\.id)
    guard !added.isEmpty || order != before.cells.map(\.id) else { return }
    place(order, added, in: &document)
  }

  /// Puts the cells of a grid view, with what is in them, in order.
  private func place(_ order: [ObjectID], _ added: [LayoutObject], in document: inout Document) {
    var blocks: [ObjectID: [LayoutObject]] = [:]
    for cell in added { blocks[cell.id] = [cell] }
    var owners: [ObjectID: ObjectID] = [:]
    for id in order { owners[id] = id }
    var first: Int?
    var others: [LayoutObject] = []
    others.reserveCapacity(document.objects.count)
    // Parents come before their children.
    for object in document.objects {
      let owner = owners[object.id] ?? object.parent.flatMap { owners[$0] }
      guard let owner else {
        others.append(object)
        continue
      }
      if first == nil { first = others.count }
      owners[object.id] = owner
      blocks[owner, default: []].append(object)
    }
    for (place, id) in order.enumerated() { blocks[id]?[0].position = Double(place + 1) }
    others.insert(contentsOf: order.flatMap { blocks[$0] ?? [] }, at: first ?? others.count)
    document.objects = others
  }

  /// Returns an empty cell. Its id depends only on its place, so both sides get the same one.
  private func cell(at place: CellGrid.Place, of grid: LayoutObject) -> LayoutObject {
    var ids = IdentifierSource(seed: StableHash(of: "\(place.row) \(place.column)").value)
    let id = ids.next { merger.matched.number(of: $0) == nil }
    let attributes = [("row", place.row), ("column", place.column)]
    return LayoutObject(
      id: id,
      kind: CellGrid.cellKind,
      role: .object,
      parent: grid.id,
      container: CellGrid.cellList,
      scene: grid.scene,
      idPosition: Double(attributes.count),
      properties: attributes.enumerated().map { position, attribute in
        Property(
          path: PropertyPath(attribute.0),
          position: Double(position),
          value: .attribute(attribute.1.rawValue)
        )
      }
    )
  }
}
