/// Fonts of macOS that a document names by their use.
package enum MetaFont {
  /// Returns the size of a font in points that states none.
  package static func pointSize(_ name: String?) -> Double {
    switch name {
    case "smallSystem", "smallSystemBold", "label", "toolTip", "message11", "menu11", "label11": 11
    case "miniSystem", "miniSystemBold", "label9": 9
    default: 13
    }
  }
}
