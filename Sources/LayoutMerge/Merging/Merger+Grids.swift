import LayoutModel

/// The cells of macOS grid views (``CellGrid``). A row or a column comes and goes with its cells.
extension Merger {
  /// Returns true for the row or the column of an empty cell that a side added. The cell was added
  /// with the other one of the two, and nothing is lost if it is not in the result.
  func isPlaceOfEmptyCell(_ reference: Reference, of number: Int, by side: Version) -> Bool {
    guard isPlace(reference), status(number, side) == .added,
      object(number, side)?.kind == CellGrid.cellKind
    else { return false }
    return table(side).children[number].isEmpty
  }

  private func isPlace(_ reference: Reference) -> Bool {
    reference.path.rawValue == "row" || reference.path.rawValue == "column"
  }

  /// Drops new cells whose row or column is not in the result: all cells of theirs, and ours if they
  /// are empty. Deleting the row of another cell of ours is a conflict.
  mutating func dropCells() -> Bool {
    guard isAlive.contains(false) else { return false }
    var dropped = false
    for side in Version.sides {
      for number in table(side).order where isAlive[number] && !has(side.opposite, number) {
        guard let cell = object(number, side), cell.kind == CellGrid.cellKind,
          let lost = matched.references(of: cell).first(where: {
            isPlace($0) && !isAlive[$0.target] && has(side, $0.target)
          })
        else { continue }
        if isPlaceOfEmptyCell(lost, of: number, by: side) {
          isAlive[number] = false
        } else if side == .theirs {
          drop(number, because: lost.target)
        } else {
          continue
        }
        dropped = true
      }
    }
    return dropped
  }

  /// The cells of a row or a column in our document; empty for other objects.
  func ourCells(of number: Int) -> [Int] {
    let ours = table(.ours)
    let grid = ours.parents[number]
    guard grid >= 0, ours.object(grid)?.kind == CellGrid.kind else { return [] }
    let track = matched.ids[number]
    return ours.children[grid].filter { child in
      ours.object(child).flatMap(CellGrid.Place.init)?.isIn(track) ?? false
    }
  }
}
