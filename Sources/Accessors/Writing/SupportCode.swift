/// The types at the end of an accessor file that the names are values of.
struct SupportCode {
  let isMac: Bool
  let access: String

  /// The names of the types.
  static let typeNames: Set<String> = [
    "StoryboardScene", "SceneSegue", "CellIdentifier", "NamedNib", "NamedImage", "NamedColor",
    "LocalizedText", "ResourceBundle",
  ]

  /// The prefix of the toolkit's classes.
  var prefix: String { isMac ? "NS" : "UI" }

  /// Returns the types that some resources need.
  func text(for resources: TargetResources) -> String {
    var parts = [bundle]
    if !resources.storyboards.isEmpty { parts += [storyboard, scene] }
    if !resources.segues.isEmpty { parts.append(segue) }
    if !resources.cells.isEmpty { parts.append(cell) }
    if !resources.nibs.isEmpty { parts.append(nib) }
    if !resources.images.isEmpty { parts.append(image) }
    if !resources.colors.isEmpty { parts.append(color) }
    if !resources.tables.isEmpty { parts.append(localized) }
    return parts.joined(separator: "\n")
  }

  private var bundle: String {
    """
    private final class ResourceBundle {
      #if SWIFT_PACKAGE
      static var bundle: Bundle { .module }
      #else
      static var bundle: Bundle { Bundle(for: ResourceBundle.self) }
      #endif
    }

    """
  }

  private var storyboard: String {
    """
    extension \(prefix)Storyboard {
      fileprivate static func named(_ name: String) -> \(prefix)Storyboard {
        \(prefix)Storyboard(name: name, bundle: ResourceBundle.bundle)
      }
    }

    """
  }

  private var localized: String {
    """
    private enum LocalizedText {
      static func text(_ key: String, table: String, _ arguments: any CVarArg...) -> String {
        let format = ResourceBundle.bundle.localizedString(forKey: key, value: nil, table: table)
        return arguments.isEmpty
          ? format : String(format: format, locale: Locale.current, arguments: arguments)
      }
    }

    """
  }
}
