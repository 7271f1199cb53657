// What nine in ten elements of a kind have in documents, and what the library of Interface Builder sets
// for the most used ones; see `ObjectTemplate`.

extension ObjectTemplate {
  /// Templates for macOS, second half.
  static let macMore = #"""
    <searchFieldCell scrollable="YES" lineBreakMode="clipping" selectable="YES" editable="YES" \#
    borderStyle="bezel" usesSingleLineMode="YES" bezelStyle="round" id="@"><font key="font" \#
    metaFont="system"/><color key="textColor" name="controlTextColor" catalog="System" \#
    colorSpace="catalog"/><color key="backgroundColor" name="textBackgroundColor" \#
    catalog="System" colorSpace="catalog"/></searchFieldCell>
    <secureTextField focusRingType="none" verticalHuggingPriority="750" id="@"><rect key="frame" \#
    x="0.0" y="0.0" width="96" height="22"/><secureTextFieldCell key="cell" scrollable="YES" \#
    lineBreakMode="clipping" selectable="YES" editable="YES" sendsActionOnEndEditing="YES" \#
    borderStyle="bezel" drawsBackground="YES" id="@"><font key="font" metaFont="system"/><color \#
    key="textColor" name="controlTextColor" catalog="System" colorSpace="catalog"/><color \#
    key="backgroundColor" name="textBackgroundColor" catalog="System" \#
    colorSpace="catalog"/><allowedInputSourceLocales/></secureTextFieldCell></secureTextField>
    <secureTextFieldCell scrollable="YES" lineBreakMode="clipping" selectable="YES" \#
    editable="YES" sendsActionOnEndEditing="YES" borderStyle="bezel" drawsBackground="YES" \#
    id="@"><font key="font" metaFont="system"/><color key="textColor" name="controlTextColor" \#
    catalog="System" colorSpace="catalog"/><color key="backgroundColor" \#
    name="textBackgroundColor" catalog="System" \#
    colorSpace="catalog"/><allowedInputSourceLocales/></secureTextFieldCell>
    <segmentedCell borderStyle="border" alignment="left" style="rounded" trackingMode="selectOne" \#
    id="@"><font key="font" metaFont="system"/><segments><segment/><segment selected="YES" \#
    tag="1"/><segment tag="2"/></segments></segmentedCell>
    <segmentedControl verticalHuggingPriority="750" \#
    translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="125" height="24"/><segmentedCell key="cell" borderStyle="border" alignment="left" \#
    style="rounded" trackingMode="selectOne" id="@"><font key="font" \#
    metaFont="system"/><segments><segment/><segment selected="YES" tag="1"/><segment \#
    tag="2"/></segments></segmentedCell></segmentedControl>
    <slider verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" \#
    id="@"><rect key="frame" x="0.0" y="0.0" width="100" height="15"/><sliderCell key="cell" \#
    continuous="YES" state="on" alignment="left" maxValue="100" doubleValue="50" \#
    tickMarkPosition="above" sliderType="linear" id="@"/></slider>
    <sliderCell continuous="YES" state="on" alignment="left" maxValue="100" doubleValue="50" \#
    tickMarkPosition="above" sliderType="linear" id="@"/>
    <splitView dividerStyle="thin" translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect \#
    key="frame" x="0.0" y="0.0" width="640" height="382"/><holdingPriorities><real \#
    value="250"/></holdingPriorities></splitView>
    <splitViewController id="@"><splitViewItems><splitViewItem \#
    id="@"/></splitViewItems><splitView key="splitView" dividerStyle="thin" vertical="YES" \#
    id="@"><rect key="frame" x="0.0" y="0.0" width="450" height="300"/><autoresizingMask \#
    key="autoresizingMask"/></splitView></splitViewController>
    <splitViewItem id="@"/>
    <stackView distribution="fill" orientation="horizontal" alignment="centerY" \#
    horizontalStackHuggingPriority="249.99998474121094" \#
    verticalStackHuggingPriority="249.99998474121094" detachesHiddenViews="YES" \#
    translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="200" height="24"/></stackView>
    <stepper horizontalHuggingPriority="750" verticalHuggingPriority="750" \#
    translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="20" height="26"/><stepperCell key="cell" continuous="YES" alignment="left" \#
    maxValue="100" id="@"/></stepper>
    <stepperCell continuous="YES" alignment="left" maxValue="100" id="@"/>
    <switch horizontalHuggingPriority="750" verticalHuggingPriority="750" \#
    baseWritingDirection="leftToRight" alignment="left" \#
    translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="42" height="25"/></switch>
    <tabView type="noTabsNoBorder" translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect \#
    key="frame" x="0.0" y="0.0" width="240" height="317"/><font key="font" \#
    metaFont="system"/><tabViewItems><tabViewItem id="@"><view key="view" id="@"><rect \#
    key="frame" x="0.0" y="0.0" width="240" height="317"/><autoresizingMask \#
    key="autoresizingMask" widthSizable="YES" \#
    heightSizable="YES"/></view></tabViewItem></tabViewItems></tabView>
    <tabViewController id="@"><tabView key="tabView" type="noTabsNoBorder" id="@"><rect \#
    key="frame" x="0.0" y="0.0" width="450" height="300"/><autoresizingMask \#
    key="autoresizingMask"/><font key="font" metaFont="message"/></tabView></tabViewController>
    <tabViewItem label="View" identifier="" id="@"><view key="view" id="@"><rect key="frame" \#
    x="0.0" y="0.0" width="444" height="450"/><autoresizingMask key="autoresizingMask" \#
    widthSizable="YES" heightSizable="YES"/></view></tabViewItem>
    <tableCellView id="@"><rect key="frame" x="0.0" y="0.0" width="21" \#
    height="17"/><autoresizingMask key="autoresizingMask" widthSizable="YES" \#
    heightSizable="YES"/></tableCellView>
    <tableColumn minWidth="40" maxWidth="1000" id="@"><tableHeaderCell key="headerCell" \#
    lineBreakMode="truncatingTail" borderStyle="border"><color key="textColor" \#
    name="headerTextColor" catalog="System" colorSpace="catalog"/><color key="backgroundColor" \#
    name="headerColor" catalog="System" colorSpace="catalog"/></tableHeaderCell><textFieldCell \#
    key="dataCell" lineBreakMode="truncatingTail" selectable="YES" title="Label" id="@"><font \#
    key="font" metaFont="system"/><color key="textColor" name="controlTextColor" catalog="System" \#
    colorSpace="catalog"/><color key="backgroundColor" name="controlBackgroundColor" \#
    catalog="System" colorSpace="catalog"/></textFieldCell><tableColumnResizingMask \#
    key="resizingMask" resizeWithTable="YES" \#
    userResizable="YES"/><prototypeCellViews><tableCellView id="@"><rect key="frame" x="0.0" \#
    y="0.0" width="21" height="17"/><autoresizingMask key="autoresizingMask" widthSizable="YES" \#
    heightSizable="YES"/></tableCellView></prototypeCellViews></tableColumn>
    <tableHeaderView id="@"><rect key="frame" x="0.0" y="0.0" width="215" \#
    height="28"/><autoresizingMask key="autoresizingMask"/></tableHeaderView>
    <tableView verticalHuggingPriority="750" allowsExpansionToolTips="YES" \#
    columnAutoresizingStyle="lastColumnOnly" multipleSelection="NO" autosaveColumns="NO" \#
    rowHeight="24" viewBased="YES" id="@"><rect key="frame" x="0.0" y="0.0" width="450" \#
    height="170"/><autoresizingMask key="autoresizingMask"/><size key="intercellSpacing" \#
    width="3" height="2"/><color key="backgroundColor" name="controlBackgroundColor" \#
    catalog="System" colorSpace="catalog"/><color key="gridColor" name="gridColor" \#
    catalog="System" colorSpace="catalog"/><tableColumns><tableColumn width="116" minWidth="40" \#
    maxWidth="1000" id="@"><tableHeaderCell key="headerCell" lineBreakMode="truncatingTail" \#
    borderStyle="border"><color key="textColor" name="headerTextColor" catalog="System" \#
    colorSpace="catalog"/><color key="backgroundColor" name="headerColor" catalog="System" \#
    colorSpace="catalog"/></tableHeaderCell><textFieldCell key="dataCell" \#
    lineBreakMode="truncatingTail" selectable="YES" editable="YES" title="Text Cell" id="@"><font \#
    key="font" metaFont="system"/><color key="textColor" name="controlTextColor" catalog="System" \#
    colorSpace="catalog"/><color key="backgroundColor" name="controlBackgroundColor" \#
    catalog="System" colorSpace="catalog"/></textFieldCell><tableColumnResizingMask \#
    key="resizingMask" resizeWithTable="YES" \#
    userResizable="YES"/><prototypeCellViews><tableCellView id="@"><rect key="frame" x="1" y="1" \#
    width="116" height="17"/><autoresizingMask key="autoresizingMask" widthSizable="YES" \#
    heightSizable="YES"/></tableCellView></prototypeCellViews></tableColumn><tableColumn \#
    width="316" minWidth="40" maxWidth="1000" id="@"><tableHeaderCell key="headerCell" \#
    lineBreakMode="truncatingTail" borderStyle="border"><color key="textColor" \#
    name="headerTextColor" catalog="System" colorSpace="catalog"/><color key="backgroundColor" \#
    name="headerColor" catalog="System" colorSpace="catalog"/></tableHeaderCell><textFieldCell \#
    key="dataCell" lineBreakMode="truncatingTail" selectable="YES" editable="YES" title="Text \#
    Cell" id="@"><font key="font" metaFont="system"/><color key="textColor" \#
    name="controlTextColor" catalog="System" colorSpace="catalog"/><color key="backgroundColor" \#
    name="controlBackgroundColor" catalog="System" \#
    colorSpace="catalog"/></textFieldCell><tableColumnResizingMask key="resizingMask" \#
    resizeWithTable="YES" userResizable="YES"/><prototypeCellViews><tableCellView id="@"><rect \#
    key="frame" x="1" y="1" width="116" height="17"/><autoresizingMask key="autoresizingMask" \#
    widthSizable="YES" \#
    heightSizable="YES"/></tableCellView></prototypeCellViews></tableColumn></tableColumns></tableView>
    <textField verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" \#
    id="@"><rect key="frame" x="0.0" y="0.0" width="96" height="21"/><textFieldCell key="cell" \#
    scrollable="YES" lineBreakMode="clipping" selectable="YES" editable="YES" \#
    sendsActionOnEndEditing="YES" borderStyle="bezel" drawsBackground="YES" id="@"><font \#
    key="font" metaFont="system"/><color key="textColor" name="controlTextColor" catalog="System" \#
    colorSpace="catalog"/><color key="backgroundColor" name="textBackgroundColor" \#
    catalog="System" colorSpace="catalog"/></textFieldCell></textField>
    <textFieldCell title="Label" id="@"><font key="font" metaFont="system"/><color \#
    key="textColor" name="labelColor" catalog="System" colorSpace="catalog"/><color \#
    key="backgroundColor" name="controlColor" catalog="System" \#
    colorSpace="catalog"/></textFieldCell>
    <textView importsGraphics="NO" richText="NO" verticallyResizable="YES" findStyle="panel" \#
    allowsUndo="YES" smartInsertDelete="YES" id="@"><rect key="frame" x="0.0" y="0.0" width="240" \#
    height="135"/><autoresizingMask key="autoresizingMask" widthSizable="YES" \#
    heightSizable="YES"/><color key="textColor" name="textColor" catalog="System" \#
    colorSpace="catalog"/><color key="backgroundColor" name="textBackgroundColor" \#
    catalog="System" colorSpace="catalog"/><size key="minSize" width="240" height="135"/><size \#
    key="maxSize" width="463" height="10000000"/><color key="insertionPointColor" \#
    name="textColor" catalog="System" colorSpace="catalog"/></textView>
    <tokenField focusRingType="none" verticalHuggingPriority="750" \#
    translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="232" height="21"/><tokenFieldCell key="cell" lineBreakMode="clipping" selectable="YES" \#
    editable="YES" sendsActionOnEndEditing="YES" borderStyle="bezel" drawsBackground="YES" \#
    allowsEditingTextAttributes="YES" id="@"><font key="font" metaFont="system"/><color \#
    key="textColor" name="controlTextColor" catalog="System" colorSpace="catalog"/><color \#
    key="backgroundColor" name="textBackgroundColor" catalog="System" \#
    colorSpace="catalog"/></tokenFieldCell></tokenField>
    <tokenFieldCell lineBreakMode="clipping" selectable="YES" editable="YES" \#
    sendsActionOnEndEditing="YES" borderStyle="bezel" drawsBackground="YES" \#
    allowsEditingTextAttributes="YES" id="@"><font key="font" metaFont="system"/><color \#
    key="textColor" name="controlTextColor" catalog="System" colorSpace="catalog"/><color \#
    key="backgroundColor" name="textBackgroundColor" catalog="System" \#
    colorSpace="catalog"/></tokenFieldCell>
    <toolbar implicitIdentifier="#" autosavesConfiguration="NO" displayMode="iconAndLabel" \#
    sizeMode="regular" id="@"><allowedToolbarItems/><defaultToolbarItems/></toolbar>
    <toolbarItem implicitItemIdentifier="#" label="Item" paletteLabel="Item" id="@"/>
    <view id="@"><rect key="frame" x="0.0" y="0.0" width="258" height="148"/></view>
    <viewController id="@"/>
    <visualEffectView blendingMode="withinWindow" material="appearanceBased" \#
    state="followsWindowActiveState" translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect \#
    key="frame" x="0.0" y="0.0" width="300" height="200"/></visualEffectView>
    <window allowsToolTipsWhenApplicationIsInactive="NO" autorecalculatesKeyViewLoop="NO" \#
    releasedWhenClosed="NO" animationBehavior="default" id="@"><windowStyleMask key="styleMask" \#
    titled="YES" closable="YES"/><rect key="contentRect" x="0.0" y="0.0" width="640" \#
    height="400"/><rect key="screenRect" x="0.0" y="0.0" width="2560" height="1410"/><view \#
    key="contentView" id="@"><rect key="frame" x="0.0" y="0.0" width="640" \#
    height="400"/><autoresizingMask key="autoresizingMask"/></view></window>
    <windowController id="@"><window key="window" allowsToolTipsWhenApplicationIsInactive="NO" \#
    autorecalculatesKeyViewLoop="NO" releasedWhenClosed="NO" visibleAtLaunch="NO" \#
    animationBehavior="default" id="@"><windowStyleMask key="styleMask" titled="YES" \#
    closable="YES" miniaturizable="YES"/><windowPositionMask key="initialPositionMask" \#
    leftStrut="YES" topStrut="YES"/><rect key="contentRect" x="0.0" y="0.0" width="480" \#
    height="270"/><rect key="screenRect" x="0.0" y="0.0" width="1680" \#
    height="1027"/></window></windowController>
    <wkWebView wantsLayer="YES" translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect \#
    key="frame" x="0.0" y="0.0" width="480" height="270"/><wkWebViewConfiguration \#
    key="configuration"><audiovisualMediaTypes key="mediaTypesRequiringUserActionForPlayback" \#
    none="YES"/><wkPreferences key="preferences"/></wkWebViewConfiguration></wkWebView>
    <userDefaultsController representsSharedInstance="YES" id="@"/>
    <viewLayoutGuide id="@"/>
    """#
}
