#pragma once
#import "NSViews.h"
@class NSTableView, NSOutlineView, NSNib;

NS_ASSUME_NONNULL_BEGIN

typedef OPTIONS(NSUInteger, NSTableColumnResizingOptions, "NSTableColumn.ResizingOptions") { NSTableColumnNoResizing SWIFT("none") = 0, NSTableColumnAutoresizingMask SWIFT("autoresizingMask") = 1, NSTableColumnUserResizingMask SWIFT("userResizingMask") = 2 };
UI_ACTOR
@interface NSTableHeaderCell : NSTextFieldCell
@end
UI_ACTOR
@interface NSTableColumn : NSObject <NSCoding, NSUserInterfaceItemIdentification>
- (instancetype)initWithIdentifier:(NSUserInterfaceItemIdentifier)identifier DESIGNATED;
- (instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (copy) NSUserInterfaceItemIdentifier identifier;
@property CGFloat width, minWidth, maxWidth;
@property (copy) NSString *title;
@property (strong) __kindof NSTableHeaderCell *headerCell;
@property (getter=isEditable) BOOL editable;
@property (nullable, copy) NSSortDescriptor *sortDescriptorPrototype;
@property NSTableColumnResizingOptions resizingMask;
@property (nullable, copy) NSString *headerToolTip;
@property (getter=isHidden) BOOL hidden;
@property (strong) id dataCell;
@end
UI_ACTOR
@interface NSTableHeaderView : NSView
@end
typedef ENUM(NSUInteger, NSTableViewColumnAutoresizingStyle, "NSTableView.ColumnAutoresizingStyle") { NSTableViewNoColumnAutoresizing SWIFT("noColumnAutoresizing"), NSTableViewUniformColumnAutoresizingStyle SWIFT("uniformColumnAutoresizingStyle"), NSTableViewSequentialColumnAutoresizingStyle SWIFT("sequentialColumnAutoresizingStyle"), NSTableViewReverseSequentialColumnAutoresizingStyle SWIFT("reverseSequentialColumnAutoresizingStyle"), NSTableViewLastColumnOnlyAutoresizingStyle SWIFT("lastColumnOnlyAutoresizingStyle"), NSTableViewFirstColumnOnlyAutoresizingStyle SWIFT("firstColumnOnlyAutoresizingStyle") };
typedef OPTIONS(NSUInteger, NSTableViewGridLineStyle, "NSTableView.GridLineStyle") { NSTableViewGridNone = 0, NSTableViewSolidVerticalGridLineMask SWIFT("solidVerticalGridLineMask") = 1, NSTableViewSolidHorizontalGridLineMask SWIFT("solidHorizontalGridLineMask") = 2, NSTableViewDashedHorizontalGridLineMask SWIFT("dashedHorizontalGridLineMask") = 8 };
typedef ENUM(NSInteger, NSTableViewRowSizeStyle, "NSTableView.RowSizeStyle") { NSTableViewRowSizeStyleDefault = -1, NSTableViewRowSizeStyleCustom = 0, NSTableViewRowSizeStyleSmall, NSTableViewRowSizeStyleMedium, NSTableViewRowSizeStyleLarge };
typedef ENUM(NSInteger, NSTableViewStyle, "NSTableView.Style") { NSTableViewStyleAutomatic, NSTableViewStyleFullWidth, NSTableViewStyleInset, NSTableViewStyleSourceList, NSTableViewStylePlain } STANDIN_MACOS(11.0);
typedef ENUM(NSInteger, NSTableViewSelectionHighlightStyle, "NSTableView.SelectionHighlightStyle") { NSTableViewSelectionHighlightStyleNone = -1, NSTableViewSelectionHighlightStyleRegular = 0, NSTableViewSelectionHighlightStyleSourceList = 1 };
typedef ENUM(NSInteger, NSTableViewDraggingDestinationFeedbackStyle, "NSTableView.DraggingDestinationFeedbackStyle") { NSTableViewDraggingDestinationFeedbackStyleNone = -1, NSTableViewDraggingDestinationFeedbackStyleRegular = 0, NSTableViewDraggingDestinationFeedbackStyleSourceList = 1, NSTableViewDraggingDestinationFeedbackStyleGap = 2 };
typedef NSString *NSTableViewAutosaveName __attribute__((swift_bridged_typedef)) SWIFT("NSTableView.AutosaveName");
UI_ACTOR
@protocol NSTableViewDataSource <NSObject>
@optional
- (NSInteger)numberOfRowsInTableView:(NSTableView *)tableView SWIFT("numberOfRows(in:)");
@end
UI_ACTOR
@protocol NSTableViewDelegate <NSObject>
@optional
- (nullable NSView *)tableView:(NSTableView *)tableView viewForTableColumn:(nullable NSTableColumn *)column row:(NSInteger)row SWIFT("tableView(_:viewFor:row:)");
@end
UI_ACTOR
@interface NSTableView : NSControl
@property (nullable, weak) id<NSTableViewDataSource> dataSource;
@property (nullable, weak) id<NSTableViewDelegate> delegate;
@property (nullable, strong) NSTableHeaderView *headerView;
@property (nullable, strong) NSView *cornerView;
@property BOOL allowsColumnReordering, allowsColumnResizing;
@property NSTableViewColumnAutoresizingStyle columnAutoresizingStyle;
@property NSTableViewGridLineStyle gridStyleMask;
@property NSSize intercellSpacing;
@property BOOL usesAlternatingRowBackgroundColors;
@property (copy) NSColor *backgroundColor, *gridColor;
@property NSTableViewRowSizeStyle rowSizeStyle;
@property CGFloat rowHeight;
@property (readonly, copy) NSArray<NSTableColumn *> *tableColumns;
- (void)addTableColumn:(NSTableColumn *)column SWIFT("addTableColumn(_:)");
@property (nullable) SEL doubleAction;
@property (copy) NSArray<NSSortDescriptor *> *sortDescriptors;
@property BOOL verticalMotionCanBeginDrag;
@property BOOL allowsMultipleSelection, allowsEmptySelection, allowsColumnSelection, allowsTypeSelect;
@property NSTableViewStyle style STANDIN_MACOS(11.0);
@property NSTableViewSelectionHighlightStyle selectionHighlightStyle;
@property NSTableViewDraggingDestinationFeedbackStyle draggingDestinationFeedbackStyle;
@property (nullable, copy) NSTableViewAutosaveName autosaveName;
@property BOOL autosaveTableColumns;
@property BOOL floatsGroupRows, rowActionsVisible, usesStaticContents, usesAutomaticRowHeights;
- (void)reloadData;
- (nullable __kindof NSView *)makeViewWithIdentifier:(NSUserInterfaceItemIdentifier)identifier owner:(nullable id)owner SWIFT("makeView(withIdentifier:owner:)");
- (void)registerNib:(nullable NSNib *)nib forIdentifier:(NSUserInterfaceItemIdentifier)identifier;
@end
UI_ACTOR
@interface NSTableCellView : NSView
@property (nullable, strong) id objectValue;
@property (nullable, assign) NSTextField *textField;
@property (nullable, assign) NSImageView *imageView;
@property NSBackgroundStyle backgroundStyle;
@property NSTableViewRowSizeStyle rowSizeStyle;
@end
UI_ACTOR
@interface NSTableRowView : NSView
@end
UI_ACTOR
@protocol NSOutlineViewDataSource <NSObject>
@optional
- (NSInteger)outlineView:(NSTableView *)outlineView numberOfChildrenOfItem:(nullable id)item;
@end
UI_ACTOR
@protocol NSOutlineViewDelegate <NSObject>
@optional
- (nullable NSView *)outlineView:(NSOutlineView *)outlineView viewForTableColumn:(nullable NSTableColumn *)column item:(id)item SWIFT("outlineView(_:viewFor:item:)");
@end
UI_ACTOR
@interface NSOutlineView : NSTableView
@property (nullable, weak) id<NSOutlineViewDelegate> delegate;
@property (nullable, weak) id<NSOutlineViewDataSource> dataSource;
@property (nullable, assign) NSTableColumn *outlineTableColumn;
@property CGFloat indentationPerLevel;
@property BOOL indentationMarkerFollowsCell, autoresizesOutlineColumn, autosaveExpandedItems, stronglyReferencesItems;
@end
UI_ACTOR
@interface NSBrowser : NSControl
@property BOOL allowsEmptySelection, allowsMultipleSelection, allowsBranchSelection, separatesColumns, titled, hasHorizontalScroller, reusesColumns, takesTitleFromPreviousColumn, allowsTypeSelect, autohidesScroller;
@property NSInteger maxVisibleColumns;
@property CGFloat minColumnWidth, rowHeight;
@property (nullable, weak) id delegate;
@end
typedef ENUM(NSInteger, NSCollectionViewScrollDirection, "NSCollectionView.ScrollDirection") { NSCollectionViewScrollDirectionVertical, NSCollectionViewScrollDirectionHorizontal };
UI_ACTOR
@interface NSCollectionViewLayout : NSObject <NSCoding>
@end
UI_ACTOR
@interface NSCollectionViewFlowLayout : NSCollectionViewLayout
@property CGFloat minimumLineSpacing, minimumInteritemSpacing;
@property NSSize itemSize, estimatedItemSize, headerReferenceSize, footerReferenceSize;
@property NSCollectionViewScrollDirection scrollDirection;
@property NSEdgeInsets sectionInset;
@property BOOL sectionHeadersPinToVisibleBounds, sectionFootersPinToVisibleBounds;
@end
UI_ACTOR
@interface NSCollectionViewGridLayout : NSCollectionViewLayout
@property NSEdgeInsets margins;
@property CGFloat minimumInteritemSpacing, minimumLineSpacing;
@property NSUInteger maximumNumberOfRows, maximumNumberOfColumns;
@property NSSize minimumItemSize, maximumItemSize;
@property (null_resettable, copy) NSArray<NSColor *> *backgroundColors;
@end
UI_ACTOR
@protocol NSCollectionViewDataSource <NSObject>
@end
UI_ACTOR
@protocol NSCollectionViewDelegate <NSObject>
@end
UI_ACTOR
@interface NSCollectionView : NSView
@property (nullable, weak) id<NSCollectionViewDataSource> dataSource;
@property (nullable, weak) id<NSCollectionViewDelegate> delegate;
@property (null_resettable, copy) NSArray<NSColor *> *backgroundColors;
@property BOOL backgroundViewScrollsWithContent;
@property (nullable, strong) __kindof NSCollectionViewLayout *collectionViewLayout;
@property (getter=isSelectable) BOOL selectable;
@property BOOL allowsEmptySelection, allowsMultipleSelection;
@property (nullable, strong) NSView *backgroundView;
@property (copy) NSArray *content;
@property NSUInteger maxNumberOfRows, maxNumberOfColumns;
@property NSSize minItemSize, maxItemSize;
@property (nullable, strong) id itemPrototype;
- (void)registerClass:(nullable Class)itemClass forItemWithIdentifier:(NSUserInterfaceItemIdentifier)identifier;
@end

NS_ASSUME_NONNULL_END
