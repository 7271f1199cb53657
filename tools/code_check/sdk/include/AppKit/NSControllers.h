#pragma once
#import "NSMenus.h"

NS_ASSUME_NONNULL_BEGIN

typedef NSString *NSNibName __attribute__((swift_bridged_typedef)) SWIFT("NSNib.Name");
UI_ACTOR
@interface NSNib : NSObject
- (nullable instancetype)initWithNibNamed:(NSNibName)name bundle:(nullable NSBundle *)bundle;
@end
@class NSStoryboard, NSStoryboardSegue, NSPopover;
typedef NSString *NSStoryboardSegueIdentifier __attribute__((swift_bridged_typedef)) SWIFT("NSStoryboardSegue.Identifier");
typedef NSString *NSStoryboardSceneIdentifier __attribute__((swift_bridged_typedef)) SWIFT("NSStoryboard.SceneIdentifier");
typedef NSString *NSStoryboardName __attribute__((swift_bridged_typedef)) SWIFT("NSStoryboard.Name");
UI_ACTOR
@protocol NSSeguePerforming <NSObject>
@optional
- (void)prepareForSegue:(NSStoryboardSegue *)segue sender:(nullable id)sender;
- (void)performSegueWithIdentifier:(NSStoryboardSegueIdentifier)identifier sender:(nullable id)sender;
- (BOOL)shouldPerformSegueWithIdentifier:(NSStoryboardSegueIdentifier)identifier sender:(nullable id)sender;
@end
UI_ACTOR
@protocol NSViewControllerPresentationAnimator <NSObject>
@end
typedef ENUM(NSInteger, NSPopoverBehavior, "NSPopover.Behavior") { NSPopoverBehaviorApplicationDefined, NSPopoverBehaviorTransient, NSPopoverBehaviorSemitransient };
UI_ACTOR
@interface NSViewController : NSResponder <NSSeguePerforming, NSUserInterfaceItemIdentification>
- (instancetype)initWithNibName:(nullable NSNibName)name bundle:(nullable NSBundle *)bundle DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, copy) NSUserInterfaceItemIdentifier identifier;
@property (nullable, readonly, copy) NSNibName nibName;
@property (nullable, strong) id representedObject;
@property (nullable, copy) NSString *title;
@property (strong) NSView *view;
- (void)loadView;
- (void)viewDidLoad;
@property (readonly, getter=isViewLoaded) BOOL viewLoaded;
- (void)viewWillAppear;
- (void)viewDidAppear;
- (void)viewWillDisappear;
- (void)viewDidDisappear;
- (void)viewWillLayout;
- (void)viewDidLayout;
- (void)updateViewConstraints;
@property NSSize preferredContentSize;
- (void)dismissController:(nullable id)sender SWIFT("dismiss(_:)");
- (void)dismissViewController:(NSViewController *)controller SWIFT("dismiss(_:)");
@property (nullable, readonly, assign) NSArray<NSViewController *> *presentedViewControllers SWIFT("presentedViewControllers");
@property (nullable, readonly, assign) NSViewController *presentingViewController SWIFT("presentingViewController");
- (void)presentViewController:(NSViewController *)controller animator:(id<NSViewControllerPresentationAnimator>)animator;
- (void)presentViewControllerAsSheet:(NSViewController *)controller SWIFT("presentAsSheet(_:)");
- (void)presentViewControllerAsModalWindow:(NSViewController *)controller SWIFT("presentAsModalWindow(_:)");
- (void)presentViewController:(NSViewController *)controller asPopoverRelativeToRect:(NSRect)rect ofView:(NSView *)view preferredEdge:(NSRectEdgeStandin)edge behavior:(NSPopoverBehavior)behavior SWIFT("present(_:asPopoverRelativeTo:of:preferredEdge:behavior:)");
@property (nullable, readonly) NSViewController *parentViewController SWIFT("parent");
@property (copy) NSArray<__kindof NSViewController *> *childViewControllers SWIFT("children");
- (void)addChildViewController:(NSViewController *)child SWIFT("addChild(_:)");
- (void)removeFromParentViewController SWIFT("removeFromParent()");
@property (nullable, readonly, strong) NSStoryboard *storyboard;
- (void)prepareForSegue:(NSStoryboardSegue *)segue sender:(nullable id)sender;
- (void)performSegueWithIdentifier:(NSStoryboardSegueIdentifier)identifier sender:(nullable id)sender;
- (BOOL)shouldPerformSegueWithIdentifier:(NSStoryboardSegueIdentifier)identifier sender:(nullable id)sender;
@end
UI_ACTOR
@interface NSWindowController : NSResponder <NSSeguePerforming>
- (instancetype)initWithWindow:(nullable NSWindow *)window DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithWindowNibName:(NSNibName)name;
@property (nullable, readonly, copy) NSNibName windowNibName;
@property BOOL shouldCascadeWindows;
@property (copy) NSWindowFrameAutosaveName windowFrameAutosaveName;
@property (nullable, strong) NSWindow *window;
- (void)loadWindow;
- (void)windowWillLoad;
- (void)windowDidLoad;
@property (readonly, getter=isWindowLoaded) BOOL windowLoaded;
- (void)showWindow:(nullable id)sender;
- (void)close;
@property (nullable, strong) NSViewController *contentViewController;
@property (nullable, readonly, strong) NSStoryboard *storyboard;
- (void)prepareForSegue:(NSStoryboardSegue *)segue sender:(nullable id)sender;
- (void)performSegueWithIdentifier:(NSStoryboardSegueIdentifier)identifier sender:(nullable id)sender;
- (BOOL)shouldPerformSegueWithIdentifier:(NSStoryboardSegueIdentifier)identifier sender:(nullable id)sender;
@end
UI_ACTOR
@interface NSStoryboard : NSObject
+ (instancetype)storyboardWithName:(NSStoryboardName)name bundle:(nullable NSBundle *)bundle;
- (nullable id)instantiateInitialController;
- (id)instantiateControllerWithIdentifier:(NSStoryboardSceneIdentifier)identifier;
@end
UI_ACTOR
@interface NSStoryboardSegue : NSObject
+ (instancetype)segueWithIdentifier:(NSStoryboardSegueIdentifier)identifier source:(id)source destination:(id)destination performHandler:(void (^)(void))performHandler;
- (instancetype)initWithIdentifier:(NSStoryboardSegueIdentifier)identifier source:(id)source destination:(id)destination DESIGNATED;
@property (nullable, readonly, copy) NSStoryboardSegueIdentifier identifier;
@property (readonly, strong) id sourceController;
@property (readonly, strong) id destinationController;
- (void)perform;
@end
typedef ENUM(NSInteger, NSTabViewControllerTabStyle, "NSTabViewController.TabStyle") { NSTabViewControllerTabStyleSegmentedControlOnTop, NSTabViewControllerTabStyleSegmentedControlOnBottom, NSTabViewControllerTabStyleToolbar, NSTabViewControllerTabStyleUnspecified = -1 };
typedef OPTIONS(NSUInteger, NSViewControllerTransitionOptions, "NSViewController.TransitionOptions") { NSViewControllerTransitionNone = 0, NSViewControllerTransitionCrossfade SWIFT("crossfade") = 1 };
UI_ACTOR
@interface NSTabViewController : NSViewController
@property NSTabViewControllerTabStyle tabStyle;
@property (strong) NSTabView *tabView;
@property NSViewControllerTransitionOptions transitionOptions;
@property BOOL canPropagateSelectedChildViewControllerTitle;
@property (copy) NSArray<__kindof NSTabViewItem *> *tabViewItems;
@property NSInteger selectedTabViewItemIndex;
- (void)addTabViewItem:(NSTabViewItem *)item SWIFT("addTabViewItem(_:)");
@end
typedef ENUM(NSInteger, NSSplitViewItemCollapseBehavior, "NSSplitViewItem.CollapseBehavior") { NSSplitViewItemCollapseBehaviorDefault, NSSplitViewItemCollapseBehaviorPreferResizingSplitViewWithFixedSiblings, NSSplitViewItemCollapseBehaviorPreferResizingSiblingsWithFixedSplitView, NSSplitViewItemCollapseBehaviorUseConstraints };
UI_ACTOR
@interface NSSplitViewItem : NSObject
+ (instancetype)splitViewItemWithViewController:(NSViewController *)controller;
+ (instancetype)sidebarWithViewController:(NSViewController *)controller SWIFT("init(sidebarWithViewController:)");
+ (instancetype)inspectorWithViewController:(NSViewController *)controller SWIFT("init(inspectorWithViewController:)") STANDIN_MACOS(11.0);
+ (instancetype)contentListWithViewController:(NSViewController *)controller SWIFT("init(contentListWithViewController:)");
@property (strong) NSViewController *viewController;
@property (getter=isCollapsed) BOOL collapsed;
@property BOOL canCollapse;
@property NSSplitViewItemCollapseBehavior collapseBehavior;
@property CGFloat minimumThickness, maximumThickness, preferredThicknessFraction;
@property NSLayoutPriority holdingPriority;
@property CGFloat automaticMaximumThickness;
@property (getter=isSpringLoaded) BOOL springLoaded;
@end
UI_ACTOR
@interface NSSplitViewController : NSViewController
@property (strong) NSSplitView *splitView;
@property (copy) NSArray<__kindof NSSplitViewItem *> *splitViewItems;
- (void)addSplitViewItem:(NSSplitViewItem *)item SWIFT("addSplitViewItem(_:)");
@property CGFloat minimumThicknessForInlineSidebars;
@end
UI_ACTOR
@interface NSPageController : NSViewController
@property (copy) NSArray *arrangedObjects;
@property NSInteger transitionStyle;
@property (nullable, weak) id delegate;
@end
UI_ACTOR
@interface NSCollectionViewItem : NSViewController <NSCopying>
@property (nullable, assign) NSImageView *imageView;
@property (nullable, assign) NSTextField *textField;
@property (getter=isSelected) BOOL selected;
@end
UI_ACTOR
@interface NSTitlebarAccessoryViewController : NSViewController
@end
UI_ACTOR
@interface NSDocumentController : NSObject
- (instancetype)init DESIGNATED;
@property (class, readonly, strong) NSDocumentController *sharedDocumentController SWIFT("shared");
@end
UI_ACTOR
@protocol NSPopoverDelegate <NSObject>
@end
UI_ACTOR
@interface NSPopover : NSResponder
@property NSPopoverBehavior behavior;
@property BOOL animates;
@property (nullable, strong) NSViewController *contentViewController;
@property NSSize contentSize;
@property (nullable, weak) id<NSPopoverDelegate> delegate;
@end
UI_ACTOR
@interface NSController : NSObject <NSCoding>
@end
UI_ACTOR
@interface NSObjectController : NSController
@property (nullable, strong) id content;
@property BOOL automaticallyPreparesContent;
@property (null_resettable) Class objectClass;
@property (getter=isEditable) BOOL editable;
@property (nullable, copy) NSString *entityName;
@property (nullable, strong) NSPredicate *fetchPredicate;
@property BOOL usesLazyFetching;
@property (readonly, strong) id selection;
@end
UI_ACTOR
@interface NSArrayController : NSObjectController
@property BOOL automaticallyRearrangesObjects, selectsInsertedObjects, avoidsEmptySelection, preservesSelection, alwaysUsesMultipleValuesMarker, clearsFilterPredicateOnInsertion;
@property (readonly, strong) id arrangedObjects;
@property (copy) NSArray<NSSortDescriptor *> *sortDescriptors;
@end
UI_ACTOR
@interface NSTreeController : NSObjectController
@property (nullable, copy) NSString *childrenKeyPath, *countKeyPath, *leafKeyPath;
@property BOOL avoidsEmptySelection, preservesSelection, selectsInsertedObjects, alwaysUsesMultipleValuesMarker;
@end
UI_ACTOR
@interface NSDictionaryController : NSArrayController
@property (copy) NSString *initialKey;
@property (copy) id initialValue;
@property (copy) NSArray<NSString *> *includedKeys, *excludedKeys;
@end
UI_ACTOR
@interface NSUserDefaultsController : NSController
@property (class, readonly, strong) NSUserDefaultsController *sharedUserDefaultsController SWIFT("shared");
@property BOOL appliesImmediately;
@property (readonly, strong) id values;
@end
@protocol NSApplicationDelegate;
UI_ACTOR
@interface NSApplication : NSResponder
@property (class, readonly, strong) __kindof NSApplication *sharedApplication SWIFT("shared");
@property (nullable, strong) NSMenu *mainMenu;
@property (nullable, strong) NSMenu *windowsMenu, *servicesMenu, *helpMenu;
@property (nullable, weak) id<NSApplicationDelegate> delegate;
- (void)terminate:(nullable id)sender;
- (void)orderFrontStandardAboutPanel:(nullable id)sender;
- (void)hide:(nullable id)sender;
@end
extern __kindof NSApplication *_Null_unspecified NSApp;
UI_ACTOR
@protocol NSApplicationDelegate <NSObject>
@end
UI_ACTOR
@interface NSDocument : NSObject
@end
UI_ACTOR
@interface NSDrawer : NSResponder
@property NSSize contentSize, minContentSize, maxContentSize;
@end
UI_ACTOR
@interface NSTouchBar : NSObject <NSCoding>
@property (nullable, weak) id delegate;
@end
UI_ACTOR
@interface NSTouchBarItem : NSObject <NSCoding>
@end

NS_ASSUME_NONNULL_END
