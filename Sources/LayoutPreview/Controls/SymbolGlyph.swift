internal import LayoutModel

/// Neutral forms that stand for the system's symbols, because their license does not allow copies.
///
/// A form is drawn on a grid of 24 by 24. Symbols without a form are a rounded square with a dot.
enum SymbolGlyph {
  /// A part of a form.
  enum Part: Sendable {
    /// A line through the positions of a path such as `M4 12L20 12`.
    case stroke(String)
    /// An area inside a path.
    case area(String)
    /// A circle by its center and radius.
    case circle(Double, Double, Double)
    /// A disk by its center and radius.
    case disk(Double, Double, Double)
    /// A rounded rectangle by its edges and radius.
    case box(Double, Double, Double, Double, Double)
    /// A filled rounded rectangle.
    case block(Double, Double, Double, Double, Double)
  }

  /// Returns the ratio of the width to the height of a symbol.
  static func aspect(_ name: String) -> Double {
    switch base(of: name) {
    case "chevron.left", "chevron.right": 0.62
    case "chevron.up", "chevron.down", "ellipsis", "wifi", "eye": 1.3
    default: 1.04
    }
  }

  /// Returns a symbol that fits into a rectangle. Only symbols with a direction point to the other
  /// side where text runs from right to left.
  static func items(_ name: String, in frame: Frame, color: DrawingColor) -> [DrawingItem] {
    guard frame.width > 0, frame.height > 0 else { return [] }
    let items = forms(name, in: frame, color)
    let hasDirection = ["chevron", "arrow", "list", "text", "line"].contains(where: name.hasPrefix)
    if hasDirection { return items }
    return [.group(DrawingGroup(items, axis: frame.x + frame.width / 2))]
  }

  /// Returns the glyph of an image that is not known, which ``StandIns`` leaves out where something covers it.
  static func standIn(in frame: Frame, color: DrawingColor) -> [DrawingItem] {
    items("photo", in: frame, color: color).map { item in
      guard case .group(var group) = item else { return item }
      group.isStandIn = true
      return .group(group)
    }
  }

  private static func forms(_ name: String, in frame: Frame, _ color: DrawingColor)
    -> [DrawingItem]
  {
    let grid = Grid(frame)
    let words = name.split(separator: ".")
    let isFilled = words.contains("fill")
    let isCrossed = words.contains("slash") && SymbolForms.all[name] == nil
    let name = base(of: name)
    if let enclosure = words.first(where: { $0 == "circle" || $0 == "square" }),
      words.first != enclosure, !name.contains(enclosure)
    {
      return enclosed(name, isFilled, isCircle: enclosure == "circle", grid, color)
    }
    let form =
      (isFilled ? SymbolForms.filled[name] : nil) ?? SymbolForms.all[name]
      ?? SymbolForms.unknown
    let parts = form + (isCrossed ? [.stroke("M3.5 3.5L20.5 20.5")] : [])
    return parts.map { grid.item($0, color) }
  }

  /// Returns a symbol inside a circle or square, which a filled symbol leaves open.
  private static func enclosed(
    _ name: String,
    _ isFilled: Bool,
    isCircle: Bool,
    _ grid: Grid,
    _ color: DrawingColor
  ) -> [DrawingItem] {
    let shape: Part =
      switch (isCircle, isFilled) {
      case (true, true): .disk(12, 12, 11)
      case (true, false): .circle(12, 12, 10)
      case (false, true): .block(1.5, 1.5, 21, 21, 5)
      case (false, false): .box(2, 2, 20, 20, 5)
      }
    let inner = grid.scaled(0.6)
    let ink = isFilled ? (color.luminance > 0.75 ? DrawingColor(0x333336) : .white) : color
    let parts = SymbolForms.all[name] ?? [.disk(12, 12, 4)]
    return [grid.item(shape, color)] + parts.map { inner.item($0, ink) }
  }

  /// Returns the name without its variants: `xmark.circle.fill` is `xmark`.
  private static func base(of name: String) -> String {
    if SymbolForms.all[name] != nil { return name }
    var words = name.split(separator: ".").map(String.init)
    while words.count > 1, let last = words.last,
      ["fill", "circle", "square", "badge", "slash", "rectangle", "on", "2", "3"].contains(last)
    {
      words = words.dropLast()
      if SymbolForms.all[words.joined(separator: ".")] != nil { break }
    }
    while words.count > 1, SymbolForms.all[words.joined(separator: ".")] == nil {
      words = words.dropLast()
    }
    return words.joined(separator: ".")
  }

