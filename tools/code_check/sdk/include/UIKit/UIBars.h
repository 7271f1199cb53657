#pragma once
#import "UICollectionView.h"
@class UISearchController, UINavigationItem, UIBarAppearance;

NS_ASSUME_NONNULL_BEGIN

typedef ENUM(NSInteger, UIBarStyle, "UIBarStyle") { UIBarStyleDefault, UIBarStyleBlack, UIBarStyleBlackTranslucent STANDIN_IOS_GONE(2.0, 13.0, "use black and translucent") };
typedef ENUM(NSInteger, UIBarPosition, "UIBarPosition") { UIBarPositionAny, UIBarPositionBottom, UIBarPositionTop, UIBarPositionTopAttached };
typedef ENUM(NSInteger, UIBarMetrics, "UIBarMetrics") { UIBarMetricsDefault, UIBarMetricsCompact, UIBarMetricsDefaultPrompt = 101, UIBarMetricsCompactPrompt };
UI_ACTOR
@protocol UIBarPositioning <NSObject>
@property (nonatomic, readonly) UIBarPosition barPosition;
@end
UI_ACTOR
@interface UIBarItem : NSObject <NSCoding, UIAppearance>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, strong) UIImage *image;
@property (nullable, nonatomic, strong) UIImage *landscapeImagePhone;
@property (nullable, nonatomic, strong) UIImage *largeContentSizeImage;
@property (nonatomic) UIEdgeInsets imageInsets;
@property (nonatomic) UIEdgeInsets landscapeImagePhoneInsets;
@property (nonatomic) UIEdgeInsets largeContentSizeImageInsets;
@property (nonatomic) NSInteger tag;
- (void)setTitleTextAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes forState:(UIControlState)state;
@end
typedef ENUM(NSInteger, UIBarButtonItemStyle, "UIBarButtonItem.Style") { UIBarButtonItemStylePlain, UIBarButtonItemStyleBordered STANDIN_IOS_GONE(2.0, 8.0, "use plain"), UIBarButtonItemStyleDone };
typedef ENUM(NSInteger, UIBarButtonSystemItem, "UIBarButtonItem.SystemItem") {
  UIBarButtonSystemItemDone, UIBarButtonSystemItemCancel, UIBarButtonSystemItemEdit, UIBarButtonSystemItemSave, UIBarButtonSystemItemAdd,
  UIBarButtonSystemItemFlexibleSpace, UIBarButtonSystemItemFixedSpace, UIBarButtonSystemItemCompose, UIBarButtonSystemItemReply,
  UIBarButtonSystemItemAction, UIBarButtonSystemItemOrganize, UIBarButtonSystemItemBookmarks, UIBarButtonSystemItemSearch,
  UIBarButtonSystemItemRefresh, UIBarButtonSystemItemStop, UIBarButtonSystemItemCamera, UIBarButtonSystemItemTrash, UIBarButtonSystemItemPlay,
  UIBarButtonSystemItemPause, UIBarButtonSystemItemRewind, UIBarButtonSystemItemFastForward, UIBarButtonSystemItemUndo, UIBarButtonSystemItemRedo,
  UIBarButtonSystemItemPageCurl STANDIN_IOS_GONE(4.0, 11.0, "without effect"), UIBarButtonSystemItemClose STANDIN_IOS(13.0),
};
UI_ACTOR
@interface UIBarButtonItem : UIBarItem <NSCoding>
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithImage:(nullable UIImage *)image style:(UIBarButtonItemStyle)style target:(nullable id)target action:(nullable SEL)action;
- (instancetype)initWithImage:(nullable UIImage *)image landscapeImagePhone:(nullable UIImage *)landscapeImagePhone style:(UIBarButtonItemStyle)style target:(nullable id)target action:(nullable SEL)action;
- (instancetype)initWithTitle:(nullable NSString *)title style:(UIBarButtonItemStyle)style target:(nullable id)target action:(nullable SEL)action;
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)systemItem target:(nullable id)target action:(nullable SEL)action;
- (instancetype)initWithCustomView:(UIView *)customView;
+ (instancetype)fixedSpaceItemOfWidth:(CGFloat)width STANDIN_IOS(14.0) SWIFT("fixedSpace(_:)");
+ (instancetype)flexibleSpaceItem STANDIN_IOS(14.0) SWIFT("flexibleSpace()");
@property (nonatomic) UIBarButtonItemStyle style;
@property (nonatomic) CGFloat width;
@property (nullable, nonatomic, copy) NSSet<NSString *> *possibleTitles;
@property (nullable, nonatomic, strong) UIView *customView;
@property (nullable, nonatomic) SEL action;
@property (nullable, nonatomic, weak) id target;
@property (nullable, nonatomic, strong) UIColor *tintColor;
@property (nullable, nonatomic, copy) UIMenu *menu STANDIN_IOS(14.0);
@property (nonatomic, getter=isSelected) BOOL selected STANDIN_IOS(15.0);
@property (nonatomic) BOOL changesSelectionAsPrimaryAction STANDIN_IOS(15.0);
@property (nonatomic, getter=isHidden) BOOL hidden STANDIN_IOS(16.0);
@property (nonatomic, getter=isSymbolAnimationEnabled) BOOL symbolAnimationEnabled STANDIN_IOS(17.0);
- (void)setBackgroundImage:(nullable UIImage *)image forState:(UIControlState)state barMetrics:(UIBarMetrics)metrics;
@end
typedef ENUM(NSInteger, UINavigationItemLargeTitleDisplayMode, "UINavigationItem.LargeTitleDisplayMode") {
  UINavigationItemLargeTitleDisplayModeAutomatic, UINavigationItemLargeTitleDisplayModeAlways, UINavigationItemLargeTitleDisplayModeNever, UINavigationItemLargeTitleDisplayModeInline STANDIN_IOS(17.0),
};
typedef ENUM(NSInteger, UINavigationItemBackButtonDisplayMode, "UINavigationItem.BackButtonDisplayMode") {
  UINavigationItemBackButtonDisplayModeDefault, UINavigationItemBackButtonDisplayModeGeneric, UINavigationItemBackButtonDisplayModeMinimal,
} STANDIN_IOS(14.0);
typedef ENUM(NSInteger, UINavigationItemStyle, "UINavigationItem.ItemStyle") { UINavigationItemStyleNavigator, UINavigationItemStyleBrowser, UINavigationItemStyleEditor } STANDIN_IOS(16.0);
UI_ACTOR
@interface UINavigationItem : NSObject <NSCoding>
- (instancetype)initWithTitle:(NSString *)title DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, strong) UIView *titleView;
@property (nullable, nonatomic, copy) NSString *prompt;
@property (nullable, nonatomic, strong) UIBarButtonItem *backBarButtonItem;
@property (nullable, nonatomic, copy) NSString *backButtonTitle;
@property (nonatomic) BOOL hidesBackButton;
@property (nonatomic) UINavigationItemBackButtonDisplayMode backButtonDisplayMode STANDIN_IOS(14.0);
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *leftBarButtonItems;
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *rightBarButtonItems;
@property (nonatomic) BOOL leftItemsSupplementBackButton;
@property (nullable, nonatomic, strong) UIBarButtonItem *leftBarButtonItem;
@property (nullable, nonatomic, strong) UIBarButtonItem *rightBarButtonItem;
@property (nonatomic) UINavigationItemLargeTitleDisplayMode largeTitleDisplayMode;
@property (nonatomic) UINavigationItemStyle style STANDIN_IOS(16.0);
@property (nonatomic, strong, nullable) UISearchController *searchController;
@property (nonatomic) BOOL hidesSearchBarWhenScrolling;
@end
STANDIN_IOS(13.0) UI_ACTOR
@interface UIBarAppearance : NSObject <NSCopying, NSSecureCoding>
- (instancetype)init;
- (void)configureWithDefaultBackground;
- (void)configureWithOpaqueBackground;
- (void)configureWithTransparentBackground;
@property (nonatomic, copy, nullable) UIBlurEffect *backgroundEffect;
@property (nonatomic, copy, nullable) UIColor *backgroundColor;
@property (nonatomic, strong, nullable) UIImage *backgroundImage;
@property (nonatomic) UIViewContentMode backgroundImageContentMode;
@property (nonatomic, copy, nullable) UIColor *shadowColor;
@property (nonatomic, strong, nullable) UIImage *shadowImage;
@end
STANDIN_IOS(13.0) UI_ACTOR
@interface UINavigationBarAppearance : UIBarAppearance
@property (nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *titleTextAttributes;
@property (nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *largeTitleTextAttributes;
@property (nonatomic) UIOffset titlePositionAdjustment;
- (void)setBackIndicatorImage:(nullable UIImage *)image transitionMaskImage:(nullable UIImage *)mask SWIFT("setBackIndicatorImage(_:transitionMaskImage:)");
@end
STANDIN_IOS(13.0) UI_ACTOR
@interface UITabBarItemStateAppearance : NSObject
@property (nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *titleTextAttributes;
@property (nonatomic, copy, nullable) UIColor *iconColor;
@end
STANDIN_IOS(13.0) UI_ACTOR
@interface UITabBarItemAppearance : NSObject
@property (nonatomic, readonly, strong) UITabBarItemStateAppearance *normal;
@property (nonatomic, readonly, strong) UITabBarItemStateAppearance *selected;
@end
STANDIN_IOS(13.0) UI_ACTOR
@interface UITabBarAppearance : UIBarAppearance
@property (nonatomic, copy) UITabBarItemAppearance *stackedLayoutAppearance;
@property (nonatomic, copy) UITabBarItemAppearance *inlineLayoutAppearance;
@property (nonatomic, copy) UITabBarItemAppearance *compactInlineLayoutAppearance;
@end
STANDIN_IOS(13.0) UI_ACTOR
@interface UIToolbarAppearance : UIBarAppearance
@end
UI_ACTOR
@protocol UINavigationBarDelegate <NSObject>
@end
UI_ACTOR
@interface UINavigationBar : UIView <NSCoding, UIBarPositioning>
@property (nonatomic) UIBarStyle barStyle;
@property (nullable, nonatomic, weak) id<UINavigationBarDelegate> delegate;
@property (nonatomic, getter=isTranslucent) BOOL translucent;
- (void)pushNavigationItem:(UINavigationItem *)item animated:(BOOL)animated SWIFT("pushItem(_:animated:)");
@property (nullable, nonatomic, copy) NSArray<UINavigationItem *> *items;
@property (nonatomic) BOOL prefersLargeTitles;
@property (null_resettable, nonatomic, strong) UIColor *tintColor;
@property (nullable, nonatomic, strong) UIColor *barTintColor;
- (void)setBackgroundImage:(nullable UIImage *)image forBarMetrics:(UIBarMetrics)metrics;
- (void)setBackgroundImage:(nullable UIImage *)image forBarPosition:(UIBarPosition)position barMetrics:(UIBarMetrics)metrics;
@property (nullable, nonatomic, strong) UIImage *shadowImage;
@property (nullable, nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *titleTextAttributes;
@property (nullable, nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *largeTitleTextAttributes;
@property (nullable, nonatomic, strong) UIImage *backIndicatorImage;
@property (nullable, nonatomic, strong) UIImage *backIndicatorTransitionMaskImage;
@property (nonatomic, copy) UINavigationBarAppearance *standardAppearance STANDIN_IOS(13.0);
@property (nonatomic, copy, nullable) UINavigationBarAppearance *compactAppearance STANDIN_IOS(13.0);
@property (nonatomic, copy, nullable) UINavigationBarAppearance *scrollEdgeAppearance STANDIN_IOS(13.0);
@property (nonatomic, copy, nullable) UINavigationBarAppearance *compactScrollEdgeAppearance STANDIN_IOS(15.0);
@end
UI_ACTOR
@protocol UIToolbarDelegate <NSObject>
@end
UI_ACTOR
@interface UIToolbar : UIView <UIBarPositioning>
@property (nonatomic) UIBarStyle barStyle;
@property (nullable, nonatomic, weak) id<UIToolbarDelegate> delegate;
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *items;
- (void)setItems:(nullable NSArray<UIBarButtonItem *> *)items animated:(BOOL)animated;
@property (nonatomic, getter=isTranslucent) BOOL translucent;
@property (null_resettable, nonatomic, strong) UIColor *tintColor;
@property (nullable, nonatomic, strong) UIColor *barTintColor;
@property (nonatomic, copy) UIToolbarAppearance *standardAppearance STANDIN_IOS(13.0);
@property (nonatomic, copy, nullable) UIToolbarAppearance *compactAppearance STANDIN_IOS(13.0);
@property (nonatomic, copy, nullable) UIToolbarAppearance *scrollEdgeAppearance STANDIN_IOS(15.0);
@property (nonatomic, copy, nullable) UIToolbarAppearance *compactScrollEdgeAppearance STANDIN_IOS(15.0);
- (void)setBackgroundImage:(nullable UIImage *)image forToolbarPosition:(UIBarPosition)position barMetrics:(UIBarMetrics)metrics;
@end
typedef ENUM(NSInteger, UITabBarSystemItem, "UITabBarItem.SystemItem") {
  UITabBarSystemItemMore, UITabBarSystemItemFavorites, UITabBarSystemItemFeatured, UITabBarSystemItemTopRated, UITabBarSystemItemRecents,
  UITabBarSystemItemContacts, UITabBarSystemItemHistory, UITabBarSystemItemBookmarks, UITabBarSystemItemSearch, UITabBarSystemItemDownloads,
  UITabBarSystemItemMostRecent, UITabBarSystemItemMostViewed,
};
UI_ACTOR
@interface UITabBarItem : UIBarItem
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithTitle:(nullable NSString *)title image:(nullable UIImage *)image tag:(NSInteger)tag;
- (instancetype)initWithTitle:(nullable NSString *)title image:(nullable UIImage *)image selectedImage:(nullable UIImage *)selectedImage;
- (instancetype)initWithTabBarSystemItem:(UITabBarSystemItem)systemItem tag:(NSInteger)tag;
@property (nullable, nonatomic, strong) UIImage *selectedImage;
@property (nullable, nonatomic, copy) NSString *badgeValue;
@property (nonatomic, copy, nullable) UIColor *badgeColor;
@property (nonatomic) UIOffset titlePositionAdjustment;
@property (nonatomic, getter=isSpringLoaded) BOOL springLoaded;
@end
typedef ENUM(NSInteger, UITabBarItemPositioning, "UITabBar.ItemPositioning") { UITabBarItemPositioningAutomatic, UITabBarItemPositioningFill, UITabBarItemPositioningCentered };
UI_ACTOR
@protocol UITabBarDelegate <NSObject>
@end
UI_ACTOR
@interface UITabBar : UIView
@property (nullable, nonatomic, weak) id<UITabBarDelegate> delegate;
@property (nullable, nonatomic, copy) NSArray<UITabBarItem *> *items;
@property (nullable, nonatomic, weak) UITabBarItem *selectedItem;
@property (null_resettable, nonatomic, strong) UIColor *tintColor;
@property (nullable, nonatomic, strong) UIColor *barTintColor;
@property (nullable, nonatomic, copy) UIColor *unselectedItemTintColor;
@property (nullable, nonatomic, strong) UIImage *backgroundImage;
@property (nullable, nonatomic, strong) UIImage *selectionIndicatorImage;
@property (nullable, nonatomic, strong) UIImage *shadowImage;
@property (nonatomic) UITabBarItemPositioning itemPositioning;
@property (nonatomic) CGFloat itemWidth;
@property (nonatomic) CGFloat itemSpacing;
@property (nonatomic) UIBarStyle barStyle;
@property (nonatomic, getter=isTranslucent) BOOL translucent;
@property (nonatomic, copy) UITabBarAppearance *standardAppearance STANDIN_IOS(13.0);
@property (nonatomic, copy, nullable) UITabBarAppearance *scrollEdgeAppearance STANDIN_IOS(15.0);
@end
typedef ENUM(NSUInteger, UISearchBarStyle, "UISearchBar.Style") { UISearchBarStyleDefault, UISearchBarStyleProminent, UISearchBarStyleMinimal };
@protocol UISearchBarDelegate;
UI_ACTOR
@interface UISearchBar : UIView <UIBarPositioning, UITextInputTraits>
@property (nonatomic) UIBarStyle barStyle;
@property (nullable, nonatomic, weak) id<UISearchBarDelegate> delegate;
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSString *prompt;
@property (nullable, nonatomic, copy) NSString *placeholder;
@property (nonatomic) BOOL showsBookmarkButton;
@property (nonatomic, readonly) UISearchTextField *searchTextField STANDIN_IOS(13.0);
@property (nonatomic) BOOL showsCancelButton;
@property (nonatomic) BOOL showsSearchResultsButton;
@property (nonatomic, getter=isSearchResultsButtonSelected) BOOL searchResultsButtonSelected;
@property (null_resettable, nonatomic, strong) UIColor *tintColor;
@property (nullable, nonatomic, strong) UIColor *barTintColor;
@property (nonatomic) UISearchBarStyle searchBarStyle;
@property (nonatomic, getter=isTranslucent) BOOL translucent;
@property (nullable, nonatomic, copy) NSArray<NSString *> *scopeButtonTitles;
@property (nonatomic) NSInteger selectedScopeButtonIndex;
@property (nonatomic) BOOL showsScopeBar;
@property (nullable, nonatomic, strong) UIImage *backgroundImage;
@property (nullable, nonatomic, strong) UIImage *scopeBarBackgroundImage;
@property (nonatomic) UIOffset searchTextPositionAdjustment;
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
@property (nonatomic) UITextSpellCheckingType spellCheckingType;
@property (nonatomic) UIKeyboardType keyboardType;
@property (nonatomic, getter=isEnabled) BOOL enabled STANDIN_IOS(16.4);
@property (nonatomic) UITextSmartQuotesType smartQuotesType;
@property (nonatomic) UITextSmartDashesType smartDashesType;
@property (nonatomic) UITextSmartInsertDeleteType smartInsertDeleteType;
@property (nonatomic) UIKeyboardAppearance keyboardAppearance;
@property (nonatomic) UIReturnKeyType returnKeyType;
@property (nonatomic) BOOL enablesReturnKeyAutomatically;
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@property (null_unspecified, nonatomic, copy) UITextContentType textContentType;
@end
UI_ACTOR
@protocol UISearchBarDelegate <UIBarPositioning>
@optional
- (void)searchBar:(UISearchBar *)searchBar textDidChange:(NSString *)text;
@end

NS_ASSUME_NONNULL_END
