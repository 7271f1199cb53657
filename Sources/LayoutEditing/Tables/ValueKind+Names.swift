// Generated from the corpus: the attributes whose values are all of one kind; see `ValueKind`.

extension ValueKind {
  /// The attributes whose values are `YES` or `NO` wherever they occur.
  static let booleanNames = """
    HUD adjustsFontForContentSizeCategory adjustsFontSizeToFit adjustsImageWhenDisabled \
    adjustsImageWhenHighlighted adjustsLetterSpacingToFitWidth allowDoubleColumnStyle \
    allowsBackForwardNavigationGestures allowsCharacterPickerTouchBarItem \
    allowsEditingTextAttributes allowsExpansionToolTips allowsInlineMediaPlayback \
    allowsMixedState allowsMultipleSelection allowsNonContiguousLayout allowsSelection \
    allowsTickMarkValuesOnly allowsToolTipsWhenApplicationIsInactive allowsUndo alternate \
    alternatingRowBackgroundColors altersStateOfSelectedItem alwaysBounce alwaysBounceHorizontal \
    alwaysBounceVertical ambiguous animates animating appends autoenablesItems \
    autohidesScrollers automaticEstimatedItemSize automaticallyAdjustsScrollViewInsets \
    autorecalculatesKeyViewLoop autoresizesArchivedViewToFullSize autoresizesSubviews \
    autosaveColumns base64-UTF8 baselineRelativeArrangement bezeled bottomStrut bounces \
    bouncesZoom button canCancelContentTouches canCollapse cancelsTouchesInView changeBackground \
    changeContents changeGray clearsContextBeforeDrawing clearsSelectionOnViewWillAppear \
    clipsSubviews closable colorMatched columnReordering columnResizing columnSelection command \
    continuous continuousSpellChecking control copiesOnScroll dashSubstitution \
    definesPresentationContext delaysContentTouches detachesHiddenViews displayedWhenStopped \
    doesNotDimImage doubleSided down drawsBackground editable emptySelection \
    enableSetNeedsDisplay enabled enablesReturnKeyAutomatically extendedLayoutIncludesOpaqueBars \
    fixedFrame flexibleMaxX flexibleMaxY flexibleMinX flexibleMinY floatsGroupRows fullBounds \
    fullScreenNone fullScreenPrimary fullSizeContentView hasAttributedTitle \
    hasHorizontalScroller hasVerticalScroller heightSizable hidden hidesAccessoryWhenEditing \
    hidesBottomBarWhenPushed hidesOnDeactivate hidesWhenLoading hidesWhenStopped imageHugsTitle \
    importsGraphics incrementalSearchingEnabled indentationMarkerFollowsCell indeterminate \
    insetsLayoutMarginsFromSafeArea isSeparatorItem keyboardDisplayRequiresUserAction \
    keyboardKey largeTitles launchScreen layoutMarginsFollowReadableWidth leftStrut \
    lightByBackground lightByContents lightByGray link mediaPlaybackAllowsAirPlay \
    mediaPlaybackRequiresUserAction miniaturizable minute misplaced momentary \
    multiLevelAccelerator multipleSelection multipleTouchEnabled navigationBarHidden none \
    notEnabled on oneShot opaque option pagingEnabled pointerInteraction prefetchingEnabled \
    preservesSuperviewLayoutMargins prompted pullsDown pushIn quoteSubstitution \
    refusesFirstResponder releasedWhenClosed representsSharedInstance resizable resizeWithTable \
    restorable richText rightStrut scalesPageToFit scrollEnabled scrollable secureTextEntry \
    selectable selected sendsActionOnEndEditing sendsSearchStringImmediately \
    setsMaxLayoutWidthAtFirstLayout shift showsCancelButton showsHorizontalScrollIndicator \
    showsReorderControl showsSelectionImmediatelyOnTouchBegin showsToolbarButton \
    showsVerticalScrollIndicator smartInsertDelete spellingCorrection symbolic textCompletion \
    titlebarAppearsTransparent titled toolbarHidden topStrut \
    translatesAutoresizingMaskIntoConstraints translucent typeSelect up useAutolayout \
    useCurrentDate useSafeAreas useStoryboardIdentifierAsRestorationIdentifier \
    useTraitCollections userInteractionEnabled userResizable usesAppearanceFont \
    usesAttributedText usesAutomaticRowHeights usesFontPanel usesGroupingSeparator \
    usesPredominantAxisScrolling usesRuler usesSingleLineMode utility verticallyResizable \
    viewBased visibleAtLaunch wantsLayer widthSizable
    """

  /// The attributes whose values are numbers wherever they occur.
  static let numberNames = """
    alpha alphaValue blue blurRadius borderWidth bottom columnSpacing constant cornerRadius \
    defaultVersion doubleValue dynamicTypePreference estimatedRowHeight green groupingSize \
    height heightAdjustment holdingPriority horizontalCompressionResistancePriority \
    horizontalHuggingPriority horizontalLineScroll horizontalPageScroll \
    horizontalStackHuggingPriority indentationLevel indentationPerLevel indentationWidth inset \
    length location maxAcceleratorLevel maxValue maxX maxY maximumFractionDigits \
    maximumIntegerDigits maximumValue maximumZoomScale minValue minWidth minX minimumFontSize \
    minimumIntegerDigits minimumInteritemSpacing minimumLineSpacing minimumNumberOfTouches \
    minimumScaleFactor minimumZoomScale minuteInterval numberOfLines numberOfTickMarks \
    placeholderIntrinsicHeight placeholderIntrinsicWidth pointSize preferredMaxLayoutWidth \
    previewedSeconds priority progress radius red rowHeight rowSpacing sectionFooterHeight \
    sectionHeaderHeight selectedSegmentIndex size spacing stepValue tag \
    tighteningFactorForTruncation timeIntervalSinceReferenceDate top \
    verticalCompressionResistancePriority verticalHuggingPriority verticalLineScroll \
    verticalPageScroll verticalStackHuggingPriority white width widthAdjustment x y
    """
}
