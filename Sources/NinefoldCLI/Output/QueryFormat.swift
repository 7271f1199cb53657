internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

/// The output formats of queries.
enum QueryFormat: String, CaseIterable, ExpressibleByArgument {
  /// Columns between bars, for people.
  case text
  /// One JSON object with the columns and the rows.
  case json
  /// One JSON object for each row.
  case jsonl
  /// Comma-separated values (RFC 4180), with a line of column names. Null is an empty field, an
  /// empty text is `""`.
  case csv
  /// Values between tabs, with a line of column names. Tabs, line ends and backslashes are escaped
  /// by a backslash, and null is `\N`.
  case tsv
  /// A table of Markdown.
  case markdown

  /// The line of column names; nil if the format has none.
  func header(_ columns: [String]) -> String? {
    switch self {
    case .text: Terminal.safe(columns.joined(separator: "|"))
    case .json, .jsonl: nil
    case .csv: Terminal.data(QueryFormat.csv(columns.map { .text($0) }))
    case .tsv: Terminal.data(columns.map(QueryFormat.escaped).joined(separator: "\t"))
    case .markdown:
      QueryFormat.markdown(columns) + "\n" + QueryFormat.markdown(columns.map { _ in "---" })
    }
  }

  /// The line of a row.
  ///
  /// - Parameter names: The names of the columns, without repetition.
  func line(_ row: [QueryResult.Cell], _ names: [String]) -> String {
    switch self {
    case .text: Terminal.safe(row.map { $0.text ?? "" }.joined(separator: "|"))
    case .json, .jsonl: JSON.object(Array(zip(names, row.map(\.json)))).line
    case .csv: Terminal.data(QueryFormat.csv(row))
    case .tsv:
      Terminal.data(row.map { $0.text.map(QueryFormat.escaped) ?? "\\N" }.joined(separator: "\t"))
    case .markdown: QueryFormat.markdown(row.map { $0.text ?? "" })
    }
  }

  /// Returns column names for an object's members: repeated ones get a number.
  static func distinct(_ columns: [String]) -> [String] {
    var used: Set<String> = []
    return columns.map { column in
      var name = column
      var number = 2
      while !used.insert(name).inserted {
        name = "\(column)_\(number)"
        number += 1
      }
      return name
    }
  }

  private static func csv(_ row: [QueryResult.Cell]) -> String {
    row.map { cell in
      guard let text = cell.text else { return "" }
      let isPlain = text.utf8.allSatisfy { $0 >= 32 && $0 != 34 && $0 != 44 }
      let hasEdge = text.first == " " || text.last == " "
      if isPlain, !hasEdge, !text.isEmpty { return text }
      return "\""
        + text.split(separator: "\"", omittingEmptySubsequences: false)
        .joined(separator: "\"\"") + "\""
    }.joined(separator: ",")
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\t": result += "\\t"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func markdown(_ cells: [String]) -> String {
    let cells = cells.map { cell in
      cell.split(separator: "\n", omittingEmptySubsequences: false)
        .map { DiffMarkdown.escaped(String($0)) }.joined(separator: "<br>")
    }
    return "| " + cells.joined(separator: " | ") + " |"
  }
}

extension QueryResult.Cell {
  /// The value as text, bytes as hexadecimal digits; nil for null.
  fileprivate var text: String? {
    switch self {
    case .null: nil
    case .integer(let number): String(number)
    case .real(let number): LayoutText.number(number)
    case .text(let text): text
    case .blob(let bytes): "x'" + QueryResult.Cell.hex(bytes) + "'"
    }
  }

  /// The value as JSON, bytes as hexadecimal digits.
  var json: JSON {
    switch self {
    case .null: .null
    case .integer(let number): .integer(Int(number))
    case .real(let number): .number(number)
    case .text(let text): .string(text)
    case .blob(let bytes): .string(QueryResult.Cell.hex(bytes))
    }
  }

  private static func hex(_ bytes: [UInt8]) -> String {
    bytes.map(\.twoHexDigits).joined()
  }
}
