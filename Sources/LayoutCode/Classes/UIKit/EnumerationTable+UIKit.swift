extension EnumerationTable {
  /// The enumerations and option sets of UIKit: name, prefix in Objective-C, cases.
  static let uiKit = """
    UIViewContentMode UIViewContentMode scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft topRight bottomLeft bottomRight
    UISemanticContentAttribute UISemanticContentAttribute unspecified playback spatial forceLeftToRight forceRightToLeft
    UIUserInterfaceStyle UIUserInterfaceStyle unspecified light dark
    UIAccessibilityTraits UIAccessibilityTrait button link searchField image selected playsSound keyboardKey staticText summaryElement notEnabled updatesFrequently startsMediaSession adjustable allowsDirectInteraction header causesPageTurn tabBar
    NSTextAlignment NSTextAlignment left center right justified natural
    NSLineBreakMode NSLineBreak wordWrap=byWordWrapping wordWrapping=byWordWrapping characterWrap=byCharWrapping charWrapping=byCharWrapping clip=byClipping clipping=byClipping headTruncation=byTruncatingHead truncatingHead=byTruncatingHead tailTruncation=byTruncatingTail truncatingTail=byTruncatingTail middleTruncation=byTruncatingMiddle truncatingMiddle=byTruncatingMiddle
    UIBaselineAdjustment UIBaselineAdjustment alignBaselines alignCenters none
    UIControlContentHorizontalAlignment UIControlContentHorizontalAlignment center left right fill leading trailing
    UIControlContentVerticalAlignment UIControlContentVerticalAlignment center top bottom fill
    UIButtonRole UIButtonRole normal primary cancel destructive
    NSDirectionalRectEdge NSDirectionalRectEdge top leading bottom trailing
    UIButtonConfigurationCornerStyle UIButtonConfigurationCornerStyle fixed dynamic small medium large capsule
    UIButtonConfigurationSize UIButtonConfigurationSize mini small medium large
    UIButtonConfigurationTitleAlignment UIButtonConfigurationTitleAlignment automatic leading center trailing
    UITextBorderStyle UITextBorderStyle none line bezel roundedRect
    UITextFieldViewMode UITextFieldViewMode never whileEditing unlessEditing always
    UIKeyboardType UIKeyboardType default asciiCapable=asciiCapable|UIKeyboardTypeASCIICapable numbersAndPunctuation URL=URL|UIKeyboardTypeURL numberPad phonePad namePhonePad emailAddress decimalPad twitter webSearch ASCIICapableNumberPad=asciiCapableNumberPad|UIKeyboardTypeASCIICapableNumberPad alphabet=asciiCapable|UIKeyboardTypeASCIICapable
    UIKeyboardAppearance UIKeyboardAppearance default dark light alert=dark
    UIReturnKeyType UIReturnKey default go google join next route search send yahoo done emergencyCall continue
    UITextAutocapitalizationType UITextAutocapitalizationType none words sentences allCharacters
    UITextAutocorrectionType UITextAutocorrectionType default no yes
    UITextSpellCheckingType UITextSpellCheckingType default no yes
    UITextSmartDashesType UITextSmartDashesType default no yes
    UITextSmartQuotesType UITextSmartQuotesType default no yes
    UITextSmartInsertDeleteType UITextSmartInsertDeleteType default no yes
    UITextContentType UITextContentType name name-prefix=namePrefix given-name=givenName additional-name=middleName family-name=familyName name-suffix=nameSuffix nickname organization-title=jobTitle organization=organizationName location full-street-address=fullStreetAddress street-address=fullStreetAddress address-line1=streetAddressLine1 address-line2=streetAddressLine2 address-level2=addressCity address-level1=addressState address-level1+2=addressCityAndState sublocality country-name=countryName country=countryName postal-code=postalCode tel=telephoneNumber email=emailAddress url=URL|UITextContentTypeURL cc-number=creditCardNumber username password new-password=newPassword one-time-code=oneTimeCode
    UIScrollViewIndicatorStyle UIScrollViewIndicatorStyle default black white
    UIScrollViewKeyboardDismissMode UIScrollViewKeyboardDismissMode none onDrag interactive onDragWithAccessory interactiveWithAccessory
    UIScrollViewContentInsetAdjustmentBehavior UIScrollViewContentInsetAdjustment automatic scrollableAxes never always
    UIDataDetectorTypes UIDataDetectorType phoneNumber link address calendarEvent shipmentTrackingNumber flightNumber lookupSuggestion
    UITableViewStyle UITableViewStyle plain grouped insetGrouped
    UITableViewCellSeparatorStyle UITableViewCellSeparatorStyle none default=singleLine singleLine singleLineEtched=singleLine
    UITableViewSeparatorInsetReference UITableViewSeparatorInset fromCellEdges fromAutomaticInsets
    UITableViewCellSelectionStyle UITableViewCellSelectionStyle none blue gray default
    UITableViewCellAccessoryType UITableViewCellAccessory none disclosureIndicator detailDisclosureButton checkmark detailButton
    UITableViewCellFocusStyle UITableViewCellFocusStyle default custom
    UICollectionViewScrollDirection UICollectionViewScrollDirection vertical horizontal
    UICollectionViewFlowLayoutSectionInsetReference UICollectionViewFlowLayoutSectionInset contentInset=fromContentInset safeArea=fromSafeArea layoutMargins=fromLayoutMargins
    UICollectionViewSelfSizingInvalidation UICollectionViewSelfSizingInvalidation disabled enabled enabledIncludingConstraints
    UILayoutConstraintAxis UILayoutConstraintAxis horizontal vertical
    UIStackViewAlignment UIStackViewAlignment fill leading top firstBaseline center trailing bottom lastBaseline
    UIStackViewDistribution UIStackViewDistribution fill fillEqually fillProportionally equalSpacing equalCentering
    UISwitchStyle UISwitchStyle automatic checkbox sliding
    UIDatePickerMode UIDatePickerMode time date dateAndTime countDownTimer yearAndMonth
    UIDatePickerStyle UIDatePickerStyle automatic wheels compact inline
    UIPageControlBackgroundStyle UIPageControlBackgroundStyle automatic prominent minimal
    UIProgressViewStyle UIProgressViewStyle default bar
    UIActivityIndicatorViewStyle UIActivityIndicatorViewStyle medium large whiteLarge=large white=medium gray=medium
    UIBarStyle UIBarStyle default black blackOpaque=black blackTranslucent=black
    UISearchBarStyle UISearchBarStyle default prominent minimal
    UITabBarItemPositioning UITabBarItemPositioning automatic fill centered
    UIBarButtonItemStyle UIBarButtonItemStyle plain done bordered=plain
    UINavigationItemLargeTitleDisplayMode UINavigationItemLargeTitleDisplayMode automatic always never inline
    UINavigationItemBackButtonDisplayMode UINavigationItemBackButtonDisplayMode default generic minimal
    UINavigationItemStyle UINavigationItemStyle navigator browser editor
    UIRectEdge UIRectEdge top left bottom right
    UISwipeGestureRecognizerDirection UISwipeGestureRecognizerDirection right left up down
    UIModalPresentationStyle UIModalPresentation fullScreen pageSheet formSheet currentContext custom overFullScreen overCurrentContext popover none automatic
    UIModalTransitionStyle UIModalTransitionStyle coverVertical flipHorizontal crossDissolve partialCurl
    UISplitViewControllerDisplayMode UISplitViewControllerDisplayMode automatic secondaryOnly oneBesideSecondary oneOverSecondary twoBesideSecondary twoOverSecondary twoDisplaceSecondary beside=oneBesideSecondary overlay=oneOverSecondary allVisible=oneBesideSecondary primaryHidden=secondaryOnly primaryOverlay=oneOverSecondary
    UISplitViewControllerBackgroundStyle UISplitViewControllerBackgroundStyle none sidebar
    UISplitViewControllerPrimaryEdge UISplitViewControllerPrimaryEdge leading trailing
    UISplitViewControllerSplitBehavior UISplitViewControllerSplitBehavior automatic tile overlay displace
    UIPageViewControllerTransitionStyle UIPageViewControllerTransitionStyle pageCurl scroll
    UIPageViewControllerNavigationOrientation UIPageViewControllerNavigationOrientation horizontal vertical
    UIPageViewControllerSpineLocation UIPageViewControllerSpineLocation none min mid max
    UIBlurEffectStyle UIBlurEffectStyle extraLight light dark regular prominent systemUltraThinMaterial systemThinMaterial systemMaterial systemThickMaterial systemChromeMaterial systemUltraThinMaterialLight systemThinMaterialLight systemMaterialLight systemThickMaterialLight systemChromeMaterialLight systemUltraThinMaterialDark systemThinMaterialDark systemMaterialDark systemThickMaterialDark systemChromeMaterialDark
    UIVibrancyEffectStyle UIVibrancyEffectStyle label secondaryLabel tertiaryLabel quaternaryLabel fill secondaryFill tertiaryFill separator
    UIBarButtonSystemItem UIBarButtonSystemItem done cancel edit save add flexibleSpace fixedSpace compose reply action organize bookmarks search refresh stop camera trash play pause rewind fastForward undo redo pageCurl close
    UITabBarSystemItem UITabBarSystemItem more favorites featured topRated recents contacts history bookmarks search downloads mostRecent mostViewed
    UIButtonType UIButtonType custom system detailDisclosure infoLight infoDark contactAdd close roundedRect=system
    UIImageRenderingMode UIImageRenderingMode automatic alwaysOriginal original=alwaysOriginal alwaysTemplate template=alwaysTemplate
    UIImageSymbolScale UIImageSymbolScale default small medium large
    UIImageSymbolWeight UIImageSymbolWeight ultraLight thin light regular medium semibold bold heavy black
    UIPopoverArrowDirection UIPopoverArrowDirection up down left right
    UIControlEvents UIControlEvent touchDown touchDownRepeat touchDragInside touchDragOutside touchDragEnter touchDragExit touchUpInside touchUpOutside touchCancel valueChanged primaryActionTriggered menuActionTriggered editingDidBegin editingChanged editingDidEnd editingDidEndOnExit allTouchEvents allEditingEvents allEvents
    UIFontTextStyle UIFontTextStyle UICTFontTextStyleTitle0=largeTitle UICTFontTextStyleTitle1=title1 UICTFontTextStyleTitle2=title2 UICTFontTextStyleTitle3=title3 UICTFontTextStyleHeadline=headline UICTFontTextStyleSubhead=subheadline UICTFontTextStyleBody=body UICTFontTextStyleCallout=callout UICTFontTextStyleFootnote=footnote UICTFontTextStyleCaption1=caption1 UICTFontTextStyleCaption2=caption2
    UIFontWeight UIFontWeight ultraLight thin light regular medium semibold bold heavy black
    MKMapType MKMapType standard satellite hybrid satelliteFlyover hybridFlyover mutedStandard
    NSWritingDirection NSWritingDirection natural leftToRight rightToLeft
    """
}
