/// A time in UTC, in the parts of ISO 8601.
///
/// Foundation's formatters need a calendar, and creating one takes longer than an edit.
package struct UTCTime {
  /// `2026-03-01`.
  package let day: String
  /// `09:30:00`.
  package let clock: String
  /// The milliseconds, three digits.
  package let fraction: String

  /// Creates a time.
  ///
  /// - Parameter timeMs: Milliseconds since 1970.
  package init(timeMs: Int64) {
    let (days, rest) = UTCTime.divided(timeMs, by: 86_400_000)
    // Eras of 400 years that begin with March, so that the leap day comes last
    // (Hinnant, "chrono-Compatible Low-Level Date Algorithms").
    let (era, dayOfEra) = UTCTime.divided(days + 719_468, by: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let fromMarch = (5 * dayOfYear + 2) / 153
    let month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
    let year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
    let dayOfMonth = dayOfYear - (153 * fromMarch + 2) / 5 + 1
    let seconds = rest / 1_000
    day = [UTCTime.digits(year, 4), UTCTime.digits(month), UTCTime.digits(dayOfMonth)]
      .joined(separator: "-")
    clock = [seconds / 3_600, seconds / 60 % 60, seconds % 60]
      .map { UTCTime.digits($0) }.joined(separator: ":")
    fraction = UTCTime.digits(rest % 1_000, 3)
  }

  /// The whole time: `2026-03-01T09:30:00.000Z`.
  package var text: String { "\(day)T\(clock).\(fraction)Z" }

  private static func divided(_ value: Int64, by divisor: Int64) -> (Int64, Int64) {
    let (quotient, rest) = value.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
  }

  private static func digits(_ value: Int64, _ count: Int = 2) -> String {
    let text = String(abs(value))
    let zeros = String(repeating: "0", count: max(0, count - text.count))
    return (value < 0 ? "-" : "") + zeros + text
  }
}
