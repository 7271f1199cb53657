extension ClassTable {
  /// The windows, menus, controllers and other objects of AppKit.
  static let cocoaObjects = """
    @NSWindow NSObject window
    title;text;title
    subtitle;text;subtitle
    releasedWhenClosed;is;releasedWhenClosed
    autorecalculatesKeyViewLoop;bool;autorecalculatesKeyViewLoop
    allowsToolTipsWhenApplicationIsInactive;bool;allowsToolTipsWhenApplicationIsInactive
    animationBehavior;E:NSWindowAnimationBehavior;animationBehavior
    tabbingMode;E:NSWindowTabbingMode;tabbingMode
    tabbingIdentifier;str;tabbingIdentifier
    titlebarAppearsTransparent;bool;titlebarAppearsTransparent
    titleVisibility;E:NSWindowTitleVisibility;titleVisibility
    toolbarStyle;E:NSWindowToolbarStyle;toolbarStyle
    separatorStyle;E:NSTitlebarSeparatorStyle;titlebarSeparatorStyle
    frameAutosaveName;str;setFrameAutosaveName({v});setFrameAutosaveName:{v}
    collectionBehavior;F:NSWindowCollectionBehavior;collectionBehavior
    hidesOnDeactivate;bool;hidesOnDeactivate
    restorable;is;restorable
    identifier;ident;identifier
    minSize;size;minSize
    maxSize;size;maxSize
    hasShadow;bool;hasShadow
    showsToolbarButton;bool;showsToolbarButton
    appearanceType;appearance;appearance
    excludedFromWindowsMenu;is;excludedFromWindowsMenu
    @NSPanel NSWindow panel
    @NSToolbar NSObject toolbar
    displayMode;E:NSToolbarDisplayMode;displayMode
    sizeMode;E:NSToolbarSizeMode;sizeMode
    autosavesConfiguration;bool;autosavesConfiguration;;!true
    allowsUserCustomization;bool;allowsUserCustomization;;!true
    showsBaselineSeparator;bool;showsBaselineSeparator
    @NSToolbarItem NSObject toolbarItem
    label;text;label
    paletteLabel;text;paletteLabel
    toolTip;text;toolTip
    title;text;title
    image;image;image
    tag;int;tag
    bordered;is;bordered
    navigational;is;navigational
    minSize;size;minSize
    maxSize;size;maxSize
    enabled;is;enabled
    autovalidates;bool;autovalidates
    visibilityPriority;num;visibilityPriority = NSToolbarItem.VisibilityPriority({v});visibilityPriority = {v}
    @NSToolbarItemGroup NSToolbarItem toolbarItemGroup
    @NSSearchToolbarItem NSToolbarItem searchToolbarItem
    @NSMenu NSObject menu
    title;text;title
    autoenablesItems;bool;autoenablesItems
    showsStateColumn;bool;showsStateColumn
    minimumWidth;num;minimumWidth
    identifier;ident;identifier
    @NSMenuItem NSObject menuItem
    title;text;title
    attributedTitle;attributed;attributedTitle
    keyEquivalent;str;keyEquivalent
    keyEquivalentModifierMask;F:NSEventModifierFlags;keyEquivalentModifierMask
    tag;int;tag;;0
    state;E:NSControlStateValue;state
    hidden;is;hidden;;false
    enabled;is;enabled;;true
    alternate;is;alternate
    indentationLevel;int;indentationLevel
    image;image;image
    toolTip;text;toolTip
    identifier;ident;identifier
    allowsKeyEquivalentWhenHidden;bool;allowsKeyEquivalentWhenHidden
    @NSViewController NSObject viewController
    title;text;title
    @NSCollectionViewItem NSViewController collectionViewItem
    @NSWindowController NSObject windowController
    @NSTabViewController NSViewController tabViewController
    tabStyle;E:NSTabViewControllerTabStyle;tabStyle
    selectedTabViewItemIndex;int;selectedTabViewItemIndex
    @NSSplitViewController NSViewController splitViewController
    @NSPageController NSViewController pagecontroller pageController
    @NSSplitViewItem NSObject splitViewItem
    canCollapse;bool;canCollapse
    holdingPriority;priority;holdingPriority = NSLayoutConstraint.Priority({v});holdingPriority = {v}
    minimumThickness;num;minimumThickness
    maximumThickness;num;maximumThickness
    preferredThicknessFraction;num;preferredThicknessFraction
    collapseBehavior;E:NSSplitViewItemCollapseBehavior;collapseBehavior
    springLoaded;is;springLoaded
    titlebarSeparatorStyle;E:NSTitlebarSeparatorStyle;titlebarSeparatorStyle
    @NSPopover NSObject popover
    behavior;popoverBehavior;behavior
    animates;bool;animates
    @NSObjectController NSObject objectController
    editable;is;editable
    automaticallyPreparesContent;bool;automaticallyPreparesContent
    objectClassName;str;objectClass = NSClassFromString({v});objectClass = NSClassFromString({v})
    @NSArrayController NSObjectController arrayController
    avoidsEmptySelection;bool;avoidsEmptySelection
    preservesSelection;bool;preservesSelection
    selectsInsertedObjects;bool;selectsInsertedObjects
    clearsFilterPredicateOnInsertion;bool;clearsFilterPredicateOnInsertion
    @NSTreeController NSObjectController treeController
    childrenKeyPath;str;childrenKeyPath
    countKeyPath;str;countKeyPath
    leafKeyPath;str;leafKeyPath
    @NSUserDefaultsController NSObject userDefaultsController
    @NumberFormatter NSObject numberFormatter
    numberStyle;E:NSNumberFormatterStyle;numberStyle
    minimumIntegerDigits;int;minimumIntegerDigits
    maximumIntegerDigits;int;maximumIntegerDigits
    minimumFractionDigits;int;minimumFractionDigits
    maximumFractionDigits;int;maximumFractionDigits
    usesGroupingSeparator;bool;usesGroupingSeparator
    groupingSize;int;groupingSize
    formatWidth;int;formatWidth
    minimum/value;object;minimum
    maximum/value;object;maximum
    positiveFormat;str;positiveFormat
    negativeFormat;str;negativeFormat
    allowsFloats;bool;allowsFloats
    lenient;is;lenient
    @NSGestureRecognizer NSObject gestureRecognizer
    enabled;is;enabled
    @NSClickGestureRecognizer NSGestureRecognizer clickGestureRecognizer
    numberOfClicksRequired;int;numberOfClicksRequired
    @NSPanGestureRecognizer NSGestureRecognizer panGestureRecognizer
    @NSPressGestureRecognizer NSGestureRecognizer pressGestureRecognizer
    @NSMagnificationGestureRecognizer NSGestureRecognizer magnificationGestureRecognizer
    @NSRotationGestureRecognizer NSGestureRecognizer rotationGestureRecognizer
    @NSApplication NSObject application
    @NSFontManager NSObject
    @NSDocumentController NSObject
    @NSDictionary NSObject
    @NSMutableDictionary NSDictionary
    @NSArray NSObject
    @NSMutableArray NSArray
    """
}
