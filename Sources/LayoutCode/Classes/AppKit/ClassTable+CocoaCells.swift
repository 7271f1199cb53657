extension ClassTable {
  /// The cells of AppKit. Their members are those of the controls.
  static let cocoaCells = """
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
    @NSTextFieldCell NSCell textFieldCell
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
    :allowedInputSourceLocales;strings;setValue({v}, forKeyPath: "cell.allowedInputSourceLocales");setValue:{v} forKeyPath:@"cell.allowedInputSourceLocales"
    @NSSecureTextFieldCell NSTextFieldCell secureTextFieldCell
    @NSSearchFieldCell NSTextFieldCell searchFieldCell
    sendsSearchStringImmediately;bool;sendsSearchStringImmediately
    sendsWholeSearchString;bool;sendsWholeSearchString
    recentsAutosaveName;str;recentsAutosaveName
    @NSTokenFieldCell NSTextFieldCell tokenFieldCell
    tokenStyle;E:NSTokenStyle;tokenStyle
    @NSComboBoxCell NSTextFieldCell comboBoxCell
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
    altersStateOfSelectedItem;bool;setValue({v}, forKeyPath: "cell.altersStateOfSelectedItem");setValue:@({v}) forKeyPath:@"cell.altersStateOfSelectedItem"
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
    pathStyle;E:NSPathStyle;pathStyle
    placeholderString;text;placeholderString
    url/string;url;url|URL
    editable;is;editable;;!false
    backgroundColor;color;backgroundColor
    """
}
