#pragma once
#import "UIConstraints.h"
@class UIMenu, UIAction, UIButton, UILabel;

NS_ASSUME_NONNULL_BEGIN

typedef OPTIONS(NSUInteger, UIControlEvents, "UIControl.Event") {
  UIControlEventTouchDown SWIFT("touchDown") = 1 << 0, UIControlEventTouchDownRepeat SWIFT("touchDownRepeat") = 1 << 1,
  UIControlEventTouchDragInside SWIFT("touchDragInside") = 1 << 2, UIControlEventTouchDragOutside SWIFT("touchDragOutside") = 1 << 3,
  UIControlEventTouchDragEnter SWIFT("touchDragEnter") = 1 << 4, UIControlEventTouchDragExit SWIFT("touchDragExit") = 1 << 5,
  UIControlEventTouchUpInside SWIFT("touchUpInside") = 1 << 6, UIControlEventTouchUpOutside SWIFT("touchUpOutside") = 1 << 7,
  UIControlEventTouchCancel SWIFT("touchCancel") = 1 << 8, UIControlEventValueChanged SWIFT("valueChanged") = 1 << 12,
  UIControlEventPrimaryActionTriggered SWIFT("primaryActionTriggered") = 1 << 13, UIControlEventMenuActionTriggered SWIFT("menuActionTriggered") STANDIN_IOS(14.0) = 1 << 14,
  UIControlEventEditingDidBegin SWIFT("editingDidBegin") = 1 << 16, UIControlEventEditingChanged SWIFT("editingChanged") = 1 << 17,
  UIControlEventEditingDidEnd SWIFT("editingDidEnd") = 1 << 18, UIControlEventEditingDidEndOnExit SWIFT("editingDidEndOnExit") = 1 << 19,
  UIControlEventAllTouchEvents SWIFT("allTouchEvents") = 0xFFF, UIControlEventAllEditingEvents SWIFT("allEditingEvents") = 0xF0000,
  UIControlEventAllEvents SWIFT("allEvents") = 0xFFFFFFFF,
};
typedef ENUM(NSInteger, UIControlContentVerticalAlignment, "UIControl.ContentVerticalAlignment") {
  UIControlContentVerticalAlignmentCenter, UIControlContentVerticalAlignmentTop, UIControlContentVerticalAlignmentBottom, UIControlContentVerticalAlignmentFill,
};
typedef ENUM(NSInteger, UIControlContentHorizontalAlignment, "UIControl.ContentHorizontalAlignment") {
  UIControlContentHorizontalAlignmentCenter, UIControlContentHorizontalAlignmentLeft, UIControlContentHorizontalAlignmentRight,
  UIControlContentHorizontalAlignmentFill, UIControlContentHorizontalAlignmentLeading, UIControlContentHorizontalAlignmentTrailing,
};
typedef OPTIONS(NSUInteger, UIControlState, "UIControl.State") {
  UIControlStateNormal SWIFT("normal") = 0, UIControlStateHighlighted = 1 << 0, UIControlStateDisabled = 1 << 1, UIControlStateSelected = 1 << 2,
  UIControlStateFocused = 1 << 3, UIControlStateApplication = 0x00FF0000, UIControlStateReserved = 0xFF000000,
};
UI_ACTOR
@interface UIControl : UIView
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithFrame:(CGRect)frame primaryAction:(nullable UIAction *)action STANDIN_IOS(14.0);
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic) UIControlContentVerticalAlignment contentVerticalAlignment;
@property (nonatomic) UIControlContentHorizontalAlignment contentHorizontalAlignment;
@property (nonatomic, readonly) UIControlState state;
- (void)addTarget:(nullable id)target action:(SEL)action forControlEvents:(UIControlEvents)events;
- (void)removeTarget:(nullable id)target action:(nullable SEL)action forControlEvents:(UIControlEvents)events;
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)events STANDIN_IOS(14.0);
- (void)sendActionsForControlEvents:(UIControlEvents)events;
@property (nonatomic) BOOL showsMenuAsPrimaryAction STANDIN_IOS(14.0);
@property (nonatomic, getter=isContextMenuInteractionEnabled) BOOL contextMenuInteractionEnabled STANDIN_IOS(14.0);
@property (nonatomic, strong, nullable) NSString *toolTip STANDIN_IOS(15.0);
@property (nonatomic, getter=isSymbolAnimationEnabled) BOOL symbolAnimationEnabled STANDIN_IOS(17.0);
@end

