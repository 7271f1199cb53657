internal import LayoutModel

/// Navigation bars among the views of a scene.
enum NavigationBarControl {
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let items = context.surroundings.objects.children(of: context.object.id, in: ":items")
    var bar = NavigationBar(context.object, item: items.last, context.surroundings)
    // The bar of a container is not among the views of the document, and neither are its items'.
    bar.drawsCustomViews = context.object.parent == nil
    bar.isAtTop = context.object.parent == nil
    let below = items.dropLast().last.map { LookValues($0, in: context.surroundings.sizeClass) }
    let holder = context.inherited
    bar.untitledName =
      bar.drawsCustomViews && holder.controllerClass != nil
      ? holder.controllerName ?? holder.controllerClass : nil
    bar.untitledDetail = holder.controllerDetail
    bar.backTitle = below?.text("title").flatMap { $0.isEmpty ? nil : $0 }
    return .withBackground(
      bar.items(
        in: context.bounds,
        context.inherited,
        statusBar: context.contentInset,
        hasBackButton: below != nil && bar.showsBackButton
      )
    )
  }
}

extension NavigationBarControl {
  /// Returns true for a bar of a container whose item has neither a title nor a view in its place.
  static func lacksTitle(_ bar: LayoutObject, _ surroundings: ControlContext.Surroundings) -> Bool {
    guard bar.parent == nil else { return false }
    let objects = surroundings.objects
    guard let item = objects.children(of: bar.id, in: ":items").last else { return true }
    let title = LookValues(item, in: surroundings.sizeClass).text("title") ?? ""
    return title.isEmpty && objects.child(of: item.id, key: "titleView") == nil
  }
}

/// A navigation bar with the item that it shows.
struct NavigationBar {
  private let bar: LookValues?
  private let item: LayoutObject?
  private let values: LookValues?
  private let surroundings: ControlContext.Surroundings
  /// The title of the item that a back button leads to; nil for the standard one.
  var backTitle: String?
  /// The faint name in place of a title that only code sets; nil for none.
  var untitledName: String?
  /// The detail in place of a title. The bar omits it if it has no room.
  var untitledDetail: String?
  /// True if the bar shows its title large, below its buttons.
  var isLarge = false
  /// True for the bar of a container. The content below it is not scrolled.
  var isAtTop = false
  /// False if custom views are drawn with the other views of the scene.
  var drawsCustomViews = true

  /// - Parameters:
  ///   - bar: The bar, whose colors apply; nil for a standard one.
  ///   - item: The item; nil for a bar without title and buttons.
  init(_ bar: LayoutObject?, item: LayoutObject?, _ surroundings: ControlContext.Surroundings) {
    self.bar = bar.map { LookValues($0, in: surroundings.sizeClass) }
    self.item = item
    values = item.map { LookValues($0, in: surroundings.sizeClass) }
    self.surroundings = surroundings
    isLarge =
      self.bar?.flag("largeTitles") == true
      && values?.literal("largeTitleDisplayMode") != "never"
  }

  /// False if the item hides the button that leads back.
  var showsBackButton: Bool { values?.flag("hidesBackButton") != true }

  private var palette: Palette { surroundings.palette }

  /// Returns the colors of the bar. One that could show a large title and does not is not at the
  /// scroll edge.
  private func look(showsLargeTitle: Bool) -> NavigationBarLook {
    NavigationBarLook(
      bar,
      surroundings,
      isAtEdge: isAtTop && (showsLargeTitle || !isLarge),
      showsLargeTitle: showsLargeTitle
    )
  }

  /// Draws the bar in a rectangle. The part beyond 44 points is above the buttons, as behind a
  /// status bar, or has the large title.
  ///
  /// - Parameter statusBar: The height of the part behind a status bar, if that is known.
  func items(
    in frame: Frame,
    _ inherited: ControlContext.Inherited,
    statusBar: Double = 0,
    hasBackButton: Bool = false
  ) -> [DrawingItem] {
    let largeHeight: Double = isLarge && frame.height - statusBar >= 92 ? 52 : 0
    let look = look(showsLargeTitle: largeHeight > 0)
    var passed = inherited
    passed.tint = look.color("tintColor") ?? inherited.tint
    passed.backdrop = look.ground ?? inherited.backdrop
    let row = Frame(
      x: frame.x,
      y: frame.y + frame.height - largeHeight - min(44, frame.height),
      width: frame.width,
      height: min(44, frame.height)
    )
    var result: [DrawingItem] = []
    if let ground = look.ground { result.append(.rectangle(frame, paint: .fill(ground))) }
    if largeHeight == 0 {
      result.append(
        .line(
          from: DrawingPoint(frame.x, frame.y + frame.height - 0.25),
          to: DrawingPoint(frame.x + frame.width, frame.y + frame.height - 0.25),
          paint: .stroke(palette.system("separatorColor"), width: 0.5)
        )
      )
    }
    let (left, leftEnd) = leading(in: row, passed, hasBackButton)
    let (right, rightStart) = trailing(in: row, passed)
    result += left + right
    result += prompt(above: row, from: frame.y + statusBar, look)
    if largeHeight > 0 {
      result += largeTitle(
        in: Frame(
          x: frame.x + 16,
          y: row.y + row.height,
          width: frame.width - 32,
          height: largeHeight
        ),
        look
      )
    } else {
      result += title(in: row, from: leftEnd, to: rightStart, look, passed)
    }
    return result
  }

  // MARK: - Title

