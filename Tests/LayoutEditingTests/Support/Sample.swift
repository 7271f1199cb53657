import LayoutEditing
import InterfaceBuilderFormat
import LayoutModel

/// A small storyboard and what edits do to its lines.
struct Sample {
  var slice: LayoutSlice
  var context: EditingContext
  private let document: Document

  init(_ sizeClass: SizeClass = .anyAny, _ text: String = Sample.text) throws {
    document = try DocumentReader.read(Array(text.utf8))
    slice = LayoutSlice(document)
    context = EditingContext(editingClass: sizeClass, ids: IdentifierSource(seed: 9))
  }

  var text: String {
    var result = document
    result.objects = slice.objects
    return String(decoding: DocumentWriter.write(result), as: UTF8.self)
  }

  /// Carries out an edit and returns the lines that went, with `-`, and came, with `+`, in order,
  /// without their indents; `NEW` stands for the subject's id.
  mutating func lines(_ edits: LayoutEdit...) throws -> [String] {
    let original = text
    var subject = ObjectID("")
    for edit in edits {
      subject = try apply(edit, to: &slice, context: &context).subject
    }
    let before = original.split(separator: "\n")
    let after = text.split(separator: "\n")
    let known = original.contains(subject.rawValue)
    return after.difference(from: before).map { change in
      switch change {
      case .remove(_, let line, _): "-" + line.drop { $0 == " " }
      case .insert(_, let line, _): "+" + line.drop { $0 == " " }
      }
    }.map { known ? $0 : $0.replacing(subject.rawValue, with: "NEW") }
  }

  /// The error that an edit is refused with; nil if it is not.
  mutating func refusal(_ edit: LayoutEdit) -> EditError? {
    do {
      _ = try apply(edit, to: &slice, context: &context)
      return nil
    } catch {
      return error
    }
  }

  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="17701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" \
    initialViewController="vcA-00-001">
        <device id="retina6_1" orientation="portrait" appearance="light"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="17703"/>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
            <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        </dependencies>
        <scenes>
            <!--View Controller-->
            <scene sceneID="scA-00-001">
                <objects>
                    <viewController id="vcA-00-001" sceneMemberID="viewController">
                        <view key="view" contentMode="scaleToFill" id="root-0-001">
                            <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                            <subviews>
                                <label opaque="NO" contentMode="left" text="Title" textAlignment="natural" \
    lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \
    translatesAutoresizingMaskIntoConstraints="NO" id="lab-00-001" userLabel="title">
                                    <rect key="frame" x="20" y="50" width="100" height="21"/>
                                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                                    <nil key="textColor"/>
                                    <nil key="highlightedColor"/>
                                </label>
                                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-00-001">
                                    <rect key="frame" x="20" y="100" width="100" height="100"/>
                                    <subviews>
                                        <button opaque="NO" contentMode="scaleToFill" \
    contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="roundedRect" \
    lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="btn-00-001">
                                            <rect key="frame" x="0.0" y="0.0" width="50" height="30"/>
                                            <state key="normal" title="Go"/>
                                            <connections>
                                                <action selector="go:" destination="vcA-00-001" eventType="touchUpInside" id="act-00-001"/>
                                            </connections>
                                        </button>
                                    </subviews>
                                    <constraints>
                                        <constraint firstAttribute="width" constant="100" id="wid-00-001"/>
                                    </constraints>
                                </view>
                            </subviews>
                            <viewLayoutGuide key="safeArea" id="saf-00-001"/>
                            <constraints>
                                <constraint firstItem="lab-00-001" firstAttribute="top" secondItem="saf-00-001" secondAttribute="top" constant="6" id="CCC-00-001"/>
                                <constraint firstItem="btn-00-001" firstAttribute="top" secondItem="lab-00-001" secondAttribute="bottom" constant="8" id="XXX-00-001"/>
                            </constraints>
                        </view>
                        <connections>
                            <outlet property="button" destination="btn-00-001" id="out-00-001"/>
                            <outlet property="title" destination="lab-00-001" id="out-00-002"/>
                        </connections>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="fst-00-001" userLabel="First Responder" sceneMemberID="firstResponder"/>
                </objects>
            </scene>
        </scenes>
    </document>

    """
}
