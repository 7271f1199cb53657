#pragma once
#import "UIScrollViews.h"
@class UITableViewCell, UITableViewHeaderFooterView;

NS_ASSUME_NONNULL_BEGIN

typedef ENUM(NSInteger, UITableViewStyle, "UITableView.Style") { UITableViewStylePlain, UITableViewStyleGrouped, UITableViewStyleInsetGrouped STANDIN_IOS(13.0) };
typedef ENUM(NSInteger, UITableViewScrollPosition, "UITableView.ScrollPosition") { UITableViewScrollPositionNone, UITableViewScrollPositionTop, UITableViewScrollPositionMiddle, UITableViewScrollPositionBottom };
typedef ENUM(NSInteger, UITableViewRowAnimation, "UITableView.RowAnimation") { UITableViewRowAnimationFade, UITableViewRowAnimationRight, UITableViewRowAnimationLeft, UITableViewRowAnimationTop, UITableViewRowAnimationBottom, UITableViewRowAnimationNone, UITableViewRowAnimationMiddle, UITableViewRowAnimationAutomatic = 100 };
typedef ENUM(NSInteger, UITableViewSeparatorInsetReference, "UITableView.SeparatorInsetReference") {
  UITableViewSeparatorInsetFromCellEdges SWIFT("fromCellEdges"), UITableViewSeparatorInsetFromAutomaticInsets SWIFT("fromAutomaticInsets"),
};
extern const CGFloat UITableViewAutomaticDimension SWIFT("UITableView.automaticDimension");
extern NSString *const UITableViewIndexSearch SWIFT("UITableView.indexSearch");
typedef ENUM(NSInteger, UITableViewCellStyle, "UITableViewCell.CellStyle") { UITableViewCellStyleDefault, UITableViewCellStyleValue1, UITableViewCellStyleValue2, UITableViewCellStyleSubtitle };
typedef ENUM(NSInteger, UITableViewCellSeparatorStyle, "UITableViewCell.SeparatorStyle") { UITableViewCellSeparatorStyleNone, UITableViewCellSeparatorStyleSingleLine, UITableViewCellSeparatorStyleSingleLineEtched };
typedef ENUM(NSInteger, UITableViewCellSelectionStyle, "UITableViewCell.SelectionStyle") { UITableViewCellSelectionStyleNone, UITableViewCellSelectionStyleBlue, UITableViewCellSelectionStyleGray, UITableViewCellSelectionStyleDefault };
typedef ENUM(NSInteger, UITableViewCellFocusStyle, "UITableViewCell.FocusStyle") { UITableViewCellFocusStyleDefault, UITableViewCellFocusStyleCustom };
typedef ENUM(NSInteger, UITableViewCellEditingStyle, "UITableViewCell.EditingStyle") { UITableViewCellEditingStyleNone, UITableViewCellEditingStyleDelete, UITableViewCellEditingStyleInsert };
typedef ENUM(NSInteger, UITableViewCellAccessoryType, "UITableViewCell.AccessoryType") {
  UITableViewCellAccessoryNone SWIFT("none"), UITableViewCellAccessoryDisclosureIndicator SWIFT("disclosureIndicator"),
  UITableViewCellAccessoryDetailDisclosureButton SWIFT("detailDisclosureButton"), UITableViewCellAccessoryCheckmark SWIFT("checkmark"),
  UITableViewCellAccessoryDetailButton SWIFT("detailButton"),
};

STANDIN_IOS(14.0)
@protocol UIContentConfiguration <NSObject, NSCopying>
@end

UI_ACTOR
@interface UITableViewCell : UIView <NSCoding>
- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(nullable NSString *)reuseIdentifier DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, readonly, strong) UIView *contentView;
@property (nonatomic, readonly, strong, nullable) UIImageView *imageView;
@property (nonatomic, readonly, strong, nullable) UILabel *textLabel;
@property (nonatomic, readonly, strong, nullable) UILabel *detailTextLabel;
@property (nonatomic, strong, nullable) UIView *backgroundView;
@property (nonatomic, strong, nullable) UIView *selectedBackgroundView;
@property (nonatomic, strong, nullable) UIView *multipleSelectionBackgroundView;
@property (nonatomic, readonly, copy, nullable) NSString *reuseIdentifier;
- (void)prepareForReuse NS_REQUIRES_SUPER;
@property (nonatomic) UITableViewCellSelectionStyle selectionStyle;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
- (void)setSelected:(BOOL)selected animated:(BOOL)animated;
@property (nonatomic, readonly) UITableViewCellEditingStyle editingStyle;
@property (nonatomic) BOOL showsReorderControl;
@property (nonatomic) BOOL shouldIndentWhileEditing;
@property (nonatomic) UITableViewCellAccessoryType accessoryType;
@property (nonatomic, strong, nullable) UIView *accessoryView;
@property (nonatomic) UITableViewCellAccessoryType editingAccessoryType;
@property (nonatomic, strong, nullable) UIView *editingAccessoryView;
@property (nonatomic) NSInteger indentationLevel;
@property (nonatomic) CGFloat indentationWidth;
@property (nonatomic) UIEdgeInsets separatorInset;
@property (nonatomic, getter=isEditing) BOOL editing;
@property (nonatomic) UITableViewCellFocusStyle focusStyle;
@property (nonatomic) BOOL userInteractionEnabledWhileDragging;
@end
UI_ACTOR
@interface UITableViewHeaderFooterView : UIView
- (instancetype)initWithReuseIdentifier:(nullable NSString *)reuseIdentifier DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, readonly, strong, nullable) UILabel *textLabel;
@property (nonatomic, readonly, strong) UIView *contentView;
@end

