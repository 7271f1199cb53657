internal import Foundation
internal import LayoutChecks
internal import LayoutModel

/// A source that a rule needs and that can't be read.
struct UnreadSource: Sendable {
  /// The rule.
  let kind: Finding.Kind
  /// The path of the source, and the reason.
  let refusal: NinefoldError.Refusal
}

// Asset catalogs, image files and Swift sources that rules ask for.
extension RuleResources {
  /// Reads what rules need.
  ///
  /// - Parameters:
  ///   - rules: The rules with their options.
  ///   - folder: The folder to which the folders of the options are relative.
  /// - Returns: The resources, and the sources that can't be read.
  static func reading(
    _ rules: [RowRule.Chosen],
    in folder: String
  ) -> (resources: RuleResources, unread: [UnreadSource]) {
    var resources = RuleResources()
    var unread: [UnreadSource] = []
    var folders: Set<String> = []
    for rule in rules where rule.rule.needsResources {
      if let catalog = rule.options.word("assetCatalog") {
        let read = AssetCatalog(at: absolute(catalog, in: folder))
        for color in read.colors { resources.add(color) }
      } else if !rule.rule.kind.options.contains(where: { $0.form == .modules }) {
        folders.formUnion((rule.options.words("folders") ?? [""]).map { absolute($0, in: folder) })
      }
      let modules = rule.options.items("modules")
      let problems = resources.addClasses(of: modules, in: folder)
      unread += problems.map { UnreadSource(kind: rule.rule.kind, refusal: $0) }
    }
    if !folders.isEmpty { resources.add(AppResources(in: folders.sorted())) }
    return (resources, unread)
  }

  /// Adds the classes of modules. Returns the sources that can't be read, each once.
  private mutating func addClasses(
    of modules: [OptionValue],
    in folder: String
  ) -> [NinefoldError.Refusal] {
    var problems: [NinefoldError.Refusal] = []
    for module in modules {
      let name = module["module"]?.word ?? ""
      let excluded = RuleResources.words(module["excluded"])
        .map { RuleResources.absolute($0, in: folder) }
      for included in RuleResources.words(module["included"]) {
        let path = RuleResources.absolute(included, in: folder)
        let found = SwiftClassNames.below(path, except: excluded)
        classesByModule[name, default: []].formUnion(found.names)
        problems += found.problems.filter { !problems.contains($0) }
      }
    }
    return problems
  }

  private mutating func add(_ found: AppResources) {
    images.formUnion(found.images.keys)
    // The extension of a file may be part of its name in a document.
    for assets in found.images.values {
      for asset in assets { images.insert(URL(fileURLWithPath: asset.path).lastPathComponent) }
    }
    for color in found.colors.values.compactMap(\.first) { add(color) }
  }

  private mutating func add(_ color: ColorAsset) {
    var components: CatalogColor?
    if case .components(let red, let green, let blue, let alpha)? = color.color(for: .init()) {
      components = CatalogColor(components: [red, green, blue, alpha])
    }
    colors[color.name] = .some(components)
  }

  private static func words(_ value: OptionValue?) -> [String] {
    value?.items.compactMap(\.word) ?? []
  }

  private static func absolute(_ path: String, in folder: String) -> String {
    if path.hasPrefix("/") { return path }
    return path.isEmpty || path == "." ? folder : folder + "/" + path
  }
}
