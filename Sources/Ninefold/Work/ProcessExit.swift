internal import Foundation

/// Waits for the exit of a child process.
///
/// `Process.waitUntilExit` polls every 50 milliseconds, which is much longer than most commands
/// run.
struct ProcessExit {
  private let process: Process
  private let isReached = DispatchSemaphore(value: 0)

  /// Observes a process that is not started yet.
  init(of process: Process) {
    self.process = process
    process.terminationHandler = { [isReached] _ in isReached.signal() }
  }

  /// Waits until the process has ended. Returns at once if the process could not be started.
  func wait() {
    guard process.processIdentifier != 0 else { return }
    isReached.wait()
    isReached.signal()
  }
}
