#pragma once
#import "../Foundation/Foundation.h"

NS_ASSUME_NONNULL_BEGIN

typedef struct CATransform3D { CGFloat m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44; } CATransform3D;
extern const CATransform3D CATransform3DIdentity;

typedef OPTIONS(NSUInteger, CACornerMask, "CACornerMask") {
  kCALayerMinXMinYCorner SWIFT("layerMinXMinYCorner") = 1 << 0,
  kCALayerMaxXMinYCorner SWIFT("layerMaxXMinYCorner") = 1 << 1,
  kCALayerMinXMaxYCorner SWIFT("layerMinXMaxYCorner") = 1 << 2,
  kCALayerMaxXMaxYCorner SWIFT("layerMaxXMaxYCorner") = 1 << 3,
};
typedef NSString *CALayerContentsGravity CONSTANTS("CALayerContentsGravity");
extern CALayerContentsGravity const kCAGravityResizeAspect SWIFT("resizeAspect");
extern CALayerContentsGravity const kCAGravityResizeAspectFill SWIFT("resizeAspectFill");
@interface CALayer : NSObject <NSSecureCoding>
+ (instancetype)layer;
@property CGRect bounds;
@property CGPoint position;
@property CGPoint anchorPoint;
@property CGFloat zPosition;
@property CATransform3D transform;
@property CGRect frame;
@property (getter=isHidden) BOOL hidden;
@property (nullable, readonly) CALayer *superlayer;
@property (nullable, copy) NSArray<CALayer *> *sublayers;
- (void)addSublayer:(CALayer *)layer;
@property (nullable, strong) CALayer *mask;
@property BOOL masksToBounds;
@property (nullable, strong) id contents;
@property CGFloat contentsScale;
@property (getter=isOpaque) BOOL opaque;
@property (nullable) CGColorRef backgroundColor;
@property CGFloat cornerRadius;
@property CACornerMask maskedCorners;
@property CGFloat borderWidth;
@property (nullable) CGColorRef borderColor;
@property float opacity;
@property BOOL allowsEdgeAntialiasing;
@property BOOL allowsGroupOpacity;
@property BOOL shouldRasterize;
@property CGFloat rasterizationScale;
@property (nullable) CGColorRef shadowColor;
@property float shadowOpacity;
@property CGSize shadowOffset;
@property CGFloat shadowRadius;
@property (nullable) CGPathRef shadowPath;
@property (nullable, copy) NSString *name;
- (void)setNeedsDisplay;
- (void)setNeedsLayout;
@end
@interface CAGradientLayer : CALayer
@property (nullable, copy) NSArray *colors;
@property CGPoint startPoint;
@property CGPoint endPoint;
@end
@interface CAShapeLayer : CALayer
@property (nullable) CGPathRef path;
@property (nullable) CGColorRef fillColor;
@property (nullable) CGColorRef strokeColor;
@property CGFloat lineWidth;
@end

NS_ASSUME_NONNULL_END
