public import LayoutModel
internal import LayoutStore

/// The result of checking a document.
public struct CheckedDocument: Sendable {
  /// The document's name, or the path of a file.
  public let document: String
  /// The findings in document order, with their configured severities. A finding occurs once in a
  /// size class, whatever the number of screens with the problem.
  public let findings: [Finding]
  /// The findings grouped by cause, for output with one line for each.
  public let causes: [Cause]
  /// The reason why the document can't be read; nil if it was checked. Unless it is suppressed, a
  /// finding has the reason too.
  public let refusal: NinefoldError.Refusal?
  /// The number of suppressed findings.
  public let suppressed: Int
  /// The number of findings that are left out because they are uncertain; see
  /// ``Finding/Certainty/unsure``.
  public let unsure: Int
  /// The number of findings that are left out because the preset doesn't report them.
  public let leftOut: Int
  /// The numbers of those that ``CheckPreset/thorough`` doesn't report either, by kind. A check
  /// reports them if its options or the configuration name the kind.
  public let leftOutOnRequest: [Finding.Kind: Int]
  /// The kinds that the check did not search for, because the preset never reports them, or because
  /// sources in Swift were not read.
  public let unsearched: [Finding.Kind]
  /// True for a source file instead of a document. Its findings are about names in code.
  public var isSource = false
  /// The line of each object with a finding, from 1.
  let lineByID: [ObjectID: Int]

  /// Returns the line where the object of a finding begins, from 1. In a document that can't be
  /// read, it is the line of the error. Nil if there is none.
  public func line(of finding: Finding) -> Int? {
    guard let object = finding.object else { return finding.sourceLine ?? refusal?.line }
    return lineByID[object]
  }

  /// Returns an identifier of a cause, in 32 hexadecimal digits, which other tools can store
  /// between checks.
  ///
  /// It depends on ``Cause/id`` and on the document's file name and language. It does not depend on
  /// the folder of the file, its other content or the order of its elements.
  public func fingerprint(of cause: Cause) -> String { fingerprint(of: cause.id) }

  func fingerprint(of name: String) -> String {
    var hash = SHA256()
    hash.update(Array("\(CheckedDocument.identity(of: document))\n\(name)".utf8))
    return hash.finish().prefix(16).map(\.twoHexDigits).joined()
  }

  /// Returns the file's name after its language folder, if it has one. Full paths aren't stable:
  /// they depend on how the file is named, and differ between files and projects.
  static func identity(of document: String) -> String {
    let parts = document.split(separator: "/")
    let language = parts.dropLast().last.flatMap { $0.hasSuffix(".lproj") ? $0 : nil }
    return [language, parts.last].compactMap { $0 }.joined(separator: "/")
  }
}
