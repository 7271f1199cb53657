internal import Foundation
internal import LayoutModel

/// The causes that are already known, usually from the day when a team adopted checks. A check with
/// a baseline reports only new causes.
public struct CheckBaseline: Sendable {
  /// The default name of the file.
  public static let fileName = ".ninefold-baseline.json"

  /// A known cause.
  public struct Entry: Sendable, Equatable {
    /// The cause's fingerprint; see ``CheckedDocument/fingerprint(of:)``.
    public let fingerprint: String
    /// The name of the document when the entry was recorded.
    public let document: String
    /// The readable name of the cause, see ``Cause/id``, or of the unused row.
    public let id: String
  }

  /// The entries, sorted by document and name.
  public let entries: [Entry]

  /// Creates a baseline that has all causes in some checked documents.
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

  /// Reads a baseline file.
  /// - Throws: ``NinefoldError/refused(_:)`` with the line of the first error, or
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
    else { throw .init(line: node.line, reason: "not a baseline: no version or known causes") }
    guard case .number(1) = version.value else {
      throw .init(line: version.line, reason: "the version of the baseline is not 1")
    }
    var entries: [Entry] = []
    for item in items {
      guard case .object(let parts) = item.value else {
        throw .init(line: item.line, reason: "an entry must be an object, not \(item.value.kind)")
      }
      func text(_ key: String) throws(ConfigurationText.Problem) -> String {
        guard case .string(let text)? = parts.first(where: { $0.key == key })?.value.value else {
          throw .init(line: item.line, reason: "an entry has no string \"\(key)\"")
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

  /// The result of comparing checked documents with a baseline.
  public struct Comparison: Sendable {
    /// The documents without their known causes.
    public let documents: [CheckedDocument]
    /// The number of known causes that were removed.
    public let known: Int
    /// The entries of the checked documents whose cause no longer occurs.
    public let gone: [Entry]
  }

  /// Compares checked documents with the baseline. Each entry matches at most one cause.
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
      return document.reporting(causes)
    }
    let checked = Set(documents.map { CheckedDocument.identity(of: $0.document) })
    let gone = rest.values.flatMap { $0 }
      .filter { checked.contains(CheckedDocument.identity(of: $0.document)) }
      .sorted { ($0.document, $0.id) < ($1.document, $1.id) }
    return Comparison(documents: remaining, known: known, gone: gone)
  }
}

extension CheckedDocument {
  /// A unit of a baseline: a whole cause, or one row of a cause about unused rows.
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

  /// Returns the document with some of its causes only.
  fileprivate func reporting(_ causes: [Cause]) -> CheckedDocument {
    CheckedDocument(
      document: document,
      findings: findings.filter { finding in causes.contains { $0.findings.contains(finding) } },
      causes: causes,
      refusal: refusal,
      suppressed: suppressed,
      unsure: unsure,
      leftOut: leftOut,
      leftOutOnRequest: leftOutOnRequest,
      unsearched: unsearched,
      isSource: isSource,
      lineByID: lineByID
    )
  }
}
