/// Compares files by the lines that they share.
enum LineDistance {
  /// Returns true if a file shares more lines with `first` than with `second`.
  static func isNearer(_ file: [UInt8], to first: [UInt8], than second: [UInt8]) -> Bool {
    distance(file, first) < distance(file, second)
  }

  /// Returns the share of lines that two files have in common, from 0 to 1.
  static func share(_ left: [UInt8], _ right: [UInt8]) -> Double {
    let count = [left, right].reduce(0) { $0 + lines(of: $1).count }
    return count == 0 ? 0 : 1 - Double(distance(left, right)) / Double(count)
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(separator: UInt8(ascii: "\n"))
  }

  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var counts: [ArraySlice<UInt8>: Int] = [:]
    for line in lines(of: left) { counts[line, default: 0] += 1 }
    for line in lines(of: right) { counts[line, default: 0] -= 1 }
    return counts.values.reduce(0) { $0 + abs($1) }
  }
}
