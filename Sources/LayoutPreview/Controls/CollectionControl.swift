internal import LayoutModel

/// Collections. Their cells are subviews.
enum CollectionControl {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let own = context.background(ofSystem: context.palette.system("systemBackgroundColor"))
    let ground = own ?? context.inherited.backdrop
    var drawing = ControlDrawing.withBackground(
      own.map { [.rectangle(context.bounds, paint: .fill($0))] } ?? []
    )
    if !context.hasSubviews {
      drawing.items += cells(context, on: ground)
      drawing.items += CodeContent.label("cells come from code", context, on: ground, covers: true)
    }
    drawing.clips = true
    return drawing
  }

  /// The maximum number of drawn cells of a collection whose cells come from code.
  private static let mostCells = 200

  /// Returns faint cells where the layout of a collection without cells places them.
  private static func cells(_ context: ControlContext, on ground: DrawingColor) -> [DrawingItem] {
    let objects = context.surroundings.objects
    guard let layout = objects.child(of: context.object.id, key: "collectionViewLayout") else {
      return []
    }
    let values = LookValues(layout, in: context.surroundings.sizeClass)
    func length(_ path: String, default standard: Double) -> Double {
      values.number(path).flatMap { $0 >= 0 ? $0 : nil } ?? standard
    }
    let item = values.record("itemSize").map { Frame($0) }
    let size = Size(width: item?.width ?? 50, height: item?.height ?? 50)
    guard size.width >= 8, size.height >= 8 else { return [] }
    let isHorizontal = values.literal("scrollDirection") == "horizontal"
    let insets = values.insets("sectionInset") ?? .zero
    let between = length("minimumInteritemSpacing", default: 10)
    let lines = length("minimumLineSpacing", default: 10)
    let room = context.bounds.inset(
      Insets(
        top: insets.top + context.contentInset,
        left: insets.left,
        bottom: insets.bottom,
        right: insets.right
      )
    )
    let across = places(
      of: isHorizontal ? size.height : size.width,
      in: isHorizontal ? room.height : room.width,
      spacing: between,
      isFilled: true
    )
    let along = places(
      of: isHorizontal ? size.width : size.height,
      in: isHorizontal ? room.width : room.height,
      spacing: lines,
      isFilled: false
    )
    let ink = (ground.luminance < 0.45 ? DrawingColor.white : .black)
    let paint = Paint(fill: ink.faded(0.04), stroke: ink.faded(0.1))
    return along.prefix(max(1, mostCells / across.count)).flatMap { line in
      across.map { place in
        let origin = isHorizontal ? DrawingPoint(line, place) : DrawingPoint(place, line)
        let cell = Frame(
          x: room.x + origin.x,
          y: room.y + origin.y,
          width: size.width,
          height: size.height
        )
        return .rectangle(cell.inset(by: 0.5), radius: 2, paint: paint)
      }
    }
  }

  /// Returns where cells begin along one direction.
  ///
  /// - Parameter isFilled: True for the cells of a line, whose spacing is the remaining space;
  ///   false for lines, of which the last one may be cut off.
  private static func places(
    of length: Double,
    in room: Double,
    spacing: Double,
    isFilled: Bool
  ) -> [Double] {
    let fitting = (room + spacing) / (length + spacing)
    let whole = fitting.rounded(isFilled ? .down : .up).whole ?? 1
    let count = min(mostCells, max(1, whole))
    let rest = room - Double(count) * length
    let gap = isFilled && count > 1 ? max(spacing, rest / Double(count - 1)) : spacing
    let start = isFilled && count == 1 ? max(0, rest / 2) : 0
    return (0..<count).map { start + Double($0) * (length + gap) }
  }
}

/// Cells and headers of collections.
enum CollectionCellControl {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let ground = context.background ?? context.inherited.backdrop
    let name = EmptyCell.items(context, on: ground)
    var drawing = ControlDrawing()
    drawing.overlay = ListContent.items(context) + name + EmptyCell.remark(context, on: ground)
    if !name.isEmpty {
      let line = DrawingColor(0x8e8e93, alpha: 0.4)
      drawing.overlay.append(
        .rectangle(
          context.bounds.inset(by: 0.5),
          radius: 4,
          paint: Paint(stroke: line, dash: [4, 3])
        )
      )
    }
    return drawing
  }
}

/// Blurred backgrounds.
enum EffectControl {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let style = (context.values.literal(":blurEffect/style") ?? "").lowercased()
    let isDark =
      style.contains("dark")
      || (context.palette.appearance == .dark && !style.contains("light"))
    let opacity: Double =
      style.contains("ultrathin")
      ? 0.45
      : style.contains("thin")
        ? 0.6
        : style.contains("thick") || style.contains("chrome") ? 0.88 : 0.75
    let tone = isDark ? DrawingColor(0x252525) : DrawingColor(0xf5f5f5)
    let fill = context.values.has(":blurEffect") ? tone.faded(opacity) : .clear
    var drawing = ControlDrawing([
      .rectangle(context.bounds, radius: context.roundness, paint: .fill(fill))
    ])
    drawing.clips = context.values.flag("clipsSubviews") == true
    return drawing
  }
}
