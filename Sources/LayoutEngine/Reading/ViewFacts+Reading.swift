import LayoutModel

extension ViewFacts {
  /// Creates the facts from the rows of a view.
  init(element: String, properties: [Property]) {
    self.init(kind: ViewKind(element: element))
    for property in properties {
      switch property.value {
      case .attribute(let literal): read(property.path.rawValue, literal)
      case .record(let record): read(property.path.rawValue, record)
      case .element(let tag, let content): readElement(property.path.rawValue, tag, content)
      }
    }
  }

  private mutating func read(_ path: String, _ literal: String) {
    ViewFacts.attributes.read(path, literal, into: &self)
    // Most attributes belong to the view itself. The others belong to a child element.
    guard path.firstOffset(of: UInt8(ascii: "/")) != nil else { return }
    readMargins(path, literal)
    bars.read(path, literal)
    if path.hasPrefix("frameInset/") { readInsetFrame(path, literal) }
  }

  /// The readers of the view's attributes.
  private static let attributes: AttributeTable<ViewFacts> = [
    "translatesAutoresizingMaskIntoConstraints": { $0.translatesMask = $1 != "NO" },
    "fixedFrame": { $0.isFixedFrame = $1 == "YES" },
    "hidden": { $0.isHidden = $1 == "YES" },
    "hidesWhenStopped": { $0.hidesWhenStopped = $1 == "YES" },
    "animating": { $0.isAnimating = $1 == "YES" },
    "horizontalHuggingPriority": { $0.hugging.horizontal = Double($1) ?? 250 },
    "verticalHuggingPriority": { $0.hugging.vertical = Double($1) ?? 250 },
    "horizontalCompressionResistancePriority": { $0.compression.horizontal = Double($1) ?? 750 },
    "verticalCompressionResistancePriority": { $0.compression.vertical = Double($1) ?? 750 },
    "placeholderIntrinsicWidth": { $0.placeholder.horizontal = IntrinsicPlaceholder($1) },
    "placeholderIntrinsicHeight": { $0.placeholder.vertical = IntrinsicPlaceholder($1) },
    "preservesSuperviewLayoutMargins": { $0.preservesSuperviewMargins = $1 == "YES" },
    "insetsLayoutMarginsFromSafeArea": { $0.insetsMarginsFromSafeArea = $1 == "YES" },
    "layoutMarginsFollowReadableWidth": { $0.followsReadableWidth = $1 == "YES" },
    "image": {
      $0.hasImage = true
      $0.imageName = $1
    },
    "normal/image": {
      $0.hasImage = true
      if $0.kind == .button { $0.imageName = $1 }
    },
    "normal/backgroundImage": { view, _ in
      view.hasImage = true
      view.hasBackgroundImage = true
    },
    "normal/catalog": { $0.refersToSymbol = $1 == "system" },
    "configuration/style": { view, _ in view.hasConfiguration = true },
    "catalog": { $0.showsSymbol = $1 == "system" },
    "image/catalog": { $0.refersToSymbol = $1 == "system" },
    "image/image": { $0.imageName = $1 },
    "image/symbolScale": { $0.referredScale = $1 },
    "preferredSymbolConfiguration/scale": { $0.configuredScale = $1 },
    "preferredSymbolConfiguration/weight": { $0.symbolWeight = $1 },
    "preferredSymbolConfiguration/pointSize": { $0.symbolText.pointSize = Double($1) },
    "scrollEnabled": { $0.isScrollEnabled = $1 != "NO" },
    "ambiguous": { $0.marks.isAmbiguous = $1 == "YES" },
    "misplaced": { $0.marks.isMisplaced = $1 == "YES" },
    "verifyAmbiguity": { $0.marks.verifyAmbiguity = $1 },
    // Texts
    "text": { $0.text.text = $1 },
    "title": { $0.text.title = $1 },
    "normal/title": { $0.text.title = $1 },
    ":state/title": { $0.text.title = $1 },
    "numberOfLines": { $0.text.numberOfLines = Int($1) ?? 1 },
    "preferredMaxLayoutWidth": { $0.text.preferredMaxWidth = Double($1) },
    // Stack views
    "axis": { $0.stack.axis = $1 == "vertical" ? .vertical : .horizontal },
    "orientation": { $0.stack.axis = $1 == "vertical" ? .vertical : .horizontal },
    "distribution": { $0.stack.distribution = StackFacts.Distribution(rawValue: $1) },
    "alignment": { $0.stack.alignment = StackFacts.Alignment(rawValue: $1) ?? .fill },
    "spacing": { $0.stack.spacing = Double($1) },
    "spacingType": { $0.stack.usesStandardSpacing = $1 == "standard" },
    "baselineRelativeArrangement": { $0.stack.spacesBaselines = $1 == "YES" },
    // Tables and their cells
    "rowHeight": { $0.cell.rowHeight = Double($1) },
    "separatorStyle": { $0.cell.separatorStyle = $1 },
    "accessoryType": { $0.cell.accessory = $1 },
    "style": {
      $0.cell.cellStyle = $1
      $0.mac.indicatorStyle = $1
    },
    // macOS
    "controlSize": { $0.mac.controlSize = $1 },
    "boxType": { $0.mac.boxType = $1 },
    "borderType": { $0.mac.borderStyle = $1 },
    "titlePosition": { $0.mac.hasTitle = $1 != "noTitle" },
    "detachesHiddenViews": { $0.mac.detachesHiddenViews = $1 == "YES" },
  ]

