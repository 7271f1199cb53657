import CExpat
internal import CLibrary
import LayoutModel

/// Builds a document's objects from the parser's events.
struct DocumentBuilder {
  private(set) var failure: FormatError?
  var objects: [LayoutObject] = []
  /// The byte offset of each object's start tag in the source.
  private(set) var offsets: [Int] = []
  var indexByID: [ObjectID: Int] = [:]
  var frames: [OpenElement] = []
  /// The segments in use below each open element.
  var siblings: [SiblingNames] = []

  private let source: UnsafeBufferPointer<UInt8>
  let parser: XML_Parser
  private var prolog = Document.usualProlog
  private var text: [UInt8] = []
  /// The byte offset after the last tag in the source.
  private var lastTagEnd = 0
  private var names = InternedNames()
  /// The attributes of the last tag. The next tag reuses the memory.
  private var spareAttributes: [ParsedAttribute] = []
  private var pathBytes = 0
  var isWatchKit = false
  /// The last number given to each name that several objects share.
  var lastNumber: [String: Int] = [:]

  init(source: UnsafeBufferPointer<UInt8>, parser: XML_Parser) {
    self.source = source
    self.parser = parser
    objects.reserveCapacity(source.count / 300)
    offsets.reserveCapacity(source.count / 300)
    indexByID.reserveCapacity(source.count / 300)
  }

  func finish() -> Document {
    Document(prolog: prolog, epilog: string(lastTagEnd..<source.count), objects: objects)
  }

  // MARK: - Events

  mutating func documentTypeDeclaration() {
    fail(.documentTypeDeclaration(line: line))
  }

  mutating func characters(_ characters: UnsafePointer<CChar>, count: Int) {
    let bytes = UnsafeRawBufferPointer(start: characters, count: count).bindMemory(to: UInt8.self)
    text.append(contentsOf: bytes)
  }

  mutating func startElement(
    _ name: UnsafePointer<CChar>,
    _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>
  ) {
    guard failure == nil, let place = place(of: name, behind: "<") else { return }
    let start = place.lowerBound
    let tag = StartTag(
      name: name,
      attributes: attributes,
      source: UnsafeBufferPointer(rebasing: source[place])
    )
    let element = ParsedElement(
      tag: names.string(name),
      attributes: parsedAttributes(attributes),
      isSelfClosed: tag.isSelfClosed
    )
    guard frames.count < FormatLimits.depth else { return fail(.tooDeep(line: line)) }

    if frames.isEmpty {
      prolog = string(0..<start)
      openDocument(element)
    } else {
      open(element)
    }
    guard failure == nil else { return }
    if offsets.count < objects.count { offsets.append(start) }
    noteGap(before: start, of: element)
    if !tag.isUsual {
      guard let deviations = tag.deviations() else { return failAtPlace() }
      for deviation in deviations { note(deviation.site, deviation.text) }
    }
    limitPaths()
    text.removeAll(keepingCapacity: true)
    readText(!element.isSelfClosed)
    lastTagEnd = place.upperBound
    spareAttributes = element.attributes
  }

  mutating func endElement(_ name: UnsafePointer<CChar>) {
    guard failure == nil, let last = frames.indices.last else { return }
    // Uses an index, because a copy of the frame would retain each of its strings.
    if !frames[last].isSelfClosed {
      guard let place = place(of: name, behind: "</") else { return }
      endContent(of: frames[last], at: place)
    }
    frames.removeLast()
    siblings.removeLast()
    // Only whitespace follows a child element, and it is not needed.
    readText(false)
  }

  private mutating func endContent(of frame: OpenElement, at place: Range<Int>) {
    noteContent(of: frame, until: place.lowerBound)
    let end = place.upperBound - 1
    let nameEnd = place.lowerBound + 2 + frame.tag.utf8.count
    if nameEnd < end { note(.endTagEnd, string(nameEnd..<end)) }
    lastTagEnd = place.upperBound
    text.removeAll(keepingCapacity: true)
  }

  /// Returns the byte range of the parser's current tag in the source. The name follows `opening`.
  ///
  /// Fails if the source does not have this tag there, after the last tag. The parser's offsets are
  /// not trusted, because an unsafe buffer does not check ranges in release builds.
  private mutating func place(
    of name: UnsafePointer<CChar>,
    behind opening: StaticString
  ) -> Range<Int>? {
    let start = Int(XML_GetCurrentByteIndex(parser))
    let count = Int(XML_GetCurrentByteCount(parser))
    let length = strlen(name)
    let frame = opening.utf8CodeUnitCount
    guard let base = source.baseAddress, start >= lastTagEnd, count <= source.count - start,
      frame + length < count, memcmp(base + start, opening.utf8Start, frame) == 0,
      memcmp(base + start + frame, name, length) == 0,
      base[start + count - 1] == UInt8(ascii: ">")
    else {
      failAtPlace()
      return nil
    }
    return start..<(start + count)
  }

