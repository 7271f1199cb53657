// Counted in public documents: the attributes whose values are all of one kind; see `ValueKind`.

extension ValueKind {
  /// The attributes whose values are `YES` or `NO` wherever they occur.
  static let booleanNames = """
    HUD adjustsFontForContentSizeCategory adjustsFontSizeToFit \
    adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenDisabled \
    adjustsImageWhenHighlighted adjustsLetterSpacingToFitWidth allowDoubleColumnStyle \
    allowUserInteraction allowsAirPlayForMediaPlayback allowsAnimatedImageLooping \
    allowsAnimatedImages allowsBackForwardNavigationGestures allowsCharacterPickerTouchBarItem \
    allowsDefaultTighteningForTruncation allowsDocumentBackgroundColorChange \
    allowsEditingTextAttributes allowsEmptySelection allowsExpansionToolTips allowsFloats \
    allowsInlineMediaPlayback allowsLinkPreview allowsMixedState allowsMultipleSelection \
    allowsMultipleSelectionDuringEditing allowsNonContiguousLayout \
    allowsPictureInPictureMediaPlayback allowsSelection allowsSelectionDuringEditing \
    allowsTickMarkValuesOnly allowsToolTipsWhenApplicationIsInactive allowsTruncatedLabels \
    allowsUndo alternate alternatingRowBackgroundColors altersStateOfSelectedItem alwaysBounce \
    alwaysBounceHorizontal alwaysBounceVertical alwaysShowsDecimalSeparator ambiguous animates \
    animating appends apportionsSegmentWidthsByContent ascending autoenablesItems \
    autohidesScrollers automaticEstimatedItemSize automaticallyAdjustsScrollViewInsets \
    automaticallyPreparesContent automaticallyRearrangesObjects autorecalculatesKeyViewLoop \
    autorepeat autoresizesArchivedViewToFullSize autoresizesSubviews autosaveColumns \
    autosaveExpandedItems autosizesCells avoidsEmptySelection base64-UTF8 \
    baselineRelativeArrangement bezeled bottomStrut bounces bouncesZoom button buttonBordered \
    canCancelContentTouches canCollapse canDrawConcurrently canRemoveAllRows \
    cancelsTouchesInView caseInsensitive changeBackground changeContents changeGray \
    changesSelectionAsPrimaryAction clearsContextBeforeDrawing clearsFilterPredicateOnInsertion \
    clearsOnBeginEditing clearsOnInsertion clearsSelectionOnViewWillAppear clipsSubviews \
    clipsToBounds closable colorMatched columnReordering columnResizing columnSelection command \
    completes contentViewInsetsToSafeArea continuous continuousSpellChecking control \
    copiesOnScroll crossfade dashSubstitution dataDetection deferred defersCurrentPageDisplay \
    definesPresentationContext delaysContentTouches delaysPrimaryMouseButtonEvents \
    delaysTouchesBegan delaysTouchesEnded detachesHiddenViews diacriticInsensitive \
    displayedWhenStopped doesNotDimImage doesRelativeDateFormatting doubleSided down \
    drawsBackground editable emptySelection enableSetNeedsDisplay enabled \
    enablesReturnKeyAutomatically extendedLayoutIncludesOpaqueBars fixedFrame flexibleMaxX \
    flexibleMaxY flexibleMinX flexibleMinY floatsGroupRows fullBounds fullScreenNone \
    fullScreenPrimary fullSizeContentView grammarChecking hasAttributedTitle \
    hasHorizontalScroller hasShadow hasThousandSeparators hasVerticalScroller heightSizable \
    hidden hidesAccessoryWhenEditing hidesBottomBarWhenPushed hidesForSinglePage \
    hidesOnDeactivate hidesWhenLoading hidesWhenStopped horizontallyResizable imageHugsTitle \
    importsGraphics incrementalSearchingEnabled indentationMarkerFollowsCell indeterminate \
    insetsLayoutMarginsFromSafeArea isEnabled isSeparatorItem javaEnabled \
    javaScriptCanOpenWindowsAutomatically javaScriptEnabled keyboardDisplayRequiresUserAction \
    keyboardKey largeTitles launchScreen layoutMarginsFollowReadableWidth leftStrut lenient \
    lightByBackground lightByContents lightByGray link linkDetection localization localized \
    localizesFormat maintainsBackForwardList mediaPlaybackAllowsAirPlay \
    mediaPlaybackRequiresUserAction miniaturizable minute mirroring misplaced momentary \
    multiLevelAccelerator multipleSelection multipleTouchEnabled navigationBarHidden none \
    notEnabled on oneShot opaque option pagingEnabled pitchEnabled pointerInteraction \
    prefetchingEnabled presentsWithGesture preservesSelection preservesSuperviewLayoutMargins \
    prompted providesPresentationContextTransitionStyle pullsDown pushIn quoteSubstitution \
    refusesFirstResponder releasedWhenClosed remembersLastFocusedIndexPath \
    representsSharedInstance resizable resizeWithTable restorable richText rightStrut \
    rotateEnabled scalesPageToFit scrollEnabled scrollable secureTextEntry selectable selected \
    selectionByRect selectionFollowsFocus selectsInsertedObjects sendsActionOnEndEditing \
    sendsSearchStringImmediately setsMaxLayoutWidthAtFirstLayout shift showsBookmarkButton \
    showsBuildings showsCancelButton showsCompass showsExpansionTextWhenTruncated \
    showsHorizontalScrollIndicator showsMenuAsPrimaryAction showsPointsOfInterest \
    showsReorderControl showsScale showsSearchResultsButton \
    showsSelectionImmediatelyOnTouchBegin showsToolbarButton showsTraffic showsUserLocation \
    showsVerticalScrollIndicator smartInsertDelete spellingCorrection springLoaded \
    supportsPressAndHold suppressesIncrementalRendering symbolic textCompletion textReplacement \
    titlebarAppearsTransparent titled toolbarHidden topStrut \
    translatesAutoresizingMaskIntoConstraints translucent transparent typeSelect up \
    useAutolayout useCurrentDate useSafeAreas useStoryboardIdentifierAsRestorationIdentifier \
    useTraitCollections userInteractionEnabled userResizable usesAppearanceFont \
    usesAttributedText usesAutomaticRowHeights usesDataSource usesFontPanel \
    usesGroupingSeparator usesPredominantAxisScrolling usesRuler usesSingleLineMode utility \
    valueWraps verticallyResizable viewBased visibleAtLaunch wantsLayer widthSizable wraps \
    zoomEnabled
    """

