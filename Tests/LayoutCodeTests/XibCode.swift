import InterfaceBuilderFormat
import LayoutCode
import LayoutModel

/// Returns the code of a xib's text, with anchors.
func xibCode(_ text: String, _ language: CodeLanguage = .swift) throws -> SceneCode {
  try SceneCode(
    of: DocumentReader.read(Array(text.utf8)),
    named: "Main.xib",
    scene: nil,
    style: .anchors,
    language: language
  )
}

/// Returns the text of a xib with some objects.
func xib(_ objects: String, isMac: Bool) -> String {
  let type = isMac ? "Cocoa" : "CocoaTouch"
  let runtime = isMac ? "MacOSX.Cocoa" : "iOS.CocoaTouch"
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.\(type).XIB" version="3.0" toolsVersion="22000" \
    targetRuntime="\(runtime)" useAutolayout="YES">
        <objects>
    \(objects)
        </objects>
    </document>

    """
}

/// Returns the text of a macOS xib, whose owner `Main` has a view with some subviews.
func macXib(_ subviews: String) -> String {
  xib(
    """
    <customObject id="-2" customClass="Main"><connections>
        <outlet property="view" destination="v1" id="o1"/>
    </connections></customObject>
    <customView id="v1"><rect key="frame" x="0.0" y="0.0" width="480" height="272"/><subviews>\(subviews)</subviews></customView>
    """,
    isMac: true
  )
}
