#pragma once
#import "UITraits.h"
@class UIViewController, UIWindow, UIGestureRecognizer, UILayoutGuide, UIEvent, UITouch;

NS_ASSUME_NONNULL_BEGIN

UI_ACTOR
@interface UIResponder : NSObject
@property (nonatomic, readonly, nullable) UIResponder *nextResponder SWIFT("next");
@property (nonatomic, readonly) BOOL canBecomeFirstResponder;
- (BOOL)becomeFirstResponder;
- (BOOL)resignFirstResponder;
@property (nonatomic, readonly) BOOL isFirstResponder;
@property (nullable, nonatomic, readonly) NSUndoManager *undoManager;
@property (nullable, nonatomic, readonly, strong) UIView *inputView;
@property (nullable, nonatomic, readonly, strong) UIView *inputAccessoryView;
- (nullable id)targetForAction:(SEL)action withSender:(nullable id)sender;
- (BOOL)canPerformAction:(SEL)action withSender:(nullable id)sender;
@end

UI_ACTOR
@interface UIEvent : NSObject
@end
UI_ACTOR
@interface UITouch : NSObject
@end

typedef ENUM(NSInteger, UIViewContentMode, "UIView.ContentMode") {
  UIViewContentModeScaleToFill, UIViewContentModeScaleAspectFit, UIViewContentModeScaleAspectFill, UIViewContentModeRedraw,
  UIViewContentModeCenter, UIViewContentModeTop, UIViewContentModeBottom, UIViewContentModeLeft, UIViewContentModeRight,
  UIViewContentModeTopLeft, UIViewContentModeTopRight, UIViewContentModeBottomLeft, UIViewContentModeBottomRight,
};
typedef ENUM(NSInteger, UIViewTintAdjustmentMode, "UIView.TintAdjustmentMode") {
  UIViewTintAdjustmentModeAutomatic, UIViewTintAdjustmentModeNormal, UIViewTintAdjustmentModeDimmed,
};
typedef OPTIONS(NSUInteger, UIViewAutoresizing, "UIView.AutoresizingMask") {
  UIViewAutoresizingNone = 0, UIViewAutoresizingFlexibleLeftMargin = 1 << 0, UIViewAutoresizingFlexibleWidth = 1 << 1,
  UIViewAutoresizingFlexibleRightMargin = 1 << 2, UIViewAutoresizingFlexibleTopMargin = 1 << 3,
  UIViewAutoresizingFlexibleHeight = 1 << 4, UIViewAutoresizingFlexibleBottomMargin = 1 << 5,
};
typedef ENUM(NSInteger, UISemanticContentAttribute, "UISemanticContentAttribute") {
  UISemanticContentAttributeUnspecified, UISemanticContentAttributePlayback, UISemanticContentAttributeSpatial,
  UISemanticContentAttributeForceLeftToRight, UISemanticContentAttributeForceRightToLeft,
};
typedef ENUM(NSInteger, UILayoutConstraintAxis, "NSLayoutConstraint.Axis") {
  UILayoutConstraintAxisHorizontal, UILayoutConstraintAxisVertical,
};
typedef float UILayoutPriority __attribute__((swift_newtype(struct)));
static const UILayoutPriority UILayoutPriorityRequired = 1000;
static const UILayoutPriority UILayoutPriorityDefaultHigh = 750;
static const UILayoutPriority UILayoutPriorityDefaultLow = 250;
static const UILayoutPriority UILayoutPriorityFittingSizeLevel = 50;
static const UILayoutPriority UILayoutPriorityDragThatCanResizeScene = 510;
static const UILayoutPriority UILayoutPrioritySceneSizeStayPut = 500;
static const UILayoutPriority UILayoutPriorityDragThatCannotResizeScene = 490;
extern const CGFloat UIViewNoIntrinsicMetric SWIFT("UIView.noIntrinsicMetric");
extern const CGSize UILayoutFittingCompressedSize SWIFT("UIView.layoutFittingCompressedSize");
extern const CGSize UILayoutFittingExpandedSize SWIFT("UIView.layoutFittingExpandedSize");

