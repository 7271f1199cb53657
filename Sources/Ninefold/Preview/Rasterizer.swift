internal import Foundation
internal import LayoutPreview

/// Converts SVG to PNG with the command of librsvg.
package enum Rasterizer {
  /// The name of the command.
  package static let tool = "rsvg-convert"

  /// Returns a PNG. Texts have their intended widths also in the font that librsvg substitutes for the
  /// system's.
  /// - Throws: ``NinefoldError/missingTool(_:advice:)`` if the command is not installed,
  ///   ``NinefoldError/file(path:reason:)`` if it fails.
  static func png(_ svg: [UInt8], scale: Double) throws -> [UInt8] {
    guard let binary = SearchPath().program(named: tool) else {
      throw NinefoldError.missingTool(
        tool,
        advice: "install librsvg (Debian: apt-get install librsvg2-bin)"
      )
    }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ninefold-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (
      folder.appendingPathComponent("scene.svg"), folder.appendingPathComponent("scene.png")
    )
    try Data(SubstituteFont.installed()?.fitting(svg) ?? svg).write(to: input)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: binary)
    process.arguments = ["--zoom", "\(scale)", "--output", output.path, input.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let exit = ProcessExit(of: process)
    try process.run()
    exit.wait()
    guard process.terminationStatus == 0, let png = try? Data(contentsOf: output) else {
      throw NinefoldError.file(
        path: binary,
        reason: "failed with status \(process.terminationStatus)"
      )
    }
    return [UInt8](png)
  }
}
