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
}
