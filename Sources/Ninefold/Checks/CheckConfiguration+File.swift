internal import Foundation

extension CheckConfiguration {
  /// The name of the configuration file.
  public static let fileName = ".ninefold.json"

  /// Returns the path of the configuration file in a folder or its nearest ancestor; nil if there
  /// is none.
  public static func path(above folder: String) -> String? {
    var folder = URL(fileURLWithPath: folder).standardizedFileURL
    while true {
      let path = folder.appendingPathComponent(fileName).path
      if FileManager.default.fileExists(atPath: path) { return path }
      let above = folder.deletingLastPathComponent()
      if above.path == folder.path { return nil }
      folder = above
    }
  }

  /// Reads a configuration file.
  /// - Throws: ``NinefoldError/refused(_:)`` with all errors in the file and their lines, or
  ///   ``NinefoldError/file(path:reason:)``.
  public static func read(from path: String) throws -> CheckConfiguration {
    let bytes = try RegularFile.bytes(of: path)
    do {
      let node = try ConfigurationText.read(bytes)
      var reader = SettingsReader(path: path)
      var configuration = reader.configuration(node)
      configuration.folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      guard reader.refusals.isEmpty else { throw NinefoldError.refused(reader.refusals) }
      return configuration
    } catch let problem as ConfigurationText.Problem {
      throw NinefoldError.refused([
        .init(path: path, line: problem.line, reason: problem.reason)
      ])
    }
  }
}