UI_ACTOR STANDIN_IOS(13.0)
@interface UIMenuElement : NSObject <NSCopying>
@property (nonatomic, readonly) NSString *title;
@end
typedef OPTIONS(NSUInteger, UIMenuElementAttributes, "UIMenuElement.Attributes") {
  UIMenuElementAttributesDisabled = 1 << 0, UIMenuElementAttributesDestructive = 1 << 1, UIMenuElementAttributesHidden = 1 << 2,
} STANDIN_IOS(13.0);
typedef ENUM(NSInteger, UIMenuElementState, "UIMenuElement.State") { UIMenuElementStateOff, UIMenuElementStateOn, UIMenuElementStateMixed } STANDIN_IOS(13.0);
typedef NSString *UIActionIdentifier CONSTANTS("UIAction.Identifier");
UI_ACTOR STANDIN_IOS(13.0)
@interface UIAction : UIMenuElement
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy, nullable) UIImage *image;
@property (nonatomic) UIMenuElementAttributes attributes;
@property (nonatomic) UIMenuElementState state;
+ (instancetype)actionWithTitle:(NSString *)title image:(nullable UIImage *)image identifier:(nullable UIActionIdentifier)identifier handler:(void (^)(__kindof UIAction *action))handler REFINED;
+ (instancetype)actionWithHandler:(void (^)(__kindof UIAction *action))handler STANDIN_IOS(14.0) REFINED;
@end
typedef OPTIONS(NSUInteger, UIMenuOptions, "UIMenu.Options") {
  UIMenuOptionsDisplayInline = 1 << 0, UIMenuOptionsDestructive = 1 << 1, UIMenuOptionsSingleSelection = 1 << 5, UIMenuOptionsDisplayAsPalette = 1 << 7,
} STANDIN_IOS(13.0);
typedef NSString *UIMenuIdentifier CONSTANTS("UIMenu.Identifier");
UI_ACTOR STANDIN_IOS(13.0)
@interface UIMenu : UIMenuElement
@property (nonatomic, readonly) NSArray<UIMenuElement *> *children;
+ (UIMenu *)menuWithTitle:(NSString *)title children:(NSArray<UIMenuElement *> *)children REFINED;
+ (UIMenu *)menuWithTitle:(NSString *)title image:(nullable UIImage *)image identifier:(nullable UIMenuIdentifier)identifier options:(UIMenuOptions)options children:(NSArray<UIMenuElement *> *)children REFINED;
@end
UI_ACTOR STANDIN_IOS(13.0)
@interface UICommand : UIMenuElement
@property (nonatomic, copy) NSString *title;
@property (nonatomic, readonly) SEL action;
+ (instancetype)commandWithTitle:(NSString *)title image:(nullable UIImage *)image action:(SEL)action propertyList:(nullable id)propertyList REFINED;
@end

