// Generated from the measured table `element-order.tsv`; see `ElementOrder`.

extension ElementOrder {
  /// The attributes of each element in macOS documents, in their order.
  static let macAttributes = """
    accessibility description help identifier
    action trigger selector target id
    application id sceneMemberID
    arrayController objectClassName editable id
    audiovisualMediaTypes none
    autoresizingMask flexibleMinX flexibleMaxX widthSizable flexibleMinY flexibleMaxY \
    heightSizable
    behavior pushIn lightByBackground changeContents doesNotDimImage lightByGray \
    changeBackground changeGray lightByContents multiLevelAccelerator
    binding destination name keyPath previousBinding id
    bool value
    box identifier horizontalHuggingPriority verticalHuggingPriority fixedFrame \
    autoresizesSubviews horizontalCompressionResistancePriority \
    verticalCompressionResistancePriority ambiguous hidden misplaced boxType borderType \
    borderWidth cornerRadius title titlePosition translatesAutoresizingMaskIntoConstraints id \
    customClass customModule customModuleProvider userLabel
    button identifier toolTip hidden mirrorLayoutDirectionWhenInternationalizing focusRingType \
    verticalHuggingPriority allowsExpansionToolTips misplaced \
    translatesAutoresizingMaskIntoConstraints id horizontalHuggingPriority fixedFrame \
    horizontalCompressionResistancePriority ambiguous tag customClass customModule \
    imageHugsTitle customModuleProvider userLabel verticalCompressionResistancePriority
    buttonCell type title bezelStyle image catalog imagePosition alignment controlSize \
    alternateImage lineBreakMode enabled refusesFirstResponder state borderStyle \
    allowsMixedState imageScaling focusRingType inset maxAcceleratorLevel id customClass \
    customModule customModuleProvider
    capability name minToolsVersion minSystemVersion
    classReference className
    clipView focusRingType ambiguous drawsBackground copiesOnScroll \
    translatesAutoresizingMaskIntoConstraints id userLabel
    collectionView id
    collectionViewFlowLayout minimumInteritemSpacing minimumLineSpacing id
    collectionViewItem id
    color name catalog red green white blue alpha colorSpace customColorSpace
    colorWell fixedFrame mirrorLayoutDirectionWhenInternationalizing wellStyle \
    translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    constraint firstItem firstAttribute relation secondItem secondAttribute multiplier priority \
    constant symbolic placeholder identifier id
    containerView appearanceType translatesAutoresizingMaskIntoConstraints id
    contentBorderThickness minY
    controllerPlaceholder storyboardIdentifier storyboardName referencedIdentifier id \
    sceneMemberID
    customObject id userLabel customClass customModule customModuleProvider sceneMemberID
    customView hidden identifier wantsLayer placeholderIntrinsicWidth alphaValue \
    autoresizesSubviews horizontalHuggingPriority verticalHuggingPriority \
    horizontalCompressionResistancePriority placeholderIntrinsicHeight \
    verticalCompressionResistancePriority misplaced fixedFrame ambiguous appearanceType \
    translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule \
    customModuleProvider
    deployment defaultVersion identifier
    designable name
    document type version toolsVersion systemVersion targetRuntime propertyAccessControl \
    useAutolayout customObjectInstantitationMethod initialViewController
    edgeInsets left right top bottom
    font metaFont size textStyle name usesAppearanceFont
    gridCell row column headOfMergedCell xPlacement yPlacement id
    gridColumn xPlacement id
    gridRow yPlacement id
    gridView xPlacement yPlacement rowAlignment rowSpacing columnSpacing \
    translatesAutoresizingMaskIntoConstraints id
    image name catalog width height
    imageCell controlSize refusesFirstResponder alignment animates imageScaling image catalog id
    imageView wantsLayer hidden horizontalHuggingPriority verticalHuggingPriority fixedFrame \
    misplaced translatesAutoresizingMaskIntoConstraints id userLabel
    integer value
    menu title systemMenu identifier autoenablesItems id userLabel
    menuItem title isSeparatorItem state tag enabled image hidden alternate keyEquivalent \
    indentationLevel id userLabel
    modifierMask shift option control command
    namedColor name
    numberFormatter formatterBehavior numberStyle usesGroupingSeparator groupingSize formatWidth \
    minimumIntegerDigits maximumIntegerDigits maximumFractionDigits id
    outlet property destination id
    outlineView appearanceType verticalHuggingPriority allowsExpansionToolTips \
    columnAutoresizingStyle tableStyle selectionHighlightStyle columnReordering columnResizing \
    multipleSelection autosaveColumns typeSelect autosaveName rowHeight rowSizeStyle headerView \
    viewBased floatsGroupRows indentationPerLevel autoresizesOutlineColumn \
    indentationMarkerFollowsCell outlineTableColumn id userLabel customClass customModule \
    customModuleProvider
    pagecontroller storyboardIdentifier id sceneMemberID
    plugIn identifier version
    point x y
    popUpButton horizontalHuggingPriority verticalHuggingPriority fixedFrame \
    horizontalCompressionResistancePriority ambiguous translatesAutoresizingMaskIntoConstraints \
    id userLabel
    popUpButtonCell type title bezelStyle image alignment controlSize lineBreakMode \
    refusesFirstResponder state borderStyle tag imageScaling inset pullsDown autoenablesItems \
    altersStateOfSelectedItem selectedItem id userLabel
    popover behavior id
    progressIndicator hidden wantsLayer horizontalHuggingPriority verticalHuggingPriority \
    misplaced fixedFrame ambiguous maxValue displayedWhenStopped bezeled indeterminate \
    controlSize style translatesAutoresizingMaskIntoConstraints id
    real value
    rect x y width height
    ruleEditor ambiguous nestingMode rowHeight id
    scene sceneID
    scrollView wantsLayer focusRingType fixedFrame appearanceType ambiguous misplaced \
    horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority \
    verticalCompressionResistancePriority borderType autohidesScrollers horizontalLineScroll \
    horizontalPageScroll verticalLineScroll verticalPageScroll hasHorizontalScroller \
    hasVerticalScroller usesPredominantAxisScrolling horizontalScrollElasticity \
    verticalScrollElasticity translatesAutoresizingMaskIntoConstraints id userLabel
    scroller hidden wantsLayer verticalHuggingPriority doubleValue controlSize horizontal id \
    userLabel
    searchField wantsLayer focusRingType verticalHuggingPriority \
    allowsCharacterPickerTouchBarItem textCompletion translatesAutoresizingMaskIntoConstraints \
    preferredMaxLayoutWidth id
    searchFieldCell controlSize scrollable lineBreakMode selectable editable \
    refusesFirstResponder sendsActionOnEndEditing allowsUndo borderStyle focusRingType \
    placeholderString alignment usesSingleLineMode bezelStyle sendsSearchStringImmediately \
    recentsAutosaveName sendsWholeSearchString id
    searchToolbarItem implicitItemIdentifier explicitItemIdentifier label paletteLabel id \
    reference
    secureTextField wantsLayer focusRingType verticalHuggingPriority \
    translatesAutoresizingMaskIntoConstraints id
    secureTextFieldCell scrollable lineBreakMode selectable editable sendsActionOnEndEditing \
    borderStyle placeholderString drawsBackground usesSingleLineMode id
    segment label image width selected tag
    segmentedCell refusesFirstResponder controlSize borderStyle alignment segmentDistribution \
    style trackingMode id userLabel
    segmentedControl horizontalHuggingPriority verticalHuggingPriority \
    horizontalCompressionResistancePriority fixedFrame ambiguous \
    translatesAutoresizingMaskIntoConstraints id userLabel
    segue destination kind relationship identifier customClass popoverBehavior customModule \
    preferredEdge customModuleProvider id reference
    shadow blurRadius
    size width height
    slider identifier horizontalHuggingPriority verticalHuggingPriority fixedFrame \
    horizontalCompressionResistancePriority verticalCompressionResistancePriority tag \
    mirrorLayoutDirectionWhenInternationalizing misplaced ambiguous \
    translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider \
    userLabel
    sliderCell controlSize continuous refusesFirstResponder state alignment minValue maxValue \
    doubleValue tickMarkPosition numberOfTickMarks allowsTickMarkValuesOnly sliderType id \
    customClass customModule customModuleProvider
    sortDescriptor selector sortKey
    splitView wantsLayer appearanceType identifier arrangesAllSubviews autosaveName misplaced \
    dividerStyle vertical translatesAutoresizingMaskIntoConstraints id customClass customModule \
    customModuleProvider
    splitViewController identifier storyboardIdentifier showSeguePresentationStyle id \
    customClass customModule customModuleProvider sceneMemberID
    splitViewItem canCollapse holdingPriority behavior id
    stackView distribution wantsLayer orientation alignment spacing \
    horizontalStackHuggingPriority verticalStackHuggingPriority horizontalHuggingPriority \
    horizontalClippingResistancePriority fixedFrame verticalHuggingPriority \
    horizontalCompressionResistancePriority verticalCompressionResistancePriority ambiguous \
    detachesHiddenViews misplaced translatesAutoresizingMaskIntoConstraints id userLabel \
    customClass customModule customModuleProvider
    stepper horizontalHuggingPriority verticalHuggingPriority \
    translatesAutoresizingMaskIntoConstraints id
    stepperCell continuous alignment maxValue id
    string base64-UTF8
    switch horizontalHuggingPriority verticalHuggingPriority baseWritingDirection alignment \
    translatesAutoresizingMaskIntoConstraints id
    tabView fixedFrame drawsBackground controlSize type \
    translatesAutoresizingMaskIntoConstraints id userLabel
    tabViewController storyboardIdentifier id customClass customModule sceneMemberID
    tabViewItem label identifier id userLabel
    tableCellView identifier id customClass customModule customModuleProvider userLabel
    tableColumn identifier editable width minWidth maxWidth id userLabel
    tableColumnResizingMask resizeWithTable userResizable
    tableHeaderCell lineBreakMode borderStyle alignment title
    tableHeaderView wantsLayer id userLabel
    tableView focusRingType verticalHuggingPriority ambiguous \
    verticalCompressionResistancePriority allowsExpansionToolTips columnAutoresizingStyle \
    tableStyle alternatingRowBackgroundColors selectionHighlightStyle columnReordering \
    columnSelection columnResizing multipleSelection emptySelection autosaveColumns typeSelect \
    autosaveName rowHeight rowSizeStyle usesAutomaticRowHeights headerView viewBased \
    floatsGroupRows translatesAutoresizingMaskIntoConstraints id customClass customModule \
    customModuleProvider userLabel
    tableViewGridLines horizontal
    textField identifier hidden wantsLayer focusRingType autoresizesSubviews \
    horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority \
    verticalCompressionResistancePriority fixedFrame alphaValue setsMaxLayoutWidthAtFirstLayout \
    allowsExpansionToolTips misplaced ambiguous tag mirrorLayoutDirectionWhenInternationalizing \
    allowsCharacterPickerTouchBarItem textCompletion contentType preferredMaxLayoutWidth \
    translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule \
    customModuleProvider
    textFieldCell controlSize scrollable lineBreakMode selectable editable refusesFirstResponder \
    truncatesLastVisibleLine allowsUndo sendsActionOnEndEditing state borderStyle focusRingType \
    baseWritingDirection alignment title placeholderString drawsBackground usesSingleLineMode \
    bezelStyle allowsEditingTextAttributes id userLabel customClass customModule \
    customModuleProvider
    textView wantsLayer ambiguous editable drawsBackground importsGraphics richText selectable \
    usesFindBar verticallyResizable usesFontPanel findStyle continuousSpellChecking allowsUndo \
    usesRuler allowsNonContiguousLayout quoteSubstitution dashSubstitution \
    allowsCharacterPickerTouchBarItem textCompletion translatesAutoresizingMaskIntoConstraints \
    incrementalSearchingEnabled spellingCorrection smartInsertDelete id customClass customModule \
    customModuleProvider
    tokenField focusRingType verticalHuggingPriority allowsCharacterPickerTouchBarItem \
    translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    tokenFieldCell scrollable lineBreakMode selectable editable sendsActionOnEndEditing state \
    borderStyle alignment drawsBackground allowsEditingTextAttributes tokenStyle id
    toolbar implicitIdentifier explicitIdentifier autosavesConfiguration allowsUserCustomization \
    showsBaselineSeparator displayMode sizeMode id
    toolbarItem implicitItemIdentifier explicitItemIdentifier label paletteLabel toolTip image \
    catalog sizingBehavior id customClass customModule reference userLabel
    userDefaultsController representsSharedInstance id
    userDefinedRuntimeAttribute type keyPath value
    value type width height
    view wantsLayer misplaced fixedFrame ambiguous translatesAutoresizingMaskIntoConstraints \
    appearanceType id userLabel customClass customModule customModuleProvider
    viewController title storyboardIdentifier showSeguePresentationStyle id userLabel \
    customClass customModule customModuleProvider sceneMemberID
    viewLayoutGuide id
    visualEffectView hidden wantsLayer appearanceType horizontalCompressionResistancePriority \
    verticalCompressionResistancePriority fixedFrame ambiguous misplaced blendingMode material \
    state translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule \
    customModuleProvider
    window identifier title separatorStyle allowsToolTipsWhenApplicationIsInactive \
    autorecalculatesKeyViewLoop restorable hidesOnDeactivate oneShot releasedWhenClosed \
    showsToolbarButton visibleAtLaunch frameAutosaveName animationBehavior tabbingMode \
    titlebarAppearsTransparent toolbarStyle titleVisibility tabbingIdentifier id userLabel \
    customClass customModule customModuleProvider
    windowCollectionBehavior fullScreenNone fullScreenPrimary
    windowController storyboardIdentifier showSeguePresentationStyle id customClass customModule \
    customModuleProvider sceneMemberID
    windowPositionMask leftStrut rightStrut topStrut bottomStrut
    windowStyleMask titled closable miniaturizable resizable utility HUD fullSizeContentView
    wkWebView wantsLayer translatesAutoresizingMaskIntoConstraints id
    """
}
