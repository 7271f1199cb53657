import SQLite

/// Reads the rows that a ``RowPacker`` packed: single documents, or all as an SQLite changeset.
///
/// Documents are independent of each other: the mark before one clears the slots, and the first row
/// of a table has all its columns.
struct PackedRows {
  /// A document and the place of its rows.
  struct Entry {
    let id: Int64
    let name: String
    let range: Range<Int>
  }

  private let bytes: [UInt8]
  private var place: Int
  private let end: Int
  private var slots: [Range<Int>] = []
  private var nextSlot = 0

  private init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    place = range.lowerBound
    end = range.upperBound
  }

  /// Returns a changeset that inserts the rows in a range of bytes, grouped by table.
  /// - Throws: ``StoreError/damagedChanges(_:)``.
  static func changeset(_ bytes: [UInt8], _ range: Range<Int>) throws -> [UInt8] {
    var reader = PackedRows(bytes, range)
    var bodies = [[UInt8]](repeating: [], count: RowTable.composed.count)
    while reader.place < reader.end {
      for (table, sheet) in try reader.nextDocument(keepsOnly: nil).enumerated() {
        bodies[table].appendInsertions(sheet)
      }
    }
    var result: [UInt8] = []
    result.reserveCapacity(bodies.reduce(0) { $0 + $1.count + 32 })
    for (table, body) in zip(RowTable.composed, bodies) where !body.isEmpty {
      result.appendTableHeader(table)
      result += body
    }
    return result
  }

  /// Returns the documents in a range of bytes.
  /// - Throws: ``StoreError/damagedChanges(_:)``.
  static func all(in bytes: [UInt8], _ range: Range<Int>) throws -> [Entry] {
    var reader = PackedRows(bytes, range)
    var entries: [Entry] = []
    while reader.place < reader.end {
      let start = reader.place
      let sheets = try reader.nextDocument(keepsOnly: 0)
      guard let row = sheets.first?.rows.first, let id = row.first?.integer,
        let name = row.dropFirst().first?.text
      else {
        throw StoreError.damagedChanges("a document without a row")
      }
      entries.append(Entry(id: id, name: name, range: start..<reader.place))
    }
    return entries
  }

  /// Returns the rows of the document at a place that ``all(in:_:)`` found, by table.
  static func sheets(_ bytes: [UInt8], _ range: Range<Int>) throws -> [RowSheet] {
    var reader = PackedRows(bytes, range)
    return try reader.nextDocument(keepsOnly: nil)
  }

  /// Reads the next document: its rows by table.
  ///
  /// - Parameter keepsOnly: The only table whose rows are kept; nil for all.
  private mutating func nextDocument(keepsOnly: Int?) throws -> [RowSheet] {
    guard try readByte() == RowPacker.documentMark else {
      throw StoreError.damagedChanges("a row is before the first document")
    }
    var sheets = RowTable.composed.map { RowSheet($0.name) }
    slots.removeAll(keepingCapacity: true)
    nextSlot = 0
    while place < end, bytes[place] != RowPacker.documentMark {
      let table = Int(try readByte())
      guard table < sheets.count else { throw StoreError.damagedChanges("unknown table") }
      let mask = try readNumber()
      let isKept = keepsOnly.map { $0 == table } ?? true
      for column in 0..<sheets[table].width {
        if mask & (1 << UInt64(column)) == 0 {
          let value = try readValue()
          if isKept { sheets[table].add(value, of: bytes) }
        } else if isKept, !sheets[table].repeatAbove() {
          throw StoreError.damagedChanges("a row repeats none")
        }
      }
    }
    return sheets
  }

  private mutating func readValue() throws -> RowSheet.Value {
    let code = try readNumber()
    switch code {
    case 0: return .null
    case 1: return .integer(try readSigned())
    case 2: return .real(Double(bitPattern: try take(8).reduce(0) { $0 << 8 | UInt64($1) }))
    case 3: return .real(Double(try readSigned()))
    default:
      let number = Int(clamping: (code - 4) / 2)
      if code.isMultiple(of: 2) {
        guard number < slots.count else { throw StoreError.damagedChanges("an empty slot") }
        return .text(slots[number])
      }
      let range = try take(number).indices
      if number > 0 { keep(range) }
      return .text(range)
    }
  }

  private mutating func keep(_ range: Range<Int>) {
    if nextSlot == slots.count { slots.append(range) } else { slots[nextSlot] = range }
    nextSlot = nextSlot + 1 == RowPacker.slotCount ? 0 : nextSlot + 1
  }

  private mutating func readByte() throws -> UInt8 {
    guard place < end else { throw StoreError.damagedChanges("the data is truncated") }
    place += 1
    return bytes[place - 1]
  }

  private mutating func readNumber() throws -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let byte = try readByte()
      value |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return value }
    }
    throw StoreError.damagedChanges("a number is too large")
  }

  private mutating func readSigned() throws -> Int64 {
    let value = try readNumber()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  private mutating func take(_ count: Int) throws -> ArraySlice<UInt8> {
    guard count <= end - place else { throw StoreError.damagedChanges("the data is truncated") }
    place += count
    return bytes[(place - count)..<place]
  }
}

extension [UInt8] {
  /// Appends rows as insertions, in the encoding of a changeset.
  fileprivate mutating func appendInsertions(_ sheet: RowSheet) {
    for (place, value) in sheet.values.enumerated() {
      if place.isMultiple(of: sheet.width) {
        append(RowChange.Operation.insert.rawValue)
        append(0)
      }
      switch value {
      case .null: append(5)
      case .integer(let value):
        append(1)
        appendWord(UInt64(bitPattern: value))
      case .real(let value):
        append(2)
        appendWord(value.bitPattern)
      case .text(let range):
        append(3)
        appendCount(range.count)
        self += sheet.texts[range]
      }
    }
  }
}
