#pragma once
#import "../Toolkit/Toolkit.h"
UI_ACTOR
@interface MTKView : TOOLKIT_VIEW
@property (nonatomic) BOOL enableSetNeedsDisplay;
@property (nonatomic) BOOL autoResizeDrawable;
@property (nonatomic) NSInteger preferredFramesPerSecond;
@property (nonatomic, getter=isPaused) BOOL paused;
@property (nonatomic) NSUInteger sampleCount;
@property (nonatomic) double clearDepth;
@end
