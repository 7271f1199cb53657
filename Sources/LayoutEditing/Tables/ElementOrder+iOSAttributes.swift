// Generated from the measured table `element-order.tsv`; see `ElementOrder`.

extension ElementOrder {
  /// The attributes of each element in iOS documents, in their order.
  static let iOSAttributes = """
    accessibility identifier hint label
    accessibilityOverrides dynamicTypePreference
    accessibilityTraits none button image link staticText header keyboardKey notEnabled \
    summaryElement
    action selector destination eventType id
    activityIndicatorView hidden opaque userInteractionEnabled contentMode \
    horizontalHuggingPriority verticalHuggingPriority fixedFrame hidesWhenStopped animating \
    style translatesAutoresizingMaskIntoConstraints id userLabel
    adaptation id
    arscnView clipsSubviews multipleTouchEnabled contentMode fixedFrame \
    translatesAutoresizingMaskIntoConstraints id
    arskView contentMode fixedFrame translatesAutoresizingMaskIntoConstraints id
    audiovisualMediaTypes none
    autoresizingMask flexibleMinX widthSizable flexibleMaxX flexibleMinY heightSizable \
    flexibleMaxY
    avPlayerViewController storyboardIdentifier videoGravity id sceneMemberID
    barButtonItem enabled title image catalog width style systemItem id customClass customModule \
    customModuleProvider userLabel
    blurEffect style
    bool value
    button hidden autoresizesSubviews opaque clearsContextBeforeDrawing alpha clipsSubviews \
    userInteractionEnabled tag contentMode fixedFrame horizontalHuggingPriority \
    verticalHuggingPriority horizontalCompressionResistancePriority \
    verticalCompressionResistancePriority ambiguous misplaced enabled contentHorizontalAlignment \
    contentVerticalAlignment buttonType adjustsImageWhenHighlighted adjustsImageWhenDisabled \
    reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted lineBreakMode \
    hasAttributedTitle pointerInteraction translatesAutoresizingMaskIntoConstraints id userLabel \
    customClass customModule customModuleProvider
    buttonConfiguration style image catalog cornerStyle title
    capability name minToolsVersion
    class className superclassName
    collectionReusableView opaque clipsSubviews multipleTouchEnabled contentMode reuseIdentifier \
    insetsLayoutMarginsFromSafeArea id customClass customModule customModuleProvider
    collectionView opaque clipsSubviews multipleTouchEnabled contentMode fixedFrame \
    alwaysBounceVertical bounces contentInsetAdjustmentBehavior scrollEnabled \
    alwaysBounceHorizontal misplaced pagingEnabled showsHorizontalScrollIndicator \
    showsVerticalScrollIndicator minimumZoomScale maximumZoomScale \
    preservesSuperviewLayoutMargins keyboardDismissMode layoutMarginsFollowReadableWidth \
    dataMode prefetchingEnabled translatesAutoresizingMaskIntoConstraints id customClass \
    customModule customModuleProvider
    collectionViewCell opaque clipsSubviews multipleTouchEnabled contentMode \
    preservesSuperviewLayoutMargins restorationIdentifier reuseIdentifier id userLabel \
    customClass customModule customModuleProvider
    collectionViewCellContentView opaque clipsSubviews multipleTouchEnabled contentMode \
    insetsLayoutMarginsFromSafeArea preservesSuperviewLayoutMargins id
    collectionViewController storyboardIdentifier title \
    useStoryboardIdentifierAsRestorationIdentifier definesPresentationContext \
    clearsSelectionOnViewWillAppear extendedLayoutIncludesOpaqueBars id customClass customModule \
    customModuleProvider sceneMemberID
    collectionViewFlowLayout scrollDirection automaticEstimatedItemSize minimumLineSpacing \
    minimumInteritemSpacing sectionInsetReference id customClass customModule \
    customModuleProvider
    color white systemColor red green blue alpha name catalog colorSpace \
    xcode11CocoaTouchSystemColor cocoaTouchSystemColor customColorSpace
    constraint firstItem firstAttribute relation secondItem secondAttribute multiplier priority \
    constant symbolic placeholder identifier id userLabel
    containerView hidden opaque clipsSubviews contentMode fixedFrame \
    insetsLayoutMarginsFromSafeArea preservesSuperviewLayoutMargins misplaced \
    placeholderIntrinsicWidth placeholderIntrinsicHeight \
    translatesAutoresizingMaskIntoConstraints id userLabel
    customObject id customClass customModule customModuleProvider
    dataDetectorType phoneNumber link address calendarEvent shipmentTrackingNumber flightNumber
    date timeIntervalSinceReferenceDate
    datePicker clipsSubviews contentMode fixedFrame enabled contentHorizontalAlignment \
    contentVerticalAlignment datePickerMode countDownDuration minuteInterval style \
    useCurrentDate translatesAutoresizingMaskIntoConstraints id
    deployment version defaultVersion identifier
    designable name
    development version defaultVersion identifier
    device id orientation layout appearance
    directionalEdgeInsets top leading bottom trailing
    document type version toolsVersion systemVersion targetRuntime variant propertyAccessControl \
    useAutolayout launchScreen useTraitCollections useSafeAreas colorMatched \
    initialViewController
    edgeInsets top left bottom right
    exclude reference
    exit id userLabel sceneMemberID
    extendedEdge bottom top
    font size metaFont name
    fontDescription type name family weight pointSize size style
    fragment content
    frame minX minY width height
    glkView opaque clipsSubviews multipleTouchEnabled contentMode fixedFrame \
    enableSetNeedsDisplay translatesAutoresizingMaskIntoConstraints id
    glkViewController storyboardIdentifier preferredFramesPerSecond id sceneMemberID
    hostingController restorationIdentifier storyboardIdentifier id customClass customModule \
    customModuleProvider sceneMemberID
    image name catalog width height
    imageReference image catalog symbolScale
    imageView opaque hidden clipsSubviews multipleTouchEnabled clearsContextBeforeDrawing \
    userInteractionEnabled tag alpha contentMode horizontalHuggingPriority \
    verticalHuggingPriority fixedFrame horizontalCompressionResistancePriority \
    verticalCompressionResistancePriority placeholderIntrinsicWidth placeholderIntrinsicHeight \
    ambiguous misplaced insetsLayoutMarginsFromSafeArea image catalog highlightedImage \
    translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule \
    customModuleProvider
    include reference
    inset minX minY maxX maxY
    integer value
    keyCommand input modifierFlags actionName discoverabilityTitle
    label hidden autoresizesSubviews opaque clipsSubviews multipleTouchEnabled \
    userInteractionEnabled tag alpha contentMode horizontalHuggingPriority \
    verticalHuggingPriority horizontalCompressionResistancePriority fixedFrame \
    verticalCompressionResistancePriority ambiguous misplaced placeholderIntrinsicWidth \
    placeholderIntrinsicHeight preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea \
    usesAttributedText layoutMarginsFollowReadableWidth text textAlignment lineBreakMode \
    numberOfLines baselineAdjustment minimumScaleFactor minimumFontSize \
    adjustsLetterSpacingToFitWidth adjustsFontForContentSizeCategory enabled \
    adjustsFontSizeToFit useAutomaticPreferredMaxLayoutWidth preferredMaxLayoutWidth \
    translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule \
    customModuleProvider
    mapView clipsSubviews multipleTouchEnabled contentMode fixedFrame mapType \
    translatesAutoresizingMaskIntoConstraints id customClass
    mtkView contentMode fixedFrame colorPixelFormat depthStencilPixelFormat \
    translatesAutoresizingMaskIntoConstraints id
    namedColor name
    navigationBar opaque clipsSubviews multipleTouchEnabled contentMode \
    insetsLayoutMarginsFromSafeArea barStyle translucent largeTitles fixedFrame misplaced \
    horizontalCompressionResistancePriority verticalCompressionResistancePriority \
    translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider \
    userLabel
    navigationController storyboardIdentifier title automaticallyAdjustsScrollViewInsets \
    modalPresentationStyle navigationBarHidden useStoryboardIdentifierAsRestorationIdentifier \
    toolbarHidden definesPresentationContext extendedLayoutIncludesOpaqueBars \
    restorationIdentifier id userLabel customClass customModule customModuleProvider \
    sceneMemberID
    navigationItem title largeTitleDisplayMode id userLabel
    nil name
    offsetWrapper horizontal vertical
    outlet property destination id
    outletCollection property destination appends collectionClass id
    pageControl opaque contentMode fixedFrame contentHorizontalAlignment \
    contentVerticalAlignment numberOfPages translatesAutoresizingMaskIntoConstraints id
    pageViewController storyboardIdentifier autoresizesArchivedViewToFullSize transitionStyle \
    navigationOrientation spineLocation doubleSided id sceneMemberID
    panGestureRecognizer minimumNumberOfTouches id
    paragraphStyle alignment lineBreakMode baseWritingDirection tighteningFactorForTruncation
    pickerView tag hidden contentMode fixedFrame misplaced \
    translatesAutoresizingMaskIntoConstraints id userLabel
    pinchGestureRecognizer id
    placeholder placeholderIdentifier id userLabel customClass customModule customModuleProvider \
    sceneMemberID
    plugIn identifier version
    point x y
    pongPressGestureRecognizer allowableMovement minimumPressDuration id
    popoverArrowDirection up down left right
    preferredSymbolConfiguration scale weight
    progressView hidden opaque contentMode verticalHuggingPriority fixedFrame progressViewStyle \
    ambiguous progress progressImage trackImage translatesAutoresizingMaskIntoConstraints id \
    customClass customModule customModuleProvider userLabel
    range location length
    real value
    rect x y width height
    refreshControl opaque multipleTouchEnabled contentMode insetsLayoutMarginsFromSafeArea \
    enabled contentHorizontalAlignment contentVerticalAlignment id
    relationship kind name candidateClass
    scene sceneID
    sceneKitView clipsSubviews multipleTouchEnabled contentMode fixedFrame \
    translatesAutoresizingMaskIntoConstraints id customClass
    scrollView verifyAmbiguity hidden clipsSubviews multipleTouchEnabled contentMode ambiguous \
    scrollEnabled placeholderIntrinsicWidth misplaced alwaysBounceVertical fixedFrame \
    placeholderIntrinsicHeight horizontalHuggingPriority horizontalCompressionResistancePriority \
    contentInsetAdjustmentBehavior keyboardDismissMode verticalHuggingPriority \
    verticalCompressionResistancePriority directionalLockEnabled bounces \
    showsHorizontalScrollIndicator bouncesZoom translatesAutoresizingMaskIntoConstraints id \
    customClass customModule customModuleProvider
    searchBar opaque multipleTouchEnabled contentMode searchBarStyle fixedFrame barStyle text \
    prompt misplaced placeholder showsSearchResultsButton showsCancelButton translucent \
    translatesAutoresizingMaskIntoConstraints id
    searchDisplayController id
    segment title enabled image width
    segmentedControl hidden opaque tag alpha clearsContextBeforeDrawing clipsSubviews \
    contentMode selected fixedFrame misplaced enabled horizontalHuggingPriority \
    contentHorizontalAlignment contentVerticalAlignment segmentControlStyle selectedSegmentIndex \
    momentary translatesAutoresizingMaskIntoConstraints id userLabel
    segue destination kind identifier relationship unwindAction trigger customClass customModule \
    modalPresentationStyle customModuleProvider popoverAnchorView action modalTransitionStyle \
    destinationCreationSelector popoverAnchorBarButtonItem id reference
    simulatedNavigationBarMetrics translucent prompted
    simulatedOrientationMetrics orientation
    simulatedScreenMetrics type
    simulatedStatusBarMetrics statusBarStyle
    simulatedToolbarMetrics barStyle translucent
    size width height
    skView contentMode fixedFrame translatesAutoresizingMaskIntoConstraints id
    slider opaque tag contentMode fixedFrame horizontalHuggingPriority \
    horizontalCompressionResistancePriority verticalHuggingPriority \
    verticalCompressionResistancePriority enabled misplaced ambiguous contentHorizontalAlignment \
    contentVerticalAlignment value minValue maxValue continuous minimumValueImage \
    maximumValueImage translatesAutoresizingMaskIntoConstraints id customClass customModule \
    customModuleProvider
    source type relativePath
    splitViewController storyboardIdentifier title extendedLayoutIncludesOpaqueBars \
    allowDoubleColumnStyle preferredDisplayMode behavior \
    useStoryboardIdentifierAsRestorationIdentifier preferredSupplementaryColumnWidthFraction \
    primaryBackgroundStyle maximumPrimaryColumnWidth minimumPrimaryColumnWidth id customClass \
    customModule customModuleProvider sceneMemberID
    stackView verifyAmbiguity opaque userInteractionEnabled contentMode \
    horizontalHuggingPriority misplaced horizontalCompressionResistancePriority \
    verticalCompressionResistancePriority fixedFrame preservesSuperviewLayoutMargins \
    insetsLayoutMarginsFromSafeArea axis distribution alignment spacing spacingType \
    baselineRelativeArrangement translatesAutoresizingMaskIntoConstraints id userLabel \
    customClass customModule customModuleProvider
    state title image backgroundImage catalog
    stepper opaque clipsSubviews contentMode horizontalHuggingPriority verticalHuggingPriority \
    horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame \
    contentHorizontalAlignment contentVerticalAlignment value minimumValue maximumValue \
    stepValue translatesAutoresizingMaskIntoConstraints id
    string base64-UTF8
    switch opaque tag contentMode horizontalHuggingPriority verticalHuggingPriority \
    horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame \
    ambiguous enabled preservesSuperviewLayoutMargins contentHorizontalAlignment \
    contentVerticalAlignment on title translatesAutoresizingMaskIntoConstraints id userLabel
    systemColor name
    tabBar contentMode fixedFrame translatesAutoresizingMaskIntoConstraints \
    insetsLayoutMarginsFromSafeArea id
    tabBarController title storyboardIdentifier id customClass customModule sceneMemberID
    tabBarItem tag systemItem enabled title image selectedImage id customClass customModule
    tableView opaque clipsSubviews clearsContextBeforeDrawing userInteractionEnabled contentMode \
    bounces fixedFrame preservesSuperviewLayoutMargins misplaced alwaysBounceVertical \
    keyboardDismissMode scrollEnabled contentInsetAdjustmentBehavior \
    showsHorizontalScrollIndicator showsVerticalScrollIndicator bouncesZoom dataMode style \
    separatorStyle showsSelectionImmediatelyOnTouchBegin allowsSelection allowsMultipleSelection \
    sectionIndexMinimumDisplayRowCount rowHeight estimatedRowHeight sectionHeaderHeight \
    estimatedSectionHeaderHeight sectionFooterHeight translatesAutoresizingMaskIntoConstraints \
    estimatedSectionFooterHeight id customClass customModule customModuleProvider userLabel
    tableViewCell opaque hidden clipsSubviews userInteractionEnabled contentMode \
    restorationIdentifier insetsLayoutMarginsFromSafeArea verticalCompressionResistancePriority \
    misplaced preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth selectionStyle \
    accessoryType hidesAccessoryWhenEditing indentationLevel showsReorderControl \
    indentationWidth shouldIndentWhileEditing reuseIdentifier textLabel detailTextLabel \
    rowHeight imageView style translatesAutoresizingMaskIntoConstraints id userLabel customClass \
    customModule customModuleProvider
    tableViewCellContentView opaque clipsSubviews multipleTouchEnabled userInteractionEnabled \
    contentMode ambiguous preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea \
    tableViewCell translatesAutoresizingMaskIntoConstraints id userLabel
    tableViewController storyboardIdentifier title hidesBottomBarWhenPushed \
    extendedLayoutIncludesOpaqueBars useStoryboardIdentifierAsRestorationIdentifier \
    clearsSelectionOnViewWillAppear id userLabel customClass customModule customModuleProvider \
    sceneMemberID
    tableViewSection headerTitle footerTitle id userLabel colorLabel
    tapGestureRecognizer cancelsTouchesInView id
    textField hidden opaque clipsSubviews userInteractionEnabled tag multipleTouchEnabled \
    contentMode fixedFrame horizontalHuggingPriority enabled ambiguous verticalHuggingPriority \
    horizontalCompressionResistancePriority verticalCompressionResistancePriority misplaced \
    contentHorizontalAlignment contentVerticalAlignment text usesAttributedText borderStyle \
    placeholder textAlignment adjustsFontForContentSizeCategory adjustsFontSizeToFit \
    clearsOnBeginEditing minimumFontSize clearButtonMode \
    translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule \
    customModuleProvider
    textInputTraits autocapitalizationType autocorrectionType spellCheckingType keyboardType \
    returnKeyType secureTextEntry smartDashesType smartInsertDeleteType smartQuotesType \
    enablesReturnKeyAutomatically textContentType
    textView opaque hidden autoresizesSubviews clipsSubviews clearsContextBeforeDrawing \
    multipleTouchEnabled tag alpha contentMode fixedFrame ambiguous horizontalHuggingPriority \
    verticalHuggingPriority verticalCompressionResistancePriority bounces alwaysBounceVertical \
    misplaced scrollEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator \
    delaysContentTouches canCancelContentTouches bouncesZoom keyboardDismissMode \
    contentInsetAdjustmentBehavior editable text textAlignment usesAttributedText selectable \
    adjustsFontForContentSizeCategory translatesAutoresizingMaskIntoConstraints id userLabel \
    customClass customModule customModuleProvider
    toolbar hidden opaque clipsSubviews clearsContextBeforeDrawing userInteractionEnabled alpha \
    contentMode insetsLayoutMarginsFromSafeArea fixedFrame barStyle translucent ambiguous \
    misplaced translatesAutoresizingMaskIntoConstraints id colorLabel userLabel
    userDefinedRuntimeAttribute type keyPath value catalog
    value type width height
    variation axis constant fixedFrame misplaced spacing
    view hidden verifyAmbiguity opaque tag autoresizesSubviews clipsSubviews \
    userInteractionEnabled clearsContextBeforeDrawing multipleTouchEnabled alpha contentMode \
    horizontalHuggingPriority fixedFrame verticalHuggingPriority \
    horizontalCompressionResistancePriority verticalCompressionResistancePriority ambiguous \
    misplaced placeholderIntrinsicWidth placeholderIntrinsicHeight \
    insetsLayoutMarginsFromSafeArea preservesSuperviewLayoutMargins \
    translatesAutoresizingMaskIntoConstraints interfaceStyle restorationIdentifier \
    simulatedAppContext id userLabel customClass customModule customModuleProvider reference
    viewController storyboardIdentifier title useStoryboardIdentifierAsRestorationIdentifier \
    extendedLayoutIncludesOpaqueBars automaticallyAdjustsScrollViewInsets \
    hidesBottomBarWhenPushed nibName definesPresentationContext modalTransitionStyle \
    autoresizesArchivedViewToFullSize id userLabel customClass customModule customModuleProvider \
    sceneMemberID
    viewControllerLayoutGuide type id
    viewControllerPlaceholder storyboardIdentifier storyboardName bundleIdentifier \
    referencedIdentifier id sceneMemberID
    viewLayoutGuide id
    visualEffectView hidden opaque clipsSubviews alpha userInteractionEnabled contentMode \
    fixedFrame misplaced translatesAutoresizingMaskIntoConstraints id userLabel
    webView hidden contentMode fixedFrame scalesPageToFit allowsInlineMediaPlayback \
    mediaPlaybackRequiresUserAction mediaPlaybackAllowsAirPlay keyboardDisplayRequiresUserAction \
    paginationMode ambiguous translatesAutoresizingMaskIntoConstraints id userLabel customClass \
    customModule customModuleProvider
    window opaque clearsContextBeforeDrawing contentMode resizesToFullScreen id
    wkWebView opaque contentMode allowsBackForwardNavigationGestures fixedFrame \
    translatesAutoresizingMaskIntoConstraints id
    """
}
