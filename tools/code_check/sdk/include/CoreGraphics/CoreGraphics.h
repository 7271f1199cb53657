#pragma once
#import "../CoreFoundation/CoreFoundation.h"

struct CGPoint { CGFloat x; CGFloat y; };
typedef struct CGPoint CGPoint;
struct CGSize { CGFloat width; CGFloat height; };
typedef struct CGSize CGSize;
struct CGVector { CGFloat dx; CGFloat dy; };
typedef struct CGVector CGVector;
struct CGRect { CGPoint origin; CGSize size; };
typedef struct CGRect CGRect;
struct CGAffineTransform { CGFloat a, b, c, d, tx, ty; };
typedef struct CGAffineTransform CGAffineTransform;
extern const CGRect CGRectZero __attribute__((swift_name("CGRect.zero")));
extern _Bool CGRectEqualToRect(CGRect first, CGRect second);
extern const CGPoint CGPointZero __attribute__((swift_name("CGPoint.zero")));
extern const CGSize CGSizeZero __attribute__((swift_name("CGSize.zero")));
extern const CGAffineTransform CGAffineTransformIdentity
  __attribute__((swift_name("CGAffineTransform.identity")));
static inline CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height)
  __attribute__((availability(swift, unavailable, message="use the initializer"))) { return (CGRect){{x, y}, {width, height}}; }
#define NOT_IN_SWIFT __attribute__((availability(swift, unavailable, message="use the initializer")))
static inline CGPoint CGPointMake(CGFloat x, CGFloat y) NOT_IN_SWIFT { return (CGPoint){x, y}; }
static inline CGSize CGSizeMake(CGFloat width, CGFloat height) NOT_IN_SWIFT {
  return (CGSize){width, height};
}
CGAffineTransform CGAffineTransformMakeRotation(CGFloat angle) NOT_IN_SWIFT;
CGAffineTransform CGAffineTransformMakeScale(CGFloat sx, CGFloat sy) NOT_IN_SWIFT;
CGAffineTransform CGAffineTransformMakeTranslation(CGFloat tx, CGFloat ty) NOT_IN_SWIFT;

typedef struct __attribute__((objc_bridge(id))) CGColor *CGColorRef;
typedef struct __attribute__((objc_bridge(id))) CGPath *CGPathRef;
typedef struct __attribute__((objc_bridge(id))) CGImage *CGImageRef;
typedef struct __attribute__((objc_bridge(id))) CGContext *CGContextRef;
typedef struct __attribute__((objc_bridge(id))) CGColorSpace *CGColorSpaceRef;
typedef enum NS_RECT_EDGE_STANDIN : int {
  CGRectMinXEdge, CGRectMinYEdge, CGRectMaxXEdge, CGRectMaxYEdge
} CGRectEdge;
