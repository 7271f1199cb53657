extension ClassTable {
  /// The views of AppKit that have other views, and those of frameworks beside it.
  static let cocoaContainers = """
    @NSStackView NSView stackView
    orientation;E:NSUserInterfaceLayoutOrientation;orientation;;horizontal
    alignment;E:NSStackViewAlignment;alignment
    distribution;E:NSStackViewDistribution;distribution
    spacing;num;spacing;;8
    edgeInsets;nsinsets;edgeInsets
    detachesHiddenViews;bool;detachesHiddenViews;;!false
    horizontalStackHuggingPriority;priority;setHuggingPriority(NSLayoutConstraint.Priority({v}), for: .horizontal);setHuggingPriority:{v} forOrientation:NSLayoutConstraintOrientationHorizontal
    verticalStackHuggingPriority;priority;setHuggingPriority(NSLayoutConstraint.Priority({v}), for: .vertical);setHuggingPriority:{v} forOrientation:NSLayoutConstraintOrientationVertical
    horizontalClippingResistancePriority;priority;setClippingResistancePriority(NSLayoutConstraint.Priority({v}), for: .horizontal);setClippingResistancePriority:{v} forOrientation:NSLayoutConstraintOrientationHorizontal
    verticalClippingResistancePriority;priority;setClippingResistancePriority(NSLayoutConstraint.Priority({v}), for: .vertical);setClippingResistancePriority:{v} forOrientation:NSLayoutConstraintOrientationVertical
    @NSVisualEffectView NSView visualEffectView
    material;E:NSVisualEffectMaterial;material
    blendingMode;E:NSVisualEffectBlendingMode;blendingMode
    state;E:NSVisualEffectState;state
    @NSBox NSView box
    boxType;E:NSBoxType;boxType
    borderType;E:NSBorderType;borderType
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
    arrangesAllSubviews;bool;arrangesAllSubviews
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
    borderType;E:NSBorderType;borderType;;!bezel
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
    scrollerInsets;nsinsets;scrollerInsets
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
    multipleSelection;bool;allowsMultipleSelection;;!true
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
    allowsImageEditing;bool;allowsImageEditing
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
    primaryBackgroundColor;color;backgroundColors = [{v}];backgroundColors = @[{v}]
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
    @NSGridRow NSObject gridRow
    height;num;height
    topPadding;num;topPadding
    bottomPadding;num;bottomPadding
    hidden;is;hidden
    yPlacement;E:NSGridCellPlacement;yPlacement
    rowAlignment;E:NSGridRowAlignment;rowAlignment
    @NSGridColumn NSObject gridColumn
    width;num;width
    leadingPadding;num;leadingPadding
    trailingPadding;num;trailingPadding
    hidden;is;hidden
    xPlacement;E:NSGridCellPlacement;xPlacement
    @NSGridCell NSObject gridCell
    xPlacement;E:NSGridCellPlacement;xPlacement
    yPlacement;E:NSGridCellPlacement;yPlacement
    rowAlignment;E:NSGridRowAlignment;rowAlignment
    @WKWebView NSView wkWebView WebKit
    allowsBackForwardNavigationGestures;bool;allowsBackForwardNavigationGestures
    @WebView NSView webView WebKit
    @NSOpenGLView NSView openGLView
    @MTKView NSView mtkView MetalKit
    @SCNView NSView sceneKitView SceneKit
    @MKMapView NSView mapView MapKit
    @AVPlayerView NSView playerView AVKit
    @PDFView NSView pdfView PDFKit
    """
}
