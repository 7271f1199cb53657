internal import CExpat
public import LayoutModel

/// Parses the bytes of a storyboard or xib.
public enum DocumentReader {
  /// Returns the document in `bytes`.
  ///
  /// The document keeps everything: ``DocumentWriter`` returns the same bytes for it. Elements that
  /// the model does not know become properties. Unusual spelling becomes formatting.
  /// - Throws: ``FormatError`` if the bytes are not an Interface Builder document.
  public static func read(_ bytes: [UInt8]) throws -> Document {
    try bytes.withUnsafeBufferPointer { try read($0).document }
  }

  /// Returns the document in `bytes`, and the byte offsets of its objects.
  /// - Throws: ``FormatError`` if the bytes are not an Interface Builder document.
  public static func readWithSource(
    _ bytes: [UInt8]
  ) throws -> (document: Document, source: DocumentSource) {
    let (document, offsets) = try bytes.withUnsafeBufferPointer { try read($0) }
    return (document, DocumentSource(bytes: bytes, offsets: offsets))
  }

  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws -> (document: Document, offsets: [Int]) {
    guard bytes.count <= FormatLimits.bytes else { throw FormatError.tooLarge(bytes: bytes.count) }
    guard !bytes.isEmpty else { throw FormatError.empty }
    try TextEncoding.requireUTF8(bytes)
    return try parse(bytes)
  }

  /// Parses UTF-8. Other encodings are rejected as malformed if the parser transcodes them.
  static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws -> (document: Document, offsets: [Int]) {
    guard let base = bytes.baseAddress, let count = Int32(exactly: bytes.count) else {
      throw FormatError.tooLarge(bytes: bytes.count)
    }
    guard let parser = XML_ParserCreate("UTF-8") else {
      throw FormatError.malformed(reason: "out of memory", line: 1, column: 1)
    }
    defer { XML_ParserFree(parser) }
    var builder = DocumentBuilder(source: bytes, parser: parser)
    let status = withUnsafeMutablePointer(to: &builder) { builder in
      install(on: parser, builder)
      return base.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
        XML_Parse(parser, $0, count, 1)
      }
    }
    if let failure = builder.failure { throw failure }
    guard status == XML_STATUS_OK else { throw syntaxError(of: parser, in: bytes) }
    return (builder.finish(), builder.offsets)
  }

  private static func syntaxError(
    of parser: XML_Parser,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> FormatError {
    let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
    let line = Int(XML_GetCurrentLineNumber(parser))
    return .malformed(
      reason: (reason ?? "unknown error")
        + (isConflictMarker(line, of: bytes) ? conflictAdvice : ""),
      line: line,
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1
    )
  }

  private static let conflictAdvice =
    "; the line is a conflict marker of git: take the version of one side, or merge the versions"
    + " again"

  /// Returns true if a line begins with the mark that git writes above the version of one side.
  /// The marks below it are texts in XML, so the parser fails at this one.
  private static func isConflictMarker(
    _ line: Int,
    of bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let newline = UInt8(ascii: "\n")
    let lines = bytes.split(
      separator: newline,
      maxSplits: max(line - 1, 0),
      omittingEmptySubsequences: false
    )
    guard line > 0, lines.count == line else { return false }
    return lines.last?.starts(with: "<<<<<<<".utf8) == true
  }

  private static func install(
    on parser: XML_Parser,
    _ builder: UnsafeMutablePointer<DocumentBuilder>
  ) {
    XML_SetUserData(parser, builder)
    XML_SetElementHandler(
      parser,
      { context, name, attributes in
        guard let name, let attributes else { return }
        target(of: context)?.pointee.startElement(name, attributes)
      },
      { context, name in
        guard let name else { return }
        target(of: context)?.pointee.endElement(name)
      }
    )
    XML_SetStartDoctypeDeclHandler(parser) { context, _, _, _, _ in
      target(of: context)?.pointee.documentTypeDeclaration()
    }
  }
}

extension DocumentBuilder {
  /// Turns the text handler on or off. The parser calls it for every line, so it is off where text
  /// is not needed.
  func readText(_ isWanted: Bool) {
    guard isWanted else { return XML_SetCharacterDataHandler(parser, nil) }
    XML_SetCharacterDataHandler(parser) { context, text, count in
      guard let text else { return }
      target(of: context)?.pointee.characters(text, count: Int(count))
    }
  }
}

private func target(of context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<DocumentBuilder>?
{
  context?.assumingMemoryBound(to: DocumentBuilder.self)
}
