internal import Ninefold

/// The files of the page, which are inside the binary.
enum PageFiles {
  /// A file and what it is.
  struct File {
    let type: String
    let bytes: [UInt8]
  }

  /// The file at a path; nil if there is none.
  static func file(at path: String) -> File? {
    switch path {
    case "/": File(type: "text/html; charset=utf-8", bytes: PackageResources.index_html)
    case "/studio.css":
      File(
        type: "text/css; charset=utf-8",
        bytes: Array(LiveScene.style.utf8) + PackageResources.studio_css
      )
    case "/icon.svg": File(type: "image/svg+xml", bytes: PackageResources.icon_svg)
    case "/studio.js": File(type: "text/javascript; charset=utf-8", bytes: script)
    default: nil
    }
  }

  /// The page's modules as one: a browser that starts takes longer to ask for one than to read all.
  ///
  /// They stand in one scope here, so a name is of one module only; the order is free but for the last,
  /// which begins.
  static let script: [UInt8] = {
    let modules = [
      PackageResources.elements_js, PackageResources.server_js, PackageResources.outline_js,
      PackageResources.adding_js, PackageResources.canvas_js, PackageResources.comparison_js,
      PackageResources.conflicts_js, PackageResources.dragging_js, PackageResources.inspector_js,
      PackageResources.classes_js, PackageResources.devices_js, PackageResources.history_js,
      PackageResources.studio_js,
    ]
    return modules.flatMap { Array(joinable(String(decoding: $0, as: UTF8.self)).utf8) }
  }()

  /// A module without what only says where names come from and that others may use them.
  private static func joinable(_ module: String) -> String {
    module.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("import ") }
      .map { $0.hasPrefix("export ") ? $0.dropFirst("export ".count) : $0 }
      .joined(separator: "\n")
  }
}
