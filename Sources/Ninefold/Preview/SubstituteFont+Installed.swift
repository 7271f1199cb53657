internal import LayoutEngine
internal import LayoutPreview

extension SubstituteFont {
  /// The substitutes in the order in which fontconfig prefers them, with the beginnings of the names of
  /// their files.
  private static let families = [("Noto Sans", "notosans-"), ("DejaVu Sans", "dejavusans")]

  /// The beginnings of the names of files with fonts that have the widths of Helvetica.
  private static let suitable = [
    "liberationsans-", "arial", "arimo", "helvetica", "nimbussans-", "texgyreheros", "sf-pro",
  ]

  /// Returns the font with which librsvg draws the system's font on this machine; nil if a font has the
  /// widths of Helvetica, or if none is known.
  static func installed() -> SubstituteFont? {
    let files = InstalledFonts.files()
    func faces(_ start: String) -> [String] { files.filter { isFace($0, startingWith: start) } }
    guard suitable.allSatisfy({ faces($0).isEmpty }),
      let (family, start) = families.first(where: { !faces($0.1).isEmpty })
    else { return nil }
    let book = InstalledFonts.read(faces(start))
    return SubstituteFont { font in
      let face = book.font(ofFamily: family, weight: font.weight, isItalic: font.isItalic)
      return { face?.width(of: $0) }
    }
  }

  /// Returns true for a file of a family. Condensed faces and those with letters of equal width differ.
  private static func isFace(_ path: String, startingWith start: String) -> Bool {
    let name = path.split(separator: "/").last?.lowercased() ?? ""
    return name.hasPrefix(start) && !name.contains("condensed") && !name.contains("mono")
  }
}