@protocol UIAppearance <NSObject>
@end
@protocol UIAppearanceContainer <NSObject>
@end
@protocol UICoordinateSpace <NSObject>
@property (readonly, nonatomic) CGRect bounds;
@end
@protocol UIDynamicItem <NSObject>
@end
@protocol UIFocusItem <NSObject>
@end
@protocol UIUserActivityRestoring <NSObject>
@end
@protocol UIInteraction <NSObject>
@end

UI_ACTOR
@interface UIView : UIResponder <NSCoding, UIAppearance, UIAppearanceContainer, UICoordinateSpace, UITraitEnvironment>
@property (class, nonatomic, readonly) Class layerClass;
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
@property (nonatomic) NSInteger tag;
@property (nonatomic, readonly, strong) CALayer *layer;
@property (nonatomic) UISemanticContentAttribute semanticContentAttribute;
@property (nonatomic, readonly) UIUserInterfaceLayoutDirection effectiveUserInterfaceLayoutDirection;
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
@property (nonatomic) CGPoint center;
@property (nonatomic) CGAffineTransform transform;
@property (nonatomic) CGFloat contentScaleFactor;
@property (nonatomic, getter=isMultipleTouchEnabled) BOOL multipleTouchEnabled;
@property (nonatomic, getter=isExclusiveTouch) BOOL exclusiveTouch;
@property (nonatomic) BOOL autoresizesSubviews;
@property (nonatomic) UIViewAutoresizing autoresizingMask;
- (CGSize)sizeThatFits:(CGSize)size;
- (void)sizeToFit;
@property (nullable, nonatomic, readonly) UIView *superview;
@property (nonatomic, readonly, copy) NSArray<UIView *> *subviews;
@property (nullable, nonatomic, readonly) UIWindow *window;
- (void)removeFromSuperview;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;
- (void)exchangeSubviewAtIndex:(NSInteger)index1 withSubviewAtIndex:(NSInteger)index2;
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)sibling;
- (void)insertSubview:(UIView *)view aboveSubview:(UIView *)sibling;
- (void)bringSubviewToFront:(UIView *)view;
- (void)sendSubviewToBack:(UIView *)view;
- (void)didMoveToSuperview;
- (void)didMoveToWindow;
- (BOOL)isDescendantOfView:(UIView *)view;
- (nullable __kindof UIView *)viewWithTag:(NSInteger)tag;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
@property (nonatomic) UIEdgeInsets layoutMargins;
@property (nonatomic) NSDirectionalEdgeInsets directionalLayoutMargins;
@property (nonatomic) BOOL preservesSuperviewLayoutMargins;
@property (nonatomic) BOOL insetsLayoutMarginsFromSafeArea;
@property (nonatomic, readonly) UIEdgeInsets safeAreaInsets;
@property (readonly, strong) UILayoutGuide *layoutMarginsGuide;
@property (readonly, strong) UILayoutGuide *readableContentGuide;
@property (nonatomic, readonly, strong) UILayoutGuide *safeAreaLayoutGuide;
- (void)drawRect:(CGRect)rect;
- (void)setNeedsDisplay;
@property (nonatomic) BOOL clipsToBounds;
@property (nullable, nonatomic, copy) UIColor *backgroundColor;
@property (nonatomic) CGFloat alpha;
@property (nonatomic, getter=isOpaque) BOOL opaque;
@property (nonatomic) BOOL clearsContextBeforeDrawing;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic) UIViewContentMode contentMode;
@property (nonatomic) CGRect contentStretch;
@property (nullable, nonatomic, strong) UIView *maskView SWIFT("mask");
@property (null_resettable, nonatomic, strong) UIColor *tintColor;
@property (nonatomic) UIViewTintAdjustmentMode tintAdjustmentMode;
- (void)tintColorDidChange;
+ (void)animateWithDuration:(NSTimeInterval)duration animations:(void (^)(void))animations SWIFT("animate(withDuration:animations:)");
+ (void)performWithoutAnimation:(void (__attribute__((noescape)) ^)(void))actions;
@property (nullable, nonatomic, copy) NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers;
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer;
- (void)addInteraction:(id<UIInteraction>)interaction;
@property (nonatomic, readonly) NSArray<NSLayoutConstraint *> *constraints;
- (void)addConstraint:(NSLayoutConstraint *)constraint;
- (void)addConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
- (void)removeConstraint:(NSLayoutConstraint *)constraint;
- (void)removeConstraints:(NSArray<NSLayoutConstraint *> *)constraints;
- (void)updateConstraintsIfNeeded;
- (void)updateConstraints NS_REQUIRES_SUPER;
- (void)setNeedsUpdateConstraints;
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
@property (class, nonatomic, readonly) BOOL requiresConstraintBasedLayout;
@property (nonatomic, readonly) UIEdgeInsets alignmentRectInsets;
@property (readonly, strong) UIView *viewForFirstBaselineLayout SWIFT("forFirstBaselineLayout");
@property (readonly, strong) UIView *viewForLastBaselineLayout SWIFT("forLastBaselineLayout");
@property (nonatomic, readonly) CGSize intrinsicContentSize;
- (void)invalidateIntrinsicContentSize;
- (UILayoutPriority)contentHuggingPriorityForAxis:(UILayoutConstraintAxis)axis;
- (void)setContentHuggingPriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis;
- (UILayoutPriority)contentCompressionResistancePriorityForAxis:(UILayoutConstraintAxis)axis;
- (void)setContentCompressionResistancePriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis;
- (CGSize)systemLayoutSizeFittingSize:(CGSize)size;
@property (nonatomic, readonly, copy) NSArray<__kindof UILayoutGuide *> *layoutGuides;
- (void)addLayoutGuide:(UILayoutGuide *)guide;
- (void)removeLayoutGuide:(UILayoutGuide *)guide;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *leadingAnchor, *trailingAnchor, *leftAnchor, *rightAnchor, *centerXAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor, *bottomAnchor, *centerYAnchor, *firstBaselineAnchor, *lastBaselineAnchor;
@property (nonatomic, readonly, strong) NSLayoutDimension *widthAnchor, *heightAnchor;
@property (nullable, nonatomic, copy) NSString *restorationIdentifier;
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle STANDIN_IOS(13.0);
@property (nullable, nonatomic, copy) UIContentSizeCategory minimumContentSizeCategory STANDIN_IOS(15.0);
@property (nullable, nonatomic, copy) UIContentSizeCategory maximumContentSizeCategory STANDIN_IOS(15.0);
STANDIN_TRAIT_REGISTRATION
@end

