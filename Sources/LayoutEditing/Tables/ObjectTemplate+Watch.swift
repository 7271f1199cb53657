// Generated from the corpus: what nine in ten elements of a kind have; see `ObjectTemplate`.

extension ObjectTemplate {
  /// Templates for watchOS.
  static let watch = #"""
    <button alignment="left" title="Button" id="@"/>
    <controller id="@"/>
    <group alignment="left" id="@"/>
    <hostingController id="@"/>
    <imageView alignment="center" contentMode="center" id="@"/>
    <label alignment="center" text="Label" id="@"><fontDescription key="font" \#
    style="UICTFontTextStyleFootnote"/></label>
    <menu id="@"/>
    <menuItem id="@"/>
    <notificationCategory id="@"><color key="sashColor" red="1" green="0.58431372549019611" \#
    blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></notificationCategory>
    <notificationController id="@"><notificationCategory key="notificationCategory" \#
    id="@"><color key="sashColor" red="1" green="0.58431372549019611" blue="0.0" alpha="1" \#
    colorSpace="custom" customColorSpace="sRGB"/></notificationCategory><color \#
    key="backgroundColor" red="1" green="0.58431372549019611" blue="0.0" alpha="0.5" \#
    colorSpace="custom" customColorSpace="sRGB"/></notificationController>
    <separator alignment="left" id="@"><color key="color" white="0.0" alpha="1" \#
    colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></separator>
    <spriteKitScene alignment="center" scene="GlucoseChartScene" id="@"/>
    <table alignment="left" id="@"/>
    <tableRow id="@"><group key="rootItem" alignment="left" id="@"/></tableRow>
    <tapGestureRecognizer id="@"/>
    <timer alignment="left" textAlignment="center" enabled="YES" format="abbreviated" \#
    previewedSeconds="500" id="@"><fontDescription key="font" \#
    style="UICTFontTextStyleCaption1"/><calendarUnit key="units" minute="YES"/></timer>
    """#
}
