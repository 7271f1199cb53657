// Generated from the measured table `element-order.tsv`; see `ElementOrder`.

extension ElementOrder {
  /// The attributes of each element in watchOS documents, in their order.
  static let watchAttributes = """
    action selector destination id
    adaptation id
    button width height alignment verticalAlignment accessibilityLabel title id userLabel
    calendarUnit minute
    capability name minToolsVersion
    color red green blue white alpha colorSpace cocoaTouchSystemColor customColorSpace name
    controller identifier title hidesWhenLoading contentMode spacing alwaysBounce fullBounds id \
    customClass customModule customModuleProvider
    deployment identifier
    device id orientation
    document type version toolsVersion systemVersion targetRuntime propertyAccessControl \
    useAutolayout useTraitCollections colorMatched initialViewController
    edgeInsets left right top bottom
    fontDescription type weight pointSize style
    glanceController spacing id customClass customModule customModuleProvider
    group width height alignment verticalAlignment layout radius alpha spacing id userLabel
    hostingController identifier id customClass customModule customModuleProvider
    image name width height
    imageView height alignment verticalAlignment image contentMode hidden id
    label height width alignment verticalAlignment hidden text textAlignment numberOfLines \
    minimumScaleFactor id userLabel
    menu id
    menuItem title image icon id
    namedColor name
    notificationCategory identifier id
    notificationController id customClass customModule
    outlet property destination id
    picker height alignment style id
    plugIn identifier version
    point x y
    scene sceneID
    segue destination kind relationship id
    separator alignment id
    spriteKitScene width height alignment verticalAlignment scene id
    table alignment spacing id
    tableRow identifier selectable id customClass customModule
    tapGestureRecognizer numberOfTapsRequired id reference userLabel
    timer width alignment hidden textAlignment enabled format previewedSeconds id
    variation height radius heightAdjustment spacing width widthAdjustment
    """
}
