// Generated from the measured table `element-order.tsv` and from later counts of public documents; see
// `ElementOrder`.

extension ElementOrder {
  /// The attributes of each element in macOS documents, in their order.
  static let macAttributes = """
    accessibility description help identifier
    accessibilityConnection property destination id
    action trigger selector target id
    actionCell controlSize alignment id customClass
    application id sceneMemberID
    arrayController objectClassName editable automaticallyPreparesContent preservesSelection selectsInsertedObjects \
    avoidsEmptySelection clearsFilterPredicateOnInsertion automaticallyRearrangesObjects id userLabel customClass
    audiovisualMediaTypes none
    autoresizingMask flexibleMinX widthSizable flexibleMaxX flexibleMinY heightSizable flexibleMaxY
    behavior pushIn lightByBackground changeContents doesNotDimImage lightByGray changeBackground changeGray \
    lightByContents multiLevelAccelerator
    binding destination name keyPath previousBinding id
    bool value
    box identifier autoresizesSubviews hidden wantsLayer focusRingType horizontalHuggingPriority \
    verticalHuggingPriority horizontalCompressionResistancePriority fixedFrame verticalCompressionResistancePriority \
    ambiguous misplaced boxType borderType borderWidth cornerRadius title titlePosition \
    translatesAutoresizingMaskIntoConstraints transparent id userLabel customClass customModule customModuleProvider
    button identifier hidden toolTip wantsLayer focusRingType horizontalHuggingPriority verticalHuggingPriority \
    mirrorLayoutDirectionWhenInternationalizing misplaced horizontalCompressionResistancePriority fixedFrame ambiguous \
    verticalCompressionResistancePriority tag allowsExpansionToolTips imageHugsTitle \
    translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    buttonCell type title alternateTitle bezelStyle image catalog imagePosition alignment controlSize alternateImage \
    scrollable lineBreakMode continuous enabled truncatesLastVisibleLine refusesFirstResponder state borderStyle \
    allowsMixedState transparent focusRingType tag imageScaling inset maxAcceleratorLevel id userLabel customClass \
    customModule customModuleProvider
    capability name minToolsVersion minSystemVersion requiredIntegratedClassName
    classReference className
    clickGestureRecognizer delaysPrimaryMouseButtonEvents numberOfClicksRequired id
    clipView autoresizesSubviews focusRingType ambiguous drawsBackground copiesOnScroll \
    translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    collectionView focusRingType ambiguous selectable allowsMultipleSelection maxNumberOfRows maxNumberOfColumns id \
    customClass
    collectionViewFlowLayout minimumInteritemSpacing minimumLineSpacing id
    collectionViewItem id userLabel
    color name catalog red green white blue alpha colorSpace customColorSpace
    colorWell toolTip fixedFrame mirrorLayoutDirectionWhenInternationalizing wellStyle \
    translatesAutoresizingMaskIntoConstraints id customClass customModule customModuleProvider
    comboBox identifier toolTip verticalHuggingPriority fixedFrame translatesAutoresizingMaskIntoConstraints id
    comboBoxCell controlSize scrollable lineBreakMode truncatesLastVisibleLine selectable editable \
    sendsActionOnEndEditing borderStyle alignment title drawsBackground usesSingleLineMode buttonBordered completes \
    usesDataSource numberOfVisibleItems id userLabel customClass
    comparisonPredicateOptions caseInsensitive diacriticInsensitive
    constraint firstItem firstAttribute relation secondItem secondAttribute multiplier priority constant symbolic \
    placeholder identifier id
    containerView appearanceType translatesAutoresizingMaskIntoConstraints id
    contentBorderThickness minY
    control verticalHuggingPriority fixedFrame translatesAutoresizingMaskIntoConstraints id customClass
    controllerPlaceholder storyboardIdentifier storyboardName referencedIdentifier id sceneMemberID
    customFormatter id customClass customModule
    customObject id userLabel customClass customModule customModuleProvider sceneMemberID
    customView identifier hidden autoresizesSubviews wantsLayer focusRingType horizontalHuggingPriority clipsToBounds \
    verticalHuggingPriority placeholderIntrinsicWidth horizontalCompressionResistancePriority \
    placeholderIntrinsicHeight verticalCompressionResistancePriority misplaced fixedFrame alphaValue ambiguous \
    appearanceType translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule \
    customModuleProvider propertyAccessControl
    date timeIntervalSinceReferenceDate
    dateFormatter formatterBehavior dateStyle timeStyle doesRelativeDateFormatting id userLabel
    datePicker verticalHuggingPriority translatesAutoresizingMaskIntoConstraints id
    datePickerCell controlSize borderStyle alignment id
    datePickerElements year month day hour minute second
    decimal value
    deployment defaultVersion version identifier
    designable name
    development version identifier
    document type version toolsVersion systemVersion targetRuntime propertyAccessControl useAutolayout \
    customObjectInstantitationMethod initialViewController
    drawer preferredEdge trailingOffset id userLabel
    edgeInsets left right top bottom
    expression type
    font metaFont size textStyle name usesAppearanceFont
    gridCell row column headOfMergedCell xPlacement yPlacement rowAlignment id
    gridColumn xPlacement width leadingPadding trailingPadding id
    gridRow yPlacement rowAlignment height topPadding bottomPadding id
    gridView xPlacement yPlacement rowAlignment rowSpacing columnSpacing translatesAutoresizingMaskIntoConstraints id
    image name catalog width height
    imageCell controlSize selectable editable enabled refusesFirstResponder focusRingType alignment animates \
    imageAlignment imageScaling imageFrameStyle image catalog id customClass
    imageReference image catalog symbolScale renderingMode variableValue
    imageView hidden toolTip wantsLayer focusRingType horizontalHuggingPriority clipsToBounds verticalHuggingPriority \
    horizontalCompressionResistancePriority fixedFrame misplaced verticalCompressionResistancePriority tag \
    translatesAutoresizingMaskIntoConstraints id userLabel customClass
    integer value
    levelIndicator verticalHuggingPriority ratingImage ratingPlaceholderImage \
    translatesAutoresizingMaskIntoConstraints id
    levelIndicatorCell controlSize editable alignment doubleValue maxValue warningValue criticalValue \
    levelIndicatorStyle id customClass
    matrix verticalHuggingPriority fixedFrame mode selectionByRect allowsEmptySelection \
    translatesAutoresizingMaskIntoConstraints autosizesCells id
    menu title systemMenu identifier autoenablesItems id userLabel customClass customModule
    menuItem title isSeparatorItem state secondaryImage image catalog tag hidden enabled alternate keyEquivalent \
    indentationLevel identifier toolTip localization mirroring id userLabel customClass customModule \
    customModuleProvider
    modifierMask shift control option command
    namedColor name
    numberFormatter formatterBehavior positiveFormat negativeFormat localizesFormat numberStyle allowsFloats \
    alwaysShowsDecimalSeparator usesGroupingSeparator lenient paddingCharacter formatWidth groupingSize \
    minimumIntegerDigits maximumIntegerDigits minimumFractionDigits maximumFractionDigits decimalSeparator \
    groupingSeparator currencyDecimalSeparator plusSign minusSign notANumberSymbol perMillSymbol percentSymbol \
    exponentSymbol positivePrefix positiveSuffix negativePrefix negativeSuffix hasThousandSeparators thousandSeparator \
    currencySymbol internationalCurrencySymbol id
    objectController objectClassName id userLabel
    outlet property destination id
    outlineView appearanceType focusRingType canDrawConcurrently verticalHuggingPriority ambiguous \
    allowsExpansionToolTips columnAutoresizingStyle tableStyle selectionHighlightStyle alternatingRowBackgroundColors \
    columnReordering columnResizing multipleSelection emptySelection autosaveColumns typeSelect autosaveName rowHeight \
    rowSizeStyle headerView viewBased floatsGroupRows indentationPerLevel indentationMarkerFollowsCell \
    autosaveExpandedItems autoresizesOutlineColumn outlineTableColumn id userLabel customClass customModule \
    customModuleProvider
    pagecontroller storyboardIdentifier id sceneMemberID
    paragraphStyle alignment lineBreakMode baseWritingDirection tighteningFactorForTruncation \
    allowsDefaultTighteningForTruncation
    pathCell controlSize lineBreakMode selectable editable focusRingType alignment pathStyle id
    pathControl toolTip focusRingType verticalHuggingPriority fixedFrame allowsExpansionToolTips \
    translatesAutoresizingMaskIntoConstraints id
    plugIn identifier version
    point x y
    popover behavior id
    popUpButton identifier hidden toolTip horizontalHuggingPriority tag verticalHuggingPriority \
    horizontalCompressionResistancePriority fixedFrame ambiguous verticalCompressionResistancePriority misplaced \
    imageHugsTitle translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule
    popUpButtonCell type title bezelStyle image imagePosition alignment controlSize alternateImage lineBreakMode \
    continuous enabled refusesFirstResponder state borderStyle tag imageScaling inset pullsDown arrowPosition \
    autoenablesItems altersStateOfSelectedItem preferredEdge selectedItem id userLabel customClass customModule
    predicateEditor verticalHuggingPriority nestingMode rowHeight id
    predicateEditorRowTemplate rowType id customClass
    progressIndicator hidden wantsLayer horizontalHuggingPriority verticalHuggingPriority misplaced fixedFrame \
    ambiguous minValue maxValue doubleValue displayedWhenStopped bezeled indeterminate controlSize style \
    translatesAutoresizingMaskIntoConstraints id userLabel
    real value
    rect x y width height
    ruleEditor ambiguous nestingMode canRemoveAllRows rowHeight id customClass customModule customModuleProvider
    scene sceneID
    scroller hidden wantsLayer verticalHuggingPriority doubleValue controlSize arrowsPosition horizontal \
    translatesAutoresizingMaskIntoConstraints id userLabel
    scrollView identifier toolTip wantsLayer focusRingType appearanceType horizontalHuggingPriority \
    verticalHuggingPriority fixedFrame ambiguous misplaced horizontalCompressionResistancePriority \
    verticalCompressionResistancePriority placeholderIntrinsicWidth placeholderIntrinsicHeight borderType \
    autohidesScrollers horizontalLineScroll horizontalPageScroll verticalLineScroll verticalPageScroll \
    hasHorizontalScroller hasVerticalScroller usesPredominantAxisScrolling horizontalScrollElasticity \
    verticalScrollElasticity translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule \
    customModuleProvider
    searchField wantsLayer focusRingType horizontalHuggingPriority verticalHuggingPriority \
    horizontalCompressionResistancePriority fixedFrame verticalCompressionResistancePriority \
    allowsCharacterPickerTouchBarItem preferredMaxLayoutWidth textCompletion translatesAutoresizingMaskIntoConstraints \
    id customClass customModule customModuleProvider
    searchFieldCell controlSize scrollable lineBreakMode selectable editable refusesFirstResponder allowsUndo \
    sendsActionOnEndEditing borderStyle focusRingType alignment placeholderString usesSingleLineMode bezelStyle \
    sendsSearchStringImmediately sendsWholeSearchString maximumRecents recentsAutosaveName id customClass customModule \
    customModuleProvider
    searchToolbarItem implicitItemIdentifier explicitItemIdentifier label paletteLabel id reference
    secureTextField wantsLayer focusRingType verticalHuggingPriority fixedFrame allowsCharacterPickerTouchBarItem \
    translatesAutoresizingMaskIntoConstraints id
    secureTextFieldCell controlSize scrollable lineBreakMode selectable editable sendsActionOnEndEditing borderStyle \
    placeholderString drawsBackground usesSingleLineMode id
    segment label toolTip image catalog imageScaling width selected enabled tag
    segmentedCell controlSize refusesFirstResponder state borderStyle alignment segmentDistribution style trackingMode \
    id userLabel
    segmentedControl horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority \
    fixedFrame ambiguous verticalCompressionResistancePriority translatesAutoresizingMaskIntoConstraints id userLabel
    segue destination kind relationship identifier customClass popoverBehavior customModule preferredEdge \
    customModuleProvider id reference
    shadow blurRadius
    size width height
    slider identifier toolTip horizontalHuggingPriority verticalHuggingPriority \
    horizontalCompressionResistancePriority fixedFrame verticalCompressionResistancePriority tag \
    mirrorLayoutDirectionWhenInternationalizing misplaced ambiguous translatesAutoresizingMaskIntoConstraints id \
    userLabel customClass customModule customModuleProvider
    sliderCell controlSize continuous refusesFirstResponder state alignment minValue tag maxValue doubleValue \
    tickMarkPosition numberOfTickMarks allowsTickMarkValuesOnly sliderType id customClass customModule \
    customModuleProvider
    sortDescriptor selector sortKey ascending
    splitView identifier wantsLayer appearanceType arrangesAllSubviews focusRingType fixedFrame autosaveName misplaced \
    dividerStyle vertical translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule \
    customModuleProvider
    splitViewController identifier storyboardIdentifier showSeguePresentationStyle id customClass customModule \
    customModuleProvider sceneMemberID
    splitViewItem canCollapse holdingPriority behavior id
    stackView identifier hidden distribution wantsLayer orientation alignment spacing horizontalStackHuggingPriority \
    verticalStackHuggingPriority horizontalHuggingPriority horizontalClippingResistancePriority \
    verticalHuggingPriority horizontalCompressionResistancePriority fixedFrame verticalCompressionResistancePriority \
    ambiguous detachesHiddenViews misplaced verticalClippingResistancePriority placeholderIntrinsicWidth \
    placeholderIntrinsicHeight translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule \
    customModuleProvider
    stepper horizontalHuggingPriority verticalHuggingPriority fixedFrame translatesAutoresizingMaskIntoConstraints id \
    customClass customModule
    stepperCell controlSize continuous enabled alignment increment minValue maxValue doubleValue valueWraps autorepeat \
    id
    string base64-UTF8
    switch horizontalHuggingPriority verticalHuggingPriority controlSize baseWritingDirection alignment state \
    translatesAutoresizingMaskIntoConstraints id
    tableCellView identifier misplaced translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule \
    customModuleProvider
    tableColumn identifier editable width minWidth maxWidth headerToolTip hidden id userLabel customClass
    tableColumnResizingMask resizeWithTable userResizable
    tableHeaderCell lineBreakMode enabled borderStyle alignment title
    tableHeaderView wantsLayer focusRingType translatesAutoresizingMaskIntoConstraints id userLabel customClass \
    customModule customModuleProvider
    tableView identifier toolTip focusRingType verticalHuggingPriority ambiguous verticalCompressionResistancePriority \
    misplaced tag allowsExpansionToolTips columnAutoresizingStyle tableStyle selectionHighlightStyle \
    alternatingRowBackgroundColors columnReordering columnSelection columnResizing multipleSelection emptySelection \
    autosaveColumns typeSelect autosaveName enabled rowHeight rowSizeStyle usesAutomaticRowHeights headerView \
    viewBased floatsGroupRows translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule \
    customModuleProvider
    tableViewGridLines horizontal vertical
    tabView fixedFrame misplaced drawsBackground controlSize type allowsTruncatedLabels initialItem \
    translatesAutoresizingMaskIntoConstraints id userLabel
    tabViewController storyboardIdentifier selectedTabViewItemIndex tabStyle id customClass customModule \
    customModuleProvider sceneMemberID
    tabViewItem label identifier image catalog id userLabel
    textField identifier hidden toolTip autoresizesSubviews wantsLayer focusRingType horizontalHuggingPriority \
    verticalHuggingPriority horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame \
    misplaced alphaValue setsMaxLayoutWidthAtFirstLayout ambiguous tag allowsExpansionToolTips \
    mirrorLayoutDirectionWhenInternationalizing allowsCharacterPickerTouchBarItem contentType preferredMaxLayoutWidth \
    textCompletion translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule \
    customModuleProvider
    textFieldCell controlSize scrollable lineBreakMode truncatesLastVisibleLine selectable editable continuous enabled \
    refusesFirstResponder allowsUndo sendsActionOnEndEditing state borderStyle focusRingType baseWritingDirection \
    alignment tag title placeholderString drawsBackground usesSingleLineMode bezelStyle allowsEditingTextAttributes id \
    userLabel customClass customModule customModuleProvider
    textTab alignment location
    textView wantsLayer focusRingType ambiguous editable drawsBackground selectable importsGraphics richText \
    usesFindBar horizontallyResizable verticallyResizable usesFontPanel selectionGranularity findStyle \
    incrementalSearchingEnabled continuousSpellChecking allowsDocumentBackgroundColorChange allowsUndo usesRuler \
    allowsNonContiguousLayout quoteSubstitution dashSubstitution allowsCharacterPickerTouchBarItem textCompletion \
    translatesAutoresizingMaskIntoConstraints linkDetection spellingCorrection dataDetection textReplacement \
    grammarChecking smartInsertDelete id customClass customModule customModuleProvider
    tokenField toolTip focusRingType horizontalHuggingPriority verticalHuggingPriority placeholderIntrinsicWidth \
    placeholderIntrinsicHeight mirrorLayoutDirectionWhenInternationalizing horizontalCompressionResistancePriority \
    verticalCompressionResistancePriority allowsCharacterPickerTouchBarItem translatesAutoresizingMaskIntoConstraints \
    id customClass customModule customModuleProvider
    tokenFieldCell controlSize scrollable lineBreakMode selectable editable allowsUndo sendsActionOnEndEditing \
    baseWritingDirection state borderStyle alignment drawsBackground allowsEditingTextAttributes tokenStyle id \
    customClass customModule customModuleProvider
    toolbar implicitIdentifier explicitIdentifier autosavesConfiguration allowsUserCustomization \
    showsBaselineSeparator displayMode sizeMode id
    toolbarItem implicitItemIdentifier explicitItemIdentifier label paletteLabel toolTip tag image catalog \
    sizingBehavior id userLabel customClass customModule reference
    touchBar id
    touchBarItem id
    touchBarPopoverItem collapsedRepresentationImage collapsedRepresentationLabel supportsPressAndHold id
    touchBarSpacerItem identifier id
    treeController objectClassName editable mode entityName fetchPredicateFormat automaticallyPreparesContent \
    childrenKeyPath leafKeyPath preservesSelection avoidsEmptySelection selectsInsertedObjects id userLabel
    url string
    userDefaultsController representsSharedInstance id userLabel
    userDefinedRuntimeAttribute type keyPath value
    userLayoutGuide location affinity
    value type width height
    view identifier wantsLayer focusRingType verticalHuggingPriority misplaced fixedFrame ambiguous appearanceType \
    translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    viewController title storyboardIdentifier showSeguePresentationStyle id userLabel customClass customModule \
    customModuleProvider sceneMemberID
    viewControllerTransitionOptions crossfade allowUserInteraction
    viewLayoutGuide id
    visualEffectView hidden wantsLayer appearanceType horizontalCompressionResistancePriority \
    verticalCompressionResistancePriority fixedFrame ambiguous misplaced blendingMode material state \
    translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule customModuleProvider
    webPreferences identifier defaultFontSize defaultFixedFontSize javaEnabled javaScriptEnabled \
    javaScriptCanOpenWindowsAutomatically allowsAnimatedImages allowsAnimatedImageLooping minimumFontSize
    webView focusRingType fixedFrame maintainsBackForwardList translatesAutoresizingMaskIntoConstraints id userLabel
    window identifier title separatorStyle allowsToolTipsWhenApplicationIsInactive autorecalculatesKeyViewLoop \
    restorable hidesOnDeactivate deferred oneShot hasShadow releasedWhenClosed showsToolbarButton visibleAtLaunch \
    frameAutosaveName animationBehavior tabbingMode titlebarAppearsTransparent toolbarStyle titleVisibility \
    tabbingIdentifier id userLabel customClass customModule customModuleProvider
    windowCollectionBehavior moveToActiveSpace managed participatesInCycle fullScreenNone fullScreenPrimary \
    fullScreenAuxiliary
    windowController storyboardIdentifier showSeguePresentationStyle id customClass customModule customModuleProvider \
    sceneMemberID
    windowPositionMask leftStrut rightStrut topStrut bottomStrut
    windowStyleMask titled closable miniaturizable resizable utility HUD texturedBackground unifiedTitleAndToolbar \
    fullSizeContentView nonactivatingPanel
    wkPreferences javaScriptCanOpenWindowsAutomatically javaScriptEnabled
    wkWebView wantsLayer fixedFrame translatesAutoresizingMaskIntoConstraints id
    wkWebViewConfiguration suppressesIncrementalRendering
    """
}
