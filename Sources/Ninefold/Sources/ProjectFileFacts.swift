internal import InterfaceBuilderFormat
internal import LocalizedStrings
internal import SourceFacts

/// The facts of Xcode projects, lists of dependencies and localized texts.
enum ProjectFileFacts {
  /// Returns the texts of a `.strings` file by key.
  static func texts(_ bytes: [UInt8]) -> [Fact] {
    do {
      return try StringsFile(bytes).entries.map {
        Fact(.text, $0.key, details: $0.translations.map(\.text), line: $0.line)
      }
    } catch {
      return [Fact(.unread, "\(error)")]
    }
  }

  /// Returns the storyboards and nibs that an information property list names.
  static func storyboards(_ bytes: [UInt8]) -> [Fact] {
    do {
      var facts: [Fact] = []
      addNames(in: try PropertyList.read(bytes), depth: 0, to: &facts)
      return facts.sorted { ($0.line, $0.name) < ($1.line, $1.name) }
    } catch {
      return [Fact(.unread, "line \(error.line): \(error.reason)")]
    }
  }

  private static func addNames(in list: PropertyList, depth: Int, to facts: inout [Fact]) {
    guard depth < 8 else { return }
    for item in list.items { addNames(in: item, depth: depth + 1, to: &facts) }
    for (key, value) in list.members {
      guard let text = value.text, !text.isEmpty, !text.contains("$") else {
        addNames(in: value, depth: depth + 1, to: &facts)
        continue
      }
      let name = text.hasSuffix(".storyboard") ? String(text.dropLast(11)) : text
      switch key.split(separator: "~").first {
      case "UIMainStoryboardFile", "NSMainStoryboardFile", "UISceneStoryboardFile",
        "NSExtensionMainStoryboard":
        facts.append(Fact(.storyboardUse, name, line: value.line))
      case "UILaunchStoryboardName":
        facts.append(Fact(.storyboardUse, name, traits: .harmless, line: value.line))
      case "NSMainNibFile": facts.append(Fact(.nibUse, name, line: value.line))
      default: break
      }
    }
  }

  /// Returns the modules that the targets of a project build, its versions of Swift, and whether it
  /// has packages of other places.
  static func targets(_ bytes: [UInt8]) -> [Fact] {
    let root: PropertyList
    do {
      root = try PropertyList.read(bytes)
    } catch {
      return [Fact(.unread, "line \(error.line): \(error.reason)")]
    }
    var modules: Set<String> = []
    var versions: Set<String> = []
    var hasPackages = false
    for object in (root["objects"]?.members ?? [:]).values {
      switch object["isa"]?.text {
      case "PBXNativeTarget", "PBXAggregateTarget":
        if let name = object["name"]?.text { modules.insert(moduleName(name)) }
      case "XCRemoteSwiftPackageReference": hasPackages = true
      case "PBXFileReference": hasPackages = hasPackages || isForeignProduct(object)
      case "XCBuildConfiguration":
        for key in ["PRODUCT_NAME", "PRODUCT_MODULE_NAME"] {
          if let name = object["buildSettings"]?[key]?.text, !name.contains("$") {
            modules.insert(moduleName(name))
          }
        }
        if let version = object["buildSettings"]?["SWIFT_VERSION"]?.text {
          versions.insert(version)
        }
      default: break
      }
    }
    let facts =
      modules.sorted().map { Fact(.module, $0) }
      + versions.sorted().map { Fact(.swiftVersion, $0) }
    return hasPackages ? facts + [Fact(.dependency, "Swift packages")] : facts
  }

  /// Returns true for a framework, a library or a project that is neither the system's nor built by
  /// the project itself.
  private static func isForeignProduct(_ reference: PropertyList) -> Bool {
    let path = reference["path"]?.text ?? ""
    let isOwn = ["SDKROOT", "DEVELOPER_DIR", "BUILT_PRODUCTS_DIR"]
      .contains(reference["sourceTree"]?.text ?? "")
    return !isOwn
      && [".framework", ".xcframework", ".a", ".xcodeproj"].contains(where: path.hasSuffix)
  }

  /// Returns the module of a target: characters that no identifier has become underscores.
  private static func moduleName(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Returns a fact if a file names dependencies, and the version of Swift of a package.
  static func dependencies(_ bytes: [UInt8], path: String) -> [Fact] {
    let text = String(decoding: bytes, as: UTF8.self)
    let mark = path.hasSuffix("Package.swift") ? "url:" : path.hasSuffix("Podfile") ? "pod " : "\""
    let dependencies = text.contains(mark) ? [Fact(.dependency, path)] : []
    return path.hasSuffix("Package.swift") ? dependencies + toolsVersion(text) : dependencies
  }

  /// Returns the version in the first line of a package: `// swift-tools-version:5.9`.
  private static func toolsVersion(_ package: String) -> [Fact] {
    let comment = package.prefix { !$0.isNewline }.filter { $0 != " " }
    guard comment.hasPrefix("//swift-tools-version:") else { return [] }
    return [Fact(.swiftVersion, String(comment.dropFirst(22).prefix { $0.isNumber || $0 == "." }))]
  }
}
