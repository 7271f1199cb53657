extension BinaryInteger {
  /// The number in hexadecimal digits, with a leading zero below 16. A byte has exactly two digits.
  package var twoHexDigits: String { (self < 16 ? "0" : "") + String(self, radix: 16) }
}
