internal import LayoutModel
internal import LayoutPreview

extension PreviewRow {
  /// Returns the rows of a view, and the indices of the winning rows for each of the nine size
  /// classes.
  static func all(of object: LayoutObject) -> (rows: [PreviewRow], winners: [[Int]]) {
    let shown = object.properties
      .filter { !$0.path.isObject && !$0.path.rawValue.contains(":") }
      .filter { MaskedContainer(rawValue: $0.path.root) == nil && $0.path.rawValue != "id" }
      .sorted {
        ($0.path.rawValue, $0.variation.rawValue) < ($1.path.rawValue, $1.variation.rawValue)
      }
    var rows = shown.map {
      PreviewRow(
        variation: $0.variation.rawValue,
        path: $0.path.rawValue,
        value: $0.value.sentence
      )
    }
    let entries = object.installations
    for entry in entries {
      rows.append(
        PreviewRow(
          variation: entry.variation.rawValue,
          path: "installed",
          value: entry.isInstalled ? "yes" : "no"
        )
      )
    }
    let winners = SizeClass.all.map { sizeClass -> [Int] in
      let effective = object.effectiveProperties(in: sizeClass)
      var holds = shown.indices.filter { number in
        effective.contains {
          $0.path == shown[number].path && $0.variation == shown[number].variation
        }
      }
      if let winner = object.installation(in: sizeClass),
        let number = entries.firstIndex(of: winner)
      {
        holds.append(shown.count + number)
      }
      return holds
    }
    return (rows, winners)
  }
}

extension Value {
  /// The value as text for people.
  fileprivate var sentence: String {
    switch self {
    case .attribute(let literal): return literal
    case .element(let tag, let text): return text ?? tag
    case .record(let record):
      return zip(record.kind.fieldNames, record.fields)
        .compactMap { name, literal in literal.map { "\(name) \($0)" } }
        .joined(separator: ", ")
    }
  }
}
