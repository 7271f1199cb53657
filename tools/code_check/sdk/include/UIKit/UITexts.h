#pragma once
#import "UIControls.h"

NS_ASSUME_NONNULL_BEGIN

typedef ENUM(NSInteger, UIBaselineAdjustment, "UIBaselineAdjustment") {
  UIBaselineAdjustmentAlignBaselines, UIBaselineAdjustmentAlignCenters, UIBaselineAdjustmentNone,
};
UI_ACTOR
@protocol UIContentSizeCategoryAdjusting <NSObject>
@property (nonatomic) BOOL adjustsFontForContentSizeCategory;
@end
UI_ACTOR
@interface UILabel : UIView <UIContentSizeCategoryAdjusting>
@property (nullable, nonatomic, copy) NSString *text;
@property (null_resettable, nonatomic, strong) UIFont *font;
@property (null_resettable, nonatomic, strong) UIColor *textColor;
@property (nullable, nonatomic, strong) UIColor *shadowColor;
@property (nonatomic) CGSize shadowOffset;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) NSLineBreakMode lineBreakMode;
@property (nonatomic) NSLineBreakStrategy lineBreakStrategy STANDIN_IOS(14.0);
@property (nullable, nonatomic, copy) NSAttributedString *attributedText;
@property (nullable, nonatomic, strong) UIColor *highlightedTextColor;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic) NSInteger numberOfLines;
@property (nonatomic) BOOL adjustsFontSizeToFitWidth;
@property (nonatomic) UIBaselineAdjustment baselineAdjustment;
@property (nonatomic) CGFloat minimumScaleFactor;
@property (nonatomic) BOOL allowsDefaultTighteningForTruncation;
@property (nonatomic) CGFloat preferredMaxLayoutWidth;
@property (nonatomic) CGFloat minimumFontSize __attribute__((availability(ios,introduced=2.0,deprecated=6.0))) NOT_IN_SWIFT;
@property (nonatomic) BOOL showsExpansionTextWhenTruncated STANDIN_IOS(15.0);
@end

