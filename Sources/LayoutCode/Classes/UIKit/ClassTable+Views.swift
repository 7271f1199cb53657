extension ClassTable {
  /// The views of UIKit that are neither controls, lists nor bars.
  static let views = """
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
    horizontalHuggingPriority;priority;setContentHuggingPriority(UILayoutPriority({v}), for: .horizontal);setContentHuggingPriority:{v} forAxis:UILayoutConstraintAxisHorizontal;250
    verticalHuggingPriority;priority;setContentHuggingPriority(UILayoutPriority({v}), for: .vertical);setContentHuggingPriority:{v} forAxis:UILayoutConstraintAxisVertical;250
    horizontalCompressionResistancePriority;priority;setContentCompressionResistancePriority(UILayoutPriority({v}), for: .horizontal);setContentCompressionResistancePriority:{v} forAxis:UILayoutConstraintAxisHorizontal;750
    verticalCompressionResistancePriority;priority;setContentCompressionResistancePriority(UILayoutPriority({v}), for: .vertical);setContentCompressionResistancePriority:{v} forAxis:UILayoutConstraintAxisVertical;750
    accessibilityConfiguration/label;text;accessibilityLabel
    accessibilityConfiguration/hint;text;accessibilityHint
    accessibilityConfiguration/identifier;str;accessibilityIdentifier
    accessibilityConfiguration/isElement/value;is;isAccessibilityElement|isAccessibilityElement
    accessibilityConfiguration/traits;F:UIAccessibilityTraits;accessibilityTraits
    @UILabel UIView label
    userInteractionEnabled;is;userInteractionEnabled;;!true
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
    adjustsFontSizeToFit;bool;adjustsFontSizeToFitWidth;;!true
    minimumScaleFactor;num;minimumScaleFactor;;0
    allowsDefaultTighteningForTruncation;bool;allowsDefaultTighteningForTruncation;;false
    adjustsFontForContentSizeCategory;bool;adjustsFontForContentSizeCategory;;false
    showsExpansionTextWhenTruncated;bool;showsExpansionTextWhenTruncated;;false;15.0
    preferredMaxLayoutWidth;num;preferredMaxLayoutWidth;;0
    enabled;is;enabled;;true
    highlighted;is;highlighted;;false
    attributedText;attributed;attributedText
    @UIImageView UIView imageView
    userInteractionEnabled;is;userInteractionEnabled;;!true
    image;image;image;;nil
    highlightedImage;image;highlightedImage;;nil
    highlighted;is;highlighted;;false
    preferredSymbolConfiguration;symbol;preferredSymbolConfiguration;;nil
    adjustsImageSizeForAccessibilityContentSizeCategory;bool;adjustsImageSizeForAccessibilityContentSizeCategory;;false
    @UIStackView UIView stackView
    axis;E:UILayoutConstraintAxis;axis;;horizontal
    alignment;E:UIStackViewAlignment;alignment;;fill
    distribution;E:UIStackViewDistribution;distribution;;fill
    spacing;num;spacing;;0
    baselineRelativeArrangement;is;baselineRelativeArrangement;;false
    layoutMarginsRelativeArrangement;is;layoutMarginsRelativeArrangement;;false
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
    hidesWhenStopped;bool;hidesWhenStopped;;!false
    animating;yes;startAnimating()|startAnimating
    @UIPickerView UIView pickerView
    @UIVisualEffectView UIView visualEffectView
    @UIWebView UIView webView
    @UIWindow UIView window
    @UICalendarView UIView calendarView
    """
}
