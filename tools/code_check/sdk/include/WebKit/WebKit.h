#pragma once
#import "../Toolkit/Toolkit.h"

NS_ASSUME_NONNULL_BEGIN

typedef OPTIONS(NSUInteger, WKAudiovisualMediaTypes, "WKAudiovisualMediaTypes") {
  WKAudiovisualMediaTypeNone = 0, WKAudiovisualMediaTypeAudio SWIFT("audio") = 1 << 0, WKAudiovisualMediaTypeVideo SWIFT("video") = 1 << 1,
  WKAudiovisualMediaTypeAll SWIFT("all") = ~0UL,
};
typedef ENUM(NSInteger, WKSelectionGranularity, "WKSelectionGranularity") { WKSelectionGranularityDynamic, WKSelectionGranularityCharacter };
typedef OPTIONS(NSUInteger, WKDataDetectorTypes, "WKDataDetectorTypes") {
  WKDataDetectorTypeNone = 0, WKDataDetectorTypePhoneNumber SWIFT("phoneNumber") = 1 << 0, WKDataDetectorTypeLink SWIFT("link") = 1 << 1, WKDataDetectorTypeAll SWIFT("all") = ~0UL,
};
UI_ACTOR
@interface WKPreferences : NSObject <NSSecureCoding>
@property (nonatomic) CGFloat minimumFontSize;
@property (nonatomic) BOOL javaScriptEnabled;
@property (nonatomic) BOOL javaScriptCanOpenWindowsAutomatically;
@end
UI_ACTOR
@interface WKWebViewConfiguration : NSObject <NSSecureCoding, NSCopying>
@property (nonatomic, strong) WKPreferences *preferences;
@property (nonatomic) BOOL suppressesIncrementalRendering;
@property (nullable, nonatomic, copy) NSString *applicationNameForUserAgent;
@property (nonatomic) BOOL allowsAirPlayForMediaPlayback;
@property (nonatomic) WKAudiovisualMediaTypes mediaTypesRequiringUserActionForPlayback;
#ifdef __ENVIRONMENT_IPHONE_OS_VERSION_MIN_REQUIRED__
@property (nonatomic) BOOL allowsInlineMediaPlayback;
@property (nonatomic) BOOL allowsPictureInPictureMediaPlayback;
@property (nonatomic) WKSelectionGranularity selectionGranularity;
@property (nonatomic) WKDataDetectorTypes dataDetectorTypes;
@property (nonatomic) BOOL ignoresViewportScaleLimits;
#endif
@end
UI_ACTOR
@interface WKWebView : TOOLKIT_VIEW
- (instancetype)initWithFrame:(CGRect)frame configuration:(WKWebViewConfiguration *)configuration DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, readonly, copy) WKWebViewConfiguration *configuration;
@property (nullable, nonatomic, weak) id navigationDelegate;
@property (nullable, nonatomic, weak) id UIDelegate SWIFT("uiDelegate");
@property (nonatomic) BOOL allowsBackForwardNavigationGestures;
@property (nonatomic) BOOL allowsLinkPreview;
@property (nullable, nonatomic, copy) NSString *customUserAgent;
#ifdef __ENVIRONMENT_IPHONE_OS_VERSION_MIN_REQUIRED__
@property (nonatomic, readonly, strong) UIScrollView *scrollView;
#else
@property (nonatomic) BOOL allowsMagnification;
#endif
@end
#ifndef __ENVIRONMENT_IPHONE_OS_VERSION_MIN_REQUIRED__
UI_ACTOR
@interface WebView : NSView
@end
#endif

NS_ASSUME_NONNULL_END
