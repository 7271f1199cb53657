internal import LayoutModel

extension Document {
  /// Returns the document with the fonts of text styles in another text size.
  func sized(_ size: TextSize) -> Document {
    var result = self
    for (place, object) in objects.enumerated() where object.role != .constraint {
      var changed = object
      for (index, property) in object.properties.enumerated() {
        guard case .record(let record) = property.value, let font = record.sized(size) else {
          continue
        }
        changed.properties[index].value = .record(font)
      }
      if changed != object { result.objects[place] = changed }
    }
    return result
  }
}

extension Record {
  /// Returns the font of a text style in a text size; nil for other values.
  fileprivate func sized(_ size: TextSize) -> Record? {
    guard kind == .fontDescription, let style = self["style"], let points = size.points(of: style)
    else { return nil }
    return Record(
      .fontDescription,
      [
        "type": "system", "pointSize": String(points),
        "weight": style == "UICTFontTextStyleHeadline" ? "semibold" : "regular",
      ]
    )
  }
}
