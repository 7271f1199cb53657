internal import LayoutModel

/// The text of a label, field or text view, plain or with attributes.
struct TextLook {
  var spans: [TextSpan]
  var alignment: TextRun.Anchor

  /// Reads the attributed text at a path, or else the plain text.
  init(
    _ context: ControlContext,
    text path: String = "text",
    attributed: String = "attributedText",
    font: DrawingFont,
    color: DrawingColor
  ) {
    alignment = TextLook.alignment(context.values.literal("textAlignment"), context)
    if context.values.flag("usesAttributedText") != false,
      let fragments = TextLook.fragments(context, attributed, font: font, color: color)
    {
      spans = fragments.spans
      alignment = fragments.alignment ?? alignment
    } else {
      spans = [TextSpan(context.values.text(path) ?? "", font: font, color: color)]
    }
  }

  /// True if there is nothing to show.
  var isEmpty: Bool { spans.allSatisfy { $0.text.isEmpty } }

  /// Returns the anchor of an alignment. A natural one, which is also the default, follows the
  /// direction of text, unless the control is mirrored as a whole.
  static func alignment(_ name: String?, _ context: ControlContext) -> TextRun.Anchor {
    let isReversed = context.surroundings.isRightToLeft && !ControlTable.mirrors(context)
    return switch name {
    case "center": .middle
    case "right": .end
    case "left": .start
    default: isReversed ? .end : .start
    }
  }

  /// Returns the way in which text is broken or cut.
  static func lineBreak(_ name: String?) -> TextBlock.LineBreak {
    switch name {
    case "wordWrap", "characterWrap": .wrap
    case "clip": .clip
    case "headTruncation": .head
    case "middleTruncation": .middle
    default: .tail
    }
  }

  /// Reads an attributed string; nil if there is none.
  static func fragments(
    _ context: ControlContext,
    _ path: String,
    font: DrawingFont,
    color: DrawingColor
  ) -> (spans: [TextSpan], alignment: TextRun.Anchor?)? {
    let values = context.values
    guard values.has(path) else { return nil }
    var spans: [TextSpan] = []
    var alignment: TextRun.Anchor?
    for fragment in values.elements("fragment", in: path) {
      guard let text = values.text(fragment + "/content") else { continue }
      let attributes = fragment + "/:attributes"
      let style = values.literal(attributes + "/NSParagraphStyle/alignment")
      alignment = alignment ?? style.map { TextLook.alignment($0, context) }
      spans.append(
        TextSpan(
          text,
          font: values.record(attributes + "/NSFont").map { DrawingFont($0) } ?? font,
          color: context.color(attributes + "/NSColor") ?? color,
          decoration: decoration(values, attributes),
          background: context.color(attributes + "/NSBackgroundColor")
        )
      )
    }
    return spans.isEmpty ? nil : (spans, alignment)
  }

  /// Returns the line through or below a fragment. A number other than 0 is the style of the line.
  private static func decoration(_ values: LookValues, _ attributes: String) -> TextRun.Decoration?
  {
    func has(_ key: String) -> Bool { values.number("\(attributes)/\(key)/value") ?? 0 > 0 }
    return has("NSStrikethrough") ? .strikethrough : has("NSUnderline") ? .underline : nil
  }
}
