#pragma once
#import "../Toolkit/Toolkit.h"
UI_ACTOR
@interface SKView : TOOLKIT_VIEW
@property (nonatomic) BOOL showsFPS;
@property (nonatomic) BOOL ignoresSiblingOrder;
@end
