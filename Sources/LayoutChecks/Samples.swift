/// Pieces of samples that several rules share.
enum Samples {
  /// A whole document, for rules about more than the content of a root view.
  ///
  /// - Parameters:
  ///   - attributes: Attributes of the document element.
  ///   - head: The elements before the scenes.
  ///   - controllers: The controllers, one scene for each.
  static func storyboard(
    _ attributes: String = "useAutolayout=\"YES\" useTraitCollections=\"YES\"",
    head: String = "",
    controllers: [String]
  ) -> String {
    let scenes = controllers.enumerated().map { number, controller in
      """
              <scene sceneID="scene\(number + 1)">
                  <objects>
                      \(controller)
                  </objects>
              </scene>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22000" targetRuntime="iOS.CocoaTouch" \(attributes)>
      \(head.isEmpty ? "" : "    \(head)\n")    <scenes>
      \(scenes.joined(separator: "\n"))
          </scenes>
      </document>

      """
  }

  /// A storyboard whose only scene has a controller with some attributes.
  static func scene(
    _ controller: String,
    document attributes: String = "useAutolayout=\"YES\" useTraitCollections=\"YES\""
  ) -> String {
    storyboard(
      attributes,
      controllers: [
        "<viewController \(controller)id=\"home\" sceneMemberID=\"viewController\"/>"
      ]
    )
  }

  /// A view inside the root view.
  static func subview(_ element: String, _ attributes: String = "", _ content: String = "")
    -> String
  {
    let lines = content.isEmpty ? "" : "\n        \(content.replacing("\n", with: "\n        "))"
    return """
      <subviews>
          <\(element) \(attributes.isEmpty ? "" : attributes + " ")id="a">
              <rect key="frame" x="20" y="40" width="100" height="50"/>
              <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>\(lines)
          </\(element)>
      </subviews>
      """
  }
}
