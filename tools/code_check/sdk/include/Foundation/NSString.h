#pragma once
#import "../objc/NSObject.h"
#import "../CoreFoundation/CoreFoundation.h"
@class NSCoder, NSArray<ObjectType>, NSLocale, NSError, NSData;

NS_ASSUME_NONNULL_BEGIN

typedef struct _NSRange { NSUInteger location; NSUInteger length; } NSRange;
typedef double NSTimeInterval SWIFT("TimeInterval");
typedef unsigned short unichar;
static inline NSRange NSMakeRange(NSUInteger location, NSUInteger length) {
  return (NSRange){location, length};
}

typedef ENUM(NSInteger, NSComparisonResult, "ComparisonResult") {
  NSOrderedAscending = -1, NSOrderedSame, NSOrderedDescending
};

@protocol NSCopying
- (id)copyWithZone:(nullable NSZone *)zone;
@end
@protocol NSMutableCopying
- (id)mutableCopyWithZone:(nullable NSZone *)zone;
@end
@protocol NSCoding
- (void)encodeWithCoder:(NSCoder *)coder;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end
@protocol NSSecureCoding <NSCoding>
@property (class, readonly) BOOL supportsSecureCoding;
@end

__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (readonly) NSUInteger length;
- (unichar)characterAtIndex:(NSUInteger)index;
- (instancetype)init DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
- (instancetype)initWithString:(NSString *)string;
+ (instancetype)string;
+ (instancetype)stringWithString:(NSString *)string;
+ (instancetype)stringWithFormat:(NSString *)format, ...;
- (NSString *)stringByAppendingString:(NSString *)string;
- (BOOL)isEqualToString:(NSString *)string;
- (BOOL)hasPrefix:(NSString *)string;
- (BOOL)hasSuffix:(NSString *)string;
- (NSRange)rangeOfString:(NSString *)string;
@property (readonly) double doubleValue;
@property (readonly) NSInteger integerValue;
@end
@interface NSMutableString : NSString
- (void)appendString:(NSString *)string;
@end
@interface NSSimpleCString : NSString
@end
__attribute__((objc_runtime_visible))
@interface NSConstantString : NSSimpleCString
@end

@interface NSObject (Describing)
@property (readonly, copy) NSString *description;
@property (readonly, copy) NSString *debugDescription;
@end

NSString *NSStringFromClass(Class aClass);
NSString *NSStringFromSelector(SEL selector);
SEL NSSelectorFromString(NSString *name);
__attribute__((swift_private)) Class _Nullable NSClassFromString(NSString *name);

#define NSLocalizedString(key, comment) \
  [NSBundle.mainBundle localizedStringForKey:(key) value:@"" table:nil]
#define NSLocalizedStringFromTable(key, tbl, comment) \
  [NSBundle.mainBundle localizedStringForKey:(key) value:@"" table:(tbl)]
#define NSLocalizedStringFromTableInBundle(key, tbl, bundle, comment) \
  [(bundle) localizedStringForKey:(key) value:@"" table:(tbl)]
#define NSLocalizedStringWithDefaultValue(key, tbl, bundle, val, comment) \
  [(bundle) localizedStringForKey:(key) value:(val) table:(tbl)]

NS_ASSUME_NONNULL_END
