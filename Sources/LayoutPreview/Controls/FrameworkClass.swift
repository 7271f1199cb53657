/// The classes of public frameworks that documents name as the class of a plain view.
///
/// Interface Builder has no element for many of them, and for none in a document where a plain view
/// got its class by hand. Such a view looks as its class does.
enum FrameworkClass {
  /// Returns the kind of view that a class draws; nil for the app's own classes and for those that
  /// draw nothing.
  static func kind(of name: String) -> String? {
    if let kind = special[name] { return kind }
    guard let rest = systemName(name), let first = rest.first else { return nil }
    return first.lowercased() + rest.dropFirst()
  }

  /// Returns true for the classes of UIKit and AppKit, such as `UIControl`.
  static func isSystem(_ name: String) -> Bool { systemName(name) != nil }

  /// Returns the name of a class of UIKit or AppKit without its prefix.
  private static func systemName(_ name: String) -> Substring? {
    guard name.hasPrefix("UI") || name.hasPrefix("NS") else { return nil }
    let rest = name.dropFirst(2)
    // In `UIDView` and `NSXView` the letters belong to another prefix.
    let start = rest.prefix(2)
    guard start.count == 2, start.first?.isUppercase == true, start.last?.isLowercase == true
    else { return nil }
    return rest
  }

  private static let special = [
    "MKMapView": "mapView", "WKWebView": "wkWebView", "WebView": "webView", "PDFView": "pdfView",
    "SCNView": "sceneKitView", "SKView": "skView", "MTKView": "mtkView", "GLKView": "glkView",
    "NSOpenGLView": "openGLView", "ARSCNView": "arscnView", "ARSKView": "arskView",
    "ARView": "arView", "AVPlayerView": "playerView", "AVCaptureView": "arView",
    // The frameworks of ArcGIS, Google Maps and Mapbox.
    "AGSMapView": "mapView", "AGSSceneView": "globeView", "GMSMapView": "mapView",
    "MGLMapView": "mapView",
  ]
}
