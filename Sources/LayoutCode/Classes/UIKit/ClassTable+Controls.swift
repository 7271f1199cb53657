extension ClassTable {
  /// The controls of UIKit.
  static let controls = """
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
    titleFontDescription;titleFont;titleTextAttributesTransformer
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
    adjustsFontSizeToFit;bool;adjustsFontSizeToFitWidth;;!true
    adjustsFontForContentSizeCategory;bool;adjustsFontForContentSizeCategory;;false
    minimumFontSize;num;minimumFontSize;;0
    *traits
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
    @UIColorWell UIControl colorWell
    title;text;title
    supportsAlpha;bool;supportsAlpha;;true
    selectedColor;color;selectedColor;;nil
    @UIRefreshControl UIControl refreshControl
    attributedTitle;attributed;attributedTitle
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
