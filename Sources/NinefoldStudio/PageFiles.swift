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
    case "/studio.js": script(PackageResources.studio_js)
    case "/adding.js": script(PackageResources.adding_js)
    case "/comparison.js": script(PackageResources.comparison_js)
    case "/conflicts.js": script(PackageResources.conflicts_js)
    case "/elements.js": script(PackageResources.elements_js)
    case "/server.js": script(PackageResources.server_js)
    case "/outline.js": script(PackageResources.outline_js)
    case "/canvas.js": script(PackageResources.canvas_js)
    case "/dragging.js": script(PackageResources.dragging_js)
    case "/inspector.js": script(PackageResources.inspector_js)
    case "/classes.js": script(PackageResources.classes_js)
    case "/devices.js": script(PackageResources.devices_js)
    case "/history.js": script(PackageResources.history_js)
    default: nil
    }
  }

  private static func script(_ bytes: [UInt8]) -> File {
    File(type: "text/javascript; charset=utf-8", bytes: bytes)
  }
}
