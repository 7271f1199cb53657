internal import CLibrary

/// The number of attempts of a push and the pauses between them, for when others push at the same
/// time.
public struct PushRetries: Sendable {
  /// The maximum number of attempts.
  public let attempts: Int
  /// Waits before the next attempt. The argument is the number of the pause, from 1.
  public let pause: @Sendable (Int) -> Void

  /// Creates a limit of attempts.
  public init(attempts: Int, pause: @escaping @Sendable (Int) -> Void) {
    self.attempts = attempts
    self.pause = pause
  }

  /// At most 100 attempts with random pauses, whose upper limit grows from 50 milliseconds to 2
  /// seconds.
  public static let standard = PushRetries(attempts: 100) { attempt in
    // At equal pauses, the same processes would meet again.
    let longest = min(2_000_000, 50_000 << min(attempt, 6))
    usleep(UInt32.random(in: 0...UInt32(longest)))
  }
}
