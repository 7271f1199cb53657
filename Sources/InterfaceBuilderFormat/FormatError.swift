/// The reason that bytes are rejected as an Interface Builder document.
public enum FormatError: Error, Equatable, Sendable {
  /// The bytes are not well-formed XML.
  case malformed(reason: String, line: Int, column: Int)
  /// The file is empty.
  case empty
  /// An archive of Xcode 3 or 4, a different format with the same file name extension.
  case archive(type: String, line: Int)
  /// The XML is not an Interface Builder document.
  case notInterfaceBuilder(found: String, line: Int)
  /// A document type declaration, which Interface Builder never writes and which can define
  /// entities.
  case documentTypeDeclaration(line: Int)
  /// The byte order mark, the first characters or the declaration indicate an encoding other than
  /// UTF-8.
  case encoding(String, line: Int)
  /// The file indicates no other encoding, but a byte is not UTF-8.
  case notUTF8(byte: UInt8, line: Int, column: Int)
  /// Elements are nested deeper than ``FormatLimits/depth``, or so many are deeply nested that the
  /// paths of their values would be much longer than the file.
  case tooDeep(line: Int)
  /// The file is larger than ``FormatLimits/bytes``.
  case tooLarge(bytes: Int)

  /// The line of the problem, from 1; nil if it has no line.
  public var line: Int? {
    switch self {
    case .malformed(_, let line, _), .archive(_, let line), .notInterfaceBuilder(_, let line),
      .documentTypeDeclaration(let line), .encoding(_, let line), .notUTF8(_, let line, _),
      .tooDeep(let line):
      line
    case .empty, .tooLarge: nil
    }
  }
}

extension FormatError: CustomStringConvertible {
  /// A message without the file's name and line.
  public var description: String {
    switch self {
    case .malformed(let reason, _, let column):
      "not well-formed XML: \(reason) (column \(column))"
    case .empty:
      "the file is empty"
    case .archive(let type, _):
      "an archive of Xcode 3 or 4 (\(type)); open it in Xcode 5 or later and save it as a document"
    case .notInterfaceBuilder(let found, _):
      "not an Interface Builder document: \(found)"
    case .documentTypeDeclaration:
      "the file has a DOCTYPE, which Interface Builder never writes; remove it"
    case .encoding(let name, _):
      "the encoding is \(name), only UTF-8 is accepted"
    case .notUTF8(let byte, _, let column):
      "the encoding is not UTF-8, the only one accepted: "
        + "byte 0x\(String(byte, radix: 16, uppercase: true)) (column \(column))"
    case .tooDeep:
      "elements are nested more than \(FormatLimits.depth) levels deep"
    case .tooLarge(let bytes):
      "the file has \(bytes) bytes, more than the limit of \(FormatLimits.bytes)"
    }
  }
}

/// The limits for documents. Real documents are far below them.
public enum FormatLimits {
  /// The largest size of a file, in bytes.
  public static let bytes = 256 << 20
  /// The deepest nesting of elements. The deepest real document has about 40 levels.
  public static let depth = 500
}
