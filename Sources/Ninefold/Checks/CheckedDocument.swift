public import LayoutModel
internal import LayoutStore

/// The result of checking a document.
public struct CheckedDocument: Sendable {
  /// The document's name, or the path of a file.
  public let document: String
  /// The findings in document order, with their configured severities. Each kind occurs once for an
  /// object and class.
  public let findings: [Finding]
  /// The findings grouped by cause, for output with one line for each.
  public let causes: [Cause]
  /// Why the document can't be read; nil if it was checked. A finding has the reason too, unless it
  /// is suppressed.
  public let refusal: NinefoldError.Refusal?
  /// The number of suppressed findings.
  public let suppressed: Int
  /// The number of uncertain findings, which aren't reported.
  public let unsure: Int
  /// The number of findings that the preset omits.
  public let leftOut: Int
  /// The kinds that the check did not search for, because the preset never reports them.
  public let unsearched: [Finding.Kind]
  /// True for a source file, whose findings are about names in code.
  public var isSource = false
  /// The line of each object with a finding, from 1.
  let lineByID: [ObjectID: Int]

  /// Returns the line where a finding's object begins, or the line of the error in a document that
  /// can't be read; nil if there is none.
  public func line(of finding: Finding) -> Int? {
    guard let object = finding.object else { return finding.sourceLine ?? refusal?.line }
    return lineByID[object]
  }

  /// Returns an identifier of a cause that other tools can store between checks: 32 hexadecimal
  /// digits.
  ///
  /// It depends on the cause's name and the document's file name and language. The folder of the
  /// file, its other content and the order of its elements don't matter.
  public func fingerprint(of cause: Cause) -> String { fingerprint(of: cause.id) }

  func fingerprint(of name: String) -> String {
    var hash = SHA256()
    hash.update(Array("\(CheckedDocument.identity(of: document))\n\(name)".utf8))
    return hash.finish().prefix(16).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }
    .joined()
  }

  /// Returns the file's name after its language folder, if it has one. Full paths aren't stable:
  /// they depend on how the file is named, and differ between files and projects.
  static func identity(of document: String) -> String {
    let parts = document.split(separator: "/")
    let language = parts.dropLast().last.flatMap { $0.hasSuffix(".lproj") ? $0 : nil }
    return [language, parts.last].compactMap { $0 }.joined(separator: "/")
  }
}
