// Generated from the corpus: what nine in ten elements of a kind have; see `ObjectTemplate`.

extension ObjectTemplate {
  /// Templates for tvOS, where they differ from iOS.
  static let tv = #"""
    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \#
    contentVerticalAlignment="center" buttonType="roundedRect" lineBreakMode="middleTruncation" \#
    translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="553" height="86"/><autoresizingMask key="autoresizingMask" flexibleMaxX="YES" \#
    flexibleMaxY="YES"/><inset key="contentEdgeInsets" minX="40" minY="20" maxX="40" \#
    maxY="20"/><state key="normal"/></button>
    <navigationBar contentMode="scaleToFill" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="1920" height="145"/><autoresizingMask key="autoresizingMask"/></navigationBar>
    <navigationController id="@"><navigationBar key="navigationBar" contentMode="scaleToFill" \#
    id="@"><rect key="frame" x="0.0" y="0.0" width="1920" height="145"/><autoresizingMask \#
    key="autoresizingMask"/></navigationBar></navigationController>
    <navigationItem id="@"/>
    <view contentMode="scaleToFill" id="@"><rect key="frame" x="0.0" y="0.0" width="1920" \#
    height="1080"/><autoresizingMask key="autoresizingMask" widthSizable="YES" \#
    heightSizable="YES"/><color key="backgroundColor" name="Screen1"/></view>
    <viewController id="@"><view key="view" contentMode="scaleToFill" id="@"><rect key="frame" \#
    x="0.0" y="0.0" width="1920" height="1080"/><autoresizingMask key="autoresizingMask" \#
    widthSizable="YES" heightSizable="YES"/><color key="backgroundColor" \#
    name="Screen1"/></view></viewController>
    """#
}
