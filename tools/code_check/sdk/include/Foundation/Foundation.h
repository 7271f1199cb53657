#pragma once
#import "../CoreGraphics/CoreGraphics.h"
#import "NSString.h"
#import "NSCollections.h"
#import "NSValues.h"
#import "NSServices.h"
#import "NSAttributedString.h"
