import Foundation
internal import LayoutEngine

/// The fonts installed on this machine, in the default folders of fontconfig.
enum InstalledFonts {
  /// Larger files hold fonts for whole scripts; reading them costs more time than they are worth.
  private static let largestFile = 8 << 20
  private static let mostFiles = 4096

  /// Reads all fonts and skips files that aren't fonts.
  static func read(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> FontBook {
    var fonts: [FontFile] = []
    var count = 0
    for folder in folders(environment) {
      for path in files(below: folder) {
        count += 1
        if count > mostFiles { return FontBook(fonts) }
        guard let data = FileManager.default.contents(atPath: path),
          let font = FontFile([UInt8](data))
        else { continue }
        fonts.append(font)
      }
    }
    return FontBook(fonts)
  }

  private static func folders(_ environment: [String: String]) -> [String] {
    var folders = ["/usr/share/fonts", "/usr/local/share/fonts"]
    if let home = environment["HOME"], !home.isEmpty {
      let data = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 }
      folders += [(data ?? home + "/.local/share") + "/fonts", home + "/.fonts"]
    }
    return folders
  }

  private static func files(below folder: String) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    var paths: [String] = []
    while let name = names.nextObject() as? String {
      guard [".ttf", ".otf", ".ttc"].contains(where: name.lowercased().hasSuffix),
        let size = names.fileAttributes?[.size] as? NSNumber, size.intValue <= largestFile
      else { continue }
      paths.append(folder + "/" + name)
    }
    return paths.sorted()
  }
}
