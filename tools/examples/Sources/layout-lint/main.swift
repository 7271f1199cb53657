import Foundation
import Ninefold

// A linter: Ninefold's warnings, and a custom rule that buttons must have a name in the outline.
func lint(_ file: String) throws -> [String] {
  let document = try Document(contentsOf: file)
  let checked = document.check(named: DocumentFiles.name(of: file))
  let warnings = checked.findings.filter { $0.severity >= .warning }.map { finding in
    "\(file):\(checked.line(of: finding) ?? 1): \(finding.sentence)"
  }
  let lines = document.lines
  let buttons = document.objects.filter { $0.kind == "button" && $0.attribute("userLabel") == nil }
  return warnings
    + buttons.map { "\(file):\(lines[$0.id] ?? 1): button \($0.id) has no name in the outline" }
}

do {
  var lines: [String] = []
  for file in try DocumentFiles(at: Array(CommandLine.arguments.dropFirst())).paths {
    do {
      lines += try lint(file)
    } catch NinefoldError.refused(let refusals) {
      lines += refusals.map(\.description)
    }
  }
  for line in lines { print(line) }
  exit(lines.isEmpty ? 0 : 1)
} catch {
  print("layout-lint: \(error)")
  exit(2)
}
