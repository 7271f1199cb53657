internal import Foundation
internal import InterfaceBuilderFormat

/// An Xcode project: its targets, and the documents and sources that belong to them.
struct XcodeProject {
  /// A target of the project.
  struct Target {
    let id: String
    let name: String
    let isApp: Bool
    let settings: BuildSettings
    /// The absolute paths of the resource files. A file that is not at its path is listed by its
    /// name, with the `.lproj` folder if the path has one.
    let resources: Set<String>
    /// The names of folders that are resources as a whole.
    let resourceFolders: Set<String>
    /// The settings files that can't be read.
    let problems: [NinefoldError.Refusal]
  }

  /// The path of the project file.
  let path: String
  let targets: [Target]
  private let objects: [String: PropertyList]
  private let files: ProjectFileTree
  /// The folder to which paths in the project are relative.
  let folder: String

  /// Reads a project. Settings files that can't be read are problems of its targets.
  init(path: String) throws(PropertyList.Problem) {
    let bytes: [UInt8]
    do {
      bytes = try RegularFile.bytes(of: path)
    } catch {
      throw PropertyList.Problem(line: 1, reason: error.reason)
    }
    let root = try PropertyList.read(bytes)
    guard let objects = root["objects"]?.members, let rootID = root["rootObject"]?.text,
      let project = objects[rootID]
    else { throw PropertyList.Problem(line: 1, reason: "not a project: it has no root object") }
    let above = URL(fileURLWithPath: path).deletingLastPathComponent().deletingLastPathComponent()
    let inner = project["projectDirPath"]?.text ?? ""
    let folder = inner.isEmpty ? above.path : above.path + "/" + inner
    let files = ProjectFileTree(objects, folder: folder)
    self.path = path
    self.objects = objects
    self.files = files
    self.folder = folder
    let reader = BuildSettingsReader(
      project: path,
      folder: folder,
      objects: objects,
      files: files
    )
    targets = (project["targets"]?.items ?? []).compactMap { reference in
      guard let id = reference.text, let target = objects[id] else { return nil }
      var problems: [NinefoldError.Refusal] = []
      let settings = reader.settings(of: target, in: project, problems: &problems)
      let kind = target["productType"]?.text ?? ""
      let resources = XcodeProject.resources(of: target, in: objects, at: files)
      return Target(
        id: id,
        name: target["name"]?.text ?? id,
        isApp: kind.hasPrefix("com.apple.product-type.application"),
        settings: settings,
        resources: resources.files,
        resourceFolders: resources.folders,
        problems: problems
      )
    }
  }

  /// Returns the targets whose resources contain a document or a folder above it.
  ///
  /// A copy of a resource in another folder belongs to no target, such as one in a localization
  /// catalog.
  ///
  /// - Parameter document: The absolute path of the document.
  func targets(of document: String) -> [Target] {
    let isInside = document.hasPrefix(folder + "/")
    let names = document.dropFirst(isInside ? folder.count : 0).split(separator: "/")
      .map(String.init)
    let name = names.last ?? document
    let localizedName = names.suffix(2).joined(separator: "/")
    let above = isInside ? names.dropLast() : []
    return targets.filter { target in
      guard let object = objects[target.id] else { return false }
      return [document, name, localizedName].contains(where: target.resources.contains)
        || above.contains(where: target.resourceFolders.contains)
        || hasFolder(document, object)
    }
  }

  /// The sources that some target compiles: their absolute paths, or the names of those that are not at
  /// their paths.
  var sources: Set<String> {
    var found: Set<String> = []
    for target in targets {
      for (id, item) in XcodeProject.items(
        of: "PBXSourcesBuildPhase",
        in: objects[target.id],
        objects
      ) {
        if let place = XcodeProject.place(of: id, item, at: files) { found.insert(place) }
      }
    }
    return found
  }

  /// Returns true if a source is in a synchronized folder of some target.
  func hasFolder(ofSource path: String) -> Bool {
    targets.contains { target in objects[target.id].map { hasFolder(path, $0) } ?? false }
  }

  /// Returns the files of a target's build phases of a kind, with their ids. A localized file stands for
  /// its variants too.
  private static func items(
    of kind: String,
    in target: PropertyList?,
    _ objects: [String: PropertyList]
  ) -> [(id: String, item: PropertyList)] {
    (target?["buildPhases"]?.items ?? []).flatMap { reference -> [(String, PropertyList)] in
      guard let phase = reference.text.flatMap({ objects[$0] }), phase["isa"]?.text == kind else {
        return []
      }
      return (phase["files"]?.items ?? []).flatMap { file -> [(String, PropertyList)] in
        guard let build = file.text.flatMap({ objects[$0] }),
          let id = build["fileRef"]?.text, let object = objects[id]
        else { return [] }
        let ids = [id] + (object["children"]?.items ?? []).compactMap(\.text)
        return ids.compactMap { id in objects[id].map { (id, $0) } }
      }
    }
  }

  /// Returns a target's resource files and the names of its resource folders, including localized
  /// variants.
  private static func resources(
    of target: PropertyList,
    in objects: [String: PropertyList],
    at paths: ProjectFileTree
  ) -> (files: Set<String>, folders: Set<String>) {
    var (files, folders): (Set<String>, Set<String>) = ([], [])
    for (id, item) in items(of: "PBXResourcesBuildPhase", in: target, objects) {
      guard let place = place(of: id, item, at: paths) else { continue }
      files.insert(place)
      if item["lastKnownFileType"]?.text == "folder", let name = place.split(separator: "/").last {
        folders.insert(String(name))
      }
    }
    return (files, folders)
  }

  /// Returns the absolute path of a document or source, or the name of another file or of one that is not
  /// at its path.
  private static func place(
    of id: String,
    _ item: PropertyList,
    at paths: ProjectFileTree
  ) -> String? {
    let parts = (item["path"]?.text ?? "").split(separator: "/").suffix(2)
    guard let name = parts.last.map(String.init) else { return nil }
    if DocumentFiles.isDocument(name) || isSource(name),
      let path = paths.path(of: id).map(ProjectPath.existing),
      FileManager.default.fileExists(atPath: path)
    {
      return path
    }
    let isLocalized = parts.count == 2 && parts.first?.hasSuffix(".lproj") == true
    return isLocalized ? parts.joined(separator: "/") : name
  }

  /// Returns true for the name of a source that a target compiles. Targets list no headers.
  static func isSource(_ name: String) -> Bool {
    [".swift", ".m", ".mm"].contains(where: name.hasSuffix)
  }

  /// Returns true if the document is in a synchronized folder of the target.
  private func hasFolder(_ document: String, _ target: PropertyList) -> Bool {
    (target["fileSystemSynchronizedGroups"]?.items ?? []).contains { reference in
      guard let group = reference.text.flatMap({ objects[$0] }), let path = group["path"]?.text
      else { return false }
      let place = URL(fileURLWithPath: folder + "/" + path).standardizedFileURL.path
      return document.hasPrefix(place + "/")
    }
  }
}
