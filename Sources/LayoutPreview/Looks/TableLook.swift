internal import LayoutModel

/// The look of a table, as far as its cells depend on it.
struct TableLook {
  /// The style.
  enum Style {
    case plain, grouped, insetGrouped
  }

  let style: Style
  /// The color of separators; nil for none.
  let separator: DrawingColor?
  /// The distances of separators from the edges, if the document sets them.
  let separatorInset: Insets?
  /// The ids of the cells that begin and end a section of a grouped table.
  let firstCells: Set<ObjectID>
  let lastCells: Set<ObjectID>

  init(_ context: ControlContext) {
    let values = context.values
    style =
      switch values.literal("style") {
      case "grouped": .grouped
      case "insetGrouped": .insetGrouped
      default: .plain
      }
    let hasSeparators = values.literal("separatorStyle") != "none"
    separator =
      hasSeparators
      ? context.color("separatorColor") ?? context.palette.system("separatorColor") : nil
    separatorInset = values.insets("separatorInset")
    let objects = context.surroundings.objects
    let groups =
      TableLook.sections(of: context.object.id, objects)
      .map { objects.children(of: $0.id, in: ":cells") }
      + [objects.children(of: context.object.id, in: ":prototypes")]
    firstCells = Set(groups.compactMap(\.first?.id))
    lastCells = Set(groups.compactMap(\.last?.id))
  }

  /// Returns the static sections of a table.
  static func sections(of id: ObjectID, _ objects: SceneObjects) -> [LayoutObject] {
    objects.children(of: id, in: ":sections")
  }

  /// The default background of the table.
  func background(_ palette: Palette) -> DrawingColor {
    palette.system(style == .plain ? "systemBackgroundColor" : "systemGroupedBackgroundColor")
  }

  /// The default background of cells.
  func cellBackground(_ palette: Palette) -> DrawingColor {
    palette.system(
      style == .plain ? "systemBackgroundColor" : "secondarySystemGroupedBackgroundColor"
    )
  }
}
