import InterfaceBuilderFormat
import LayoutEngine
import LayoutModel

/// A small document of our own, written as Interface Builder would.
struct SmallDocument {
  /// The device, such as `retina4_7`; nil for a canvas before Xcode 8.
  var device: String? = "retina4_7"
  var orientation = "portrait"
  var tools = 22000
  var useSafeAreas = true
  /// The root view's size.
  var width = 375
  var height = 667
  /// The children of the root view's `subviews`.
  var subviews = ""
  /// The root view's own constraints.
  var constraints = ""
  /// The root view's further attributes, each with a space before it.
  var rootAttributes = ""
  /// What stands in the root view after its constraints.
  var rest = ""
  /// What stands in the controller beside its view.
  var controller = ""

  var text: String {
    let deviceLine =
      device.map { "<device id=\"\($0)\" orientation=\"\(orientation)\" appearance=\"light\"/>" }
      ?? ""
    let safe = useSafeAreas ? "useSafeAreas=\"YES\" " : ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" \(safe)colorMatched="YES">
      \(deviceLine)
      <scenes><scene sceneID="scene"><objects>
      <viewController id="controller" sceneMemberID="viewController">
      <view key="view" id="root"\(rootAttributes)>
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(subviews)</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(constraints)</constraints>
      \(rest)
      </view>
      \(controller)
      </viewController>
      </objects></scene></scenes>
      </document>

      """
  }

  /// The text with a navigation controller around the controller, whose bar has some attributes.
  func text(inNavigationWithBar attributes: String) -> String {
    let stack = """
      <scene sceneID="stack"><objects><navigationController id="stacking">
      <navigationBar key="navigationBar" \(attributes) id="bar"/><connections>
      <segue destination="controller" kind="relationship" relationship="rootViewController" id="s"/>
      </connections></navigationController></objects></scene></scenes>
      """
    return text.replacing("</scenes>", with: stack)
  }

  func document() throws -> Document {
    try DocumentReader.read([UInt8](text.utf8))
  }

  /// The frames on the document's own canvas.
  func frames() throws -> Frames { try canvasFrames(text) }

  /// The findings on the document's own canvas.
  func findings() throws -> [Finding] {
    let document = try document()
    return LayoutEngine(document).findings(in: .canvas(of: document))
  }
}

extension Document {
  /// The same document with each object's rows in the opposite order: a project keeps them in tables,
  /// not in the order of the file.
  var withRowsReversed: Document {
    var reversed = self
    for index in objects.indices { reversed.objects[index].properties.reverse() }
    return reversed
  }
}

/// The frames on the own canvas of a document that is given as text.
func canvasFrames(_ text: String) throws -> Frames {
  let document = try DocumentReader.read([UInt8](text.utf8))
  return LayoutEngine(document).frames(in: .canvas(of: document))
}

/// A view of a kind with a stored frame and further attributes and children.
func view(
  _ id: String,
  _ kind: String = "view",
  _ frame: (Double, Double, Double, Double) = (0, 0, 0, 0),
  _ attributes: String = "",
  children: String = ""
) -> String {
  """
  <\(kind) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
  <rect key="frame" x="\(frame.0)" y="\(frame.1)" width="\(frame.2)" height="\(frame.3)"/>
  \(children)
  </\(kind)>
  """
}

/// A constraint in short: `pin("a.leading", "root.leading", 20)`.
func pin(
  _ first: String,
  _ second: String? = nil,
  _ constant: Double = 0,
  _ more: String = "",
  id: String? = nil
) -> String {
  let name = id ?? "\(first)-\(second ?? "")-\(constant)"
  let one = first.split(separator: ".").map(String.init)
  var result = "<constraint firstItem=\"\(one[0])\" firstAttribute=\"\(one[1])\" "
  if let second {
    let two = second.split(separator: ".").map(String.init)
    result += "secondItem=\"\(two[0])\" secondAttribute=\"\(two[1])\" "
  }
  return result + "constant=\"\(constant)\" \(more) id=\"\(name)\"/>"
}

/// The four edges of a view on those of another.
func fill(_ view: String, _ other: String) -> String {
  ["leading", "trailing", "top", "bottom"].map { pin("\(view).\($0)", "\(other).\($0)") }.joined()
}

extension Frames {
  /// The frame of a view by the text of its id.
  subscript(id: String) -> [Double]? {
    self[ObjectID(id)].map { [$0.x, $0.y, $0.width, $0.height] }
  }
}

/// A document that is given as text.
func smallDocument(_ text: String) throws -> Document {
  try DocumentReader.read([UInt8](text.utf8))
}
