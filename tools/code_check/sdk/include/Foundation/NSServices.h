#pragma once
#import "NSValues.h"

NS_ASSUME_NONNULL_BEGIN

@interface NSCoder : NSObject
@end

SWIFT("Bundle")
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle;
+ (NSBundle *)bundleForClass:(Class)aClass;
+ (nullable instancetype)bundleWithPath:(NSString *)path;
+ (nullable instancetype)bundleWithIdentifier:(NSString *)identifier;
- (NSString *)localizedStringForKey:(NSString *)key value:(nullable NSString *)value table:(nullable NSString *)table;
- (nullable NSString *)pathForResource:(nullable NSString *)name ofType:(nullable NSString *)extension;
- (nullable NSURL *)URLForResource:(nullable NSString *)name withExtension:(nullable NSString *)extension;
- (nullable NSString *)pathForImageResource:(NSString *)name __attribute__((availability(ios,unavailable)));
- (nullable Class)classNamed:(NSString *)name;
@property (nullable, readonly, copy) NSString *bundleIdentifier;
@end

typedef NSString *NSNotificationName CONSTANTS("NSNotification.Name");
__attribute__((swift_bridge("Foundation.Notification")))
@interface NSNotification : NSObject <NSCopying, NSCoding>
@property (readonly, copy) NSNotificationName name;
@property (nullable, readonly, retain) id object;
@end
SWIFT("NotificationCenter")
@interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter;
- (void)addObserver:(id)observer selector:(SEL)selector name:(nullable NSNotificationName)name object:(nullable id)object;
- (void)removeObserver:(id)observer;
@end
SWIFT("UserDefaults")
@interface NSUserDefaults : NSObject
@property (class, readonly, strong) NSUserDefaults *standardUserDefaults;
@end
SWIFT("UndoManager")
@interface NSUndoManager : NSObject
@end
SWIFT("OperationQueue")
@interface NSOperationQueue : NSObject
@property (class, readonly, strong) NSOperationQueue *mainQueue;
@end

