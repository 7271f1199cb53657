#pragma once
#import "../UIFoundation/UIFoundation.h"

NS_ASSUME_NONNULL_BEGIN

typedef ENUM(NSInteger, NSUserInterfaceLayoutOrientation, "NSUserInterfaceLayoutOrientation") { NSUserInterfaceLayoutOrientationHorizontal, NSUserInterfaceLayoutOrientationVertical };
typedef ENUM(NSInteger, NSUserInterfaceLayoutDirection, "NSUserInterfaceLayoutDirection") { NSUserInterfaceLayoutDirectionLeftToRight, NSUserInterfaceLayoutDirectionRightToLeft };
typedef NSString *NSColorName __attribute__((swift_bridged_typedef)) SWIFT("NSColor.Name");
@class NSImage, NSColorSpace, NSMenu;
@interface NSColorSpace : NSObject <NSSecureCoding>
@property (class, strong, readonly) NSColorSpace *genericRGBColorSpace SWIFT("genericRGB");
@property (class, strong, readonly) NSColorSpace *sRGBColorSpace SWIFT("sRGB");
@property (class, strong, readonly) NSColorSpace *deviceRGBColorSpace SWIFT("deviceRGB");
@property (class, strong, readonly) NSColorSpace *genericGrayColorSpace SWIFT("genericGray");
@property (class, strong, readonly) NSColorSpace *genericGamma22GrayColorSpace SWIFT("genericGamma22Gray");
@property (class, strong, readonly) NSColorSpace *displayP3ColorSpace SWIFT("displayP3");
@end
@interface NSColor : NSObject <NSCopying, NSSecureCoding>
+ (NSColor *)colorWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
+ (NSColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
+ (NSColor *)colorWithHue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness alpha:(CGFloat)alpha;
+ (NSColor *)colorWithSRGBRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha SWIFT("init(srgbRed:green:blue:alpha:)");
+ (NSColor *)colorWithDisplayP3Red:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha SWIFT("init(displayP3Red:green:blue:alpha:)");
+ (NSColor *)colorWithGenericGamma22White:(CGFloat)white alpha:(CGFloat)alpha;
+ (NSColor *)colorWithCalibratedWhite:(CGFloat)white alpha:(CGFloat)alpha;
+ (NSColor *)colorWithCalibratedRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
+ (NSColor *)colorWithDeviceWhite:(CGFloat)white alpha:(CGFloat)alpha;
+ (NSColor *)colorWithDeviceRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
+ (NSColor *)colorWithDeviceCyan:(CGFloat)cyan magenta:(CGFloat)magenta yellow:(CGFloat)yellow black:(CGFloat)black alpha:(CGFloat)alpha;
+ (nullable NSColor *)colorNamed:(NSColorName)name bundle:(nullable NSBundle *)bundle;
+ (nullable NSColor *)colorNamed:(NSColorName)name;
+ (nullable NSColor *)colorWithCatalogName:(NSString *)catalog colorName:(NSColorName)name;
+ (nullable NSColor *)colorWithCGColor:(CGColorRef)color SWIFT("init(cgColor:)");
+ (NSColor *)colorWithPatternImage:(NSImage *)image;
@property (readonly) CGColorRef CGColor SWIFT("cgColor");
- (NSColor *)colorWithAlphaComponent:(CGFloat)alpha SWIFT("withAlphaComponent(_:)");
@property (class, strong, readonly) NSColor *blackColor, *darkGrayColor, *lightGrayColor, *whiteColor, *grayColor, *redColor, *greenColor, *blueColor, *cyanColor, *yellowColor, *magentaColor, *orangeColor, *purpleColor, *brownColor, *clearColor;
@property (class, strong, readonly) NSColor *labelColor SWIFT("labelColor");
@property (class, strong, readonly) NSColor *secondaryLabelColor SWIFT("secondaryLabelColor");
@property (class, strong, readonly) NSColor *tertiaryLabelColor SWIFT("tertiaryLabelColor");
@property (class, strong, readonly) NSColor *quaternaryLabelColor SWIFT("quaternaryLabelColor");
@property (class, strong, readonly) NSColor *linkColor SWIFT("linkColor");
@property (class, strong, readonly) NSColor *placeholderTextColor SWIFT("placeholderTextColor");
@property (class, strong, readonly) NSColor *windowFrameTextColor SWIFT("windowFrameTextColor");
@property (class, strong, readonly) NSColor *selectedMenuItemTextColor SWIFT("selectedMenuItemTextColor");
@property (class, strong, readonly) NSColor *alternateSelectedControlTextColor SWIFT("alternateSelectedControlTextColor");
@property (class, strong, readonly) NSColor *headerTextColor SWIFT("headerTextColor");
@property (class, strong, readonly) NSColor *separatorColor SWIFT("separatorColor");
@property (class, strong, readonly) NSColor *gridColor SWIFT("gridColor");
@property (class, strong, readonly) NSColor *windowBackgroundColor SWIFT("windowBackgroundColor");
@property (class, strong, readonly) NSColor *underPageBackgroundColor SWIFT("underPageBackgroundColor");
@property (class, strong, readonly) NSColor *controlBackgroundColor SWIFT("controlBackgroundColor");
@property (class, strong, readonly) NSColor *selectedContentBackgroundColor SWIFT("selectedContentBackgroundColor");
@property (class, strong, readonly) NSColor *unemphasizedSelectedContentBackgroundColor SWIFT("unemphasizedSelectedContentBackgroundColor");
@property (class, strong, readonly) NSColor *findHighlightColor SWIFT("findHighlightColor");
@property (class, strong, readonly) NSColor *textColor SWIFT("textColor");
@property (class, strong, readonly) NSColor *textBackgroundColor SWIFT("textBackgroundColor");
@property (class, strong, readonly) NSColor *selectedTextColor SWIFT("selectedTextColor");
@property (class, strong, readonly) NSColor *selectedTextBackgroundColor SWIFT("selectedTextBackgroundColor");
@property (class, strong, readonly) NSColor *unemphasizedSelectedTextBackgroundColor SWIFT("unemphasizedSelectedTextBackgroundColor");
@property (class, strong, readonly) NSColor *unemphasizedSelectedTextColor SWIFT("unemphasizedSelectedTextColor");
@property (class, strong, readonly) NSColor *controlColor SWIFT("controlColor");
@property (class, strong, readonly) NSColor *controlTextColor SWIFT("controlTextColor");
@property (class, strong, readonly) NSColor *selectedControlColor SWIFT("selectedControlColor");
@property (class, strong, readonly) NSColor *selectedControlTextColor SWIFT("selectedControlTextColor");
@property (class, strong, readonly) NSColor *disabledControlTextColor SWIFT("disabledControlTextColor");
@property (class, strong, readonly) NSColor *keyboardFocusIndicatorColor SWIFT("keyboardFocusIndicatorColor");
@property (class, strong, readonly) NSColor *controlAccentColor SWIFT("controlAccentColor");
@property (class, strong, readonly) NSColor *highlightColor SWIFT("highlightColor");
@property (class, strong, readonly) NSColor *shadowColor SWIFT("shadowColor");
@property (class, strong, readonly) NSColor *systemRedColor, *systemGreenColor, *systemBlueColor, *systemOrangeColor, *systemYellowColor, *systemBrownColor, *systemPinkColor, *systemPurpleColor, *systemGrayColor, *systemTealColor, *systemIndigoColor;
@property (class, strong, readonly) STANDIN_MACOS(12.0) NSColor *systemMintColor, *systemCyanColor;
@property (class, strong, readonly) NSColor *scrubberTexturedBackgroundColor SWIFT("scrubberTexturedBackground");
@property (class, strong, readonly) NSColor *headerColor SWIFT("headerColor");
@property (class, strong, readonly) NSColor *controlShadowColor SWIFT("controlShadowColor");
@property (class, strong, readonly) NSColor *controlDarkShadowColor SWIFT("controlDarkShadowColor");
@property (class, strong, readonly) NSColor *controlHighlightColor SWIFT("controlHighlightColor");
@property (class, strong, readonly) NSColor *controlLightHighlightColor SWIFT("controlLightHighlightColor");
@property (class, strong, readonly) NSColor *scrollBarColor SWIFT("scrollBarColor");
@property (class, strong, readonly) NSColor *knobColor SWIFT("knobColor");
@property (class, strong, readonly) NSColor *selectedKnobColor SWIFT("selectedKnobColor");
@property (class, strong, readonly) NSColor *windowFrameColor SWIFT("windowFrameColor");
@property (class, strong, readonly) NSColor *selectedMenuItemColor SWIFT("selectedMenuItemColor");
@property (class, strong, readonly) NSColor *secondarySelectedControlColor SWIFT("secondarySelectedControlColor");
@property (class, strong, readonly) NSColor *alternateSelectedControlColor SWIFT("alternateSelectedControlColor");
@property (class, readonly, copy) NSArray<NSColor *> *controlAlternatingRowBackgroundColors SWIFT("controlAlternatingRowBackgroundColors");
@property (class, readonly, copy) NSArray<NSColor *> *alternatingContentBackgroundColors SWIFT("alternatingContentBackgroundColors");
@end

typedef CGFloat NSFontWeight CONSTANTS("NSFont.Weight");
extern const NSFontWeight NSFontWeightUltraLight, NSFontWeightThin, NSFontWeightLight, NSFontWeightRegular, NSFontWeightMedium, NSFontWeightSemibold, NSFontWeightBold, NSFontWeightHeavy, NSFontWeightBlack;
typedef NSString *NSFontTextStyle CONSTANTS("NSFont.TextStyle");
STANDIN_MACOS(11.0) extern NSFontTextStyle const NSFontTextStyleLargeTitle, NSFontTextStyleTitle1, NSFontTextStyleTitle2, NSFontTextStyleTitle3, NSFontTextStyleHeadline, NSFontTextStyleSubheadline, NSFontTextStyleBody, NSFontTextStyleCallout, NSFontTextStyleFootnote, NSFontTextStyleCaption1, NSFontTextStyleCaption2;
typedef OPTIONS(unsigned int, NSFontDescriptorSymbolicTraits, "NSFontDescriptor.SymbolicTraits") {
  NSFontDescriptorTraitItalic SWIFT("italic") = 1u << 0, NSFontDescriptorTraitBold SWIFT("bold") = 1u << 1, NSFontDescriptorTraitExpanded SWIFT("expanded") = 1u << 5,
  NSFontDescriptorTraitCondensed SWIFT("condensed") = 1u << 6, NSFontDescriptorTraitMonoSpace SWIFT("monoSpace") = 1u << 10,
};
@interface NSFontDescriptor : NSObject <NSCopying, NSSecureCoding>
- (NSFontDescriptor *)fontDescriptorWithSymbolicTraits:(NSFontDescriptorSymbolicTraits)traits SWIFT("withSymbolicTraits(_:)");
@property (readonly) CGFloat pointSize;
@end
typedef OPTIONS(NSUInteger, NSFontTraitMask, "NSFontTraitMask") { NSItalicFontMask SWIFT("italicFontMask") = 1, NSBoldFontMask SWIFT("boldFontMask") = 2 };
@interface NSFont : NSObject <NSCopying, NSSecureCoding>
+ (nullable NSFont *)fontWithName:(NSString *)name size:(CGFloat)size;
+ (nullable NSFont *)fontWithDescriptor:(NSFontDescriptor *)descriptor size:(CGFloat)size;
+ (nullable NSFont *)userFontOfSize:(CGFloat)size;
+ (nullable NSFont *)userFixedPitchFontOfSize:(CGFloat)size;
+ (NSFont *)systemFontOfSize:(CGFloat)size;
+ (NSFont *)boldSystemFontOfSize:(CGFloat)size;
+ (NSFont *)labelFontOfSize:(CGFloat)size SWIFT("labelFont(ofSize:)");
+ (NSFont *)titleBarFontOfSize:(CGFloat)size SWIFT("titleBarFont(ofSize:)");
+ (NSFont *)menuFontOfSize:(CGFloat)size SWIFT("menuFont(ofSize:)");
+ (NSFont *)menuBarFontOfSize:(CGFloat)size SWIFT("menuBarFont(ofSize:)");
+ (NSFont *)messageFontOfSize:(CGFloat)size SWIFT("messageFont(ofSize:)");
+ (NSFont *)paletteFontOfSize:(CGFloat)size SWIFT("paletteFont(ofSize:)");
+ (NSFont *)toolTipsFontOfSize:(CGFloat)size SWIFT("toolTipsFont(ofSize:)");
+ (NSFont *)controlContentFontOfSize:(CGFloat)size SWIFT("controlContentFont(ofSize:)");
+ (NSFont *)systemFontOfSize:(CGFloat)size weight:(NSFontWeight)weight;
+ (NSFont *)monospacedDigitSystemFontOfSize:(CGFloat)size weight:(NSFontWeight)weight;
+ (NSFont *)monospacedSystemFontOfSize:(CGFloat)size weight:(NSFontWeight)weight;
+ (NSFont *)preferredFontForTextStyle:(NSFontTextStyle)style options:(NSDictionary<NSString *, id> *)options STANDIN_MACOS(11.0);
@property (class, readonly) CGFloat systemFontSize, smallSystemFontSize, labelFontSize;
@property (readonly, copy) NSFontDescriptor *fontDescriptor;
@property (readonly) CGFloat pointSize;
@end
@interface NSFontManager : NSObject
@property (class, readonly, strong) NSFontManager *sharedFontManager SWIFT("shared");
- (NSFont *)convertFont:(NSFont *)font toHaveTrait:(NSFontTraitMask)trait;
- (void)setFontMenu:(NSMenu *)menu;
@end

typedef NSString *NSImageName __attribute__((swift_bridged_typedef)) SWIFT("NSImage.Name");
@class NSImageSymbolConfiguration;
@interface NSImage : NSObject <NSCopying, NSSecureCoding>
+ (nullable NSImage *)imageNamed:(NSImageName)name SWIFT("init(named:)");
+ (nullable instancetype)imageWithSystemSymbolName:(NSString *)name accessibilityDescription:(nullable NSString *)description STANDIN_MACOS(11.0) SWIFT("init(systemSymbolName:accessibilityDescription:)");
- (nullable NSImage *)imageWithSymbolConfiguration:(NSImageSymbolConfiguration *)configuration STANDIN_MACOS(11.0) SWIFT("withSymbolConfiguration(_:)");
- (nullable instancetype)initWithContentsOfFile:(NSString *)path;
- (instancetype)initWithSize:(NSSize)size;
@property NSSize size;
@property (getter=isTemplate) BOOL template;
@end
@interface NSBundle (NSBundleImageExtension)
- (nullable NSImage *)imageForResource:(NSImageName)name;
@end
typedef ENUM(NSInteger, NSImageSymbolScale, "NSImage.SymbolScale") { NSImageSymbolScaleSmall = 1, NSImageSymbolScaleMedium, NSImageSymbolScaleLarge } STANDIN_MACOS(11.0);
STANDIN_MACOS(11.0) SWIFT("NSImage.SymbolConfiguration")
@interface NSImageSymbolConfiguration : NSObject <NSCopying, NSSecureCoding>
+ (instancetype)configurationWithPointSize:(CGFloat)size weight:(NSFontWeight)weight SWIFT("init(pointSize:weight:)");
+ (instancetype)configurationWithPointSize:(CGFloat)size weight:(NSFontWeight)weight scale:(NSImageSymbolScale)scale SWIFT("init(pointSize:weight:scale:)");
+ (instancetype)configurationWithTextStyle:(NSFontTextStyle)style SWIFT("init(textStyle:)");
+ (instancetype)configurationWithTextStyle:(NSFontTextStyle)style scale:(NSImageSymbolScale)scale SWIFT("init(textStyle:scale:)");
+ (instancetype)configurationWithScale:(NSImageSymbolScale)scale SWIFT("init(scale:)");
@end
typedef NSString *NSAppearanceName CONSTANTS("NSAppearance.Name");
extern NSAppearanceName const NSAppearanceNameAqua, NSAppearanceNameDarkAqua, NSAppearanceNameVibrantDark, NSAppearanceNameVibrantLight;
@interface NSAppearance : NSObject <NSSecureCoding>
+ (nullable NSAppearance *)appearanceNamed:(NSAppearanceName)name;
@end

extern NSImageName const NSImageNameActionTemplate SWIFT("NSImage.actionTemplateName");
extern NSImageName const NSImageNameAddTemplate SWIFT("NSImage.addTemplateName");
extern NSImageName const NSImageNameAdvanced SWIFT("NSImage.advancedName");
extern NSImageName const NSImageNameApplicationIcon SWIFT("NSImage.applicationIconName");
extern NSImageName const NSImageNameBonjour SWIFT("NSImage.bonjourName");
extern NSImageName const NSImageNameBookmarksTemplate SWIFT("NSImage.bookmarksTemplateName");
extern NSImageName const NSImageNameCaution SWIFT("NSImage.cautionName");
extern NSImageName const NSImageNameColorPanel SWIFT("NSImage.colorPanelName");
extern NSImageName const NSImageNameColumnViewTemplate SWIFT("NSImage.columnViewTemplateName");
extern NSImageName const NSImageNameComputer SWIFT("NSImage.computerName");
extern NSImageName const NSImageNameEnterFullScreenTemplate SWIFT("NSImage.enterFullScreenTemplateName");
extern NSImageName const NSImageNameEveryone SWIFT("NSImage.everyoneName");
extern NSImageName const NSImageNameExitFullScreenTemplate SWIFT("NSImage.exitFullScreenTemplateName");
extern NSImageName const NSImageNameFlowViewTemplate SWIFT("NSImage.flowViewTemplateName");
extern NSImageName const NSImageNameFolder SWIFT("NSImage.folderName");
extern NSImageName const NSImageNameFolderBurnable SWIFT("NSImage.folderBurnableName");
extern NSImageName const NSImageNameFolderSmart SWIFT("NSImage.folderSmartName");
extern NSImageName const NSImageNameFollowLinkFreestandingTemplate SWIFT("NSImage.followLinkFreestandingTemplateName");
extern NSImageName const NSImageNameFontPanel SWIFT("NSImage.fontPanelName");
extern NSImageName const NSImageNameGoBackTemplate SWIFT("NSImage.goBackTemplateName");
extern NSImageName const NSImageNameGoForwardTemplate SWIFT("NSImage.goForwardTemplateName");
extern NSImageName const NSImageNameGoLeftTemplate SWIFT("NSImage.goLeftTemplateName");
extern NSImageName const NSImageNameGoRightTemplate SWIFT("NSImage.goRightTemplateName");
extern NSImageName const NSImageNameHomeTemplate SWIFT("NSImage.homeTemplateName");
extern NSImageName const NSImageNameIChatTheaterTemplate SWIFT("NSImage.iChatTheaterTemplateName");
extern NSImageName const NSImageNameIconViewTemplate SWIFT("NSImage.iconViewTemplateName");
extern NSImageName const NSImageNameInfo SWIFT("NSImage.infoName");
extern NSImageName const NSImageNameInvalidDataFreestandingTemplate SWIFT("NSImage.invalidDataFreestandingTemplateName");
extern NSImageName const NSImageNameLeftFacingTriangleTemplate SWIFT("NSImage.leftFacingTriangleTemplateName");
extern NSImageName const NSImageNameListViewTemplate SWIFT("NSImage.listViewTemplateName");
extern NSImageName const NSImageNameLockLockedTemplate SWIFT("NSImage.lockLockedTemplateName");
extern NSImageName const NSImageNameLockUnlockedTemplate SWIFT("NSImage.lockUnlockedTemplateName");
extern NSImageName const NSImageNameMenuMixedStateTemplate SWIFT("NSImage.menuMixedStateTemplateName");
extern NSImageName const NSImageNameMenuOnStateTemplate SWIFT("NSImage.menuOnStateTemplateName");
extern NSImageName const NSImageNameMobileMe SWIFT("NSImage.mobileMeName");
extern NSImageName const NSImageNameMultipleDocuments SWIFT("NSImage.multipleDocumentsName");
extern NSImageName const NSImageNameNetwork SWIFT("NSImage.networkName");
extern NSImageName const NSImageNamePathTemplate SWIFT("NSImage.pathTemplateName");
extern NSImageName const NSImageNamePreferencesGeneral SWIFT("NSImage.preferencesGeneralName");
extern NSImageName const NSImageNameQuickLookTemplate SWIFT("NSImage.quickLookTemplateName");
extern NSImageName const NSImageNameRefreshFreestandingTemplate SWIFT("NSImage.refreshFreestandingTemplateName");
extern NSImageName const NSImageNameRefreshTemplate SWIFT("NSImage.refreshTemplateName");
extern NSImageName const NSImageNameRemoveTemplate SWIFT("NSImage.removeTemplateName");
extern NSImageName const NSImageNameRevealFreestandingTemplate SWIFT("NSImage.revealFreestandingTemplateName");
extern NSImageName const NSImageNameRightFacingTriangleTemplate SWIFT("NSImage.rightFacingTriangleTemplateName");
extern NSImageName const NSImageNameShareTemplate SWIFT("NSImage.shareTemplateName");
extern NSImageName const NSImageNameSlideshowTemplate SWIFT("NSImage.slideshowTemplateName");
extern NSImageName const NSImageNameSmartBadgeTemplate SWIFT("NSImage.smartBadgeTemplateName");
extern NSImageName const NSImageNameStatusAvailable SWIFT("NSImage.statusAvailableName");
extern NSImageName const NSImageNameStatusNone SWIFT("NSImage.statusNoneName");
extern NSImageName const NSImageNameStatusPartiallyAvailable SWIFT("NSImage.statusPartiallyAvailableName");
extern NSImageName const NSImageNameStatusUnavailable SWIFT("NSImage.statusUnavailableName");
extern NSImageName const NSImageNameStopProgressFreestandingTemplate SWIFT("NSImage.stopProgressFreestandingTemplateName");
extern NSImageName const NSImageNameStopProgressTemplate SWIFT("NSImage.stopProgressTemplateName");
extern NSImageName const NSImageNameTrashEmpty SWIFT("NSImage.trashEmptyName");
extern NSImageName const NSImageNameTrashFull SWIFT("NSImage.trashFullName");
extern NSImageName const NSImageNameUser SWIFT("NSImage.userName");
extern NSImageName const NSImageNameUserAccounts SWIFT("NSImage.userAccountsName");
extern NSImageName const NSImageNameUserGroup SWIFT("NSImage.userGroupName");
extern NSImageName const NSImageNameUserGuest SWIFT("NSImage.userGuestName");

NS_ASSUME_NONNULL_END
