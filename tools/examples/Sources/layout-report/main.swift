import Foundation
import Ninefold

// Reports the scenes of a project with their active views by final size class, and the last edits.
guard CommandLine.arguments.count == 2 else {
  print("usage: layout-report PROJECT")
  exit(64)
}

do {
  let project = try Project.open(at: CommandLine.arguments[1])
  for name in try project.documentNames() {
    let warnings = try project.findings(of: name).filter { $0.severity >= .warning }
    print("\(name): \(warnings.count) warnings")
    for scene in try project.scenes(of: name) {
      let counts = try SizeClass.finals.map { sizeClass in
        let views = try project.layout(of: name, scene: scene.id, in: sizeClass).flatMap(
          \.layout.views
        )
        return "\(sizeClass) \(views.count { $0.state.isActive })"
      }
      print("  \(scene.title ?? scene.id.rawValue): " + counts.joined(separator: ", "))
    }
    let document = ObjectReference(document: name, id: Document.rootID)
    for edit in try project.log(EditFilter(object: document, limit: 3)) {
      print("  edit \(edit.number): \(edit.intent.message ?? edit.intent.meaning)")
    }
  }
} catch let error as StoreError {
  print("layout-report: \(error)")
  exit(2)
}
