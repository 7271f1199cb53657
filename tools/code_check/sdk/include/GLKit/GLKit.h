#pragma once
#import "../Toolkit/Toolkit.h"
typedef ENUM(int, GLKViewDrawableColorFormat, "GLKViewDrawableColorFormat") { GLKViewDrawableColorFormatRGBA8888 SWIFT("RGBA8888"), GLKViewDrawableColorFormatRGB565 SWIFT("RGB565"), GLKViewDrawableColorFormatSRGBA8888 SWIFT("SRGBA8888") };
typedef ENUM(int, GLKViewDrawableDepthFormat, "GLKViewDrawableDepthFormat") { GLKViewDrawableDepthFormatNone SWIFT("formatNone"), GLKViewDrawableDepthFormat16 SWIFT("format16"), GLKViewDrawableDepthFormat24 SWIFT("format24") };
typedef ENUM(int, GLKViewDrawableStencilFormat, "GLKViewDrawableStencilFormat") { GLKViewDrawableStencilFormatNone SWIFT("formatNone"), GLKViewDrawableStencilFormat8 SWIFT("format8") };
typedef ENUM(int, GLKViewDrawableMultisample, "GLKViewDrawableMultisample") { GLKViewDrawableMultisampleNone SWIFT("multisampleNone"), GLKViewDrawableMultisample4X SWIFT("multisample4X") };
UI_ACTOR
@interface GLKView : TOOLKIT_VIEW
@property (nonatomic) GLKViewDrawableColorFormat drawableColorFormat;
@property (nonatomic) GLKViewDrawableDepthFormat drawableDepthFormat;
@property (nonatomic) GLKViewDrawableStencilFormat drawableStencilFormat;
@property (nonatomic) GLKViewDrawableMultisample drawableMultisample;
@property (nonatomic) BOOL enableSetNeedsDisplay;
@property (nullable, nonatomic, weak) id delegate;
@end
UI_ACTOR
@interface GLKViewController : TOOLKIT_CONTROLLER
@property (nonatomic) NSInteger preferredFramesPerSecond;
@property (nonatomic) BOOL pauseOnWillResignActive;
@property (nonatomic) BOOL resumeOnDidBecomeActive;
@property (nonatomic, getter=isPaused) BOOL paused;
@property (nullable, nonatomic, weak) id delegate;
@end
