import Foundation
import LayoutModel
import Testing

struct UTCTimeTests {
  @Test(
    arguments: [
      (0, "1970-01-01", "00:00:00", "000"), (-1, "1969-12-31", "23:59:59", "999"),
      (951_782_400_000, "2000-02-29", "00:00:00", "000"),
      (1_772_357_400_012, "2026-03-01", "09:30:00", "012"),
      // A project file from a stranger has any.
      (.min, "-292275055-05-16", "16:47:04", "192"), (.max, "292278994-08-17", "07:12:55", "807"),
    ] as [(Int64, String, String, String)]
  )
  func `a time is written with its day, clock and fraction`(
    timeMs: Int64,
    day: String,
    clock: String,
    fraction: String
  ) {
    let time = UTCTime(timeMs: timeMs)

    #expect([time.day, time.clock, time.fraction] == [day, clock, fraction])
  }

  // Before October 1582 Foundation counts in the Julian calendar.
  @Test func `every day of seven centuries is Foundation's`() {
    for day in stride(from: Int64(-141_000), to: 130_000, by: 1) {
      let date = Date(timeIntervalSince1970: Double(day * 86_400))
      let expected = date.formatted(.iso8601.year().month().day())
      if UTCTime(timeMs: day * 86_400_000).day != expected {
        Issue.record("day \(day): \(expected)")
      }
    }
  }

  @Test(
    arguments: [
      ("1970-01-01", 0, 86_400_000), ("1970-01-01T00:01", 60_000, 60_000),
      ("1970-01-01 00:01Z", 60_000, 60_000), ("1970-01-01T00:00:01Z", 1_000, 1_000),
      ("1970-01-01T00:00:00.5Z", 500, 100), ("1969-12-31T23:59:59.999", -1, 1),
      ("2024-02-29", 1_709_164_800_000, 86_400_000),
      ("2026-03-01T09:30", 1_772_357_400_000, 60_000),
    ] as [(String, Int64, Int64)]
  )
  func `a text describes a day, a minute, a second or a part of one`(
    text: String,
    start: Int64,
    length: Int64
  ) {
    #expect(UTCTime.span(of: text) == start..<start + length)
  }

  @Test(arguments: [
    "", "2026", "2026-02-30", "2026-13-01", "2026-00-01", "2026-3-01", "2026-03-01Z9",
    "2026-03-01T",
    "2026-03-01T24:00", "2026-03-01T09:60", "2026-03-01T09:30:60", "2026-03-01T9:30", "-026-03-01",
    "2026-03-01T09:30:00.", "2026-03-01T09:30:00.x", "99999999999999999999-01-01", "２026-03-01",
    "2026-03-01Z",
  ])
  func `other texts are no time`(text: String) {
    #expect(UTCTime.span(of: text) == nil)
  }

  @Test func `a written time is read again`() {
    for timeMs in [0, 1, 1_772_357_400_123, -62_135_596_800_000] as [Int64] {
      #expect(UTCTime.span(of: UTCTime(timeMs: timeMs).text)?.lowerBound == timeMs)
    }
  }
}
