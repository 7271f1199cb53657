/// The toolkit's class of an element, which an object without a custom class has. It is the only
/// table of these names.
package struct ToolkitClass: Sendable, Equatable {
  /// The class's name, such as `UILabel`.
  package let name: String
  /// The framework that has the class; nil for the platform's own toolkit.
  package let module: String?

  /// Creates the class of a kind of element.
  package init(of kind: String, on platform: Platform) {
    if platform == .macOS, kind == "webView" {
      (name, module) = ("WebView", "WebKit")
    } else if let (name, module) = ToolkitClass.foreign[kind] {
      (self.name, self.module) = (name, module)
    } else if kind == "constraint" || kind == "layoutConstraint" {
      (name, module) = ("NSLayoutConstraint", nil)
    } else {
      (name, module) = (ToolkitClass.ownName(of: kind, on: platform), nil)
    }
  }

  /// Returns the class of the platform's toolkit. The name is the element's, with a prefix.
  private static func ownName(of kind: String, on platform: Platform) -> String {
    switch platform {
    case .watchOS: return watchNames[kind] ?? "WKInterface" + kind.uppercasedFirst
    case .macOS: return macNames[kind] ?? "NS" + kind.uppercasedFirst
    case .iOS, .tvOS: return mobileNames[kind] ?? "UI" + kind.uppercasedFirst
    }
  }

  private static let macNames = [
    "binding": "CocoaBindingsConnection", "customView": "NSView", "customObject": "NSObject",
    "containerView": "NSView", "pagecontroller": "NSPageController",
    "splitViewItem": "NSSplitViewItem", "userDefaultsController": "NSUserDefaultsController",
    "tableCellView": "NSTableCellView", "tableRowView": "NSTableRowView",
    "splitViewController": "NSSplitViewController", "tabViewController": "NSTabViewController",
    "hostingController": "NSHostingController", "placeholder": "NSObject",
  ]

  private static let mobileNames = [
    "containerView": "UIView", "customView": "UIView", "customObject": "NSObject",
    "tableViewCellContentView": "UIView", "collectionViewCellContentView": "UIView",
    "collectionViewController": "UICollectionViewController", "exitPlaceholder": "NSObject",
    "hostingController": "UIHostingController", "viewControllerPlaceholder": "UIViewController",
    "placeholder": "NSObject", "object": "NSObject",
    // Interface Builder misspells its own element.
    "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
  ]

  private static let watchNames = [
    "controller": "WKInterfaceController", "customObject": "NSObject",
    "imageView": "WKInterfaceImage",
    "notificationController": "WKUserNotificationInterfaceController",
    "hostingController": "WKHostingController", "pageController": "WKInterfaceController",
    "customController": "WKInterfaceController", "glanceController": "WKInterfaceController",
  ]

  private static let foreign = [
    "mapView": ("MKMapView", "MapKit"), "wkWebView": ("WKWebView", "WebKit"),
    "glkView": ("GLKView", "GLKit"), "glkViewController": ("GLKViewController", "GLKit"),
    "skView": ("SKView", "SpriteKit"), "sceneKitView": ("SCNView", "SceneKit"),
    "scnView": ("SCNView", "SceneKit"), "arscnView": ("ARSCNView", "ARKit"),
    "arskView": ("ARSKView", "ARKit"), "mtkView": ("MTKView", "MetalKit"),
    "avPlayerViewController": ("AVPlayerViewController", "AVKit"),
    "avPlayerView": ("AVPlayerView", "AVKit"), "playerView": ("AVPlayerView", "AVKit"),
    "pdfView": ("PDFView", "PDFKit"),
    "canvasView": ("PKCanvasView", "PencilKit"),
  ]
}

extension StringProtocol {
  /// The text with an uppercase first letter.
  package var uppercasedFirst: String { prefix(1).uppercased() + dropFirst() }
}
