#pragma once
#import "../AVFoundation/AVFoundation.h"
#ifdef __ENVIRONMENT_IPHONE_OS_VERSION_MIN_REQUIRED__
UI_ACTOR
@interface AVPlayerViewController : UIViewController
@property (nonatomic, strong, nullable) AVPlayer *player;
@property (nonatomic) BOOL showsPlaybackControls;
@property (nonatomic, copy, nonnull) AVLayerVideoGravity videoGravity;
@property (nonatomic) BOOL allowsPictureInPicturePlayback;
@property (nonatomic) BOOL updatesNowPlayingInfoCenter;
@property (nonatomic) BOOL entersFullScreenWhenPlaybackBegins;
@property (nonatomic) BOOL exitsFullScreenWhenPlaybackEnds;
@end
#else
typedef ENUM(NSInteger, AVPlayerViewControlsStyle, "AVPlayerViewControlsStyle") { AVPlayerViewControlsStyleNone, AVPlayerViewControlsStyleInline, AVPlayerViewControlsStyleFloating, AVPlayerViewControlsStyleMinimal };
UI_ACTOR
@interface AVPlayerView : NSView
@property (nullable, nonatomic, strong) AVPlayer *player;
@property (nonatomic) AVPlayerViewControlsStyle controlsStyle;
@property (nonatomic, copy, nonnull) AVLayerVideoGravity videoGravity;
@property (nonatomic) BOOL showsSharingServiceButton;
@property (nonatomic) BOOL showsFullScreenToggleButton;
@property (nonatomic) BOOL showsFrameSteppingButtons;
@end
#endif
