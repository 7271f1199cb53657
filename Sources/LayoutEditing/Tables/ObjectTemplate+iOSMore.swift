// What nine in ten elements of a kind have in documents, and what the library of Interface Builder sets
// for the most used ones; see `ObjectTemplate`.

extension ObjectTemplate {
  /// Templates for iOS, second half.
  static let iOSMore = #"""
    <pongPressGestureRecognizer allowableMovement="10" minimumPressDuration="0.5" id="@"/>
    <progressView opaque="NO" contentMode="scaleToFill" verticalHuggingPriority="750" \#
    progress="0.5" translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" \#
    x="0.0" y="0.0" width="359" height="0.0"/></progressView>
    <sceneKitView multipleTouchEnabled="YES" contentMode="scaleToFill" \#
    translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="55" height="41"/><autoresizingMask key="autoresizingMask" flexibleMaxX="YES" \#
    flexibleMaxY="YES"/></sceneKitView>
    <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" \#
    translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="240" height="128"/></scrollView>
    <searchBar contentMode="redraw" id="@"><rect key="frame" x="0.0" y="0.0" width="320" \#
    height="44"/><textInputTraits key="textInputTraits"/></searchBar>
    <searchDisplayController id="@"/>
    <segmentedControl opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" \#
    contentVerticalAlignment="top" segmentControlStyle="plain" selectedSegmentIndex="0" \#
    translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="131" height="32"/><segments><segment title="First"/><segment \#
    title="Second"/></segments></segmentedControl>
    <skView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \#
    id="@"><rect key="frame" x="0.0" y="0.0" width="69" height="56"/><autoresizingMask \#
    key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></skView>
    <slider opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" \#
    contentVerticalAlignment="center" value="0.5" minValue="0.0" maxValue="1" \#
    translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="118" height="31"/></slider>
    <splitViewController id="@"/>
    <stackView opaque="NO" contentMode="scaleToFill" \#
    translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="375" height="266"/></stackView>
    <stepper opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="751" \#
    verticalHuggingPriority="751" contentHorizontalAlignment="center" \#
    contentVerticalAlignment="center" maximumValue="100" \#
    translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="94" height="32"/></stepper>
    <switch opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="750" \#
    verticalHuggingPriority="750" contentHorizontalAlignment="center" \#
    contentVerticalAlignment="center" on="YES" translatesAutoresizingMaskIntoConstraints="NO" \#
    id="@"><rect key="frame" x="0.0" y="0.0" width="51" height="31"/></switch>
    <tabBar contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \#
    id="@"><rect key="frame" x="0.0" y="0.0" width="375" height="49"/><color \#
    key="backgroundColor" white="0.0" alpha="0.0" colorSpace="calibratedWhite"/></tabBar>
    <tabBarController id="@"><tabBar key="tabBar" contentMode="scaleToFill" id="@"><rect \#
    key="frame" x="0.0" y="0.0" width="320" height="49"/><autoresizingMask \#
    key="autoresizingMask"/><color key="backgroundColor" white="0.0" alpha="0.0" \#
    colorSpace="calibratedWhite"/></tabBar></tabBarController>
    <tabBarItem systemItem="favorites" id="@"/>
    <tableView clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" \#
    dataMode="prototypes" style="plain" separatorStyle="default" rowHeight="-1" \#
    estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" \#
    translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="240" height="128"/><color key="backgroundColor" \#
    systemColor="systemBackgroundColor"/></tableView>
    <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" \#
    preservesSuperviewLayoutMargins="YES" selectionStyle="default" indentationWidth="10" \#
    id="@"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/><autoresizingMask \#
    key="autoresizingMask"/><tableViewCellContentView key="contentView" opaque="NO" \#
    clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" \#
    preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" tableViewCell="^" \#
    id="@"><rect key="frame" x="0.0" y="0.0" width="320" height="44"/><autoresizingMask \#
    key="autoresizingMask"/></tableViewCellContentView></tableViewCell>
    <tableViewCellContentView opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \#
    contentMode="center" preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" \#
    tableViewCell="^" id="@"><rect key="frame" x="0.0" y="0.0" width="320" \#
    height="44"/><autoresizingMask key="autoresizingMask"/></tableViewCellContentView>
    <tableViewController id="@"><tableView key="view" clipsSubviews="YES" \#
    contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" style="plain" \#
    separatorStyle="default" rowHeight="-1" estimatedRowHeight="-1" sectionHeaderHeight="28" \#
    sectionFooterHeight="28" id="@"><rect key="frame" x="0.0" y="0.0" width="375" \#
    height="667"/><autoresizingMask key="autoresizingMask" widthSizable="YES" \#
    heightSizable="YES"/><color key="backgroundColor" \#
    systemColor="systemBackgroundColor"/></tableView></tableViewController>
    <tableViewSection id="@"/>
    <tapGestureRecognizer id="@"/>
    <textField opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="left" \#
    contentVerticalAlignment="center" borderStyle="roundedRect" textAlignment="natural" \#
    minimumFontSize="17" translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect \#
    key="frame" x="0.0" y="0.0" width="97" height="34"/><fontDescription key="fontDescription" \#
    type="system" pointSize="14"/><textInputTraits key="textInputTraits"/></textField>
    <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" \#
    textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect \#
    key="frame" x="0.0" y="0.0" width="240" height="128"/><color key="backgroundColor" \#
    systemColor="systemBackgroundColor"/><color key="textColor" \#
    systemColor="labelColor"/><fontDescription key="fontDescription" type="system" \#
    pointSize="14"/><textInputTraits key="textInputTraits" \#
    autocapitalizationType="sentences"/></textView>
    <toolbar opaque="NO" clearsContextBeforeDrawing="NO" contentMode="scaleToFill" \#
    translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="414" height="49"/></toolbar>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \#
    id="@"><rect key="frame" x="0.0" y="0.0" width="240" height="128"/><color \#
    key="backgroundColor" systemColor="systemBackgroundColor"/></view>
    <viewController id="@"><view key="view" contentMode="scaleToFill" id="@"><rect key="frame" \#
    x="0.0" y="0.0" width="375" height="667"/><autoresizingMask key="autoresizingMask" \#
    widthSizable="YES" heightSizable="YES"/><color key="backgroundColor" \#
    systemColor="systemBackgroundColor"/></view></viewController>
    <viewControllerPlaceholder id="@"/>
    <visualEffectView opaque="NO" contentMode="scaleToFill" \#
    translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="438" height="8"/><view key="contentView" opaque="NO" multipleTouchEnabled="YES" \#
    contentMode="center" id="@"><rect key="frame" x="0.0" y="0.0" width="438" \#
    height="8"/><autoresizingMask key="autoresizingMask" widthSizable="YES" \#
    heightSizable="YES"/></view><blurEffect style="light"/></visualEffectView>
    <webView contentMode="scaleToFill" id="@"><rect key="frame" x="0.0" y="0.0" width="320" \#
    height="416"/><color key="backgroundColor" red="1" green="1" blue="1" alpha="1" \#
    colorSpace="calibratedRGB"/></webView>
    <wkWebView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \#
    id="@"><rect key="frame" x="0.0" y="0.0" width="414" height="769"/><wkWebViewConfiguration \#
    key="configuration"><audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" \#
    none="YES"/><wkPreferences key="preferences"/></wkWebViewConfiguration></wkWebView>
    <exit id="@" userLabel="Exit"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="@" userLabel="First Responder"/>
    <viewControllerLayoutGuide type="top" id="@"/>
    <viewLayoutGuide id="@"/>
    """#
}
