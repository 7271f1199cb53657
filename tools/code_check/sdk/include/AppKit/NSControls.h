#pragma once
#import "NSConstraints.h"
@class NSCell, NSMenu, NSMenuItem, NSSound;

NS_ASSUME_NONNULL_BEGIN

typedef ENUM(NSUInteger, NSControlSize, "NSControl.ControlSize") { NSControlSizeRegular, NSControlSizeSmall, NSControlSizeMini, NSControlSizeLarge STANDIN_MACOS(11.0) };
typedef NSInteger NSControlStateValue CONSTANTS("NSControl.StateValue");
static const NSControlStateValue NSControlStateValueMixed SWIFT("mixed") = -1;
static const NSControlStateValue NSControlStateValueOff SWIFT("off") = 0;
static const NSControlStateValue NSControlStateValueOn SWIFT("on") = 1;
typedef ENUM(NSUInteger, NSCellImagePosition, "NSControl.ImagePosition") { NSNoImage SWIFT("noImage"), NSImageOnly SWIFT("imageOnly"), NSImageLeft SWIFT("imageLeft"), NSImageRight SWIFT("imageRight"), NSImageBelow SWIFT("imageBelow"), NSImageAbove SWIFT("imageAbove"), NSImageOverlaps SWIFT("imageOverlaps"), NSImageLeading SWIFT("imageLeading"), NSImageTrailing SWIFT("imageTrailing") };
typedef ENUM(NSUInteger, NSImageScaling, "NSImageScaling") { NSImageScaleProportionallyDown SWIFT("scaleProportionallyDown"), NSImageScaleAxesIndependently SWIFT("scaleAxesIndependently"), NSImageScaleNone SWIFT("scaleNone"), NSImageScaleProportionallyUpOrDown SWIFT("scaleProportionallyUpOrDown") };
typedef ENUM(NSUInteger, NSCellType, "NSCell.CellType") { NSNullCellType SWIFT("nullCellType"), NSTextCellType SWIFT("textCellType"), NSImageCellType SWIFT("imageCellType") };
typedef ENUM(NSInteger, NSBackgroundStyle, "NSView.BackgroundStyle") { NSBackgroundStyleNormal, NSBackgroundStyleEmphasized, NSBackgroundStyleRaised, NSBackgroundStyleLowered };
typedef OPTIONS(NSUInteger, NSEventMask, "NSEvent.EventTypeMask") { NSEventMaskLeftMouseDown = 1 << 1, NSEventMaskLeftMouseUp = 1 << 2, NSEventMaskLeftMouseDragged = 1 << 6, NSEventMaskPeriodic = 1 << 16 };
@interface NSEvent : NSObject <NSCopying, NSCoding>
@end
@interface NSSound : NSObject <NSCopying, NSSecureCoding>
+ (nullable NSSound *)soundNamed:(NSString *)name SWIFT("init(named:)");
@end
UI_ACTOR
@interface NSCell : NSObject <NSCopying, NSCoding>
- (instancetype)init DESIGNATED;
- (instancetype)initTextCell:(NSString *)text DESIGNATED;
- (instancetype)initImageCell:(nullable NSImage *)image DESIGNATED;
- (instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property NSCellType type;
@property NSControlStateValue state;
@property (nullable, weak) id target;
@property (nullable) SEL action;
@property NSInteger tag;
@property (copy) NSString *title;
@property (getter=isEnabled) BOOL enabled;
@property (getter=isContinuous) BOOL continuous;
@property (getter=isEditable) BOOL editable;
@property (getter=isSelectable) BOOL selectable;
@property (getter=isBordered) BOOL bordered;
@property (getter=isBezeled) BOOL bezeled;
@property (getter=isScrollable) BOOL scrollable;
@property (getter=isHighlighted) BOOL highlighted;
@property NSTextAlignment alignment;
@property BOOL wraps;
@property (nullable, strong) NSFont *font;
@property (nullable, strong) __kindof NSFormatter *formatter;
@property (nullable, copy) id objectValue;
@property (copy) NSString *stringValue;
@property NSInteger integerValue;
@property double doubleValue;
@property (nullable, strong) NSImage *image;
@property NSControlSize controlSize;
@property (nullable, strong) id representedObject;
@property BOOL sendsActionOnEndEditing;
@property BOOL refusesFirstResponder;
@property BOOL showsFirstResponder;
@property NSWritingDirection baseWritingDirection;
@property NSLineBreakMode lineBreakMode;
@property BOOL allowsUndo;
@property BOOL truncatesLastVisibleLine;
@property BOOL usesSingleLineMode;
@property (copy) NSAttributedString *attributedStringValue;
@property BOOL allowsEditingTextAttributes;
@property BOOL importsGraphics;
@property BOOL allowsMixedState;
@property NSFocusRingType focusRingType;
@property NSBackgroundStyle backgroundStyle;
- (NSInteger)sendActionOn:(NSEventMask)mask SWIFT("sendAction(on:)") __attribute__((swift_attr("@discardableResult")));
@end
UI_ACTOR
@interface NSActionCell : NSCell
@end
UI_ACTOR
@interface NSControl : NSView
- (instancetype)initWithFrame:(NSRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, weak) id target;
@property (nullable) SEL action;
@property NSInteger tag;
@property BOOL ignoresMultiClick;
@property (getter=isContinuous) BOOL continuous;
@property (getter=isEnabled) BOOL enabled;
@property BOOL refusesFirstResponder;
@property (getter=isHighlighted) BOOL highlighted;
@property NSControlSize controlSize;
@property (nullable, strong) __kindof NSFormatter *formatter;
@property (nullable, copy) id objectValue;
@property (copy) NSString *stringValue;
@property (copy) NSAttributedString *attributedStringValue;
@property NSInteger integerValue;
@property int intValue;
@property float floatValue;
@property double doubleValue;
- (NSInteger)sendActionOn:(NSEventMask)mask SWIFT("sendAction(on:)") __attribute__((swift_attr("@discardableResult")));
- (void)sizeToFit;
@property (nullable, strong) NSFont *font;
@property BOOL usesSingleLineMode;
@property NSLineBreakMode lineBreakMode;
@property NSTextAlignment alignment;
@property NSWritingDirection baseWritingDirection;
@property BOOL allowsExpansionToolTips;
@property (nullable, strong) __kindof NSCell *cell;
@end

typedef ENUM(NSUInteger, NSButtonType, "NSButton.ButtonType") {
  NSButtonTypeMomentaryLight, NSButtonTypePushOnPushOff, NSButtonTypeToggle, NSButtonTypeSwitch, NSButtonTypeRadio, NSButtonTypeMomentaryChange, NSButtonTypeOnOff, NSButtonTypeMomentaryPushIn, NSButtonTypeAccelerator, NSButtonTypeMultiLevelAccelerator,
};
typedef ENUM(NSUInteger, NSBezelStyle, "NSButton.BezelStyle") {
  NSBezelStyleRounded = 1, NSBezelStyleRegularSquare = 2, NSBezelStyleDisclosure = 5, NSBezelStyleShadowlessSquare = 6, NSBezelStyleCircular = 7, NSBezelStyleTexturedSquare = 8,
  NSBezelStyleHelpButton = 9, NSBezelStyleSmallSquare = 10, NSBezelStyleTexturedRounded = 11, NSBezelStyleRoundRect = 12, NSBezelStyleRecessed = 13, NSBezelStyleRoundedDisclosure = 14, NSBezelStyleInline = 15,
};
typedef OPTIONS(NSUInteger, NSEventModifierFlags, "NSEvent.ModifierFlags") {
  NSEventModifierFlagCapsLock = 1 << 16, NSEventModifierFlagShift = 1 << 17, NSEventModifierFlagControl = 1 << 18, NSEventModifierFlagOption = 1 << 19, NSEventModifierFlagCommand = 1 << 20, NSEventModifierFlagNumericPad = 1 << 21, NSEventModifierFlagHelp = 1 << 22, NSEventModifierFlagFunction = 1 << 23,
};
UI_ACTOR
@interface NSButtonCell : NSActionCell
@property NSBezelStyle bezelStyle;
@property (nullable, copy) NSString *alternateTitle;
@property (nullable, strong) NSImage *alternateImage;
@property NSCellImagePosition imagePosition;
@property NSImageScaling imageScaling;
@property (copy) NSString *keyEquivalent;
@property NSEventModifierFlags keyEquivalentModifierMask;
@property (getter=isTransparent) BOOL transparent;
@property BOOL imageDimsWhenDisabled;
@property BOOL showsBorderOnlyWhileMouseInside;
@property NSInteger highlightsBy, showsStateBy;
- (void)setButtonType:(NSButtonType)type;
@end
UI_ACTOR
@interface NSButton : NSControl
+ (instancetype)buttonWithTitle:(NSString *)title image:(NSImage *)image target:(nullable id)target action:(nullable SEL)action;
+ (instancetype)buttonWithTitle:(NSString *)title target:(nullable id)target action:(nullable SEL)action;
+ (instancetype)buttonWithImage:(NSImage *)image target:(nullable id)target action:(nullable SEL)action;
+ (instancetype)checkboxWithTitle:(NSString *)title target:(nullable id)target action:(nullable SEL)action SWIFT("init(checkboxWithTitle:target:action:)");
+ (instancetype)radioButtonWithTitle:(NSString *)title target:(nullable id)target action:(nullable SEL)action SWIFT("init(radioButtonWithTitle:target:action:)");
- (void)setButtonType:(NSButtonType)type;
@property (copy) NSString *title;
@property (copy) NSAttributedString *attributedTitle;
@property (copy) NSString *alternateTitle;
@property (copy) NSAttributedString *attributedAlternateTitle;
@property BOOL hasDestructiveAction STANDIN_MACOS(11.0);
@property (nullable, strong) NSSound *sound;
@property (getter=isSpringLoaded) BOOL springLoaded;
@property NSInteger maxAcceleratorLevel;
@property NSBezelStyle bezelStyle;
@property (getter=isBordered) BOOL bordered;
@property (getter=isTransparent) BOOL transparent;
@property BOOL showsBorderOnlyWhileMouseInside;
@property (nullable, copy) NSColor *bezelColor;
@property (nullable, copy) NSColor *contentTintColor;
@property (nullable, strong) NSImage *image;
@property (nullable, strong) NSImage *alternateImage;
@property NSCellImagePosition imagePosition;
@property NSImageScaling imageScaling;
@property BOOL imageHugsTitle;
@property (nullable, copy) NSImageSymbolConfiguration *symbolConfiguration STANDIN_MACOS(11.0);
@property NSControlStateValue state;
@property BOOL allowsMixedState;
- (void)setNextState;
@property (copy) NSString *keyEquivalent;
@property NSEventModifierFlags keyEquivalentModifierMask;
@end
UI_ACTOR
@interface NSSwitch : NSControl
@property NSControlStateValue state;
@end
typedef ENUM(NSUInteger, NSPopUpArrowPosition, "NSPopUpButton.ArrowPosition") { NSPopUpNoArrow SWIFT("noArrow"), NSPopUpArrowAtCenter SWIFT("arrowAtCenter"), NSPopUpArrowAtBottom SWIFT("arrowAtBottom") };
typedef ENUM(NSInteger, NSRectEdgeStandin, "NSRectEdge") { NSRectEdgeStandinMinX SWIFT("minX"), NSRectEdgeStandinMinY SWIFT("minY"), NSRectEdgeStandinMaxX SWIFT("maxX"), NSRectEdgeStandinMaxY SWIFT("maxY") };
typedef NSRectEdgeStandin NSRectEdge NOT_IN_SWIFT;
#define NSRectEdgeMinX NSRectEdgeStandinMinX
#define NSRectEdgeMinY NSRectEdgeStandinMinY
#define NSRectEdgeMaxX NSRectEdgeStandinMaxX
#define NSRectEdgeMaxY NSRectEdgeStandinMaxY
UI_ACTOR
@interface NSMenuItemCell : NSButtonCell
@end
UI_ACTOR
@interface NSPopUpButtonCell : NSMenuItemCell
@property (nullable, strong) NSMenu *menu;
@property BOOL pullsDown;
@property BOOL autoenablesItems;
@property NSRectEdgeStandin preferredEdge;
@property BOOL usesItemFromMenu;
@property BOOL altersStateOfSelectedItem;
@property NSPopUpArrowPosition arrowPosition;
@end
UI_ACTOR
@interface NSPopUpButton : NSButton
- (instancetype)initWithFrame:(NSRect)frame pullsDown:(BOOL)pullsDown DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, strong) NSMenu *menu;
@property BOOL pullsDown;
@property BOOL autoenablesItems;
@property NSRectEdgeStandin preferredEdge;
- (void)addItemWithTitle:(NSString *)title;
- (void)addItemsWithTitles:(NSArray<NSString *> *)titles;
- (void)selectItem:(nullable NSMenuItem *)item SWIFT("select(_:)");
- (void)selectItemAtIndex:(NSInteger)index;
- (nullable NSMenuItem *)itemAtIndex:(NSInteger)index;
@end

