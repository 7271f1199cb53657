#pragma once
#import "UIViewController.h"

NS_ASSUME_NONNULL_BEGIN

UI_ACTOR
@protocol UINavigationControllerDelegate <NSObject>
@end
UI_ACTOR
@interface UINavigationController : UIViewController
- (instancetype)initWithNavigationBarClass:(nullable Class)navigationBarClass toolbarClass:(nullable Class)toolbarClass DESIGNATED;
- (instancetype)initWithRootViewController:(UIViewController *)root DESIGNATED;
- (instancetype)initWithNibName:(nullable NSString *)name bundle:(nullable NSBundle *)bundle DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (void)pushViewController:(UIViewController *)controller animated:(BOOL)animated;
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated SWIFT("popViewController(animated:)") __attribute__((swift_attr("@discardableResult")));
- (nullable NSArray<__kindof UIViewController *> *)popToViewController:(UIViewController *)controller animated:(BOOL)animated SWIFT("popToViewController(_:animated:)") __attribute__((swift_attr("@discardableResult")));
- (nullable NSArray<__kindof UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated SWIFT("popToRootViewController(animated:)") __attribute__((swift_attr("@discardableResult")));
@property (nullable, nonatomic, readonly, strong) UIViewController *topViewController;
@property (nullable, nonatomic, readonly, strong) UIViewController *visibleViewController;
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(NSArray<UIViewController *> *)controllers animated:(BOOL)animated;
@property (nonatomic, getter=isNavigationBarHidden) BOOL navigationBarHidden;
- (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated;
@property (nonatomic, readonly) UINavigationBar *navigationBar;
@property (nonatomic, getter=isToolbarHidden) BOOL toolbarHidden;
- (void)setToolbarHidden:(BOOL)hidden animated:(BOOL)animated;
@property (null_resettable, nonatomic, readonly) UIToolbar *toolbar;
@property (nullable, nonatomic, weak) id<UINavigationControllerDelegate> delegate;
@property (nonatomic) BOOL hidesBarsWhenKeyboardAppears;
@property (nonatomic) BOOL hidesBarsOnSwipe;
@property (nonatomic) BOOL hidesBarsWhenVerticallyCompact;
@property (nonatomic) BOOL hidesBarsOnTap;
@end
UI_ACTOR
@protocol UITabBarControllerDelegate <NSObject>
@end
UI_ACTOR
@interface UITabBarController : UIViewController
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(nullable NSArray<__kindof UIViewController *> *)controllers animated:(BOOL)animated;
@property (nullable, nonatomic, weak) UIViewController *selectedViewController;
@property (nonatomic) NSUInteger selectedIndex;
@property (nonatomic, readonly) UINavigationController *moreNavigationController;
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *customizableViewControllers;
@property (nonatomic, readonly) UITabBar *tabBar;
@property (nullable, nonatomic, weak) id<UITabBarControllerDelegate> delegate;
@end
typedef ENUM(NSInteger, UISplitViewControllerDisplayMode, "UISplitViewController.DisplayMode") {
  UISplitViewControllerDisplayModeAutomatic, UISplitViewControllerDisplayModeSecondaryOnly, UISplitViewControllerDisplayModeOneBesideSecondary,
  UISplitViewControllerDisplayModeOneOverSecondary, UISplitViewControllerDisplayModeTwoBesideSecondary, UISplitViewControllerDisplayModeTwoOverSecondary, UISplitViewControllerDisplayModeTwoDisplaceSecondary,
  UISplitViewControllerDisplayModePrimaryHidden SWIFT("primaryHidden") = 1, UISplitViewControllerDisplayModeAllVisible SWIFT("allVisible") = 2, UISplitViewControllerDisplayModePrimaryOverlay SWIFT("primaryOverlay") = 3,
};
typedef ENUM(NSInteger, UISplitViewControllerPrimaryEdge, "UISplitViewController.PrimaryEdge") { UISplitViewControllerPrimaryEdgeLeading, UISplitViewControllerPrimaryEdgeTrailing };
typedef ENUM(NSInteger, UISplitViewControllerBackgroundStyle, "UISplitViewController.BackgroundStyle") { UISplitViewControllerBackgroundStyleNone, UISplitViewControllerBackgroundStyleSidebar } STANDIN_IOS(13.0);
typedef ENUM(NSInteger, UISplitViewControllerStyle, "UISplitViewController.Style") { UISplitViewControllerStyleUnspecified, UISplitViewControllerStyleDoubleColumn, UISplitViewControllerStyleTripleColumn } STANDIN_IOS(14.0);
typedef ENUM(NSInteger, UISplitViewControllerColumn, "UISplitViewController.Column") { UISplitViewControllerColumnPrimary, UISplitViewControllerColumnSupplementary, UISplitViewControllerColumnSecondary, UISplitViewControllerColumnCompact } STANDIN_IOS(14.0);
typedef ENUM(NSInteger, UISplitViewControllerSplitBehavior, "UISplitViewController.SplitBehavior") { UISplitViewControllerSplitBehaviorAutomatic, UISplitViewControllerSplitBehaviorTile, UISplitViewControllerSplitBehaviorOverlay, UISplitViewControllerSplitBehaviorDisplace } STANDIN_IOS(14.0);
UI_ACTOR
@protocol UISplitViewControllerDelegate <NSObject>
@end
UI_ACTOR
@interface UISplitViewController : UIViewController
- (instancetype)initWithStyle:(UISplitViewControllerStyle)style STANDIN_IOS(14.0) DESIGNATED;
- (instancetype)initWithNibName:(nullable NSString *)name bundle:(nullable NSBundle *)bundle DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, nonatomic, weak) id<UISplitViewControllerDelegate> delegate;
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewController:(nullable UIViewController *)controller forColumn:(UISplitViewControllerColumn)column STANDIN_IOS(14.0);
@property (nonatomic) BOOL presentsWithGesture;
@property (nonatomic, readonly, getter=isCollapsed) BOOL collapsed;
@property (nonatomic) UISplitViewControllerDisplayMode preferredDisplayMode;
@property (nonatomic) UISplitViewControllerSplitBehavior preferredSplitBehavior STANDIN_IOS(14.0);
@property (nonatomic, readonly) UIBarButtonItem *displayModeButtonItem;
@property (nonatomic) BOOL showsSecondaryOnlyButton STANDIN_IOS(14.0);
@property (nonatomic) CGFloat preferredPrimaryColumnWidthFraction;
@property (nonatomic) CGFloat preferredSupplementaryColumnWidthFraction STANDIN_IOS(14.0);
@property (nonatomic) CGFloat preferredPrimaryColumnWidth STANDIN_IOS(14.0);
@property (nonatomic) CGFloat minimumPrimaryColumnWidth;
@property (nonatomic) CGFloat maximumPrimaryColumnWidth;
@property (nonatomic) CGFloat preferredSupplementaryColumnWidth STANDIN_IOS(14.0);
@property (nonatomic) UISplitViewControllerPrimaryEdge primaryEdge;
@property (nonatomic) UISplitViewControllerBackgroundStyle primaryBackgroundStyle STANDIN_IOS(13.0);
@end
typedef ENUM(NSInteger, UIPageViewControllerNavigationOrientation, "UIPageViewController.NavigationOrientation") { UIPageViewControllerNavigationOrientationHorizontal, UIPageViewControllerNavigationOrientationVertical };
typedef ENUM(NSInteger, UIPageViewControllerSpineLocation, "UIPageViewController.SpineLocation") { UIPageViewControllerSpineLocationNone, UIPageViewControllerSpineLocationMin, UIPageViewControllerSpineLocationMid, UIPageViewControllerSpineLocationMax };
typedef ENUM(NSInteger, UIPageViewControllerNavigationDirection, "UIPageViewController.NavigationDirection") { UIPageViewControllerNavigationDirectionForward, UIPageViewControllerNavigationDirectionReverse };
typedef ENUM(NSInteger, UIPageViewControllerTransitionStyle, "UIPageViewController.TransitionStyle") { UIPageViewControllerTransitionStylePageCurl, UIPageViewControllerTransitionStyleScroll };
typedef NSString *UIPageViewControllerOptionsKey CONSTANTS("UIPageViewController.OptionsKey");
extern UIPageViewControllerOptionsKey const UIPageViewControllerOptionSpineLocationKey SWIFT("spineLocation");
extern UIPageViewControllerOptionsKey const UIPageViewControllerOptionInterPageSpacingKey SWIFT("interPageSpacing");
UI_ACTOR
@protocol UIPageViewControllerDelegate <NSObject>
@end
UI_ACTOR
@interface UIPageViewController : UIViewController
- (instancetype)initWithTransitionStyle:(UIPageViewControllerTransitionStyle)style navigationOrientation:(UIPageViewControllerNavigationOrientation)orientation options:(nullable NSDictionary<UIPageViewControllerOptionsKey, id> *)options DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, nonatomic, weak) id<UIPageViewControllerDelegate> delegate;
@property (nullable, nonatomic, weak) id dataSource;
@property (nonatomic, getter=isDoubleSided) BOOL doubleSided;
- (void)setViewControllers:(nullable NSArray<UIViewController *> *)controllers direction:(UIPageViewControllerNavigationDirection)direction animated:(BOOL)animated completion:(nullable void (^)(BOOL finished))completion;
@end
UI_ACTOR
@interface UITableViewController : UIViewController <UITableViewDelegate, UITableViewDataSource>
- (instancetype)initWithStyle:(UITableViewStyle)style DESIGNATED;
- (instancetype)initWithNibName:(nullable NSString *)name bundle:(nullable NSBundle *)bundle DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, strong, null_resettable) UITableView *tableView;
@property (nonatomic) BOOL clearsSelectionOnViewWillAppear;
@property (nonatomic, strong, nullable) UIRefreshControl *refreshControl;
@end
UI_ACTOR
@interface UICollectionViewController : UIViewController <UICollectionViewDelegate, UICollectionViewDataSource>
- (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout DESIGNATED;
- (instancetype)initWithNibName:(nullable NSString *)name bundle:(nullable NSBundle *)bundle DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (null_resettable, nonatomic, strong) __kindof UICollectionView *collectionView;
@property (nonatomic) BOOL clearsSelectionOnViewWillAppear;
@property (nonatomic) BOOL installsStandardGestureForInteractiveMovement;
@property (nonatomic, readonly) UICollectionViewLayout *collectionViewLayout;
@end
UI_ACTOR
@interface UISearchController : UIViewController
- (instancetype)initWithSearchResultsController:(nullable UIViewController *)controller DESIGNATED;
@property (nonatomic, strong, readonly) UISearchBar *searchBar;
@property (nonatomic) BOOL obscuresBackgroundDuringPresentation;
@property (nonatomic) BOOL hidesNavigationBarDuringPresentation;
@end
typedef ENUM(NSInteger, UIAlertControllerStyle, "UIAlertController.Style") { UIAlertControllerStyleActionSheet, UIAlertControllerStyleAlert };
UI_ACTOR
@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title message:(nullable NSString *)message preferredStyle:(UIAlertControllerStyle)style;
@end
UI_ACTOR
@interface UIInputViewController : UIViewController
@property (nullable, nonatomic, strong) UIView *inputView;
@end
UI_ACTOR
@interface UIInputView : UIView
@end
UI_ACTOR
@interface UIImagePickerController : UINavigationController
@end
UI_ACTOR
@interface UIApplication : UIResponder
- (BOOL)sendAction:(SEL)action to:(nullable id)target from:(nullable id)sender forEvent:(nullable UIEvent *)event;
@property (class, nonatomic, readonly) UIApplication *sharedApplication SWIFT("shared");
@end
UI_ACTOR
@protocol UIApplicationDelegate <NSObject>
@optional
@property (nullable, nonatomic, strong) UIWindow *window;
@end

NS_ASSUME_NONNULL_END
