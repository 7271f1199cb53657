#pragma once
#import "AppKit.h"
