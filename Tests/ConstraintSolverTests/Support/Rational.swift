/// That an exact computation outgrew its numbers.
struct RationalOverflow: Error {}

/// An exact fraction, in lowest terms, with a positive denominator.
struct Rational: Hashable {
  let numerator: Int64
  let denominator: Int64

  static let zero = Rational(0)
  static let one = Rational(1)

  init(_ value: Int64) {
    numerator = value
    denominator = 1
  }

  private init(_ numerator: Int128, over denominator: Int128) throws(RationalOverflow) {
    var (first, second) = (numerator.magnitude, denominator.magnitude)
    while second != 0 { (first, second) = (second, first % second) }
    let divisor = Int128(first) * (denominator < 0 ? -1 : 1)
    guard let reduced = Int64(exactly: numerator / divisor),
      let base = Int64(exactly: denominator / divisor), reduced != .min, base != .min
    else { throw RationalOverflow() }
    self.numerator = reduced
    self.denominator = base
  }

  /// Creates the exact value of a fraction of sixteenths.
  init(exactly value: Double) throws(RationalOverflow) {
    guard let sixteenths = Int64(exactly: value * 16) else { throw RationalOverflow() }
    try self.init(Int128(sixteenths), over: 16)
  }

  var isZero: Bool { numerator == 0 }
  var isNegative: Bool { numerator < 0 }
  var isPositive: Bool { numerator > 0 }
  var negated: Rational {
    get throws(RationalOverflow) { try Rational(-Int128(numerator), over: Int128(denominator)) }
  }
  var double: Double { Double(numerator) / Double(denominator) }

  func plus(_ other: Rational) throws(RationalOverflow) -> Rational {
    if denominator == 1, other.denominator == 1 {
      let (sum, overflows) = numerator.addingReportingOverflow(other.numerator)
      if overflows || sum == .min { throw RationalOverflow() }
      return Rational(sum)
    }
    return try Rational(
      Int128(numerator) * Int128(other.denominator) + Int128(other.numerator) * Int128(denominator),
      over: Int128(denominator) * Int128(other.denominator)
    )
  }

  func times(_ other: Rational) throws(RationalOverflow) -> Rational {
    if denominator == 1, other.denominator == 1 {
      let (product, overflows) = numerator.multipliedReportingOverflow(by: other.numerator)
      if overflows || product == .min { throw RationalOverflow() }
      return Rational(product)
    }
    return try Rational(
      Int128(numerator) * Int128(other.numerator),
      over: Int128(denominator) * Int128(other.denominator)
    )
  }

  func divided(by other: Rational) throws(RationalOverflow) -> Rational {
    try Rational(
      Int128(numerator) * Int128(other.denominator),
      over: Int128(denominator) * Int128(other.numerator)
    )
  }

  func isLess(than other: Rational) -> Bool {
    Int128(numerator) * Int128(other.denominator) < Int128(other.numerator) * Int128(denominator)
  }
}
