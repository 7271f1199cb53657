internal import LayoutModel

/// Chooses the function that draws a kind of view.
enum ControlTable {
  typealias Draw = @Sendable (ControlContext) -> ControlDrawing

  /// Draws a view without its subviews.
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let table = context.palette.platform == .macOS ? MacControls.table : touch
    return (table[context.object.kind] ?? PlainControl.draw)(context)
  }

  static let touch: [String: Draw] = [
    "label": LabelControl.draw,
    "button": ButtonControl.draw,
    "textField": TextFieldControl.draw,
    "textView": TextViewControl.draw,
    "imageView": ImageViewControl.draw,
    "switch": SwitchControl.draw,
    "slider": SliderControl.draw,
    "stepper": StepperControl.draw,
    "segmentedControl": SegmentedControl.draw,
    "progressView": ProgressControl.draw,
    "activityIndicatorView": ActivityControl.draw,
    "pageControl": PageControl.draw,
    "pickerView": PickerControl.draw,
    "datePicker": DatePickerControl.draw,
    "searchBar": SearchBarControl.draw,
    "colorWell": ColorWellControl.draw,
    "navigationBar": NavigationBarControl.draw,
    "toolbar": ToolbarControl.draw,
    "tabBar": TabBarControl.draw,
    "tableView": TableControl.draw,
    "tableViewCell": TableCellControl.draw,
    "collectionView": CollectionControl.draw,
    "collectionViewCell": CollectionCellControl.draw,
    "collectionReusableView": CollectionCellControl.draw,
    "visualEffectView": EffectControl.draw,
    "scrollView": PlainControl.drawScroll,
    "containerView": PlateControl.embedded,
    "webView": PlateControl.web,
    "wkWebView": PlateControl.web,
    "mapView": PlateControl.map,
    "mkMapView": PlateControl.map,
    "sceneKitView": PlateControl.scene,
    "arscnView": PlateControl.scene,
    "arskView": PlateControl.scene,
    "skView": PlateControl.scene,
    "mtkView": PlateControl.scene,
    "glkView": PlateControl.scene,
    "arView": PlateControl.scene,
    "pdfView": PlateControl.web,
  ]
}