typedef ENUM(NSInteger, UIButtonType, "UIButton.ButtonType") {
  UIButtonTypeCustom = 0, UIButtonTypeSystem, UIButtonTypeDetailDisclosure, UIButtonTypeInfoLight, UIButtonTypeInfoDark, UIButtonTypeContactAdd,
  UIButtonTypeClose STANDIN_IOS(13.0) = 7, UIButtonTypeRoundedRect SWIFT("roundedRect") = UIButtonTypeSystem,
};
typedef ENUM(NSInteger, UIButtonRole, "UIButton.Role") {
  UIButtonRoleNormal, UIButtonRolePrimary, UIButtonRoleCancel, UIButtonRoleDestructive,
} STANDIN_IOS(14.0);
typedef ENUM(NSInteger, UIButtonConfigurationSize, "UIButton.ConfigurationSizeC") {
  UIButtonConfigurationSizeMedium, UIButtonConfigurationSizeSmall, UIButtonConfigurationSizeMini, UIButtonConfigurationSizeLarge,
} STANDIN_IOS(15.0);
typedef ENUM(NSInteger, UIButtonConfigurationTitleAlignment, "UIButton.ConfigurationTitleAlignmentC") {
  UIButtonConfigurationTitleAlignmentAutomatic, UIButtonConfigurationTitleAlignmentLeading, UIButtonConfigurationTitleAlignmentCenter, UIButtonConfigurationTitleAlignmentTrailing,
} STANDIN_IOS(15.0);
typedef ENUM(NSInteger, UIButtonConfigurationCornerStyle, "UIButton.ConfigurationCornerStyleC") {
  UIButtonConfigurationCornerStyleFixed = -1, UIButtonConfigurationCornerStyleDynamic, UIButtonConfigurationCornerStyleSmall,
  UIButtonConfigurationCornerStyleMedium, UIButtonConfigurationCornerStyleLarge, UIButtonConfigurationCornerStyleCapsule,
} STANDIN_IOS(15.0);
typedef ENUM(NSInteger, UIButtonConfigurationMacIdiomStyle, "UIButton.ConfigurationMacIdiomStyleC") {
  UIButtonConfigurationMacIdiomStyleAutomatic, UIButtonConfigurationMacIdiomStyleBordered, UIButtonConfigurationMacIdiomStyleBorderless, UIButtonConfigurationMacIdiomStyleBorderlessTinted,
} STANDIN_IOS(15.0);
typedef ENUM(NSInteger, UIButtonConfigurationIndicator, "UIButton.ConfigurationIndicatorC") {
  UIButtonConfigurationIndicatorAutomatic, UIButtonConfigurationIndicatorNone, UIButtonConfigurationIndicatorPopup,
} STANDIN_IOS(16.0);
typedef OPTIONS(NSUInteger, NSDirectionalRectEdge, "NSDirectionalRectEdge") {
  NSDirectionalRectEdgeNone = 0, NSDirectionalRectEdgeTop = 1 << 0, NSDirectionalRectEdgeLeading = 1 << 1, NSDirectionalRectEdgeBottom = 1 << 2,
  NSDirectionalRectEdgeTrailing = 1 << 3, NSDirectionalRectEdgeAll = 15,
} STANDIN_IOS(13.0);
typedef OPTIONS(NSUInteger, UIRectEdge, "UIRectEdge") {
  UIRectEdgeNone = 0, UIRectEdgeTop = 1 << 0, UIRectEdgeLeft = 1 << 1, UIRectEdgeBottom = 1 << 2, UIRectEdgeRight = 1 << 3, UIRectEdgeAll = 15,
};
STANDIN_IOS(14.0) REFINED
@interface UIBackgroundConfiguration : NSObject <NSCopying>
+ (instancetype)clearConfiguration;
@property (nonatomic, strong, nullable) UIColor *backgroundColor;
@property (nonatomic, copy, nullable) UIVisualEffect *visualEffect;
@property (nonatomic, strong, nullable) UIImage *image STANDIN_IOS(15.0);
@property (nonatomic) UIViewContentMode imageContentMode STANDIN_IOS(15.0);
@property (nonatomic, strong, nullable) UIColor *strokeColor;
@property (nonatomic) CGFloat strokeWidth;
@property (nonatomic) CGFloat strokeOutset;
@property (nonatomic) CGFloat cornerRadius;
@property (nonatomic) NSDirectionalEdgeInsets backgroundInsets;
@end
// In Swift, the overlay declares the configuration as a structure.
STANDIN_IOS(15.0) REFINED
@interface UIButtonConfiguration : NSObject <NSCopying>
+ (instancetype)plainButtonConfiguration;
+ (instancetype)tintedButtonConfiguration;
+ (instancetype)grayButtonConfiguration;
+ (instancetype)filledButtonConfiguration;
+ (instancetype)borderlessButtonConfiguration;
+ (instancetype)borderedButtonConfiguration;
+ (instancetype)borderedTintedButtonConfiguration;
+ (instancetype)borderedProminentButtonConfiguration;
@property (nonatomic, strong) UIBackgroundConfiguration *background;
@property (nonatomic) UIButtonConfigurationCornerStyle cornerStyle;
@property (nonatomic) UIButtonConfigurationSize buttonSize;
@property (nonatomic) UIButtonConfigurationMacIdiomStyle macIdiomStyle;
@property (nonatomic, strong, nullable) UIColor *baseForegroundColor;
@property (nonatomic, strong, nullable) UIColor *baseBackgroundColor;
@property (nonatomic, strong, nullable) UIImage *image;
@property (nonatomic, copy, nullable) UIImageSymbolConfiguration *preferredSymbolConfigurationForImage;
@property (nonatomic) BOOL showsActivityIndicator;
@property (nonatomic, copy, nullable) NSString *title;
@property (nonatomic, copy, nullable) NSAttributedString *attributedTitle;
@property (nonatomic, copy, nullable) NSDictionary<NSAttributedStringKey, id> * (^titleTextAttributesTransformer)(NSDictionary<NSAttributedStringKey, id> *attributes);
@property (nonatomic) NSLineBreakMode titleLineBreakMode;
@property (nonatomic, copy, nullable) NSString *subtitle;
@property (nonatomic, copy, nullable) NSAttributedString *attributedSubtitle;
@property (nonatomic) NSLineBreakMode subtitleLineBreakMode;
@property (nonatomic) UIButtonConfigurationIndicator indicator STANDIN_IOS(16.0);
@property (nonatomic) NSDirectionalEdgeInsets contentInsets;
@property (nonatomic) NSDirectionalRectEdge imagePlacement;
@property (nonatomic) CGFloat imagePadding;
@property (nonatomic) CGFloat titlePadding;
@property (nonatomic) UIButtonConfigurationTitleAlignment titleAlignment;
@end
UI_ACTOR
@interface UIButton : UIControl
@property (nonatomic) BOOL adjustsImageSizeForAccessibilityContentSizeCategory;
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (instancetype)initWithFrame:(CGRect)frame primaryAction:(nullable UIAction *)action STANDIN_IOS(14.0) DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
+ (instancetype)buttonWithType:(UIButtonType)type;
+ (instancetype)buttonWithConfiguration:(UIButtonConfiguration *)configuration primaryAction:(nullable UIAction *)action STANDIN_IOS(15.0) REFINED;
+ (instancetype)systemButtonWithImage:(UIImage *)image target:(nullable id)target action:(nullable SEL)action STANDIN_IOS(13.0);
- (void)setTitle:(nullable NSString *)title forState:(UIControlState)state;
- (void)setTitleColor:(nullable UIColor *)color forState:(UIControlState)state;
- (void)setTitleShadowColor:(nullable UIColor *)color forState:(UIControlState)state;
- (void)setImage:(nullable UIImage *)image forState:(UIControlState)state;
- (void)setBackgroundImage:(nullable UIImage *)image forState:(UIControlState)state;
- (void)setPreferredSymbolConfiguration:(nullable UIImageSymbolConfiguration *)configuration forImageInState:(UIControlState)state STANDIN_IOS(13.0);
- (void)setAttributedTitle:(nullable NSAttributedString *)title forState:(UIControlState)state;
- (nullable NSString *)titleForState:(UIControlState)state;
- (nullable UIImage *)imageForState:(UIControlState)state;
@property (nonatomic, copy, nullable) UIButtonConfiguration *configuration STANDIN_IOS(15.0) REFINED;
- (void)setNeedsUpdateConfiguration STANDIN_IOS(15.0);
@property (nonatomic) BOOL automaticallyUpdatesConfiguration STANDIN_IOS(15.0);
@property (nonatomic) UIEdgeInsets contentEdgeInsets STANDIN_IOS_GONE(2.0, 15.0, "use a configuration");
@property (nonatomic) UIEdgeInsets titleEdgeInsets STANDIN_IOS_GONE(2.0, 15.0, "use a configuration");
@property (nonatomic) UIEdgeInsets imageEdgeInsets STANDIN_IOS_GONE(2.0, 15.0, "use a configuration");
@property (nonatomic) BOOL reversesTitleShadowWhenHighlighted STANDIN_IOS_GONE(2.0, 15.0, "use a configuration");
@property (nonatomic) BOOL adjustsImageWhenHighlighted STANDIN_IOS_GONE(2.0, 15.0, "use a configuration");
@property (nonatomic) BOOL adjustsImageWhenDisabled STANDIN_IOS_GONE(2.0, 15.0, "use a configuration");
@property (nonatomic) BOOL showsTouchWhenHighlighted STANDIN_IOS_GONE(2.0, 15.0, "use a configuration");
@property (nonatomic, readonly) UIButtonType buttonType;
@property (nonatomic) UIButtonRole role STANDIN_IOS(14.0);
@property (nonatomic, getter=isPointerInteractionEnabled) BOOL pointerInteractionEnabled STANDIN_IOS(13.4);
@property (nonatomic, copy, nullable) UIMenu *menu STANDIN_IOS(14.0);
@property (nonatomic) BOOL changesSelectionAsPrimaryAction STANDIN_IOS(15.0);
@property (nonatomic, readonly, copy, nullable) NSString *currentTitle;
@property (nullable, nonatomic, readonly, strong) UILabel *titleLabel;
@property (nullable, nonatomic, readonly, strong) UIImageView *imageView;
@property (nullable, nonatomic, readonly, strong) UILabel *subtitleLabel STANDIN_IOS(15.0);
@end

