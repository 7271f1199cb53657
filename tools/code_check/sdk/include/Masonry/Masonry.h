// The part of the Masonry library that generated code uses.
#pragma once
#ifdef __ENVIRONMENT_IPHONE_OS_VERSION_MIN_REQUIRED__
#import "../UIKit/UIKit.h"
#define MAS_VIEW UIView
#define MAS_VIEW_CONTROLLER UIViewController
#define MASEdgeInsets UIEdgeInsets
typedef UILayoutPriority MASLayoutPriority;
#else
#import "../AppKit/AppKit.h"
#define MAS_VIEW NSView
#define MASEdgeInsets NSEdgeInsets
typedef NSLayoutPriority MASLayoutPriority;
#endif

@class MASViewAttribute;
@interface MASConstraint : NSObject
- (MASConstraint * (^)(MASEdgeInsets insets))insets;
- (MASConstraint * (^)(CGFloat inset))inset;
- (MASConstraint * (^)(CGSize offset))sizeOffset;
- (MASConstraint * (^)(CGPoint offset))centerOffset;
- (MASConstraint * (^)(CGFloat offset))offset;
- (MASConstraint * (^)(NSValue *value))valueOffset;
- (MASConstraint * (^)(CGFloat multiplier))multipliedBy;
- (MASConstraint * (^)(CGFloat divider))dividedBy;
- (MASConstraint * (^)(MASLayoutPriority priority))priority;
- (MASConstraint * (^)(void))priorityLow;
- (MASConstraint * (^)(void))priorityMedium;
- (MASConstraint * (^)(void))priorityHigh;
- (MASConstraint * (^)(id attr))equalTo;
- (MASConstraint * (^)(id attr))greaterThanOrEqualTo;
- (MASConstraint * (^)(id attr))lessThanOrEqualTo;
- (MASConstraint *)with;
- (MASConstraint *)and;
- (MASConstraint *)left;
- (MASConstraint *)top;
- (MASConstraint *)right;
- (MASConstraint *)bottom;
- (MASConstraint *)leading;
- (MASConstraint *)trailing;
- (MASConstraint *)width;
- (MASConstraint *)height;
- (MASConstraint *)centerX;
- (MASConstraint *)centerY;
- (MASConstraint *)baseline;
- (MASConstraint *)firstBaseline;
- (MASConstraint *)lastBaseline;
- (MASConstraint *)leftMargin;
- (MASConstraint *)rightMargin;
- (MASConstraint *)topMargin;
- (MASConstraint *)bottomMargin;
- (MASConstraint *)leadingMargin;
- (MASConstraint *)trailingMargin;
- (MASConstraint *)centerXWithinMargins;
- (MASConstraint *)centerYWithinMargins;
- (MASConstraint * (^)(id key))key;
- (void)setInsets:(MASEdgeInsets)insets;
- (void)setOffset:(CGFloat)offset;
- (void)activate;
- (void)deactivate;
- (void)install;
- (void)uninstall;
@end
id _MASBoxValue(const char *type, ...);
#define MASBoxValue(value) _MASBoxValue(@encode(__typeof__((value))), (value))
#define mas_equalTo(...) equalTo(MASBoxValue((__VA_ARGS__)))
#define mas_greaterThanOrEqualTo(...) greaterThanOrEqualTo(MASBoxValue((__VA_ARGS__)))
#define mas_lessThanOrEqualTo(...) lessThanOrEqualTo(MASBoxValue((__VA_ARGS__)))
#define mas_offset(...) valueOffset(MASBoxValue((__VA_ARGS__)))

@interface MASConstraintMaker : NSObject
@property (nonatomic, strong, readonly) MASConstraint *left, *top, *right, *bottom, *leading, *trailing, *width, *height, *centerX, *centerY, *baseline, *firstBaseline, *lastBaseline, *leftMargin, *rightMargin, *topMargin, *bottomMargin, *leadingMargin, *trailingMargin, *centerXWithinMargins, *centerYWithinMargins, *edges, *size, *center;
@end
@interface MASViewAttribute : NSObject
@property (nonatomic, weak, readonly) MAS_VIEW *view;
@property (nonatomic, weak, readonly) id item;
@property (nonatomic, assign, readonly) NSLayoutAttribute layoutAttribute;
- (id)initWithView:(MAS_VIEW *)view layoutAttribute:(NSLayoutAttribute)layoutAttribute;
- (id)initWithView:(MAS_VIEW *)view item:(id)item layoutAttribute:(NSLayoutAttribute)layoutAttribute;
@end
@interface MAS_VIEW (MASAdditions)
@property (nonatomic, strong, readonly) MASViewAttribute *mas_left, *mas_top, *mas_right, *mas_bottom, *mas_leading, *mas_trailing, *mas_width, *mas_height, *mas_centerX, *mas_centerY, *mas_baseline, *mas_firstBaseline, *mas_lastBaseline;
@property (nonatomic, strong, readonly) MASViewAttribute *(^mas_attribute)(NSLayoutAttribute attr);
@property (nonatomic, strong) id mas_key;
- (NSArray *)mas_makeConstraints:(void (__attribute__((noescape)) ^)(MASConstraintMaker *make))block;
- (NSArray *)mas_updateConstraints:(void (__attribute__((noescape)) ^)(MASConstraintMaker *make))block;
- (NSArray *)mas_remakeConstraints:(void (__attribute__((noescape)) ^)(MASConstraintMaker *make))block;
@end
#ifdef MAS_VIEW_CONTROLLER
@interface UIView (MASMargins)
@property (nonatomic, strong, readonly) MASViewAttribute *mas_leftMargin, *mas_rightMargin, *mas_topMargin, *mas_bottomMargin, *mas_leadingMargin, *mas_trailingMargin, *mas_centerXWithinMargins, *mas_centerYWithinMargins, *mas_safeAreaLayoutGuide, *mas_safeAreaLayoutGuideLeading, *mas_safeAreaLayoutGuideTrailing, *mas_safeAreaLayoutGuideLeft, *mas_safeAreaLayoutGuideRight, *mas_safeAreaLayoutGuideTop, *mas_safeAreaLayoutGuideBottom, *mas_safeAreaLayoutGuideWidth, *mas_safeAreaLayoutGuideHeight, *mas_safeAreaLayoutGuideCenterX, *mas_safeAreaLayoutGuideCenterY;
@end
@interface UIViewController (MASAdditions)
@property (nonatomic, strong, readonly) MASViewAttribute *mas_topLayoutGuide, *mas_bottomLayoutGuide, *mas_topLayoutGuideTop, *mas_topLayoutGuideBottom, *mas_bottomLayoutGuideTop, *mas_bottomLayoutGuideBottom;
@end
#endif
