import Foundation

/// The durations of repeated runs, and the CPU time of the process.
struct Timings: Encodable {
  private var nanoseconds: [Int64] = []
  private var cpuNanoseconds: [Int64] = []

  /// The median CPU time in microseconds.
  var cpuMedianMicroseconds: Double { quantile(0.5, cpuNanoseconds) }

  /// Runs `body` and records its duration.
  mutating func time<Result>(_ body: () throws -> Result) rethrows -> Result {
    let cpuStart = Timings.cpuTime
    let start = ContinuousClock.now
    let result = try body()
    cpuNanoseconds.append(Timings.cpuTime - cpuStart)
    let (seconds, attoseconds) = start.duration(to: .now).components
    nanoseconds.append(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    return result
  }

  /// True if there are no durations.
  var isEmpty: Bool { nanoseconds.isEmpty }

  /// The median duration.
  var medianMicroseconds: Double {
    let sorted = nanoseconds.sorted()
    guard let upper = sorted.indices.last else { return 0 }
    return Double(sorted[upper / 2] + sorted[(upper + 1) / 2]) / 2000
  }

  /// The CPU time of the process, in all threads and in the kernel.
  private static var cpuTime: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// The percentile of the durations for a fraction, in microseconds.
  private func quantile(_ part: Double, _ values: [Int64]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return 0 }
    return Double(sorted[min(sorted.count - 1, Int(part * Double(sorted.count)))]) / 1000
  }

  private enum Key: String, CodingKey {
    case medianMicroseconds, fastestMicroseconds, slowestMicroseconds, runs
    case p99Microseconds, cpuMedianMicroseconds, cpuP99Microseconds
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(medianMicroseconds, forKey: .medianMicroseconds)
    try container.encode(Double(nanoseconds.min() ?? 0) / 1000, forKey: .fastestMicroseconds)
    try container.encode(Double(nanoseconds.max() ?? 0) / 1000, forKey: .slowestMicroseconds)
    try container.encode(nanoseconds.count, forKey: .runs)
    try container.encode(quantile(0.99, nanoseconds), forKey: .p99Microseconds)
    try container.encode(cpuMedianMicroseconds, forKey: .cpuMedianMicroseconds)
    try container.encode(quantile(0.99, cpuNanoseconds), forKey: .cpuP99Microseconds)
  }
}
