internal import LayoutModel

/// Text in a rectangle.
struct TextBlock {
  /// The treatment of text that does not fit.
  enum LineBreak {
    case wrap, clip, head, middle, tail
  }

  var spans: [TextSpan]
  var alignment = TextRun.Anchor.start
  /// The maximum number of lines; 0 for as many as fit.
  var maximumLines = 1
  var lineBreak = LineBreak.tail
  /// The smallest factor of the font size that may make a single line fit; 1 to keep the size.
  var minimumScale = 1.0
  /// True to begin at the top of the rectangle; false to center the lines in it.
  var isAtTop = false
  /// The distance between the tops of two lines, as a factor of the font's.
  var lineSpacing = 1.0

  /// Text that a font with other widths makes at most this much wider than its rectangle is fitted
  /// into it. Wider text did not fit in Xcode either.
  private static let tolerance = 1.18
  /// The same for a font that only the app has, which may be a narrow one.
  private static let toleranceOfOtherFonts = 1.4

  /// Returns the lines as runs in a rectangle.
  func items(in frame: Frame) -> [DrawingItem] {
    guard frame.width > 0, frame.height > 0, let font = spans.first?.font else { return [] }
    let fitting =
      Int(
        exactly: ((frame.height + font.lineHeight * 0.3) / font.lineHeight)
          .rounded(.down)
      ) ?? 1
    let room = max(1, min(fitting, 500))
    let limit = maximumLines > 0 ? min(maximumLines, room) : room
    let lines = limit == 1 ? singleLine(frame.width) : wrapped(frame.width, limit)
    return place(lines, in: frame)
  }

  // MARK: - Lines

  private var tolerance: Double {
    if case .named? = spans.first?.font.family {
      TextBlock.toleranceOfOtherFonts
    } else {
      TextBlock.tolerance
    }
  }

  private func wrapped(_ width: Double, _ limit: Int) -> [TextLine] {
    var lines: [TextLine] = []
    for factor in [1, 1.04, 1.08, 1.13, tolerance] {
      lines = TextWrapping.lines(of: spans, width: width * factor, maximum: limit)
      if lines.count <= limit { return lines }
    }
    lines = TextWrapping.lines(of: spans, width: width, maximum: limit)
    guard lines.count > limit else { return lines }
    var kept = Array(lines.prefix(limit))
    if lineBreak != .clip, lineBreak != .wrap, var last = kept.popLast() {
      last.append(ellipsis(like: last.spans.last), width: 0)
      last.width = last.spans.reduce(0) { $0 + $1.width }
      kept.append(last.width > width ? truncated(last, width, .tail) : last)
    }
    return kept
  }

  private func singleLine(_ width: Double) -> [TextLine] {
    var line = TextLine()
    for span in spans {
      let parts = TextBlock.lines(of: span.text)
      var first = span
      first.text = parts.first.map(String.init) ?? ""
      if parts.count > 1, lineBreak == .tail { first.text += "…" }
      line.append(first, width: first.width)
      if parts.count > 1 { break }
    }
    if line.width <= width * tolerance { return [line] }
    if minimumScale < 1 { return [shrunk(line, to: width)] }
    return [truncated(line, width, lineBreak)]
  }

  /// Returns the lines of a text. Most texts are one line of printable ASCII, which is fast to test.
  private static func lines(of text: String) -> [Substring] {
    let text = text.prefix(TextWrapping.maximumLength)
    if text.utf8.allSatisfy({ (0x20..<0x7f).contains($0) }) { return [text] }
    return text.split(omittingEmptySubsequences: false) { $0.isNewline }
  }

  private func shrunk(_ line: TextLine, to width: Double) -> TextLine {
    let factor = max(width / line.width, minimumScale)
    var result = TextLine()
    for var span in line.spans {
      span.font = span.font.sized(span.font.size * factor)
      result.append(span, width: span.width)
    }
    return result.width <= width * 1.05 ? result : truncated(result, width, lineBreak)
  }

  private func ellipsis(like span: TextSpan?) -> TextSpan {
    var result = span ?? TextSpan("", font: DrawingFont(size: 17), color: .black)
    result.text = "…"
    return result
  }

  /// Cuts a line to a width.
  private func truncated(_ line: TextLine, _ width: Double, _ mode: LineBreak) -> TextLine {
    guard let first = line.spans.first else { return line }
    let characters = Array(line.spans.map(\.text).joined())
    var low = 0
    var high = characters.count
    func text(_ kept: Int) -> String {
      switch mode {
      case .clip, .wrap: String(characters.prefix(kept))
      case .tail: String(characters.prefix(kept)) + "…"
      case .head: "…" + String(characters.suffix(kept))
      case .middle:
        String(characters.prefix((kept + 1) / 2)) + "…" + String(characters.suffix(kept / 2))
      }
    }
    while low < high {
      let middle = (low + high + 1) / 2
      if TextWidths.width(of: text(middle), in: first.font) <= width {
        low = middle
      } else {
        high = middle - 1
      }
    }
    var span = first
    span.text = text(low)
    return TextLine(spans: [span], width: span.width)
  }

  // MARK: - Positions

  private func place(_ lines: [TextLine], in frame: Frame) -> [DrawingItem] {
    let empty = spans.first?.font.lineHeight ?? 0
    let heights = lines.map { ($0.spans.isEmpty ? empty : $0.height) * lineSpacing }
    let total = heights.reduce(0, +)
    var top = isAtTop ? frame.y : frame.y + (frame.height - total) / 2
    var items: [DrawingItem] = []
    for (line, height) in zip(lines, heights) {
      items += runs(of: line, baseline: top + line.ascent, in: frame)
      top += height
    }
    return items
  }

  private func runs(of line: TextLine, baseline: Double, in frame: Frame) -> [DrawingItem] {
    if line.spans.count == 1, let span = line.spans.first {
      let x =
        switch alignment {
        case .start: frame.x
        case .middle: frame.x + frame.width / 2
        case .end: frame.x + frame.width
        }
      return items(span, run(span, x, baseline, alignment, fitted(line.width, frame.width)))
    }
    let factor = line.width > frame.width && line.width > 0 ? frame.width / line.width : 1
    let spare = max(0, frame.width - line.width)
    var x = frame.x + (alignment == .middle ? spare / 2 : alignment == .end ? spare : 0)
    return line.spans.flatMap { span in
      let width = span.width * factor
      defer { x += width }
      return items(span, run(span, x, baseline, .start, width))
    }
  }

  /// Returns a run above the color behind it.
  private func items(_ span: TextSpan, _ run: TextRun) -> [DrawingItem] {
    guard let color = span.background, color.isVisible, !span.text.isEmpty else {
      return [.text(run)]
    }
    return [.rectangle(run.box, paint: .fill(color)), .text(run)]
  }

  /// Returns the width that a line gets: that of the rectangle if they nearly agree, since then
  /// Xcode gave the rectangle the width of the text.
  private func fitted(_ natural: Double, _ width: Double) -> Double? {
    guard natural > 0, natural > width * 0.945 else { return nil }
    return natural > width * 1.6 ? nil : width
  }

  private func run(
    _ span: TextSpan,
    _ x: Double,
    _ baseline: Double,
    _ anchor: TextRun.Anchor,
    _ width: Double?
  ) -> TextRun {
    TextRun(
      span.text,
      x: x,
      baseline: baseline,
      anchor: anchor,
      font: span.font,
      color: span.color,
      width: width,
      decoration: span.decoration
    )
  }
}
