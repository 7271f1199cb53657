/// The elements whose attributes are flags: present as `YES`, or absent.
///
/// The members are those of the UIKit and AppKit types, in the order in which Interface Builder
/// writes them, as far as documents show it.
enum FlagNames {
  /// Returns the flags of an element; nil if it is no set of flags.
  static func flags(of tag: String) -> [String]? { table[tag] }

  private static let table: [String: [String]] = [
    "accessibilityTraits":
      "none button link image selected keyboardKey staticText header searchField playsSound "
      + "updatesFrequently summaryElement notEnabled startsMediaSession adjustable "
      + "allowsDirectInteraction causesPageTurn tabBar",
    "audiovisualMediaTypes": "none audio video",
    "behavior":
      "pushIn lightByBackground changeContents doesNotDimImage lightByGray changeBackground "
      + "changeGray lightByContents multiLevelAccelerator",
    "calendarUnit": "second minute hour day weekOfMonth month year",
    "dataDetectorType":
      "phoneNumber link address calendarEvent shipmentTrackingNumber flightNumber "
      + "lookupSuggestion",
    "modifierMask": "shift option control command",
    "popoverArrowDirection": "up down left right",
    "tableColumnResizingMask": "resizeWithTable userResizable",
    "tableViewGridLines": "none vertical horizontal dashed",
    "windowCollectionBehavior":
      "canJoinAllSpaces moveToActiveSpace managed transient stationary participatesInCycle "
      + "ignoresCycle fullScreenPrimary fullScreenAuxiliary fullScreenNone",
    "windowPositionMask": "leftStrut rightStrut topStrut bottomStrut",
    "windowStyleMask":
      "titled closable miniaturizable resizable utility nonactivatingPanel HUD documentModal "
      + "texturedBackground unifiedTitleAndToolbar fullSizeContentView",
  ].mapValues { $0.split(separator: " ").map(String.init) }
}
