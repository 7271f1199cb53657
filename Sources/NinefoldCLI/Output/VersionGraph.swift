internal import LayoutModel
internal import Ninefold

/// The versions of all branches, newest first, with lines to their parents.
struct VersionGraph {
  private let versions: [ProjectVersion]
  /// For each version, the indices of its parents.
  private var parents: [[Int]] = []
  /// The branches and tags of each version, by edit.
  private var names: [EditNumber: [String]] = [:]

  init(_ project: Project, limit: Int?) throws {
    let all = try project.allVersions()
    versions = limit.map { Array(all.prefix($0)) } ?? all
    var places: [EditNumber: Int] = [:]
    for (place, version) in versions.enumerated() { places[version.edit] = place }
    for version in versions {
      var found: [Int] = []
      for line in try [version.edit] + project.mergedEdits(to: version.edit) {
        let before = try project.versions(to: line).first { $0.edit < version.edit }
        if let place = before.flatMap({ places[$0.edit] }), !found.contains(place) {
          found.append(place)
        }
      }
      parents.append(found)
    }
    for branch in try project.branches() {
      guard let edit = branch.edit, let version = try project.versions(to: edit).first else {
        continue
      }
      let ahead = version.edit == edit ? "" : "+"
      names[version.edit, default: []].append((branch.isCurrent ? "* " : "") + branch.name + ahead)
    }
    for tag in try project.tags() { names[tag.edit, default: []].append("tag " + tag.name) }
  }

  /// Prints the graph, or JSON with the ids of the parents.
  func print(json: Bool) {
    if json { return printJSON() }
    var columns: [Int] = []
    for (place, version) in versions.enumerated() {
      let column = columns.firstIndex(of: place) ?? columns.count
      if column == columns.count { columns.append(place) }
      let marks = columns.indices.map { $0 == column ? "*" : "|" }.joined(separator: " ")
      let line = VersionText.line(version, names: (names[version.edit] ?? []).map(Terminal.safe))
      Terminal.print("\(marks) \(line)")
      advance(&columns, at: column, to: parents[place])
    }
    if versions.isEmpty { Terminal.note("No versions; create one with 'ninefold commit -m TEXT'.") }
  }

  /// Continues the column with the parents of its version, and draws where columns split or merge.
  private func advance(_ columns: inout [Int], at column: Int, to parents: [Int]) {
    var new = columns
    new.remove(at: column)
    var place = column
    for parent in parents where !new.contains(parent) {
      new.insert(parent, at: min(place, new.count))
      place += 1
    }
    if new.count > columns.count {
      Terminal.print(columns.indices.map { _ in "|" }.joined(separator: " ") + "\\")
    } else if new.count < columns.count, !new.isEmpty {
      Terminal.print(new.indices.map { _ in "|" }.joined(separator: " ") + "/")
    }
    columns = new
  }

  private func printJSON() {
    let items = versions.enumerated().map { place, version in
      JSON.object(
        JSON.members(of: version) + [
          ("parents", .array(parents[place].map { .string(versions[$0].id.description) })),
          ("names", .array((names[version.edit] ?? []).map { .string($0) })),
        ]
      )
    }
    Terminal.printRaw(JSON.object([("versions", .array(items))]).rendered)
  }
}
