#pragma once
#import "UITexts.h"
@class UIPanGestureRecognizer, UIPinchGestureRecognizer;

NS_ASSUME_NONNULL_BEGIN

typedef ENUM(NSInteger, UIScrollViewIndicatorStyle, "UIScrollView.IndicatorStyle") { UIScrollViewIndicatorStyleDefault, UIScrollViewIndicatorStyleBlack, UIScrollViewIndicatorStyleWhite };
typedef ENUM(NSInteger, UIScrollViewKeyboardDismissMode, "UIScrollView.KeyboardDismissMode") {
  UIScrollViewKeyboardDismissModeNone, UIScrollViewKeyboardDismissModeOnDrag, UIScrollViewKeyboardDismissModeInteractive,
  UIScrollViewKeyboardDismissModeOnDragWithAccessory STANDIN_IOS(16.0), UIScrollViewKeyboardDismissModeInteractiveWithAccessory STANDIN_IOS(16.0),
};
typedef ENUM(NSInteger, UIScrollViewContentInsetAdjustmentBehavior, "UIScrollView.ContentInsetAdjustmentBehavior") {
  UIScrollViewContentInsetAdjustmentAutomatic SWIFT("automatic"), UIScrollViewContentInsetAdjustmentScrollableAxes SWIFT("scrollableAxes"),
  UIScrollViewContentInsetAdjustmentNever SWIFT("never"), UIScrollViewContentInsetAdjustmentAlways SWIFT("always"),
};
typedef CGFloat UIScrollViewDecelerationRate CONSTANTS("UIScrollView.DecelerationRate");
extern const UIScrollViewDecelerationRate UIScrollViewDecelerationRateNormal, UIScrollViewDecelerationRateFast;
@protocol UIScrollViewDelegate;
UI_ACTOR
@interface UIScrollView : UIView <NSCoding>
@property (nonatomic) CGPoint contentOffset;
@property (nonatomic) CGSize contentSize;
@property (nonatomic) UIEdgeInsets contentInset;
@property (nonatomic, readonly) UIEdgeInsets adjustedContentInset;
@property (nonatomic) UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior;
@property (nonatomic) BOOL automaticallyAdjustsScrollIndicatorInsets STANDIN_IOS(13.0);
@property (nonatomic, readonly, strong) UILayoutGuide *contentLayoutGuide;
@property (nonatomic, readonly, strong) UILayoutGuide *frameLayoutGuide;
@property (nullable, nonatomic, weak) id<UIScrollViewDelegate> delegate;
@property (nonatomic, getter=isDirectionalLockEnabled) BOOL directionalLockEnabled;
@property (nonatomic) BOOL bounces;
@property (nonatomic) BOOL bouncesVertically STANDIN_IOS(17.4);
@property (nonatomic) BOOL bouncesHorizontally STANDIN_IOS(17.4);
@property (nonatomic) BOOL alwaysBounceVertical;
@property (nonatomic) BOOL alwaysBounceHorizontal;
@property (nonatomic, getter=isPagingEnabled) BOOL pagingEnabled;
@property (nonatomic, getter=isScrollEnabled) BOOL scrollEnabled;
@property (nonatomic) BOOL showsVerticalScrollIndicator;
@property (nonatomic) BOOL showsHorizontalScrollIndicator;
@property (nonatomic) UIScrollViewIndicatorStyle indicatorStyle;
@property (nonatomic) UIEdgeInsets verticalScrollIndicatorInsets;
@property (nonatomic) UIEdgeInsets horizontalScrollIndicatorInsets;
@property (nonatomic) UIEdgeInsets scrollIndicatorInsets;
@property (nonatomic) UIScrollViewDecelerationRate decelerationRate;
@property (nonatomic) BOOL delaysContentTouches;
@property (nonatomic) BOOL canCancelContentTouches;
@property (nonatomic) CGFloat minimumZoomScale;
@property (nonatomic) CGFloat maximumZoomScale;
@property (nonatomic) CGFloat zoomScale;
@property (nonatomic) BOOL bouncesZoom;
@property (nonatomic) BOOL scrollsToTop;
@property (nonatomic, readonly) UIPanGestureRecognizer *panGestureRecognizer;
@property (nonatomic) UIScrollViewKeyboardDismissMode keyboardDismissMode;
@property (nonatomic, strong, nullable) UIRefreshControl *refreshControl;
@property (nonatomic) BOOL allowsKeyboardScrolling STANDIN_IOS(17.0);
@end
UI_ACTOR
@protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidScroll:(UIScrollView *)scrollView;
- (nullable UIView *)viewForZoomingInScrollView:(UIScrollView *)scrollView;
@end

typedef OPTIONS(NSUInteger, UIDataDetectorTypes, "UIDataDetectorTypes") {
  UIDataDetectorTypePhoneNumber SWIFT("phoneNumber") = 1 << 0, UIDataDetectorTypeLink SWIFT("link") = 1 << 1, UIDataDetectorTypeAddress SWIFT("address") = 1 << 2,
  UIDataDetectorTypeCalendarEvent SWIFT("calendarEvent") = 1 << 3, UIDataDetectorTypeShipmentTrackingNumber SWIFT("shipmentTrackingNumber") = 1 << 4,
  UIDataDetectorTypeFlightNumber SWIFT("flightNumber") = 1 << 5, UIDataDetectorTypeLookupSuggestion SWIFT("lookupSuggestion") = 1 << 6,
  UIDataDetectorTypeNone = 0, UIDataDetectorTypeAll SWIFT("all") = ~0UL,
};
@protocol UITextViewDelegate;
UI_ACTOR
@interface UITextView : UIScrollView <UITextInput, UIContentSizeCategoryAdjusting>
- (instancetype)initWithFrame:(CGRect)frame textContainer:(nullable NSTextContainer *)container DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, nonatomic, weak) id<UITextViewDelegate> delegate;
@property (null_resettable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, strong) UIFont *font;
@property (nullable, nonatomic, strong) UIColor *textColor;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic, getter=isEditable) BOOL editable;
@property (nonatomic, getter=isSelectable) BOOL selectable;
@property (nonatomic) UIDataDetectorTypes dataDetectorTypes;
@property (nonatomic) BOOL allowsEditingTextAttributes;
@property (null_resettable, copy) NSAttributedString *attributedText;
@property (nullable, readwrite, strong) UIView *inputView;
@property (nullable, readwrite, strong) UIView *inputAccessoryView;
@property (nonatomic) BOOL clearsOnInsertion;
@property (nonatomic, readonly) NSTextContainer *textContainer;
@property (nonatomic) UIEdgeInsets textContainerInset;
@property (nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *linkTextAttributes;
@property (nonatomic) BOOL usesStandardTextScaling STANDIN_IOS(13.0);
@property (nonatomic, getter=isFindInteractionEnabled) BOOL findInteractionEnabled STANDIN_IOS(16.0);
@property (nonatomic) BOOL adjustsFontForContentSizeCategory;
STANDIN_TEXT_TRAITS
@end
UI_ACTOR
@protocol UITextViewDelegate <NSObject, UIScrollViewDelegate>
@optional
- (void)textViewDidChange:(UITextView *)textView;
@end
UI_ACTOR STANDIN_IOS_GONE(2.0, 12.0, "use WKWebView")
@interface UIWebView : UIView
@property (nonatomic) BOOL scalesPageToFit;
@property (nonatomic) UIDataDetectorTypes dataDetectorTypes;
@property (nullable, nonatomic, weak) id delegate;
@end

NS_ASSUME_NONNULL_END
