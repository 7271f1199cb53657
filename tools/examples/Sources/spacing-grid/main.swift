import Foundation
import Ninefold
import SpacingGrid

var step = 4.0
var isDryRun = false
var isWatching = false
var paths: [String] = []
var rest = CommandLine.arguments.dropFirst()
while let argument = rest.popFirst() {
  switch argument {
  case "--grid": step = rest.popFirst().flatMap(Double.init) ?? 0
  case "--dry-run": isDryRun = true
  case "--watch": isWatching = true
  default: paths.append(argument)
  }
}
guard paths.count == 1, step > 0, step.isFinite else {
  print("usage: spacing-grid [--grid POINTS] [--dry-run] [--watch] PROJECT")
  exit(64)
}

do {
  let project = try Project.open(
    at: paths[0],
    environment: EditEnvironment(
      author: ProcessInfo.processInfo.environment["USER"] ?? "",
      nowMs: EditEnvironment.anonymous.nowMs
    )
  )
  let grid = SpacingGrid(step: step)
  let changes = try project.changes()
  try printSteps(of: grid.align(project, isDryRun: isDryRun))
  if isWatching {
    // After every edit by anyone, make another edit that restores the grid.
    for try await _ in changes { try printSteps(of: grid.align(project)) }
  }
} catch {
  print("spacing-grid: \(error)")
  exit(2)
}

func printSteps(of report: EditingResult) {
  for step in report.steps { print("\(step.document): \(step.result.meaning)") }
}
