#pragma once
#import "../UIFoundation/UIFoundation.h"
@class UITraitCollection, UIImageConfiguration, UIImageSymbolConfiguration, UIFont, UIImage;

NS_ASSUME_NONNULL_BEGIN

@interface UIColor : NSObject <NSSecureCoding, NSCopying>
+ (UIColor *)colorWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
+ (UIColor *)colorWithHue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness alpha:(CGFloat)alpha;
+ (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
+ (UIColor *)colorWithDisplayP3Red:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
+ (UIColor *)colorWithPatternImage:(UIImage *)image;
+ (UIColor *)colorWithCGColor:(CGColorRef)color SWIFT("init(cgColor:)");
+ (nullable UIColor *)colorNamed:(NSString *)name;
+ (nullable UIColor *)colorNamed:(NSString *)name inBundle:(nullable NSBundle *)bundle compatibleWithTraitCollection:(nullable UITraitCollection *)traits;
+ (UIColor *)colorWithDynamicProvider:(UIColor * (^)(UITraitCollection *traits))provider STANDIN_IOS(13.0) SWIFT("init(dynamicProvider:)");
@property (nonatomic, readonly) CGColorRef CGColor SWIFT("cgColor");
- (UIColor *)colorWithAlphaComponent:(CGFloat)alpha SWIFT("withAlphaComponent(_:)");
@property (class, nonatomic, readonly) UIColor *blackColor, *darkGrayColor, *lightGrayColor, *whiteColor, *grayColor, *redColor, *greenColor, *blueColor, *cyanColor, *yellowColor, *magentaColor, *orangeColor, *purpleColor, *brownColor, *clearColor;
@property (class, nonatomic, readonly) UIColor *systemRedColor, *systemGreenColor, *systemBlueColor, *systemOrangeColor, *systemYellowColor, *systemPinkColor, *systemPurpleColor, *systemTealColor, *systemGrayColor;
@property (class, nonatomic, readonly) STANDIN_IOS(13.0) UIColor *systemIndigoColor, *systemGray2Color, *systemGray3Color, *systemGray4Color, *systemGray5Color, *systemGray6Color;
@property (class, nonatomic, readonly) STANDIN_IOS(15.0) UIColor *systemMintColor, *systemCyanColor;
@property (class, nonatomic, readonly) UIColor *systemBrownColor STANDIN_IOS(13.0);
@property (class, nonatomic, readonly) UIColor *tintColor STANDIN_IOS(15.0);
@property (class, nonatomic, readonly) STANDIN_IOS(13.0) UIColor *labelColor, *secondaryLabelColor, *tertiaryLabelColor, *quaternaryLabelColor, *linkColor, *placeholderTextColor, *separatorColor, *opaqueSeparatorColor;
@property (class, nonatomic, readonly) STANDIN_IOS(13.0) UIColor *systemBackgroundColor, *secondarySystemBackgroundColor, *tertiarySystemBackgroundColor, *systemGroupedBackgroundColor, *secondarySystemGroupedBackgroundColor, *tertiarySystemGroupedBackgroundColor, *systemFillColor, *secondarySystemFillColor, *tertiarySystemFillColor, *quaternarySystemFillColor;
@property (class, nonatomic, readonly) UIColor *lightTextColor SWIFT("lightText");
@property (class, nonatomic, readonly) UIColor *darkTextColor SWIFT("darkText");
@property (class, nonatomic, readonly) UIColor *groupTableViewBackgroundColor SWIFT("groupTableViewBackground") STANDIN_IOS_GONE(2.0, 13.0, "use systemGroupedBackground");
- (instancetype)init;
- (UIColor *)initWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
- (UIColor *)initWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
@end

typedef CGFloat UIFontWeight CONSTANTS("UIFont.Weight");
extern const UIFontWeight UIFontWeightUltraLight, UIFontWeightThin, UIFontWeightLight, UIFontWeightRegular, UIFontWeightMedium, UIFontWeightSemibold, UIFontWeightBold, UIFontWeightHeavy, UIFontWeightBlack;
typedef CGFloat UIFontWidth CONSTANTS("UIFont.Width");
STANDIN_IOS(16.0) extern const UIFontWidth UIFontWidthCondensed, UIFontWidthStandard, UIFontWidthExpanded, UIFontWidthCompressed;
typedef NSString *UIFontTextStyle CONSTANTS("UIFont.TextStyle");
extern UIFontTextStyle const UIFontTextStyleLargeTitle, UIFontTextStyleTitle1, UIFontTextStyleTitle2, UIFontTextStyleTitle3, UIFontTextStyleHeadline, UIFontTextStyleSubheadline, UIFontTextStyleBody, UIFontTextStyleCallout, UIFontTextStyleFootnote, UIFontTextStyleCaption1, UIFontTextStyleCaption2;
STANDIN_IOS(17.0) extern UIFontTextStyle const UIFontTextStyleExtraLargeTitle, UIFontTextStyleExtraLargeTitle2;
typedef OPTIONS(unsigned int, UIFontDescriptorSymbolicTraits, "UIFontDescriptor.SymbolicTraits") {
  UIFontDescriptorTraitItalic SWIFT("traitItalic") = 1u << 0, UIFontDescriptorTraitBold SWIFT("traitBold") = 1u << 1,
  UIFontDescriptorTraitExpanded SWIFT("traitExpanded") = 1u << 5, UIFontDescriptorTraitCondensed SWIFT("traitCondensed") = 1u << 6,
  UIFontDescriptorTraitMonoSpace SWIFT("traitMonoSpace") = 1u << 10,
};
typedef NSString *UIFontDescriptorSystemDesign CONSTANTS("UIFontDescriptor.SystemDesign");
STANDIN_IOS(13.0) extern UIFontDescriptorSystemDesign const UIFontDescriptorSystemDesignDefault, UIFontDescriptorSystemDesignRounded, UIFontDescriptorSystemDesignSerif, UIFontDescriptorSystemDesignMonospaced;
typedef NSString *UIFontDescriptorAttributeName CONSTANTS("UIFontDescriptor.AttributeName");
extern UIFontDescriptorAttributeName const UIFontDescriptorFamilyAttribute SWIFT("family");
extern UIFontDescriptorAttributeName const UIFontDescriptorNameAttribute SWIFT("name");
extern UIFontDescriptorAttributeName const UIFontDescriptorFaceAttribute SWIFT("face");
extern UIFontDescriptorAttributeName const UIFontDescriptorSizeAttribute SWIFT("size");
extern UIFontDescriptorAttributeName const UIFontDescriptorTraitsAttribute SWIFT("traits");
typedef NSString *UIFontDescriptorTraitKey CONSTANTS("UIFontDescriptor.TraitKey");
extern UIFontDescriptorTraitKey const UIFontWeightTrait SWIFT("weight");
@interface UIFontDescriptor : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithFontAttributes:(NSDictionary<UIFontDescriptorAttributeName, id> *)attributes;
+ (UIFontDescriptor *)preferredFontDescriptorWithTextStyle:(UIFontTextStyle)style;
+ (UIFontDescriptor *)preferredFontDescriptorWithTextStyle:(UIFontTextStyle)style compatibleWithTraitCollection:(nullable UITraitCollection *)traits SWIFT("preferredFontDescriptor(withTextStyle:compatibleWith:)");
- (nullable UIFontDescriptor *)fontDescriptorWithSymbolicTraits:(UIFontDescriptorSymbolicTraits)traits SWIFT("withSymbolicTraits(_:)");
- (nullable UIFontDescriptor *)fontDescriptorWithDesign:(UIFontDescriptorSystemDesign)design STANDIN_IOS(13.0) SWIFT("withDesign(_:)");
- (UIFontDescriptor *)fontDescriptorByAddingAttributes:(NSDictionary<UIFontDescriptorAttributeName, id> *)attributes SWIFT("addingAttributes(_:)");
- (UIFontDescriptor *)fontDescriptorWithFamily:(NSString *)family SWIFT("withFamily(_:)");
- (UIFontDescriptor *)fontDescriptorWithFace:(NSString *)face SWIFT("withFace(_:)");
@property (nonatomic, readonly) CGFloat pointSize;
@end
@interface UIFont : NSObject <NSCopying, NSSecureCoding>
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style;
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style compatibleWithTraitCollection:(nullable UITraitCollection *)traits SWIFT("preferredFont(forTextStyle:compatibleWith:)");
+ (nullable UIFont *)fontWithName:(NSString *)name size:(CGFloat)size;
+ (UIFont *)systemFontOfSize:(CGFloat)size;
+ (UIFont *)boldSystemFontOfSize:(CGFloat)size;
+ (UIFont *)italicSystemFontOfSize:(CGFloat)size;
+ (UIFont *)systemFontOfSize:(CGFloat)size weight:(UIFontWeight)weight;
+ (UIFont *)systemFontOfSize:(CGFloat)size weight:(UIFontWeight)weight width:(UIFontWidth)width STANDIN_IOS(16.0);
+ (UIFont *)monospacedDigitSystemFontOfSize:(CGFloat)size weight:(UIFontWeight)weight;
+ (UIFont *)monospacedSystemFontOfSize:(CGFloat)size weight:(UIFontWeight)weight STANDIN_IOS(13.0);
+ (UIFont *)fontWithDescriptor:(UIFontDescriptor *)descriptor size:(CGFloat)size;
- (UIFont *)fontWithSize:(CGFloat)size SWIFT("withSize(_:)");
@property (nonatomic, readonly) UIFontDescriptor *fontDescriptor;
@property (nonatomic, readonly) CGFloat pointSize;
@property (nonatomic, readonly) CGFloat lineHeight;
@property (class, nonatomic, readonly) CGFloat labelFontSize, buttonFontSize, smallSystemFontSize, systemFontSize;
@end
@interface UIFontMetrics : NSObject
@property (class, nonatomic, readonly) UIFontMetrics *defaultMetrics;
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initForTextStyle:(UIFontTextStyle)style DESIGNATED;
- (UIFont *)scaledFontForFont:(UIFont *)font;
- (UIFont *)scaledFontForFont:(UIFont *)font maximumPointSize:(CGFloat)maximum;
- (CGFloat)scaledValueForValue:(CGFloat)value;
@end

typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;
typedef struct NSDirectionalEdgeInsets { CGFloat top, leading, bottom, trailing; } NSDirectionalEdgeInsets;
typedef struct UIOffset { CGFloat horizontal, vertical; } UIOffset;
extern const UIEdgeInsets UIEdgeInsetsZero SWIFT("UIEdgeInsets.zero");
extern const NSDirectionalEdgeInsets NSDirectionalEdgeInsetsZero SWIFT("NSDirectionalEdgeInsets.zero");
extern const UIOffset UIOffsetZero SWIFT("UIOffset.zero");
static inline UIEdgeInsets UIEdgeInsetsMake(CGFloat top, CGFloat left, CGFloat bottom, CGFloat right) NOT_IN_SWIFT { return (UIEdgeInsets){top, left, bottom, right}; }
static inline NSDirectionalEdgeInsets NSDirectionalEdgeInsetsMake(CGFloat top, CGFloat leading, CGFloat bottom, CGFloat trailing) NOT_IN_SWIFT { return (NSDirectionalEdgeInsets){top, leading, bottom, trailing}; }
static inline UIOffset UIOffsetMake(CGFloat horizontal, CGFloat vertical) NOT_IN_SWIFT { return (UIOffset){horizontal, vertical}; }
@interface NSValue (UIKitGeometry)
+ (NSValue *)valueWithUIEdgeInsets:(UIEdgeInsets)insets SWIFT("init(uiEdgeInsets:)");
+ (NSValue *)valueWithUIOffset:(UIOffset)offset SWIFT("init(uiOffset:)");
@end

typedef ENUM(NSInteger, UIImageRenderingMode, "UIImage.RenderingMode") {
  UIImageRenderingModeAutomatic, UIImageRenderingModeAlwaysOriginal, UIImageRenderingModeAlwaysTemplate,
};
typedef ENUM(NSInteger, UIImageResizingMode, "UIImage.ResizingMode") {
  UIImageResizingModeTile, UIImageResizingModeStretch,
};
@interface UIImage : NSObject <NSSecureCoding>
+ (nullable UIImage *)systemImageNamed:(NSString *)name SWIFT("init(systemName:)") STANDIN_IOS(13.0);
+ (nullable UIImage *)systemImageNamed:(NSString *)name withConfiguration:(nullable UIImageConfiguration *)configuration SWIFT("init(systemName:withConfiguration:)") STANDIN_IOS(13.0);
+ (nullable UIImage *)systemImageNamed:(NSString *)name compatibleWithTraitCollection:(nullable UITraitCollection *)traits SWIFT("init(systemName:compatibleWith:)") STANDIN_IOS(13.0);
+ (nullable UIImage *)imageNamed:(NSString *)name;
+ (nullable UIImage *)imageNamed:(NSString *)name inBundle:(nullable NSBundle *)bundle compatibleWithTraitCollection:(nullable UITraitCollection *)traits;
+ (nullable UIImage *)imageNamed:(NSString *)name inBundle:(nullable NSBundle *)bundle withConfiguration:(nullable UIImageConfiguration *)configuration STANDIN_IOS(13.0);
+ (nullable UIImage *)imageWithContentsOfFile:(NSString *)path;
+ (nullable UIImage *)imageWithData:(NSData *)data;
- (instancetype)init;
@property (nonatomic, readonly) CGSize size;
@property (nullable, nonatomic, readonly) CGImageRef CGImage SWIFT("cgImage");
- (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)mode SWIFT("withRenderingMode(_:)");
- (UIImage *)imageWithTintColor:(UIColor *)color STANDIN_IOS(13.0) SWIFT("withTintColor(_:)");
- (UIImage *)imageWithTintColor:(UIColor *)color renderingMode:(UIImageRenderingMode)mode STANDIN_IOS(13.0) SWIFT("withTintColor(_:renderingMode:)");
- (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)insets;
- (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)insets resizingMode:(UIImageResizingMode)mode;
- (UIImage *)imageWithAlignmentRectInsets:(UIEdgeInsets)insets SWIFT("withAlignmentRectInsets(_:)");
- (nullable UIImage *)imageByApplyingSymbolConfiguration:(UIImageSymbolConfiguration *)configuration STANDIN_IOS(13.0) SWIFT("applyingSymbolConfiguration(_:)");
- (UIImage *)imageFlippedForRightToLeftLayoutDirection;
+ (nullable UIImage *)animatedImageNamed:(NSString *)name duration:(NSTimeInterval)duration;
@property (class, nonatomic, readonly) STANDIN_IOS(13.0) UIImage *addImage, *removeImage, *actionsImage, *checkmarkImage, *strokedCheckmarkImage;
@end
STANDIN_IOS(13.0)
@interface UIImageConfiguration : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init NS_UNAVAILABLE;
@end
typedef ENUM(NSInteger, UIImageSymbolScale, "UIImage.SymbolScale") {
  UIImageSymbolScaleDefault = -1, UIImageSymbolScaleUnspecified = 0, UIImageSymbolScaleSmall = 1, UIImageSymbolScaleMedium, UIImageSymbolScaleLarge,
} STANDIN_IOS(13.0);
typedef ENUM(NSInteger, UIImageSymbolWeight, "UIImage.SymbolWeight") {
  UIImageSymbolWeightUnspecified = 0, UIImageSymbolWeightUltraLight = 1, UIImageSymbolWeightThin, UIImageSymbolWeightLight, UIImageSymbolWeightRegular, UIImageSymbolWeightMedium, UIImageSymbolWeightSemibold, UIImageSymbolWeightBold, UIImageSymbolWeightHeavy, UIImageSymbolWeightBlack,
} STANDIN_IOS(13.0);
STANDIN_IOS(13.0) SWIFT("UIImage.SymbolConfiguration")
@interface UIImageSymbolConfiguration : UIImageConfiguration
@property (class, nonatomic, readonly) UIImageSymbolConfiguration *unspecifiedConfiguration SWIFT("unspecified");
+ (instancetype)configurationWithScale:(UIImageSymbolScale)scale SWIFT("init(scale:)");
+ (instancetype)configurationWithPointSize:(CGFloat)size SWIFT("init(pointSize:)");
+ (instancetype)configurationWithWeight:(UIImageSymbolWeight)weight SWIFT("init(weight:)");
+ (instancetype)configurationWithPointSize:(CGFloat)size weight:(UIImageSymbolWeight)weight SWIFT("init(pointSize:weight:)");
+ (instancetype)configurationWithPointSize:(CGFloat)size weight:(UIImageSymbolWeight)weight scale:(UIImageSymbolScale)scale SWIFT("init(pointSize:weight:scale:)");
+ (instancetype)configurationWithTextStyle:(UIFontTextStyle)style SWIFT("init(textStyle:)");
+ (instancetype)configurationWithTextStyle:(UIFontTextStyle)style scale:(UIImageSymbolScale)scale SWIFT("init(textStyle:scale:)");
+ (instancetype)configurationWithFont:(UIFont *)font SWIFT("init(font:)");
+ (instancetype)configurationWithFont:(UIFont *)font scale:(UIImageSymbolScale)scale SWIFT("init(font:scale:)");
+ (instancetype)configurationWithHierarchicalColor:(UIColor *)color STANDIN_IOS(15.0) SWIFT("init(hierarchicalColor:)");
+ (instancetype)configurationWithPaletteColors:(NSArray<UIColor *> *)colors STANDIN_IOS(15.0) SWIFT("init(paletteColors:)");
+ (instancetype)configurationPreferringMulticolor STANDIN_IOS(15.0) SWIFT("preferringMulticolor()");
+ (instancetype)configurationPreferringMonochrome STANDIN_IOS(16.0) SWIFT("preferringMonochrome()");
- (instancetype)configurationByApplyingConfiguration:(nullable UIImageConfiguration *)other SWIFT("applying(_:)");
@end
STANDIN_IOS(13.0)
@interface UIImageAsset : NSObject
@end

NS_ASSUME_NONNULL_END
