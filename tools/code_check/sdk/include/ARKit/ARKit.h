#pragma once
#import "../SceneKit/SceneKit.h"
#import "../SpriteKit/SpriteKit.h"
UI_ACTOR
@interface ARSCNView : SCNView
@property (nonatomic) BOOL automaticallyUpdatesLighting;
@end
UI_ACTOR
@interface ARSKView : SKView
@end
