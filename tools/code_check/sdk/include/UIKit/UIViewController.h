#pragma once
#import "UIGestures.h"
@class UINavigationController, UITabBarController, UISplitViewController, UIStoryboard, UIStoryboardSegue, UIPresentationController, UIPopoverPresentationController, UISheetPresentationController, UIStoryboardUnwindSegueSource;

NS_ASSUME_NONNULL_BEGIN

typedef ENUM(NSInteger, UIModalTransitionStyle, "UIModalTransitionStyle") { UIModalTransitionStyleCoverVertical, UIModalTransitionStyleFlipHorizontal, UIModalTransitionStyleCrossDissolve, UIModalTransitionStylePartialCurl };
typedef ENUM(NSInteger, UIModalPresentationStyle, "UIModalPresentationStyle") {
  UIModalPresentationFullScreen SWIFT("fullScreen") = 0, UIModalPresentationPageSheet SWIFT("pageSheet"), UIModalPresentationFormSheet SWIFT("formSheet"),
  UIModalPresentationCurrentContext SWIFT("currentContext"), UIModalPresentationCustom SWIFT("custom"), UIModalPresentationOverFullScreen SWIFT("overFullScreen"),
  UIModalPresentationOverCurrentContext SWIFT("overCurrentContext"), UIModalPresentationPopover SWIFT("popover"), UIModalPresentationNone SWIFT("none") = -1,
  UIModalPresentationAutomatic SWIFT("automatic") STANDIN_IOS(13.0) = -2,
};
typedef OPTIONS(NSUInteger, UIInterfaceOrientationMask, "UIInterfaceOrientationMask") {
  UIInterfaceOrientationMaskPortrait = 2, UIInterfaceOrientationMaskLandscapeLeft = 16, UIInterfaceOrientationMaskLandscapeRight = 8, UIInterfaceOrientationMaskPortraitUpsideDown = 4,
  UIInterfaceOrientationMaskLandscape = 24, UIInterfaceOrientationMaskAll = 30, UIInterfaceOrientationMaskAllButUpsideDown = 26,
};
typedef ENUM(NSInteger, UIStatusBarStyle, "UIStatusBarStyle") { UIStatusBarStyleDefault, UIStatusBarStyleLightContent, UIStatusBarStyleDarkContent STANDIN_IOS(13.0) = 3 };
@protocol UIContentContainer <NSObject>
@end
@protocol UIViewControllerTransitionCoordinator <NSObject>
@end
UI_ACTOR
@interface UISearchDisplayController : NSObject
@end
UI_ACTOR
@interface UIViewController : UIResponder <NSCoding, UIAppearanceContainer, UITraitEnvironment, UIContentContainer>
@property (nullable, nonatomic, readonly, strong) UISearchDisplayController *searchDisplayController;
- (instancetype)initWithNibName:(nullable NSString *)name bundle:(nullable NSBundle *)bundle DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)init;
@property (null_resettable, nonatomic, strong) UIView *view;
- (void)loadView;
- (void)loadViewIfNeeded;
@property (nullable, nonatomic, readonly, strong) UIView *viewIfLoaded;
- (void)viewDidLoad;
@property (nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
@property (nullable, nonatomic, readonly, copy) NSString *nibName;
@property (nullable, nonatomic, readonly, strong) NSBundle *nibBundle;
@property (nullable, nonatomic, readonly, strong) UIStoryboard *storyboard;
- (void)performSegueWithIdentifier:(NSString *)identifier sender:(nullable id)sender;
- (BOOL)shouldPerformSegueWithIdentifier:(NSString *)identifier sender:(nullable id)sender;
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(nullable id)sender;
- (BOOL)canPerformUnwindSegueAction:(SEL)action fromViewController:(UIViewController *)controller sender:(nullable id)sender STANDIN_IOS(13.0) SWIFT("canPerformUnwindSegueAction(_:from:sender:)");
- (void)unwindForSegue:(UIStoryboardSegue *)segue towardsViewController:(UIViewController *)controller SWIFT("unwind(for:towards:)");
- (NSArray<UIViewController *> *)allowedChildViewControllersForUnwindingFromSource:(UIStoryboardUnwindSegueSource *)source SWIFT("allowedChildrenForUnwinding(from:)");
- (void)viewWillAppear:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewIsAppearing:(BOOL)animated STANDIN_IOS(13.0);
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
- (void)updateViewConstraints;
@property (nullable, nonatomic, copy) NSString *title;
- (void)didReceiveMemoryWarning;
@property (nullable, nonatomic, weak, readonly) UIViewController *parentViewController SWIFT("parent");
@property (nullable, nonatomic, readonly) UIViewController *presentedViewController SWIFT("presentedViewController");
@property (nullable, nonatomic, readonly) UIViewController *presentingViewController SWIFT("presentingViewController");
@property (nonatomic) BOOL definesPresentationContext;
@property (nonatomic) BOOL providesPresentationContextTransitionStyle;
@property (nonatomic) BOOL restoresFocusAfterTransition;
- (void)presentViewController:(UIViewController *)controller animated:(BOOL)animated completion:(nullable void (^)(void))completion;
- (void)dismissViewControllerAnimated:(BOOL)animated completion:(nullable void (^)(void))completion SWIFT("dismiss(animated:completion:)");
@property (nonatomic) UIModalTransitionStyle modalTransitionStyle;
@property (nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property (nonatomic) BOOL modalPresentationCapturesStatusBarAppearance;
@property (nonatomic, getter=isModalInPresentation) BOOL modalInPresentation STANDIN_IOS(13.0);
@property (nonatomic, readonly) BOOL disablesAutomaticKeyboardDismissal;
@property (nonatomic) UIRectEdge edgesForExtendedLayout;
@property (nonatomic) BOOL extendedLayoutIncludesOpaqueBars;
@property (nonatomic) BOOL automaticallyAdjustsScrollViewInsets STANDIN_IOS_GONE(7.0, 11.0, "use contentInsetAdjustmentBehavior");
@property (nonatomic) CGSize preferredContentSize;
@property (nonatomic, readonly) UIStatusBarStyle preferredStatusBarStyle;
@property (nonatomic, readonly) BOOL prefersStatusBarHidden;
- (void)setNeedsStatusBarAppearanceUpdate;
@property (nonatomic, readonly) UIInterfaceOrientationMask supportedInterfaceOrientations;
- (void)showViewController:(UIViewController *)controller sender:(nullable id)sender;
- (void)showDetailViewController:(UIViewController *)controller sender:(nullable id)sender;
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle STANDIN_IOS(13.0);
@property (nonatomic, getter=isEditing) BOOL editing;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
@property (nonatomic, readonly) UIBarButtonItem *editButtonItem;
@property (nonatomic, strong, readonly) UINavigationItem *navigationItem;
@property (nonatomic) BOOL hidesBottomBarWhenPushed;
@property (nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@property (nullable, nonatomic, strong) NSArray<__kindof UIBarButtonItem *> *toolbarItems;
- (void)setToolbarItems:(nullable NSArray<UIBarButtonItem *> *)items animated:(BOOL)animated;
@property (null_resettable, nonatomic, strong) UITabBarItem *tabBarItem;
@property (nullable, nonatomic, readonly, strong) UITabBarController *tabBarController;
@property (nullable, nonatomic, readonly, strong) UISplitViewController *splitViewController;
@property (nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers SWIFT("children");
- (void)addChildViewController:(UIViewController *)child SWIFT("addChild(_:)");
- (void)removeFromParentViewController SWIFT("removeFromParent()");
- (void)willMoveToParentViewController:(nullable UIViewController *)parent SWIFT("willMove(toParent:)");
- (void)didMoveToParentViewController:(nullable UIViewController *)parent SWIFT("didMove(toParent:)");
@property (nonatomic, readonly, strong) id<UILayoutSupport> topLayoutGuide STANDIN_IOS_GONE(7.0, 11.0, "use the safe area");
@property (nonatomic, readonly, strong) id<UILayoutSupport> bottomLayoutGuide STANDIN_IOS_GONE(7.0, 11.0, "use the safe area");
@property (nonatomic) UIEdgeInsets additionalSafeAreaInsets;
@property (nonatomic) BOOL viewRespectsSystemMinimumLayoutMargins;
@property (nonatomic, readonly) NSDirectionalEdgeInsets systemMinimumLayoutMargins;
- (void)setContentScrollView:(nullable UIScrollView *)scrollView forEdge:(NSDirectionalRectEdge)edge STANDIN_IOS(15.0);
@property (nullable, nonatomic, readonly) UIPresentationController *presentationController;
@property (nullable, nonatomic, readonly) UIPopoverPresentationController *popoverPresentationController;
@property (nullable, nonatomic, readonly) UISheetPresentationController *sheetPresentationController STANDIN_IOS(15.0);
@property (nullable, nonatomic, copy) NSString *restorationIdentifier;
STANDIN_TRAIT_REGISTRATION
@end

UI_ACTOR
@interface UIStoryboard : NSObject
+ (UIStoryboard *)storyboardWithName:(NSString *)name bundle:(nullable NSBundle *)bundle;
- (nullable __kindof UIViewController *)instantiateInitialViewController;
- (__kindof UIViewController *)instantiateViewControllerWithIdentifier:(NSString *)identifier;
@end
UI_ACTOR
@interface UIStoryboardUnwindSegueSource : NSObject
@end
UI_ACTOR
@interface UIStoryboardSegue : NSObject
+ (instancetype)segueWithIdentifier:(nullable NSString *)identifier source:(UIViewController *)source destination:(UIViewController *)destination performHandler:(void (^)(void))handler;
- (instancetype)initWithIdentifier:(nullable NSString *)identifier source:(UIViewController *)source destination:(UIViewController *)destination DESIGNATED;
- (instancetype)init NS_UNAVAILABLE;
@property (nullable, nonatomic, copy, readonly) NSString *identifier;
@property (nonatomic, readonly, strong) __kindof UIViewController *sourceViewController SWIFT("source");
@property (nonatomic, readonly, strong) __kindof UIViewController *destinationViewController SWIFT("destination");
- (void)perform;
@end

typedef OPTIONS(NSUInteger, UIPopoverArrowDirection, "UIPopoverArrowDirection") {
  UIPopoverArrowDirectionUp = 1 << 0, UIPopoverArrowDirectionDown = 1 << 1, UIPopoverArrowDirectionLeft = 1 << 2, UIPopoverArrowDirectionRight = 1 << 3,
  UIPopoverArrowDirectionAny = 15, UIPopoverArrowDirectionUnknown = ~0UL,
};
UI_ACTOR
@interface UIPresentationController : NSObject
@property (nullable, nonatomic, weak) id delegate;
@end
UI_ACTOR
@protocol UIPopoverPresentationControllerSourceItem <NSObject>
@end
UI_ACTOR
@protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller SWIFT("adaptivePresentationStyle(for:)");
@end
UI_ACTOR
@protocol UIPopoverPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@end
UI_ACTOR
@interface UIPopoverPresentationController : UIPresentationController
@property (nullable, nonatomic, weak) id<UIPopoverPresentationControllerDelegate> delegate;
@property (nonatomic) UIPopoverArrowDirection permittedArrowDirections;
@property (nullable, nonatomic, strong) UIView *sourceView;
@property (nonatomic) CGRect sourceRect;
@property (nonatomic) BOOL canOverlapSourceViewRect;
@property (nullable, nonatomic, strong) UIBarButtonItem *barButtonItem;
@property (nullable, nonatomic, strong) id<UIPopoverPresentationControllerSourceItem> sourceItem STANDIN_IOS(16.0);
@property (nullable, nonatomic, copy) NSArray<UIView *> *passthroughViews;
@property (nullable, nonatomic, copy) UIColor *backgroundColor;
@property (nonatomic) UIEdgeInsets popoverLayoutMargins;
@end
@interface UIView (PopoverSource) <UIPopoverPresentationControllerSourceItem>
@end
@interface UIBarButtonItem (PopoverSource) <UIPopoverPresentationControllerSourceItem>
@end
STANDIN_IOS(15.0) UI_ACTOR
@interface UISheetPresentationControllerDetent : NSObject
+ (instancetype)mediumDetent SWIFT("medium()");
+ (instancetype)largeDetent SWIFT("large()");
@end
STANDIN_IOS(15.0) UI_ACTOR
@interface UISheetPresentationController : UIPresentationController
@property (nonatomic, copy) NSArray<UISheetPresentationControllerDetent *> *detents;
@property (nonatomic) BOOL prefersGrabberVisible;
@end

NS_ASSUME_NONNULL_END
