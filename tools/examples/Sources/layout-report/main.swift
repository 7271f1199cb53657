import Foundation
import Ninefold

// Reports the scenes of a project with their active views by final size class, and the last edits.
// With files, it first imports them, into a new project if there is none.
let arguments = Array(CommandLine.arguments.dropFirst())
guard let path = arguments.first else {
  print("usage: layout-report PROJECT [FILE]...")
  exit(64)
}

do {
  let files = Array(arguments.dropFirst())
  let project = try openProject(at: path, createsMissing: !files.isEmpty)
  if !files.isEmpty { _ = try project.importDocuments(at: files) }
  for checked in try project.check() {
    for line in try report(on: checked, in: project) { print(line) }
  }
  for edit in try project.log(EditFilter(limit: 3)) {
    print("edit \(edit.number): \(edit.intent.message ?? edit.intent.meaning)")
  }
} catch let error as StoreError {
  print("layout-report: the project can't be used: \(error)")
  exit(2)
} catch {
  print("layout-report: \(error)")
  exit(2)
}

func openProject(at path: String, createsMissing: Bool) throws -> Project {
  do {
    return try Project.open(at: path)
  } catch StoreError.missing where createsMissing {
    return try Project.create(at: path)
  }
}

func report(on checked: CheckedDocument, in project: Project) throws -> [String] {
  let name = checked.document
  let warnings = checked.causes.count { $0.finding.severity >= .warning }
  let scenes = try project.scenes(of: name).map { scene in
    let counts = try SizeClass.finals.map { sizeClass in
      let layouts = try project.layout(of: name, scene: scene.id, in: sizeClass)
      let views = layouts.flatMap(\.layout.views)
      return "\(sizeClass) \(views.count { $0.state.isActive })"
    }
    return "  \(scene.title ?? scene.id.rawValue): " + counts.joined(separator: ", ")
  }
  return ["\(name): \(warnings) warnings"] + scenes
}
