#pragma once
#import "UIView.h"
#define STANDIN_PRIORITY UILayoutPriority
#import "../Toolkit/NSLayoutConstraint.h"

NS_ASSUME_NONNULL_BEGIN

UI_ACTOR
@interface UILayoutGuide : NSObject <NSCoding>
@property (nonatomic, readonly) CGRect layoutFrame;
@property (nonatomic, weak, nullable) UIView *owningView;
@property (nonatomic, copy) NSString *identifier;
@property (nonatomic, readonly, strong) NSLayoutXAxisAnchor *leadingAnchor, *trailingAnchor, *leftAnchor, *rightAnchor, *centerXAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor, *bottomAnchor, *centerYAnchor;
@property (nonatomic, readonly, strong) NSLayoutDimension *widthAnchor, *heightAnchor;
@end
@protocol UILayoutSupport <NSObject>
@property (nonatomic, readonly) CGFloat length;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property (nonatomic, readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@property (nonatomic, readonly, strong) NSLayoutDimension *heightAnchor;
@end
UI_ACTOR STANDIN_IOS(15.0)
@interface UIKeyboardLayoutGuide : UILayoutGuide
@property (nonatomic) BOOL followsUndockedKeyboard;
@property (nonatomic) BOOL usesBottomSafeArea STANDIN_IOS(17.0);
@end
@interface UIView (KeyboardLayoutGuide)
@property (nonatomic, readonly, strong) UIKeyboardLayoutGuide *keyboardLayoutGuide STANDIN_IOS(15.0);
@end

NS_ASSUME_NONNULL_END
