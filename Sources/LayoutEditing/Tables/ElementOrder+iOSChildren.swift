// Generated from the measured table `element-order.tsv` and from later counts of public documents; see
// `ElementOrder`.

extension ElementOrder {
  /// The children of each element in iOS documents, in their order.
  static let iOSChildren = """
    accessibility accessibilityTraits:traits bool:isElement
    activityIndicatorView rect:frame autoresizingMask:autoresizingMask color:backgroundColor animations constraints \
    color:color color:tintColor point:canvasLocation userDefinedRuntimeAttributes variation
    array string
    arscnView rect:frame autoresizingMask:autoresizingMask
    arskView rect:frame autoresizingMask:autoresizingMask
    attributedString fragment
    avPlayerViewController imageView:view
    barButtonItem inset:imageInsets imageReference:image segmentedControl:customView color:tintColor \
    userDefinedRuntimeAttributes activityIndicatorView:customView button:customView connections slider:customView \
    switch:customView view:customView
    button rect:frame frame:frameInset autoresizingMask:autoresizingMask animations color:backgroundColor \
    accessibility:accessibilityConfiguration constraints fontDescription:fontDescription color:tintColor \
    inset:contentEdgeInsets size:titleShadowOffset inset:titleEdgeInsets inset:imageEdgeInsets state \
    userDefinedRuntimeAttributes variation buttonConfiguration:configuration connections point:canvasLocation
    buttonConfiguration imageReference:image preferredSymbolConfiguration:preferredSymbolConfigurationForImage \
    color:baseForegroundColor fontDescription:titleFontDescription
    class source:sourceIdentifier relationships
    classes class
    collectionReusableView rect:frame autoresizingMask:autoresizingMask subviews viewLayoutGuide:safeArea animations \
    color:backgroundColor color:tintColor constraints connections point:canvasLocation
    collectionView rect:frame autoresizingMask:autoresizingMask animations color:backgroundColor color:tintColor \
    viewLayoutGuide:contentLayoutGuide viewLayoutGuide:frameLayoutGuide constraints viewLayoutGuide:safeArea \
    collectionViewFlowLayout:collectionViewLayout cells collectionReusableView:sectionHeaderView \
    userDefinedRuntimeAttributes collectionReusableView:sectionFooterView inset:scrollIndicatorInsets connections
    collectionViewCell rect:frame autoresizingMask:autoresizingMask view:contentView \
    collectionViewCellContentView:contentView animations color:backgroundColor color:tintColor constraints \
    viewLayoutGuide:safeArea size:customSize userDefinedRuntimeAttributes connections point:canvasLocation
    collectionViewCellContentView rect:frame autoresizingMask:autoresizingMask subviews color:backgroundColor \
    viewLayoutGuide:safeArea constraints
    collectionViewController collectionView:view toolbarItems navigationItem:navigationItem \
    simulatedNavigationBarMetrics:simulatedTopBarMetrics simulatedToolbarMetrics:simulatedBottomBarMetrics connections
    collectionViewFlowLayout size:itemSize size:estimatedItemSize size:headerReferenceSize size:footerReferenceSize \
    inset:sectionInset userDefinedRuntimeAttributes
    constraint variation
    containerView rect:frame animations frame:frameInset autoresizingMask:autoresizingMask color:backgroundColor \
    constraints userDefinedRuntimeAttributes variation connections
    customFonts mutableArray:AGaramondPro-Italic.otf mutableArray:AGaramondPro-Regular.otf \
    mutableArray:AGaramondPro-Semibold.otf mutableArray:OpenSans-Regular.ttf array:AGaramondPro-Italic.otf \
    array:AGaramondPro-Regular.otf array:AGaramondPro-Semibold.otf array:OpenSans-Regular.ttf array:Avenir.ttc \
    array:AvenirNext.ttc array:CourierNew.ttf array:HelveticaNeue.ttc array:ITCAvantGardeDemi_Track03.ttf \
    array:OpenSans-Semibold.ttf mutableArray:ITCAvantGardeDemi_Track03.ttf \
    mutableArray:ITC_Avant_Garde_Gothic__Demi.ttf mutableArray:OpenSans-Semibold.ttf
    customObject connections
    datePicker rect:frame constraints autoresizingMask:autoresizingMask animations date:date date:minimumDate \
    date:maximumDate connections
    dependencies deployment development plugIn capability
    designable size:intrinsicContentSize
    designables designable
    device adaptation
    document device accessibilityOverrides dependencies customFonts:customFonts scenes objects designables resources \
    classes simulatedMetricsContainer:defaultSimulatedMetrics inferredMetricsTieBreakers color:tintColor
    fragment attributes
    glkView rect:frame autoresizingMask:autoresizingMask viewLayoutGuide:safeArea connections
    glkViewController layoutGuides glkView:view
    hostingController navigationItem:navigationItem userDefinedRuntimeAttributes
    image mutableData:keyedArchiveRepresentation
    imageView rect:frame frame:frameInset autoresizingMask:autoresizingMask animations color:backgroundColor \
    color:tintColor accessibility:accessibilityConfiguration gestureRecognizers constraints imageReference:image \
    connections point:canvasLocation preferredSymbolConfiguration:preferredSymbolConfiguration \
    userDefinedRuntimeAttributes variation
    inferredMetricsTieBreakers segue
    keyCommands keyCommand
    label rect:frame frame:frameInset autoresizingMask:autoresizingMask animations color:backgroundColor \
    color:tintColor accessibility:accessibilityConfiguration constraints string:text attributedString:attributedText \
    viewLayoutGuide:safeArea gestureRecognizers mutableString:text directionalEdgeInsets:directionalLayoutMargins \
    edgeInsets:layoutMargins fontDescription:fontDescription color:textColor nil:textColor nil:highlightedColor \
    color:shadowColor color:highlightedColor size:shadowOffset connections point:canvasLocation string:userLabel \
    userDefinedRuntimeAttributes variation
    layoutGuides viewControllerLayoutGuide
    leftBarButtonItems barButtonItem
    mapView rect:frame autoresizingMask:autoresizingMask color:backgroundColor color:tintColor point:canvasLocation
    mtkView rect:frame autoresizingMask:autoresizingMask
    mutableArray string
    namedColor color
    navigationBar rect:frame autoresizingMask:autoresizingMask animations color:backgroundColor constraints \
    color:tintColor color:barTintColor textAttributes:titleTextAttributes navigationBarAppearance:standardAppearance \
    navigationBarAppearance:compactAppearance items navigationBarAppearance:scrollEdgeAppearance connections \
    navigationBarAppearance:compactScrollEdgeAppearance userDefinedRuntimeAttributes
    navigationBarAppearance color:backgroundColor
    navigationController tabBarItem:tabBarItem extendedEdge:edgesForExtendedLayout toolbarItems \
    simulatedStatusBarMetrics:simulatedStatusBarMetrics nil:simulatedStatusBarMetrics nil:simulatedTopBarMetrics \
    simulatedOrientationMetrics:simulatedOrientationMetrics simulatedScreenMetrics:simulatedDestinationMetrics \
    value:contentSizeForViewInPopover simulatedTabBarMetrics:simulatedBottomBarMetrics \
    freeformSimulatedSizeMetrics:simulatedDestinationMetrics size:freeformSize navigationItem:navigationItem \
    nil:simulatedBottomBarMetrics navigationBar:navigationBar nil toolbar:toolbar userDefinedRuntimeAttributes \
    viewControllers connections point:canvasLocation
    navigationItem barButtonItem:leftBarButtonItem nil:title view:titleView barButtonItem:backBarButtonItem \
    barButtonItem:rightBarButtonItem leftBarButtonItems rightBarButtonItems segmentedControl:titleView string:title \
    textField:titleView userDefinedRuntimeAttributes
    pageControl rect:frame autoresizingMask:autoresizingMask color:pageIndicatorTintColor \
    color:currentPageIndicatorTintColor
    pageViewController attributedString:userComments
    panGestureRecognizer connections
    pickerView rect:frame autoresizingMask:autoresizingMask color:backgroundColor color:tintColor constraints \
    connections
    placeholder attributedString:userComments connections
    pongPressGestureRecognizer connections
    popoverPassthroughViews view
    preferredSymbolConfiguration fontDescription:fontDescription
    progressView rect:frame autoresizingMask:autoresizingMask color:progressTintColor color:trackTintColor \
    color:backgroundColor color:tintColor constraints userDefinedRuntimeAttributes
    refreshControl rect:frame autoresizingMask:autoresizingMask connections
    relationships relationship
    rightBarButtonItems barButtonItem
    scene objects point:canvasLocation
    sceneKitView rect:frame autoresizingMask:autoresizingMask
    scopeButtonTitles string
    scrollView rect:frame autoresizingMask:autoresizingMask subviews animations color:backgroundColor constraints \
    edgeInsets:layoutMargins userDefinedRuntimeAttributes variation viewLayoutGuide:safeArea \
    viewLayoutGuide:contentLayoutGuide viewLayoutGuide:frameLayoutGuide connections point:canvasLocation
    searchBar rect:frame autoresizingMask:autoresizingMask color:barTintColor animations constraints \
    textInputTraits:textInputTraits scopeButtonTitles userDefinedRuntimeAttributes connections
    searchDisplayController connections
    sections tableViewSection
    segmentedControl rect:frame autoresizingMask:autoresizingMask animations color:backgroundColor constraints \
    segments color:tintColor connections variation
    segments segment
    segue popoverArrowDirection:popoverArrowDirection nil:action popoverPassthroughViews segue:commit segue:preview
    simulatedMetricsContainer simulatedStatusBarMetrics:statusBar simulatedOrientationMetrics:orientation \
    simulatedScreenMetrics:destination
    simulatedScreenMetrics size:portraitSize size:landscapeSize
    skView rect:frame autoresizingMask:autoresizingMask
    slider rect:frame color:tintColor autoresizingMask:autoresizingMask constraints color:backgroundColor \
    color:minimumTrackTintColor color:maximumTrackTintColor color:thumbTintColor animations connections
    splitViewController tabBarItem:tabBarItem toolbarItems navigationItem:navigationItem nil:simulatedStatusBarMetrics \
    connections
    stackView rect:frame autoresizingMask:autoresizingMask subviews animations color:tintColor gestureRecognizers \
    directionalEdgeInsets:directionalLayoutMargins constraints viewLayoutGuide:safeArea color:backgroundColor \
    edgeInsets:layoutMargins connections point:canvasLocation userDefinedRuntimeAttributes variation
    state color:titleColor attributedString:attributedTitle color:backgroundColor color:titleShadowColor \
    preferredSymbolConfiguration:preferredSymbolConfiguration
    stepper rect:frame autoresizingMask:autoresizingMask color:tintColor connections
    switch rect:frame autoresizingMask:autoresizingMask color:tintColor accessibility:accessibilityConfiguration \
    constraints color:onTintColor userDefinedRuntimeAttributes animations color:thumbTintColor connections
    systemColor color
    tabBar rect:frame autoresizingMask:autoresizingMask animations color:backgroundColor items connections \
    color:barTintColor color:selectedImageTintColor
    tabBarController toolbarItems nil:simulatedBottomBarMetrics navigationItem:navigationItem tabBar:tabBar \
    userDefinedRuntimeAttributes connections
    tabBarItem userDefinedRuntimeAttributes
    tableView rect:frame autoresizingMask:autoresizingMask animations color:backgroundColor \
    color:sectionIndexBackgroundColor color:tintColor constraints color:sectionIndexTrackingBackgroundColor \
    searchBar:tableHeaderView viewLayoutGuide:safeArea inset:scrollIndicatorInsets color:separatorColor \
    inset:separatorInset view:tableHeaderView view:tableFooterView color:sectionIndexColor prototypes \
    stackView:tableHeaderView sections userDefinedRuntimeAttributes \
    simulatedStatusBarMetrics:simulatedStatusBarMetrics variation gestureRecognizers connections point:canvasLocation
    tableViewCell rect:frame frame:frameInset autoresizingMask:autoresizingMask tableViewCellContentView:contentView \
    animations color:backgroundColor accessibility:accessibilityConfiguration inset:separatorInset \
    userDefinedRuntimeAttributes color:tintColor constraints viewLayoutGuide:safeArea \
    listContentConfiguration:contentConfiguration connections point:canvasLocation
    tableViewCellContentView rect:frame frame:frameInset autoresizingMask:autoresizingMask subviews animations \
    color:backgroundColor viewLayoutGuide:safeArea color:tintColor constraints edgeInsets:layoutMargins \
    userDefinedRuntimeAttributes variation
    tableViewController tableView:view nil:simulatedTopBarMetrics \
    freeformSimulatedSizeMetrics:simulatedDestinationMetrics extendedEdge:edgesForExtendedLayout toolbarItems \
    navigationItem:navigationItem simulatedStatusBarMetrics:simulatedStatusBarMetrics \
    simulatedNavigationBarMetrics:simulatedTopBarMetrics simulatedToolbarMetrics:simulatedBottomBarMetrics \
    value:contentSizeForViewInPopover size:freeformSize refreshControl:refreshControl \
    simulatedScreenMetrics:simulatedDestinationMetrics keyCommands tabBarItem:tabBarItem connections \
    nil:simulatedStatusBarMetrics userDefinedRuntimeAttributes
    tableViewSection cells attributedString:userComments
    tapGestureRecognizer connections
    textAttributes fontDescription:fontDescription color:textColor offsetWrapper:textShadowOffset
    textField rect:frame animations frame:frameInset autoresizingMask:autoresizingMask color:backgroundColor \
    color:tintColor accessibility:accessibilityConfiguration constraints nil:textColor color:textColor \
    attributedString:attributedText string:text string:placeholder fontDescription:fontDescription \
    textInputTraits:textInputTraits variation userDefinedRuntimeAttributes connections point:canvasLocation
    textView rect:frame autoresizingMask:autoresizingMask animations color:backgroundColor color:tintColor \
    attributedString:attributedText accessibility:accessibilityConfiguration constraints string:text color:textColor \
    mutableString:text fontDescription:fontDescription textInputTraits:textInputTraits \
    dataDetectorType:dataDetectorTypes userDefinedRuntimeAttributes connections point:canvasLocation
    toolbar rect:frame autoresizingMask:autoresizingMask animations color:backgroundColor constraints frame:frameInset \
    items color:tintColor color:barTintColor toolbarAppearance:standardAppearance \
    toolbarAppearance:scrollEdgeAppearance
    toolbarItems barButtonItem
    userDefinedRuntimeAttribute color:value integer:value point:value range:value real:value rect:value
    variation fontDescription:fontDescription mask:constraints mask:subviews rect:frame
    vibrancyEffect blurEffect
    view rect:frame frame:frameInset autoresizingMask:autoresizingMask subviews animations \
    keyboardLayoutGuide:keyboard color:backgroundColor gestureRecognizers color:tintColor constraints \
    edgeInsets:layoutMargins simulatedMetricsInferredSentinel:simulatedStatusBarMetrics \
    accessibility:accessibilityConfiguration simulatedStatusBarMetrics:simulatedStatusBarMetrics \
    simulatedNavigationBarMetrics:simulatedTopBarMetrics nil:simulatedStatusBarMetrics nil:simulatedTopBarMetrics \
    nil:simulatedBottomBarMetrics freeformSimulatedSizeMetrics:simulatedDestinationMetrics viewLayoutGuide:safeArea \
    simulatedScreenMetrics:simulatedDestinationMetrics userDefinedRuntimeAttributes variation connections \
    point:canvasLocation
    viewController layoutGuides view:view toolbarItems extendedEdge:edgesForExtendedLayout tabBarItem:tabBarItem \
    scrollView:view navigationItem:navigationItem simulatedNavigationBarMetrics:simulatedTopBarMetrics \
    simulatedStatusBarMetrics:simulatedStatusBarMetrics simulatedToolbarMetrics:simulatedBottomBarMetrics \
    value:contentSizeForViewInPopover nil:simulatedStatusBarMetrics nil:simulatedTopBarMetrics \
    nil:simulatedBottomBarMetrics simulatedOrientationMetrics:simulatedOrientationMetrics \
    freeformSimulatedSizeMetrics:simulatedDestinationMetrics simulatedScreenMetrics:simulatedDestinationMetrics \
    modalPageSheetSimulatedSizeMetrics:simulatedDestinationMetrics label:view size:freeformSize \
    userDefinedRuntimeAttributes connections
    viewControllerPlaceholder navigationItem:navigationItem tabBarItem:tabBarItem
    viewControllers viewController
    visualEffectView rect:frame autoresizingMask:autoresizingMask view:contentView constraints animations blurEffect \
    userDefinedRuntimeAttributes variation vibrancyEffect
    webView rect:frame autoresizingMask:autoresizingMask animations color:backgroundColor \
    dataDetectorType:dataDetectorTypes constraints userDefinedRuntimeAttributes connections
    window rect:frame autoresizingMask:autoresizingMask color:backgroundColor \
    simulatedStatusBarMetrics:simulatedStatusBarMetrics simulatedScreenMetrics:simulatedDestinationMetrics
    wkWebView rect:frame autoresizingMask:autoresizingMask color:backgroundColor wkWebViewConfiguration:configuration
    wkWebViewConfiguration dataDetectorTypes:dataDetectorTypes \
    audiovisualMediaTypes:mediaTypesRequiringUserActionForPlayback wkPreferences:preferences
    """
}
