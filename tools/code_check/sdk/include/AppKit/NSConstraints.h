#pragma once
#import "NSView.h"
#define STANDIN_PRIORITY NSLayoutPriority
#import "../Toolkit/NSLayoutConstraint.h"

NS_ASSUME_NONNULL_BEGIN

UI_ACTOR
@interface NSLayoutGuide : NSObject <NSCoding, NSUserInterfaceItemIdentification>
@property (readonly) NSRect frame;
@property (nullable, weak) NSView *owningView;
@property (copy) NSUserInterfaceItemIdentifier identifier;
@property (readonly, strong) NSLayoutXAxisAnchor *leadingAnchor, *trailingAnchor, *leftAnchor, *rightAnchor, *centerXAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *topAnchor, *bottomAnchor, *centerYAnchor;
@property (readonly, strong) NSLayoutDimension *widthAnchor, *heightAnchor;
@end

NS_ASSUME_NONNULL_END
