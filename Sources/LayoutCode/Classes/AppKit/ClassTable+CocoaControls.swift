extension ClassTable {
  /// The views and controls of AppKit.
  static let cocoaControls = """
    @NSObject - customObject object
    @NSView NSObject view containerView customView
    hidden;is;hidden;;false
    alphaValue;num;alphaValue;;1
    identifier;ident;identifier
    wantsLayer;bool;wantsLayer;;false
    clipsToBounds;bool;clipsToBounds;;false
    canDrawConcurrently;bool;canDrawConcurrently;;false
    canDrawSubviewsIntoLayer;bool;canDrawSubviewsIntoLayer;;false
    focusRingType;E:NSFocusRingType;focusRingType;;default
    autoresizesSubviews;bool;autoresizesSubviews;;true
    toolTip;text;toolTip
    appearanceType;appearance;appearance
    shadow;shadow;shadow
    userInterfaceLayoutDirection;E:NSUserInterfaceLayoutDirection;userInterfaceLayoutDirection
    horizontalHuggingPriority;priority;setContentHuggingPriority(NSLayoutConstraint.Priority({v}), for: .horizontal);setContentHuggingPriority:{v} forOrientation:NSLayoutConstraintOrientationHorizontal
    verticalHuggingPriority;priority;setContentHuggingPriority(NSLayoutConstraint.Priority({v}), for: .vertical);setContentHuggingPriority:{v} forOrientation:NSLayoutConstraintOrientationVertical
    horizontalCompressionResistancePriority;priority;setContentCompressionResistancePriority(NSLayoutConstraint.Priority({v}), for: .horizontal);setContentCompressionResistancePriority:{v} forOrientation:NSLayoutConstraintOrientationHorizontal
    verticalCompressionResistancePriority;priority;setContentCompressionResistancePriority(NSLayoutConstraint.Priority({v}), for: .vertical);setContentCompressionResistancePriority:{v} forOrientation:NSLayoutConstraintOrientationVertical
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
    """
}