STANDIN_IOS(13.0) UI_ACTOR
@interface UIWindowScene : UIResponder
@end
typedef CGFloat UIWindowLevel __attribute__((swift_newtype(struct))) SWIFT("UIWindow.Level");
UI_ACTOR
@interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)scene STANDIN_IOS(13.0) DESIGNATED;
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, nonatomic, strong) UIViewController *rootViewController;
- (void)makeKeyAndVisible;
@property (nonatomic) UIWindowLevel windowLevel;
@end

UI_ACTOR
@interface UIVisualEffect : NSObject <NSCopying, NSSecureCoding>
@end
typedef ENUM(NSInteger, UIBlurEffectStyle, "UIBlurEffect.Style") {
  UIBlurEffectStyleExtraLight, UIBlurEffectStyleLight, UIBlurEffectStyleDark, UIBlurEffectStyleRegular = 4, UIBlurEffectStyleProminent = 5,
  UIBlurEffectStyleSystemUltraThinMaterial STANDIN_IOS(13.0) = 6, UIBlurEffectStyleSystemThinMaterial STANDIN_IOS(13.0) = 7,
  UIBlurEffectStyleSystemMaterial STANDIN_IOS(13.0) = 8, UIBlurEffectStyleSystemThickMaterial STANDIN_IOS(13.0) = 9,
  UIBlurEffectStyleSystemChromeMaterial STANDIN_IOS(13.0) = 10, UIBlurEffectStyleSystemUltraThinMaterialLight STANDIN_IOS(13.0) = 11,
  UIBlurEffectStyleSystemThinMaterialLight STANDIN_IOS(13.0) = 12, UIBlurEffectStyleSystemMaterialLight STANDIN_IOS(13.0) = 13,
  UIBlurEffectStyleSystemThickMaterialLight STANDIN_IOS(13.0) = 14, UIBlurEffectStyleSystemChromeMaterialLight STANDIN_IOS(13.0) = 15,
  UIBlurEffectStyleSystemUltraThinMaterialDark STANDIN_IOS(13.0) = 16, UIBlurEffectStyleSystemThinMaterialDark STANDIN_IOS(13.0) = 17,
  UIBlurEffectStyleSystemMaterialDark STANDIN_IOS(13.0) = 18, UIBlurEffectStyleSystemThickMaterialDark STANDIN_IOS(13.0) = 19,
  UIBlurEffectStyleSystemChromeMaterialDark STANDIN_IOS(13.0) = 20,
};
UI_ACTOR
@interface UIBlurEffect : UIVisualEffect
+ (UIBlurEffect *)effectWithStyle:(UIBlurEffectStyle)style;
@end
typedef ENUM(NSInteger, UIVibrancyEffectStyle, "UIVibrancyEffectStyle") {
  UIVibrancyEffectStyleLabel, UIVibrancyEffectStyleSecondaryLabel, UIVibrancyEffectStyleTertiaryLabel, UIVibrancyEffectStyleQuaternaryLabel,
  UIVibrancyEffectStyleFill, UIVibrancyEffectStyleSecondaryFill, UIVibrancyEffectStyleTertiaryFill, UIVibrancyEffectStyleSeparator,
} STANDIN_IOS(13.0);
UI_ACTOR
@interface UIVibrancyEffect : UIVisualEffect
+ (UIVibrancyEffect *)effectForBlurEffect:(UIBlurEffect *)effect SWIFT("init(blurEffect:)");
+ (UIVibrancyEffect *)effectForBlurEffect:(UIBlurEffect *)effect style:(UIVibrancyEffectStyle)style STANDIN_IOS(13.0) SWIFT("init(blurEffect:style:)");
@end
UI_ACTOR
@interface UIVisualEffectView : UIView
@property (nonatomic, strong, readonly) UIView *contentView;
@property (nonatomic, copy, nullable) UIVisualEffect *effect;
- (instancetype)initWithEffect:(nullable UIVisualEffect *)effect DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@end

