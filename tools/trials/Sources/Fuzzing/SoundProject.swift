import Foundation
import InterfaceBuilderFormat
import LayoutModel
import LayoutStore
import Ninefold

/// A project with all kinds of history, the same in every process.
public struct SoundProject: Sendable {
  /// The project file.
  public let file: [UInt8]
  /// A bundle of the project, without the hash at its end.
  public let bundle: [UInt8]
  /// The project's documents.
  let exports: [String: [UInt8]]
  /// An empty project file.
  let empty: [UInt8]

  /// The project.
  public static let shared: SoundProject = {
    do {
      return try Scratch.use { try SoundProject(in: $0) }
    } catch {
      fatalError("no project to begin with: \(error)")
    }
  }()

  /// The author of the edits, with a constant time.
  static let environment = EditEnvironment(author: "Fuzz", nowMs: { 0 }, idSeed: { 1 })

  private static let label = ObjectID("lab-el-001")

  private init(in folder: String) throws {
    let path = folder + "/sound.ninefold"
    let environment = SoundProject.environment
    empty = try SoundProject.bytes(of: Project.create(at: path, environment: environment))
    let project = try Project.open(at: path, environment: environment)
    try project.takeDocuments(["Main.xib": Seeds.document, "Other.xib": Seeds.smallDocument])
    try SoundProject.edit(project)
    bundle = Array(try ProjectStore.open(at: path).exchange.bundle().bytes.dropLast(32))
    let names = try project.documentNames()
    exports = Dictionary(
      uniqueKeysWithValues: try names.map { ($0, try project.exportedBytes(of: $0)) }
    )
    let copy = folder + "/copy.ninefold"
    try project.backup(to: copy)
    file = try SoundProject.bytes(of: Project.open(at: copy))
  }

  private static func bytes(of project: Project) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: project.path)))
  }

  /// Makes edits, an undo, versions, and a merge with an open conflict.
  private static func edit(_ project: Project) throws {
    func set(_ text: String, in sizeClass: SizeClass = .anyAny) throws {
      let edit = LayoutEdit.set(label, PropertyPath("text"), .text(text))
      _ = try project.edit(in: sizeClass) { try $0.apply(edit, to: "Main.xib") }
    }
    _ = try project.commit("first")
    _ = try project.createTag("v1", at: nil)
    _ = try project.createBranch("side")
    try set("ours")
    try set("wide", in: SizeClass(width: .regular, height: .any))
    _ = try project.undo()
    _ = try project.redo()
    _ = try project.switchBranch(to: "side")
    try set("theirs")
    _ = try project.commit("second")
    _ = try project.switchBranch(to: "main")
    _ = try project.merge("side")
  }
}

extension Project {
  /// Imports documents under names that don't depend on the project's folder.
  func takeDocuments(_ documents: KeyValuePairs<String, [UInt8]>) throws {
    let store = try ProjectStore.open(at: path)
    var files = try documents.map { name, bytes in
      ImportedFile(name: name, document: try DocumentReader.read(bytes), digest: 1)
    }[...]
    _ = try store.files.importDocuments(by: environment, overwritesEdits: true) { files.popFirst() }
  }
}