typedef ENUM(NSInteger, UISwitchStyle, "UISwitch.Style") { UISwitchStyleAutomatic, UISwitchStyleCheckbox, UISwitchStyleSliding } STANDIN_IOS(14.0);
UI_ACTOR
@interface UISwitch : UIControl
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, nonatomic, strong) UIColor *onTintColor;
@property (nullable, nonatomic, strong) UIColor *thumbTintColor;
@property (nullable, nonatomic, strong) UIImage *onImage;
@property (nullable, nonatomic, strong) UIImage *offImage;
@property (nonatomic, getter=isOn) BOOL on;
@property (nullable, nonatomic, copy) NSString *title STANDIN_IOS(14.0);
@property (nonatomic) UISwitchStyle preferredStyle STANDIN_IOS(14.0);
- (void)setOn:(BOOL)on animated:(BOOL)animated;
@end
UI_ACTOR
@interface UISlider : UIControl
@property (nonatomic) float value;
@property (nonatomic) float minimumValue;
@property (nonatomic) float maximumValue;
@property (nullable, nonatomic, strong) UIImage *minimumValueImage;
@property (nullable, nonatomic, strong) UIImage *maximumValueImage;
@property (nonatomic, getter=isContinuous) BOOL continuous;
@property (nullable, nonatomic, strong) UIColor *minimumTrackTintColor;
@property (nullable, nonatomic, strong) UIColor *maximumTrackTintColor;
@property (nullable, nonatomic, strong) UIColor *thumbTintColor;
- (void)setThumbImage:(nullable UIImage *)image forState:(UIControlState)state;
- (void)setValue:(float)value animated:(BOOL)animated;
@end
UI_ACTOR
@interface UIStepper : UIControl
@property (nonatomic, getter=isContinuous) BOOL continuous;
@property (nonatomic) BOOL autorepeat;
@property (nonatomic) BOOL wraps;
@property (nonatomic) double value;
@property (nonatomic) double minimumValue;
@property (nonatomic) double maximumValue;
@property (nonatomic) double stepValue;
@end
typedef ENUM(NSInteger, UIPageControlBackgroundStyle, "UIPageControl.BackgroundStyle") {
  UIPageControlBackgroundStyleAutomatic, UIPageControlBackgroundStyleProminent, UIPageControlBackgroundStyleMinimal,
} STANDIN_IOS(14.0);
UI_ACTOR
@interface UIPageControl : UIControl
@property (nonatomic) NSInteger numberOfPages;
@property (nonatomic) NSInteger currentPage;
@property (nonatomic) BOOL hidesForSinglePage;
@property (nullable, nonatomic, strong) UIColor *pageIndicatorTintColor;
@property (nullable, nonatomic, strong) UIColor *currentPageIndicatorTintColor;
@property (nonatomic) BOOL defersCurrentPageDisplay STANDIN_IOS_GONE(2.0, 14.0, "without effect");
@property (nonatomic) UIPageControlBackgroundStyle backgroundStyle STANDIN_IOS(14.0);
@property (nonatomic) BOOL allowsContinuousInteraction STANDIN_IOS(14.0);
@property (nonatomic, strong, nullable) UIImage *preferredIndicatorImage STANDIN_IOS(14.0);
@end
typedef ENUM(NSInteger, UISegmentedControlStyle, "UISegmentedControlStyle") {
  UISegmentedControlStylePlain, UISegmentedControlStyleBordered, UISegmentedControlStyleBar, UISegmentedControlStyleBezeled,
};
enum { UISegmentedControlNoSegment = -1 };
UI_ACTOR
@interface UISegmentedControl : UIControl
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithItems:(nullable NSArray *)items;
@property (nonatomic, getter=isMomentary) BOOL momentary;
@property (nonatomic, readonly) NSUInteger numberOfSegments;
@property (nonatomic) BOOL apportionsSegmentWidthsByContent;
- (void)insertSegmentWithTitle:(nullable NSString *)title atIndex:(NSUInteger)index animated:(BOOL)animated;
- (void)insertSegmentWithImage:(nullable UIImage *)image atIndex:(NSUInteger)index animated:(BOOL)animated SWIFT("insertSegment(with:at:animated:)");
- (void)removeAllSegments;
- (void)setTitle:(nullable NSString *)title forSegmentAtIndex:(NSUInteger)index;
- (void)setImage:(nullable UIImage *)image forSegmentAtIndex:(NSUInteger)index;
- (void)setWidth:(CGFloat)width forSegmentAtIndex:(NSUInteger)index;
- (void)setContentOffset:(CGSize)offset forSegmentAtIndex:(NSUInteger)index;
- (void)setEnabled:(BOOL)enabled forSegmentAtIndex:(NSUInteger)index;
@property (nonatomic) NSInteger selectedSegmentIndex;
@property (nullable, nonatomic, strong) UIColor *selectedSegmentTintColor STANDIN_IOS(13.0);
- (void)setTitleTextAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes forState:(UIControlState)state;
@end
typedef ENUM(NSInteger, UIDatePickerMode, "UIDatePicker.Mode") {
  UIDatePickerModeTime, UIDatePickerModeDate, UIDatePickerModeDateAndTime, UIDatePickerModeCountDownTimer, UIDatePickerModeYearAndMonth STANDIN_IOS(17.4),
};
typedef ENUM(NSInteger, UIDatePickerStyle, "UIDatePickerStyle") {
  UIDatePickerStyleAutomatic, UIDatePickerStyleWheels, UIDatePickerStyleCompact, UIDatePickerStyleInline STANDIN_IOS(14.0),
} STANDIN_IOS(13.4);
UI_ACTOR
@interface UIDatePicker : UIControl
@property (nonatomic) UIDatePickerMode datePickerMode;
@property (nullable, nonatomic, strong) NSLocale *locale;
@property (null_resettable, nonatomic, copy) NSCalendar *calendar;
@property (nullable, nonatomic, strong) NSTimeZone *timeZone;
@property (nonatomic, strong) NSDate *date;
@property (nullable, nonatomic, strong) NSDate *minimumDate;
@property (nullable, nonatomic, strong) NSDate *maximumDate;
@property (nonatomic) NSTimeInterval countDownDuration;
@property (nonatomic) NSInteger minuteInterval;
@property (nonatomic) UIDatePickerStyle preferredDatePickerStyle STANDIN_IOS(13.4);
@property (nonatomic) BOOL roundsToMinuteInterval STANDIN_IOS(15.0);
@end
@protocol UIPickerViewDataSource, UIPickerViewDelegate;
UI_ACTOR
@interface UIPickerView : UIView
@property (nullable, nonatomic, weak) id<UIPickerViewDataSource> dataSource;
@property (nullable, nonatomic, weak) id<UIPickerViewDelegate> delegate;
@property (nonatomic) BOOL showsSelectionIndicator STANDIN_IOS_GONE(2.0, 13.0, "without effect");
- (void)reloadAllComponents;
@end
UI_ACTOR
@protocol UIPickerViewDataSource <NSObject>
- (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)pickerView SWIFT("numberOfComponents(in:)");
- (NSInteger)pickerView:(UIPickerView *)pickerView numberOfRowsInComponent:(NSInteger)component;
@end
UI_ACTOR
@protocol UIPickerViewDelegate <NSObject>
@optional
- (nullable NSString *)pickerView:(UIPickerView *)pickerView titleForRow:(NSInteger)row forComponent:(NSInteger)component;
- (void)pickerView:(UIPickerView *)pickerView didSelectRow:(NSInteger)row inComponent:(NSInteger)component;
@end
UI_ACTOR STANDIN_IOS(14.0)
@interface UIColorWell : UIControl
@property (nullable, nonatomic, copy) NSString *title;
@property (nonatomic) BOOL supportsAlpha;
@property (nullable, nonatomic, strong) UIColor *selectedColor;
@end
UI_ACTOR
@interface UIRefreshControl : UIControl
- (instancetype)init;
@property (null_resettable, nonatomic, strong) UIColor *tintColor;
@property (nullable, nonatomic, strong) NSAttributedString *attributedTitle;
- (void)endRefreshing;
@end
UI_ACTOR STANDIN_IOS(16.0)
@interface UIPasteControl : UIControl
@end
UI_ACTOR STANDIN_IOS(16.0)
@interface UICalendarView : UIView
@property (nonatomic, copy) NSCalendar *calendar;
@end

NS_ASSUME_NONNULL_END
