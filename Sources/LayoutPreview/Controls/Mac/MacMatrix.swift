internal import LayoutModel

/// Grids of cells that share a size (`NSMatrix`), such as the radio buttons of older apps.
enum MacMatrix {
  /// Draws the buttons in their grid, and a plate for a grid without cells or with others.
  static func draw(_ context: ControlContext) -> ControlDrawing {
    if context.hasSubviews { return ControlDrawing() }
    let columns = columns(context)
    guard let size = context.values.record("cellSize").map({ Frame($0).size }),
      !columns.isEmpty, columns.joined().allSatisfy({ $0.kind == "buttonCell" })
    else {
      let name = context.values.literal("customClass") ?? "Matrix"
      return PlateControl.draw(context, title: name, "square.grid.2x2")
    }
    let spacing = context.values.record("intercellSpacing").map { Frame($0).size }
    let (stepX, stepY) = (
      size.width + (spacing?.width ?? 0), size.height + (spacing?.height ?? 0)
    )
    var items: [DrawingItem] = []
    if context.values.flag("drawsBackground") == true, let fill = context.background {
      items.append(.rectangle(context.bounds, paint: .fill(fill)))
    }
    for (column, cells) in columns.enumerated() {
      for (row, cell) in cells.enumerated() {
        let place = DrawingPoint(Double(column) * stepX, Double(row) * stepY)
        items.append(.group(DrawingGroup(button(cell, size, context), origin: place)))
      }
    }
    return .withBackground(items)
  }

  /// Returns the cells of each column, from the top.
  private static func columns(_ context: ControlContext) -> [[LayoutObject]] {
    let children = context.surroundings.objects.children(of: context.object.id)
    let cells = Dictionary(grouping: children) { $0.container.rawValue }
    var columns: [[LayoutObject]] = []
    var container = ":cells/:column"
    while let column = cells[container] {
      columns.append(column)
      container = ":cells/:column#\(columns.count + 1)"
    }
    return columns
  }

  private static func button(_ cell: LayoutObject, _ size: Size, _ context: ControlContext)
    -> [DrawingItem]
  {
    let context = ControlContext(
      object: cell,
      values: LookValues(cell, in: context.surroundings.sizeClass),
      size: size,
      surroundings: context.surroundings,
      inherited: context.inherited,
      hasSubviews: false
    )
    return MacButton.draw(context).items
  }
}
