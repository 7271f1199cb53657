#pragma once
#import "../Toolkit/Toolkit.h"

NS_ASSUME_NONNULL_BEGIN

typedef ENUM(NSUInteger, MKMapType, "MKMapType") { MKMapTypeStandard, MKMapTypeSatellite, MKMapTypeHybrid, MKMapTypeSatelliteFlyover, MKMapTypeHybridFlyover, MKMapTypeMutedStandard };
typedef ENUM(NSInteger, MKUserTrackingMode, "MKUserTrackingMode") { MKUserTrackingModeNone, MKUserTrackingModeFollow, MKUserTrackingModeFollowWithHeading };
UI_ACTOR
@protocol MKMapViewDelegate <NSObject>
@end
UI_ACTOR
@interface MKMapView : TOOLKIT_VIEW
@property (nullable, nonatomic, weak) id<MKMapViewDelegate> delegate;
@property (nonatomic) MKMapType mapType;
@property (nonatomic, getter=isZoomEnabled) BOOL zoomEnabled;
@property (nonatomic, getter=isScrollEnabled) BOOL scrollEnabled;
@property (nonatomic, getter=isRotateEnabled) BOOL rotateEnabled;
@property (nonatomic, getter=isPitchEnabled) BOOL pitchEnabled;
@property (nonatomic) BOOL showsUserLocation;
@property (nonatomic) BOOL showsCompass;
@property (nonatomic) BOOL showsScale;
@property (nonatomic) BOOL showsTraffic;
@property (nonatomic) BOOL showsBuildings;
@property (nonatomic) BOOL showsPointsOfInterest;
#ifndef __ENVIRONMENT_IPHONE_OS_VERSION_MIN_REQUIRED__
@property (nonatomic) BOOL showsZoomControls;
#endif
@end

NS_ASSUME_NONNULL_END
