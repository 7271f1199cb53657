extension ClassTable {
  /// The views and controllers of frameworks beside UIKit.
  static let frameworks = """
    @GLKViewController UIViewController glkViewController GLKit
    preferredFramesPerSecond;int;preferredFramesPerSecond
    pauseOnWillResignActive;bool;pauseOnWillResignActive
    resumeOnDidBecomeActive;bool;resumeOnDidBecomeActive
    @AVPlayerViewController UIViewController avPlayerViewController AVKit
    showsPlaybackControls;bool;showsPlaybackControls
    allowsPictureInPicturePlayback;bool;allowsPictureInPicturePlayback
    @MKMapView UIView mapView MapKit
    mapType;E:MKMapType;mapType;;standard
    zoomEnabled;is;zoomEnabled;;true
    scrollEnabled;is;scrollEnabled;;true
    rotateEnabled;is;rotateEnabled;;true
    pitchEnabled;is;pitchEnabled;;true
    showsUserLocation;bool;showsUserLocation;;false
    showsBuildings;bool;showsBuildings;;true
    showsPointsOfInterest;bool;showsPointsOfInterest;;true
    showsCompass;bool;showsCompass;;true
    showsScale;bool;showsScale;;false
    showsTraffic;bool;showsTraffic;;false
    @WKWebView UIView wkWebView WebKit
    allowsBackForwardNavigationGestures;bool;allowsBackForwardNavigationGestures
    allowsLinkPreview;bool;allowsLinkPreview
    customUserAgent;str;customUserAgent
    @GLKView UIView glkView GLKit
    enableSetNeedsDisplay;bool;enableSetNeedsDisplay
    @MTKView UIView mtkView MetalKit
    enableSetNeedsDisplay;bool;enableSetNeedsDisplay
    @SKView UIView skView SpriteKit
    showsFPS;bool;showsFPS
    showsNodeCount;bool;showsNodeCount
    @SCNView UIView sceneKitView SceneKit
    allowsCameraControl;bool;allowsCameraControl
    autoenablesDefaultLighting;bool;autoenablesDefaultLighting
    jitteringEnabled;is;jitteringEnabled
    @ARSCNView SCNView arscnView ARKit
    @ARSKView SKView arskView ARKit
    @PDFView UIView pdfView PDFKit
    @PKCanvasView UIScrollView canvasView PencilKit
    """
}
