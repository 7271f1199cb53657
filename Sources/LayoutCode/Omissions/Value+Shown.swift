import LayoutModel

extension Value {
  /// The value in an omission, as users know it: its literal, the name of a color, or its notation;
  /// nil for an element whose content says more than its name.
  var shown: String? {
    if let literal { return literal }
    if case .record(let record) = self, record.kind == .color,
      let name = record["systemColor"] ?? record["name"]
    {
      return name
    }
    return notation
  }
}
