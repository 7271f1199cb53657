// The toolkit of the platform, for frameworks that exist on both.
#pragma once
#ifdef __ENVIRONMENT_IPHONE_OS_VERSION_MIN_REQUIRED__
#import "../UIKit/UIKit.h"
#define TOOLKIT_VIEW UIView
#define TOOLKIT_CONTROLLER UIViewController
#define TOOLKIT_COLOR UIColor
#else
#import "../AppKit/AppKit.h"
#define TOOLKIT_VIEW NSView
#define TOOLKIT_CONTROLLER NSViewController
#define TOOLKIT_COLOR NSColor
#endif
