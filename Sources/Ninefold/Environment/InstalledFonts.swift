import Foundation
internal import LayoutEngine

/// The fonts installed on this machine, in the default folders of fontconfig.
enum InstalledFonts {
  /// Larger files hold fonts for whole scripts; reading them costs more time than they are worth.
  private static let largestFile = 8 << 20
  private static let largestScriptFile = 64 << 20
  private static let mostFiles = 4096

  /// Reads all fonts and skips files that aren't fonts.
  static func read() -> FontBook { read(files()) }

  /// Reads the fonts in some files and skips files that aren't fonts.
  static func read(_ paths: [String]) -> FontBook {
    FontBook(
      paths.compactMap { path in
        FileManager.default.contents(atPath: path).flatMap { FontFile([UInt8]($0)) }
      }
    )
  }

  /// Returns the characters that no installed font has. Fonts for whole scripts are read only if the
  /// other fonts lack a character.
  static func lacking(_ characters: Set<Unicode.Scalar>) -> Set<Unicode.Scalar> {
    var rest = characters
    for sizes in [0...largestFile, (largestFile + 1)...largestScriptFile] where !rest.isEmpty {
      for path in files(of: sizes) where !rest.isEmpty {
        guard
          let font = FileManager.default.contents(atPath: path).flatMap({ FontFile([UInt8]($0)) })
        else { continue }
        rest = rest.filter { font.width(of: $0) == nil }
      }
    }
    return rest
  }

  /// Returns the paths of the files that may be fonts.
  ///
  /// - Parameter sizes: The sizes of the files, in bytes.
  static func files(
    of sizes: ClosedRange<Int> = 0...largestFile,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String] {
    Array(folders(environment).flatMap { files(of: sizes, below: $0) }.prefix(mostFiles))
  }

  private static func folders(_ environment: [String: String]) -> [String] {
    var folders = ["/usr/share/fonts", "/usr/local/share/fonts"]
    if let home = environment["HOME"], !home.isEmpty {
      let data = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 }
      folders += [(data ?? home + "/.local/share") + "/fonts", home + "/.fonts"]
    }
    return folders
  }

  private static func files(of sizes: ClosedRange<Int>, below folder: String) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    var paths: [String] = []
    while let name = names.nextObject() as? String {
      guard [".ttf", ".otf", ".ttc"].contains(where: name.lowercased().hasSuffix),
        let size = names.fileAttributes?[.size] as? NSNumber, sizes.contains(size.intValue)
      else { continue }
      paths.append(folder + "/" + name)
    }
    return paths.sorted()
  }
}
