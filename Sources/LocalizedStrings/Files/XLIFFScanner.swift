/// Reads the sections and units of an XLIFF file with their places.
struct XLIFFScanner {
  private var tags: XMLTags
  private var lines: LineCounter

  init(_ text: [UInt8]) {
    tags = XMLTags(text)
    lines = LineCounter(text)
  }

  mutating func read() throws(StringsFileError) -> [XLIFFSection] {
    var sections: [XLIFFSection] = []
    var isXLIFF = false
    while let tag = try tags.next() {
      if !isXLIFF {
        isXLIFF = tag.name == "xliff" && (tag["version"] ?? "").hasPrefix("1.")
        guard isXLIFF else {
          throw StringsFileError(
            line: lines.line(of: tag.range.lowerBound),
            reason: "it is not XLIFF 1.2: the first element is '\(tag.name)'"
              + (tag["version"].map { " of version \($0)" } ?? "")
          )
        }
      } else if tag.name == "file", tag.kind == .start {
        sections.append(try section(tag))
      }
    }
    guard isXLIFF else { throw StringsFileError(line: 1, reason: "it has no XML element") }
    return sections
  }

  private mutating func section(_ file: XMLTags.Tag) throws(StringsFileError) -> XLIFFSection {
    var entries: [TableEntry] = []
    var units: [XLIFFSection.Unit] = []
    var unreadable: [UnreadableUnit] = []
    var bodyEnd: Int?
    let language = file["target-language"]
    while let tag = try tags.next() {
      if tag.kind == .end, tag.name == "file" { break }
      if tag.kind == .end, tag.name == "body" { bodyEnd = tag.range.lowerBound }
      guard tag.name == "trans-unit", tag.kind == .start, let key = tag["id"] else { continue }
      let line = lines.line(of: tag.range.lowerBound)
      if let (unit, entry) = try unit(tag, key, language: language, line: line) {
        units.append(unit)
        entries.append(entry)
      } else {
        unreadable.append(UnreadableUnit(key: key, line: line))
      }
    }
    return XLIFFSection(
      original: file["original"] ?? "",
      sourceLanguage: file["source-language"],
      targetLanguage: language,
      entries: entries,
      unreadable: unreadable,
      units: units,
      bodyEnd: bodyEnd
    )
  }

  /// Reads a unit up to its end tag; nil if its texts contain elements.
  private mutating func unit(
    _ start: XMLTags.Tag,
    _ key: String,
    language: String?,
    line: Int
  ) throws(StringsFileError) -> (XLIFFSection.Unit, TableEntry)? {
    var ranges: [String: Range<Int>] = [:]
    var sourceEnd = start.range.upperBound
    var end = start.range.upperBound
    var isPlain = true
    var opened: XMLTags.Tag?
    while let tag = try tags.next() {
      if tag.kind == .end, tag.name == "trans-unit" {
        end = tag.range.upperBound
        break
      }
      if let content = opened {
        if tag.kind == .end, tag.name == content.name {
          if ranges[tag.name] == nil {
            ranges[tag.name] = content.range.upperBound..<tag.range.lowerBound
          }
          if tag.name == "source" { sourceEnd = tag.range.upperBound }
          opened = nil
        } else {
          isPlain = isPlain && content.name == "note"
        }
      } else if ["source", "target", "note"].contains(tag.name), tag.kind == .start {
        opened = tag
      } else if tag.kind == .empty, tag.name == "source" {
        isPlain = false
      }
    }
    guard isPlain, let source = ranges["source"] else { return nil }
    let note = ranges["note"].map { tags.text(in: $0) }
    let described = note.flatMap { TextComment(parsing: $0) }
    let entry = TableEntry(
      key: key,
      source: tags.text(in: source),
      note: described?.note,
      comment: note,
      translations: ranges["target"].map {
        [TableEntry.Translation(language: language, text: tags.text(in: $0), state: nil)]
      } ?? [],
      line: line
    )
    let unit = XLIFFSection.Unit(
      key: key,
      range: start.range.lowerBound..<end,
      source: source,
      sourceEnd: sourceEnd,
      target: ranges["target"],
      note: ranges["note"]
    )
    return (unit, entry)
  }
}
