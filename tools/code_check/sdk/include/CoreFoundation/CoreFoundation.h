#pragma once
#import "../objc/NSObject.h"
#if __LP64__
typedef double CGFloat;
#else
typedef float CGFloat;
#endif
#define CGFLOAT_MAX __DBL_MAX__
#define CGFLOAT_MIN __DBL_MIN__
typedef double CFTimeInterval;
typedef const void *CFTypeRef;
