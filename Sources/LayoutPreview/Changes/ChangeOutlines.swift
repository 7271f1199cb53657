internal import LayoutModel

/// Outlines of the changed views, as SVG over a picture.
enum ChangeOutlines {
  /// Returns the outlines on the old or the new picture.
  static func element(_ variant: ChangedVariant, isAfter: Bool) -> String {
    variant.views.enumerated().compactMap { number, view -> String? in
      guard let frame = isAfter ? view.after : view.before else { return nil }
      // A view without area still gets a visible outline.
      return "<rect class=\"outline \(view.kind.rawValue)\" data-change=\"\(number)\""
        + " x=\"\(Markup.number(frame.x - 2))\" y=\"\(Markup.number(frame.y - 2))\""
        + " width=\"\(Markup.number(max(0, frame.width) + 4))\""
        + " height=\"\(Markup.number(max(0, frame.height) + 4))\" rx=\"3\"><title>"
        + "\(Markup.escaped("\(view.name): \(view.sentence)"))</title></rect>"
    }.joined()
  }

  /// The CSS of outlines.
  static let style = """
    .outline{fill:none;stroke:#e8710a;stroke-width:2.5}
    .outline.added{stroke:#188038;fill:#188038;fill-opacity:.08}
    .outline.removed{stroke:#d93025;fill:#d93025;fill-opacity:.08}
    .outline.redrawn{stroke:#8a4fd3}
    """
}