  private mutating func failAtPlace() {
    fail(.malformed(reason: "its tags are not in UTF-8", line: line, column: 1))
  }

  mutating func fail(_ error: FormatError) {
    guard failure == nil else { return }
    failure = error
    XML_StopParser(parser, 0)
  }

  // MARK: - Formatting

  /// Records the text before a start tag, unless it is a newline and the element's indent.
  private mutating func noteGap(before start: Int, of element: ParsedElement) {
    let depth = frames.count - 1
    guard depth > 0, !isIndent(lastTagEnd..<start, depth: depth) else { return }
    if frames[depth].isObject, let comment = commentLine(lastTagEnd..<start, depth: depth) {
      objects[frames[depth].object].comment = comment
    } else {
      note(.beforeStartTag, string(lastTagEnd..<start))
    }
  }

  /// Sets an element's text, and records the formatting of its content where the writer's output
  /// differs.
  private mutating func noteContent(of frame: OpenElement, until end: Int) {
    let range = lastTagEnd..<end
    if frame.hasChildren {
      if !isIndent(range, depth: frames.count - 1) { note(.beforeEndTag, string(range)) }
    } else if text.isEmpty {
      note(.beforeEndTag, string(range))
    } else {
      let content = String(decoding: text, as: UTF8.self)
      setText(content, of: frame)
      var usual: [UInt8] = []
      Escaping.appendText(content, to: &usual)
      if !source[range].elementsEqual(usual) { note(.text, string(range)) }
    }
  }

  private mutating func note(_ site: Formatting.Site, _ text: String) {
    guard let frame = frames.last else { return }
    objects[frame.object].formatting.append(
      Formatting(variation: frame.variation, path: frame.path, site: site, text: text)
    )
  }

  private func isIndent(_ range: Range<Int>, depth: Int) -> Bool {
    guard range.count == 1 + 4 * depth, let base = source.baseAddress,
      source[range.lowerBound] == UInt8(ascii: "\n")
    else { return false }
    if depth == 0 { return true }
    // All are spaces if the first is a space and each byte equals the one before it.
    let blank = base + range.lowerBound + 1
    return blank[0] == UInt8(ascii: " ") && memcmp(blank, blank + 1, 4 * depth - 1) == 0
  }

  /// Returns the text of a comment that is alone on the line before an element; nil if the range
  /// contains anything else.
  private func commentLine(_ range: Range<Int>, depth: Int) -> String? {
    let indent = 1 + 4 * depth
    guard range.count >= 2 * indent + 7,
      isIndent(range.lowerBound..<(range.lowerBound + indent), depth: depth),
      isIndent((range.upperBound - indent)..<range.upperBound, depth: depth)
    else { return nil }
    let comment = (range.lowerBound + indent)..<(range.upperBound - indent)
    let body = (comment.lowerBound + 4)..<(comment.upperBound - 3)
    guard source[comment].starts(with: "<!--".utf8),
      source[comment].suffix(3).elementsEqual("-->".utf8),
      !string(body).utf8.contains(UInt8(ascii: ">"))
    else { return nil }
    return string(body)
  }

  // MARK: - Helpers

  var line: Int { Int(XML_GetCurrentLineNumber(parser)) }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: source[range], as: UTF8.self)
  }

  private mutating func parsedAttributes(
    _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>
  ) -> [ParsedAttribute] {
    var result: [ParsedAttribute] = []
    swap(&result, &spareAttributes)
    result.removeAll(keepingCapacity: true)
    var index = 0
    while let name = attributes[index], let value = attributes[index + 1] {
      result.append(ParsedAttribute(name: names.string(name), value: String(cString: value)))
      index += 2
    }
    return result
  }

  /// Rejects files whose nesting makes the paths of their values much longer than the file itself.
  private mutating func limitPaths() {
    pathBytes += frames.last?.path.rawValue.utf8.count ?? 0
    if pathBytes > 4 * source.count + (1 << 20) { fail(.tooDeep(line: line)) }
  }
}

/// The start tag of an element.
struct ParsedElement {
  let tag: String
  let attributes: [ParsedAttribute]
  let isSelfClosed: Bool

  func attribute(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
}

/// An attribute of a start tag.
struct ParsedAttribute {
  let name: String
  let value: String
}
