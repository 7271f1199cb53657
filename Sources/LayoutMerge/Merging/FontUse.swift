import LayoutModel

/// The document's list of custom fonts, which contains a font's name once per use.
///
/// Adding the lists of two sides would count their common uses twice. The uses in the result can be
/// counted instead.
enum FontUse {
  /// Updates the list to match the document if both sides changed it.
  static func derive(_ document: inout Document, from documents: ThreeWay<Document>) {
    let lists = documents.map(fonts)
    guard lists.base != lists.ours, lists.base != lists.theirs, lists.ours != lists.theirs,
      let root = document.objects.firstIndex(where: { $0.role == .document })
    else { return }
    let uses = documents.map(uses)
    let resultUses = FontUse.uses(document)
    for (file, names) in fonts(document).sorted(by: { $0.key.precedesAsBytes($1.key) }) {
      var counts: [String: Int] = [:]
      for name in names { counts[name, default: 0] += 1 }
      for name in counts.keys {
        let isCounted = Version.sides.allSatisfy { side in
          (lists[side][file] ?? []).filter { $0 == name }.count == uses[side][name] ?? 0
        }
        if isCounted { counts[name] = resultUses[name] ?? 0 }
      }
      let derived = counts.keys.sorted { $0.precedesAsBytes($1) }.flatMap { name in
        Array(repeating: name, count: counts[name] ?? 0)
      }
      let isSorted = zip(names, names.dropFirst()).allSatisfy { !$1.precedesAsBytes($0) }
      if isSorted, derived != names, !derived.isEmpty {
        replace(derived, of: file, in: &document.objects[root])
      }
    }
  }

  private static let list = "customFonts/"

  /// Returns the font names listed for each font file.
  private static func fonts(_ document: Document) -> [String: [String]] {
    guard let root = document.objects.first(where: { $0.role == .document }) else { return [:] }
    var fonts: [String: [(Double, String)]] = [:]
    for property in root.properties where property.path.rawValue.hasPrefix(list) {
      switch property.value {
      case .element("array", _): fonts[property.path.rawValue, default: []] += []
      case .element("string", let text?):
        fonts[property.path.parent.rawValue, default: []].append((property.position, text))
      case .attribute, .record, .element: break
      }
    }
    return fonts.mapValues { names in names.sorted { $0.0 < $1.0 }.map(\.1) }
  }

  /// Returns the number of uses of each font name in the document.
  private static func uses(_ document: Document) -> [String: Int] {
    var uses: [String: Int] = [:]
    for object in document.objects {
      for property in object.properties {
        guard case .record(let record) = property.value,
          record.kind == .fontDescription || record.kind == .font, let name = record["name"]
        else { continue }
        uses[name, default: 0] += 1
      }
    }
    return uses
  }

  private static func replace(_ names: [String], of file: String, in root: inout LayoutObject) {
    root.properties.removeAll {
      $0.path.parent.rawValue == file && $0.path.isNested && $0.value.tag == "string"
    }
    for (place, name) in names.enumerated() {
      let segment = place == 0 ? ":string" : ":string#\(place + 1)"
      root.properties.append(
        Property(
          path: PropertyPath(file).appending(segment),
          position: Double(place + 1),
          value: .element(tag: "string", text: name)
        )
      )
    }
  }
}
