extension Double {
  /// The integer that this number is; nil if it has a fraction, is no number, or is so large that
  /// not every integer of its size is a number of this type.
  package var whole: Int? { abs(self) < 1e15 ? Int(exactly: self) : nil }
}
