/// The font families of SVG.
enum SVGFonts {
  /// The system's font, as the value of an attribute. Renderers find fonts of emoji themselves. A named one
  /// would also give its digits to texts.
  static let system =
    "-apple-system,'SF Pro Text','Helvetica Neue',Helvetica,Arial,'Liberation Sans',sans-serif"

  /// Returns the value of the attribute `font-family`; nil for the system's font.
  static func family(of font: DrawingFont) -> String? {
    switch font.family {
    case .system: return nil
    case .monospaced: return "'SF Mono',Menlo,Courier,'Liberation Mono',monospace"
    case .serif: return "'New York',Georgia,Times,'Liberation Serif',serif"
    case .named(let name):
      // A name with other characters could end the quotes around it.
      let kept = String(
        String.UnicodeScalarView(
          name.unicodeScalars.filter {
            $0.properties.isAlphabetic || "0123456789 -".contains(Character($0))
          }
        )
      )
      return kept.isEmpty ? nil : "'\(Markup.escaped(String(kept.prefix(80))))',\(system)"
    }
  }
}
