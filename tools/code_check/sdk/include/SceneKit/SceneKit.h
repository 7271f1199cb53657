#pragma once
#import "../Toolkit/Toolkit.h"

NS_ASSUME_NONNULL_BEGIN

typedef ENUM(NSUInteger, SCNAntialiasingMode, "SCNAntialiasingMode") { SCNAntialiasingModeNone, SCNAntialiasingModeMultisampling2X SWIFT("multisampling2X"), SCNAntialiasingModeMultisampling4X SWIFT("multisampling4X") };
UI_ACTOR
@interface SCNScene : NSObject <NSSecureCoding>
+ (nullable instancetype)sceneNamed:(NSString *)name;
@end
UI_ACTOR
@interface SCNView : TOOLKIT_VIEW
@property (nonatomic, nullable, retain) SCNScene *scene;
@property (nonatomic) BOOL rendersContinuously;
@property (nonatomic) BOOL allowsCameraControl;
@property (nonatomic) BOOL autoenablesDefaultLighting;
@property (nonatomic, getter=isJitteringEnabled) BOOL jitteringEnabled;
@property (nonatomic, getter=isPlaying) BOOL playing;
@property (nonatomic) BOOL loops;
@property (nonatomic) NSInteger preferredFramesPerSecond;
@property (nonatomic) SCNAntialiasingMode antialiasingMode;
@property (nullable, nonatomic, weak) id delegate;
@end

NS_ASSUME_NONNULL_END
