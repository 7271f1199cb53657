internal import CLibrary

/// How often a push tries again if others push at the same time.
public struct PushPatience: Sendable {
  /// The maximum number of attempts.
  public let attempts: Int
  /// Waits before another attempt, which is counted from 1.
  public let pause: @Sendable (Int) -> Void

  /// Creates a patience.
  public init(attempts: Int, pause: @escaping @Sendable (Int) -> Void) {
    self.attempts = attempts
    self.pause = pause
  }

  /// 100 attempts with random pauses, the longest of which grow to two seconds.
  public static let standard = PushPatience(attempts: 100) { attempt in
    // At equal pauses, the same processes would meet again.
    let longest = min(2_000_000, 50_000 << min(attempt, 6))
    usleep(UInt32.random(in: 0...UInt32(longest)))
  }
}
