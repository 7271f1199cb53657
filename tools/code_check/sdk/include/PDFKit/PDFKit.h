#pragma once
#import "../Toolkit/Toolkit.h"
UI_ACTOR
@interface PDFView : TOOLKIT_VIEW
@property (nonatomic) BOOL autoScales;
@end
UI_ACTOR
@interface PDFThumbnailView : TOOLKIT_VIEW
@end
