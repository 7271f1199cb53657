extension Double {
  /// This number as an integer. Nil for fractions, NaN, infinities and magnitudes of 1e15 and more.
  package var whole: Int? { abs(self) < 1e15 ? Int(exactly: self) : nil }
}