UI_ACTOR
@interface UINib : NSObject
+ (UINib *)nibWithNibName:(NSString *)name bundle:(nullable NSBundle *)bundle;
- (NSArray *)instantiateWithOwner:(nullable id)owner options:(nullable NSDictionary<NSString *, id> *)options;
@end

@protocol UITableViewDataSource, UITableViewDelegate;
UI_ACTOR
@interface UITableView : UIScrollView <NSCoding>
- (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, readonly) UITableViewStyle style;
@property (nonatomic, weak, nullable) id<UITableViewDataSource> dataSource;
@property (nonatomic, weak, nullable) id<UITableViewDelegate> delegate;
@property (nonatomic) CGFloat rowHeight, sectionHeaderHeight, sectionFooterHeight, estimatedRowHeight, estimatedSectionHeaderHeight, estimatedSectionFooterHeight;
@property (nonatomic) CGFloat fillerRowHeight STANDIN_IOS(15.0);
@property (nonatomic) CGFloat sectionHeaderTopPadding STANDIN_IOS(15.0);
@property (nonatomic) UIEdgeInsets separatorInset;
@property (nonatomic) UITableViewSeparatorInsetReference separatorInsetReference;
@property (nonatomic, strong, nullable) UIView *backgroundView;
- (void)reloadData;
@property (nonatomic, getter=isEditing) BOOL editing;
@property (nonatomic) BOOL allowsSelection;
@property (nonatomic) BOOL allowsSelectionDuringEditing;
@property (nonatomic) BOOL allowsMultipleSelection;
@property (nonatomic) BOOL allowsMultipleSelectionDuringEditing;
@property (nonatomic) BOOL allowsFocus STANDIN_IOS(15.0);
@property (nonatomic) BOOL selectionFollowsFocus STANDIN_IOS(14.0);
@property (nonatomic) BOOL dragInteractionEnabled;
@property (nonatomic) NSInteger sectionIndexMinimumDisplayRowCount;
@property (nonatomic, strong, nullable) UIColor *sectionIndexColor;
@property (nonatomic, strong, nullable) UIColor *sectionIndexBackgroundColor;
@property (nonatomic, strong, nullable) UIColor *sectionIndexTrackingBackgroundColor;
@property (nonatomic) UITableViewCellSeparatorStyle separatorStyle;
@property (nonatomic, strong, nullable) UIColor *separatorColor;
@property (nonatomic, copy, nullable) UIVisualEffect *separatorEffect;
@property (nonatomic) BOOL cellLayoutMarginsFollowReadableWidth;
@property (nonatomic) BOOL insetsContentViewsToSafeArea;
@property (nonatomic, strong, nullable) UIView *tableHeaderView;
@property (nonatomic, strong, nullable) UIView *tableFooterView;
@property (nonatomic, readonly, nullable) NSIndexPath *indexPathForSelectedRow;
- (nullable NSIndexPath *)indexPathForCell:(UITableViewCell *)cell;
- (nullable __kindof UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)indexPath;
- (void)deselectRowAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated;
- (nullable __kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier;
- (__kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)indexPath SWIFT("dequeueReusableCell(withIdentifier:for:)");
- (nullable __kindof UITableViewHeaderFooterView *)dequeueReusableHeaderFooterViewWithIdentifier:(NSString *)identifier;
- (void)registerNib:(nullable UINib *)nib forCellReuseIdentifier:(NSString *)identifier;
- (void)registerClass:(nullable Class)cellClass forCellReuseIdentifier:(NSString *)identifier;
- (void)registerClass:(nullable Class)aClass forHeaderFooterViewReuseIdentifier:(NSString *)identifier;
@end
UI_ACTOR
@protocol UITableViewDataSource <NSObject>
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView SWIFT("numberOfSections(in:)");
- (nullable NSString *)tableView:(UITableView *)tableView titleForHeaderInSection:(NSInteger)section;
- (nullable NSString *)tableView:(UITableView *)tableView titleForFooterInSection:(NSInteger)section;
- (BOOL)tableView:(UITableView *)tableView canEditRowAtIndexPath:(NSIndexPath *)indexPath;
@end
UI_ACTOR
@protocol UITableViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (void)tableView:(UITableView *)tableView willDisplayCell:(UITableViewCell *)cell forRowAtIndexPath:(NSIndexPath *)indexPath;
- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (CGFloat)tableView:(UITableView *)tableView heightForHeaderInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView heightForFooterInSection:(NSInteger)section;
- (CGFloat)tableView:(UITableView *)tableView estimatedHeightForRowAtIndexPath:(NSIndexPath *)indexPath;
- (nullable UIView *)tableView:(UITableView *)tableView viewForHeaderInSection:(NSInteger)section;
- (nullable UIView *)tableView:(UITableView *)tableView viewForFooterInSection:(NSInteger)section;
- (void)tableView:(UITableView *)tableView accessoryButtonTappedForRowWithIndexPath:(NSIndexPath *)indexPath;
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath;
- (NSInteger)tableView:(UITableView *)tableView indentationLevelForRowAtIndexPath:(NSIndexPath *)indexPath;
@end
@interface NSIndexPath (UITableView)
+ (instancetype)indexPathForRow:(NSInteger)row inSection:(NSInteger)section;
@property (nonatomic, readonly) NSInteger section;
@property (nonatomic, readonly) NSInteger row;
+ (instancetype)indexPathForItem:(NSInteger)item inSection:(NSInteger)section;
@property (nonatomic, readonly) NSInteger item;
@end

NS_ASSUME_NONNULL_END
