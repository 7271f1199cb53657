extension ClassTable {
  /// The classes of AppKit and the frameworks beside it, with the members that code sets.
  ///
  /// The members of a cell are those of its control.
  static let appKit = """
    @NSObject - customObject object
    @NSView NSObject view containerView customView
    hidden;is;hidden;;false
    alphaValue;num;alphaValue;;1
    identifier;ident;identifier
    wantsLayer;bool;wantsLayer;;false
    canDrawConcurrently;bool;canDrawConcurrently;;false
    canDrawSubviewsIntoLayer;bool;canDrawSubviewsIntoLayer;;false
    focusRingType;E:NSFocusRingType;focusRingType;;default
    autoresizesSubviews;bool;autoresizesSubviews;;true
    toolTip;text;toolTip
    appearanceType;appearance;appearance
    shadow;shadow;shadow
    userInterfaceLayoutDirection;E:NSUserInterfaceLayoutDirection;userInterfaceLayoutDirection
    horizontalHuggingPriority;num;setContentHuggingPriority(NSLayoutConstraint.Priority({v}), for: .horizontal);setContentHuggingPriority:{v} forOrientation:NSLayoutConstraintOrientationHorizontal
    verticalHuggingPriority;num;setContentHuggingPriority(NSLayoutConstraint.Priority({v}), for: .vertical);setContentHuggingPriority:{v} forOrientation:NSLayoutConstraintOrientationVertical
    horizontalCompressionResistancePriority;num;setContentCompressionResistancePriority(NSLayoutConstraint.Priority({v}), for: .horizontal);setContentCompressionResistancePriority:{v} forOrientation:NSLayoutConstraintOrientationHorizontal
    verticalCompressionResistancePriority;num;setContentCompressionResistancePriority(NSLayoutConstraint.Priority({v}), for: .vertical);setContentCompressionResistancePriority:{v} forOrientation:NSLayoutConstraintOrientationVertical
    :accessibility/description;text;setAccessibilityLabel({v});setAccessibilityLabel:{v}
    :accessibility/help;text;setAccessibilityHelp({v});setAccessibilityHelp:{v}
    :accessibility/identifier;str;setAccessibilityIdentifier({v});setAccessibilityIdentifier:{v}

    @NSControl NSView control
    tag;int;tag;;0
    allowsExpansionToolTips;bool;allowsExpansionToolTips;;false
    enabled;is;enabled;;true

    @NSTextField NSControl textField
    allowsCharacterPickerTouchBarItem;bool;allowsCharacterPickerTouchBarItem
    textCompletion;is;automaticTextCompletionEnabled
    preferredMaxLayoutWidth;num;preferredMaxLayoutWidth
    contentType;E:NSTextContentType;contentType
    @NSSecureTextField NSTextField secureTextField
    @NSSearchField NSTextField searchField
    @NSTokenField NSTextField tokenField
    @NSComboBox NSTextField comboBox
    @NSButton NSControl button
    imageHugsTitle;bool;imageHugsTitle
    contentTintColor;color;contentTintColor
    bezelColor;color;bezelColor
    springLoaded;is;springLoaded
    @NSPopUpButton NSButton popUpButton
    @NSSlider NSControl slider
    @NSStepper NSControl stepper
    @NSSegmentedControl NSControl segmentedControl
    @NSLevelIndicator NSControl levelIndicator
    @NSDatePicker NSControl datePicker
    @NSPathControl NSControl pathControl
    @NSColorWell NSControl colorWell
    color;color;color
    bordered;is;bordered
    @NSImageView NSControl imageView
    contentTintColor;color;contentTintColor
    editable;is;editable
    allowsCutCopyPaste;bool;allowsCutCopyPaste
    @NSSwitch NSControl switch
    state;E:NSControlStateValue;state
    alignment;E:NSTextAlignment;alignment
    baseWritingDirection;E:NSWritingDirection;baseWritingDirection
    controlSize;E:NSControlSize;controlSize

    @NSCell NSObject cell
    controlSize;E:NSControlSize;controlSize
    lineBreakMode;E:NSLineBreakMode;lineBreakMode
    refusesFirstResponder;bool;refusesFirstResponder
    alignment;E:NSTextAlignment;alignment
    font;font;font
    focusRingType;E:NSFocusRingType;focusRingType
    usesSingleLineMode;bool;usesSingleLineMode
    baseWritingDirection;E:NSWritingDirection;baseWritingDirection
    continuous;is;continuous
    enabled;is;enabled;;true
    tag;int;tag
    allowsUndo;bool;cell?.allowsUndo|cell.allowsUndo
    allowsEditingTextAttributes;bool;cell?.allowsEditingTextAttributes|cell.allowsEditingTextAttributes
    sendsActionOnEndEditing;bool;cell?.sendsActionOnEndEditing|cell.sendsActionOnEndEditing
    scrollable;bool;cell?.isScrollable|cell.scrollable
    truncatesLastVisibleLine;bool;cell?.truncatesLastVisibleLine|cell.truncatesLastVisibleLine
    @NSTextFieldCell NSCell textFieldCell secureTextFieldCell searchFieldCell tokenFieldCell comboBoxCell
    title;text;stringValue
    placeholderString;text;placeholderString
    textColor;color;textColor
    backgroundColor;color;backgroundColor
    drawsBackground;bool;drawsBackground;;!false
    selectable;is;selectable;;!false
    editable;is;editable;;!false
    borderStyle;word:bezel;isBezeled|bezeled;;!false
    borderStyle;word:border;isBordered|bordered;;!false
    bezelStyle;E:NSTextFieldBezelStyle;bezelStyle
    sendsSearchStringImmediately;bool;sendsSearchStringImmediately
    sendsWholeSearchString;bool;sendsWholeSearchString
    recentsAutosaveName;str;recentsAutosaveName
    tokenStyle;E:NSTokenStyle;tokenStyle
    completes;bool;completes
    numberOfVisibleItems;int;numberOfVisibleItems
    @NSButtonCell NSCell buttonCell
    type;buttonType;setButtonType({v});setButtonType:{v}
    title;text;title
    alternateTitle;text;alternateTitle
    image;image;image
    alternateImage;image;alternateImage
    bezelStyle;E:NSBezelStyle;bezelStyle
    imagePosition;E:NSCellImagePosition;imagePosition
    imageScaling;E:NSImageScaling;imageScaling
    borderStyle;word:border;isBordered|bordered;;!false
    state;E:NSControlStateValue;state
    keyEquivalent;str;keyEquivalent
    keyEquivalentModifierMask;F:NSEventModifierFlags;keyEquivalentModifierMask
    allowsMixedState;bool;allowsMixedState
    transparent;is;transparent
    maxAcceleratorLevel;int;maxAcceleratorLevel
    showsBorderOnlyWhileMouseInside;bool;showsBorderOnlyWhileMouseInside
    @NSPopUpButtonCell NSCell popUpButtonCell
    pullsDown;bool;pullsDown;;false
    autoenablesItems;bool;autoenablesItems
    preferredEdge;E:NSRectEdge;preferredEdge
    bezelStyle;E:NSBezelStyle;bezelStyle
    imageScaling;E:NSImageScaling;imageScaling
    @NSSliderCell NSCell sliderCell
    minValue;num;minValue
    maxValue;num;maxValue
    doubleValue;num;doubleValue
    sliderType;E:NSSliderType;sliderType
    tickMarkPosition;E:NSTickMarkPosition;tickMarkPosition
    numberOfTickMarks;int;numberOfTickMarks
    allowsTickMarkValuesOnly;bool;allowsTickMarkValuesOnly
    altIncrementValue;num;altIncrementValue
    @NSStepperCell NSCell stepperCell
    minValue;num;minValue
    maxValue;num;maxValue
    doubleValue;num;doubleValue
    increment;num;increment
    valueWraps;bool;valueWraps
    @NSSegmentedCell NSCell segmentedCell
    style;E:NSSegmentStyle;segmentStyle
    trackingMode;E:NSSegmentSwitchTracking;trackingMode
    segmentDistribution;E:NSSegmentDistribution;segmentDistribution
    selectedSegment;int;selectedSegment
    @NSImageCell NSCell imageCell
    image;image;image
    imageScaling;E:NSImageScaling;imageScaling
    imageFrameStyle;E:NSImageFrameStyle;imageFrameStyle
    imageAlignment;E:NSImageAlignment;imageAlignment
    animates;bool;animates
    @NSLevelIndicatorCell NSCell levelIndicatorCell
    minValue;num;minValue
    maxValue;num;maxValue
    doubleValue;num;doubleValue
    warningValue;num;warningValue
    criticalValue;num;criticalValue
    @NSDatePickerCell NSCell datePickerCell
    textColor;color;textColor
    backgroundColor;color;backgroundColor
    drawsBackground;bool;drawsBackground
    @NSPathCell NSCell pathCell
    backgroundColor;color;backgroundColor

    @NSStackView NSView stackView
    orientation;E:NSUserInterfaceLayoutOrientation;orientation;;horizontal
    alignment;E:NSStackViewAlignment;alignment
    distribution;E:NSStackViewDistribution;distribution
    spacing;num;spacing;;8
    edgeInsets;nsinsets;edgeInsets
    detachesHiddenViews;bool;detachesHiddenViews
    horizontalStackHuggingPriority;num;setHuggingPriority(NSLayoutConstraint.Priority({v}), for: .horizontal);setHuggingPriority:{v} forOrientation:NSLayoutConstraintOrientationHorizontal
    verticalStackHuggingPriority;num;setHuggingPriority(NSLayoutConstraint.Priority({v}), for: .vertical);setHuggingPriority:{v} forOrientation:NSLayoutConstraintOrientationVertical
    horizontalClippingResistancePriority;num;setClippingResistancePriority(NSLayoutConstraint.Priority({v}), for: .horizontal);setClippingResistancePriority:{v} forOrientation:NSLayoutConstraintOrientationHorizontal
    verticalClippingResistancePriority;num;setClippingResistancePriority(NSLayoutConstraint.Priority({v}), for: .vertical);setClippingResistancePriority:{v} forOrientation:NSLayoutConstraintOrientationVertical
    @NSVisualEffectView NSView visualEffectView
    material;E:NSVisualEffectMaterial;material
    blendingMode;E:NSVisualEffectBlendingMode;blendingMode
    state;E:NSVisualEffectState;state
    @NSBox NSView box
    boxType;E:NSBoxType;boxType
    title;text;title
    titlePosition;E:NSTitlePosition;titlePosition
    titleFont;font;titleFont
    fillColor;color;fillColor
    borderColor;color;borderColor
    borderWidth;num;borderWidth
    cornerRadius;num;cornerRadius
    transparent;is;transparent
    contentViewMargins;size;contentViewMargins
    @NSProgressIndicator NSView progressIndicator
    style;E:NSProgressIndicatorStyle;style
    minValue;num;minValue
    maxValue;num;maxValue
    doubleValue;num;doubleValue
    indeterminate;is;indeterminate;;!false
    controlSize;E:NSControlSize;controlSize
    displayedWhenStopped;is;displayedWhenStopped
    bezeled;is;bezeled
    usesThreadedAnimation;bool;usesThreadedAnimation
    @NSSplitView NSView splitView
    vertical;is;vertical;;!false
    dividerStyle;E:NSSplitViewDividerStyle;dividerStyle
    autosaveName;str;autosaveName
    @NSTabView NSView tabView
    type;E:NSTabViewType;tabViewType
    font;font;font
    controlSize;E:NSControlSize;controlSize
    drawsBackground;bool;drawsBackground
    allowsTruncatedLabels;bool;allowsTruncatedLabels
    @NSTabViewItem NSObject tabViewItem
    label;text;label
    toolTip;text;toolTip
    image;image;image
    color;color;color
    @NSScrollView NSView scrollView
    borderType;E:NSBorderType;borderType
    hasHorizontalScroller;bool;hasHorizontalScroller;;!true
    hasVerticalScroller;bool;hasVerticalScroller;;!true
    autohidesScrollers;bool;autohidesScrollers
    horizontalLineScroll;num;horizontalLineScroll
    verticalLineScroll;num;verticalLineScroll
    horizontalPageScroll;num;horizontalPageScroll
    verticalPageScroll;num;verticalPageScroll
    usesPredominantAxisScrolling;bool;usesPredominantAxisScrolling
    horizontalScrollElasticity;E:NSScrollElasticity;horizontalScrollElasticity
    verticalScrollElasticity;E:NSScrollElasticity;verticalScrollElasticity
    scrollerStyle;E:NSScrollerStyle;scrollerStyle
    scrollerKnobStyle;E:NSScrollerKnobStyle;scrollerKnobStyle
    drawsBackground;bool;drawsBackground
    backgroundColor;color;backgroundColor
    findBarPosition;E:NSScrollViewFindBarPosition;findBarPosition
    allowsMagnification;bool;allowsMagnification
    minMagnification;num;minMagnification
    maxMagnification;num;maxMagnification
    automaticallyAdjustsContentInsets;bool;automaticallyAdjustsContentInsets
    contentInsets;nsinsets;contentInsets
    @NSClipView NSView clipView
    drawsBackground;bool;drawsBackground
    backgroundColor;color;backgroundColor
    automaticallyAdjustsContentInsets;bool;automaticallyAdjustsContentInsets
    contentInsets;nsinsets;contentInsets
    @NSTableView NSControl tableView
    rowHeight;num;rowHeight
    rowSizeStyle;E:NSTableViewRowSizeStyle;rowSizeStyle
    tableStyle;E:NSTableViewStyle;style
    intercellSpacing;size;intercellSpacing
    backgroundColor;color;backgroundColor
    gridColor;color;gridColor
    gridStyleMask;F:NSTableViewGridLineStyle;gridStyleMask
    columnAutoresizingStyle;E:NSTableViewColumnAutoresizingStyle;columnAutoresizingStyle
    selectionHighlightStyle;E:NSTableViewSelectionHighlightStyle;selectionHighlightStyle
    alternatingRowBackgroundColors;bool;usesAlternatingRowBackgroundColors
    columnReordering;bool;allowsColumnReordering
    columnResizing;bool;allowsColumnResizing
    columnSelection;bool;allowsColumnSelection
    multipleSelection;bool;allowsMultipleSelection
    emptySelection;bool;allowsEmptySelection
    typeSelect;bool;allowsTypeSelect
    floatsGroupRows;bool;floatsGroupRows
    usesAutomaticRowHeights;bool;usesAutomaticRowHeights
    autosaveColumns;bool;autosaveTableColumns
    autosaveName;str;autosaveName
    @NSOutlineView NSTableView outlineView
    indentationPerLevel;num;indentationPerLevel
    indentationMarkerFollowsCell;bool;indentationMarkerFollowsCell
    autoresizesOutlineColumn;bool;autoresizesOutlineColumn
    autosaveExpandedItems;bool;autosaveExpandedItems
    @NSTableColumn NSObject tableColumn
    width;num;width
    minWidth;num;minWidth
    maxWidth;num;maxWidth
    resizingMask;F:NSTableColumnResizingOptions;resizingMask
    editable;is;editable
    hidden;is;hidden
    headerToolTip;text;headerToolTip
    headerCell/title;text;headerCell.stringValue
    headerCell/alignment;E:NSTextAlignment;headerCell.alignment
    headerCell/font;font;headerCell.font
    headerCell/lineBreakMode;E:NSLineBreakMode;headerCell.lineBreakMode
    headerCell/textColor;color;headerCell.textColor
    headerCell/borderStyle;word:border;headerCell.isBordered|headerCell.bordered
    sortDescriptorPrototype;sort;sortDescriptorPrototype
    @NSTableCellView NSView tableCellView
    backgroundStyle;E:NSBackgroundStyle;backgroundStyle
    @NSTableRowView NSView tableRowView
    @NSTableHeaderView NSView tableHeaderView
    @NSScroller NSControl scroller
    doubleValue;num;doubleValue
    @NSTextView NSView textView
    string;text;string
    editable;is;editable;;!true
    selectable;is;selectable
    richText;is;richText
    importsGraphics;bool;importsGraphics
    drawsBackground;bool;drawsBackground
    backgroundColor;color;backgroundColor
    textColor;color;textColor
    insertionPointColor;color;insertionPointColor
    font;font;font
    usesFontPanel;bool;usesFontPanel
    usesRuler;bool;usesRuler
    usesFindPanel;bool;usesFindPanel
    findStyle;word:bar;usesFindBar|usesFindBar
    incrementalSearchingEnabled;is;incrementalSearchingEnabled
    allowsUndo;bool;allowsUndo
    allowsDocumentBackgroundColorChange;bool;allowsDocumentBackgroundColorChange
    allowsNonContiguousLayout;bool;layoutManager?.allowsNonContiguousLayout|layoutManager.allowsNonContiguousLayout
    allowsCharacterPickerTouchBarItem;bool;allowsCharacterPickerTouchBarItem
    textCompletion;is;automaticTextCompletionEnabled
    smartInsertDelete;bool;smartInsertDeleteEnabled
    spellingCorrection;is;automaticSpellingCorrectionEnabled
    continuousSpellChecking;is;continuousSpellCheckingEnabled
    grammarChecking;is;grammarCheckingEnabled
    quoteSubstitution;is;automaticQuoteSubstitutionEnabled
    dashSubstitution;is;automaticDashSubstitutionEnabled
    textReplacement;is;automaticTextReplacementEnabled
    linkDetection;is;automaticLinkDetectionEnabled
    dataDetection;is;automaticDataDetectionEnabled
    horizontallyResizable;is;horizontallyResizable
    verticallyResizable;is;verticallyResizable
    minSize;size;minSize
    maxSize;size;maxSize
    fieldEditor;is;fieldEditor
    baseWritingDirection;E:NSWritingDirection;baseWritingDirection
    @NSRuleEditor NSControl ruleEditor
    rowHeight;num;rowHeight
    nestingMode;E:NSRuleEditorNestingMode;nestingMode
    @NSPredicateEditor NSRuleEditor predicateEditor
    @NSCollectionView NSView collectionView
    selectable;is;selectable
    allowsMultipleSelection;bool;allowsMultipleSelection
    allowsEmptySelection;bool;allowsEmptySelection
    @NSCollectionViewFlowLayout NSObject collectionViewFlowLayout
    minimumLineSpacing;num;minimumLineSpacing
    minimumInteritemSpacing;num;minimumInteritemSpacing
    itemSize;size;itemSize
    @NSGridView NSView gridView
    rowSpacing;num;rowSpacing
    columnSpacing;num;columnSpacing
    xPlacement;E:NSGridCellPlacement;xPlacement
    yPlacement;E:NSGridCellPlacement;yPlacement
    rowAlignment;E:NSGridRowAlignment;rowAlignment
    @WKWebView NSView wkWebView WebKit
    allowsBackForwardNavigationGestures;bool;allowsBackForwardNavigationGestures
    @WebView NSView webView WebKit
    @MTKView NSView mtkView MetalKit
    @SCNView NSView sceneKitView SceneKit
    @MKMapView NSView mapView MapKit
    @AVPlayerView NSView playerView AVKit
    @PDFView NSView pdfView PDFKit

    @NSWindow NSObject window
    title;text;title
    subtitle;text;subtitle
    releasedWhenClosed;is;releasedWhenClosed
    autorecalculatesKeyViewLoop;bool;autorecalculatesKeyViewLoop
    allowsToolTipsWhenApplicationIsInactive;bool;allowsToolTipsWhenApplicationIsInactive
    animationBehavior;E:NSWindowAnimationBehavior;animationBehavior
    tabbingMode;E:NSWindowTabbingMode;tabbingMode
    tabbingIdentifier;str;tabbingIdentifier
    titlebarAppearsTransparent;bool;titlebarAppearsTransparent
    titleVisibility;E:NSWindowTitleVisibility;titleVisibility
    toolbarStyle;E:NSWindowToolbarStyle;toolbarStyle
    separatorStyle;E:NSTitlebarSeparatorStyle;titlebarSeparatorStyle
    frameAutosaveName;str;setFrameAutosaveName({v});setFrameAutosaveName:{v}
    collectionBehavior;F:NSWindowCollectionBehavior;collectionBehavior
    hidesOnDeactivate;bool;hidesOnDeactivate
    restorable;is;restorable
    identifier;ident;identifier
    minSize;size;minSize
    maxSize;size;maxSize
    hasShadow;bool;hasShadow
    showsToolbarButton;bool;showsToolbarButton
    appearanceType;appearance;appearance
    excludedFromWindowsMenu;is;excludedFromWindowsMenu
    @NSPanel NSWindow panel
    @NSToolbar NSObject toolbar
    displayMode;E:NSToolbarDisplayMode;displayMode
    sizeMode;E:NSToolbarSizeMode;sizeMode
    autosavesConfiguration;bool;autosavesConfiguration
    allowsUserCustomization;bool;allowsUserCustomization
    showsBaselineSeparator;bool;showsBaselineSeparator
    @NSToolbarItem NSObject toolbarItem
    label;text;label
    paletteLabel;text;paletteLabel
    toolTip;text;toolTip
    title;text;title
    image;image;image
    tag;int;tag
    bordered;is;bordered
    navigational;is;navigational
    minSize;size;minSize
    maxSize;size;maxSize
    enabled;is;enabled
    autovalidates;bool;autovalidates
    visibilityPriority;num;visibilityPriority = NSToolbarItem.VisibilityPriority({v});visibilityPriority = {v}
    @NSMenu NSObject menu
    title;text;title
    autoenablesItems;bool;autoenablesItems
    showsStateColumn;bool;showsStateColumn
    minimumWidth;num;minimumWidth
    identifier;ident;identifier
    @NSMenuItem NSObject menuItem
    title;text;title
    attributedTitle;attributed;attributedTitle
    keyEquivalent;str;keyEquivalent
    keyEquivalentModifierMask;F:NSEventModifierFlags;keyEquivalentModifierMask
    tag;int;tag;;0
    state;E:NSControlStateValue;state
    hidden;is;hidden;;false
    enabled;is;enabled;;true
    alternate;is;alternate
    indentationLevel;int;indentationLevel
    image;image;image
    toolTip;text;toolTip
    identifier;ident;identifier
    allowsKeyEquivalentWhenHidden;bool;allowsKeyEquivalentWhenHidden

    @NSViewController NSObject viewController
    title;text;title
    @NSWindowController NSObject windowController
    @NSTabViewController NSViewController tabViewController
    tabStyle;E:NSTabViewControllerTabStyle;tabStyle
    selectedTabViewItemIndex;int;selectedTabViewItemIndex
    @NSSplitViewController NSViewController splitViewController
    @NSPageController NSViewController pagecontroller pageController
    @NSSplitViewItem NSObject splitViewItem
    canCollapse;bool;canCollapse
    holdingPriority;num;holdingPriority = NSLayoutConstraint.Priority({v});holdingPriority = {v}
    minimumThickness;num;minimumThickness
    maximumThickness;num;maximumThickness
    preferredThicknessFraction;num;preferredThicknessFraction
    collapseBehavior;E:NSSplitViewItemCollapseBehavior;collapseBehavior
    springLoaded;is;springLoaded
    titlebarSeparatorStyle;E:NSTitlebarSeparatorStyle;titlebarSeparatorStyle
    @NSPopover NSObject popover
    behavior;popoverBehavior;behavior
    animates;bool;animates
    @NSObjectController NSObject objectController
    editable;is;editable
    automaticallyPreparesContent;bool;automaticallyPreparesContent
    @NSArrayController NSObjectController arrayController
    avoidsEmptySelection;bool;avoidsEmptySelection
    preservesSelection;bool;preservesSelection
    selectsInsertedObjects;bool;selectsInsertedObjects
    clearsFilterPredicateOnInsertion;bool;clearsFilterPredicateOnInsertion
    @NSTreeController NSObjectController treeController
    childrenKeyPath;str;childrenKeyPath
    countKeyPath;str;countKeyPath
    leafKeyPath;str;leafKeyPath
    @NSUserDefaultsController NSObject userDefaultsController
    @NumberFormatter NSObject numberFormatter
    numberStyle;E:NSNumberFormatterStyle;numberStyle
    minimumIntegerDigits;int;minimumIntegerDigits
    maximumIntegerDigits;int;maximumIntegerDigits
    minimumFractionDigits;int;minimumFractionDigits
    maximumFractionDigits;int;maximumFractionDigits
    usesGroupingSeparator;bool;usesGroupingSeparator
    groupingSize;int;groupingSize
    formatWidth;int;formatWidth
    minimum/value;object;minimum
    maximum/value;object;maximum
    positiveFormat;str;positiveFormat
    negativeFormat;str;negativeFormat
    allowsFloats;bool;allowsFloats
    lenient;is;lenient
    @NSGestureRecognizer NSObject gestureRecognizer
    enabled;is;enabled
    @NSClickGestureRecognizer NSGestureRecognizer clickGestureRecognizer
    numberOfClicksRequired;int;numberOfClicksRequired
    @NSPanGestureRecognizer NSGestureRecognizer panGestureRecognizer
    @NSPressGestureRecognizer NSGestureRecognizer pressGestureRecognizer
    @NSMagnificationGestureRecognizer NSGestureRecognizer magnificationGestureRecognizer
    @NSRotationGestureRecognizer NSGestureRecognizer rotationGestureRecognizer
    @NSApplication NSObject application
    """
}
