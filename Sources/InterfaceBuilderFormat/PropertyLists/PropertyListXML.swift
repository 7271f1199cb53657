internal import CExpat

/// Parses property lists in XML. Rejects files with an internal DTD subset, which can define
/// entities.
enum PropertyListXML {
  static func read(_ bytes: [UInt8]) throws(PropertyList.Problem) -> PropertyList {
    guard let parser = XML_ParserCreate(nil), let count = Int32(exactly: bytes.count) else {
      throw PropertyList.Problem(line: 1, reason: "out of memory")
    }
    defer { XML_ParserFree(parser) }
    var builder = PropertyListBuilder(parser)
    let status = withUnsafeMutablePointer(to: &builder) { builder in
      install(on: parser, builder)
      return bytes.withUnsafeBytes { buffer in
        XML_Parse(parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), count, 1)
      }
    }
    if let failure = builder.failure { throw failure }
    guard status == XML_STATUS_OK else {
      let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
      throw PropertyList.Problem(
        line: Int(XML_GetCurrentLineNumber(parser)),
        reason: reason ?? "malformed"
      )
    }
    guard let root = builder.root else {
      throw PropertyList.Problem(line: 1, reason: "an empty property list")
    }
    return root
  }

  private static func install(
    on parser: XML_Parser,
    _ builder: UnsafeMutablePointer<PropertyListBuilder>
  ) {
    XML_SetUserData(parser, builder)
    XML_SetElementHandler(
      parser,
      { context, name, _ in
        guard let name else { return }
        listBuilder(of: context)?.pointee.start(String(cString: name))
      },
      { context, _ in listBuilder(of: context)?.pointee.end() }
    )
    XML_SetCharacterDataHandler(parser) { context, text, count in
      guard let text else { return }
      let bytes = UnsafeBufferPointer(start: text, count: Int(count)).map { UInt8(bitPattern: $0) }
      listBuilder(of: context)?.pointee.text += bytes
    }
    XML_SetStartDoctypeDeclHandler(parser) { context, _, _, _, hasDeclarations in
      if hasDeclarations != 0 { listBuilder(of: context)?.pointee.fail("an internal DTD subset") }
    }
  }
}

private func listBuilder(
  of context: UnsafeMutableRawPointer?
) -> UnsafeMutablePointer<PropertyListBuilder>? {
  context?.assumingMemoryBound(to: PropertyListBuilder.self)
}

/// Builds a property list from the parser's events.
private struct PropertyListBuilder {
  private let parser: XML_Parser
  private var open: [Open] = []
  var text: [UInt8] = []
  private(set) var root: PropertyList?
  private(set) var failure: PropertyList.Problem?

  /// An element whose end tag has not been read.
  private struct Open {
    let name: String
    let line: Int
    var key: String?
    var items: [PropertyList] = []
    var members: [String: PropertyList] = [:]
  }

  init(_ parser: XML_Parser) {
    self.parser = parser
  }

  private var line: Int { Int(XML_GetCurrentLineNumber(parser)) }

  mutating func fail(_ reason: String) {
    failure = failure ?? PropertyList.Problem(line: line, reason: reason)
    XML_StopParser(parser, 0)
  }

  mutating func start(_ name: String) {
    text = []
    guard open.count < PropertyList.maximumDepth else { return fail("nested too deep") }
    open.append(Open(name: name, line: line))
  }

  mutating func end() {
    guard let element = open.popLast() else { return }
    let content = String(decoding: text, as: UTF8.self)
    switch element.name {
    case "plist": break
    case "key":
      if let last = open.indices.last { open[last].key = content }
    case "dict": add(.dictionary(element.members, line: element.line))
    case "array": add(.array(element.items, line: element.line))
    case "true": add(.string("YES", line: element.line))
    case "false": add(.string("NO", line: element.line))
    default: add(.string(content, line: element.line))
    }
  }

  private mutating func add(_ value: PropertyList) {
    guard let last = open.indices.last, open[last].name != "plist" else {
      root = root ?? value
      return
    }
    if let key = open[last].key {
      open[last].members[key] = value
      open[last].key = nil
    } else {
      open[last].items.append(value)
    }
  }
}
