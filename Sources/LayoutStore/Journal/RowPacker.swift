internal import CLibrary

/// Packs the rows of a new document for the journal, much faster than writing a changeset.
///
/// A document begins with the byte 255, which clears the slots. A row is its table's number, a bit
/// mask of the columns that equal those of the previous row of the same table, and the values of
/// the other columns. A value begins with a variable-length integer `u`:
///
/// | u | value |
/// |---|---|
/// | 0 | null |
/// | 1 | integer: a zigzag integer follows |
/// | 2 | real: eight bytes follow, big-endian |
/// | 3 | real without a fraction: a zigzag integer follows |
/// | 4 + 2n | the text in slot n |
/// | 5 + 2n | a text: n bytes follow; it is stored in the next slot of a ring |
///
/// ``PackedRows`` reads the format, which is frozen (`docs/adr/0006-journal.md`).
final class RowPacker {
  /// The first byte of a document.
  static let documentMark: UInt8 = 0xff
  /// The number of slots. The reference to the last slot still takes two bytes.
  static let slotCount = 8_188
  private static let hashCount = 1 << 14

  private var buffer: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var count = 0
  private var slots = [(start: Int32, count: Int32)](
    repeating: (0, 0),
    count: RowPacker.slotCount
  )
  private var nextSlot = 0
  /// For each hash, the slot of the last text with it, plus one; 0 for none.
  private var slotsByHash = [UInt16](repeating: 0, count: RowPacker.hashCount)

  private init() {
    capacity = 1 << 16
    buffer = .allocate(capacity: capacity)
  }

  deinit {
    buffer.deallocate()
  }

  /// Returns the packed rows of one document.
  static func pack(_ rows: DocumentRows) -> [UInt8] {
    let packer = RowPacker()
    packer.buffer[0] = documentMark
    packer.count = 1
    for (table, sheet) in rows.sheets.enumerated() { packer.add(UInt8(table), sheet) }
    return Array(UnsafeBufferPointer(start: packer.buffer, count: packer.count))
  }

  private func add(_ table: UInt8, _ sheet: RowSheet) {
    let width = sheet.width
    reserve(12 * sheet.values.count + 8 * (sheet.values.count / width + 1) + sheet.texts.count)
    sheet.values.withUnsafeBufferPointer { values in
      sheet.texts.withUnsafeBufferPointer { texts in
        for row in stride(from: 0, to: values.count, by: width) {
          buffer[count] = table
          count += 1
          var mask: UInt64 = 0
          if row > 0 {
            for column in 0..<width
            where RowPacker.isSame(values[row + column], values[row + column - width], texts) {
              mask |= 1 << UInt64(column)
            }
          }
          put(mask)
          for column in 0..<width where mask & (1 << UInt64(column)) == 0 {
            put(values[row + column], texts)
          }
        }
      }
    }
  }

  private static func isSame(
    _ left: RowSheet.Value,
    _ right: RowSheet.Value,
    _ texts: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.integer(let a), .integer(let b)): a == b
    case (.real(let a), .real(let b)): a.bitPattern == b.bitPattern
    case (.text(let a), .text(let b)): a.count == b.count && isSame(a, b, texts)
    default: false
    }
  }

  private static func isSame(
    _ left: Range<Int>,
    _ right: Range<Int>,
    _ texts: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let base = texts.baseAddress else { return true }
    return memcmp(base + left.lowerBound, base + right.lowerBound, left.count) == 0
  }

  private func put(_ value: RowSheet.Value, _ texts: UnsafeBufferPointer<UInt8>) {
    switch value {
    case .null: put(0)
    case .integer(let value):
      put(1)
      putSigned(value)
    case .real(let value):
      if let whole = Int64(exactly: value), value.sign == .plus || whole != 0 {
        put(3)
        putSigned(whole)
      } else {
        put(2)
        for shift in stride(from: 56, through: 0, by: -8) {
          buffer[count] = UInt8(truncatingIfNeeded: value.bitPattern >> UInt64(shift))
          count += 1
        }
      }
    case .text(let range): put(UnsafeBufferPointer(rebasing: texts[range]))
    }
  }

  private func put(_ text: UnsafeBufferPointer<UInt8>) {
    guard let base = text.baseAddress, text.count > 0 else { return put(5) }
    let hash = RowPacker.hash(UnsafeRawPointer(base), text.count)
    let known = Int(slotsByHash[hash]) - 1
    if known >= 0, Int(slots[known].count) == text.count,
      memcmp(buffer + Int(slots[known].start), base, text.count) == 0
    {
      return put(UInt64(4 + 2 * known))
    }
    put(UInt64(5 + 2 * text.count))
    memcpy(buffer + count, base, text.count)
    // Texts beyond two gigabytes get no slot. SQLite does not accept such a large value anyway.
    if let start = Int32(exactly: count) {
      slots[nextSlot] = (start, Int32(text.count))
      slotsByHash[hash] = UInt16(nextSlot + 1)
    }
    nextSlot = nextSlot + 1 == RowPacker.slotCount ? 0 : nextSlot + 1
    count += text.count
  }

  private static func hash(_ text: UnsafeRawPointer, _ count: Int) -> Int {
    var value = UInt64(count)
    if count >= 8 {
      value ^= text.loadUnaligned(as: UInt64.self)
      value = (value &* 0x9e37_79b9_7f4a_7c15) ^ (value >> 29)
      value ^= text.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
    } else {
      for index in 0..<count {
        value = value << 8 ^ UInt64(text.load(fromByteOffset: index, as: UInt8.self))
      }
    }
    value = value &* 0x9e37_79b9_7f4a_7c15
    return Int(value >> 50)
  }

  private func putSigned(_ value: Int64) {
    put(UInt64(bitPattern: value << 1 ^ value >> 63))
  }

  private func put(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      buffer[count] = UInt8(truncatingIfNeeded: rest) | 0x80
      count += 1
      rest >>= 7
    }
    buffer[count] = UInt8(truncatingIfNeeded: rest)
    count += 1
  }

  private func reserve(_ additional: Int) {
    guard count + additional > capacity else { return }
    capacity = max(2 * capacity, count + additional)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: buffer, count: count)
    buffer.deallocate()
    buffer = larger
  }
}
