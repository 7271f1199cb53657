internal import LayoutModel

/// The colors of a navigation bar.
struct NavigationBarLook {
  private let bar: LookValues?
  private let palette: Palette
  /// The path of the appearance that applies.
  private let appearance: String
  /// True if the bar has no background but a color of its own.
  private let isClear: Bool

  /// - Parameters:
  ///   - bar: The bar; nil for a standard one.
  ///   - isAtEdge: True if no content is scrolled below the bar.
  ///   - showsLargeTitle: True if the bar shows its title large.
  init(
    _ bar: LookValues?,
    _ surroundings: ControlContext.Surroundings,
    isAtEdge: Bool,
    showsLargeTitle: Bool
  ) {
    self.bar = bar
    palette = surroundings.palette
    let hasOwnEdge = isAtEdge && bar?.has("scrollEdgeAppearance") == true
    appearance = hasOwnEdge ? "scrollEdgeAppearance" : "standardAppearance"
    // From iOS 13 on, the appearance at the scroll edge is the standard one without a background.
    isClear = isAtEdge && showsLargeTitle && !hasOwnEdge && surroundings.era >= .dynamic
  }

  private var isBlack: Bool { bar?.literal("barStyle")?.hasPrefix("black") == true }

  /// The background; nil if the content behind the bar shows through.
  var ground: DrawingColor? {
    if !isClear, let own = color(appearance + "/backgroundColor") { return own }
    if let tint = color("barTintColor") { return tint }
    if isBlack { return DrawingColor(0x161616) }
    return isClear ? nil : palette.barColor
  }

  /// The color of a title between the buttons.
  var title: DrawingColor { text("titleTextAttributes") }

  /// The color of a large title.
  var largeTitle: DrawingColor { text("largeTitleTextAttributes") }

  private func text(_ attributes: String) -> DrawingColor {
    let path = attributes + "/textColor"
    return color(path) ?? color("\(appearance)/\(path)")
      ?? (isBlack ? .white : palette.system("labelColor"))
  }

  /// Returns a color of the bar; nil if it has none at the path.
  func color(_ path: String) -> DrawingColor? { palette.color(bar?.record(path)) }
}

extension Palette {
  /// The background of bars.
  var barColor: DrawingColor {
    appearance == .dark ? DrawingColor(0x161618) : DrawingColor(0xf9f9f9)
  }
}
