internal import LayoutEngine
internal import LayoutModel
internal import LayoutPreview

/// Finds texts that fit in the document's own language and size, and are cut in another one.
struct TextFindings {
  private let document: Document
  private let shown: ShownDocument
  private let variant: TextVariant

  /// - Throws: As ``ShownDocument/init(_:at:as:)``.
  init(_ document: Document, at path: String, as variant: TextVariant) throws {
    self.document = document
    self.variant = variant
    shown = try ShownDocument(document, at: path, as: variant)
  }

  /// Returns the cut texts in some environments, one finding for each view.
  func findings(in environments: [(name: String?, environment: LayoutEnvironment)]) -> [Finding] {
    if shown.growths.isEmpty { return [] }
    let layout = TextLayout(shown)
    let places = environments.map(\.environment)
    let before = LayoutEngine(document).frames(in: places)
    let after = layout.frames(by: LayoutEngine(shown.document), in: places, scene: nil)
    var found: [Finding] = []
    for object in document.objects {
      guard let growth = shown.growths[object.id] else { continue }
      let factor =
        object.storedFrame(in: .anyAny).flatMap { growth.widening(stored: $0.size) } ?? 1
      var cut: ViewText.Cut?
      var names: [String?] = []
      var sizeClass = SizeClass.anyAny
      for (index, place) in environments.enumerated() {
        guard index < before.count, index < after.count, let new = after[index][object.id],
          let here = growth.new.cut(in: new.size, widening: factor)
        else { continue }
        let old = before[index][object.id]
        if let old, growth.old.cut(in: old.size, widening: factor) != nil { continue }
        if cut == nil { (cut, sizeClass) = (here, place.environment.sizeClass) }
        names.append(place.name)
      }
      guard let cut else { continue }
      let finding = Finding(
        sizeClass: sizeClass,
        kind: .cutText,
        object: object.id,
        scene: object.scene,
        message: message(growth.new, cut)
      ).about(variant.language?.name ?? variant.textSize.rawValue)
      // A text that is cut on the canvas too needs no list of screens.
      found.append(names.contains(nil) ? finding : finding.seen(on: names.compactMap { $0 }))
    }
    return found
  }

  private func message(_ text: ViewText, _ cut: ViewText.Cut) -> String {
    let plain = text.plainText.split(whereSeparator: \.isNewline).joined(separator: " ")
    let quoted = plain.count > 40 ? plain.prefix(39) + "…" : plain[...]
    let what =
      switch cut {
      case .width(let width, let room):
        "it needs \(TextFindings.whole(width)) points and has \(TextFindings.whole(room))"
      case .lines(let lines, let room): "it needs \(lines) lines and has \(room)"
      }
    return "“\(quoted)” is cut \(variant.phrase): \(what)."
  }

  private static func whole(_ points: Double) -> String {
    Int(exactly: points.rounded(.up)).map(String.init) ?? "\(points)"
  }
}
