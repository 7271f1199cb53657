// Generated from the measured table `element-order.tsv` and from later counts of public documents; see
// `ElementOrder`.

extension ElementOrder {
  /// The attributes of each element in iOS documents, in their order.
  static let iOSAttributes = """
    accessibility identifier hint label
    accessibilityOverrides isEnabled dynamicTypePreference
    accessibilityTraits none button image link keyboardKey staticText notEnabled summaryElement searchField adjustable \
    header
    action selector destination eventType id
    activityIndicatorView hidden opaque userInteractionEnabled contentMode horizontalHuggingPriority \
    verticalHuggingPriority fixedFrame hidesWhenStopped animating style translatesAutoresizingMaskIntoConstraints id \
    userLabel customClass customModule customModuleProvider
    adaptation id
    arscnView clipsSubviews multipleTouchEnabled contentMode fixedFrame translatesAutoresizingMaskIntoConstraints id
    arskView contentMode fixedFrame translatesAutoresizingMaskIntoConstraints id
    audiovisualMediaTypes none
    autoresizingMask flexibleMinX widthSizable flexibleMaxX flexibleMinY heightSizable flexibleMaxY
    avPlayerViewController storyboardIdentifier videoGravity id sceneMemberID
    barButtonItem enabled title image catalog width style systemItem id userLabel customClass customModule \
    customModuleProvider
    blurEffect style
    bool value
    button hidden autoresizesSubviews opaque clipsSubviews clearsContextBeforeDrawing userInteractionEnabled alpha tag \
    contentMode horizontalHuggingPriority verticalHuggingPriority semanticContentAttribute fixedFrame \
    horizontalCompressionResistancePriority verticalCompressionResistancePriority ambiguous misplaced \
    insetsLayoutMarginsFromSafeArea enabled springLoaded showsMenuAsPrimaryAction changesSelectionAsPrimaryAction \
    contentHorizontalAlignment contentVerticalAlignment buttonType adjustsImageWhenHighlighted \
    adjustsImageWhenDisabled reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted \
    adjustsImageSizeForAccessibilityContentSizeCategory lineBreakMode hasAttributedTitle pointerInteraction role \
    translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    buttonConfiguration style title image catalog cornerStyle
    capability name minToolsVersion
    class className superclassName
    collectionReusableView opaque clipsSubviews multipleTouchEnabled contentMode insetsLayoutMarginsFromSafeArea \
    reuseIdentifier id userLabel customClass customModule customModuleProvider
    collectionView opaque clipsSubviews multipleTouchEnabled contentMode indicatorStyle semanticContentAttribute \
    fixedFrame bounces alwaysBounceVertical scrollEnabled alwaysBounceHorizontal misplaced directionalLockEnabled \
    pagingEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator contentInsetAdjustmentBehavior \
    minimumZoomScale maximumZoomScale preservesSuperviewLayoutMargins keyboardDismissMode \
    layoutMarginsFollowReadableWidth dataMode springLoaded remembersLastFocusedIndexPath selectionFollowsFocus \
    prefetchingEnabled translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule \
    customModuleProvider
    collectionViewCell opaque clipsSubviews multipleTouchEnabled contentMode restorationIdentifier \
    preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea reuseIdentifier id userLabel customClass \
    customModule customModuleProvider
    collectionViewCellContentView opaque clipsSubviews multipleTouchEnabled contentMode \
    preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea id
    collectionViewController storyboardIdentifier title extendedLayoutIncludesOpaqueBars \
    useStoryboardIdentifierAsRestorationIdentifier definesPresentationContext clearsSelectionOnViewWillAppear id \
    customClass customModule customModuleProvider sceneMemberID
    collectionViewFlowLayout scrollDirection automaticEstimatedItemSize minimumLineSpacing minimumInteritemSpacing \
    sectionInsetReference id customClass customModule customModuleProvider
    collectionViewLayout id customClass customModule customModuleProvider
    color white systemColor red green blue alpha name catalog colorSpace xcode11CocoaTouchSystemColor \
    cocoaTouchSystemColor customColorSpace
    constraint firstItem firstAttribute relation secondItem secondAttribute multiplier priority constant symbolic \
    placeholder identifier id userLabel
    containerView hidden opaque clipsSubviews contentMode verticalHuggingPriority fixedFrame \
    horizontalCompressionResistancePriority verticalCompressionResistancePriority ambiguous \
    preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea misplaced placeholderIntrinsicWidth \
    placeholderIntrinsicHeight translatesAutoresizingMaskIntoConstraints id userLabel
    customObject id customClass customModule customModuleProvider
    dataDetectorType phoneNumber link address calendarEvent shipmentTrackingNumber flightNumber
    dataDetectorTypes none
    date timeIntervalSinceReferenceDate
    datePicker clipsSubviews contentMode verticalHuggingPriority fixedFrame enabled contentHorizontalAlignment \
    contentVerticalAlignment datePickerMode countDownDuration minuteInterval style useCurrentDate \
    translatesAutoresizingMaskIntoConstraints id
    deployment version defaultVersion identifier
    designable name
    development version defaultVersion identifier
    device id orientation layout appearance
    directionalEdgeInsets top leading bottom trailing
    document type version toolsVersion systemVersion targetRuntime variant propertyAccessControl useAutolayout \
    launchScreen useTraitCollections useSafeAreas colorMatched initialViewController
    edgeInsets top left bottom right
    exclude reference
    exit id userLabel sceneMemberID
    extendedEdge top bottom
    font metaFont size name
    fontDescription type name family weight pointSize size style
    fragment content
    frame minX minY width height
    glkView opaque clipsSubviews multipleTouchEnabled contentMode fixedFrame enableSetNeedsDisplay \
    translatesAutoresizingMaskIntoConstraints id
    glkViewController storyboardIdentifier preferredFramesPerSecond id sceneMemberID
    hostingController restorationIdentifier storyboardIdentifier id customClass customModule customModuleProvider \
    sceneMemberID
    image name catalog width height
    imageReference image catalog symbolScale renderingMode
    imageView hidden opaque clipsSubviews clearsContextBeforeDrawing multipleTouchEnabled userInteractionEnabled tag \
    alpha contentMode semanticContentAttribute horizontalHuggingPriority verticalHuggingPriority fixedFrame \
    horizontalCompressionResistancePriority verticalCompressionResistancePriority placeholderIntrinsicWidth \
    placeholderIntrinsicHeight ambiguous misplaced insetsLayoutMarginsFromSafeArea image highlighted catalog \
    highlightedImage adjustsImageSizeForAccessibilityContentSizeCategory translatesAutoresizingMaskIntoConstraints id \
    userLabel customClass customModule customModuleProvider
    include reference
    inset minX minY maxX maxY
    integer value
    keyboardLayoutGuide id
    keyCommand input modifierFlags actionName discoverabilityTitle
    label hidden autoresizesSubviews verifyAmbiguity opaque clipsSubviews multipleTouchEnabled userInteractionEnabled \
    tag alpha contentMode semanticContentAttribute horizontalHuggingPriority verticalHuggingPriority \
    horizontalCompressionResistancePriority fixedFrame verticalCompressionResistancePriority ambiguous misplaced \
    placeholderIntrinsicWidth placeholderIntrinsicHeight preservesSuperviewLayoutMargins \
    layoutMarginsFollowReadableWidth insetsLayoutMarginsFromSafeArea usesAttributedText text textAlignment \
    lineBreakMode numberOfLines baselineAdjustment minimumScaleFactor enabled highlighted minimumFontSize \
    adjustsLetterSpacingToFitWidth adjustsFontForContentSizeCategory showsExpansionTextWhenTruncated \
    adjustsFontSizeToFit useAutomaticPreferredMaxLayoutWidth preferredMaxLayoutWidth \
    translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    listContentConfiguration text secondaryText
    mapView clipsSubviews multipleTouchEnabled contentMode fixedFrame mapType zoomEnabled scrollEnabled rotateEnabled \
    pitchEnabled showsUserLocation showsBuildings showsCompass showsScale showsTraffic showsPointsOfInterest \
    translatesAutoresizingMaskIntoConstraints id customClass
    mtkView contentMode fixedFrame colorPixelFormat depthStencilPixelFormat translatesAutoresizingMaskIntoConstraints \
    id
    namedColor name
    navigationBar opaque clipsSubviews multipleTouchEnabled contentMode insetsLayoutMarginsFromSafeArea barStyle \
    shadowImage backIndicatorImage backIndicatorTransitionMaskImage translucent largeTitles fixedFrame \
    horizontalCompressionResistancePriority verticalCompressionResistancePriority misplaced \
    translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    navigationController storyboardIdentifier title automaticallyAdjustsScrollViewInsets modalPresentationStyle \
    navigationBarHidden extendedLayoutIncludesOpaqueBars useStoryboardIdentifierAsRestorationIdentifier toolbarHidden \
    definesPresentationContext restorationIdentifier id userLabel customClass customModule customModuleProvider \
    sceneMemberID
    navigationItem title prompt largeTitleDisplayMode id userLabel
    nil name
    offsetWrapper horizontal vertical
    outlet property destination id
    outletCollection property destination appends collectionClass id
    pageControl hidden opaque contentMode fixedFrame contentHorizontalAlignment contentVerticalAlignment \
    hidesForSinglePage defersCurrentPageDisplay numberOfPages currentPage translatesAutoresizingMaskIntoConstraints id
    pageViewController storyboardIdentifier autoresizesArchivedViewToFullSize transitionStyle navigationOrientation \
    spineLocation doubleSided id sceneMemberID
    panGestureRecognizer minimumNumberOfTouches maximumNumberOfTouches enabled cancelsTouchesInView id \
    delaysTouchesBegan delaysTouchesEnded
    paragraphStyle alignment lineBreakMode baseWritingDirection lineHeightMultiple lineSpacing minimumLineHeight \
    tighteningFactorForTruncation
    pickerView hidden tag contentMode fixedFrame verticalCompressionResistancePriority misplaced \
    translatesAutoresizingMaskIntoConstraints id userLabel
    pinchGestureRecognizer enabled cancelsTouchesInView id delaysTouchesBegan delaysTouchesEnded
    placeholder placeholderIdentifier id userLabel customClass customModule customModuleProvider sceneMemberID
    plugIn identifier version
    point x y
    pongPressGestureRecognizer allowableMovement numberOfTapsRequired minimumPressDuration enabled \
    cancelsTouchesInView id userLabel delaysTouchesBegan delaysTouchesEnded
    popoverArrowDirection up down left right
    preferredSymbolConfiguration configurationType pointSize scale weight
    progressView hidden opaque alpha contentMode horizontalHuggingPriority verticalHuggingPriority fixedFrame \
    progressViewStyle ambiguous progress progressImage trackImage translatesAutoresizingMaskIntoConstraints id \
    userLabel customClass customModule customModuleProvider
    range location length
    real value
    rect x y width height
    refreshControl opaque multipleTouchEnabled contentMode insetsLayoutMarginsFromSafeArea enabled \
    contentHorizontalAlignment contentVerticalAlignment id
    relationship kind name candidateClass
    scene sceneID
    sceneKitView clipsSubviews multipleTouchEnabled contentMode fixedFrame translatesAutoresizingMaskIntoConstraints \
    id customClass
    scrollView verifyAmbiguity hidden clipsSubviews multipleTouchEnabled contentMode indicatorStyle \
    semanticContentAttribute horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority \
    verticalCompressionResistancePriority ambiguous placeholderIntrinsicWidth misplaced fixedFrame \
    preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth insetsLayoutMarginsFromSafeArea \
    placeholderIntrinsicHeight bounces alwaysBounceVertical scrollEnabled directionalLockEnabled \
    alwaysBounceHorizontal pagingEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator \
    delaysContentTouches contentInsetAdjustmentBehavior keyboardDismissMode bouncesZoom maximumZoomScale \
    translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    searchBar opaque multipleTouchEnabled contentMode semanticContentAttribute searchBarStyle fixedFrame barStyle \
    prompt misplaced text placeholder showsSearchResultsButton showsBookmarkButton showsCancelButton translucent \
    translatesAutoresizingMaskIntoConstraints id scopeBarBackgroundImage
    searchDisplayController id
    segment enabled title image width
    segmentedControl hidden opaque clipsSubviews tag alpha clearsContextBeforeDrawing contentMode \
    semanticContentAttribute selected horizontalHuggingPriority fixedFrame misplaced enabled \
    contentHorizontalAlignment contentVerticalAlignment segmentControlStyle apportionsSegmentWidthsByContent \
    selectedSegmentIndex momentary translatesAutoresizingMaskIntoConstraints id userLabel springLoaded
    segue destination kind identifier relationship unwindAction trigger modalPresentationStyle modalTransitionStyle \
    customClass customModule customModuleProvider action destinationCreationSelector popoverAnchorView \
    popoverAnchorBarButtonItem inheritsFrom id reference
    simulatedNavigationBarMetrics translucent prompted
    simulatedOrientationMetrics orientation
    simulatedScreenMetrics type
    simulatedStatusBarMetrics statusBarStyle
    simulatedToolbarMetrics barStyle translucent
    size width height
    skView contentMode fixedFrame translatesAutoresizingMaskIntoConstraints id
    slider opaque tag contentMode semanticContentAttribute horizontalHuggingPriority verticalHuggingPriority \
    fixedFrame horizontalCompressionResistancePriority verticalCompressionResistancePriority misplaced enabled \
    ambiguous contentHorizontalAlignment contentVerticalAlignment value minValue maxValue continuous minimumValueImage \
    maximumValueImage translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule \
    customModuleProvider
    source type relativePath
    splitViewController storyboardIdentifier title extendedLayoutIncludesOpaqueBars allowDoubleColumnStyle \
    preferredDisplayMode behavior useStoryboardIdentifierAsRestorationIdentifier \
    preferredSupplementaryColumnWidthFraction primaryBackgroundStyle maximumPrimaryColumnWidth \
    minimumPrimaryColumnWidth preferredPrimaryColumnWidthFraction presentsWithGesture primaryEdge id customClass \
    customModule customModuleProvider sceneMemberID
    stackView verifyAmbiguity hidden opaque clipsSubviews userInteractionEnabled contentMode horizontalHuggingPriority \
    verticalHuggingPriority semanticContentAttribute horizontalCompressionResistancePriority \
    verticalCompressionResistancePriority misplaced fixedFrame ambiguous preservesSuperviewLayoutMargins \
    layoutMarginsFollowReadableWidth insetsLayoutMarginsFromSafeArea placeholderIntrinsicWidth \
    placeholderIntrinsicHeight axis distribution alignment spacing spacingType baselineRelativeArrangement \
    translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    state title image backgroundImage catalog
    stepper opaque clipsSubviews contentMode horizontalHuggingPriority verticalHuggingPriority \
    horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame \
    contentHorizontalAlignment contentVerticalAlignment value minimumValue maximumValue stepValue wraps autorepeat \
    translatesAutoresizingMaskIntoConstraints id
    string base64-UTF8
    switch opaque tag contentMode horizontalHuggingPriority verticalHuggingPriority \
    horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame ambiguous enabled \
    preservesSuperviewLayoutMargins contentHorizontalAlignment contentVerticalAlignment on title \
    translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    systemColor name
    tabBar contentMode fixedFrame insetsLayoutMarginsFromSafeArea translucent \
    translatesAutoresizingMaskIntoConstraints id shadowImage selectionIndicatorImage itemPositioning itemWidth \
    itemSpacing
    tabBarController storyboardIdentifier title id customClass customModule customModuleProvider sceneMemberID
    tabBarItem tag enabled systemItem title image selectedImage catalog id customClass customModule
    tableView hidden opaque clipsSubviews clearsContextBeforeDrawing userInteractionEnabled contentMode \
    semanticContentAttribute bounces fixedFrame ambiguous preservesSuperviewLayoutMargins misplaced \
    placeholderIntrinsicWidth placeholderIntrinsicHeight layoutMarginsFollowReadableWidth \
    insetsLayoutMarginsFromSafeArea alwaysBounceVertical scrollEnabled showsHorizontalScrollIndicator \
    showsVerticalScrollIndicator delaysContentTouches canCancelContentTouches keyboardDismissMode \
    contentInsetAdjustmentBehavior bouncesZoom dataMode indicatorStyle style separatorStyle \
    showsSelectionImmediatelyOnTouchBegin allowsSelection allowsSelectionDuringEditing springLoaded \
    remembersLastFocusedIndexPath selectionFollowsFocus allowsMultipleSelection sectionIndexMinimumDisplayRowCount \
    allowsMultipleSelectionDuringEditing separatorInsetReference rowHeight fillerRowHeight estimatedRowHeight \
    sectionHeaderHeight estimatedSectionHeaderHeight sectionFooterHeight contentViewInsetsToSafeArea \
    estimatedSectionFooterHeight translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule \
    customModuleProvider
    tableViewCell hidden opaque clipsSubviews userInteractionEnabled tag contentMode restorationIdentifier \
    verticalCompressionResistancePriority misplaced preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth \
    insetsLayoutMarginsFromSafeArea selectionStyle accessoryType hidesAccessoryWhenEditing indentationLevel \
    showsReorderControl indentationWidth shouldIndentWhileEditing reuseIdentifier textLabel detailTextLabel rowHeight \
    imageView style translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule \
    customModuleProvider
    tableViewCellContentView opaque clipsSubviews multipleTouchEnabled userInteractionEnabled contentMode ambiguous \
    restorationIdentifier preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth \
    insetsLayoutMarginsFromSafeArea tableViewCell translatesAutoresizingMaskIntoConstraints id userLabel
    tableViewController storyboardIdentifier title modalPresentationStyle hidesBottomBarWhenPushed \
    extendedLayoutIncludesOpaqueBars useStoryboardIdentifierAsRestorationIdentifier clearsSelectionOnViewWillAppear id \
    userLabel customClass customModule customModuleProvider sceneMemberID
    tableViewSection headerTitle footerTitle id userLabel colorLabel
    tapGestureRecognizer cancelsTouchesInView numberOfTapsRequired numberOfTouchesRequired enabled id userLabel \
    delaysTouchesBegan delaysTouchesEnded
    textField hidden opaque clipsSubviews userInteractionEnabled multipleTouchEnabled tag contentMode \
    semanticContentAttribute horizontalHuggingPriority verticalHuggingPriority fixedFrame \
    horizontalCompressionResistancePriority verticalCompressionResistancePriority misplaced enabled ambiguous \
    contentHorizontalAlignment contentVerticalAlignment text usesAttributedText borderStyle background \
    disabledBackground placeholder textAlignment clearsOnBeginEditing clearsOnInsertion \
    adjustsFontForContentSizeCategory adjustsFontSizeToFit minimumFontSize clearButtonMode \
    translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    textInputTraits autocapitalizationType autocorrectionType spellCheckingType keyboardType returnKeyType \
    secureTextEntry smartDashesType smartInsertDeleteType smartQuotesType enablesReturnKeyAutomatically \
    textContentType
    textView hidden autoresizesSubviews opaque clipsSubviews clearsContextBeforeDrawing multipleTouchEnabled \
    userInteractionEnabled tag alpha contentMode indicatorStyle semanticContentAttribute horizontalHuggingPriority \
    verticalHuggingPriority horizontalCompressionResistancePriority fixedFrame verticalCompressionResistancePriority \
    ambiguous bounces layoutMarginsFollowReadableWidth misplaced alwaysBounceVertical scrollEnabled \
    showsHorizontalScrollIndicator showsVerticalScrollIndicator delaysContentTouches canCancelContentTouches \
    keyboardDismissMode contentInsetAdjustmentBehavior bouncesZoom editable text textAlignment usesAttributedText \
    adjustsFontForContentSizeCategory allowsEditingTextAttributes selectable translatesAutoresizingMaskIntoConstraints \
    id userLabel customClass customModule customModuleProvider
    toolbar hidden opaque clipsSubviews clearsContextBeforeDrawing userInteractionEnabled alpha contentMode \
    insetsLayoutMarginsFromSafeArea fixedFrame barStyle translucent ambiguous misplaced \
    translatesAutoresizingMaskIntoConstraints id colorLabel userLabel customClass customModule customModuleProvider
    userDefinedRuntimeAttribute type keyPath value catalog localized
    userLayoutGuide location affinity
    value type width height
    variation constant fixedFrame axis misplaced distribution spacing
    view hidden verifyAmbiguity autoresizesSubviews opaque clipsSubviews clearsContextBeforeDrawing \
    userInteractionEnabled multipleTouchEnabled tag alpha contentMode semanticContentAttribute \
    horizontalHuggingPriority verticalHuggingPriority fixedFrame horizontalCompressionResistancePriority \
    verticalCompressionResistancePriority ambiguous misplaced placeholderIntrinsicWidth placeholderIntrinsicHeight \
    restorationIdentifier preservesSuperviewLayoutMargins layoutMarginsFollowReadableWidth \
    insetsLayoutMarginsFromSafeArea translatesAutoresizingMaskIntoConstraints interfaceStyle simulatedAppContext id \
    userLabel customClass customModule customModuleProvider reference
    viewController storyboardIdentifier title extendedLayoutIncludesOpaqueBars \
    useStoryboardIdentifierAsRestorationIdentifier automaticallyAdjustsScrollViewInsets nibName \
    definesPresentationContext modalTransitionStyle providesPresentationContextTransitionStyle modalPresentationStyle \
    hidesBottomBarWhenPushed autoresizesArchivedViewToFullSize id userLabel customClass customModule \
    customModuleProvider sceneMemberID
    viewControllerLayoutGuide type id
    viewControllerPlaceholder storyboardIdentifier storyboardName bundleIdentifier referencedIdentifier id \
    sceneMemberID
    viewLayoutGuide id
    visualEffectView hidden opaque clipsSubviews userInteractionEnabled alpha contentMode fixedFrame misplaced \
    translatesAutoresizingMaskIntoConstraints id userLabel
    webView hidden opaque userInteractionEnabled contentMode fixedFrame scalesPageToFit allowsInlineMediaPlayback \
    mediaPlaybackRequiresUserAction mediaPlaybackAllowsAirPlay keyboardDisplayRequiresUserAction paginationMode \
    ambiguous translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    window opaque clearsContextBeforeDrawing contentMode resizesToFullScreen id
    wkWebView opaque contentMode allowsBackForwardNavigationGestures fixedFrame allowsLinkPreview \
    translatesAutoresizingMaskIntoConstraints id
    wkWebViewConfiguration allowsAirPlayForMediaPlayback allowsPictureInPictureMediaPlayback
    """
}
