public import Foundation

/// The places of the checkout that tests read.
public enum Repository {
  /// The checkout's root.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file of the checkout; nil if there is none.
  public static func text(of path: String) -> String? {
    try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The names in a folder of the checkout, in byte order.
  public static func names(in path: String) throws -> [String] {
    try FileManager.default
      .contentsOfDirectory(atPath: root.appendingPathComponent(path).path).sorted()
  }

  /// The binary that the package builds beside its tests.
  public static let binary: URL = {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    return URL(fileURLWithPath: own ?? CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("ninefold")
  }()
}
