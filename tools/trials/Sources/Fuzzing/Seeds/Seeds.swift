/// The initial inputs, all of which are our own.
enum Seeds {
  static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="9531" \
    systemVersion="15B42" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \
    useTraitCollections="YES">

    """

  /// A view with rows of most kinds: masks, variations, constraints, connections, values.
  static let document = Array(
    """
    \(head)    <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="9529"/>
        </dependencies>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
                <connections>
                    <outlet property="title" destination="lab-el-001" id="out-le-001"/>
                </connections>
            </placeholder>
            <view contentMode="scaleToFill" id="roo-tv-001">
                <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                    <label opaque="NO" text="Name" lineBreakMode="tailTruncation" \
    translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001" userLabel="Name &amp; more">
                        <rect key="frame" x="20" y="20" width="42" height="21"/>
                        <constraints>
                            <constraint firstAttribute="width" constant="42.5" id="wid-th-001"/>
                        </constraints>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        <color key="textColor" red="1" green="0.5" blue="0.0" alpha="1" \
    colorSpace="calibratedRGB"/>
                        <variation key="widthClass=compact" text="N">
                            <fontDescription key="fontDescription" type="system" pointSize="12"/>
                        </variation>
                    </label>
                    <stackView opaque="NO" axis="vertical" spacing="8" id="sta-ck-001">
                        <subviews>
                            <button opaque="NO" id="but-to-001">
                                <state key="normal" title="Go"/>
                                <connections>
                                    <action selector="go:" destination="-1" eventType="touchUpInside" \
    id="act-io-001"/>
                                </connections>
                            </button>
                        </subviews>
                    </stackView>
                </subviews>
                <constraints>
                    <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="roo-tv-001" \
    secondAttribute="topMargin" constant="8" id="con-st-001"/>
                    <constraint firstItem="sta-ck-001" firstAttribute="leading" secondItem="lab-el-001" \
    secondAttribute="trailing" multiplier="16:9" priority="750" id="con-st-002"/>
                    <constraint firstItem="sta-ck-001" firstAttribute="width" \
    relation="greaterThanOrEqual" constant="100" id="con-st-003"/>
                </constraints>
                <variation key="default">
                    <mask key="constraints">
                        <exclude reference="con-st-001"/>
                    </mask>
                </variation>
                <variation key="heightClass=regular-widthClass=compact">
                    <mask key="constraints">
                        <include reference="con-st-001"/>
                    </mask>
                </variation>
            </view>
        </objects>
    </document>

    """.utf8
  )

  /// A document edited by hand: comments, entities, quotes, spaces.
  static let smallDocument = Array(
    """
    \(head)  <!-- by hand -->
        <objects>
            <view id='a' ><![CDATA[x]]><label key="k" text="&#10;&lt;é"   id="b"/></view >
            <unknown what="ever">text<b/>more</unknown>
        </objects>
    </document>
    """.utf8
  )

  static let notations = [
    "lab-el-001.top = superview.top + 8 @750",
    "'a b'.leading >= safeArea.leadingMargin * 16:9 - 0.5",
    "a.width = 100", "a.height <= b.width * 1/3", "a.centerX ≥ b.trailing",
    "H:|-8-[title]-(>=4@250,<=9)-[field(==title*2+1@750)]-|", "V:[a(100)][b(==a)]-12-|", "|[a]|",
  ]

  static let scripts = [
    """
    # a comment
    use compact-regular
    set lab-el-001 text "Hello \\"you\\""
    set lab-el-001 textColor red
    add label --into roo-tv-001 --first
    add constraint 'lab-el-001.top = superview.top + 8 @750'
    add constraint H:|-[lab-el-001]-[sta-ck-001]-|
    """,
    """
    uninstall lab-el-001 --class compact-any
    unset lab-el-001 text --class compact-any
    install lab-el-001
    move but-to-001 --into roo-tv-001
    rename sta-ck-001 'Stack of things'
    duplicate sta-ck-001
    connect -1 --outlet name --to but-to-001
    disconnect out-le-001
    delete lab-el-001 --from canvas --command
    """,
    "set wid-th-001 constant 12 --class wR-hR\ndelete con-st-002 --from inspector",
  ]

  /// A patch of the project file's pages, a patch of its cells, and a complete file.
  static let projects: [[UInt8]] = [
    [0] + Array("SQLite format 3\0".utf8), [1, 0, 16, 5, 3, 0xff, 0, 0, 1],
    [1, 2, 0, 0, 255], [2, 3, 1, 2, 2, 5] + Array("other".utf8), [2, 4, 0, 1, 1, 1, 9],
    [2, 9, 1, 9, 3, 4, 1, 2, 3, 4], [2, 2, 5, 4, 4, 3, 1, 1, 1], [2, 12, 0, 0, 5, 0],
  ]
}

extension FuzzTarget {
  /// The initial inputs.
  public var seeds: [[UInt8]] {
    switch self {
    case .document: Seeds.documents + Seeds.encoded + [Seeds.large]
    case .commands: Seeds.documents
    case .merge: Seeds.merges
    case .project: Seeds.projects
    case .bundle: [SoundProject.shared.bundle]
    case .script: Seeds.scripts.map { Array($0.utf8) }
    case .notation: Seeds.notations.map { Array($0.utf8) }
    }
  }
}
