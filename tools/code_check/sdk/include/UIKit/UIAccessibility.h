#pragma once
#import "UIContainers.h"

NS_ASSUME_NONNULL_BEGIN

// In Swift an option set, which the overlay declares.
typedef unsigned long long UIAccessibilityTraits __attribute__((swift_newtype(struct)));
extern const UIAccessibilityTraits UIAccessibilityTraitNone SWIFT("none");
extern const UIAccessibilityTraits UIAccessibilityTraitButton SWIFT("button");
extern const UIAccessibilityTraits UIAccessibilityTraitLink SWIFT("link");
extern const UIAccessibilityTraits UIAccessibilityTraitHeader SWIFT("header");
extern const UIAccessibilityTraits UIAccessibilityTraitSearchField SWIFT("searchField");
extern const UIAccessibilityTraits UIAccessibilityTraitImage SWIFT("image");
extern const UIAccessibilityTraits UIAccessibilityTraitSelected SWIFT("selected");
extern const UIAccessibilityTraits UIAccessibilityTraitPlaysSound SWIFT("playsSound");
extern const UIAccessibilityTraits UIAccessibilityTraitKeyboardKey SWIFT("keyboardKey");
extern const UIAccessibilityTraits UIAccessibilityTraitStaticText SWIFT("staticText");
extern const UIAccessibilityTraits UIAccessibilityTraitSummaryElement SWIFT("summaryElement");
extern const UIAccessibilityTraits UIAccessibilityTraitNotEnabled SWIFT("notEnabled");
extern const UIAccessibilityTraits UIAccessibilityTraitUpdatesFrequently SWIFT("updatesFrequently");
extern const UIAccessibilityTraits UIAccessibilityTraitStartsMediaSession SWIFT("startsMediaSession");
extern const UIAccessibilityTraits UIAccessibilityTraitAdjustable SWIFT("adjustable");
extern const UIAccessibilityTraits UIAccessibilityTraitAllowsDirectInteraction SWIFT("allowsDirectInteraction");
extern const UIAccessibilityTraits UIAccessibilityTraitCausesPageTurn SWIFT("causesPageTurn");
extern const UIAccessibilityTraits UIAccessibilityTraitTabBar SWIFT("tabBar");
extern const UIAccessibilityTraits UIAccessibilityTraitToggleButton SWIFT("toggleButton") STANDIN_IOS(17.0);
typedef ENUM(NSInteger, UIAccessibilityNavigationStyle, "UIAccessibilityNavigationStyle") { UIAccessibilityNavigationStyleAutomatic, UIAccessibilityNavigationStyleSeparate, UIAccessibilityNavigationStyleCombined };
typedef ENUM(NSInteger, UIAccessibilityContainerType, "UIAccessibilityContainerType") { UIAccessibilityContainerTypeNone, UIAccessibilityContainerTypeDataTable, UIAccessibilityContainerTypeList, UIAccessibilityContainerTypeLandmark, UIAccessibilityContainerTypeSemanticGroup STANDIN_IOS(13.0) };
UI_ACTOR
@interface NSObject (UIAccessibility)
@property (nonatomic) BOOL isAccessibilityElement;
@property (nullable, nonatomic, copy) NSString *accessibilityLabel;
@property (nullable, nonatomic, copy) NSAttributedString *accessibilityAttributedLabel;
@property (nullable, nonatomic, copy) NSString *accessibilityHint;
@property (nullable, nonatomic, copy) NSString *accessibilityValue;
@property (nonatomic) UIAccessibilityTraits accessibilityTraits;
@property (nonatomic) CGRect accessibilityFrame;
@property (nullable, nonatomic, strong) NSString *accessibilityLanguage;
@property (nonatomic) BOOL accessibilityElementsHidden;
@property (nonatomic) BOOL accessibilityViewIsModal;
@property (nonatomic) BOOL shouldGroupAccessibilityChildren;
@property (nonatomic) UIAccessibilityNavigationStyle accessibilityNavigationStyle;
@property (nonatomic) BOOL accessibilityRespondsToUserInteraction STANDIN_IOS(13.0);
@property (null_resettable, nonatomic, strong) NSArray<NSString *> *accessibilityUserInputLabels STANDIN_IOS(13.0);
@property (nullable, nonatomic, strong) NSArray *accessibilityElements;
@property (nonatomic) UIAccessibilityContainerType accessibilityContainerType;
@end
UI_ACTOR
@protocol UIAccessibilityIdentification <NSObject>
@property (nullable, nonatomic, copy) NSString *accessibilityIdentifier;
@end
@interface UIView (UIAccessibility) <UIAccessibilityIdentification>
@property (nullable, nonatomic, copy) NSString *accessibilityIdentifier;
@property (nonatomic) BOOL accessibilityIgnoresInvertColors;
@property (nonatomic) BOOL showsLargeContentViewer STANDIN_IOS(13.0);
@property (nonatomic, strong, nullable) NSString *largeContentTitle STANDIN_IOS(13.0);
@property (nonatomic, strong, nullable) UIImage *largeContentImage STANDIN_IOS(13.0);
@property (nonatomic) BOOL scalesLargeContentImage STANDIN_IOS(13.0);
@end
@interface UIBarItem (UIAccessibility) <UIAccessibilityIdentification>
@property (nullable, nonatomic, copy) NSString *accessibilityIdentifier;
@end
@interface UIImage (UIAccessibility) <UIAccessibilityIdentification>
@property (nullable, nonatomic, copy) NSString *accessibilityIdentifier;
@end
@protocol UISpringLoadedInteractionSupporting <NSObject>
@property (nonatomic, getter=isSpringLoaded) BOOL springLoaded;
@end
@interface UIButton (SpringLoading)
@property (nonatomic, getter=isSpringLoaded) BOOL springLoaded;
@end
@interface UISegmentedControl (SpringLoading)
@property (nonatomic, getter=isSpringLoaded) BOOL springLoaded;
@end
@interface UIBarButtonItem (SpringLoading)
@property (nonatomic, getter=isSpringLoaded) BOOL springLoaded;
@end
@interface UITabBar (SpringLoading)
@property (nonatomic, getter=isSpringLoaded) BOOL springLoaded;
@end
@interface UITableView (SpringLoading)
@property (nonatomic, getter=isSpringLoaded) BOOL springLoaded;
@end
@interface UICollectionView (SpringLoading)
@property (nonatomic, getter=isSpringLoaded) BOOL springLoaded;
@end

NS_ASSUME_NONNULL_END
