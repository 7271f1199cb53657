import InterfaceBuilderFormat
import LayoutModel
import Ninefold

/// Commands on a document that was imported into a project.
extension CommandsTrial {
  /// Imports the document into a new project, runs an operation and exports the document.
  func inProject(_ path: String, _ body: (Project, String) throws -> Void) throws {
    try Scratch.use { folder in
      let file = folder + "/p.ninefold"
      try Scratch.write(SoundProject.shared.empty, to: file)
      let project = try Project.open(at: file, environment: SoundProject.environment)
      guard try attempt({ try project.importDocuments(at: [path]) }) != nil else { return }
      guard let name = try project.documentNames().first else {
        throw Fault("imported, but not in the project")
      }
      guard try project.exportedBytes(of: name) == input else {
        throw Fault("the export differs from the import")
      }
      try body(project, name)
      try checkSound(project)
    }
  }

  func layout(_ project: Project, _ name: String) throws {
    for sizeClass in some(SizeClass.all) {
      try attempt { try project.layout(of: name, in: sizeClass) }
      try attempt { try project.document(named: name).transition(from: .anyAny, to: sizeClass) }
      try attempt { try project.document(named: name).frameChanges(from: .anyAny, to: sizeClass) }
    }
    try attempt { try project.scenes(of: name) }
    try attempt { try project.outline(of: name) }
    try attempt { try project.connections(of: name) }
    try attempt { try project.find(ObjectQuery()) }
    for object in try some(objects(of: project, name)) {
      try attempt { try project.inspect(object.rawValue) }
      try attempt { try project.blame(ObjectReference(document: name, id: object)) }
    }
    try attempt { try project.query("SELECT * FROM effectiveAttribute") }
  }

  func frames(_ project: Project, _ name: String) throws {
    for target in some(CommandsTrial.targets) {
      for direction in some(FrameOptions.Direction.allCases) {
        for text in some(FrameOptions.TextSizes.allCases) {
          let options = FrameOptions(text: text, direction: direction)
          try attempt { try project.document(named: name).frames(in: target, options: options) }
        }
      }
    }
    for object in try some(objects(of: project, name)) {
      try attempt { try project.document(named: name).measure(object, in: .canvas) }
      try attempt {
        let scene = try project.scene(named: object.rawValue, in: name)
        return try project.findings(of: name, scene: scene, in: .canvas)
      }
    }
    try attempt { try project.check() }
  }

  /// Imports another version over the first one, and undoes the import.
  func history(_ project: Project, _ name: String, _ path: String) throws {
    try attempt { try project.commit("first") }
    guard let other = variant(3) else { return }
    try Scratch.write(other, to: path)
    defer { try? Scratch.write(input, to: path) }
    guard try attempt({ try project.importDocuments(at: [path]) }) != nil else { return }
    guard try project.exportedBytes(of: name) == other else {
      throw Fault("the export differs from the second import")
    }
    try attempt { try project.diff(from: "HEAD", to: "@") }
    guard try attempt({ try project.undo(.count(1)) }) != nil else { return }
    guard try project.exportedBytes(of: name) == input else {
      throw Fault("undo did not restore the first version")
    }
  }

  /// Makes edits of all kinds. A refused edit changes nothing.
  func edits(_ project: Project, _ name: String) throws {
    guard let document = try attempt({ try project.document(named: name) }) else { return }
    var generator = EditGenerator(seed: digest, document: document)
    for _ in 0..<(isThorough ? 40 : 6) {
      guard let edit = generator.next() else { continue }
      let before = try project.exportedBytes(of: name)
      let sizeClass = generator.sizeClass()
      let made = try attempt { try project.edit(in: sizeClass) { try $0.apply(edit, to: name) } }
      if made == nil, try project.exportedBytes(of: name) != before {
        throw Fault("refused, but changed something: \(edit)")
      }
    }
    try attempt { try project.fix(isDryRun: false) }
  }

  /// Some of the document's objects.
  private func objects(of project: Project, _ name: String) throws -> [ObjectID] {
    let objects = try project.document(named: name).objects.map(\.id)
    return objects.isEmpty ? [Document.rootID] : Array(objects.prefix(12))
  }
}
