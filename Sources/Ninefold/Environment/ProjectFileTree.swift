internal import Foundation
internal import InterfaceBuilderFormat

/// The paths of the files in an Xcode project, which can be relative to their groups.
struct ProjectFileTree {
  private let objects: [String: PropertyList]
  /// The parent group of each file and group.
  private let parents: [String: String]
  /// The folder to which paths in the project are relative.
  private let folder: String

  init(_ objects: [String: PropertyList], folder: String) {
    var parents: [String: String] = [:]
    for (id, object) in objects {
      for child in object["children"]?.items ?? [] {
        guard let child = child.text else { continue }
        // The smallest of several parents, so that every run finds the same path.
        parents[child] = min(id, parents[child] ?? id)
      }
    }
    self.objects = objects
    self.parents = parents
    self.folder = folder
  }

  /// Returns the absolute path of a file or group; nil if it has none.
  func path(of id: String) -> String? {
    guard let path = objects[id]?["path"]?.text else { return nil }
    var parts = [path]
    var (child, depth) = (id, 0)
    while depth < 64, objects[child]?["sourceTree"]?.text == "<group>",
      let parent = parents[child]
    {
      if let path = objects[parent]?["path"]?.text { parts.insert(path, at: 0) }
      (child, depth) = (parent, depth + 1)
    }
    let whole = ([folder] + parts).joined(separator: "/")
    return URL(fileURLWithPath: whole).standardizedFileURL.path
  }
}