SWIFT("Formatter")
@interface NSFormatter : NSObject <NSCopying, NSCoding>
- (nullable NSString *)stringForObjectValue:(nullable id)object;
@end
typedef ENUM(NSUInteger, NSNumberFormatterStyle, "NumberFormatter.Style") {
  NSNumberFormatterNoStyle SWIFT("none") = 0, NSNumberFormatterDecimalStyle SWIFT("decimal") = 1,
  NSNumberFormatterCurrencyStyle SWIFT("currency") = 2, NSNumberFormatterPercentStyle SWIFT("percent") = 3,
  NSNumberFormatterScientificStyle SWIFT("scientific") = 4, NSNumberFormatterSpellOutStyle SWIFT("spellOut") = 5,
  NSNumberFormatterOrdinalStyle SWIFT("ordinal") = 6,
};
typedef ENUM(NSUInteger, NSNumberFormatterBehavior, "NumberFormatter.Behavior") {
  NSNumberFormatterBehaviorDefault = 0, NSNumberFormatterBehavior10_0 = 1000, NSNumberFormatterBehavior10_4 = 1040,
};
typedef ENUM(NSUInteger, NSNumberFormatterRoundingMode, "NumberFormatter.RoundingMode") {
  NSNumberFormatterRoundCeiling, NSNumberFormatterRoundFloor, NSNumberFormatterRoundDown,
  NSNumberFormatterRoundUp, NSNumberFormatterRoundHalfEven, NSNumberFormatterRoundHalfDown,
  NSNumberFormatterRoundHalfUp,
};
SWIFT("NumberFormatter")
@interface NSNumberFormatter : NSFormatter
@property NSNumberFormatterStyle numberStyle;
@property NSNumberFormatterBehavior formatterBehavior;
@property NSNumberFormatterRoundingMode roundingMode;
@property (copy) NSString *positiveFormat;
@property (copy) NSString *negativeFormat;
@property (null_resettable, copy) NSLocale *locale;
@property BOOL generatesDecimalNumbers;
@property BOOL allowsFloats;
@property BOOL usesGroupingSeparator;
@property BOOL alwaysShowsDecimalSeparator;
@property (getter=isLenient) BOOL lenient;
@property BOOL usesSignificantDigits;
@property NSUInteger minimumIntegerDigits;
@property NSUInteger maximumIntegerDigits;
@property NSUInteger minimumFractionDigits;
@property NSUInteger maximumFractionDigits;
@property NSUInteger formatWidth;
@property NSUInteger groupingSize;
@property (null_resettable, copy) NSString *groupingSeparator;
@property (null_resettable, copy) NSString *decimalSeparator;
@property (nullable, copy) NSNumber *minimum;
@property (nullable, copy) NSNumber *maximum;
@property (nullable, copy) NSNumber *multiplier;
@property (nullable, copy) NSNumber *roundingIncrement;
@property (null_resettable, copy) NSString *positivePrefix;
@property (null_resettable, copy) NSString *negativePrefix;
@property (null_resettable, copy) NSString *positiveSuffix;
@property (null_resettable, copy) NSString *negativeSuffix;
@property (copy) NSString *nilSymbol;
@property (nullable, copy) NSString *zeroSymbol;
@property (getter=isPartialStringValidationEnabled) BOOL partialStringValidationEnabled;
- (nullable NSString *)stringFromNumber:(NSNumber *)number;
@end
typedef ENUM(NSUInteger, NSDateFormatterStyle, "DateFormatter.Style") {
  NSDateFormatterNoStyle, NSDateFormatterShortStyle, NSDateFormatterMediumStyle,
  NSDateFormatterLongStyle, NSDateFormatterFullStyle,
};
typedef ENUM(NSUInteger, NSDateFormatterBehavior, "DateFormatter.Behavior") {
  NSDateFormatterBehaviorDefault = 0, NSDateFormatterBehavior10_4 = 1040,
};
SWIFT("DateFormatter")
@interface NSDateFormatter : NSFormatter
@property NSDateFormatterStyle dateStyle;
@property NSDateFormatterStyle timeStyle;
@property NSDateFormatterBehavior formatterBehavior;
@property (null_resettable, copy) NSString *dateFormat;
@property (null_resettable, copy) NSLocale *locale;
@property (null_resettable, copy) NSTimeZone *timeZone;
@property (getter=isLenient) BOOL lenient;
@property BOOL doesRelativeDateFormatting;
- (NSString *)stringFromDate:(NSDate *)date;
@end
SWIFT("ByteCountFormatter")
@interface NSByteCountFormatter : NSFormatter
@property BOOL allowsNonnumericFormatting;
@property BOOL includesUnit;
@property BOOL includesCount;
@property (getter=isAdaptive) BOOL adaptive;
@end
SWIFT("ValueTransformer")
@interface NSValueTransformer : NSObject
+ (nullable NSValueTransformer *)valueTransformerForName:(NSString *)name;
@end
typedef NSString *NSKeyValueChangeKey CONSTANTS("NSKeyValueChangeKey");
@interface NSObject (KeyValueCoding)
- (nullable id)valueForKey:(NSString *)key;
- (void)setValue:(nullable id)value forKey:(NSString *)key;
- (nullable id)valueForKeyPath:(NSString *)path;
- (void)setValue:(nullable id)value forKeyPath:(NSString *)path;
@end
@interface NSObject (Performing)
- (nullable id)performSelector:(SEL)selector SWIFT("perform(_:)");
- (nullable id)performSelector:(SEL)selector withObject:(nullable id)object SWIFT("perform(_:with:)");
- (void)awakeFromNib;
- (void)prepareForInterfaceBuilder;
@end
@interface NSPredicate : NSObject
@end
@interface NSSortDescriptor : NSObject
+ (instancetype)sortDescriptorWithKey:(nullable NSString *)key ascending:(BOOL)ascending;
+ (instancetype)sortDescriptorWithKey:(nullable NSString *)key ascending:(BOOL)ascending selector:(nullable SEL)selector;
- (instancetype)initWithKey:(nullable NSString *)key ascending:(BOOL)ascending;
- (instancetype)initWithKey:(nullable NSString *)key ascending:(BOOL)ascending selector:(nullable SEL)selector;
@end

NS_ASSUME_NONNULL_END
