#pragma once
#import "../Toolkit/Toolkit.h"
#ifdef __ENVIRONMENT_IPHONE_OS_VERSION_MIN_REQUIRED__
UI_ACTOR
@interface PKPaymentButton : UIButton
@end
#endif
