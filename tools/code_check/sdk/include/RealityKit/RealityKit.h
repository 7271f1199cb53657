#pragma once
#import "../Toolkit/Toolkit.h"
UI_ACTOR
@interface ARView : TOOLKIT_VIEW
@end
