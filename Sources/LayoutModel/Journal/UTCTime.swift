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

  /// Returns the milliseconds since 1970 that a text describes, from the first to the one after the
  /// last: a day (`2026-03-01`), or with a `T` or a space a minute (`09:30`), a second (`09:30:00`) or a
  /// part of one. A time is in UTC; it can end in `Z`. Nil for other texts.
  package static func span(of text: String) -> Range<Int64>? {
    var rest = text[...]
    if rest.utf8.count > 11, rest.hasSuffix("Z") { rest = rest.dropLast() }
    let date = rest.prefix(10)
    guard let midnight = midnight(of: date) else { return nil }
    rest = rest.dropFirst(10)
    if rest.isEmpty { return midnight..<midnight + 86_400_000 }
    guard rest.first == "T" || rest.first == " " else { return nil }
    let parts = rest.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let hours = number(parts[0], digits: 2),
      let minutes = number(parts[1], digits: 2), hours < 24, minutes < 60
    else { return nil }
    let minute = midnight + (hours * 60 + minutes) * 60_000
    guard parts.count == 3 else { return minute..<minute + 60_000 }
    let pieces = parts[2].split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(pieces.count), let seconds = number(pieces[0], digits: 2), seconds < 60
    else { return nil }
    let second = minute + seconds * 1_000
    guard pieces.count == 2 else { return second..<second + 1_000 }
    let digits = pieces[1].prefix(3)
    guard number(pieces[1], digits: pieces[1].utf8.count) != nil,
      let fraction = number(digits, digits: digits.count),
      let scale = [1: 100, 2: 10, 3: 1][digits.count]
    else { return nil }
    let start = second + fraction * Int64(scale)
    return start..<start + Int64(scale)
  }

  /// Returns the first millisecond of a day such as `2026-03-01`; nil if there is no such day.
  private static func midnight(of text: Substring) -> Int64? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let year = number(parts[0], digits: 4),
      let month = number(parts[1], digits: 2), let day = number(parts[2], digits: 2),
      (1...12).contains(month)
    else { return nil }
    // The inverse of the algorithm above.
    let shifted = month <= 2 ? year - 1 : year
    let (era, yearOfEra) = divided(shifted, by: 400)
    let fromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * fromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    let start = (era * 146_097 + dayOfEra - 719_468) * 86_400_000
    // The 30th of February is a day of March.
    return UTCTime(timeMs: start).day == text ? start : nil
  }

  private static func number(_ text: Substring, digits: Int) -> Int64? {
    guard text.utf8.count == digits, digits > 0,
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int64(text)
  }

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
