// The root of all classes, and the macros with which the other headers are written.
#pragma once

#define STANDIN_IOS(version) __attribute__((availability(ios, introduced=version)))
#define STANDIN_MACOS(version) __attribute__((availability(macos, introduced=version)))
#define STANDIN_IOS_GONE(from, to, text) \
  __attribute__((availability(ios, introduced=from, deprecated=to, message=text)))
/// The name of a declaration in Swift.
#define SWIFT(name) __attribute__((swift_name(name)))
#define UI_ACTOR __attribute__((swift_attr("@MainActor")))
#define REFINED __attribute__((swift_private))
#define DESIGNATED __attribute__((objc_designated_initializer))
#define UNAVAILABLE(text) __attribute__((unavailable(text)))
/// Enumerations and option sets, with their Swift names.
#define ENUM(type, name, swift) \
  enum name : type name; enum __attribute__((swift_name(swift), enum_extensibility(open))) name : type
#define OPTIONS(type, name, swift) \
  enum name : type name; \
  enum __attribute__((swift_name(swift), flag_enum, enum_extensibility(open))) name : type
/// A type of constants, which Swift imports as a structure.
#define CONSTANTS(swift) __attribute__((swift_newtype(struct))) __attribute__((swift_name(swift)))
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_ENUM(type, name) enum name : type name; enum __attribute__((enum_extensibility(open))) name : type
#define NS_OPTIONS(type, name) \
  enum name : type name; enum __attribute__((flag_enum, enum_extensibility(open))) name : type
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define IBOutlet __attribute__((iboutlet))
#define IBAction void)__attribute__((ibaction)
#define IBInspectable
#define IB_DESIGNABLE

#if __LP64__
typedef long NSInteger;
typedef unsigned long NSUInteger;
#else
typedef int NSInteger;
typedef unsigned int NSUInteger;
#endif
#define NSIntegerMax __LONG_MAX__
#define NSNotFound NSIntegerMax

typedef struct objc_class *Class;
typedef struct objc_object { Class isa; } *id;
typedef struct objc_selector *SEL;
typedef _Bool BOOL;
#define YES __objc_yes
#define NO __objc_no
#define Nil ((void *)0)
#define nil ((void *)0)

typedef struct _NSZone NSZone;
@class NSString, NSMethodSignature, NSInvocation, NSDictionary;

NS_ASSUME_NONNULL_BEGIN

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@property (readonly) Class superclass;
- (Class)class SWIFT("type(of:self)");
- (instancetype)self;
- (BOOL)isProxy;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)isMemberOfClass:(Class)aClass;
- (BOOL)conformsToProtocol:(Protocol *)protocol;
- (BOOL)respondsToSelector:(SEL)selector;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (void)load;
+ (void)initialize;
- (instancetype)init DESIGNATED;
+ (instancetype)new;
+ (instancetype)alloc;
- (void)dealloc;
- (id)copy;
- (id)mutableCopy;
+ (BOOL)instancesRespondToSelector:(SEL)selector;
+ (BOOL)conformsToProtocol:(Protocol *)protocol;
+ (BOOL)isSubclassOfClass:(Class)aClass;
+ (Class)class SWIFT("self()");
+ (Class)superclass;
@end

NS_ASSUME_NONNULL_END
