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
}
