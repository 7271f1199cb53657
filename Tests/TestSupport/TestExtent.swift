import Foundation

/// How many of its random or real cases a test runs.
///
/// The cases of a test are alike, so a part of them shows most faults. `tools/trials/all_cases` runs
/// them all.
public enum TestExtent {
  /// True to run all cases: in optimized builds, and with the environment variable
  /// `NINEFOLD_ALL_CASES`.
  public static let isWhole: Bool = {
    #if DEBUG
      return ProcessInfo.processInfo.environment["NINEFOLD_ALL_CASES"] != nil
    #else
      return true
    #endif
  }()

  /// Returns the number of cases to run.
  public static func cases(_ part: Int, of all: Int) -> Int { isWhole ? all : part }

  /// Returns every `step`th case; all of them if tests run all cases.
  ///
  /// - Parameter first: Which case is the first, so that a row of tests runs every case once.
  public static func cases<Case>(_ all: [Case], every step: Int, from first: Int = 0) -> [Case] {
    if isWhole { return all }
    return all.enumerated().filter { $0.offset % step == first % step }.map(\.element)
  }
}
