internal import Ninefold

/// The files of the page, which are embedded in the binary.
enum PageFiles {
  /// A file and its media type.
  struct File {
    let type: String
    let bytes: [UInt8]
  }

  /// Returns the file at a path; nil if there is none.
  static func file(at path: String) -> File? {
    switch path {
    case "/": File(type: "text/html; charset=utf-8", bytes: PackageResources.index_html)
    case "/studio.css":
      File(
        type: "text/css; charset=utf-8",
        bytes: Array("\(LiveScene.style)\n#board {\(LiveBoard.style)}\n".utf8)
          + PackageResources.studio_css + PackageResources.menus_css
      )
    case "/icon.svg": File(type: "image/svg+xml", bytes: PackageResources.icon_svg)
    case "/studio.js": File(type: "text/javascript; charset=utf-8", bytes: script)
    default: nil
    }
  }

  /// The page's modules as one script: requesting a file takes a starting browser longer than
  /// reading all modules.
  ///
  /// The modules share one scope, so top-level names must be unique. The last module starts the
  /// page; the others can have any order.
  static let script: [UInt8] = {
    let modules = [
      PackageResources.elements_js, PackageResources.server_js, PackageResources.outline_js,
      PackageResources.adding_js, PackageResources.canvas_js, PackageResources.comparison_js,
      PackageResources.conflicts_js, PackageResources.dragging_js, PackageResources.inspector_js,
      PackageResources.viewport_js, PackageResources.board_js, PackageResources.looks_js,
      PackageResources.guides_js, PackageResources.badges_js, PackageResources.drawers_js,
      PackageResources.classes_js, PackageResources.devices_js, PackageResources.history_js,
      PackageResources.picking_js, PackageResources.menus_js, PackageResources.clipboard_js,
      PackageResources.places_js, PackageResources.gestures_js, PackageResources.studio_js,
    ]
    return modules.flatMap { Array(joinable(String(decoding: $0, as: UTF8.self)).utf8) }
  }()

  /// Returns a module without its import lines and `export` keywords.
  private static func joinable(_ module: String) -> String {
    module.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("import ") }
      .map { $0.hasPrefix("export ") ? $0.dropFirst("export ".count) : $0 }
      .joined(separator: "\n")
  }
}