  /// Positions on the grid, as positions in a drawing.
  private struct Grid {
    let origin: DrawingPoint
    let scale: Double

    init(_ frame: Frame) {
      scale = min(max(frame.width, frame.height) / 24, min(frame.width, frame.height) / 15)
      origin = DrawingPoint(
        frame.x + frame.width / 2 - 12 * scale,
        frame.y + frame.height / 2 - 12 * scale
      )
    }

    private init(_ origin: DrawingPoint, _ scale: Double) {
      self.origin = origin
      self.scale = scale
    }

    /// Returns a grid of another size with the same middle.
    func scaled(_ factor: Double) -> Grid {
      let shift = 12 * scale * (1 - factor)
      return Grid(DrawingPoint(origin.x + shift, origin.y + shift), scale * factor)
    }

    private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Frame {
      Frame(
        x: origin.x + x * scale,
        y: origin.y + y * scale,
        width: width * scale,
        height: height * scale
      )
    }

    func item(_ part: Part, _ color: DrawingColor) -> DrawingItem {
      let pen = Paint.stroke(color, width: 1.9 * scale, isRound: true)
      switch part {
      case .stroke(let text): return .path(path(text), paint: pen)
      case .area(let text): return .path(path(text), paint: .fill(color))
      case .circle(let x, let y, let radius):
        return .ellipse(frame(x - radius, y - radius, radius * 2, radius * 2), paint: pen)
      case .disk(let x, let y, let radius):
        return .ellipse(
          frame(x - radius, y - radius, radius * 2, radius * 2),
          paint: .fill(color)
        )
      case .box(let x, let y, let width, let height, let radius):
        return .rectangle(frame(x, y, width, height), radius: radius * scale, paint: pen)
      case .block(let x, let y, let width, let height, let radius):
        return .rectangle(frame(x, y, width, height), radius: radius * scale, paint: .fill(color))
      }
    }

    /// Reads a path of the forms.
    private func path(_ text: String) -> DrawingPath {
      var steps: [DrawingPath.Step] = []
      for command in PathCommand.all(in: text) {
        let points = command.points(origin, scale)
        switch command.letter {
        case UInt8(ascii: "M"): steps += points.prefix(1).map { .move($0) }
        case UInt8(ascii: "L"): steps += points.map { .line($0) }
        case UInt8(ascii: "C"):
          var rest = points[...]
          while let first = rest.popFirst(), let second = rest.popFirst(), let end = rest.popFirst()
          {
            steps.append(.curve(first, second, to: end))
          }
        default: steps.append(.close)
        }
      }
      return DrawingPath(steps)
    }
  }
}

/// A letter of a path with its numbers.
private struct PathCommand {
  /// The ASCII code of the letter.
  let letter: UInt8
  let numbers: [Double]

  /// Returns the commands of a path. Lines of a long path continue each other.
  ///
  /// A picture has many symbols, and bytes are much faster to read than characters.
  static func all(in path: String) -> [PathCommand] {
    var result: [PathCommand] = []
    var letter: UInt8?
    var text: [UInt8] = []
    func close() {
      guard let letter else { return }
      let numbers = text.split(separator: UInt8(ascii: " "))
        .compactMap { Double(String(decoding: $0, as: UTF8.self)) }
      result.append(PathCommand(letter: letter, numbers: numbers))
    }
    for byte in path.utf8 where byte != UInt8(ascii: "\n") {
      if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) {
        close()
        (letter, text) = (byte, [])
      } else {
        text.append(byte)
      }
    }
    close()
    return result
  }

  func points(_ origin: DrawingPoint, _ scale: Double) -> [DrawingPoint] {
    var result: [DrawingPoint] = []
    var rest = numbers[...]
    while let x = rest.popFirst(), let y = rest.popFirst() {
      result.append(DrawingPoint(origin.x + x * scale, origin.y + y * scale))
    }
    return result
  }
}
