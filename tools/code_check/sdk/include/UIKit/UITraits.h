#pragma once
#import "UIColorFontImage.h"
@class UIView;

NS_ASSUME_NONNULL_BEGIN

typedef ENUM(NSInteger, UIUserInterfaceSizeClass, "UIUserInterfaceSizeClass") {
  UIUserInterfaceSizeClassUnspecified, UIUserInterfaceSizeClassCompact, UIUserInterfaceSizeClassRegular,
};
typedef ENUM(NSInteger, UIUserInterfaceIdiom, "UIUserInterfaceIdiom") {
  UIUserInterfaceIdiomUnspecified = -1, UIUserInterfaceIdiomPhone, UIUserInterfaceIdiomPad, UIUserInterfaceIdiomTV,
  UIUserInterfaceIdiomCarPlay, UIUserInterfaceIdiomMac = 5, UIUserInterfaceIdiomVision = 6,
};
typedef ENUM(NSInteger, UIUserInterfaceStyle, "UIUserInterfaceStyle") {
  UIUserInterfaceStyleUnspecified, UIUserInterfaceStyleLight, UIUserInterfaceStyleDark,
};
typedef ENUM(NSInteger, UIUserInterfaceLayoutDirection, "UIUserInterfaceLayoutDirection") {
  UIUserInterfaceLayoutDirectionLeftToRight, UIUserInterfaceLayoutDirectionRightToLeft,
};
typedef NSString *UIContentSizeCategory CONSTANTS("UIContentSizeCategory");
extern UIContentSizeCategory const UIContentSizeCategoryUnspecified, UIContentSizeCategoryExtraSmall, UIContentSizeCategorySmall, UIContentSizeCategoryMedium, UIContentSizeCategoryLarge, UIContentSizeCategoryExtraLarge, UIContentSizeCategoryExtraExtraLarge, UIContentSizeCategoryExtraExtraExtraLarge, UIContentSizeCategoryAccessibilityMedium, UIContentSizeCategoryAccessibilityLarge, UIContentSizeCategoryAccessibilityExtraLarge, UIContentSizeCategoryAccessibilityExtraExtraLarge, UIContentSizeCategoryAccessibilityExtraExtraExtraLarge;

@interface UITraitCollection : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init;
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property (nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle;
@property (nonatomic, readonly) CGFloat displayScale;
@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property (nonatomic, readonly) UIUserInterfaceSizeClass verticalSizeClass;
@property (nonatomic, copy, readonly) UIContentSizeCategory preferredContentSizeCategory;
+ (UITraitCollection *)traitCollectionWithHorizontalSizeClass:(UIUserInterfaceSizeClass)sizeClass;
+ (UITraitCollection *)traitCollectionWithVerticalSizeClass:(UIUserInterfaceSizeClass)sizeClass;
+ (UITraitCollection *)traitCollectionWithUserInterfaceStyle:(UIUserInterfaceStyle)style;
@end
@protocol UITraitEnvironment <NSObject>
@property (nonatomic, readonly) UITraitCollection *traitCollection;
- (void)traitCollectionDidChange:(nullable UITraitCollection *)previousTraitCollection STANDIN_IOS(8.0);
@end

// In Swift, the overlay declares the traits and their registration.
STANDIN_IOS(17.0)
@protocol UITraitDefinition
@end
typedef Class<UITraitDefinition> UITrait NOT_IN_SWIFT;
STANDIN_IOS(17.0) REFINED
@interface UITraitHorizontalSizeClass : NSObject <UITraitDefinition>
@end
STANDIN_IOS(17.0) REFINED
@interface UITraitVerticalSizeClass : NSObject <UITraitDefinition>
@end
STANDIN_IOS(17.0) REFINED
@interface UITraitUserInterfaceStyle : NSObject <UITraitDefinition>
@end
STANDIN_IOS(17.0) REFINED
@interface UITraitPreferredContentSizeCategory : NSObject <UITraitDefinition>
@end
STANDIN_IOS(17.0) REFINED
@interface UITraitUserInterfaceIdiom : NSObject <UITraitDefinition>
@end
STANDIN_IOS(17.0)
@protocol UITraitChangeRegistration <NSObject, NSCopying>
@end
#define STANDIN_TRAIT_REGISTRATION \
- (id<UITraitChangeRegistration>)registerForTraitChanges:(NSArray<Class> *)traits withTarget:(id)target action:(SEL)action STANDIN_IOS(17.0) REFINED; \
- (id<UITraitChangeRegistration>)registerForTraitChanges:(NSArray<Class> *)traits withAction:(SEL)action STANDIN_IOS(17.0) REFINED;

UI_ACTOR
@interface UIScreen : NSObject <UITraitEnvironment>
@property (class, nonatomic, readonly) UIScreen *mainScreen;
@property (nonatomic, readonly) CGRect bounds;
@property (nonatomic, readonly) CGFloat scale;
@end
UI_ACTOR
@interface UIDevice : NSObject
@property (class, nonatomic, readonly) UIDevice *currentDevice;
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@end

NS_ASSUME_NONNULL_END