typedef ENUM(NSUInteger, NSTextFieldBezelStyle, "NSTextField.BezelStyle") { NSTextFieldSquareBezel SWIFT("squareBezel"), NSTextFieldRoundedBezel SWIFT("roundedBezel") };
UI_ACTOR
@protocol NSTextFieldDelegate <NSObject>
@end
UI_ACTOR
@interface NSTextFieldCell : NSActionCell
@property (nullable, copy) NSColor *backgroundColor;
@property BOOL drawsBackground;
@property (nullable, copy) NSColor *textColor;
@property NSTextFieldBezelStyle bezelStyle;
@property (nullable, copy) NSString *placeholderString;
@property (nullable, copy) NSAttributedString *placeholderAttributedString;
@end
UI_ACTOR
@interface NSTextField : NSControl
+ (instancetype)labelWithString:(NSString *)text SWIFT("init(labelWithString:)");
+ (instancetype)wrappingLabelWithString:(NSString *)text SWIFT("init(wrappingLabelWithString:)");
+ (instancetype)labelWithAttributedString:(NSAttributedString *)text SWIFT("init(labelWithAttributedString:)");
+ (instancetype)textFieldWithString:(NSString *)text SWIFT("init(string:)");
@property (nullable, copy) NSString *placeholderString;
@property (nullable, copy) NSAttributedString *placeholderAttributedString;
@property (nullable, copy) NSColor *backgroundColor;
@property BOOL drawsBackground;
@property (nullable, copy) NSColor *textColor;
@property (getter=isBordered) BOOL bordered;
@property (getter=isBezeled) BOOL bezeled;
@property (getter=isEditable) BOOL editable;
@property (getter=isSelectable) BOOL selectable;
@property (nullable, weak) id<NSTextFieldDelegate> delegate;
@property NSTextFieldBezelStyle bezelStyle;
@property CGFloat preferredMaxLayoutWidth;
@property NSInteger maximumNumberOfLines;
@property BOOL allowsDefaultTighteningForTruncation;
@property NSLineBreakStrategy lineBreakStrategy;
@property BOOL importsGraphics;
@property BOOL allowsEditingTextAttributes;
@property (getter=isAutomaticTextCompletionEnabled) BOOL automaticTextCompletionEnabled;
@property BOOL allowsCharacterPickerTouchBarItem;
@end
UI_ACTOR
@interface NSSecureTextFieldCell : NSTextFieldCell
@property BOOL echosBullets;
@end
UI_ACTOR
@interface NSSecureTextField : NSTextField
@end
typedef NSString *NSSearchFieldRecentsAutosaveName __attribute__((swift_bridged_typedef)) SWIFT("NSSearchField.RecentsAutosaveName");
UI_ACTOR
@interface NSSearchFieldCell : NSTextFieldCell
@property NSInteger maximumRecents;
@property BOOL sendsWholeSearchString;
@property BOOL sendsSearchStringImmediately;
@property (nullable, copy) NSString *recentsAutosaveName;
@end
UI_ACTOR
@protocol NSSearchFieldDelegate <NSTextFieldDelegate>
@end
UI_ACTOR
@interface NSSearchField : NSTextField
@property (nullable, weak) id<NSSearchFieldDelegate> delegate;
@property (copy) NSArray<NSString *> *recentSearches;
@property (nullable, copy) NSSearchFieldRecentsAutosaveName recentsAutosaveName;
@property (nullable, strong) NSMenu *searchMenuTemplate;
@property BOOL sendsWholeSearchString;
@property NSInteger maximumRecents;
@property BOOL sendsSearchStringImmediately;
@end
typedef ENUM(NSUInteger, NSTokenStyle, "NSTokenField.TokenStyle") {
  NSTokenStyleDefault, NSTokenStyleNone, NSTokenStyleRounded, NSTokenStyleSquared, NSTokenStylePlainSquared,
};
UI_ACTOR
@interface NSTokenField : NSTextField
@property NSTokenStyle tokenStyle;
@property NSTimeInterval completionDelay;
@end
UI_ACTOR
@interface NSTokenFieldCell : NSTextFieldCell
@property NSTokenStyle tokenStyle;
@end
UI_ACTOR
@interface NSComboBoxCell : NSTextFieldCell
@property NSInteger numberOfVisibleItems;
@property BOOL usesDataSource;
@property BOOL completes;
@end
UI_ACTOR
@interface NSComboBox : NSTextField
@property BOOL hasVerticalScroller;
@property NSSize intercellSpacing;
@property CGFloat itemHeight;
@property NSInteger numberOfVisibleItems;
@property (getter=isButtonBordered) BOOL buttonBordered;
@property BOOL usesDataSource;
@property BOOL completes;
@property (nullable, weak) id dataSource;
- (void)addItemsWithObjectValues:(NSArray *)values;
- (void)addItemWithObjectValue:(id)value;
@end
typedef ENUM(NSInteger, NSSegmentSwitchTracking, "NSSegmentedControl.SwitchTracking") { NSSegmentSwitchTrackingSelectOne, NSSegmentSwitchTrackingSelectAny, NSSegmentSwitchTrackingMomentary, NSSegmentSwitchTrackingMomentaryAccelerator };
typedef ENUM(NSInteger, NSSegmentStyle, "NSSegmentedControl.Style") { NSSegmentStyleAutomatic = 0, NSSegmentStyleRounded = 1, NSSegmentStyleRoundRect = 3, NSSegmentStyleTexturedSquare = 4, NSSegmentStyleSmallSquare = 6, NSSegmentStyleSeparated = 8, NSSegmentStyleTexturedRounded = 2, NSSegmentStyleCapsule = 5 };
typedef ENUM(NSInteger, NSSegmentDistribution, "NSSegmentedControl.Distribution") { NSSegmentDistributionFit, NSSegmentDistributionFill, NSSegmentDistributionFillEqually, NSSegmentDistributionFillProportionally };
UI_ACTOR
@interface NSSegmentedCell : NSActionCell
@property NSInteger segmentCount, selectedSegment;
@property NSSegmentSwitchTracking trackingMode;
@property NSSegmentStyle segmentStyle;
- (void)setTag:(NSInteger)tag forSegment:(NSInteger)segment;
@end
UI_ACTOR
@interface NSSegmentedControl : NSControl
+ (instancetype)segmentedControlWithLabels:(NSArray<NSString *> *)labels trackingMode:(NSSegmentSwitchTracking)mode target:(nullable id)target action:(nullable SEL)action SWIFT("init(labels:trackingMode:target:action:)");
@property NSInteger segmentCount;
@property NSInteger selectedSegment;
- (void)setWidth:(CGFloat)width forSegment:(NSInteger)segment;
- (void)setImage:(nullable NSImage *)image forSegment:(NSInteger)segment;
- (void)setImageScaling:(NSImageScaling)scaling forSegment:(NSInteger)segment;
- (void)setLabel:(NSString *)label forSegment:(NSInteger)segment;
- (void)setMenu:(nullable NSMenu *)menu forSegment:(NSInteger)segment;
- (void)setSelected:(BOOL)selected forSegment:(NSInteger)segment;
- (void)setEnabled:(BOOL)enabled forSegment:(NSInteger)segment;
- (void)setToolTip:(nullable NSString *)text forSegment:(NSInteger)segment;
- (void)setTag:(NSInteger)tag forSegment:(NSInteger)segment;
- (void)setAlignment:(NSTextAlignment)alignment forSegment:(NSInteger)segment;
@property NSSegmentStyle segmentStyle;
@property NSSegmentSwitchTracking trackingMode;
@property NSSegmentDistribution segmentDistribution;
@property (nullable, copy) NSColor *selectedSegmentBezelColor;
@end
typedef ENUM(NSUInteger, NSTickMarkPosition, "NSSlider.TickMarkPosition") { NSTickMarkPositionBelow = 0, NSTickMarkPositionAbove = 1, NSTickMarkPositionLeading SWIFT("leading") = NSTickMarkPositionAbove, NSTickMarkPositionTrailing SWIFT("trailing") = NSTickMarkPositionBelow };
typedef ENUM(NSUInteger, NSSliderType, "NSSlider.SliderType") { NSSliderTypeLinear, NSSliderTypeCircular };
UI_ACTOR
@interface NSSliderCell : NSActionCell
@property double minValue, maxValue, altIncrementValue;
@property NSSliderType sliderType;
@property NSInteger numberOfTickMarks;
@property NSTickMarkPosition tickMarkPosition;
@property BOOL allowsTickMarkValuesOnly;
@end
UI_ACTOR
@interface NSSlider : NSControl
@property NSSliderType sliderType;
@property double minValue, maxValue, altIncrementValue;
@property (getter=isVertical) BOOL vertical;
@property (nullable, copy) NSColor *trackFillColor;
@property NSInteger numberOfTickMarks;
@property NSTickMarkPosition tickMarkPosition;
@property BOOL allowsTickMarkValuesOnly;
@end
UI_ACTOR
@interface NSStepperCell : NSActionCell
@property double minValue, maxValue, increment;
@property BOOL valueWraps, autorepeat;
@end
UI_ACTOR
@interface NSStepper : NSControl
@property double minValue, maxValue, increment;
@property BOOL valueWraps, autorepeat;
@end
typedef ENUM(NSUInteger, NSDatePickerStyle, "NSDatePicker.Style") { NSDatePickerStyleTextFieldAndStepper, NSDatePickerStyleClockAndCalendar, NSDatePickerStyleTextField };
typedef ENUM(NSUInteger, NSDatePickerMode, "NSDatePicker.Mode") { NSDatePickerModeSingle, NSDatePickerModeRange };
typedef OPTIONS(NSUInteger, NSDatePickerElementFlags, "NSDatePicker.ElementFlags") { NSDatePickerElementFlagHourMinute = 0xc, NSDatePickerElementFlagHourMinuteSecond = 0xe, NSDatePickerElementFlagTimeZone = 0x10, NSDatePickerElementFlagYearMonth = 0xc0, NSDatePickerElementFlagYearMonthDay = 0xe0, NSDatePickerElementFlagEra = 0x100 };
UI_ACTOR
@interface NSDatePickerCell : NSActionCell
@property (copy) NSDate *dateValue;
@end
UI_ACTOR
@interface NSDatePicker : NSControl
@property NSDatePickerStyle datePickerStyle;
@property (getter=isBezeled) BOOL bezeled;
@property (getter=isBordered) BOOL bordered;
@property BOOL drawsBackground;
@property (copy) NSColor *backgroundColor;
@property (copy) NSColor *textColor;
@property NSDatePickerMode datePickerMode;
@property NSDatePickerElementFlags datePickerElements;
@property (nullable, copy) NSCalendar *calendar;
@property (nullable, copy) NSLocale *locale;
@property (nullable, copy) NSTimeZone *timeZone;
@property (copy) NSDate *dateValue;
@property NSTimeInterval timeInterval;
@property (nullable, copy) NSDate *minDate;
@property (nullable, copy) NSDate *maxDate;
@property BOOL presentsCalendarOverlay;
@end
typedef ENUM(NSUInteger, NSLevelIndicatorStyle, "NSLevelIndicator.Style") { NSLevelIndicatorStyleRelevancy, NSLevelIndicatorStyleContinuousCapacity, NSLevelIndicatorStyleDiscreteCapacity, NSLevelIndicatorStyleRating };
UI_ACTOR
@interface NSLevelIndicatorCell : NSActionCell
@property double minValue, maxValue, warningValue, criticalValue;
@property NSLevelIndicatorStyle levelIndicatorStyle;
@end
UI_ACTOR
@interface NSLevelIndicator : NSControl
@property NSLevelIndicatorStyle levelIndicatorStyle;
@property (getter=isEditable) BOOL editable;
@property double minValue, maxValue, warningValue, criticalValue;
@property NSTickMarkPosition tickMarkPosition;
@property NSInteger numberOfTickMarks, numberOfMajorTickMarks;
@property (null_resettable, copy) NSColor *fillColor, *warningFillColor, *criticalFillColor;
@property BOOL drawsTieredCapacityLevels;
@end
typedef ENUM(NSUInteger, NSImageFrameStyle, "NSImageView.FrameStyle") { NSImageFrameNone SWIFT("none"), NSImageFramePhoto SWIFT("photo"), NSImageFrameGrayBezel SWIFT("grayBezel"), NSImageFrameGroove SWIFT("groove"), NSImageFrameButton SWIFT("button") };
typedef ENUM(NSUInteger, NSImageAlignment, "NSImageAlignment") { NSImageAlignCenter SWIFT("alignCenter"), NSImageAlignTop SWIFT("alignTop"), NSImageAlignTopLeft SWIFT("alignTopLeft"), NSImageAlignTopRight SWIFT("alignTopRight"), NSImageAlignLeft SWIFT("alignLeft"), NSImageAlignBottom SWIFT("alignBottom"), NSImageAlignBottomLeft SWIFT("alignBottomLeft"), NSImageAlignBottomRight SWIFT("alignBottomRight"), NSImageAlignRight SWIFT("alignRight") };
UI_ACTOR
@interface NSImageCell : NSCell
@property NSImageAlignment imageAlignment;
@property NSImageScaling imageScaling;
@property NSImageFrameStyle imageFrameStyle;
@end
UI_ACTOR
@interface NSImageView : NSControl
+ (instancetype)imageViewWithImage:(NSImage *)image;
@property (nullable, strong) NSImage *image;
@property (getter=isEditable) BOOL editable;
@property NSImageAlignment imageAlignment;
@property NSImageScaling imageScaling;
@property NSImageFrameStyle imageFrameStyle;
@property (nullable, copy) NSImageSymbolConfiguration *symbolConfiguration STANDIN_MACOS(11.0);
@property (nullable, copy) NSColor *contentTintColor;
@property BOOL animates;
@property BOOL allowsCutCopyPaste;
@end
typedef ENUM(NSUInteger, NSColorWellStyle, "NSColorWell.Style") { NSColorWellStyleDefault, NSColorWellStyleMinimal, NSColorWellStyleExpanded } STANDIN_MACOS(13.0);
UI_ACTOR
@interface NSColorWell : NSControl
@property (copy) NSColor *color;
@property (getter=isBordered) BOOL bordered;
@property NSColorWellStyle colorWellStyle STANDIN_MACOS(13.0);
@end
typedef ENUM(NSInteger, NSPathStyle, "NSPathControl.Style") { NSPathStyleStandard, NSPathStylePopUp = 2 };
UI_ACTOR
@interface NSPathCell : NSActionCell
@property NSPathStyle pathStyle;
@end
UI_ACTOR
@interface NSPathControl : NSControl
@property (getter=isEditable) BOOL editable;
@property (nullable, copy) NSArray<NSString *> *allowedTypes;
@property (nullable, copy) NSString *placeholderString;
@property (nullable, copy) NSURL *URL SWIFT("url");
@property NSPathStyle pathStyle;
@property (nullable, copy) NSColor *backgroundColor;
@end
UI_ACTOR
@interface NSFormCell : NSActionCell
@end
UI_ACTOR
@interface NSMatrix : NSControl
- (instancetype)initWithFrame:(NSRect)frame mode:(NSInteger)mode prototype:(NSCell *)prototype numberOfRows:(NSInteger)rows numberOfColumns:(NSInteger)columns SWIFT("init(frame:mode:prototype:numberOfRows:numberOfColumns:)");
@property NSSize cellSize, intercellSpacing;
@property BOOL allowsEmptySelection;
@property BOOL autosizesCells;
- (nullable __kindof NSCell *)cellAtRow:(NSInteger)row column:(NSInteger)column;
@end
typedef ENUM(NSUInteger, NSRuleEditorNestingMode, "NSRuleEditor.NestingMode") {
  NSRuleEditorNestingModeSingle, NSRuleEditorNestingModeList, NSRuleEditorNestingModeCompound, NSRuleEditorNestingModeSimple,
};
UI_ACTOR
@interface NSRuleEditor : NSControl
@property NSRuleEditorNestingMode nestingMode;
@property CGFloat rowHeight;
@end
UI_ACTOR
@interface NSPredicateEditor : NSRuleEditor
@end

NS_ASSUME_NONNULL_END
