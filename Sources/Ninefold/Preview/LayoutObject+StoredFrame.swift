internal import LayoutModel

extension LayoutObject {
  /// Returns the stored frame of a view in a class; nil if it has none.
  func storedFrame(in sizeClass: SizeClass) -> Frame? {
    let rows = effectiveProperties(in: sizeClass)
    // A closure would copy each row.
    let index = rows.indices.first { rows[$0].path.rawValue == "frame" }
    guard let index, case .record(let record) = rows[index].value else { return nil }
    func number(_ name: String) -> Double? { record[name].flatMap(Double.init) }
    guard let width = number("width"), let height = number("height") else { return nil }
    return Frame(x: number("x") ?? 0, y: number("y") ?? 0, width: width, height: height)
  }
}
