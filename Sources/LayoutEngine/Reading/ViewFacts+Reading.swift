import LayoutModel

extension ViewFacts {
  /// Reads the rows of a view.
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
    let isYes = literal == "YES"
    switch path {
    case "translatesAutoresizingMaskIntoConstraints": translatesMask = literal != "NO"
    case "fixedFrame": isFixedFrame = isYes
    case "hidden": isHidden = isYes
    case "horizontalHuggingPriority": hugging.horizontal = Double(literal) ?? 250
    case "verticalHuggingPriority": hugging.vertical = Double(literal) ?? 250
    case "horizontalCompressionResistancePriority":
      compression.horizontal = Double(literal) ?? 750
    case "verticalCompressionResistancePriority": compression.vertical = Double(literal) ?? 750
    case "placeholderIntrinsicWidth": placeholder.horizontal = IntrinsicPlaceholder(literal)
    case "placeholderIntrinsicHeight": placeholder.vertical = IntrinsicPlaceholder(literal)
    case "preservesSuperviewLayoutMargins": preservesSuperviewMargins = isYes
    case "insetsLayoutMarginsFromSafeArea": insetsMarginsFromSafeArea = isYes
    case "layoutMarginsFollowReadableWidth": followsReadableWidth = isYes
    case "image", "normal/image", "normal/backgroundImage": hasImage = true
    case "catalog": showsSymbol = literal == "system"
    case "scrollEnabled": isScrollEnabled = literal != "NO"
    case "ambiguous": marks.isAmbiguous = isYes
    case "misplaced": marks.isMisplaced = isYes
    case "verifyAmbiguity": marks.verifyAmbiguity = literal
    default: readGroup(path, literal)
    }
  }

  private mutating func readGroup(_ path: String, _ literal: String) {
    switch kind {
    case .stackView: stack.read(path, literal)
    case .tableView, .tableViewCell, .tableViewCellContentView: cell.read(path, literal)
    default: break
    }
    text.read(path, literal)
    mac.read(path, literal)
    // Most attributes are the view's own; what is left stands below a child element.
    guard path.utf8.contains(UInt8(ascii: "/")) else { return }
    readMargins(path, literal)
    bars.read(path, literal)
    if path.hasPrefix("frameInset/") { readInsetFrame(path, literal) }
  }

  /// Margins stand as `edgeInsets` or `directionalEdgeInsets` with attributes of their own.
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

  /// A `frame key="frameInset"` gives the distances from the near edges, of Xcode 8 and 9.
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

extension Frame {
  /// Reads a stored rectangle; fields that are missing or no numbers count as zero.
  init(_ record: Record) {
    func number(_ index: Int) -> Double {
      guard let literal = record.fields[index], let value = Double(literal), value.isFinite
      else { return 0 }
      return value
    }
    self.init(x: number(0), y: number(1), width: number(2), height: number(3))
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

extension StackFacts {
  mutating func read(_ path: String, _ literal: String) {
    switch path {
    case "axis": axis = literal == "vertical" ? .vertical : .horizontal
    case "orientation": axis = literal == "vertical" ? .vertical : .horizontal
    case "distribution": distribution = Distribution(rawValue: literal)
    case "alignment": alignment = Alignment(rawValue: literal) ?? .fill
    case "spacing": spacing = Double(literal)
    case "spacingType": usesStandardSpacing = literal == "standard"
    case "baselineRelativeArrangement": spacesBaselines = literal == "YES"
    default: break
    }
  }
}

extension TextFacts {
  mutating func read(_ path: String, _ literal: String) {
    switch path {
    case "text": text = literal
    case "title": title = literal
    case "normal/title", ":state/title": title = literal
    case "userLabel": userLabel = literal
    case "numberOfLines": numberOfLines = Int(literal) ?? 1
    case "preferredMaxLayoutWidth": preferredMaxWidth = Double(literal)
    default: break
    }
  }

  mutating func read(_ record: Record) {
    if let size = record["pointSize"] ?? record["size"] { pointSize = Double(size) }
    textStyle = record["style"]
    fontName = record["name"]
    isSystemFont = fontName == nil
  }
}

extension CellFacts {
  mutating func read(_ path: String, _ literal: String) {
    switch path {
    case "rowHeight": rowHeight = Double(literal)
    case "separatorStyle": separatorStyle = literal
    case "accessoryType": accessory = literal
    case "style": cellStyle = literal
    default: break
    }
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
