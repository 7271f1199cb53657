/// How many lines two files don't share.
enum LineDistance {
  /// Returns true if a file shares more lines with `first` than with `second`.
  static func isNearer(_ file: [UInt8], to first: [UInt8], than second: [UInt8]) -> Bool {
    distance(file, first) < distance(file, second)
  }

  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var counts: [ArraySlice<UInt8>: Int] = [:]
    for line in left.split(separator: UInt8(ascii: "\n")) { counts[line, default: 0] += 1 }
    for line in right.split(separator: UInt8(ascii: "\n")) { counts[line, default: 0] -= 1 }
    return counts.values.reduce(0) { $0 + abs($1) }
  }
}
