public import LayoutModel
internal import LayoutStore

/// A document after a check.
public struct CheckedDocument: Sendable {
  /// The document's name; a file's path.
  public let document: String
  /// What was found, in document order, with the severities that the configuration gives; each object
  /// and class once for a kind.
  public let findings: [Finding]
  /// The findings by their cause: what people read, a line for each.
  public let causes: [Cause]
  /// Why the document can't be read; nil if it was checked. One finding says so unless it is suppressed.
  public let refusal: NinefoldError.Refusal?
  /// How many findings are not reported because they are suppressed.
  public let silenced: Int
  /// How many findings are not reported because they are unsure.
  public let unsure: Int
  /// How many findings are not reported because the preset leaves their kind out.
  public let leftOut: Int
  /// The line of each object that findings name, from 1.
  let lineByID: [ObjectID: Int]

  /// The line of the file on which a finding's object begins, or on which the trouble is because of which
  /// the document can't be read; nil if there is none.
  public func line(of finding: Finding) -> Int? {
    guard let object = finding.object else { return refusal?.line }
    return lineByID[object]
  }

  /// What stands for a cause in other tools, from one check to the next: 32 hexadecimal digits.
  ///
  /// It rests on the cause's name and the document's: not on where the file lies, on what else is in it,
  /// or on the order in which it is written.
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

  /// The file's name, behind the language that it is for: paths differ from one way to name a file to
  /// the next, and in a project.
  static func identity(of document: String) -> String {
    let parts = document.split(separator: "/")
    let language = parts.dropLast().last.flatMap { $0.hasSuffix(".lproj") ? $0 : nil }
    return [language, parts.last].compactMap { $0 }.joined(separator: "/")
  }
}
