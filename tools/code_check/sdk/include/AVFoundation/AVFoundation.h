#pragma once
#import "../Toolkit/Toolkit.h"
typedef NSString *AVLayerVideoGravity CONSTANTS("AVLayerVideoGravity");
extern AVLayerVideoGravity const AVLayerVideoGravityResizeAspect, AVLayerVideoGravityResizeAspectFill, AVLayerVideoGravityResize;
@interface AVPlayer : NSObject
- (nonnull instancetype)initWithURL:(nonnull NSURL *)url;
@end
@interface AVCaptureVideoPreviewLayer : CALayer
@end
