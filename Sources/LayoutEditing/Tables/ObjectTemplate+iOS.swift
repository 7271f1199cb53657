// What nine in ten elements of a kind have in documents, and what the library of Interface Builder sets
// for the most used ones; see `ObjectTemplate`.

extension ObjectTemplate {
  /// Templates for iOS, first half.
  static let iOS = #"""
    <activityIndicatorView opaque="NO" contentMode="scaleToFill" \#
    horizontalHuggingPriority="750" verticalHuggingPriority="750" style="gray" \#
    translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="20" height="20"/></activityIndicatorView>
    <arscnView multipleTouchEnabled="YES" contentMode="scaleToFill" \#
    translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="49" height="36"/><autoresizingMask key="autoresizingMask" flexibleMaxX="YES" \#
    flexibleMaxY="YES"/></arscnView>
    <arskView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \#
    id="@"><rect key="frame" x="0.0" y="0.0" width="240" height="128"/><autoresizingMask \#
    key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></arskView>
    <avPlayerViewController videoGravity="AVLayerVideoGravityResizeAspect" id="@"/>
    <barButtonItem title="Item" id="@"/>
    <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \#
    contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" \#
    translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="46" height="30"/><state key="normal" title="Button"/></button>
    <collectionReusableView opaque="NO" multipleTouchEnabled="YES" contentMode="center" \#
    id="@"><rect key="frame" x="0.0" y="0.0" width="375" height="50"/><autoresizingMask \#
    key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></collectionReusableView>
    <collectionView multipleTouchEnabled="YES" contentMode="scaleToFill" dataMode="prototypes" \#
    translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="320" height="45"/><color key="backgroundColor" red="1" green="1" blue="1" alpha="1" \#
    colorSpace="custom" customColorSpace="sRGB"/><collectionViewFlowLayout \#
    key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" \#
    id="@"><size key="itemSize" width="55" height="35"/><size key="headerReferenceSize" \#
    width="0.0" height="0.0"/><size key="footerReferenceSize" width="0.0" height="0.0"/><inset \#
    key="sectionInset" minX="0.0" minY="0.0" maxX="0.0" \#
    maxY="0.0"/></collectionViewFlowLayout></collectionView>
    <collectionViewCell opaque="NO" multipleTouchEnabled="YES" contentMode="center" \#
    id="@"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/><autoresizingMask \#
    key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></collectionViewCell>
    <collectionViewCellContentView opaque="NO" multipleTouchEnabled="YES" contentMode="center" \#
    id="@"><rect key="frame" x="0.0" y="0.0" width="398" height="60"/><autoresizingMask \#
    key="autoresizingMask"/></collectionViewCellContentView>
    <collectionViewController id="@"><collectionView key="view" clipsSubviews="YES" \#
    multipleTouchEnabled="YES" contentMode="scaleToFill" dataMode="prototypes" id="@"><rect \#
    key="frame" x="0.0" y="0.0" width="375" height="667"/><autoresizingMask \#
    key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><color \#
    key="backgroundColor" systemColor="systemBackgroundColor"/><collectionViewFlowLayout \#
    key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" \#
    id="@"><size key="itemSize" width="50" height="50"/><size \#
    key="headerReferenceSize" width="0.0" height="0.0"/><size \#
    key="footerReferenceSize" width="0.0" height="0.0"/><inset key="sectionInset" minX="0.0" \#
    minY="0.0" maxX="0.0" \#
    maxY="0.0"/></collectionViewFlowLayout></collectionView></collectionViewController>
    <collectionViewFlowLayout minimumLineSpacing="10" minimumInteritemSpacing="10" \#
    id="@"><size key="itemSize" width="50" height="50"/><size key="headerReferenceSize" \#
    width="0.0" height="0.0"/><size key="footerReferenceSize" width="0.0" height="0.0"/><inset \#
    key="sectionInset" minX="0.0" minY="0.0" maxX="0.0" \#
    maxY="0.0"/></collectionViewFlowLayout>
    <containerView opaque="NO" contentMode="scaleToFill" \#
    translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="375" height="603"/></containerView>
    <customObject id="@"/>
    <datePicker contentMode="scaleToFill" contentHorizontalAlignment="center" \#
    contentVerticalAlignment="center" datePickerMode="dateAndTime" \#
    translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="414" height="44"/><date key="date" \#
    timeIntervalSinceReferenceDate="458137679.98291397"/></datePicker>
    <glkView opaque="NO" multipleTouchEnabled="YES" contentMode="center" \#
    enableSetNeedsDisplay="NO" translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect \#
    key="frame" x="0.0" y="0.0" width="65" height="42"/><autoresizingMask \#
    key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></glkView>
    <glkViewController preferredFramesPerSecond="30" id="@"><glkView key="view" opaque="NO" \#
    multipleTouchEnabled="YES" contentMode="center" enableSetNeedsDisplay="NO" id="@"><rect \#
    key="frame" x="0.0" y="0.0" width="375" height="667"/><autoresizingMask \#
    key="autoresizingMask" widthSizable="YES" \#
    heightSizable="YES"/></glkView></glkViewController>
    <hostingController id="@"/>
    <imageView clipsSubviews="YES" userInteractionEnabled="NO" contentMode="scaleAspectFit" \#
    horizontalHuggingPriority="251" verticalHuggingPriority="251" \#
    translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="240" height="128"/></imageView>
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" \#
    horizontalHuggingPriority="251" verticalHuggingPriority="251" text="Label" \#
    textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" \#
    adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect \#
    key="frame" x="0.0" y="0.0" width="42" height="21"/><fontDescription key="fontDescription" \#
    type="system" pointSize="17"/><nil key="textColor"/><nil key="highlightedColor"/></label>
    <mapView multipleTouchEnabled="YES" contentMode="scaleToFill" mapType="standard" \#
    id="@"><rect key="frame" x="0.0" y="0.0" width="240" height="128"/><autoresizingMask \#
    key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></mapView>
    <mtkView contentMode="scaleToFill" colorPixelFormat="BGRA8Unorm" \#
    depthStencilPixelFormat="Depth32Float" translatesAutoresizingMaskIntoConstraints="NO" \#
    id="@"><rect key="frame" x="0.0" y="0.0" width="79" height="54"/><autoresizingMask \#
    key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></mtkView>
    <navigationBar contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \#
    id="@"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/></navigationBar>
    <navigationController id="@"><navigationBar key="navigationBar" contentMode="scaleToFill" \#
    id="@"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/><autoresizingMask \#
    key="autoresizingMask"/></navigationBar></navigationController>
    <navigationItem title="Title" id="@"/>
    <pageControl opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \#
    contentVerticalAlignment="center" numberOfPages="3" \#
    translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="39" height="37"/><autoresizingMask key="autoresizingMask" flexibleMaxX="YES" \#
    flexibleMaxY="YES"/></pageControl>
    <pageViewController autoresizesArchivedViewToFullSize="NO" transitionStyle="pageCurl" \#
    navigationOrientation="horizontal" spineLocation="min" id="@"/>
    <panGestureRecognizer minimumNumberOfTouches="1" id="@"/>
    <pickerView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \#
    id="@"><rect key="frame" x="0.0" y="0.0" width="375" height="216"/></pickerView>
    <pinchGestureRecognizer id="@"/>
    """#
}
