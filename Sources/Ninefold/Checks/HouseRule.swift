package import LayoutModel
package import LayoutStore

/// A rule of a team, which is a query over the rows of documents, with a message for each row of
/// the result.
package struct HouseRule: Sendable, Equatable {
  /// The kind of the findings, with the rule's identifier, title and severity.
  package let kind: Finding.Kind
  /// The query. It has the columns `document` and, for findings about objects, `object`.
  package let query: BoundedQuery
  /// The message, in which `{column}` stands for a value of the row.
  package let message: MessageTemplate
  /// The path of the configuration file.
  package let file: String
  /// The line of the query in the file.
  package let line: Int

  /// Returns true if both rules have the same identifier, query and message.
  package static func == (left: HouseRule, right: HouseRule) -> Bool {
    left.kind == right.kind && left.query.sql == right.query.sql
      && left.message == right.message
  }
}

/// A text in which `{column}` stands for a value of a row. `{{` stands for a brace.
package struct MessageTemplate: Sendable, Equatable {
  private enum Part: Sendable, Equatable {
    case text(String)
    case column(Int)
  }

  private let parts: [Part]

  /// The reason why a text isn't a template.
  package struct Problem: Error {
    package let reason: String
  }

  /// Parses a text.
  ///
  /// - Parameter columns: The names of the columns.
  package init(_ text: String, columns: [String]) throws(Problem) {
    var parts: [Part] = []
    var run = ""
    var rest = text[...]
    while let first = rest.popFirst() {
      guard first == "{" else {
        run.append(first)
        continue
      }
      if rest.first == "{" {
        run.append("{")
        _ = rest.popFirst()
        continue
      }
      guard let end = rest.firstIndex(of: "}") else {
        throw Problem(reason: "the message has a '{' without '}'; write '{{' for a brace")
      }
      let name = String(rest[..<end])
      guard let column = columns.firstIndex(of: name) else {
        throw Problem(
          reason: "the message names {\(name)}, but the query has no such column; it has "
            + columns.joined(separator: ", ")
        )
      }
      parts += [.text(run), .column(column)]
      run = ""
      rest = rest[rest.index(after: end)...]
    }
    self.parts = parts + [.text(run)]
  }

  /// Returns the message of a row.
  func text(of row: [QueryResult.Cell]) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .column(let column): row.indices.contains(column) ? row[column].text : ""
      }
    }
    .joined()
  }
}

extension QueryResult.Cell {
  /// The value as text. Long texts end after 200 characters.
  fileprivate var text: String {
    switch self {
    case .null: return ""
    case .integer(let number): return String(number)
    case .real(let number): return number.whole.map { String($0) } ?? String(number)
    case .text(let text): return text.count > 200 ? text.prefix(199) + "…" : text
    case .blob(let bytes): return "\(bytes.count) bytes"
    }
  }

  /// The value as a name; nil for values other than text.
  fileprivate var word: String? { if case .text(let text) = self { text } else { nil } }
}

extension HouseRule {
  /// The maximum number of findings of a rule. One more finding says that there are others.
  static let mostFindings = Finding.mostOfAKind

  /// Returns the findings of rules by document.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - rows: Runs a query.
  ///   - objects: Returns the objects of a document; none if there is no such document.
  /// - Throws: ``NinefoldError/refused(_:)`` with the line of a query that exceeds the limits.
  static func findings(
    of rules: [HouseRule],
    rows: (BoundedQuery) throws -> (rows: [[QueryResult.Cell]], hasMore: Bool),
    objects: (_ document: String) throws -> [LayoutObject]
  ) throws -> [String: [Finding]] {
    if rules.isEmpty { return [:] }
    let names = try documentNames(rows)
    var scenes: [String: [ObjectID: ObjectID?]] = [:]
    var found: [String: [Finding]] = [:]
    for rule in rules {
      do {
        let result = try rows(rule.query)
        for (number, row) in result.rows.enumerated() {
          let document = try rule.document(of: row, names)
          let known =
            try scenes[document]
            ?? Dictionary(objects(document).map { ($0.id, $0.scene) }) { first, _ in first }
          scenes[document] = known
          found[document, default: []].append(rule.finding(row, known))
          if result.hasMore, number == result.rows.count - 1 {
            found[document]?.append(rule.unlisted)
          }
        }
      } catch let problem as BoundedQuery.Problem {
        throw NinefoldError.refused([
          .init(path: rule.file, line: rule.line, reason: "\(rule.kind): \(problem)")
        ])
      }
    }
    return found
  }

  private var unlisted: Finding {
    Finding(
      sizeClass: nil,
      kind: kind,
      object: Document.rootID,
      scene: nil,
      message:
        "The rule has more than \(HouseRule.mostFindings) findings. The others are not listed.",
      path: "more"
    )
  }

  /// Returns the names of the documents by their ids.
  private static func documentNames(
    _ rows: (BoundedQuery) throws -> (rows: [[QueryResult.Cell]], hasMore: Bool)
  ) throws -> [Int64: String] {
    var names: [Int64: String] = [:]
    for row in try rows(BoundedQuery("SELECT id, name FROM document")).rows {
      if case .integer(let id)? = row.first { names[id] = row.last?.word }
    }
    return names
  }

  private func cell(_ name: String, of row: [QueryResult.Cell]) -> QueryResult.Cell? {
    query.columns.firstIndex(of: name).flatMap { row.indices.contains($0) ? row[$0] : nil }
  }

  /// Returns the document of a row, which has its name or its id.
  private func document(of row: [QueryResult.Cell], _ names: [Int64: String]) throws -> String {
    let cell = cell("document", of: row)
    if let name = cell?.word { return name }
    if case .integer(let id)? = cell, let name = names[id] { return name }
    throw NinefoldError.refused([
      .init(
        path: file,
        line: line,
        reason: "\(kind): a row's column 'document' is neither the name nor the id of a document"
      )
    ])
  }

  /// Returns the finding of a row. It is about the document if the document lacks the row's object.
  private func finding(_ row: [QueryResult.Cell], _ scenes: [ObjectID: ObjectID?]) -> Finding {
    let object = cell("object", of: row)?.word.map { ObjectID($0) }
      .flatMap { id in scenes[id].map { (id: id, scene: $0) } }
    return Finding(
      sizeClass: cell("class", of: row)?.word.flatMap { SizeClass($0) },
      kind: kind,
      object: object?.id ?? Document.rootID,
      scene: object?.scene,
      message: message.text(of: row),
      path: cell("path", of: row)?.word.map { PropertyPath($0) }
    )
  }
}
