import LayoutModel

extension MacFacts {
  /// Reads the control's cell, which is a separate object.
  mutating func read(cell: LayoutObject) {
    for property in cell.properties where property.variation.isBase {
      if case .record(let record) = property.value, record.kind == .font {
        pointSize = record["size"].flatMap(Double.init) ?? MetaFont.pointSize(record["metaFont"])
      }
      guard let literal = property.value.literal else { continue }
      switch property.path.rawValue {
      case "bezelStyle": bezelStyle = literal
      case "type": buttonType = literal
      case "borderStyle": borderStyle = literal
      case "controlSize": controlSize = literal
      case "editable": isEditable = literal == "YES"
      case "image": hasImage = true
      default: break
      }
    }
  }
}
