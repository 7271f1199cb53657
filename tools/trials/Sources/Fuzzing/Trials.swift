import Foundation
import InterfaceBuilderFormat
import LayoutModel
import LayoutStore
import Ninefold
import NinefoldCLI

/// Runs an edit script on a project.
struct ScriptTrial {
  private let input: [UInt8]

  init(_ input: [UInt8]) {
    self.input = input
  }

  func run() throws {
    guard let text = String(validating: input, as: UTF8.self) else { return }
    guard let script = try attempt({ try EditScript(text, file: "script") }) else { return }
    try Scratch.use { folder in
      let path = folder + "/p.ninefold"
      try Scratch.write(SoundProject.shared.file, to: path)
      let project = try Project.open(at: path)
      let before = try project.documentNames().map { try project.exportedBytes(of: $0) }
      let made = try attempt { try project.edit { try script.perform(with: $0) } }
      let after = try project.documentNames().map { try project.exportedBytes(of: $0) }
      if made == nil, before != after { throw Fault("refused, but changed something") }
      try checkSound(project)
    }
  }
}

/// Fetches a bundle, unchanged and with all ids recomputed from its content.
struct BundleTrial {
  private let input: [UInt8]

  init(_ input: [UInt8]) {
    self.input = input
  }

  func run() throws {
    var hash = SHA256()
    hash.update(input)
    let bytes = input + hash.finish()
    guard let bundle = try attempt({ try ProjectBundle(bytes: bytes) }) else { return }
    for candidate in [bundle, bundle.withFittingIDs()] {
      try Scratch.use { folder in
        let (path, file) = (folder + "/p.ninefold", folder + "/b.bundle")
        try Scratch.write(SoundProject.shared.empty, to: path)
        try Scratch.write(candidate.bytes, to: file)
        let project = try Project.open(at: path)
        try attempt { try project.pull(file) }
        try checkSound(project)
      }
    }
  }
}

extension ProjectBundle {
  /// A forged bundle with matching ids.
  func withFittingIDs() -> ProjectBundle {
    var bundle = self
    var ids: [EditID: EditID] = [:]
    for index in bundle.edits.indices {
      var edit = bundle.edits[index]
      edit.parent = edit.parent.map { ids[$0] ?? $0 }
      edit.undoes = edit.undoes.map { ids[$0] ?? $0 }
      edit.redoes = edit.redoes.map { ids[$0] ?? $0 }
      edit.merged = edit.merged.map { ids[$0] ?? $0 }
      let id = edit.fittingID
      ids[edit.id] = id
      edit.id = id
      bundle.edits[index] = edit
    }
    for index in bundle.branches.indices {
      bundle.branches[index].edit = ids[bundle.branches[index].edit] ?? bundle.branches[index].edit
    }
    for index in bundle.tags.indices {
      bundle.tags[index].edit = ids[bundle.tags[index].edit] ?? bundle.tags[index].edit
    }
    for index in bundle.versions.indices {
      bundle.versions[index].edit = ids[bundle.versions[index].edit] ?? bundle.versions[index].edit
    }
    return bundle
  }
}

/// The journal must replay to the content, and every document must open.
func checkSound(_ project: Project) throws {
  if case .different(let reason) = try project.verify() { throw Fault("verify: \(reason)") }
  for name in try project.documentNames() {
    let bytes = try project.exportedBytes(of: name)
    guard let document = try? DocumentReader.read(bytes), DocumentWriter.write(document) == bytes
    else { throw Fault("\(name) does not open") }
  }
}
