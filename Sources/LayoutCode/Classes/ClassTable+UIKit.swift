extension ClassTable {
  /// The classes of UIKit and the frameworks beside it, with the members that code sets.
  static let uiKit = """
    @NSObject - customObject object
    @UIView NSObject view containerView customView tableViewCellContentView collectionViewCellContentView
    backgroundColor;color;backgroundColor;;nil
    tintColor;color;tintColor;;nil
    alpha;num;alpha;;1
    hidden;is;hidden;;false
    opaque;is;opaque;;true
    tag;int;tag;;0
    clipsSubviews;bool;clipsToBounds;;false
    userInteractionEnabled;is;userInteractionEnabled;;true
    multipleTouchEnabled;is;multipleTouchEnabled;;false
    clearsContextBeforeDrawing;bool;clearsContextBeforeDrawing;;true
    autoresizesSubviews;bool;autoresizesSubviews;;true
    contentMode;E:UIViewContentMode;contentMode;;scaleToFill
    layoutMargins;insets;layoutMargins;;8
    directionalLayoutMargins;directional;directionalLayoutMargins;;8
    preservesSuperviewLayoutMargins;bool;preservesSuperviewLayoutMargins;;false
    insetsLayoutMarginsFromSafeArea;bool;insetsLayoutMarginsFromSafeArea;;true
    semanticContentAttribute;E:UISemanticContentAttribute;semanticContentAttribute;;unspecified
    userInterfaceStyle;E:UIUserInterfaceStyle;overrideUserInterfaceStyle;;unspecified
    restorationIdentifier;str;restorationIdentifier
    showsLargeContentViewer;bool;showsLargeContentViewer;;false
    largeContentTitle;text;largeContentTitle
    horizontalHuggingPriority;num;setContentHuggingPriority(UILayoutPriority({v}), for: .horizontal);setContentHuggingPriority:{v} forAxis:UILayoutConstraintAxisHorizontal;250
    verticalHuggingPriority;num;setContentHuggingPriority(UILayoutPriority({v}), for: .vertical);setContentHuggingPriority:{v} forAxis:UILayoutConstraintAxisVertical;250
    horizontalCompressionResistancePriority;num;setContentCompressionResistancePriority(UILayoutPriority({v}), for: .horizontal);setContentCompressionResistancePriority:{v} forAxis:UILayoutConstraintAxisHorizontal;750
    verticalCompressionResistancePriority;num;setContentCompressionResistancePriority(UILayoutPriority({v}), for: .vertical);setContentCompressionResistancePriority:{v} forAxis:UILayoutConstraintAxisVertical;750
    accessibilityConfiguration/label;text;accessibilityLabel
    accessibilityConfiguration/hint;text;accessibilityHint
    accessibilityConfiguration/identifier;str;accessibilityIdentifier
    accessibilityConfiguration/isElement/value;is;isAccessibilityElement|isAccessibilityElement
    accessibilityConfiguration/traits;F:UIAccessibilityTraits;accessibilityTraits

    @UILabel UIView label
    text;text;text
    fontDescription;font;font
    textColor;color;textColor
    highlightedColor;color;highlightedTextColor;;nil
    shadowColor;color;shadowColor;;nil
    shadowOffset;size;shadowOffset
    textAlignment;E:NSTextAlignment;textAlignment;;natural
    numberOfLines;int;numberOfLines;;1
    lineBreakMode;E:NSLineBreakMode;lineBreakMode;;tailTruncation
    baselineAdjustment;E:UIBaselineAdjustment;baselineAdjustment;;alignBaselines
    adjustsFontSizeToFit;bool;adjustsFontSizeToFitWidth;;false
    minimumScaleFactor;num;minimumScaleFactor;;0
    allowsDefaultTighteningForTruncation;bool;allowsDefaultTighteningForTruncation;;false
    adjustsFontForContentSizeCategory;bool;adjustsFontForContentSizeCategory;;false
    showsExpansionTextWhenTruncated;bool;showsExpansionTextWhenTruncated;;false;15.0
    preferredMaxLayoutWidth;num;preferredMaxLayoutWidth;;0
    enabled;is;enabled;;true
    highlighted;is;highlighted;;false
    attributedText;attributed;attributedText

    @UIImageView UIView imageView
    image;image;image;;nil
    highlightedImage;image;highlightedImage;;nil
    highlighted;is;highlighted;;false
    preferredSymbolConfiguration;symbol;preferredSymbolConfiguration;;nil
    adjustsImageSizeForAccessibilityContentSizeCategory;bool;adjustsImageSizeForAccessibilityContentSizeCategory;;false

    @UIControl UIView control
    enabled;is;enabled;;true
    selected;is;selected;;false
    highlighted;is;highlighted;;false
    contentHorizontalAlignment;E:UIControlContentHorizontalAlignment;contentHorizontalAlignment;;center
    contentVerticalAlignment;E:UIControlContentVerticalAlignment;contentVerticalAlignment;;center
    showsMenuAsPrimaryAction;bool;showsMenuAsPrimaryAction;;false;14.0
    toolTip;text;toolTip;;;15.0

    @UIButton UIControl button
    configuration;sub:UIButtonConfiguration;configuration;;;15.0
    normal/title;text;setTitle({v}, for: .normal);setTitle:{v} forState:UIControlStateNormal;nil
    normal/attributedTitle;attributed;setAttributedTitle({v}, for: .normal);setAttributedTitle:{v} forState:UIControlStateNormal
    normal/image;image;setImage({v}, for: .normal);setImage:{v} forState:UIControlStateNormal;nil
    normal/backgroundImage;image;setBackgroundImage({v}, for: .normal);setBackgroundImage:{v} forState:UIControlStateNormal;nil
    normal/titleColor;color;setTitleColor({v}, for: .normal);setTitleColor:{v} forState:UIControlStateNormal;nil
    normal/titleShadowColor;color;setTitleShadowColor({v}, for: .normal);setTitleShadowColor:{v} forState:UIControlStateNormal;nil
    normal/preferredSymbolConfiguration;symbol;setPreferredSymbolConfiguration({v}, forImageIn: .normal);setPreferredSymbolConfiguration:{v} forImageInState:UIControlStateNormal
    highlighted/title;text;setTitle({v}, for: .highlighted);setTitle:{v} forState:UIControlStateHighlighted;nil
    highlighted/attributedTitle;attributed;setAttributedTitle({v}, for: .highlighted);setAttributedTitle:{v} forState:UIControlStateHighlighted
    highlighted/image;image;setImage({v}, for: .highlighted);setImage:{v} forState:UIControlStateHighlighted;nil
    highlighted/backgroundImage;image;setBackgroundImage({v}, for: .highlighted);setBackgroundImage:{v} forState:UIControlStateHighlighted;nil
    highlighted/titleColor;color;setTitleColor({v}, for: .highlighted);setTitleColor:{v} forState:UIControlStateHighlighted;nil
    highlighted/titleShadowColor;color;setTitleShadowColor({v}, for: .highlighted);setTitleShadowColor:{v} forState:UIControlStateHighlighted;nil
    highlighted/preferredSymbolConfiguration;symbol;setPreferredSymbolConfiguration({v}, forImageIn: .highlighted);setPreferredSymbolConfiguration:{v} forImageInState:UIControlStateHighlighted
    selected/title;text;setTitle({v}, for: .selected);setTitle:{v} forState:UIControlStateSelected;nil
    selected/attributedTitle;attributed;setAttributedTitle({v}, for: .selected);setAttributedTitle:{v} forState:UIControlStateSelected
    selected/image;image;setImage({v}, for: .selected);setImage:{v} forState:UIControlStateSelected;nil
    selected/backgroundImage;image;setBackgroundImage({v}, for: .selected);setBackgroundImage:{v} forState:UIControlStateSelected;nil
    selected/titleColor;color;setTitleColor({v}, for: .selected);setTitleColor:{v} forState:UIControlStateSelected;nil
    selected/titleShadowColor;color;setTitleShadowColor({v}, for: .selected);setTitleShadowColor:{v} forState:UIControlStateSelected;nil
    selected/preferredSymbolConfiguration;symbol;setPreferredSymbolConfiguration({v}, forImageIn: .selected);setPreferredSymbolConfiguration:{v} forImageInState:UIControlStateSelected
    disabled/title;text;setTitle({v}, for: .disabled);setTitle:{v} forState:UIControlStateDisabled;nil
    disabled/attributedTitle;attributed;setAttributedTitle({v}, for: .disabled);setAttributedTitle:{v} forState:UIControlStateDisabled
    disabled/image;image;setImage({v}, for: .disabled);setImage:{v} forState:UIControlStateDisabled;nil
    disabled/backgroundImage;image;setBackgroundImage({v}, for: .disabled);setBackgroundImage:{v} forState:UIControlStateDisabled;nil
    disabled/titleColor;color;setTitleColor({v}, for: .disabled);setTitleColor:{v} forState:UIControlStateDisabled;nil
    disabled/titleShadowColor;color;setTitleShadowColor({v}, for: .disabled);setTitleShadowColor:{v} forState:UIControlStateDisabled;nil
    disabled/preferredSymbolConfiguration;symbol;setPreferredSymbolConfiguration({v}, forImageIn: .disabled);setPreferredSymbolConfiguration:{v} forImageInState:UIControlStateDisabled
    fontDescription;font;titleLabel?.font|titleLabel.font
    lineBreakMode;E:NSLineBreakMode;titleLabel?.lineBreakMode|titleLabel.lineBreakMode;;middleTruncation
    titleShadowOffset;size;titleLabel?.shadowOffset|titleLabel.shadowOffset
    contentEdgeInsets;inset;contentEdgeInsets;;0
    titleEdgeInsets;inset;titleEdgeInsets;;0
    imageEdgeInsets;inset;imageEdgeInsets;;0
    reversesTitleShadowWhenHighlighted;bool;reversesTitleShadowWhenHighlighted;;false
    showsTouchWhenHighlighted;bool;showsTouchWhenHighlighted;;false
    adjustsImageWhenHighlighted;bool;adjustsImageWhenHighlighted;;true
    adjustsImageWhenDisabled;bool;adjustsImageWhenDisabled;;true
    adjustsImageSizeForAccessibilityContentSizeCategory;bool;adjustsImageSizeForAccessibilityContentSizeCategory;;false
    springLoaded;is;springLoaded;;false
    pointerInteraction;is;pointerInteractionEnabled;;false;13.4
    role;E:UIButtonRole;role;;normal;14.0
    changesSelectionAsPrimaryAction;bool;changesSelectionAsPrimaryAction;;false;15.0

    @UIButtonConfiguration NSObject buttonConfiguration
    title;text;title
    subtitle;text;subtitle
    image;image;image
    preferredSymbolConfigurationForImage;symbol;preferredSymbolConfigurationForImage
    imagePlacement;E:NSDirectionalRectEdge;imagePlacement
    imagePadding;num;imagePadding
    titlePadding;num;titlePadding
    cornerStyle;E:UIButtonConfigurationCornerStyle;cornerStyle
    buttonSize;E:UIButtonConfigurationSize;buttonSize
    titleAlignment;E:UIButtonConfigurationTitleAlignment;titleAlignment
    showsActivityIndicator;bool;showsActivityIndicator
    contentInsets;directional;contentInsets
    baseForegroundColor;color;baseForegroundColor
    baseBackgroundColor;color;baseBackgroundColor
    backgroundConfiguration/backgroundColor;color;background.backgroundColor
    backgroundConfiguration/strokeColor;color;background.strokeColor
    backgroundConfiguration/strokeWidth;num;background.strokeWidth
    backgroundConfiguration/cornerRadius;num;background.cornerRadius
    backgroundConfiguration/image;image;background.image
    background/backgroundColor;color;background.backgroundColor
    background/strokeColor;color;background.strokeColor
    background/strokeWidth;num;background.strokeWidth
    background/cornerRadius;num;background.cornerRadius
    background/image;image;background.image

    @UITextField UIControl textField
    text;text;text
    placeholder;text;placeholder
    attributedText;attributed;attributedText
    attributedPlaceholder;attributed;attributedPlaceholder
    fontDescription;font;font
    textColor;color;textColor
    textAlignment;E:NSTextAlignment;textAlignment;;natural
    borderStyle;E:UITextBorderStyle;borderStyle;;none
    background;image;background
    disabledBackground;image;disabledBackground
    clearButtonMode;E:UITextFieldViewMode;clearButtonMode;;never
    clearsOnBeginEditing;bool;clearsOnBeginEditing;;false
    clearsOnInsertion;bool;clearsOnInsertion;;false
    allowsEditingTextAttributes;bool;allowsEditingTextAttributes;;false
    adjustsFontSizeToFit;bool;adjustsFontSizeToFitWidth;;false
    adjustsFontForContentSizeCategory;bool;adjustsFontForContentSizeCategory;;false
    minimumFontSize;num;minimumFontSize;;0
    *traits

    @UIScrollView UIView scrollView
    scrollEnabled;is;scrollEnabled;;true
    pagingEnabled;is;pagingEnabled;;false
    directionalLockEnabled;is;directionalLockEnabled;;false
    bounces;bool;bounces;;true
    bouncesZoom;bool;bouncesZoom;;true
    alwaysBounceVertical;bool;alwaysBounceVertical;;false
    alwaysBounceHorizontal;bool;alwaysBounceHorizontal;;false
    showsVerticalScrollIndicator;bool;showsVerticalScrollIndicator;;true
    showsHorizontalScrollIndicator;bool;showsHorizontalScrollIndicator;;true
    indicatorStyle;E:UIScrollViewIndicatorStyle;indicatorStyle;;default
    delaysContentTouches;bool;delaysContentTouches;;true
    canCancelContentTouches;bool;canCancelContentTouches;;true
    minimumZoomScale;num;minimumZoomScale;;1
    maximumZoomScale;num;maximumZoomScale;;1
    scrollsToTop;bool;scrollsToTop;;true
    keyboardDismissMode;E:UIScrollViewKeyboardDismissMode;keyboardDismissMode;;none
    contentInsetAdjustmentBehavior;E:UIScrollViewContentInsetAdjustmentBehavior;contentInsetAdjustmentBehavior;;automatic
    contentInset;inset;contentInset;;0
    scrollIndicatorInsets;inset;scrollIndicatorInsets;;0
    contentSize;size;contentSize

    @UITextView UIScrollView textView
    text;text;text
    attributedText;attributed;attributedText
    fontDescription;font;font
    textColor;color;textColor
    textAlignment;E:NSTextAlignment;textAlignment;;natural
    editable;is;editable;;true
    selectable;is;selectable;;true
    allowsEditingTextAttributes;bool;allowsEditingTextAttributes;;false
    adjustsFontForContentSizeCategory;bool;adjustsFontForContentSizeCategory;;false
    dataDetectorTypes;F:UIDataDetectorTypes;dataDetectorTypes
    findInteractionEnabled;is;findInteractionEnabled;;false;16.0
    *traits

    @UITableView UIScrollView tableView
    rowHeight;num;rowHeight;;44
    estimatedRowHeight;num;estimatedRowHeight;;-1
    sectionHeaderHeight;num;sectionHeaderHeight;;-1
    sectionFooterHeight;num;sectionFooterHeight;;-1
    estimatedSectionHeaderHeight;num;estimatedSectionHeaderHeight;;-1
    estimatedSectionFooterHeight;num;estimatedSectionFooterHeight;;-1
    sectionIndexMinimumDisplayRowCount;int;sectionIndexMinimumDisplayRowCount;;0
    separatorStyle;E:UITableViewCellSeparatorStyle;separatorStyle;;default
    separatorInsetReference;E:UITableViewSeparatorInsetReference;separatorInsetReference;;fromCellEdges
    separatorColor;color;separatorColor;;nil
    separatorInset;inset;separatorInset
    sectionIndexColor;color;sectionIndexColor;;nil
    sectionIndexBackgroundColor;color;sectionIndexBackgroundColor;;nil
    sectionIndexTrackingBackgroundColor;color;sectionIndexTrackingBackgroundColor;;nil
    allowsSelection;bool;allowsSelection;;true
    allowsMultipleSelection;bool;allowsMultipleSelection;;false
    allowsSelectionDuringEditing;bool;allowsSelectionDuringEditing;;false
    allowsMultipleSelectionDuringEditing;bool;allowsMultipleSelectionDuringEditing;;false
    cellLayoutMarginsFollowReadableWidth;bool;cellLayoutMarginsFollowReadableWidth;;false
    contentViewsToSafeArea;bool;insetsContentViewsToSafeArea;;true
    remembersLastFocusedIndexPath;bool;remembersLastFocusedIndexPath;;false
    springLoaded;is;springLoaded;;false
    dragInteractionEnabled;bool;dragInteractionEnabled;;true

    @UITableViewCell UIView tableViewCell
    selectionStyle;E:UITableViewCellSelectionStyle;selectionStyle;;default
    accessoryType;E:UITableViewCellAccessoryType;accessoryType;;none
    editingAccessoryType;E:UITableViewCellAccessoryType;editingAccessoryType;;none
    focusStyle;E:UITableViewCellFocusStyle;focusStyle;;default
    indentationWidth;num;indentationWidth;;10
    indentationLevel;int;indentationLevel;;0
    shouldIndentWhileEditing;bool;shouldIndentWhileEditing;;true
    showsReorderControl;bool;showsReorderControl;;false
    separatorInset;inset;separatorInset
    image;image;imageView?.image|imageView.image

    @UICollectionView UIScrollView collectionView
    prefetchingEnabled;is;prefetchingEnabled;;true
    allowsSelection;bool;allowsSelection;;true
    allowsMultipleSelection;bool;allowsMultipleSelection;;false
    remembersLastFocusedIndexPath;bool;remembersLastFocusedIndexPath;;false
    springLoaded;is;springLoaded;;false
    dragInteractionEnabled;bool;dragInteractionEnabled;;true
    selfSizingInvalidation;E:UICollectionViewSelfSizingInvalidation;selfSizingInvalidation;;enabled;16.0

    @UICollectionReusableView UIView collectionReusableView
    @UICollectionViewCell UICollectionReusableView collectionViewCell

    @UICollectionViewLayout NSObject collectionViewLayout
    @UICollectionViewFlowLayout UICollectionViewLayout collectionViewFlowLayout
    scrollDirection;E:UICollectionViewScrollDirection;scrollDirection;;vertical
    minimumLineSpacing;num;minimumLineSpacing;;10
    minimumInteritemSpacing;num;minimumInteritemSpacing;;10
    itemSize;size;itemSize
    headerReferenceSize;size;headerReferenceSize
    footerReferenceSize;size;footerReferenceSize
    sectionInset;inset;sectionInset;;0
    sectionInsetReference;E:UICollectionViewFlowLayoutSectionInsetReference;sectionInsetReference;;contentInset
    estimatedItemSize;size;estimatedItemSize
    automaticEstimatedItemSize;yes;estimatedItemSize = UICollectionViewFlowLayout.automaticSize|estimatedItemSize = UICollectionViewFlowLayoutAutomaticSize

    @UIStackView UIView stackView
    axis;E:UILayoutConstraintAxis;axis;;horizontal
    alignment;E:UIStackViewAlignment;alignment;;fill
    distribution;E:UIStackViewDistribution;distribution;;fill
    spacing;num;spacing;;0
    baselineRelativeArrangement;is;baselineRelativeArrangement;;false
    layoutMarginsRelativeArrangement;is;layoutMarginsRelativeArrangement;;false

    @UISwitch UIControl switch
    on;is;on;;false
    onTintColor;color;onTintColor;;nil
    thumbTintColor;color;thumbTintColor;;nil
    onImage;image;onImage;;nil
    offImage;image;offImage;;nil
    title;text;title;;;14.0
    preferredStyle;E:UISwitchStyle;preferredStyle;;automatic;14.0

    @UISlider UIControl slider
    minValue;num;minimumValue;;0
    maxValue;num;maximumValue;;1
    value;num;value;;0
    continuous;is;continuous;;true
    minimumTrackTintColor;color;minimumTrackTintColor;;nil
    maximumTrackTintColor;color;maximumTrackTintColor;;nil
    thumbTintColor;color;thumbTintColor;;nil
    minimumValueImage;image;minimumValueImage;;nil
    maximumValueImage;image;maximumValueImage;;nil

    @UIStepper UIControl stepper
    minimumValue;num;minimumValue;;0
    maximumValue;num;maximumValue;;100
    stepValue;num;stepValue;;1
    value;num;value;;0
    continuous;is;continuous;;true
    autorepeat;bool;autorepeat;;true
    wraps;bool;wraps;;false

    @UISegmentedControl UIControl segmentedControl
    selectedSegmentIndex;int;selectedSegmentIndex
    momentary;is;momentary;;false
    apportionsSegmentWidthsByContent;bool;apportionsSegmentWidthsByContent;;false
    selectedSegmentTintColor;color;selectedSegmentTintColor;;nil
    springLoaded;is;springLoaded;;false

    @UIDatePicker UIControl datePicker
    datePickerMode;E:UIDatePickerMode;datePickerMode;;dateAndTime
    style;E:UIDatePickerStyle;preferredDatePickerStyle;;automatic;13.4
    minuteInterval;int;minuteInterval;;1
    date;date;date
    minimumDate;date;minimumDate;;nil
    maximumDate;date;maximumDate;;nil
    locale;locale;locale
    countDownDuration;num;countDownDuration

    @UIPageControl UIControl pageControl
    numberOfPages;int;numberOfPages;;0
    currentPage;int;currentPage;;0
    hidesForSinglePage;bool;hidesForSinglePage;;false
    pageIndicatorTintColor;color;pageIndicatorTintColor;;nil
    currentPageIndicatorTintColor;color;currentPageIndicatorTintColor;;nil
    backgroundStyle;E:UIPageControlBackgroundStyle;backgroundStyle;;automatic;14.0
    preferredIndicatorImage;image;preferredIndicatorImage;;nil;14.0

    @UIProgressView UIView progressView
    progress;num;progress;;0
    progressViewStyle;E:UIProgressViewStyle;progressViewStyle;;default
    progressTintColor;color;progressTintColor;;nil
    trackTintColor;color;trackTintColor;;nil
    progressImage;image;progressImage;;nil
    trackImage;image;trackImage;;nil

    @UIActivityIndicatorView UIView activityIndicatorView
    style;E:UIActivityIndicatorViewStyle;style|activityIndicatorViewStyle
    color;color;color
    hidesWhenStopped;bool;hidesWhenStopped;;true
    animating;yes;startAnimating()|startAnimating

    @UIPickerView UIView pickerView
    @UIVisualEffectView UIView visualEffectView
    @UIWebView UIView webView
    @UIWindow UIView window
    @UIColorWell UIControl colorWell
    title;text;title
    supportsAlpha;bool;supportsAlpha;;true
    selectedColor;color;selectedColor;;nil
    @UICalendarView UIView calendarView

    @UISearchBar UIView searchBar
    text;text;text
    placeholder;text;placeholder
    prompt;text;prompt
    barStyle;E:UIBarStyle;barStyle;;default
    searchBarStyle;E:UISearchBarStyle;searchBarStyle;;default
    translucent;is;translucent;;true
    barTintColor;color;barTintColor;;nil
    backgroundImage;image;backgroundImage;;nil
    showsBookmarkButton;bool;showsBookmarkButton;;false
    showsCancelButton;bool;showsCancelButton;;false
    showsScopeBar;bool;showsScopeBar;;false
    showsSearchResultsButton;bool;showsSearchResultsButton;;false
    selectedScopeButtonIndex;int;selectedScopeButtonIndex;;0
    :scopeButtonTitles;strings;scopeButtonTitles
    *traits

    @UINavigationBar UIView navigationBar
    barStyle;E:UIBarStyle;barStyle;;default
    translucent;is;translucent;;true
    barTintColor;color;barTintColor;;nil
    largeTitles;bool;prefersLargeTitles;;false
    backIndicatorImage;image;backIndicatorImage;;nil
    backIndicatorTransitionMaskImage;image;backIndicatorTransitionMaskImage;;nil
    shadowImage;image;shadowImage;;nil
    titleTextAttributes;textAttributes;titleTextAttributes
    largeTitleTextAttributes;textAttributes;largeTitleTextAttributes
    standardAppearance;sub:UINavigationBarAppearance;standardAppearance
    scrollEdgeAppearance;sub:UINavigationBarAppearance;scrollEdgeAppearance
    compactAppearance;sub:UINavigationBarAppearance;compactAppearance
    compactScrollEdgeAppearance;sub:UINavigationBarAppearance;compactScrollEdgeAppearance;;;15.0

    @UIBarAppearance NSObject barAppearance
    backgroundColor;color;backgroundColor
    backgroundImage;image;backgroundImage
    backgroundImageContentMode;E:UIViewContentMode;backgroundImageContentMode
    shadowColor;color;shadowColor
    shadowImage;image;shadowImage
    @UINavigationBarAppearance UIBarAppearance navigationBarAppearance
    titleTextAttributes;textAttributes;titleTextAttributes
    largeTitleTextAttributes;textAttributes;largeTitleTextAttributes
    @UITabBarAppearance UIBarAppearance tabBarAppearance
    @UIToolbarAppearance UIBarAppearance toolbarAppearance

    @UIToolbar UIView toolbar
    barStyle;E:UIBarStyle;barStyle;;default
    translucent;is;translucent;;true
    barTintColor;color;barTintColor;;nil
    standardAppearance;sub:UIToolbarAppearance;standardAppearance
    scrollEdgeAppearance;sub:UIToolbarAppearance;scrollEdgeAppearance;;;15.0
    compactAppearance;sub:UIToolbarAppearance;compactAppearance

    @UITabBar UIView tabBar
    barStyle;E:UIBarStyle;barStyle;;default
    translucent;is;translucent;;true
    barTintColor;color;barTintColor;;nil
    selectedImageTintColor;color;tintColor
    unselectedItemTintColor;color;unselectedItemTintColor;;nil
    backgroundImage;image;backgroundImage;;nil
    shadowImage;image;shadowImage;;nil
    selectionIndicatorImage;image;selectionIndicatorImage;;nil
    itemPositioning;E:UITabBarItemPositioning;itemPositioning;;automatic
    itemWidth;num;itemWidth
    itemSpacing;num;itemSpacing
    standardAppearance;sub:UITabBarAppearance;standardAppearance
    scrollEdgeAppearance;sub:UITabBarAppearance;scrollEdgeAppearance;;;15.0

    @UIBarItem NSObject barItem
    title;text;title
    image;image;image;;nil
    landscapeImage;image;landscapeImagePhone;;nil
    largeContentSizeImage;image;largeContentSizeImage;;nil
    enabled;is;enabled;;true
    tag;int;tag;;0
    imageInsets;inset;imageInsets
    accessibilityConfiguration/label;text;accessibilityLabel
    accessibilityConfiguration/hint;text;accessibilityHint
    accessibilityConfiguration/identifier;str;accessibilityIdentifier
    accessibilityConfiguration/isElement/value;is;isAccessibilityElement|isAccessibilityElement
    accessibilityConfiguration/traits;F:UIAccessibilityTraits;accessibilityTraits
    @UIBarButtonItem UIBarItem barButtonItem
    style;E:UIBarButtonItemStyle;style;;plain
    width;num;width;;0
    tintColor;color;tintColor;;nil
    selected;is;selected;;false;15.0
    springLoaded;is;springLoaded;;false
    @UITabBarItem UIBarItem tabBarItem
    selectedImage;image;selectedImage;;nil
    badgeValue;str;badgeValue
    badgeColor;color;badgeColor;;nil

    @UINavigationItem NSObject navigationItem
    title;text;title
    prompt;text;prompt
    largeTitleDisplayMode;E:UINavigationItemLargeTitleDisplayMode;largeTitleDisplayMode;;automatic
    hidesBackButton;bool;hidesBackButton;;false
    leftItemsSupplementBackButton;bool;leftItemsSupplementBackButton;;false
    backButtonTitle;text;backButtonTitle
    backButtonDisplayMode;E:UINavigationItemBackButtonDisplayMode;backButtonDisplayMode;;default;14.0
    style;E:UINavigationItemStyle;style;;navigator;16.0

    @UIGestureRecognizer NSObject gestureRecognizer
    enabled;is;enabled;;true
    cancelsTouchesInView;bool;cancelsTouchesInView;;true
    delaysTouchesBegan;bool;delaysTouchesBegan;;false
    delaysTouchesEnded;bool;delaysTouchesEnded;;true
    @UITapGestureRecognizer UIGestureRecognizer tapGestureRecognizer
    numberOfTapsRequired;int;numberOfTapsRequired;;1
    numberOfTouchesRequired;int;numberOfTouchesRequired;;1
    @UIPanGestureRecognizer UIGestureRecognizer panGestureRecognizer
    minimumNumberOfTouches;int;minimumNumberOfTouches;;1
    maximumNumberOfTouches;int;maximumNumberOfTouches
    @UIScreenEdgePanGestureRecognizer UIPanGestureRecognizer screenEdgePanGestureRecognizer
    edges;F:UIRectEdge;edges
    @UILongPressGestureRecognizer UIGestureRecognizer pongPressGestureRecognizer longPressGestureRecognizer
    minimumPressDuration;num;minimumPressDuration
    allowableMovement;num;allowableMovement
    numberOfTapsRequired;int;numberOfTapsRequired
    numberOfTouchesRequired;int;numberOfTouchesRequired
    @UISwipeGestureRecognizer UIGestureRecognizer swipeGestureRecognizer
    direction;F:UISwipeGestureRecognizerDirection;direction
    numberOfTouchesRequired;int;numberOfTouchesRequired
    @UIPinchGestureRecognizer UIGestureRecognizer pinchGestureRecognizer
    scale;num;scale
    @UIRotationGestureRecognizer UIGestureRecognizer rotationGestureRecognizer
    rotation;num;rotation

    @UIViewController NSObject viewController hostingController
    title;text;title
    hidesBottomBarWhenPushed;bool;hidesBottomBarWhenPushed;;false
    extendedLayoutIncludesOpaqueBars;bool;extendedLayoutIncludesOpaqueBars;;false
    automaticallyAdjustsScrollViewInsets;bool;automaticallyAdjustsScrollViewInsets;;true
    edgesForExtendedLayout;F:UIRectEdge;edgesForExtendedLayout
    definesPresentationContext;bool;definesPresentationContext;;false
    providesPresentationContextTransitionStyle;bool;providesPresentationContextTransitionStyle;;false
    modalPresentationStyle;E:UIModalPresentationStyle;modalPresentationStyle;;automatic
    modalTransitionStyle;E:UIModalTransitionStyle;modalTransitionStyle;;coverVertical
    modalPresentationCapturesStatusBarAppearance;bool;modalPresentationCapturesStatusBarAppearance;;false
    restorationIdentifier;str;restorationIdentifier
    focusGroupIdentifier;str;focusGroupIdentifier;;;15.0
    preferredContentSize;size;preferredContentSize
    contentSizeForViewInPopover;size;preferredContentSize
    userInterfaceStyle;E:UIUserInterfaceStyle;overrideUserInterfaceStyle;;unspecified
    @UITableViewController UIViewController tableViewController
    clearsSelectionOnViewWillAppear;bool;clearsSelectionOnViewWillAppear;;true
    @UICollectionViewController UIViewController collectionViewController
    clearsSelectionOnViewWillAppear;bool;clearsSelectionOnViewWillAppear;;true
    @UINavigationController UIViewController navigationController
    navigationBarHidden;is;navigationBarHidden;;false
    toolbarHidden;bool;isToolbarHidden|toolbarHidden;;true
    hidesBarsWhenKeyboardAppears;bool;hidesBarsWhenKeyboardAppears;;false
    hidesBarsOnSwipe;bool;hidesBarsOnSwipe;;false
    hidesBarsWhenVerticallyCompact;bool;hidesBarsWhenVerticallyCompact;;false
    hidesBarsOnTap;bool;hidesBarsOnTap;;false
    @UITabBarController UIViewController tabBarController
    selectedIndex;int;selectedIndex;;0
    @UISplitViewController UIViewController splitViewController
    preferredDisplayMode;E:UISplitViewControllerDisplayMode;preferredDisplayMode;;automatic;14.0
    primaryBackgroundStyle;E:UISplitViewControllerBackgroundStyle;primaryBackgroundStyle;;none
    primaryEdge;E:UISplitViewControllerPrimaryEdge;primaryEdge;;leading
    behavior;E:UISplitViewControllerSplitBehavior;preferredSplitBehavior;;automatic;14.0
    presentsWithGesture;bool;presentsWithGesture;;true
    showsSecondaryOnlyButton;bool;showsSecondaryOnlyButton;;false;14.0
    minimumPrimaryColumnWidth;num;minimumPrimaryColumnWidth
    maximumPrimaryColumnWidth;num;maximumPrimaryColumnWidth
    preferredPrimaryColumnWidthFraction;num;preferredPrimaryColumnWidthFraction
    preferredSupplementaryColumnWidthFraction;num;preferredSupplementaryColumnWidthFraction;;;14.0
    @UIPageViewController UIViewController pageViewController
    doubleSided;is;doubleSided;;false
    @UISearchController UIViewController searchController
    @GLKViewController UIViewController glkViewController GLKit
    preferredFramesPerSecond;int;preferredFramesPerSecond
    pauseOnWillResignActive;bool;pauseOnWillResignActive
    resumeOnDidBecomeActive;bool;resumeOnDidBecomeActive
    @AVPlayerViewController UIViewController avPlayerViewController AVKit
    showsPlaybackControls;bool;showsPlaybackControls
    allowsPictureInPicturePlayback;bool;allowsPictureInPicturePlayback

    @MKMapView UIView mapView MapKit
    mapType;E:MKMapType;mapType;;standard
    zoomEnabled;is;zoomEnabled;;true
    scrollEnabled;is;scrollEnabled;;true
    rotateEnabled;is;rotateEnabled;;true
    pitchEnabled;is;pitchEnabled;;true
    showsUserLocation;bool;showsUserLocation;;false
    showsBuildings;bool;showsBuildings;;true
    showsPointsOfInterest;bool;showsPointsOfInterest;;true
    showsCompass;bool;showsCompass;;true
    showsScale;bool;showsScale;;false
    showsTraffic;bool;showsTraffic;;false
    @WKWebView UIView wkWebView WebKit
    allowsBackForwardNavigationGestures;bool;allowsBackForwardNavigationGestures
    allowsLinkPreview;bool;allowsLinkPreview
    customUserAgent;str;customUserAgent
    @GLKView UIView glkView GLKit
    enableSetNeedsDisplay;bool;enableSetNeedsDisplay
    @MTKView UIView mtkView MetalKit
    enableSetNeedsDisplay;bool;enableSetNeedsDisplay
    @SKView UIView skView SpriteKit
    showsFPS;bool;showsFPS
    showsNodeCount;bool;showsNodeCount
    @SCNView UIView sceneKitView SceneKit
    allowsCameraControl;bool;allowsCameraControl
    autoenablesDefaultLighting;bool;autoenablesDefaultLighting
    jitteringEnabled;is;jitteringEnabled
    @ARSCNView SCNView arscnView ARKit
    @ARSKView SKView arskView ARKit
    @PDFView UIView pdfView PDFKit
    @PKCanvasView UIScrollView canvasView PencilKit
    """

  /// The members of every class that takes text.
  static let textInputTraits = """
    textInputTraits/keyboardType;E:UIKeyboardType;keyboardType;;default
    textInputTraits/keyboardAppearance;E:UIKeyboardAppearance;keyboardAppearance;;default
    textInputTraits/returnKeyType;E:UIReturnKeyType;returnKeyType;;default
    textInputTraits/autocapitalizationType;E:UITextAutocapitalizationType;autocapitalizationType;;sentences
    textInputTraits/autocorrectionType;E:UITextAutocorrectionType;autocorrectionType;;default
    textInputTraits/spellCheckingType;E:UITextSpellCheckingType;spellCheckingType;;default
    textInputTraits/smartDashesType;E:UITextSmartDashesType;smartDashesType;;default
    textInputTraits/smartQuotesType;E:UITextSmartQuotesType;smartQuotesType;;default
    textInputTraits/smartInsertDeleteType;E:UITextSmartInsertDeleteType;smartInsertDeleteType;;default
    textInputTraits/enablesReturnKeyAutomatically;bool;enablesReturnKeyAutomatically;;false
    textInputTraits/secureTextEntry;is;secureTextEntry;;false
    textInputTraits/textContentType;E:UITextContentType;textContentType
    """
}
