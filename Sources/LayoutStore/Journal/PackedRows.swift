/// Converts the rows that a ``RowPacker`` packed to an SQLite changeset.
struct PackedRows {
  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var slots: [Range<Int>] = []
  private var nextSlot = 0
  /// The last row of each table, with values in the encoding of a changeset.
  private var rows = [[ArraySlice<UInt8>]](repeating: [], count: RowTable.journaled.count)
  private var bodies = [[UInt8]](repeating: [], count: RowTable.journaled.count)

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  /// Returns a changeset that inserts the rows, grouped by table.
  /// - Throws: ``StoreError/damagedChanges(_:)``.
  static func changeset(_ bytes: ArraySlice<UInt8>) throws -> [UInt8] {
    var reader = PackedRows(bytes)
    while reader.place < bytes.endIndex { try reader.readRow() }
    var result: [UInt8] = []
    result.reserveCapacity(reader.bodies.reduce(0) { $0 + $1.count + 32 })
    for (table, body) in zip(RowTable.journaled, reader.bodies) where !body.isEmpty {
      result.appendTableHeader(table)
      result += body
    }
    return result
  }

  private mutating func readRow() throws {
    let mark = try readByte()
    if mark == RowPacker.documentMark {
      slots.removeAll(keepingCapacity: true)
      nextSlot = 0
      return
    }
    let table = Int(mark)
    guard table < RowTable.journaled.count else {
      throw StoreError.damagedChanges("unknown table")
    }
    let width = RowTable.journaled[table].width
    let mask = try readNumber()
    if rows[table].isEmpty { rows[table] = [ArraySlice<UInt8>](repeating: [], count: width) }
    bodies[table].append(RowChange.Operation.insert.rawValue)
    bodies[table].append(0)
    for column in 0..<width {
      if mask & (1 << UInt64(column)) == 0 { rows[table][column] = try readValue() }
      bodies[table] += rows[table][column]
    }
  }

  /// Reads a value and returns it in the encoding of a changeset.
  private mutating func readValue() throws -> ArraySlice<UInt8> {
    let code = try readNumber()
    switch code {
    case 0: return [5]
    case 1: return [1] + PackedRows.word(UInt64(bitPattern: try readSigned()))
    case 2: return [2] + (try take(8))
    case 3: return [2] + PackedRows.word(Double(try readSigned()).bitPattern)
    default:
      let number = Int(clamping: (code - 4) / 2)
      let range: Range<Int>
      if code.isMultiple(of: 2) {
        guard number < slots.count else { throw StoreError.damagedChanges("an empty slot") }
        range = slots[number]
      } else {
        range = try take(number).indices
        if number > 0 { keep(range) }
      }
      var value: [UInt8] = [3]
      value.appendCount(range.count)
      value += bytes[range]
      return value[...]
    }
  }

  private mutating func keep(_ range: Range<Int>) {
    if nextSlot == slots.count { slots.append(range) } else { slots[nextSlot] = range }
    nextSlot = nextSlot + 1 == RowPacker.slotCount ? 0 : nextSlot + 1
  }

  private mutating func readByte() throws -> UInt8 {
    guard place < bytes.endIndex else { throw StoreError.damagedChanges("the data is truncated") }
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
    guard count <= bytes.endIndex - place else {
      throw StoreError.damagedChanges("the data is truncated")
    }
    place += count
    return bytes[(place - count)..<place]
  }

  private static func word(_ value: UInt64) -> [UInt8] {
    stride(from: UInt64(56), through: 0, by: -8).map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
