internal import CLibrary

/// How often a push tries again, and how long it waits before, if others push at the same time.
public struct PushRetries: Sendable {
  /// The maximum number of attempts.
  public let attempts: Int
  /// Waits before another attempt. The argument counts the pauses from 1.
  public let pause: @Sendable (Int) -> Void

  /// Creates a limit of attempts.
  public init(attempts: Int, pause: @escaping @Sendable (Int) -> Void) {
    self.attempts = attempts
    self.pause = pause
  }

  /// 100 attempts with random pauses. Their limit grows from 50 milliseconds to two seconds.
  public static let standard = PushRetries(attempts: 100) { attempt in
    // At equal pauses, the same processes would meet again.
    let longest = min(2_000_000, 50_000 << min(attempt, 6))
    usleep(UInt32.random(in: 0...UInt32(longest)))
  }
}
