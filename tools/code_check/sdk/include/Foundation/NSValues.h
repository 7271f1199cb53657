#pragma once
#import "NSCollections.h"
#import "../CoreGraphics/CoreGraphics.h"

NS_ASSUME_NONNULL_BEGIN

@interface NSValue : NSObject <NSCopying, NSSecureCoding>
@end
@interface NSNumber : NSValue
+ (NSNumber *)numberWithChar:(char)value;
+ (NSNumber *)numberWithInt:(int)value;
+ (NSNumber *)numberWithUnsignedInt:(unsigned int)value;
+ (NSNumber *)numberWithLong:(long)value;
+ (NSNumber *)numberWithUnsignedLong:(unsigned long)value;
+ (NSNumber *)numberWithLongLong:(long long)value;
+ (NSNumber *)numberWithUnsignedLongLong:(unsigned long long)value;
+ (NSNumber *)numberWithFloat:(float)value;
+ (NSNumber *)numberWithDouble:(double)value;
+ (NSNumber *)numberWithBool:(BOOL)value;
+ (NSNumber *)numberWithInteger:(NSInteger)value;
+ (NSNumber *)numberWithUnsignedInteger:(NSUInteger)value;
- (NSNumber *)initWithInteger:(NSInteger)value SWIFT("init(value:)");
- (NSNumber *)initWithDouble:(double)value SWIFT("init(value:)");
- (NSNumber *)initWithFloat:(float)value SWIFT("init(value:)");
- (NSNumber *)initWithBool:(BOOL)value SWIFT("init(value:)");
@property (readonly) int intValue;
@property (readonly) float floatValue;
@property (readonly) double doubleValue;
@property (readonly) BOOL boolValue;
@property (readonly) NSInteger integerValue SWIFT("intValue");
@property (readonly) NSUInteger unsignedIntegerValue SWIFT("uintValue");
@end
@interface NSDecimalNumber : NSNumber
@end
@interface NSNull : NSObject <NSCopying>
+ (NSNull *)null;
@end

__attribute__((swift_bridge("Foundation.Date")))
@interface NSDate : NSObject <NSCopying, NSSecureCoding>
+ (instancetype)date;
+ (instancetype)dateWithTimeIntervalSinceReferenceDate:(NSTimeInterval)interval;
+ (instancetype)dateWithTimeIntervalSince1970:(NSTimeInterval)interval;
@property (readonly) NSTimeInterval timeIntervalSinceReferenceDate;
@end
__attribute__((swift_bridge("Foundation.Data")))
@interface NSData : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
+ (nullable instancetype)dataWithContentsOfFile:(NSString *)path;
@end
__attribute__((swift_bridge("Foundation.URL")))
@interface NSURL : NSObject <NSCopying, NSSecureCoding>
+ (nullable instancetype)URLWithString:(NSString *)string;
+ (NSURL *)fileURLWithPath:(NSString *)path;
@property (nullable, readonly, copy) NSString *absoluteString;
@end
__attribute__((swift_bridge("Foundation.URLRequest")))
@interface NSURLRequest : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
+ (instancetype)requestWithURL:(NSURL *)URL;
@end
__attribute__((swift_bridge("Foundation.Locale")))
@interface NSLocale : NSObject <NSCopying, NSSecureCoding>
+ (instancetype)localeWithLocaleIdentifier:(NSString *)identifier;
- (instancetype)initWithLocaleIdentifier:(NSString *)identifier;
@property (class, readonly, copy) NSLocale *currentLocale;
@end
__attribute__((swift_bridge("Foundation.TimeZone")))
@interface NSTimeZone : NSObject <NSCopying, NSSecureCoding>
+ (nullable instancetype)timeZoneWithName:(NSString *)name;
+ (instancetype)timeZoneForSecondsFromGMT:(NSInteger)seconds;
@property (class, readonly, copy) NSTimeZone *localTimeZone;
@end
typedef NSString *NSCalendarIdentifier CONSTANTS("NSCalendar.Identifier");
extern NSCalendarIdentifier const NSCalendarIdentifierGregorian;
__attribute__((swift_bridge("Foundation.Calendar")))
@interface NSCalendar : NSObject <NSCopying, NSSecureCoding>
+ (nullable NSCalendar *)calendarWithIdentifier:(NSCalendarIdentifier)identifier;
@property (class, readonly, copy) NSCalendar *currentCalendar;
@end
__attribute__((swift_bridge("Foundation.IndexPath")))
@interface NSIndexPath : NSObject <NSCopying, NSSecureCoding>
+ (instancetype)indexPathWithIndex:(NSUInteger)index;
@property (readonly) NSUInteger length;
@end
@interface NSError : NSObject <NSCopying, NSSecureCoding>
@property (readonly, copy) NSString *domain;
@property (readonly) NSInteger code;
@property (readonly, copy) NSString *localizedDescription;
@end

typedef CGPoint NSPoint;
typedef CGSize NSSize;
typedef CGRect NSRect;
static inline NSRect NSMakeRect(CGFloat x, CGFloat y, CGFloat width, CGFloat height) {
  return (CGRect){{x, y}, {width, height}};
}
static inline NSSize NSMakeSize(CGFloat width, CGFloat height) { return (CGSize){width, height}; }
static inline NSPoint NSMakePoint(CGFloat x, CGFloat y) { return (CGPoint){x, y}; }
typedef struct NSEdgeInsets { CGFloat top, left, bottom, right; } NSEdgeInsets;
static inline NSEdgeInsets NSEdgeInsetsMake(CGFloat top, CGFloat left, CGFloat bottom, CGFloat right)
  NOT_IN_SWIFT { return (NSEdgeInsets){top, left, bottom, right}; }
@interface NSValue (Geometry)
+ (NSValue *)valueWithRange:(NSRange)range SWIFT("init(range:)");
@property (readonly) NSRange rangeValue;
+ (NSValue *)valueWithNonretainedObject:(nullable id)object;
@end
@interface NSValue (CoreGraphicsGeometry)
+ (NSValue *)valueWithCGPoint:(CGPoint)point SWIFT("init(cgPoint:)");
+ (NSValue *)valueWithCGSize:(CGSize)size SWIFT("init(cgSize:)");
+ (NSValue *)valueWithCGRect:(CGRect)rect SWIFT("init(cgRect:)");
@property (readonly) CGPoint CGPointValue SWIFT("cgPointValue");
@property (readonly) CGSize CGSizeValue SWIFT("cgSizeValue");
@property (readonly) CGRect CGRectValue SWIFT("cgRectValue");
+ (NSValue *)valueWithPoint:(NSPoint)point STANDIN_MACOS(10.0) __attribute__((availability(ios,unavailable)));
+ (NSValue *)valueWithSize:(NSSize)size STANDIN_MACOS(10.0) __attribute__((availability(ios,unavailable)));
+ (NSValue *)valueWithRect:(NSRect)rect STANDIN_MACOS(10.0) __attribute__((availability(ios,unavailable)));
@end

NS_ASSUME_NONNULL_END
