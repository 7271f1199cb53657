extension EnumerationTable {
  /// The enumerations and option sets of AppKit that UIKit does not have.
  static let appKit = """
    NSFocusRingType NSFocusRingType default none exterior
    NSUserInterfaceLayoutDirection NSUserInterfaceLayoutDirection leftToRight rightToLeft
    NSTextContentType NSTextContentType username password one-time-code=oneTimeCode
    NSControlSize NSControlSize regular small mini large
    NSControlStateValue NSControlStateValue on off mixed
    NSTextFieldBezelStyle NSTextField square=squareBezel|NSTextFieldSquareBezel round=roundedBezel|NSTextFieldRoundedBezel
    NSTokenStyle NSTokenStyle default none rounded squared plainSquared
    NSButtonType NSButtonType momentaryLight pushOnPushOff toggle switch radio momentaryChange onOff momentaryPushIn accelerator multiLevelAccelerator
    NSBezelStyle NSBezelStyle rounded regularSquare disclosure shadowlessSquare circular texturedSquare helpButton smallSquare texturedRounded roundedRect=roundRect recessed roundedDisclosure inline badge
    NSCellImagePosition NS noImage=noImage|NSNoImage only=imageOnly left=imageLeft right=imageRight below=imageBelow above=imageAbove overlaps=imageOverlaps leading=imageLeading trailing=imageTrailing
    NSImageScaling NSImageScale proportionallyDown=scaleProportionallyDown|NSImageScaleProportionallyDown axesIndependently=scaleAxesIndependently|NSImageScaleAxesIndependently none=scaleNone|NSImageScaleNone proportionallyUpOrDown=scaleProportionallyUpOrDown|NSImageScaleProportionallyUpOrDown
    NSImageFrameStyle NSImageFrame none photo grayBezel groove button
    NSImageAlignment NSImage center=alignCenter|NSImageAlignCenter top=alignTop|NSImageAlignTop left=alignLeft|NSImageAlignLeft right=alignRight|NSImageAlignRight bottom=alignBottom|NSImageAlignBottom
    NSEventModifierFlags NSEventModifierFlag command shift option control function numericPad capsLock
    NSPathStyle NSPathStyle standard popUp
    NSRectEdge NSRectEdge minX minY maxX maxY
    NSSliderType NSSliderType linear circular
    NSTickMarkPosition NSTickMarkPosition below above leading trailing left=leading right=trailing
    NSSegmentStyle NSSegmentStyle automatic rounded texturedRounded roundRect texturedSquare capsule smallSquare separated
    NSSegmentSwitchTracking NSSegmentSwitchTracking selectOne selectAny momentary momentaryAccelerator
    NSSegmentDistribution NSSegmentDistribution fit fill fillEqually fillProportionally
    NSUserInterfaceLayoutOrientation NSUserInterfaceLayoutOrientation horizontal vertical
    NSStackViewAlignment NSLayoutAttribute leading trailing left right top bottom centerX centerY baseline=lastBaseline lastBaseline firstBaseline width height
    NSStackViewDistribution NSStackViewDistribution gravityAreas fill fillEqually fillProportionally equalSpacing equalCentering
    NSVisualEffectMaterial NSVisualEffectMaterial appearanceBased titlebar selection menu popover sidebar headerView sheet windowBackground hudWindow=hudWindow|NSVisualEffectMaterialHUDWindow HUDWindow=hudWindow|NSVisualEffectMaterialHUDWindow fullScreenUI toolTip contentBackground underWindowBackground underPageBackground light dark mediumLight ultraDark
    NSVisualEffectBlendingMode NSVisualEffectBlendingMode behindWindow withinWindow
    NSVisualEffectState NSVisualEffectState followsWindowActiveState active inactive
    NSBoxType NSBox primary=primary|NSBoxPrimary separator=separator|NSBoxSeparator custom=custom|NSBoxCustom secondary=primary|NSBoxPrimary oldStyle=primary|NSBoxPrimary
    NSTitlePosition NS noTitle=noTitle aboveTop atTop belowTop aboveBottom atBottom belowBottom
    NSProgressIndicatorStyle NSProgressIndicatorStyle bar spinning
    NSSplitViewDividerStyle NSSplitViewDividerStyle thick thin paneSplitter
    NSTabViewType NS topTabsBezelBorder leftTabsBezelBorder bottomTabsBezelBorder rightTabsBezelBorder noTabsBezelBorder noTabsLineBorder noTabsNoBorder
    NSBorderType NS none=noBorder line=lineBorder bezel=bezelBorder groove=grooveBorder
    NSScrollElasticity NSScrollElasticity automatic none allowed
    NSScrollerStyle NSScrollerStyle legacy overlay
    NSScrollerKnobStyle NSScrollerKnobStyle default dark light
    NSScrollViewFindBarPosition NSScrollViewFindBarPosition aboveHorizontalRuler aboveContent belowContent
    NSTableViewRowSizeStyle NSTableViewRowSizeStyle default automatic=default systemDefault=default custom small medium large
    NSTableViewStyle NSTableViewStyle automatic fullWidth inset sourceList plain
    NSTableViewGridLineStyle NSTableView vertical=solidVerticalGridLineMask|NSTableViewSolidVerticalGridLineMask horizontal=solidHorizontalGridLineMask|NSTableViewSolidHorizontalGridLineMask dashedHorizontal=dashedHorizontalGridLineMask|NSTableViewDashedHorizontalGridLineMask
    NSTableViewColumnAutoresizingStyle NSTableView none=noColumnAutoresizing|NSTableViewNoColumnAutoresizing uniform=uniformColumnAutoresizingStyle|NSTableViewUniformColumnAutoresizingStyle sequential=sequentialColumnAutoresizingStyle|NSTableViewSequentialColumnAutoresizingStyle reverseSequential=reverseSequentialColumnAutoresizingStyle|NSTableViewReverseSequentialColumnAutoresizingStyle lastColumnOnly=lastColumnOnlyAutoresizingStyle|NSTableViewLastColumnOnlyAutoresizingStyle firstColumnOnly=firstColumnOnlyAutoresizingStyle|NSTableViewFirstColumnOnlyAutoresizingStyle
    NSTableViewSelectionHighlightStyle NSTableViewSelectionHighlightStyle none regular sourceList
    NSTableColumnResizingOptions NSTableColumn resizeWithTable=autoresizingMask|NSTableColumnAutoresizingMask userResizable=userResizingMask|NSTableColumnUserResizingMask
    NSBackgroundStyle NSBackgroundStyle normal emphasized raised lowered light=normal dark=emphasized
    NSRuleEditorNestingMode NSRuleEditorNestingMode single list compound simple
    NSGridCellPlacement NSGridCellPlacement inherited none leading top trailing bottom center fill
    NSGridRowAlignment NSGridRowAlignment inherited none firstBaseline lastBaseline
    NSWindowAnimationBehavior NSWindowAnimationBehavior default none documentWindow utilityWindow alertPanel
    NSWindowTabbingMode NSWindowTabbingMode automatic preferred disallowed
    NSWindowTitleVisibility NSWindowTitle visible=visible|NSWindowTitleVisible hidden=hidden|NSWindowTitleHidden
    NSWindowToolbarStyle NSWindowToolbarStyle automatic expanded preference unified unifiedCompact
    NSTitlebarSeparatorStyle NSTitlebarSeparatorStyle automatic none line shadow
    NSWindowCollectionBehavior NSWindowCollectionBehavior canJoinAllSpaces moveToActiveSpace managed transient stationary participatesInCycle ignoresCycle fullScreenPrimary fullScreenAuxiliary fullScreenNone fullScreenAllowsTiling fullScreenDisallowsTiling
    NSWindowStyleMask NSWindowStyleMask titled closable miniaturizable resizable texturedBackground unifiedTitleAndToolbar=unifiedTitleAndToolbar fullSizeContentView utility=utilityWindow documentModal=docModalWindow nonactivatingPanel HUD=hudWindow|NSWindowStyleMaskHUDWindow
    NSToolbarDisplayMode NSToolbarDisplayMode default iconAndLabel iconOnly labelOnly
    NSToolbarSizeMode NSToolbarSizeMode default regular small
    NSTabViewControllerTabStyle NSTabViewControllerTabStyle segmentedControlOnTop segmentedControlOnBottom toolbar unspecified
    NSSplitViewItemCollapseBehavior NSSplitViewItemCollapseBehavior default preferResizingSplitViewWithFixedSiblings preferResizingSiblingsWithFixedSplitView useConstraints
    NSFontTextStyle NSFontTextStyle largeTitle title1 title2 title3 headline subheadline body callout footnote caption1 caption2
    NSPopoverBehavior NSPopoverBehavior applicationDefined transient semitransient
    NSNumberFormatterStyle NSNumberFormatter none=none|NSNumberFormatterNoStyle decimal=decimal|NSNumberFormatterDecimalStyle currency=currency|NSNumberFormatterCurrencyStyle percent=percent|NSNumberFormatterPercentStyle scientific=scientific|NSNumberFormatterScientificStyle spellout=spellOut|NSNumberFormatterSpellOutStyle
    """
}
