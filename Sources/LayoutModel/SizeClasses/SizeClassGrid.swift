/// The popover of Interface Builder's Size Class tool as text: the chosen class's name at the top,
/// the 3 by 3 grid with a dot in each class it affects, and its description at the bottom (the
/// guide, "Using the Size Class Tool").
///
/// Colour is left to the caller: lines come as segments that say what they are.
/// ```swift
/// for line in SizeClassGrid(.anyAny).lines {
///   print(line.map { $0.role == .affected ? green($0.text) : $0.text }.joined())
/// }
/// ```
public struct SizeClassGrid: Hashable, Sendable {
  /// What a piece of a line shows.
  public enum Role: Hashable, Sendable {
    /// The chosen class's name.
    case title
    /// Borders, blanks and the names of rows and columns.
    case frame
    /// The cell of the chosen class.
    case chosen
    /// The cell of another class that the chosen one affects.
    case affected
    /// The cell of a class that the chosen one does not affect.
    case unaffected
    /// The heading and the text under the grid.
    case description
  }

  /// A piece of a line.
  public struct Segment: Hashable, Sendable {
    /// The characters, without a line break.
    public let text: String
    /// What they show.
    public let role: Role
  }

  /// The chosen class.
  public let sizeClass: SizeClass

  /// Creates the drawing for a chosen class.
  public init(_ sizeClass: SizeClass) {
    self.sizeClass = sizeClass
  }

  /// The number of columns that no line exceeds.
  public static let maximumWidth = 71

  /// The lines from top to bottom, each as its segments; a blank line has none.
  public var lines: [[Segment]] {
    [[Segment(text: sizeClass.title, role: .title)], []] + gridLines + [[]] + descriptionLines
  }

  /// The lines as plain text, where brackets mark the chosen cell.
  public var text: String {
    lines.map { line in line.map(\.text).joined() }.joined(separator: "\n")
  }
}

extension SizeClassGrid {
  private var gridLines: [[Segment]] {
    let border = frame(
      Self.indent + "+" + String(repeating: Self.cellBorder + "+", count: columnCount)
    )
    return [columnNames, border] + SizeClass.grid.flatMap { [cells(of: $0), border] }
  }

  private var columnCount: Int { SizeClass.grid.first?.count ?? 0 }

  /// The widths' names, each over the middle of its column.
  private var columnNames: [Segment] {
    let names = (SizeClass.grid.first ?? []).map { centred($0.width.rawValue) }
    return frame(trimmed(Self.indent + " " + names.joined(separator: " ")))
  }

  private func cells(of row: [SizeClass]) -> [Segment] {
    let name = row.first?.height.rawValue ?? ""
    let padding = String(repeating: " ", count: max(0, Self.indent.count - 1 - name.count))
    var line = frame(padding + name + " |")
    for cell in row {
      line.append(self.cell(of: cell))
      line.append(Segment(text: "|", role: .frame))
    }
    return line
  }

  private func cell(of other: SizeClass) -> Segment {
    if other == sizeClass { return Segment(text: centred("[ ● ]"), role: .chosen) }
    if sizeClass.affects(other) { return Segment(text: centred("●"), role: .affected) }
    return Segment(text: centred(""), role: .unaffected)
  }

  private var descriptionLines: [[Segment]] {
    ([sizeClass.canvasHeading] + wrapped(sizeClass.canvasDescription)).map {
      [Segment(text: $0, role: .description)]
    }
  }

  private func frame(_ text: String) -> [Segment] { [Segment(text: text, role: .frame)] }

  private static let indent = String(repeating: " ", count: 8)
  private static let cellBorder = String(repeating: "-", count: 9)
}

/// Returns `text` in the middle of a cell's width.
private func centred(_ text: String) -> String {
  let blanks = max(0, 9 - text.count)
  return String(repeating: " ", count: blanks / 2) + text
    + String(repeating: " ", count: blanks - blanks / 2)
}

/// Returns `text` without the blanks at its end.
private func trimmed(_ text: String) -> String {
  var text = text
  while text.hasSuffix(" ") { text.removeLast() }
  return text
}

/// Returns `text` in lines of at most the drawing's width, broken at blanks.
private func wrapped(_ text: String) -> [String] {
  var lines: [String] = []
  for word in text.split(separator: " ") {
    if let last = lines.last, last.count + 1 + word.count <= SizeClassGrid.maximumWidth {
      lines[lines.count - 1] = "\(last) \(word)"
    } else {
      lines.append(String(word))
    }
  }
  return lines
}
