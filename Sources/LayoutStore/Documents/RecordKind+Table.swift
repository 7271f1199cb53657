import LayoutModel

extension RecordKind {
  /// True if the kind's table also has rows of other kinds, which the column `tag` distinguishes.
  var sharesTable: Bool { RowTable.hasTag(RowTable.name(of: self)) }

  /// For each value column of the kind's table, the index of its field; nil for a column of another
  /// kind.
  var tableColumns: [Int?] {
    switch self {
    case .rect: RecordKind.rectColumns
    case .point: RecordKind.pointColumns
    case .size: RecordKind.sizeColumns
    case .color: RecordKind.colorColumns
    case .fontDescription: RecordKind.fontDescriptionColumns
    case .font: RecordKind.fontColumns
    case .autoresizingMask: RecordKind.maskColumns
    }
  }

  private static let rectColumns = columns(of: .rect)
  private static let pointColumns = columns(of: .point)
  private static let sizeColumns = columns(of: .size)
  private static let colorColumns = columns(of: .color)
  private static let fontDescriptionColumns = columns(of: .fontDescription)
  private static let fontColumns = columns(of: .font)
  private static let maskColumns = columns(of: .autoresizingMask)

  private static func columns(of kind: RecordKind) -> [Int?] {
    RowTable.columns(of: RowTable.name(of: kind)).map { kind.fieldNames.firstIndex(of: $0) }
  }
}
