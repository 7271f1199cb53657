#pragma once
#import "NSControls.h"
@class NSTabView, NSSplitViewItem, NSTextView, NSRulerView;

NS_ASSUME_NONNULL_BEGIN

typedef ENUM(NSInteger, NSStackViewGravity, "NSStackView.Gravity") { NSStackViewGravityTop = 1, NSStackViewGravityLeading = 1, NSStackViewGravityCenter = 2, NSStackViewGravityBottom = 3, NSStackViewGravityTrailing = 3 };
typedef ENUM(NSInteger, NSStackViewDistribution, "NSStackView.Distribution") { NSStackViewDistributionGravityAreas = -1, NSStackViewDistributionFill = 0, NSStackViewDistributionFillEqually, NSStackViewDistributionFillProportionally, NSStackViewDistributionEqualSpacing, NSStackViewDistributionEqualCentering };
typedef float NSStackViewVisibilityPriority CONSTANTS("NSStackView.VisibilityPriority");
static const NSStackViewVisibilityPriority NSStackViewVisibilityPriorityMustHold SWIFT("mustHold") = 1000;
static const NSStackViewVisibilityPriority NSStackViewVisibilityPriorityDetachOnlyIfNecessary SWIFT("detachOnlyIfNecessary") = 900;
static const NSStackViewVisibilityPriority NSStackViewVisibilityPriorityNotVisible SWIFT("notVisible") = 0;
UI_ACTOR
@protocol NSStackViewDelegate <NSObject>
@end
UI_ACTOR
@interface NSStackView : NSView
+ (instancetype)stackViewWithViews:(NSArray<NSView *> *)views;
@property (nullable, weak) id<NSStackViewDelegate> delegate;
@property NSUserInterfaceLayoutOrientation orientation;
@property NSLayoutAttribute alignment;
@property NSEdgeInsets edgeInsets;
@property NSStackViewDistribution distribution;
@property CGFloat spacing;
- (void)setCustomSpacing:(CGFloat)spacing afterView:(NSView *)view;
@property BOOL detachesHiddenViews;
@property (copy, readonly) NSArray<NSView *> *arrangedSubviews;
- (void)addArrangedSubview:(NSView *)view;
- (void)insertArrangedSubview:(NSView *)view atIndex:(NSInteger)index;
- (void)removeArrangedSubview:(NSView *)view;
- (void)setVisibilityPriority:(NSStackViewVisibilityPriority)priority forView:(NSView *)view;
- (void)setClippingResistancePriority:(NSLayoutPriority)priority forOrientation:(NSLayoutConstraintOrientation)orientation;
- (void)setHuggingPriority:(NSLayoutPriority)priority forOrientation:(NSLayoutConstraintOrientation)orientation;
- (void)addView:(NSView *)view inGravity:(NSStackViewGravity)gravity;
@end
typedef ENUM(NSInteger, NSSplitViewDividerStyle, "NSSplitView.DividerStyle") { NSSplitViewDividerStyleThick = 1, NSSplitViewDividerStyleThin = 2, NSSplitViewDividerStylePaneSplitter = 3 };
typedef NSString *NSSplitViewAutosaveName __attribute__((swift_bridged_typedef)) SWIFT("NSSplitView.AutosaveName");
UI_ACTOR
@protocol NSSplitViewDelegate <NSObject>
@end
UI_ACTOR
@interface NSSplitView : NSView
@property (getter=isVertical) BOOL vertical;
@property NSSplitViewDividerStyle dividerStyle;
@property (nullable, copy) NSSplitViewAutosaveName autosaveName;
- (void)setHoldingPriority:(NSLayoutPriority)priority forSubviewAtIndex:(NSInteger)index SWIFT("setHoldingPriority(_:forSubviewAt:)");
@property (nullable, weak) id<NSSplitViewDelegate> delegate;
@property BOOL arrangesAllSubviews;
@property (readonly, copy) NSArray<__kindof NSView *> *arrangedSubviews;
- (void)addArrangedSubview:(NSView *)view;
- (void)insertArrangedSubview:(NSView *)view atIndex:(NSInteger)index;
- (void)removeArrangedSubview:(NSView *)view;
- (void)setHoldingPriority:(NSLayoutPriority)priority forSubviewAtIndex:(NSInteger)index;
- (void)setPosition:(CGFloat)position ofDividerAtIndex:(NSInteger)index;
- (void)adjustSubviews;
@end
typedef ENUM(NSUInteger, NSTabViewType, "NSTabView.TabType") { NSTopTabsBezelBorder SWIFT("topTabsBezelBorder"), NSLeftTabsBezelBorder SWIFT("leftTabsBezelBorder"), NSBottomTabsBezelBorder SWIFT("bottomTabsBezelBorder"), NSRightTabsBezelBorder SWIFT("rightTabsBezelBorder"), NSNoTabsBezelBorder SWIFT("noTabsBezelBorder"), NSNoTabsLineBorder SWIFT("noTabsLineBorder"), NSNoTabsNoBorder SWIFT("noTabsNoBorder") };
UI_ACTOR
@interface NSTabViewItem : NSObject <NSCoding>
- (instancetype)initWithIdentifier:(nullable id)identifier;
+ (instancetype)tabViewItemWithViewController:(NSViewController *)controller;
@property (nullable, strong) id identifier;
@property (nullable, strong) NSView *view;
@property (copy) NSString *label;
@property (nullable, strong) NSImage *image;
@property (nullable, copy) NSColor *color;
@property (nullable, copy) NSString *toolTip;
@property (nullable, strong) NSView *initialFirstResponder;
@property (nullable, strong) NSViewController *viewController;
@end
UI_ACTOR
@protocol NSTabViewDelegate <NSObject>
@end
UI_ACTOR
@interface NSTabView : NSView
- (void)addTabViewItem:(NSTabViewItem *)item SWIFT("addTabViewItem(_:)");
- (void)selectTabViewItem:(nullable NSTabViewItem *)item SWIFT("selectTabViewItem(_:)");
- (void)selectTabViewItemAtIndex:(NSInteger)index;
@property (nullable, readonly, strong) NSTabViewItem *selectedTabViewItem;
@property (strong) NSFont *font;
@property NSTabViewType tabViewType;
@property (copy) NSArray<__kindof NSTabViewItem *> *tabViewItems;
@property BOOL allowsTruncatedLabels;
@property BOOL drawsBackground;
@property NSControlSize controlSize;
@property (nullable, weak) id<NSTabViewDelegate> delegate;
@end
typedef ENUM(NSUInteger, NSBoxType, "NSBox.BoxType") { NSBoxPrimary SWIFT("primary") = 0, NSBoxSeparator SWIFT("separator") = 2, NSBoxCustom SWIFT("custom") = 4 };
typedef ENUM(NSUInteger, NSTitlePosition, "NSBox.TitlePosition") { NSNoTitle SWIFT("noTitle"), NSAboveTop SWIFT("aboveTop"), NSAtTop SWIFT("atTop"), NSBelowTop SWIFT("belowTop"), NSAboveBottom SWIFT("aboveBottom"), NSAtBottom SWIFT("atBottom"), NSBelowBottom SWIFT("belowBottom") };
typedef ENUM(NSUInteger, NSBorderType, "NSBorderType") { NSNoBorder SWIFT("noBorder"), NSLineBorder SWIFT("lineBorder"), NSBezelBorder SWIFT("bezelBorder"), NSGrooveBorder SWIFT("grooveBorder") };
UI_ACTOR
@interface NSBox : NSView
@property NSBoxType boxType;
@property NSTitlePosition titlePosition;
@property (copy) NSString *title;
@property (strong) NSFont *titleFont;
@property NSSize contentViewMargins;
@property (nullable, strong) __kindof NSView *contentView;
@property (getter=isTransparent) BOOL transparent;
@property CGFloat borderWidth;
@property CGFloat cornerRadius;
@property (copy) NSColor *borderColor;
@property (copy) NSColor *fillColor;
@property NSBorderType borderType;
@end
typedef ENUM(NSUInteger, NSProgressIndicatorStyle, "NSProgressIndicator.Style") { NSProgressIndicatorStyleBar, NSProgressIndicatorStyleSpinning };
UI_ACTOR
@interface NSProgressIndicator : NSView
@property (getter=isIndeterminate) BOOL indeterminate;
@property (getter=isBezeled) BOOL bezeled;
@property NSControlSize controlSize;
@property double doubleValue, minValue, maxValue;
@property NSProgressIndicatorStyle style;
@property (getter=isDisplayedWhenStopped) BOOL displayedWhenStopped;
@property BOOL usesThreadedAnimation;
- (void)startAnimation:(nullable id)sender;
- (void)stopAnimation:(nullable id)sender;
@end
typedef ENUM(NSInteger, NSScrollerStyle, "NSScroller.Style") { NSScrollerStyleLegacy, NSScrollerStyleOverlay };
typedef ENUM(NSInteger, NSScrollerKnobStyle, "NSScroller.KnobStyle") { NSScrollerKnobStyleDefault, NSScrollerKnobStyleDark, NSScrollerKnobStyleLight };
UI_ACTOR
@interface NSScroller : NSControl
@property NSScrollerStyle scrollerStyle;
@property NSScrollerKnobStyle knobStyle;
@property CGFloat knobProportion;
@end
UI_ACTOR
@interface NSClipView : NSView
@property (copy) NSColor *backgroundColor;
@property BOOL drawsBackground;
@property (nullable, strong) __kindof NSView *documentView;
@property BOOL automaticallyAdjustsContentInsets;
@property NSEdgeInsets contentInsets;
@property BOOL copiesOnScroll;
@end
typedef ENUM(NSInteger, NSScrollElasticity, "NSScrollView.Elasticity") { NSScrollElasticityAutomatic, NSScrollElasticityNone, NSScrollElasticityAllowed };
typedef ENUM(NSInteger, NSScrollViewFindBarPosition, "NSScrollView.FindBarPosition") { NSScrollViewFindBarPositionAboveHorizontalRuler, NSScrollViewFindBarPositionAboveContent, NSScrollViewFindBarPositionBelowContent };
UI_ACTOR
@interface NSScrollView : NSView
@property (nullable, strong) __kindof NSView *documentView;
@property (strong) NSClipView *contentView;
@property NSBorderType borderType;
@property (copy) NSColor *backgroundColor;
@property BOOL drawsBackground;
@property BOOL hasVerticalScroller, hasHorizontalScroller;
@property (nullable, strong) NSScroller *verticalScroller, *horizontalScroller;
@property BOOL autohidesScrollers;
@property CGFloat horizontalLineScroll, verticalLineScroll, lineScroll, horizontalPageScroll, verticalPageScroll, pageScroll;
@property BOOL scrollsDynamically;
@property NSScrollerStyle scrollerStyle;
@property NSScrollerKnobStyle scrollerKnobStyle;
@property NSScrollElasticity horizontalScrollElasticity, verticalScrollElasticity;
@property BOOL usesPredominantAxisScrolling;
@property BOOL allowsMagnification;
@property CGFloat magnification, maxMagnification, minMagnification;
@property BOOL automaticallyAdjustsContentInsets;
@property NSEdgeInsets contentInsets, scrollerInsets;
@property BOOL hasHorizontalRuler, hasVerticalRuler, rulersVisible;
@property NSScrollViewFindBarPosition findBarPosition;
@end
UI_ACTOR
@protocol NSTextViewDelegate <NSObject>
@end
UI_ACTOR
@interface NSText : NSView
@property (copy) NSString *string;
@property (nullable, weak) id<NSTextViewDelegate> delegate;
@property (getter=isEditable) BOOL editable;
@property (getter=isSelectable) BOOL selectable;
@property (getter=isRichText) BOOL richText;
@property BOOL importsGraphics;
@property (getter=isFieldEditor) BOOL fieldEditor;
@property BOOL usesFontPanel;
@property BOOL drawsBackground;
@property (nullable, copy) NSColor *backgroundColor;
@property (getter=isRulerVisible) BOOL rulerVisible;
@property (nullable, strong) NSFont *font;
@property (nullable, copy) NSColor *textColor;
@property NSTextAlignment alignment;
@property NSWritingDirection baseWritingDirection;
@property NSSize maxSize, minSize;
@property (getter=isHorizontallyResizable) BOOL horizontallyResizable;
@property (getter=isVerticallyResizable) BOOL verticallyResizable;
@end
UI_ACTOR
@interface NSTextView : NSText
- (instancetype)initWithFrame:(NSRect)frame textContainer:(nullable NSTextContainer *)container DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithFrame:(NSRect)frame;
@property (nullable, assign) NSTextContainer *textContainer;
@property NSSize textContainerInset;
@property (nullable, readonly, assign) NSLayoutManager *layoutManager;
@property (nullable, readonly, assign) NSTextStorage *textStorage;
@property BOOL allowsUndo;
@property BOOL allowsDocumentBackgroundColorChange;
@property BOOL usesRuler, usesInspectorBar, usesFindBar, usesFindPanel;
@property (getter=isIncrementalSearchingEnabled) BOOL incrementalSearchingEnabled;
@property (getter=isContinuousSpellCheckingEnabled) BOOL continuousSpellCheckingEnabled;
@property (getter=isGrammarCheckingEnabled) BOOL grammarCheckingEnabled;
@property BOOL smartInsertDeleteEnabled;
@property (getter=isAutomaticQuoteSubstitutionEnabled) BOOL automaticQuoteSubstitutionEnabled;
@property (getter=isAutomaticLinkDetectionEnabled) BOOL automaticLinkDetectionEnabled;
@property (getter=isAutomaticDataDetectionEnabled) BOOL automaticDataDetectionEnabled;
@property (getter=isAutomaticDashSubstitutionEnabled) BOOL automaticDashSubstitutionEnabled;
@property (getter=isAutomaticTextReplacementEnabled) BOOL automaticTextReplacementEnabled;
@property (getter=isAutomaticSpellingCorrectionEnabled) BOOL automaticSpellingCorrectionEnabled;
@property (getter=isAutomaticTextCompletionEnabled) BOOL automaticTextCompletionEnabled;
@property (null_resettable, copy) NSColor *insertionPointColor;
@property BOOL allowsImageEditing;
@property BOOL displaysLinkToolTips;
@property BOOL allowsCharacterPickerTouchBarItem;
@property (nullable, copy) NSDictionary<NSAttributedStringKey, id> *linkTextAttributes;
@property (copy) NSDictionary<NSAttributedStringKey, id> *selectedTextAttributes;
@end
typedef ENUM(NSInteger, NSVisualEffectMaterial, "NSVisualEffectView.Material") {
  NSVisualEffectMaterialTitlebar = 3, NSVisualEffectMaterialSelection = 4, NSVisualEffectMaterialMenu = 5, NSVisualEffectMaterialPopover = 6, NSVisualEffectMaterialSidebar = 7, NSVisualEffectMaterialHeaderView = 10, NSVisualEffectMaterialSheet = 11, NSVisualEffectMaterialWindowBackground = 12, NSVisualEffectMaterialHUDWindow SWIFT("hudWindow") = 13, NSVisualEffectMaterialFullScreenUI = 15, NSVisualEffectMaterialToolTip = 17, NSVisualEffectMaterialContentBackground = 18, NSVisualEffectMaterialUnderWindowBackground = 21, NSVisualEffectMaterialUnderPageBackground = 22,
  NSVisualEffectMaterialAppearanceBased = 0, NSVisualEffectMaterialLight = 1, NSVisualEffectMaterialDark = 2, NSVisualEffectMaterialMediumLight = 8, NSVisualEffectMaterialUltraDark = 9,
};
typedef ENUM(NSInteger, NSVisualEffectBlendingMode, "NSVisualEffectView.BlendingMode") { NSVisualEffectBlendingModeBehindWindow, NSVisualEffectBlendingModeWithinWindow };
typedef ENUM(NSInteger, NSVisualEffectState, "NSVisualEffectView.State") { NSVisualEffectStateFollowsWindowActiveState, NSVisualEffectStateActive, NSVisualEffectStateInactive };
UI_ACTOR
@interface NSVisualEffectView : NSView
@property NSVisualEffectMaterial material;
@property NSVisualEffectBlendingMode blendingMode;
@property NSVisualEffectState state;
@property (nullable, strong) NSImage *maskImage;
@property (getter=isEmphasized) BOOL emphasized;
@end
UI_ACTOR
@interface NSOpenGLView : NSView
@property BOOL wantsBestResolutionOpenGLSurface;
@end
typedef ENUM(NSInteger, NSGridCellPlacement, "NSGridCell.Placement") { NSGridCellPlacementInherited SWIFT("inherited"), NSGridCellPlacementNone SWIFT("none"), NSGridCellPlacementLeading SWIFT("leading"), NSGridCellPlacementTop SWIFT("top") = NSGridCellPlacementLeading, NSGridCellPlacementTrailing SWIFT("trailing"), NSGridCellPlacementBottom SWIFT("bottom") = NSGridCellPlacementTrailing, NSGridCellPlacementCenter SWIFT("center"), NSGridCellPlacementFill SWIFT("fill") };
typedef ENUM(NSInteger, NSGridRowAlignment, "NSGridRow.Alignment") { NSGridRowAlignmentInherited SWIFT("inherited"), NSGridRowAlignmentNone SWIFT("none"), NSGridRowAlignmentFirstBaseline SWIFT("firstBaseline"), NSGridRowAlignmentLastBaseline SWIFT("lastBaseline") };
UI_ACTOR
@interface NSGridRow : NSObject
@property NSGridCellPlacement yPlacement;
@property NSGridRowAlignment rowAlignment;
@property CGFloat height, topPadding, bottomPadding;
@property (getter=isHidden) BOOL hidden;
- (void)mergeCellsInRange:(NSRange)range SWIFT("mergeCells(in:)");
@end
UI_ACTOR
@interface NSGridColumn : NSObject
@property NSGridCellPlacement xPlacement;
@property CGFloat width, leadingPadding, trailingPadding;
@property (getter=isHidden) BOOL hidden;
- (void)mergeCellsInRange:(NSRange)range SWIFT("mergeCells(in:)");
@end
UI_ACTOR
@interface NSGridCell : NSObject
@property (nullable, strong) NSView *contentView;
@property (class, readonly, strong) NSView *emptyContentView;
@property NSGridCellPlacement xPlacement, yPlacement;
@property NSGridRowAlignment rowAlignment;
@end
UI_ACTOR
@interface NSGridView : NSView
- (instancetype)initWithFrame:(NSRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
+ (instancetype)gridViewWithNumberOfColumns:(NSInteger)columns rows:(NSInteger)rows SWIFT("init(numberOfColumns:rows:)");
+ (instancetype)gridViewWithViews:(NSArray<NSArray<NSView *> *> *)rows SWIFT("init(views:)");
- (NSGridRow *)rowAtIndex:(NSInteger)index;
- (NSGridColumn *)columnAtIndex:(NSInteger)index;
- (NSGridCell *)cellAtColumnIndex:(NSInteger)column rowIndex:(NSInteger)row;
- (NSGridRow *)addRowWithViews:(NSArray<NSView *> *)views __attribute__((swift_attr("@discardableResult")));
@property NSGridCellPlacement xPlacement, yPlacement;
@property NSGridRowAlignment rowAlignment;
@property CGFloat rowSpacing, columnSpacing;
- (void)mergeCellsInHorizontalRange:(NSRange)columns verticalRange:(NSRange)rows;
@end

NS_ASSUME_NONNULL_END
