// What nine in ten elements of a kind have in documents, and what the library of Interface Builder sets
// for the most used ones; see `ObjectTemplate`.

extension ObjectTemplate {
  /// Templates for macOS, first half.
  static let mac = #"""
    <application id="@"/>
    <arrayController id="@"/>
    <box title="Box" translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" \#
    x="0.0" y="0.0" width="100" height="100"/><view key="contentView" id="@"><rect key="frame" \#
    x="4" y="5" width="92" height="77"/><autoresizingMask key="autoresizingMask" \#
    widthSizable="YES" heightSizable="YES"/></view></box>
    <button verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" \#
    id="@"><rect key="frame" x="0.0" y="0.0" width="76" height="32"/><buttonCell key="cell" \#
    type="push" title="Button" bezelStyle="rounded" alignment="center" borderStyle="border" \#
    imageScaling="proportionallyDown" inset="2" id="@"><behavior key="behavior" pushIn="YES" \#
    lightByBackground="YES" lightByGray="YES"/><font key="font" \#
    metaFont="system"/></buttonCell></button>
    <buttonCell type="push" title="Button" bezelStyle="rounded" alignment="center" \#
    borderStyle="border" imageScaling="proportionallyDown" inset="2" id="@"><behavior \#
    key="behavior" pushIn="YES" lightByBackground="YES" lightByGray="YES"/><font key="font" \#
    metaFont="system"/></buttonCell>
    <clipView id="@"><rect key="frame" x="0.0" y="0.0" width="450" \#
    height="198"/><autoresizingMask key="autoresizingMask" widthSizable="YES" \#
    heightSizable="YES"/></clipView>
    <collectionView id="@"><rect key="frame" x="0.0" y="0.0" width="392" \#
    height="282"/><autoresizingMask key="autoresizingMask" \#
    widthSizable="YES"/><collectionViewFlowLayout key="collectionViewLayout" \#
    minimumInteritemSpacing="4" minimumLineSpacing="4" id="@"><size key="itemSize" width="32" \#
    height="32"/></collectionViewFlowLayout><color key="primaryBackgroundColor" \#
    name="controlBackgroundColor" catalog="System" colorSpace="catalog"/></collectionView>
    <collectionViewFlowLayout minimumInteritemSpacing="4" minimumLineSpacing="4" id="@"><size \#
    key="itemSize" width="32" height="32"/></collectionViewFlowLayout>
    <collectionViewItem id="@"/>
    <colorWell translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" x="0.0" \#
    y="0.0" width="44" height="24"/><color key="color" red="0.05813049898" \#
    green="0.055541899059999997" blue="1" alpha="1" colorSpace="calibratedRGB"/></colorWell>
    <comboBox verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" \#
    id="@"><rect key="frame" x="0.0" y="0.0" width="140" height="23"/><comboBoxCell key="cell" \#
    scrollable="YES" lineBreakMode="clipping" selectable="YES" editable="YES" \#
    sendsActionOnEndEditing="YES" borderStyle="bezel" drawsBackground="YES" completes="NO" \#
    numberOfVisibleItems="5" id="@"><font key="font" metaFont="system"/><color key="textColor" \#
    name="controlTextColor" catalog="System" colorSpace="catalog"/><color key="backgroundColor" \#
    name="textBackgroundColor" catalog="System" colorSpace="catalog"/></comboBoxCell></comboBox>
    <containerView translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" \#
    x="0.0" y="0.0" width="581" height="300"/></containerView>
    <controllerPlaceholder id="@"/>
    <customObject id="@"/>
    <customView id="@"><rect key="frame" x="0.0" y="0.0" width="26" height="24"/></customView>
    <datePicker verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" \#
    id="@"><rect key="frame" x="0.0" y="0.0" width="180" height="28"/><datePickerCell key="cell" \#
    borderStyle="bezel" alignment="left" id="@"><font key="font" metaFont="system"/><date \#
    key="date" timeIntervalSinceReferenceDate="-595929600"/><color key="backgroundColor" \#
    name="controlBackgroundColor" catalog="System" colorSpace="catalog"/><color key="textColor" \#
    name="controlTextColor" catalog="System" colorSpace="catalog"/><datePickerElements \#
    key="datePickerElements" year="YES" month="YES" day="YES" hour="YES" minute="YES" \#
    second="YES"/></datePickerCell></datePicker>
    <gridCell id="@"/>
    <gridColumn id="@"/>
    <gridRow id="@"/>
    <gridView xPlacement="trailing" yPlacement="center" rowAlignment="none" rowSpacing="7" \#
    columnSpacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" \#
    x="0.0" y="0.0" width="270" height="86"/><rows><gridRow id="@"/></rows><columns><gridColumn \#
    id="@"/></columns><gridCells><gridCell id="@"><textField key="contentView" \#
    horizontalHuggingPriority="251" verticalHuggingPriority="750" \#
    translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="122" height="16"/><textFieldCell key="cell" lineBreakMode="clipping" title="Label" \#
    id="@"><font key="font" metaFont="system"/><color key="textColor" name="labelColor" \#
    catalog="System" colorSpace="catalog"/><color key="backgroundColor" \#
    name="textBackgroundColor" catalog="System" \#
    colorSpace="catalog"/></textFieldCell></textField></gridCell></gridCells></gridView>
    <imageCell refusesFirstResponder="YES" alignment="left" imageScaling="proportionallyDown" \#
    id="@"/>
    <imageView horizontalHuggingPriority="251" verticalHuggingPriority="251" \#
    translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="48" height="48"/><imageCell key="cell" refusesFirstResponder="YES" alignment="left" \#
    imageScaling="proportionallyDown" id="@"/></imageView>
    <levelIndicator verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" \#
    id="@"><rect key="frame" x="0.0" y="0.0" width="96" height="18"/><levelIndicatorCell \#
    key="cell" alignment="left" doubleValue="2" maxValue="5" \#
    levelIndicatorStyle="continuousCapacity" id="@"/></levelIndicator>
    <menu id="@"><items/></menu>
    <menuItem title="Item" id="@"/>
    <numberFormatter formatterBehavior="default10_4" minimumIntegerDigits="1" \#
    maximumIntegerDigits="2000000000" id="@"/>
    <outlineView verticalHuggingPriority="750" allowsExpansionToolTips="YES" \#
    columnAutoresizingStyle="firstColumnOnly" columnReordering="NO" rowHeight="22" \#
    viewBased="YES" indentationPerLevel="13" id="@"><rect key="frame" x="0.0" y="0.0" width="167" \#
    height="272"/><autoresizingMask key="autoresizingMask"/><size key="intercellSpacing" \#
    width="3" height="0.0"/><color key="backgroundColor" name="_sourceListBackgroundColor" \#
    catalog="System" colorSpace="catalog"/><color key="gridColor" name="gridColor" \#
    catalog="System" colorSpace="catalog"/><tableColumns><tableColumn minWidth="16" \#
    maxWidth="1000" id="@"><tableHeaderCell key="headerCell" lineBreakMode="truncatingTail" \#
    borderStyle="border"><color key="textColor" name="headerTextColor" catalog="System" \#
    colorSpace="catalog"/><color key="backgroundColor" name="headerColor" catalog="System" \#
    colorSpace="catalog"/></tableHeaderCell><textFieldCell key="dataCell" \#
    lineBreakMode="truncatingTail" selectable="YES" editable="YES" title="Label" id="@"><font \#
    key="font" metaFont="system"/><color key="textColor" name="controlTextColor" catalog="System" \#
    colorSpace="catalog"/><color key="backgroundColor" name="controlBackgroundColor" \#
    catalog="System" colorSpace="catalog"/></textFieldCell><tableColumnResizingMask \#
    key="resizingMask" resizeWithTable="YES"/><prototypeCellViews><tableCellView id="@"><rect \#
    key="frame" x="0.0" y="0.0" width="217" height="17"/><autoresizingMask key="autoresizingMask" \#
    widthSizable="YES" \#
    heightSizable="YES"/></tableCellView></prototypeCellViews></tableColumn></tableColumns></outlineView>
    <pagecontroller id="@"><view key="view" id="@"><rect key="frame" x="0.0" y="0.0" width="450" \#
    height="300"/><autoresizingMask key="autoresizingMask"/></view></pagecontroller>
    <pathControl verticalHuggingPriority="750" allowsExpansionToolTips="YES" \#
    translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="160" height="22"/><pathCell key="cell" selectable="YES" editable="YES" \#
    alignment="left" id="@"><font key="font" metaFont="system"/></pathCell></pathControl>
    <popover id="@"/>
    <popUpButton verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO" \#
    id="@"><rect key="frame" x="0.0" y="0.0" width="78" height="25"/><popUpButtonCell key="cell" \#
    type="push" title="Item 1" bezelStyle="rounded" alignment="left" \#
    lineBreakMode="truncatingTail" state="on" borderStyle="borderAndBezel" \#
    imageScaling="proportionallyDown" inset="2" selectedItem="*menuItem" id="@"><behavior \#
    key="behavior" lightByBackground="YES" lightByGray="YES"/><font key="font" \#
    metaFont="menu"/><menu key="menu" id="@"><items><menuItem title="Item 1" state="on" \#
    id="@"/><menuItem title="Item 2" id="@"/><menuItem title="Item 3" \#
    id="@"/></items></menu></popUpButtonCell></popUpButton>
    <popUpButtonCell type="push" title="Item 1" bezelStyle="rounded" alignment="left" \#
    lineBreakMode="truncatingTail" state="on" borderStyle="borderAndBezel" \#
    imageScaling="proportionallyDown" inset="2" selectedItem="*menuItem" id="@"><behavior \#
    key="behavior" lightByBackground="YES" lightByGray="YES"/><font key="font" \#
    metaFont="menu"/><menu key="menu" id="@"><items><menuItem title="Item 1" state="on" \#
    id="@"/><menuItem title="Item 2" id="@"/><menuItem title="Item 3" \#
    id="@"/></items></menu></popUpButtonCell>
    <progressIndicator wantsLayer="YES" horizontalHuggingPriority="750" \#
    verticalHuggingPriority="750" maxValue="100" bezeled="NO" indeterminate="YES" \#
    style="spinning" translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" \#
    x="0.0" y="0.0" width="32" height="32"/></progressIndicator>
    <ruleEditor nestingMode="simple" rowHeight="24" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="478" height="22"/><autoresizingMask key="autoresizingMask" widthSizable="YES" \#
    heightSizable="YES"/></ruleEditor>
    <scroller hidden="YES" wantsLayer="YES" verticalHuggingPriority="750" horizontal="NO" \#
    id="@"><rect key="frame" x="0.0" y="0.0" width="15" height="102"/><autoresizingMask \#
    key="autoresizingMask"/></scroller>
    <scrollView autohidesScrollers="YES" horizontalLineScroll="10" horizontalPageScroll="10" \#
    verticalLineScroll="10" verticalPageScroll="10" usesPredominantAxisScrolling="NO" \#
    translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="450" height="198"/><clipView key="contentView" id="@"><rect key="frame" x="0.0" \#
    y="0.0" width="450" height="198"/><autoresizingMask key="autoresizingMask" widthSizable="YES" \#
    heightSizable="YES"/></clipView><scroller key="horizontalScroller" hidden="YES" \#
    wantsLayer="YES" verticalHuggingPriority="750" horizontal="YES" id="@"><rect key="frame" \#
    x="-100" y="-100" width="450" height="16"/><autoresizingMask \#
    key="autoresizingMask"/></scroller><scroller key="verticalScroller" hidden="YES" \#
    wantsLayer="YES" verticalHuggingPriority="750" horizontal="NO" id="@"><rect key="frame" \#
    x="434" y="0.0" width="16" height="198"/><autoresizingMask \#
    key="autoresizingMask"/></scroller></scrollView>
    <searchField wantsLayer="YES" textCompletion="NO" \#
    translatesAutoresizingMaskIntoConstraints="NO" id="@"><rect key="frame" x="0.0" y="0.0" \#
    width="292" height="22"/><searchFieldCell key="cell" scrollable="YES" \#
    lineBreakMode="clipping" selectable="YES" editable="YES" borderStyle="bezel" \#
    usesSingleLineMode="YES" bezelStyle="round" id="@"><font key="font" metaFont="system"/><color \#
    key="textColor" name="controlTextColor" catalog="System" colorSpace="catalog"/><color \#
    key="backgroundColor" name="textBackgroundColor" catalog="System" \#
    colorSpace="catalog"/></searchFieldCell></searchField>
    """#
}
