import LayoutModel

/// The rows that have no effect in a running app, with the reasons.
struct NoEffectTable {
  private struct Rule {
    let path: String
    /// True if the rule also applies to the paths below.
    let isDeep: Bool
    let value: String?
    let reason: String
  }

  /// The rules by kind of object, then those of all kinds under `*`.
  private var rules: [String: [Rule]] = [:]
  private var objects: [String: String] = [:]

  private static let forUIKit = NoEffectTable(common + "\n" + uiKit)
  private static let forAppKit = NoEffectTable(common + "\n" + appKit)

  static func of(_ platform: Platform) -> NoEffectTable {
    platform == .macOS ? forAppKit : forUIKit
  }

  /// Creates a table of lines: kinds, paths, reason. A path that ends in `/*` includes all paths
  /// below it. `=` compares the value. The path `.` stands for the object with all its rows.
  private init(_ text: String) {
    for line in text.split(separator: "\n") {
      let columns = line.split(separator: ";").map(String.init)
      guard columns.count == 3 else { continue }
      for kind in columns[0].split(separator: " ").map(String.init) {
        for word in columns[1].split(separator: " ").map(String.init) {
          add(word, columns[2], to: kind)
        }
      }
    }
  }

  private mutating func add(_ word: String, _ reason: String, to kind: String) {
    if word == "." {
      objects[kind] = reason
      return
    }
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    let path = parts.first ?? word
    let isDeep = path.hasSuffix("/*")
    rules[kind, default: []].append(
      Rule(
        path: isDeep ? String(path.dropLast(2)) : path,
        isDeep: isDeep,
        value: parts.count > 1 ? parts[1] : nil,
        reason: reason
      )
    )
  }

  /// Returns why an object has no effect; nil if it has one.
  func reason(ofObject object: LayoutObject) -> String? {
    if object.role == .scene { return "a scene is a file of code" }
    if object.role == .resource { return "the asset catalog has the resource" }
    if object.kind == "customObject",
      ["-1", "-2", "-3"].contains(object.id.rawValue)
        || object.attribute("sceneMemberID") == "firstResponder"
    {
      return "a placeholder of the canvas"
    }
    return objects[object.kind]
  }

  /// Returns why a row has no effect; nil if it has one.
  func reason(_ object: LayoutObject, _ property: Property) -> String? {
    if let reason = reason(ofObject: object) { return reason }
    let path = property.path
    if path.isObject { return "the size class of other rows" }
    if !property.path.isNested, property.value.tag == "mask" {
      return "the entries of masks are in the code with what they install"
    }
    if case .element("nil", _) = property.value { return "no value is the toolkit's default" }
    if path.parent.rawValue.isEmpty == false, property.path.name == "key" { return nil }
    for kind in [object.kind, "*"] {
      for rule in rules[kind] ?? [] {
        let matches =
          rule.isDeep
          ? path.rawValue == rule.path || path.rawValue.hasPrefix(rule.path + "/")
          : path.rawValue == rule.path
        guard matches, rule.value == nil || rule.value == property.value.literal else { continue }
        return rule.reason
      }
    }
    // A list without attributes: its members have rows of their own.
    if case .element(let tag, nil) = property.value, path.name == ":" + tag,
      !object.properties.contains(where: {
        $0.variation == property.variation && $0.path.rawValue.hasPrefix(path.rawValue + "/")
      })
    {
      return "a list of objects"
    }
    return nil
  }

  // MARK: - Tables

  private static let common = """
    *;userLabel colorLabel userComments/* explanationText;a note in Interface Builder
    *;sceneMemberID;the role in the scene
    *;canvasLocation canvasLocation/*;a place on the canvas
    *;misplaced ambiguous verifyAmbiguity fixedFrame;a state of the canvas
    *;placeholderIntrinsicWidth placeholderIntrinsicHeight;a size on the canvas only
    *;customModuleProvider;the module of a class
    *;:animations :animations/*;an empty list of animations
    *;textInputTraits accessibilityConfiguration :accessibility;an empty element
    adaptation;.;an adaptation of the canvas
    *;:gestureRecognizers :connections :constraints :subviews :layoutGuides :items;a list of objects
    *;simulatedStatusBarMetrics/* simulatedTopBarMetrics/* simulatedBottomBarMetrics/* simulatedOrientationMetrics/* simulatedDestinationMetrics/* simulatedScreenMetrics/* simulatedInterfaceIdiom simulatedAppContext;a simulated metric of the canvas
    *;freeformSize;a size on the canvas only
    *;usesAttributedText;the text decides it
    *;propertyAccessControl;the access of outlets in the sources
    placeholder;. placeholderIdentifier;a placeholder of the canvas
    exit;.;the exit of a scene is not an object
    viewControllerPlaceholder controllerPlaceholder;.;a reference to another storyboard is in the code of its segues
    device deployment;.;a device of the canvas
    constraint;symbolic;the spacing is in the constant
    """

