import Foundation
import Ninefold
import SpacingGrid
import Testing

/// Tests with the repository's sample in a new project.
final class SpacingGridTests {
  private let folder: String
  private let file: String
  private let project: Project

  init() throws {
    folder = NSTemporaryDirectory() + "spacing-grid-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    file = root.appendingPathComponent("Sample/Weather.storyboard").path
    project = try Project.create(at: folder + "/p.ninefold")
    _ = try project.importDocuments(at: [file])
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func constants() throws -> [Double] {
    try project.document(named: file).objects.filter { $0.role == .constraint }
      .flatMap(\.properties).filter { $0.path == "constant" }
      .compactMap { $0.value.literal.flatMap(Double.init) }
  }

  @Test func `all constants of all classes are on the grid, by one edit`() throws {
    #expect(try constants().contains { $0.remainder(dividingBy: 50) != 0 })

    let report = try SpacingGrid(step: 50).align(project)

    #expect(try constants().allSatisfy { $0.remainder(dividingBy: 50) == 0 })
    #expect(report.recorded.edits.count == 1)
    #expect(report.steps.count > 1)
    #expect(try SpacingGrid(step: 50).align(project).recorded.edit == nil, "nothing is left to do")
    _ = try project.undo()
    #expect(
      try project.exportedBytes(of: file) == [UInt8](Data(contentsOf: URL(fileURLWithPath: file)))
    )
  }

  @Test func `a dry run changes nothing`() throws {
    let report = try SpacingGrid(step: 50).align(project, isDryRun: true)

    #expect(!report.steps.isEmpty)
    #expect(try project.log().count == 1)
  }
}