typedef ENUM(NSInteger, UIStackViewDistribution, "UIStackView.Distribution") {
  UIStackViewDistributionFill, UIStackViewDistributionFillEqually, UIStackViewDistributionFillProportionally, UIStackViewDistributionEqualSpacing, UIStackViewDistributionEqualCentering,
};
typedef ENUM(NSInteger, UIStackViewAlignment, "UIStackView.Alignment") {
  UIStackViewAlignmentFill, UIStackViewAlignmentLeading, UIStackViewAlignmentTop = UIStackViewAlignmentLeading,
  UIStackViewAlignmentFirstBaseline, UIStackViewAlignmentCenter, UIStackViewAlignmentTrailing,
  UIStackViewAlignmentBottom = UIStackViewAlignmentTrailing, UIStackViewAlignmentLastBaseline,
};
extern const CGFloat UIStackViewSpacingUseDefault SWIFT("UIStackView.spacingUseDefault");
extern const CGFloat UIStackViewSpacingUseSystem SWIFT("UIStackView.spacingUseSystem");
UI_ACTOR
@interface UIStackView : UIView
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithArrangedSubviews:(NSArray<__kindof UIView *> *)views;
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *arrangedSubviews;
- (void)addArrangedSubview:(UIView *)view;
- (void)removeArrangedSubview:(UIView *)view;
- (void)insertArrangedSubview:(UIView *)view atIndex:(NSUInteger)index;
@property (nonatomic) UILayoutConstraintAxis axis;
@property (nonatomic) UIStackViewDistribution distribution;
@property (nonatomic) UIStackViewAlignment alignment;
@property (nonatomic) CGFloat spacing;
- (void)setCustomSpacing:(CGFloat)spacing afterView:(UIView *)view;
@property (nonatomic, getter=isBaselineRelativeArrangement) BOOL baselineRelativeArrangement;
@property (nonatomic, getter=isLayoutMarginsRelativeArrangement) BOOL layoutMarginsRelativeArrangement;
@end

