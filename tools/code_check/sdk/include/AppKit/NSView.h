#pragma once
#import "NSColorFontImage.h"
@class NSWindow, NSMenu, NSLayoutGuide, NSGestureRecognizer, NSTrackingArea, NSEvent, NSScrollView, NSBinder;

NS_ASSUME_NONNULL_BEGIN

typedef NSString *NSUserInterfaceItemIdentifier CONSTANTS("NSUserInterfaceItemIdentifier");
UI_ACTOR
@protocol NSUserInterfaceItemIdentification <NSObject>
@property (nullable, copy) NSUserInterfaceItemIdentifier identifier;
@end
typedef NSString *NSBindingName CONSTANTS("NSBindingName");
extern NSBindingName const NSValueBinding SWIFT("value");
extern NSBindingName const NSEnabledBinding SWIFT("enabled");
extern NSBindingName const NSHiddenBinding SWIFT("hidden");
extern NSBindingName const NSTitleBinding SWIFT("title");
extern NSBindingName const NSContentBinding SWIFT("content");
extern NSBindingName const NSContentArrayBinding SWIFT("contentArray");
extern NSBindingName const NSSelectedIndexBinding SWIFT("selectedIndex");
extern NSBindingName const NSSelectedObjectBinding SWIFT("selectedObject");
extern NSBindingName const NSSelectedTagBinding SWIFT("selectedTag");
extern NSBindingName const NSSelectedValueBinding SWIFT("selectedValue");
extern NSBindingName const NSContentValuesBinding SWIFT("contentValues");
extern NSBindingName const NSContentObjectsBinding SWIFT("contentObjects");
extern NSBindingName const NSImageBinding SWIFT("image");
extern NSBindingName const NSToolTipBinding SWIFT("toolTip");
extern NSBindingName const NSTextColorBinding SWIFT("textColor");
extern NSBindingName const NSSelectionIndexesBinding SWIFT("selectionIndexes");
extern NSBindingName const NSSortDescriptorsBinding SWIFT("sortDescriptors");
extern NSBindingName const NSAnimateBinding SWIFT("animate");
extern NSBindingName const NSMaxValueBinding SWIFT("maxValue");
extern NSBindingName const NSMinValueBinding SWIFT("minValue");
extern NSBindingName const NSEditableBinding SWIFT("editable");
typedef NSString *NSBindingOption CONSTANTS("NSBindingOption");
extern NSBindingOption const NSValueTransformerNameBindingOption SWIFT("valueTransformerName");
extern NSBindingOption const NSNullPlaceholderBindingOption SWIFT("nullPlaceholder");
extern NSBindingOption const NSContinuouslyUpdatesValueBindingOption SWIFT("continuouslyUpdatesValue");
extern NSBindingOption const NSValidatesImmediatelyBindingOption SWIFT("validatesImmediately");
extern NSBindingOption const NSConditionallySetsEnabledBindingOption SWIFT("conditionallySetsEnabled");
extern NSBindingOption const NSConditionallySetsEditableBindingOption SWIFT("conditionallySetsEditable");
extern NSBindingOption const NSRaisesForNotApplicableKeysBindingOption SWIFT("raisesForNotApplicableKeys");
extern NSBindingOption const NSAllowsEditingMultipleValuesSelectionBindingOption SWIFT("allowsEditingMultipleValuesSelection");
@interface NSObject (NSKeyValueBindingCreation)
- (void)bind:(NSBindingName)binding toObject:(id)observable withKeyPath:(NSString *)keyPath options:(nullable NSDictionary<NSBindingOption, id> *)options;
- (void)unbind:(NSBindingName)binding;
@end
UI_ACTOR
@interface NSResponder : NSObject <NSCoding>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, assign) NSResponder *nextResponder;
@property (nullable, strong) NSMenu *menu;
@property (readonly) BOOL acceptsFirstResponder;
- (BOOL)becomeFirstResponder;
@property (nullable, readonly, strong) NSUndoManager *undoManager;
@end
typedef OPTIONS(NSUInteger, NSAutoresizingMaskOptions, "NSView.AutoresizingMask") {
  NSViewNotSizable SWIFT("none") = 0, NSViewMinXMargin SWIFT("minXMargin") = 1, NSViewWidthSizable SWIFT("width") = 2, NSViewMaxXMargin SWIFT("maxXMargin") = 4,
  NSViewMinYMargin SWIFT("minYMargin") = 8, NSViewHeightSizable SWIFT("height") = 16, NSViewMaxYMargin SWIFT("maxYMargin") = 32,
};
typedef ENUM(NSInteger, NSViewLayerContentsRedrawPolicy, "NSView.LayerContentsRedrawPolicy") { NSViewLayerContentsRedrawNever SWIFT("never"), NSViewLayerContentsRedrawOnSetNeedsDisplay SWIFT("onSetNeedsDisplay"), NSViewLayerContentsRedrawDuringViewResize SWIFT("duringViewResize"), NSViewLayerContentsRedrawBeforeViewResize SWIFT("beforeViewResize"), NSViewLayerContentsRedrawCrossfade SWIFT("crossfade") };
typedef ENUM(NSUInteger, NSFocusRingType, "NSFocusRingType") { NSFocusRingTypeDefault, NSFocusRingTypeNone, NSFocusRingTypeExterior };
typedef float NSLayoutPriority __attribute__((swift_newtype(struct))) SWIFT("NSLayoutConstraint.Priority");
static const NSLayoutPriority NSLayoutPriorityRequired SWIFT("required") = 1000;
static const NSLayoutPriority NSLayoutPriorityDefaultHigh SWIFT("defaultHigh") = 750;
static const NSLayoutPriority NSLayoutPriorityDragThatCanResizeWindow SWIFT("dragThatCanResizeWindow") = 510;
static const NSLayoutPriority NSLayoutPriorityWindowSizeStayPut SWIFT("windowSizeStayPut") = 500;
static const NSLayoutPriority NSLayoutPriorityDragThatCannotResizeWindow SWIFT("dragThatCannotResizeWindow") = 490;
static const NSLayoutPriority NSLayoutPriorityDefaultLow SWIFT("defaultLow") = 250;
static const NSLayoutPriority NSLayoutPriorityFittingSizeCompression SWIFT("fittingSizeCompression") = 50;
typedef ENUM(NSInteger, NSLayoutConstraintOrientation, "NSLayoutConstraint.Orientation") { NSLayoutConstraintOrientationHorizontal, NSLayoutConstraintOrientationVertical };
UI_ACTOR
@protocol NSAppearanceCustomization <NSObject>
@property (nullable, strong) NSAppearance *appearance;
@end
UI_ACTOR
@interface NSView : NSResponder <NSUserInterfaceItemIdentification, NSAppearanceCustomization>
- (instancetype)initWithFrame:(NSRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, copy) NSUserInterfaceItemIdentifier identifier;
@property (nullable, strong) NSAppearance *appearance;
@property (nullable, readonly, assign) NSWindow *window;
@property (nullable, readonly, assign) NSView *superview;
@property (copy) NSArray<__kindof NSView *> *subviews;
@property (getter=isHidden) BOOL hidden;
@property (readonly) NSInteger tag;
- (void)addSubview:(NSView *)view;
- (void)removeFromSuperview;
- (nullable __kindof NSView *)viewWithTag:(NSInteger)tag;
@property BOOL autoresizesSubviews;
@property NSAutoresizingMaskOptions autoresizingMask;
@property NSRect frame;
@property NSRect bounds;
@property (getter=isFlipped, readonly) BOOL flipped;
@property (readonly, getter=isOpaque) BOOL opaque;
@property (nullable, assign) NSView *nextKeyView;
@property BOOL needsDisplay;
@property BOOL needsLayout;
@property BOOL needsUpdateConstraints;
@property NSFocusRingType focusRingType;
@property (nullable, copy) NSString *toolTip;
@property BOOL wantsLayer;
@property (nullable, strong) CALayer *layer;
@property NSViewLayerContentsRedrawPolicy layerContentsRedrawPolicy;
@property BOOL canDrawConcurrently;
@property BOOL canDrawSubviewsIntoLayer;
@property BOOL wantsRestingTouches;
@property CGFloat alphaValue;
@property (nullable, copy) NSShadow *shadow;
@property BOOL clipsToBounds STANDIN_MACOS(10.9);
@property NSUserInterfaceLayoutDirection userInterfaceLayoutDirection;
@property (copy) NSArray<__kindof NSGestureRecognizer *> *gestureRecognizers;
- (void)addGestureRecognizer:(NSGestureRecognizer *)recognizer;
@property (nullable, readonly, strong) NSScrollView *enclosingScrollView;
@property (readonly, copy) NSArray<NSLayoutConstraint *> *constraints;
- (void)addConstraint:(NSLayoutConstraint *)constraint;
- (void)addConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
- (void)removeConstraint:(NSLayoutConstraint *)constraint;
- (void)removeConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
@property BOOL translatesAutoresizingMaskIntoConstraints;
@property (readonly) NSSize intrinsicContentSize;
@property (readonly) NSSize fittingSize;
- (void)setContentHuggingPriority:(NSLayoutPriority)priority forOrientation:(NSLayoutConstraintOrientation)orientation;
- (void)setContentCompressionResistancePriority:(NSLayoutPriority)priority forOrientation:(NSLayoutConstraintOrientation)orientation;
- (void)layout;
- (void)layoutSubtreeIfNeeded;
- (void)updateConstraints;
- (void)viewDidMoveToWindow;
- (void)viewDidMoveToSuperview;
- (void)drawRect:(NSRect)rect SWIFT("draw(_:)");
@property (readonly, copy) NSArray<NSLayoutGuide *> *layoutGuides;
- (void)addLayoutGuide:(NSLayoutGuide *)guide;
- (void)removeLayoutGuide:(NSLayoutGuide *)guide;
@property (readonly, strong) NSLayoutGuide *safeAreaLayoutGuide;
@property (readonly, strong) NSLayoutGuide *layoutMarginsGuide;
@property (readonly, strong) NSLayoutXAxisAnchor *leadingAnchor, *trailingAnchor, *leftAnchor, *rightAnchor, *centerXAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *topAnchor, *bottomAnchor, *centerYAnchor, *firstBaselineAnchor, *lastBaselineAnchor;
@property (readonly, strong) NSLayoutDimension *widthAnchor, *heightAnchor;
@property BOOL prefersCompactControlSizeMetrics;
- (void)registerForDraggedTypes:(NSArray<NSString *> *)types;
@property (getter=isHorizontalContentSizeConstraintActive) BOOL horizontalContentSizeConstraintActive;
@property (getter=isVerticalContentSizeConstraintActive) BOOL verticalContentSizeConstraintActive;
@end
// Every view implements the protocol; Swift shows its members on NSView.
UI_ACTOR
@interface NSObject (NSAccessibility)
- (void)setAccessibilityLabel:(nullable NSString *)label;
- (void)setAccessibilityHelp:(nullable NSString *)help;
- (void)setAccessibilityIdentifier:(nullable NSString *)identifier;
- (void)setAccessibilityTitle:(nullable NSString *)title;
- (void)setAccessibilityRoleDescription:(nullable NSString *)description;
- (void)setAccessibilityElement:(BOOL)isElement;
- (void)setAccessibilityTitleUIElement:(nullable id)element;
@end
typedef OPTIONS(NSUInteger, NSWindowStyleMask, "NSWindow.StyleMask") {
  NSWindowStyleMaskBorderless = 0, NSWindowStyleMaskTitled = 1 << 0, NSWindowStyleMaskClosable = 1 << 1, NSWindowStyleMaskMiniaturizable = 1 << 2, NSWindowStyleMaskResizable = 1 << 3,
  NSWindowStyleMaskTexturedBackground = 1 << 8, NSWindowStyleMaskUnifiedTitleAndToolbar = 1 << 12, NSWindowStyleMaskFullScreen = 1 << 14, NSWindowStyleMaskFullSizeContentView = 1 << 15,
  NSWindowStyleMaskUtilityWindow = 1 << 4, NSWindowStyleMaskDocModalWindow = 1 << 6, NSWindowStyleMaskNonactivatingPanel SWIFT("nonactivatingPanel") = 1 << 7, NSWindowStyleMaskHUDWindow SWIFT("hudWindow") = 1 << 13,
};
typedef ENUM(NSUInteger, NSBackingStoreType, "NSWindow.BackingStoreType") { NSBackingStoreRetained SWIFT("retained"), NSBackingStoreNonretained SWIFT("nonretained"), NSBackingStoreBuffered SWIFT("buffered") };
typedef ENUM(NSInteger, NSTitlebarSeparatorStyle, "NSTitlebarSeparatorStyle") {
  NSTitlebarSeparatorStyleAutomatic, NSTitlebarSeparatorStyleNone, NSTitlebarSeparatorStyleLine, NSTitlebarSeparatorStyleShadow,
};
typedef ENUM(NSInteger, NSWindowTitleVisibility, "NSWindow.TitleVisibility") { NSWindowTitleVisible SWIFT("visible"), NSWindowTitleHidden SWIFT("hidden") };
typedef ENUM(NSInteger, NSWindowToolbarStyle, "NSWindow.ToolbarStyle") { NSWindowToolbarStyleAutomatic, NSWindowToolbarStyleExpanded, NSWindowToolbarStylePreference, NSWindowToolbarStyleUnified, NSWindowToolbarStyleUnifiedCompact };
typedef ENUM(NSInteger, NSWindowAnimationBehavior, "NSWindow.AnimationBehavior") { NSWindowAnimationBehaviorDefault = 0, NSWindowAnimationBehaviorNone = 2, NSWindowAnimationBehaviorDocumentWindow = 3, NSWindowAnimationBehaviorUtilityWindow = 4, NSWindowAnimationBehaviorAlertPanel = 5 };
typedef ENUM(NSInteger, NSWindowTabbingMode, "NSWindow.TabbingMode") { NSWindowTabbingModeAutomatic, NSWindowTabbingModePreferred, NSWindowTabbingModeDisallowed };
typedef OPTIONS(NSUInteger, NSWindowCollectionBehavior, "NSWindow.CollectionBehavior") {
  NSWindowCollectionBehaviorDefault = 0, NSWindowCollectionBehaviorCanJoinAllSpaces = 1 << 0, NSWindowCollectionBehaviorMoveToActiveSpace = 1 << 1, NSWindowCollectionBehaviorManaged = 1 << 2, NSWindowCollectionBehaviorTransient = 1 << 3, NSWindowCollectionBehaviorStationary = 1 << 4, NSWindowCollectionBehaviorParticipatesInCycle = 1 << 5, NSWindowCollectionBehaviorIgnoresCycle = 1 << 6, NSWindowCollectionBehaviorFullScreenPrimary = 1 << 7, NSWindowCollectionBehaviorFullScreenAuxiliary = 1 << 8, NSWindowCollectionBehaviorFullScreenNone = 1 << 9,
};
typedef NSString *NSWindowFrameAutosaveName __attribute__((swift_bridged_typedef)) SWIFT("NSWindow.FrameAutosaveName");
@class NSViewController, NSWindowController, NSToolbar, NSButtonCell;
UI_ACTOR
@protocol NSWindowDelegate <NSObject>
@optional
- (void)windowWillClose:(NSNotification *)notification;
@end
UI_ACTOR
@interface NSWindow : NSResponder <NSUserInterfaceItemIdentification, NSAppearanceCustomization>
- (instancetype)initWithContentRect:(NSRect)rect styleMask:(NSWindowStyleMask)style backing:(NSBackingStoreType)backing defer:(BOOL)defer DESIGNATED;
+ (instancetype)windowWithContentViewController:(NSViewController *)controller;
- (instancetype)initWithCoder:(NSCoder *)coder NS_UNAVAILABLE;
@property (nullable, copy) NSUserInterfaceItemIdentifier identifier;
@property (nullable, strong) NSAppearance *appearance;
@property (copy) NSString *title;
@property (copy) NSString *subtitle;
@property NSWindowTitleVisibility titleVisibility;
@property NSTitlebarSeparatorStyle titlebarSeparatorStyle;
@property BOOL titlebarAppearsTransparent;
@property NSWindowToolbarStyle toolbarStyle;
@property (nullable, strong) NSViewController *contentViewController;
@property (nullable, strong) __kindof NSView *contentView;
@property (nullable, assign) id<NSWindowDelegate> delegate;
@property (nullable, weak) NSWindowController *windowController;
@property NSWindowStyleMask styleMask;
@property (readonly) NSRect frame;
- (void)setFrame:(NSRect)frame display:(BOOL)display;
- (void)setContentSize:(NSSize)size;
- (BOOL)setFrameAutosaveName:(NSWindowFrameAutosaveName)name __attribute__((swift_attr("@discardableResult")));
- (void)center;
- (void)makeKeyAndOrderFront:(nullable id)sender;
- (void)close;
@property NSSize minSize, maxSize, contentMinSize, contentMaxSize, contentAspectRatio;
@property (null_resettable, copy) NSColor *backgroundColor;
@property (getter=isMovableByWindowBackground) BOOL movableByWindowBackground;
@property BOOL hidesOnDeactivate;
@property BOOL hasShadow;
@property CGFloat alphaValue;
@property (getter=isOpaque) BOOL opaque;
@property (getter=isReleasedWhenClosed) BOOL releasedWhenClosed;
@property (getter=isRestorable) BOOL restorable;
@property BOOL showsToolbarButton;
@property BOOL autorecalculatesKeyViewLoop;
@property BOOL allowsToolTipsWhenApplicationIsInactive;
@property BOOL displaysWhenScreenProfileChanges;
@property (getter=isOneShot) BOOL oneShot;
@property NSWindowAnimationBehavior animationBehavior;
@property NSWindowTabbingMode tabbingMode;
@property NSWindowCollectionBehavior collectionBehavior;
@property (nullable, strong) NSToolbar *toolbar;
@property (nullable, weak) NSView *initialFirstResponder;
@property (nullable, strong) NSButtonCell *defaultButtonCell;
- (BOOL)makeFirstResponder:(nullable NSResponder *)responder __attribute__((swift_attr("@discardableResult")));
- (void)beginSheet:(NSWindow *)sheet completionHandler:(nullable void (^)(NSInteger response))handler;
- (void)endSheet:(NSWindow *)sheet;
@property (getter=isExcludedFromWindowsMenu) BOOL excludedFromWindowsMenu;
- (void)setIsVisible:(BOOL)flag;
@end
UI_ACTOR
@interface NSPanel : NSWindow
@property (getter=isFloatingPanel) BOOL floatingPanel;
@property BOOL becomesKeyOnlyIfNeeded;
@property BOOL worksWhenModal;
@end
UI_ACTOR
@interface NSGestureRecognizer : NSObject <NSCoding>
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, weak) id target;
@property (nullable) SEL action;
@property (nullable, weak) id delegate;
@property (getter=isEnabled) BOOL enabled;
@property BOOL delaysPrimaryMouseButtonEvents, delaysSecondaryMouseButtonEvents, delaysOtherMouseButtonEvents, delaysKeyEvents, delaysMagnificationEvents, delaysRotationEvents;
@end
UI_ACTOR
@interface NSClickGestureRecognizer : NSGestureRecognizer
@property NSUInteger buttonMask;
@property NSInteger numberOfClicksRequired;
@end
UI_ACTOR
@interface NSPressGestureRecognizer : NSGestureRecognizer
@property NSUInteger buttonMask;
@property NSTimeInterval minimumPressDuration;
@property CGFloat allowableMovement;
@end
UI_ACTOR
@interface NSPanGestureRecognizer : NSGestureRecognizer
@property NSUInteger buttonMask;
@end
UI_ACTOR
@interface NSMagnificationGestureRecognizer : NSGestureRecognizer
@end
UI_ACTOR
@interface NSRotationGestureRecognizer : NSGestureRecognizer
@end

NS_ASSUME_NONNULL_END