  /// Margins are child elements, `edgeInsets` or `directionalEdgeInsets`, with attributes of their
  /// own.
  private mutating func readMargins(_ path: String, _ literal: String) {
    guard
      path.hasPrefix("layoutMargins/") || path.hasPrefix("directionalLayoutMargins/")
        || path.hasPrefix("edgeInsets/"),
      let number = Double(literal), let slash = path.firstIndex(of: "/")
    else { return }
    var insets = margins ?? .zero
    switch path[path.index(after: slash)...] {
    case "top": insets.top = number
    case "left", "leading": insets.left = number
    case "bottom": insets.bottom = number
    case "right", "trailing": insets.right = number
    default: return
    }
    margins = insets
  }

  /// In Xcode 8 and 9, `frame key="frameInset"` contains the distances from the near edges.
  private mutating func readInsetFrame(_ path: String, _ literal: String) {
    guard let number = Double(literal) else { return }
    var result = frame ?? .zero
    switch path {
    case "frameInset/minX": result.x = number
    case "frameInset/minY": result.y = number
    case "frameInset/width": result.width = number
    case "frameInset/height": result.height = number
    default: return
    }
    frame = result
  }

  private mutating func read(_ path: String, _ record: Record) {
    switch (record.kind, path) {
    case (.rect, "frame"):
      frame = Frame(record)
    case (.autoresizingMask, "autoresizingMask"):
      mask = AutoresizingMask(record)
    case (.fontDescription, "fontDescription"), (.font, "font"):
      text.read(record)
    case (.fontDescription, "preferredSymbolConfiguration/fontDescription"):
      symbolText.read(record)
    default: break
    }
  }

  private mutating func readElement(_ path: String, _ tag: String, _ content: String?) {
    switch path {
    case "image": hasImage = true
    case "layoutMargins", "directionalLayoutMargins": if margins == nil { margins = .zero }
    case "text" where content != nil: text.text = content
    case "title" where content != nil: text.title = content
    default: bars.readElement(path, tag)
    }
  }
}

extension AutoresizingMask {
  init(_ record: Record) {
    func isSet(_ index: Int) -> Bool { record.fields[index] == "YES" }
    near = PerAxis(isSet(0), isSet(3))
    size = PerAxis(isSet(1), isSet(4))
    far = PerAxis(isSet(2), isSet(5))
  }
}

extension IntrinsicPlaceholder {
  init(_ literal: String) {
    if literal == "infinite" {
      self = .infinite
    } else {
      self = Double(literal).map { .length($0) } ?? .none
    }
  }
}

extension TextFacts {
  mutating func read(_ record: Record) {
    if let size = record["pointSize"] ?? record["size"] { pointSize = Double(size) }
    textStyle = record["style"]
    fontName = record["name"]
    isSystemFont = fontName == nil
    let weight = record["weight"] ?? fontName?.lowercased()
    isBold =
      record["type"] == "boldSystem" || textStyle == "UICTFontTextStyleHeadline"
      || weight.map { ["bold", "heavy", "black"].contains(where: $0.contains) } ?? false
  }
}

extension SimulatedBars {
  mutating func read(_ path: String, _ literal: String) {
    switch path {
    case "simulatedTopBarMetrics/translucent": isTopTranslucent = literal != "NO"
    case "simulatedTopBarMetrics/prompted": hasTopPrompt = literal == "YES"
    case "simulatedDestinationMetrics/type": screen = SimulatedScreen.size(literal)
    case "simulatedOrientationMetrics/orientation":
      isLandscape = literal.hasPrefix("landscape")
    default: break
    }
  }

  mutating func readElement(_ path: String, _ tag: String) {
    guard path.hasPrefix("simulated") else { return }
    switch (path, tag) {
    case ("simulatedTopBarMetrics", "nil"): top = .none
    case ("simulatedTopBarMetrics", "simulatedNavigationBarMetrics"):
      top = .navigation
    case ("simulatedBottomBarMetrics", "nil"): bottom = .none
    case ("simulatedBottomBarMetrics", "simulatedTabBarMetrics"): bottom = .tab
    case ("simulatedBottomBarMetrics", "simulatedToolbarMetrics"): bottom = .tool
    case ("simulatedStatusBarMetrics", "nil"): hasStatusBar = false
    case ("simulatedDestinationMetrics", "freeformSimulatedSizeMetrics"): isFreeform = true
    case ("simulatedOrientationMetrics", _): isLandscape = true
    default: break
    }
  }
}
