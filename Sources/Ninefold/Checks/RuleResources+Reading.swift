internal import Foundation
internal import LayoutChecks
internal import LayoutModel

// Asset catalogs, image files and Swift sources that rules ask for.
extension RuleResources {
  /// Reads what rules need.
  ///
  /// - Parameters:
  ///   - rules: The rules with their options.
  ///   - folder: The folder to which the folders of the options are relative.
  static func reading(_ rules: [RowRule.Chosen], in folder: String) -> RuleResources {
    var resources = RuleResources()
    var folders: Set<String> = []
    for rule in rules where rule.rule.needsResources {
      if let catalog = rule.options.word("assetCatalog") {
        let read = AssetCatalog(at: absolute(catalog, in: folder))
        for color in read.colors { resources.add(color) }
      } else if !rule.rule.kind.options.contains(where: { $0.form == .modules }) {
        folders.formUnion((rule.options.words("folders") ?? [""]).map { absolute($0, in: folder) })
      }
      for module in rule.options.items("modules") {
        let name = module["module"]?.word ?? ""
        let excluded = words(module["excluded"]).map { absolute($0, in: folder) }
        for included in words(module["included"]) {
          let classes = SwiftClassNames.below(absolute(included, in: folder), except: excluded)
          resources.classesByModule[name, default: []].formUnion(classes)
        }
      }
    }
    if !folders.isEmpty { resources.add(AppResources(in: folders.sorted())) }
    return resources
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