UI_ACTOR
@interface UIImageView : UIView
- (instancetype)initWithImage:(nullable UIImage *)image;
- (instancetype)initWithImage:(nullable UIImage *)image highlightedImage:(nullable UIImage *)highlightedImage;
@property (nullable, nonatomic, strong) UIImage *image;
@property (nullable, nonatomic, strong) UIImage *highlightedImage;
@property (nullable, nonatomic, strong) UIImageSymbolConfiguration *preferredSymbolConfiguration STANDIN_IOS(13.0);
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nullable, nonatomic, copy) NSArray<UIImage *> *animationImages;
@property (nonatomic) NSTimeInterval animationDuration;
@property (nonatomic) NSInteger animationRepeatCount;
@property (nonatomic) BOOL adjustsImageSizeForAccessibilityContentSizeCategory;
- (void)startAnimating;
- (void)stopAnimating;
@end
typedef ENUM(NSInteger, UIActivityIndicatorViewStyle, "UIActivityIndicatorView.Style") {
  UIActivityIndicatorViewStyleMedium STANDIN_IOS(13.0) = 100, UIActivityIndicatorViewStyleLarge STANDIN_IOS(13.0) = 101,
  UIActivityIndicatorViewStyleWhiteLarge STANDIN_IOS_GONE(2.0, 13.0, "use large") = 0, UIActivityIndicatorViewStyleWhite STANDIN_IOS_GONE(2.0, 13.0, "use medium") = 1,
  UIActivityIndicatorViewStyleGray STANDIN_IOS_GONE(2.0, 13.0, "use medium") = 2,
};
UI_ACTOR
@interface UIActivityIndicatorView : UIView
- (instancetype)initWithActivityIndicatorStyle:(UIActivityIndicatorViewStyle)style DESIGNATED SWIFT("init(style:)");
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic) UIActivityIndicatorViewStyle activityIndicatorViewStyle SWIFT("style");
@property (nonatomic) BOOL hidesWhenStopped;
@property (null_resettable, nonatomic, strong) UIColor *color;
- (void)startAnimating;
- (void)stopAnimating;
@property (nonatomic, readonly, getter=isAnimating) BOOL animating;
@end
typedef ENUM(NSInteger, UIProgressViewStyle, "UIProgressView.Style") { UIProgressViewStyleDefault, UIProgressViewStyleBar };
UI_ACTOR
@interface UIProgressView : UIView
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithProgressViewStyle:(UIProgressViewStyle)style;
@property (nonatomic) UIProgressViewStyle progressViewStyle;
@property (nonatomic) float progress;
@property (nullable, nonatomic, strong) UIColor *progressTintColor;
@property (nullable, nonatomic, strong) UIColor *trackTintColor;
@property (nullable, nonatomic, strong) UIImage *progressImage;
@property (nullable, nonatomic, strong) UIImage *trackImage;
- (void)setProgress:(float)progress animated:(BOOL)animated;
@end

NS_ASSUME_NONNULL_END
