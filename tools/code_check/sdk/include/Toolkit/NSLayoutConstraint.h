// Constraints, which UIKit and AppKit declare alike. STANDIN_PRIORITY is the type of priorities.

NS_ASSUME_NONNULL_BEGIN

typedef ENUM(NSInteger, NSLayoutRelation, "NSLayoutConstraint.Relation") {
  NSLayoutRelationLessThanOrEqual = -1, NSLayoutRelationEqual = 0, NSLayoutRelationGreaterThanOrEqual = 1,
};
typedef ENUM(NSInteger, NSLayoutAttribute, "NSLayoutConstraint.Attribute") {
  NSLayoutAttributeLeft = 1, NSLayoutAttributeRight, NSLayoutAttributeTop, NSLayoutAttributeBottom, NSLayoutAttributeLeading,
  NSLayoutAttributeTrailing, NSLayoutAttributeWidth, NSLayoutAttributeHeight, NSLayoutAttributeCenterX, NSLayoutAttributeCenterY,
  NSLayoutAttributeLastBaseline, NSLayoutAttributeFirstBaseline, NSLayoutAttributeLeftMargin, NSLayoutAttributeRightMargin,
  NSLayoutAttributeTopMargin, NSLayoutAttributeBottomMargin, NSLayoutAttributeLeadingMargin, NSLayoutAttributeTrailingMargin,
  NSLayoutAttributeCenterXWithinMargins, NSLayoutAttributeCenterYWithinMargins, NSLayoutAttributeNotAnAttribute = 0,
};
#define NSLayoutAttributeBaseline NSLayoutAttributeLastBaseline
typedef OPTIONS(NSUInteger, NSLayoutFormatOptions, "NSLayoutConstraint.FormatOptions") {
  NSLayoutFormatAlignAllLeft SWIFT("alignAllLeft") = 1 << 1, NSLayoutFormatAlignAllRight SWIFT("alignAllRight") = 1 << 2,
  NSLayoutFormatAlignAllTop SWIFT("alignAllTop") = 1 << 3, NSLayoutFormatAlignAllBottom SWIFT("alignAllBottom") = 1 << 4,
  NSLayoutFormatAlignAllLeading SWIFT("alignAllLeading") = 1 << 5, NSLayoutFormatAlignAllTrailing SWIFT("alignAllTrailing") = 1 << 6,
  NSLayoutFormatAlignAllCenterX SWIFT("alignAllCenterX") = 1 << 9, NSLayoutFormatAlignAllCenterY SWIFT("alignAllCenterY") = 1 << 10,
  NSLayoutFormatAlignAllLastBaseline SWIFT("alignAllLastBaseline") = 1 << 11, NSLayoutFormatAlignAllFirstBaseline SWIFT("alignAllFirstBaseline") = 1 << 12,
  NSLayoutFormatDirectionLeadingToTrailing SWIFT("directionLeadingToTrailing") = 0 << 16, NSLayoutFormatDirectionLeftToRight SWIFT("directionLeftToRight") = 1 << 16,
  NSLayoutFormatDirectionRightToLeft SWIFT("directionRightToLeft") = 2 << 16,
};
UI_ACTOR
@interface NSLayoutConstraint : NSObject
+ (NSArray<NSLayoutConstraint *> *)constraintsWithVisualFormat:(NSString *)format options:(NSLayoutFormatOptions)options metrics:(nullable NSDictionary<NSString *, id> *)metrics views:(NSDictionary<NSString *, id> *)views;
+ (instancetype)constraintWithItem:(id)view1 attribute:(NSLayoutAttribute)attr1 relatedBy:(NSLayoutRelation)relation toItem:(nullable id)view2 attribute:(NSLayoutAttribute)attr2 multiplier:(CGFloat)multiplier constant:(CGFloat)c;
@property STANDIN_PRIORITY priority;
@property BOOL shouldBeArchived;
@property (nullable, readonly, assign) id firstItem;
@property (nullable, readonly, assign) id secondItem;
@property (readonly) NSLayoutAttribute firstAttribute;
@property (readonly) NSLayoutAttribute secondAttribute;
@property (readonly) NSLayoutRelation relation;
@property (readonly) CGFloat multiplier;
@property CGFloat constant;
@property (getter=isActive) BOOL active;
@property (nullable, copy) NSString *identifier;
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints SWIFT("activate(_:)");
+ (void)deactivateConstraints:(NSArray<NSLayoutConstraint *> *)constraints SWIFT("deactivate(_:)");
@end
#define NSDictionaryOfVariableBindings(...) STANDIN_BINDINGS(@#__VA_ARGS__, __VA_ARGS__, (void *)0)
NSDictionary<NSString *, id> *STANDIN_BINDINGS(NSString *names, id _Nullable first, ...) NOT_IN_SWIFT;

NS_ASSUME_NONNULL_END
