// Generated from the measured table `element-order.tsv`; see `ElementOrder`.

extension ElementOrder {
  /// The attributes of each element in tvOS documents, in their order.
  static let tvAttributes = """
    action selector destination eventType id
    adaptation id
    autoresizingMask flexibleMaxX widthSizable flexibleMaxY heightSizable
    button opaque contentMode fixedFrame contentHorizontalAlignment contentVerticalAlignment \
    buttonType lineBreakMode translatesAutoresizingMaskIntoConstraints id
    capability name minToolsVersion
    color red green blue alpha colorSpace customColorSpace name
    deployment identifier
    device id orientation
    document type version toolsVersion systemVersion targetRuntime propertyAccessControl \
    useAutolayout useTraitCollections colorMatched initialViewController
    inset minX minY maxX maxY
    namedColor name
    navigationBar contentMode id
    navigationController id sceneMemberID
    navigationItem id
    placeholder placeholderIdentifier id userLabel sceneMemberID
    plugIn identifier version
    point x y
    rect x y width height
    scene sceneID
    segue destination kind identifier relationship id reference
    state title
    view contentMode id
    viewController id customClass customModule customModuleProvider sceneMemberID
    viewControllerLayoutGuide type id
    """
}
