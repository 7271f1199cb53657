// Generated from the measured table `element-order.tsv` and from later counts of public documents; see
// `ElementOrder`.

extension ElementOrder {
  /// The children of each element in macOS documents, in their order.
  static let macChildren = """
    actionCell font:font
    allowedInputSourceLocales string
    allowedToolbarItems toolbarItem searchToolbarItem
    application menu:mainMenu connections
    arrayController classReference:objectClass connections
    binding dictionary:options
    box rect:frame autoresizingMask:autoresizingMask view:contentView constraints color:borderColor color:fillColor \
    font:titleFont point:canvasLocation
    button rect:frame constraints autoresizingMask:autoresizingMask animations buttonCell:cell color:contentTintColor \
    accessibility connections
    buttonCell behavior:behavior font:font string:keyEquivalent connections modifierMask:keyEquivalentModifierMask
    clickGestureRecognizer connections
    clipView rect:frame autoresizingMask:autoresizingMask subviews constraints nil:backgroundColor \
    color:backgroundColor edgeInsets:contentInsets
    collectionView rect:frame autoresizingMask:autoresizingMask collectionViewFlowLayout:collectionViewLayout \
    color:primaryBackgroundColor
    collectionViewFlowLayout size:itemSize
    collectionViewItem connections
    colorWell rect:frame constraints autoresizingMask:autoresizingMask color:color connections
    columns gridColumn
    comboBox rect:frame autoresizingMask:autoresizingMask constraints comboBoxCell:cell connections
    comboBoxCell font:font color:textColor color:backgroundColor objectValues connections
    containerView rect:frame userDefinedRuntimeAttributes constraints connections
    control rect:frame autoresizingMask:autoresizingMask string:toolTip actionCell:cell connections
    customObject connections
    customSpacing real
    customView rect:frame autoresizingMask:autoresizingMask subviews constraints shadow:shadow \
    userDefinedRuntimeAttributes connections point:canvasLocation
    datePicker rect:frame constraints datePickerCell:cell connections
    datePickerCell font:font date:date color:backgroundColor color:textColor datePickerElements:datePickerElements
    defaultToolbarItems searchToolbarItem toolbarItem
    dependencies deployment plugIn capability
    designable size:intrinsicContentSize
    designables designable
    dictionary bool:NSAllowsEditingMultipleValuesSelection bool:NSConditionallySetsEnabled \
    integer:NSMultipleValuesPlaceholder integer:NSNoSelectionPlaceholder integer:NSNotApplicablePlaceholder \
    integer:NSNullPlaceholder bool:NSRaisesForNotApplicableKeys bool:NSContinuouslyUpdatesValue string:NSDisplayName \
    string:NSPredicateFormat string:NSValueTransformerName
    document dependencies objects scenes inferredMetricsTieBreakers designables resources
    drawer size:contentSize size:minContentSize size:maxContentSize connections
    expression string:keyPath
    gridCell button:contentView secureTextField:contentView textField:contentView
    gridCells gridCell
    gridView rect:frame constraints rows columns gridCells
    holdingPriorities real
    image mutableData:keyedArchiveRepresentation
    imageCell imageReference:image font:font connections
    imageView rect:frame constraints autoresizingMask:autoresizingMask imageCell:cell color:contentTintColor \
    connections
    inferredMetricsTieBreakers segue
    items menuItem
    levelIndicator rect:frame constraints levelIndicatorCell:cell connections
    matrix rect:frame autoresizingMask:autoresizingMask color:backgroundColor size:cellSize size:intercellSpacing \
    buttonCell:prototype textFieldCell:prototype cells connections
    menu items connections point:canvasLocation
    menuItem string:title string:keyEquivalent attributedString:attributedTitle modifierMask:keyEquivalentModifierMask \
    menu:submenu imageReference:secondaryImage connections integer:representedObject
    namedColor color
    numberFormatter real:roundingIncrement real:minimum real:maximum attributedString:attributedStringForZero
    objectController declaredKeys classReference:objectClass connections
    outlineView rect:frame autoresizingMask:autoresizingMask size:intercellSpacing color:backgroundColor \
    tableViewGridLines:gridStyleMask color:gridColor tableColumns accessibility connections
    pagecontroller view:view
    pathCell font:font url:url allowedTypes connections
    pathControl rect:frame autoresizingMask:autoresizingMask constraints pathCell:cell accessibility connections
    popover connections
    popUpButton rect:frame constraints autoresizingMask:autoresizingMask popUpButtonCell:cell color:contentTintColor \
    connections point:canvasLocation
    popUpButtonCell behavior:behavior font:font modifierMask:keyEquivalentModifierMask menu:menu connections
    predicateEditor rect:frame autoresizingMask:autoresizingMask rowTemplates connections
    predicateEditorRowTemplate array:leftExpressionObject integer:rightExpressionObject popUpMenus
    progressIndicator rect:frame autoresizingMask:autoresizingMask constraints
    prototypeCellViews tableCellView customView
    rows gridRow
    ruleEditor rect:frame autoresizingMask:autoresizingMask
    scene objects point:canvasLocation
    scroller rect:frame autoresizingMask:autoresizingMask
    scrollView rect:frame autoresizingMask:autoresizingMask clipView:contentView constraints edgeInsets:contentInsets \
    scroller:horizontalScroller scroller:verticalScroller tableHeaderView:headerView
    searchField rect:frame autoresizingMask:autoresizingMask constraints searchFieldCell:cell connections
    searchFieldCell font:font color:textColor color:backgroundColor
    searchToolbarItem nil:toolTip searchField:view
    secureTextField rect:frame constraints autoresizingMask:autoresizingMask secureTextFieldCell:cell connections \
    point:canvasLocation
    secureTextFieldCell font:font color:textColor color:backgroundColor allowedInputSourceLocales
    segment nil:label
    segmentedCell font:font segments
    segmentedControl rect:frame autoresizingMask:autoresizingMask constraints segmentedCell:cell connections
    segments segment
    shadow size:offset color:color
    slider rect:frame autoresizingMask:autoresizingMask constraints animations sliderCell:cell accessibility \
    connections
    sliderCell font:font accessibility
    splitView rect:frame autoresizingMask:autoresizingMask subviews holdingPriorities connections
    splitViewController splitViewItems splitView:splitView connections
    splitViewItems splitViewItem
    stackView rect:frame subviews beginningViews autoresizingMask:autoresizingMask edgeInsets:edgeInsets constraints \
    visibilityPriorities customSpacing point:canvasLocation
    stepper rect:frame autoresizingMask:autoresizingMask stepperCell:cell connections
    stepperCell font:font
    switch rect:frame connections
    tableCellView rect:frame autoresizingMask:autoresizingMask subviews constraints connections
    tableColumn tableHeaderCell:headerCell textFieldCell:dataCell sortDescriptor:sortDescriptorPrototype \
    tableColumnResizingMask:resizingMask connections prototypeCellViews
    tableColumns tableColumn
    tableHeaderCell font:font color:textColor color:backgroundColor
    tableHeaderView rect:frame autoresizingMask:autoresizingMask
    tableView rect:frame autoresizingMask:autoresizingMask size:intercellSpacing color:backgroundColor \
    tableViewGridLines:gridStyleMask color:gridColor tableColumns connections
    tabView rect:frame autoresizingMask:autoresizingMask constraints font:font tabViewItems connections \
    point:canvasLocation
    tabViewController tabViewItems viewControllerTransitionOptions:transitionOptions tabView:tabView connections
    tabViewItem view:view
    tabViewItems tabViewItem
    textField rect:frame constraints autoresizingMask:autoresizingMask animations shadow:shadow textFieldCell:cell \
    accessibility connections
    textFieldCell numberFormatter:formatter font:font string:title color:textColor color:backgroundColor
    textView rect:frame autoresizingMask:autoresizingMask color:textColor touchBar:touchBar color:backgroundColor \
    size:minSize size:maxSize attributedString:textStorage color:insertionPointColor
    tokenField rect:frame constraints tokenFieldCell:cell connections
    tokenFieldCell font:font color:textColor color:backgroundColor
    toolbar allowedToolbarItems defaultToolbarItems connections
    toolbarItem nil:toolTip size:minSize size:maxSize button:view connections popUpButton:view searchField:view \
    segmentedControl:view
    touchBar touchBarItems
    touchBarItem viewController:viewController size:designTimeSize
    touchBarPopoverItem touchBar:popoverTouchBar
    treeController declaredKeys classReference:objectClass connections
    userDefaultsController declaredKeys
    userDefinedRuntimeAttribute color:value
    view rect:frame autoresizingMask:autoresizingMask subviews constraints viewLayoutGuide:safeArea animations \
    userDefinedRuntimeAttributes viewLayoutGuide:layoutMargins
    viewController view:view customView:view box:view connections
    visibilityPriorities integer
    visualEffectView rect:frame autoresizingMask:autoresizingMask subviews constraints connections \
    point:canvasLocation shadow:shadow
    webView rect:frame autoresizingMask:autoresizingMask constraints animations webPreferences:preferences connections
    window windowStyleMask:styleMask windowCollectionBehavior:collectionBehavior \
    windowPositionMask:initialPositionMask rect:contentRect rect:screenRect value:minSize value:maxSize \
    value:minFullScreenContentSize value:maxFullScreenContentSize view:contentView toolbar:toolbar \
    contentBorderThickness connections point:canvasLocation
    windowController window:window connections
    wkWebView rect:frame autoresizingMask:autoresizingMask wkWebViewConfiguration:configuration connections
    wkWebViewConfiguration audiovisualMediaTypes:mediaTypesRequiringUserActionForPlayback wkPreferences:preferences
    """
}
