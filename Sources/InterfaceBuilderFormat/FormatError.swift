/// Why bytes are refused as an Interface Builder document.
public enum FormatError: Error, Equatable, Sendable {
  /// The bytes are no well-formed XML.
  case malformed(reason: String, line: Int, column: Int)
  /// The file holds nothing.
  case empty
  /// An archive of Xcode 3 or 4, a different format under the same file name extension.
  case archive(type: String, line: Int)
  /// XML, but no document of Interface Builder.
  case notInterfaceBuilder(found: String, line: Int)
  /// A document type declaration, which Interface Builder never writes and which can define entities.
  case documentTypeDeclaration(line: Int)
  /// An encoding other than UTF-8, by its byte order mark, its first characters or its declaration.
  case encoding(String, line: Int)
  /// The file is in no encoding that it tells, and a byte is not UTF-8.
  case notUTF8(byte: UInt8, line: Int, column: Int)
  /// Elements nested deeper than ``FormatLimits/depth``, or so deep in number that the paths of
  /// their values would outgrow the file.
  case tooDeep(line: Int)
  /// More bytes than ``FormatLimits/bytes``.
  case tooLarge(bytes: Int)

  /// The line where the trouble is, from 1; nil where there is no such line.
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
  /// One sentence without the file's name or line.
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
      "a DOCTYPE is not accepted"
    case .encoding(let name, _):
      "the encoding is \(name), only UTF-8 is accepted"
    case .notUTF8(let byte, _, let column):
      "the encoding is not UTF-8, the only one accepted: "
        + "byte 0x\(String(byte, radix: 16, uppercase: true)) (column \(column))"
    case .tooDeep:
      "elements are nested too deep"
    case .tooLarge(let bytes):
      "\(bytes) bytes are more than the limit of \(FormatLimits.bytes)"
    }
  }
}

/// What a document may measure; real ones stay far below.
public enum FormatLimits {
  /// Bytes of a file.
  public static let bytes = 256 << 20
  /// Elements inside each other; the deepest real document has about 40.
  public static let depth = 500
}