  private func largeTitle(in frame: Frame, _ look: NavigationBarLook) -> [DrawingItem] {
    let font = DrawingFont(size: 34, weight: 700)
    let color = look.largeTitle
    let text = values?.text("title") ?? ""
    if text.isEmpty, let untitledName { return hint(untitledName, in: frame, color, .start) }
    return TextBlock(spans: [TextSpan(text, font: font, color: color)]).items(in: frame)
  }

  /// Returns the name in the place of an unknown title.
  private func hint(
    _ name: String,
    in frame: Frame,
    _ color: DrawingColor,
    _ alignment: TextRun.Anchor
  ) -> [DrawingItem] {
    let font = DrawingFont(size: 13)
    let whole = untitledDetail.map { "\(name) \u{00b7} \($0)" } ?? name
    let text = TextWidths.width(of: whole, in: font) <= frame.width ? whole : name
    let span = TextSpan(text, font: font, color: color.faded(0.4))
    return .annotation(
      text,
      TextBlock(
        spans: [span],
        alignment: alignment,
        lineBreak: .middle,
        minimumScale: 0.8
      ).items(in: frame)
    )
  }

  private func title(
    in row: Frame,
    from left: Double,
    to right: Double,
    _ look: NavigationBarLook,
    _ inherited: ControlContext.Inherited
  ) -> [DrawingItem] {
    if let item, let view = surroundings.objects.child(of: item.id, key: "titleView") {
      return drawsCustomViews ? DetachedView.items(view, in: row, surroundings, inherited) : []
    }
    let path = "titleTextAttributes/fontDescription"
    let font = bar?.record(path).map { DrawingFont($0) } ?? DrawingFont(size: 17, weight: 600)
    let text = values?.text("title") ?? ""
    if text.isEmpty, let untitledName {
      let edge = max(left - row.x, row.x + row.width - right) + 12
      return hint(
        untitledName,
        in: row.inset(Insets(left: edge, right: edge)),
        look.title,
        .middle
      )
    }
    let width = min(TextWidths.width(of: text, in: font), max(0, right - left - 12))
    // The title is in the middle, unless a button is in its way.
    let middle = row.x + row.width / 2 - width / 2
    let x = max(left + 6, min(middle, right - 6 - width))
    let block = TextBlock(
      spans: [TextSpan(text, font: font, color: look.title)],
      alignment: .middle
    )
    return block.items(in: Frame(x: x, y: row.y, width: max(width, 1), height: row.height))
  }

  /// Returns the line of text above the buttons, if the bar is high enough for it.
  private func prompt(above row: Frame, from top: Double, _ look: NavigationBarLook)
    -> [DrawingItem]
  {
    guard let text = values?.text("prompt"), !text.isEmpty, row.y - top >= 26 else { return [] }
    return TextBlock(
      spans: [TextSpan(text, font: DrawingFont(size: 13), color: look.title)],
      alignment: .middle
    ).items(in: Frame(x: row.x, y: row.y - 26, width: row.width, height: 20))
  }

  // MARK: - Buttons

  private func buttons(_ side: String) -> [BarItem] {
    guard let item else { return [] }
    let single = surroundings.objects.child(of: item.id, key: side + "BarButtonItem")
    let many = surroundings.objects.children(of: item.id, in: ":" + side + "BarButtonItems")
    return ((single.map { [$0] } ?? []) + many).map { object in
      var item = BarItem(object, surroundings)
      item.drawsCustomView = drawsCustomViews
      return item
    }
  }

  private func leading(
    in row: Frame,
    _ inherited: ControlContext.Inherited,
    _ hasBackButton: Bool
  ) -> ([DrawingItem], end: Double) {
    var x = row.x + 16
    var items: [DrawingItem] = []
    let buttons = buttons("left")
    if hasBackButton, buttons.isEmpty {
      let arrow = Frame(x: row.x + 9.5, y: row.y + row.height / 2 - 9, width: 8.5, height: 18)
      items.append(Chevron.left(in: arrow, width: 2.6, inherited.tint))
      let font = BarItem.font(isBold: false)
      // A title that is too long is not shown.
      let own = backTitle.flatMap { TextWidths.width(of: $0, in: font) > row.width / 3 ? nil : $0 }
      let text = own ?? "Back"
      let width = min(TextWidths.width(of: text, in: font), row.width / 3)
      items += TextBlock(spans: [TextSpan(text, font: font, color: inherited.tint)])
        .items(in: Frame(x: row.x + 24, y: row.y, width: max(width, 1), height: row.height))
      return (items, row.x + 24 + width)
    }
    for button in buttons {
      let width = button.width(surroundings)
      items += button.items(
        in: Frame(x: x, y: row.y, width: width, height: row.height),
        surroundings,
        inherited
      )
      x += width + 12
    }
    return (items, buttons.isEmpty ? row.x + 8 : x - 12)
  }

  private func trailing(
    in row: Frame,
    _ inherited: ControlContext.Inherited
  ) -> ([DrawingItem], start: Double) {
    var x = row.x + row.width - 16
    var items: [DrawingItem] = []
    let buttons = buttons("right")
    for button in buttons {
      let width = button.width(surroundings)
      x -= width
      items += button.items(
        in: Frame(x: x, y: row.y, width: width, height: row.height),
        surroundings,
        inherited
      )
      x -= 12
    }
    return (items, buttons.isEmpty ? row.x + row.width - 8 : x + 12)
  }
}
