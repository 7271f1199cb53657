#pragma once
#import "NSTables.h"

NS_ASSUME_NONNULL_BEGIN

UI_ACTOR
@protocol NSMenuDelegate <NSObject>
@end
UI_ACTOR
@interface NSMenu : NSObject <NSCopying, NSCoding, NSUserInterfaceItemIdentification>
- (instancetype)initWithTitle:(NSString *)title DESIGNATED;
- (instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, copy) NSUserInterfaceItemIdentifier identifier;
@property (copy) NSString *title;
- (void)insertItem:(NSMenuItem *)item atIndex:(NSInteger)index SWIFT("insertItem(_:at:)");
- (void)addItem:(NSMenuItem *)item SWIFT("addItem(_:)");
- (NSMenuItem *)addItemWithTitle:(NSString *)title action:(nullable SEL)selector keyEquivalent:(NSString *)key SWIFT("addItem(withTitle:action:keyEquivalent:)") __attribute__((swift_attr("@discardableResult")));
- (void)setSubmenu:(nullable NSMenu *)menu forItem:(NSMenuItem *)item;
@property (copy) NSArray<NSMenuItem *> *itemArray SWIFT("items");
- (nullable NSMenuItem *)itemAtIndex:(NSInteger)index SWIFT("item(at:)");
@property BOOL autoenablesItems;
@property (nullable, weak) id<NSMenuDelegate> delegate;
@property CGFloat minimumWidth;
@property (null_resettable, strong) NSFont *font;
@property BOOL allowsContextMenuPlugIns;
@property BOOL showsStateColumn;
@property NSUserInterfaceLayoutDirection userInterfaceLayoutDirection;
@end
UI_ACTOR
@interface NSMenuItem : NSObject <NSCopying, NSCoding, NSUserInterfaceItemIdentification>
- (instancetype)init;
- (instancetype)initWithTitle:(NSString *)title action:(nullable SEL)selector keyEquivalent:(NSString *)key DESIGNATED;
- (instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
+ (NSMenuItem *)separatorItem SWIFT("separator()");
@property (nullable, copy) NSUserInterfaceItemIdentifier identifier;
@property (nullable, assign) NSMenu *menu;
@property (nullable, strong) NSMenu *submenu;
@property (copy) NSString *title;
@property (nullable, copy) NSAttributedString *attributedTitle;
@property (copy) NSString *keyEquivalent;
@property NSEventModifierFlags keyEquivalentModifierMask;
@property BOOL allowsKeyEquivalentWhenHidden;
@property (nullable, strong) NSImage *image;
@property NSControlStateValue state;
@property (null_resettable, strong) NSImage *onStateImage, *mixedStateImage;
@property (nullable, strong) NSImage *offStateImage;
@property (getter=isEnabled) BOOL enabled;
@property (getter=isAlternate) BOOL alternate;
@property NSInteger indentationLevel;
@property (nullable, weak) id target;
@property (nullable) SEL action;
@property NSInteger tag;
@property (nullable, strong) id representedObject;
@property (nullable, strong) NSView *view;
@property (getter=isHidden) BOOL hidden;
@property (nullable, copy) NSString *toolTip;
@end
typedef NSString *NSToolbarItemIdentifier CONSTANTS("NSToolbarItem.Identifier");
typedef NSString *NSToolbarIdentifier __attribute__((swift_bridged_typedef)) SWIFT("NSToolbar.Identifier");
typedef ENUM(NSUInteger, NSToolbarDisplayMode, "NSToolbar.DisplayMode") { NSToolbarDisplayModeDefault, NSToolbarDisplayModeIconAndLabel, NSToolbarDisplayModeIconOnly, NSToolbarDisplayModeLabelOnly };
typedef ENUM(NSUInteger, NSToolbarSizeMode, "NSToolbar.SizeMode") { NSToolbarSizeModeDefault, NSToolbarSizeModeRegular, NSToolbarSizeModeSmall };
typedef NSInteger NSToolbarItemVisibilityPriority CONSTANTS("NSToolbarItem.VisibilityPriority");
@class NSToolbar, NSToolbarItem;
extern NSToolbarItemIdentifier const NSToolbarSpaceItemIdentifier SWIFT("space");
extern NSToolbarItemIdentifier const NSToolbarFlexibleSpaceItemIdentifier SWIFT("flexibleSpace");
extern NSToolbarItemIdentifier const NSToolbarShowColorsItemIdentifier SWIFT("showColors");
extern NSToolbarItemIdentifier const NSToolbarShowFontsItemIdentifier SWIFT("showFonts");
extern NSToolbarItemIdentifier const NSToolbarPrintItemIdentifier SWIFT("print");
extern NSToolbarItemIdentifier const NSToolbarToggleSidebarItemIdentifier SWIFT("toggleSidebar");
extern NSToolbarItemIdentifier const NSToolbarCloudSharingItemIdentifier SWIFT("cloudSharing");
extern NSToolbarItemIdentifier const NSToolbarSidebarTrackingSeparatorItemIdentifier SWIFT("sidebarTrackingSeparator") STANDIN_MACOS(11.0);
UI_ACTOR
@protocol NSToolbarDelegate <NSObject>
@optional
- (nullable NSToolbarItem *)toolbar:(NSToolbar *)toolbar itemForItemIdentifier:(NSToolbarItemIdentifier)identifier willBeInsertedIntoToolbar:(BOOL)flag;
- (NSArray<NSToolbarItemIdentifier> *)toolbarDefaultItemIdentifiers:(NSToolbar *)toolbar;
- (NSArray<NSToolbarItemIdentifier> *)toolbarAllowedItemIdentifiers:(NSToolbar *)toolbar;
- (NSArray<NSToolbarItemIdentifier> *)toolbarSelectableItemIdentifiers:(NSToolbar *)toolbar;
@end
UI_ACTOR
@interface NSToolbar : NSObject
- (instancetype)initWithIdentifier:(NSToolbarIdentifier)identifier DESIGNATED;
- (instancetype)init;
- (void)insertItemWithItemIdentifier:(NSToolbarItemIdentifier)identifier atIndex:(NSInteger)index;
@property (nullable, weak) id<NSToolbarDelegate> delegate;
@property (getter=isVisible) BOOL visible;
@property NSToolbarDisplayMode displayMode;
@property NSToolbarSizeMode sizeMode;
@property BOOL showsBaselineSeparator;
@property BOOL allowsUserCustomization;
@property BOOL autosavesConfiguration;
@property BOOL allowsExtensionItems;
@property (nullable, copy) NSToolbarItemIdentifier centeredItemIdentifier;
@property (readonly, copy) NSArray<__kindof NSToolbarItem *> *items;
@end
UI_ACTOR
@interface NSToolbarItem : NSObject <NSCopying>
- (instancetype)initWithItemIdentifier:(NSToolbarItemIdentifier)identifier DESIGNATED;
@property (readonly, copy) NSToolbarItemIdentifier itemIdentifier;
@property (copy) NSString *label, *paletteLabel, *title;
@property (nullable, copy) NSString *toolTip;
@property (nullable, strong) NSMenuItem *menuFormRepresentation;
@property NSInteger tag;
@property (nullable, weak) id target;
@property (nullable) SEL action;
@property (getter=isEnabled) BOOL enabled;
@property (nullable, strong) NSImage *image;
@property (getter=isBordered) BOOL bordered;
@property (getter=isNavigational) BOOL navigational STANDIN_MACOS(11.0);
@property (nullable, strong) NSView *view;
@property NSSize minSize, maxSize;
@property NSToolbarItemVisibilityPriority visibilityPriority;
@property BOOL autovalidates;
@end
UI_ACTOR
@interface NSToolbarItemGroup : NSToolbarItem
@property (copy) NSArray<__kindof NSToolbarItem *> *subitems;
@end
STANDIN_MACOS(11.0) UI_ACTOR
@interface NSSearchToolbarItem : NSToolbarItem
@property (strong) NSSearchField *searchField;
@end
UI_ACTOR
@interface NSStatusItem : NSObject
@property (nullable, strong) NSMenu *menu;
@property CGFloat length;
@end

NS_ASSUME_NONNULL_END