  /// The attributes whose values are numbers wherever they occur.
  static let numberNames = """
    alpha alphaValue blue blurRadius borderWidth bottom bottomPadding columnSpacing constant \
    cornerRadius criticalValue currentPage defaultFixedFontSize defaultFontSize defaultVersion \
    doubleValue dynamicTypePreference estimatedRowHeight green groupingSize height \
    heightAdjustment holdingPriority horizontalCompressionResistancePriority \
    horizontalHuggingPriority horizontalLineScroll horizontalPageScroll \
    horizontalStackHuggingPriority increment indentationLevel indentationPerLevel \
    indentationWidth inset itemSpacing itemWidth leadingPadding length lineHeightMultiple \
    lineSpacing location maxAcceleratorLevel maxNumberOfColumns maxNumberOfRows maxValue maxX \
    maxY maximumFractionDigits maximumIntegerDigits maximumNumberOfTouches maximumRecents \
    maximumValue maximumZoomScale minValue minWidth minX minimumFontSize minimumFractionDigits \
    minimumIntegerDigits minimumInteritemSpacing minimumLineHeight minimumLineSpacing \
    minimumNumberOfTouches minimumScaleFactor minimumZoomScale minuteInterval \
    numberOfClicksRequired numberOfLines numberOfTapsRequired numberOfTickMarks \
    numberOfTouchesRequired numberOfVisibleItems pointSize preferredMaxLayoutWidth \
    preferredPrimaryColumnWidthFraction previewedSeconds priority progress radius red rowHeight \
    rowSpacing sectionFooterHeight sectionHeaderHeight selectedSegmentIndex \
    selectedTabViewItemIndex size spacing stepValue tag tighteningFactorForTruncation \
    timeIntervalSinceReferenceDate top topPadding trailingOffset trailingPadding variableValue \
    verticalClippingResistancePriority verticalCompressionResistancePriority \
    verticalHuggingPriority verticalLineScroll verticalPageScroll verticalStackHuggingPriority \
    warningValue white width widthAdjustment x y
    """
}