typedef ENUM(NSInteger, UITextAutocapitalizationType, "UITextAutocapitalizationType") {
  UITextAutocapitalizationTypeNone, UITextAutocapitalizationTypeWords, UITextAutocapitalizationTypeSentences, UITextAutocapitalizationTypeAllCharacters,
};
typedef ENUM(NSInteger, UITextAutocorrectionType, "UITextAutocorrectionType") { UITextAutocorrectionTypeDefault, UITextAutocorrectionTypeNo, UITextAutocorrectionTypeYes };
typedef ENUM(NSInteger, UITextSpellCheckingType, "UITextSpellCheckingType") { UITextSpellCheckingTypeDefault, UITextSpellCheckingTypeNo, UITextSpellCheckingTypeYes };
typedef ENUM(NSInteger, UITextSmartQuotesType, "UITextSmartQuotesType") { UITextSmartQuotesTypeDefault, UITextSmartQuotesTypeNo, UITextSmartQuotesTypeYes };
typedef ENUM(NSInteger, UITextSmartDashesType, "UITextSmartDashesType") { UITextSmartDashesTypeDefault, UITextSmartDashesTypeNo, UITextSmartDashesTypeYes };
typedef ENUM(NSInteger, UITextSmartInsertDeleteType, "UITextSmartInsertDeleteType") { UITextSmartInsertDeleteTypeDefault, UITextSmartInsertDeleteTypeNo, UITextSmartInsertDeleteTypeYes };
typedef ENUM(NSInteger, UIKeyboardType, "UIKeyboardType") {
  UIKeyboardTypeDefault, UIKeyboardTypeASCIICapable SWIFT("asciiCapable"), UIKeyboardTypeNumbersAndPunctuation, UIKeyboardTypeURL SWIFT("URL"), UIKeyboardTypeNumberPad,
  UIKeyboardTypePhonePad, UIKeyboardTypeNamePhonePad, UIKeyboardTypeEmailAddress, UIKeyboardTypeDecimalPad, UIKeyboardTypeTwitter,
  UIKeyboardTypeWebSearch, UIKeyboardTypeASCIICapableNumberPad SWIFT("asciiCapableNumberPad"), UIKeyboardTypeAlphabet SWIFT("alphabet") = UIKeyboardTypeASCIICapable,
};
typedef ENUM(NSInteger, UIKeyboardAppearance, "UIKeyboardAppearance") { UIKeyboardAppearanceDefault, UIKeyboardAppearanceDark, UIKeyboardAppearanceLight, UIKeyboardAppearanceAlert SWIFT("alert") = UIKeyboardAppearanceDark };
typedef ENUM(NSInteger, UIReturnKeyType, "UIReturnKeyType") {
  UIReturnKeyDefault SWIFT("default"), UIReturnKeyGo SWIFT("go"), UIReturnKeyGoogle SWIFT("google"), UIReturnKeyJoin SWIFT("join"), UIReturnKeyNext SWIFT("next"),
  UIReturnKeyRoute SWIFT("route"), UIReturnKeySearch SWIFT("search"), UIReturnKeySend SWIFT("send"), UIReturnKeyYahoo SWIFT("yahoo"), UIReturnKeyDone SWIFT("done"),
  UIReturnKeyEmergencyCall SWIFT("emergencyCall"), UIReturnKeyContinue SWIFT("continue"),
};
typedef NSString *UITextContentType CONSTANTS("UITextContentType");
extern UITextContentType const UITextContentTypeName, UITextContentTypeNamePrefix, UITextContentTypeGivenName, UITextContentTypeMiddleName, UITextContentTypeFamilyName, UITextContentTypeNameSuffix, UITextContentTypeNickname, UITextContentTypeJobTitle, UITextContentTypeOrganizationName, UITextContentTypeLocation, UITextContentTypeFullStreetAddress, UITextContentTypeStreetAddressLine1, UITextContentTypeStreetAddressLine2, UITextContentTypeAddressCity, UITextContentTypeAddressState, UITextContentTypeAddressCityAndState, UITextContentTypeSublocality, UITextContentTypeCountryName, UITextContentTypePostalCode, UITextContentTypeTelephoneNumber, UITextContentTypeEmailAddress, UITextContentTypeURL, UITextContentTypeCreditCardNumber, UITextContentTypeUsername, UITextContentTypePassword, UITextContentTypeNewPassword, UITextContentTypeOneTimeCode;
@interface UITextInputPasswordRules : NSObject <NSSecureCoding, NSCopying>
+ (instancetype)passwordRulesWithDescriptor:(NSString *)descriptor;
@end
UI_ACTOR
@protocol UITextInputTraits <NSObject>
@optional
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
@property (nonatomic) UITextSpellCheckingType spellCheckingType;
@property (nonatomic) UITextSmartQuotesType smartQuotesType;
@property (nonatomic) UITextSmartDashesType smartDashesType;
@property (nonatomic) UITextSmartInsertDeleteType smartInsertDeleteType;
@property (nonatomic) UIKeyboardType keyboardType;
@property (nonatomic) UIKeyboardAppearance keyboardAppearance;
@property (nonatomic) UIReturnKeyType returnKeyType;
@property (nonatomic) BOOL enablesReturnKeyAutomatically;
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@property (null_unspecified, nonatomic, copy) UITextContentType textContentType;
@property (nullable, nonatomic, copy) UITextInputPasswordRules *passwordRules;
@end
#define STANDIN_TEXT_TRAITS \
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType; \
@property (nonatomic) UITextAutocorrectionType autocorrectionType; \
@property (nonatomic) UITextSpellCheckingType spellCheckingType; \
@property (nonatomic) UITextSmartQuotesType smartQuotesType; \
@property (nonatomic) UITextSmartDashesType smartDashesType; \
@property (nonatomic) UITextSmartInsertDeleteType smartInsertDeleteType; \
@property (nonatomic) UIKeyboardType keyboardType; \
@property (nonatomic) UIKeyboardAppearance keyboardAppearance; \
@property (nonatomic) UIReturnKeyType returnKeyType; \
@property (nonatomic) BOOL enablesReturnKeyAutomatically; \
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry; \
@property (null_unspecified, nonatomic, copy) UITextContentType textContentType; \
@property (nullable, nonatomic, copy) UITextInputPasswordRules *passwordRules;
UI_ACTOR
@protocol UITextInput <UITextInputTraits>
@end
typedef ENUM(NSInteger, UITextBorderStyle, "UITextField.BorderStyle") { UITextBorderStyleNone, UITextBorderStyleLine, UITextBorderStyleBezel, UITextBorderStyleRoundedRect };
typedef ENUM(NSInteger, UITextFieldViewMode, "UITextField.ViewMode") { UITextFieldViewModeNever, UITextFieldViewModeWhileEditing, UITextFieldViewModeUnlessEditing, UITextFieldViewModeAlways };
@protocol UITextFieldDelegate;
UI_ACTOR
@interface UITextField : UIControl <UITextInput, UIContentSizeCategoryAdjusting>
@property (nullable, nonatomic, copy) NSString *text;
@property (nullable, nonatomic, copy) NSAttributedString *attributedText;
@property (nullable, nonatomic, strong) UIColor *textColor;
@property (nullable, nonatomic, strong) UIFont *font;
@property (nonatomic) NSTextAlignment textAlignment;
@property (nonatomic) UITextBorderStyle borderStyle;
@property (nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *defaultTextAttributes;
@property (nullable, nonatomic, copy) NSString *placeholder;
@property (nullable, nonatomic, copy) NSAttributedString *attributedPlaceholder;
@property (nonatomic) BOOL clearsOnBeginEditing;
@property (nonatomic) BOOL adjustsFontSizeToFitWidth;
@property (nonatomic) CGFloat minimumFontSize;
@property (nullable, nonatomic, weak) id<UITextFieldDelegate> delegate;
@property (nullable, nonatomic, strong) UIImage *background;
@property (nullable, nonatomic, strong) UIImage *disabledBackground;
@property (nonatomic, readonly, getter=isEditing) BOOL editing;
@property (nonatomic) BOOL allowsEditingTextAttributes;
@property (nonatomic) UITextFieldViewMode clearButtonMode;
@property (nullable, nonatomic, strong) UIView *leftView;
@property (nonatomic) UITextFieldViewMode leftViewMode;
@property (nullable, nonatomic, strong) UIView *rightView;
@property (nonatomic) UITextFieldViewMode rightViewMode;
@property (nullable, readwrite, strong) UIView *inputView;
@property (nullable, readwrite, strong) UIView *inputAccessoryView;
@property (nonatomic) BOOL clearsOnInsertion;
@property (nonatomic) BOOL adjustsFontForContentSizeCategory;
STANDIN_TEXT_TRAITS
@end
UI_ACTOR
@protocol UITextFieldDelegate <NSObject>
@optional
- (BOOL)textFieldShouldReturn:(UITextField *)textField;
- (void)textFieldDidBeginEditing:(UITextField *)textField;
- (void)textFieldDidEndEditing:(UITextField *)textField;
@end
STANDIN_IOS(13.0) UI_ACTOR
@interface UISearchTextField : UITextField
@end

NS_ASSUME_NONNULL_END
