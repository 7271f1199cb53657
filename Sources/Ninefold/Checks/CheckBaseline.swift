internal import Foundation
internal import LayoutModel

/// What was known when a team began to check: those causes are not reported, new ones are.
public struct CheckBaseline: Sendable {
  /// The name of the file where none is given.
  public static let fileName = ".ninefold-baseline.json"

  /// A cause that was known.
  public struct Entry: Sendable, Equatable {
    /// What stands for the cause; see ``CheckedDocument/fingerprint(of:)``.
    public let fingerprint: String
    /// The document as it was named then.
    public let document: String
    /// The cause's or the row's name, for people.
    public let id: String
  }

  /// The entries, by document and name.
  public let entries: [Entry]

  /// Everything that some documents have.
  public init(_ documents: [CheckedDocument]) {
    entries = documents.flatMap { document in
      document.causes.flatMap(document.parts).map {
        Entry(fingerprint: $0.fingerprint, document: document.document, id: $0.id)
      }
    }
    .sorted { ($0.document, $0.id) < ($1.document, $1.id) }
  }

  private init(entries: [Entry]) {
    self.entries = entries
  }

  /// Reads a file.
  /// - Throws: ``NinefoldError/refused(_:)`` with the line of what is wrong with it, or
  ///   ``NinefoldError/file(path:reason:)``.
  public static func read(from path: String) throws -> CheckBaseline {
    do {
      return CheckBaseline(
        entries: try entries(ConfigurationText.read(RegularFile.bytes(of: path)))
      )
    } catch let problem as ConfigurationText.Problem {
      throw NinefoldError.refused([.init(path: path, line: problem.line, reason: problem.reason)])
    }
  }

  private static func entries(
    _ node: ConfigurationText.Node
  ) throws(ConfigurationText.Problem) -> [Entry] {
    guard case .object(let members) = node.value,
      let version = members.first(where: { $0.key == "version" })?.value,
      let list = members.first(where: { $0.key == "known" })?.value,
      case .array(let items) = list.value
    else { throw .init(line: node.line, reason: "no baseline: it has no version and known") }
    guard case .number(1) = version.value else {
      throw .init(line: version.line, reason: "a baseline of another version than 1")
    }
    var entries: [Entry] = []
    for item in items {
      guard case .object(let parts) = item.value else {
        throw .init(line: item.line, reason: "an entry must be an object, not \(item.value.kind)")
      }
      func text(_ key: String) throws(ConfigurationText.Problem) -> String {
        guard case .string(let text)? = parts.first(where: { $0.key == key })?.value.value else {
          throw .init(line: item.line, reason: "an entry has no text \"\(key)\"")
        }
        return text
      }
      entries.append(
        Entry(
          fingerprint: try text("fingerprint"),
          document: try text("document"),
          id: try text("id")
        )
      )
    }
    return entries
  }

  /// What a comparison with a baseline gives.
  public struct Comparison: Sendable {
    /// The documents without what was known.
    public let documents: [CheckedDocument]
    /// How many causes were known.
    public let known: Int
    /// The entries that do not occur any more in the documents that were checked.
    public let gone: [Entry]
  }

  /// Compares documents with the baseline; each entry stands for one cause.
  public func comparing(_ documents: [CheckedDocument]) -> Comparison {
    var rest = Dictionary(grouping: entries, by: \.fingerprint)
    var known = 0
    let remaining = documents.map { document -> CheckedDocument in
      var causes: [Cause] = []
      for cause in document.causes {
        let new = document.parts(of: cause).filter { part in
          rest[part.fingerprint, default: []].popLast() == nil
        }
        if new.isEmpty {
          known += 1
        } else if new.count == document.parts(of: cause).count {
          causes.append(cause)
        } else {
          causes += Cause.causes(of: new.flatMap(\.findings), in: nil, sizes: [])
        }
      }
      return document.telling(causes)
    }
    let checked = Set(documents.map { CheckedDocument.identity(of: $0.document) })
    let gone = rest.values.flatMap { $0 }
      .filter { checked.contains(CheckedDocument.identity(of: $0.document)) }
      .sorted { ($0.document, $0.id) < ($1.document, $1.id) }
    return Comparison(documents: remaining, known: known, gone: gone)
  }
}

extension CheckedDocument {
  /// What of a cause can be known by itself: all of it, or each row of a document's unused ones.
  struct Part {
    let id: String
    let fingerprint: String
    let findings: [Finding]
  }

  func parts(of cause: Cause) -> [Part] {
    guard cause.finding.kind == .unusedRow else {
      return [Part(id: cause.id, fingerprint: fingerprint(of: cause), findings: cause.findings)]
    }
    return cause.findings.map {
      Part(id: $0.id, fingerprint: fingerprint(of: $0.id), findings: [$0])
    }
  }

  /// The document with some of its causes only.
  fileprivate func telling(_ causes: [Cause]) -> CheckedDocument {
    CheckedDocument(
      document: document,
      findings: findings.filter { finding in causes.contains { $0.findings.contains(finding) } },
      causes: causes,
      refusal: refusal,
      silenced: silenced,
      unsure: unsure,
      leftOut: leftOut,
      lineByID: lineByID
    )
  }
}
