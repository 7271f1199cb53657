/// The popover of Interface Builder's Size Class tool, as text. Source: Apple's size class design
/// help, "Using the Size Class Tool".
///
/// At the top is the name of the chosen size class, then the 3 by 3 grid with a dot in each size
/// class that it affects, then its description. A line consists of segments with roles, so that you
/// can color them.
/// ```swift
/// for line in SizeClassGrid(.anyAny).lines {
///   print(line.map { $0.role == .affected ? green($0.text) : $0.text }.joined())
/// }
/// ```
public struct SizeClassGrid: Hashable, Sendable {
  /// The role of a segment, for its color.
  public enum Role: Hashable, Sendable {
    /// The name of the chosen size class.
    case title
    /// Borders, spaces and the names of rows and columns.
    case frame
    /// The cell of the chosen size class.
    case chosen
    /// The cell of another size class that the chosen one affects.
    case affected
    /// The cell of a size class that the chosen one does not affect.
    case unaffected
    /// The heading and the description under the grid.
    case description
  }

  /// A part of a line with one role.
  public struct Segment: Hashable, Sendable {
    /// The characters, without line breaks.
    public let text: String
    /// The role.
    public let role: Role
  }

  /// The chosen size class.
  public let sizeClass: SizeClass

  /// Creates the grid for a chosen size class.
  public init(_ sizeClass: SizeClass) {
    self.sizeClass = sizeClass
  }

  /// The maximum length of a line, in characters.
  public static let maximumWidth = 71

  /// The lines from top to bottom, each as segments; an empty line has none.
  public var lines: [[Segment]] {
    [[Segment(text: sizeClass.title, role: .title)], []] + gridLines + [[]] + descriptionLines
  }

  /// The lines as plain text. Brackets mark the chosen cell.
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

  /// The names of the widths, centered over their columns.
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

/// Returns `text` centered in a cell.
private func centred(_ text: String) -> String {
  let blanks = max(0, 9 - text.count)
  return String(repeating: " ", count: blanks / 2) + text
    + String(repeating: " ", count: blanks - blanks / 2)
}

/// Returns `text` without trailing spaces.
private func trimmed(_ text: String) -> String {
  var text = text
  while text.hasSuffix(" ") { text.removeLast() }
  return text
}

/// Returns `text` as lines of at most the maximum width, broken at spaces.
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
