/// Durations of one thing, taken many times.
struct Timings: Encodable {
  private var nanoseconds: [Int64] = []

  /// Runs `body` and keeps how long it took.
  mutating func time<Result>(_ body: () throws -> Result) rethrows -> Result {
    let start = ContinuousClock.now
    let result = try body()
    let (seconds, attoseconds) = start.duration(to: .now).components
    nanoseconds.append(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    return result
  }

  /// The middle duration.
  var medianMicroseconds: Double {
    let sorted = nanoseconds.sorted()
    guard let upper = sorted.indices.last else { return 0 }
    return Double(sorted[upper / 2] + sorted[(upper + 1) / 2]) / 2000
  }

  private enum Key: String, CodingKey {
    case medianMicroseconds, fastestMicroseconds, slowestMicroseconds, runs
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(medianMicroseconds, forKey: .medianMicroseconds)
    try container.encode(Double(nanoseconds.min() ?? 0) / 1000, forKey: .fastestMicroseconds)
    try container.encode(Double(nanoseconds.max() ?? 0) / 1000, forKey: .slowestMicroseconds)
    try container.encode(nanoseconds.count, forKey: .runs)
  }
}