  private static let uiKit = """
    placeholder;userLabel;a note in Interface Builder
    label;adjustsLetterSpacingToFitWidth;without effect since iOS 7
    tableViewCellContentView;tableViewCell;a reference to the cell that has it
    button;normal highlighted selected disabled focused hasAttributedTitle;an empty element
    datePicker;useCurrentDate;the date decides it
    datePicker;date/*;the picker begins with the current date
    label;minimumFontSize;a minimum scale replaces it since iOS 6
    label;highlightedColor=nil;the toolkit's default
    *;contentMode=scaleToFill;the toolkit's default
    tableViewCell;textLabel detailTextLabel imageView;the style of the cell creates its labels
    tableViewCell collectionViewCell collectionReusableView;reuseIdentifier;the app registers the class under an identifier
    tableViewCell;rowHeight;the table's row height decides
    tableViewCell;hidesAccessoryWhenEditing;without effect since iOS 8
    tableViewCell collectionViewCell collectionReusableView;customSize;a size on the canvas only
    tableView;dataMode;static cells are in the code
    collectionView;dataMode;the data source provides the cells
    tableView;:prototypes :sections;a list of objects
    collectionView;:cells;a list of objects
    tableViewSection;.;a section of static cells
    tableViewSection;:cells;a list of objects
    segmentedControl;segmentControlStyle;without effect since iOS 7
    switch;title=Switch;the toolkit's default
    viewController tableViewController collectionViewController navigationController tabBarController splitViewController pageViewController hostingController avPlayerViewController glkViewController;:toolbarItems :keyCommands storyboardIdentifier useStoryboardIdentifierAsRestorationIdentifier autoresizesArchivedViewToFullSize :navigationItem;code needs no name in the storyboard
    navigationController tabBarController;:nil :nil/name;no value is the toolkit's default
    stackView;spacingType;the spacing is a number
    splitViewController;allowDoubleColumnStyle;the columns are in the code
    navigationItem toolbar tabBar navigationBar;:rightBarButtonItems :leftBarButtonItems :items;a list of objects
    mapView;multipleTouchEnabled;the toolkit's default
    wkWebView;configuration/*;the toolkit's default configuration
    """

  private static let appKit = """
    scroller tableHeaderView;.;the scroll view or the table creates it
    textFieldCell secureTextFieldCell searchFieldCell buttonCell popUpButtonCell sliderCell segmentedCell imageCell tokenFieldCell stepperCell;userLabel;a note in Interface Builder
    buttonCell popUpButtonCell;inset;the toolkit's default
    popUpButtonCell;type borderStyle lineBreakMode selectedItem state behavior/* title;the menu and the class decide it
    sliderCell textFieldCell imageCell segmentedCell;state type borderStyle bezelStyle;without effect in this cell
    tableView outlineView;viewBased headerView allowsExpansionToolTips :tableColumns;the columns are in the code
    pathCell;selectable;users choose a path, they do not select it
    menuItem;localization=NO mirroring=NO;AppKit chooses the variant of a symbol
    clipView;copiesOnScroll;without effect since macOS 11
    scroller;horizontal;the scroll view creates it
    tableColumn;:prototypeCellViews;a list of objects
    tableColumn;headerCell;a list of values
    tableColumn;headerCell/backgroundColor;the header draws its own background
    segmentedCell;:segments;a list of objects
    window;oneShot visibleAtLaunch screenRect/* initialPositionMask/*;a state of the canvas
    viewController windowController splitViewController tabViewController pagecontroller;storyboardIdentifier showSeguePresentationStyle :splitViewItems :tabViewItems;code needs no name in the storyboard
    stackView;:visibilityPriorities :visibilityPriorities/* :customSpacing :customSpacing/*;the toolkit's default
    stackView;:beginningViews :middleViews :endViews;a list of objects
    textField button slider colorWell;mirrorLayoutDirectionWhenInternationalizing setsMaxLayoutWidthAtFirstLayout;decided by the direction of the language
    box;userLabel;a note in Interface Builder
    numberFormatter;formatterBehavior;the toolkit's default
    tabView;:tabViewItems;a list of objects
    toolbar;:allowedToolbarItems :defaultToolbarItems;a list of objects
    gridView;:rows :columns :gridCells;a list of objects
    *;objectClass/*;the name of the class decides it
    customObject;userLabel;a note in Interface Builder
    """
}
