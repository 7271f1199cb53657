internal import LayoutModel

/// Chooses the function that draws a kind of view.
enum ControlTable {
  typealias Draw = @Sendable (ControlContext) -> ControlDrawing

  /// Draws a view without its subviews.
  static func draw(_ context: ControlContext) -> ControlDrawing {
    let table = context.palette.platform == .macOS ? MacControls.table : touch
    return (table[kind(context)] ?? PlainControl.draw)(context)
  }

  /// Returns the kind of a view; of a plain view that has a class of a public framework, that of the
  /// class.
  private static func kind(_ context: ControlContext) -> String {
    let kind = context.object.kind
    guard kind == "view" || kind == "customView" else { return kind }
    return context.values.literal("customClass").flatMap(FrameworkClass.kind(of:)) ?? kind
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
    "stackView": PlainControl.drawHolder,
    "containerView": PlateControl.embedded,
    "webView": PlateControl.web,
    "wkWebView": PlateControl.web,
    "mapView": SurfaceControl.map,
    "mkMapView": SurfaceControl.map,
    "sceneKitView": SurfaceControl.scene,
    "arscnView": SurfaceControl.scene,
    "arskView": SurfaceControl.scene,
    "skView": SurfaceControl.scene,
    "mtkView": SurfaceControl.scene,
    "glkView": SurfaceControl.scene,
    "arView": SurfaceControl.scene,
    "playerView": SurfaceControl.scene,
    "globeView": SurfaceControl.scene,
    "pdfView": PlateControl.web,
  ]
}
