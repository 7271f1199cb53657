internal import LayoutModel

/// The controls of macOS.
///
/// Most controls keep their values in a cell, which is an object of its own.
enum MacControls {
  static let table: [String: ControlTable.Draw] = [
    "button": MacButton.draw,
    "popUpButton": MacPopUpButton.draw,
    "textField": MacTextField.draw,
    "secureTextField": MacTextField.draw,
    "searchField": MacTextField.drawSearch,
    "tokenField": MacTextField.draw,
    "comboBox": MacTextField.drawComboBox,
    "textView": MacTextView.draw,
    "imageView": MacImageView.draw,
    "segmentedControl": MacSegmentedControl.draw,
    "slider": MacSlider.draw,
    "stepper": MacStepper.draw,
    "switch": MacSwitch.draw,
    "progressIndicator": MacProgressIndicator.draw,
    "levelIndicator": MacLevelIndicator.draw,
    "colorWell": MacColorWell.draw,
    "datePicker": MacDatePicker.draw,
    "pathControl": MacPathControl.draw,
    "box": MacBox.draw,
    "tabView": MacTabView.draw,
    "splitView": MacSplitView.draw,
    "scrollView": MacScrollView.draw,
    "clipView": MacScrollView.drawClip,
    "scroller": MacScrollView.drawScroller,
    "tableView": MacTable.draw,
    "outlineView": MacTable.draw,
    "tableHeaderView": MacTable.drawHeader,
    "visualEffectView": MacEffectView.draw,
    "titleBar": MacTitleBar.draw,
    "menuBar": MacMenuBar.draw,
    "menuList": MacMenuList.draw,
    // The lines of a plate for a view that is not in the document.
    "label": LabelControl.draw,
    "customView": PlainControl.draw,
    "stackView": PlainControl.drawHolder,
    "gridView": PlainControl.drawHolder,
    "tableCellView": PlainControl.drawHolder,
    "collectionView": MacCollection.draw,
    "browser": MacCollection.drawBrowser,
    "matrix": MacMatrix.draw,
    "webView": PlateControl.web,
    "wkWebView": PlateControl.web,
    "pdfView": PlateControl.web,
    "mapView": SurfaceControl.map,
    "mkMapView": SurfaceControl.map,
    "sceneKitView": SurfaceControl.scene,
    "scnView": SurfaceControl.scene,
    "skView": SurfaceControl.scene,
    "mtkView": SurfaceControl.scene,
    "openGLView": SurfaceControl.scene,
    "playerView": SurfaceControl.scene,
    "arView": SurfaceControl.scene,
    "globeView": SurfaceControl.scene,
  ]
}

extension ControlContext {
  /// The context of the control's cell, which has the control's size; the control's own if it has
  /// no cell.
  var cell: ControlContext {
    guard let cell = surroundings.objects.child(of: object.id, key: "cell") else { return self }
    return ControlContext(
      object: cell,
      values: LookValues(cell, in: surroundings.sizeClass),
      size: size,
      surroundings: surroundings,
      inherited: inherited,
      hasSubviews: false
    )
  }

  /// True if the appearance is dark.
  var isDark: Bool { palette.appearance == .dark }

  /// The color of the selection and of default buttons.
  var accent: DrawingColor { palette.system("controlAccentColor") }

  /// The font of a cell: its own, or that of its control size.
  var cellFont: DrawingFont {
    let size: Double =
      switch values.literal("controlSize") {
      case "small": 11
      case "mini": 9
      default: 13
      }
    return font("font", default: DrawingFont(size: size))
  }

  /// The color of the text on a control.
  var controlInk: DrawingColor {
    palette.system(isEnabled ? "controlTextColor" : "disabledControlTextColor")
  }

  /// Returns the raised surface of a button, with its edge and its shadow.
  func bezel(_ frame: Frame, radius: Double, isDefault: Bool = false) -> [DrawingItem] {
    let fill = isDefault ? accent : isDark ? DrawingColor(0x656565) : .white
    let edge = DrawingColor.black.faded(isDark ? 0.3 : 0.12)
    return [
      .rectangle(frame.moved(y: 0.75), radius: radius, paint: .fill(.black.faded(0.13))),
      .rectangle(frame, radius: radius, paint: Paint(fill: fill, stroke: edge, width: 0.5)),
    ]
  }

  /// Returns the sunken surface of a field, with its edge.
  func well(_ frame: Frame, radius: Double, fill: DrawingColor? = nil) -> [DrawingItem] {
    let ground = fill ?? palette.system("textBackgroundColor")
    let edge = isDark ? DrawingColor.white.faded(0.18) : .black.faded(0.2)
    let inner = frame.inset(by: 0.5)
    return [.rectangle(inner, radius: radius, paint: Paint(fill: ground, stroke: edge, width: 1))]
  }

  /// Returns the anchor of a cell's alignment.
  func anchor(default standard: TextRun.Anchor = .start) -> TextRun.Anchor {
    let isField = object.kind == "textFieldCell" || object.kind == "secureTextFieldCell"
    let natural = surroundings.isRightToLeft && isField ? standard.opposite : standard
    return switch values.literal("alignment") {
    case "center": .middle
    case "right": .end
    case "left": .start
    default: natural
    }
  }
}
