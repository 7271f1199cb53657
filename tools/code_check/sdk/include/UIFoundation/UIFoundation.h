// Declarations that UIKit and AppKit have in common: texts, paragraphs and layout anchors.
#pragma once
#import "../Foundation/Foundation.h"
#import "../QuartzCore/QuartzCore.h"
@class NSLayoutConstraint;

NS_ASSUME_NONNULL_BEGIN

typedef ENUM(NSInteger, NSTextAlignment, "NSTextAlignment") {
  NSTextAlignmentLeft, NSTextAlignmentCenter, NSTextAlignmentRight, NSTextAlignmentJustified,
  NSTextAlignmentNatural,
};
typedef ENUM(NSInteger, NSWritingDirection, "NSWritingDirection") {
  NSWritingDirectionNatural = -1, NSWritingDirectionLeftToRight = 0, NSWritingDirectionRightToLeft = 1,
};
typedef ENUM(NSUInteger, NSLineBreakMode, "NSLineBreakMode") {
  NSLineBreakByWordWrapping SWIFT("byWordWrapping"), NSLineBreakByCharWrapping SWIFT("byCharWrapping"),
  NSLineBreakByClipping SWIFT("byClipping"), NSLineBreakByTruncatingHead SWIFT("byTruncatingHead"),
  NSLineBreakByTruncatingTail SWIFT("byTruncatingTail"),
  NSLineBreakByTruncatingMiddle SWIFT("byTruncatingMiddle"),
};
typedef OPTIONS(NSUInteger, NSLineBreakStrategy, "NSParagraphStyle.LineBreakStrategy") {
  NSLineBreakStrategyNone = 0, NSLineBreakStrategyPushOut = 1 << 0,
  NSLineBreakStrategyHangulWordPriority = 1 << 1, NSLineBreakStrategyStandard = 0xFFFF,
};
typedef OPTIONS(NSInteger, NSUnderlineStyle, "NSUnderlineStyle") {
  NSUnderlineStyleNone = 0, NSUnderlineStyleSingle = 1, NSUnderlineStyleThick = 2,
  NSUnderlineStyleDouble = 9, NSUnderlineStylePatternDot = 0x100, NSUnderlineStylePatternDash = 0x200,
  NSUnderlineStylePatternDashDot = 0x300, NSUnderlineStylePatternDashDotDot = 0x400,
  NSUnderlineStyleByWord = 0x8000,
};

extern NSAttributedStringKey const NSFontAttributeName SWIFT("font");
extern NSAttributedStringKey const NSParagraphStyleAttributeName SWIFT("paragraphStyle");
extern NSAttributedStringKey const NSForegroundColorAttributeName SWIFT("foregroundColor");
extern NSAttributedStringKey const NSBackgroundColorAttributeName SWIFT("backgroundColor");
extern NSAttributedStringKey const NSLigatureAttributeName SWIFT("ligature");
extern NSAttributedStringKey const NSKernAttributeName SWIFT("kern");
extern NSAttributedStringKey const NSTrackingAttributeName SWIFT("tracking") STANDIN_IOS(14.0) STANDIN_MACOS(11.0);
extern NSAttributedStringKey const NSStrikethroughStyleAttributeName SWIFT("strikethroughStyle");
extern NSAttributedStringKey const NSStrikethroughColorAttributeName SWIFT("strikethroughColor");
extern NSAttributedStringKey const NSUnderlineStyleAttributeName SWIFT("underlineStyle");
extern NSAttributedStringKey const NSUnderlineColorAttributeName SWIFT("underlineColor");
extern NSAttributedStringKey const NSStrokeColorAttributeName SWIFT("strokeColor");
extern NSAttributedStringKey const NSStrokeWidthAttributeName SWIFT("strokeWidth");
extern NSAttributedStringKey const NSShadowAttributeName SWIFT("shadow");
extern NSAttributedStringKey const NSTextEffectAttributeName SWIFT("textEffect");
extern NSAttributedStringKey const NSAttachmentAttributeName SWIFT("attachment");
extern NSAttributedStringKey const NSLinkAttributeName SWIFT("link");
extern NSAttributedStringKey const NSBaselineOffsetAttributeName SWIFT("baselineOffset");
extern NSAttributedStringKey const NSObliquenessAttributeName SWIFT("obliqueness");
extern NSAttributedStringKey const NSExpansionAttributeName SWIFT("expansion");
extern NSAttributedStringKey const NSWritingDirectionAttributeName SWIFT("writingDirection");

@interface NSTextTab : NSObject <NSCopying, NSSecureCoding>
- (instancetype)initWithTextAlignment:(NSTextAlignment)alignment location:(CGFloat)location options:(NSDictionary<NSString *, id> *)options;
@end
@interface NSParagraphStyle : NSObject <NSCopying, NSMutableCopying, NSSecureCoding>
@property (class, readonly, copy) NSParagraphStyle *defaultParagraphStyle SWIFT("default");
@property (readonly) CGFloat lineSpacing;
@property (readonly) CGFloat paragraphSpacing;
@property (readonly) NSTextAlignment alignment;
@property (readonly) NSLineBreakMode lineBreakMode;
@end
@interface NSMutableParagraphStyle : NSParagraphStyle
@property CGFloat lineSpacing;
@property CGFloat paragraphSpacing;
@property NSTextAlignment alignment;
@property CGFloat headIndent;
@property CGFloat tailIndent;
@property CGFloat firstLineHeadIndent;
@property CGFloat minimumLineHeight;
@property CGFloat maximumLineHeight;
@property NSLineBreakMode lineBreakMode;
@property NSLineBreakStrategy lineBreakStrategy;
@property NSWritingDirection baseWritingDirection;
@property CGFloat lineHeightMultiple;
@property CGFloat paragraphSpacingBefore;
@property float hyphenationFactor;
@property (null_resettable, copy) NSArray<NSTextTab *> *tabStops;
@property CGFloat defaultTabInterval;
@property BOOL allowsDefaultTighteningForTruncation;
@end
@interface NSShadow : NSObject <NSCopying, NSSecureCoding>
@property CGSize shadowOffset;
@property CGFloat shadowBlurRadius;
@property (nullable, strong) id shadowColor;
@end
@interface NSTextAttachment : NSObject
@end
@interface NSTextStorage : NSMutableAttributedString
@end
@interface NSTextContainer : NSObject
@property CGSize size;
@property CGFloat lineFragmentPadding;
@property NSUInteger maximumNumberOfLines;
@property NSLineBreakMode lineBreakMode;
@property BOOL widthTracksTextView;
@property BOOL heightTracksTextView;
@end
@interface NSLayoutManager : NSObject
@property BOOL allowsNonContiguousLayout;
@end

UI_ACTOR
@interface NSLayoutAnchor<AnchorType> : NSObject <NSCopying, NSCoding>
- (instancetype)init NS_UNAVAILABLE;
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor SWIFT("constraint(equalTo:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor SWIFT("constraint(greaterThanOrEqualTo:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor SWIFT("constraint(lessThanOrEqualTo:)");
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)constant SWIFT("constraint(equalTo:constant:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)constant SWIFT("constraint(greaterThanOrEqualTo:constant:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor constant:(CGFloat)constant SWIFT("constraint(lessThanOrEqualTo:constant:)");
@end
@class NSLayoutDimension, NSLayoutXAxisAnchor, NSLayoutYAxisAnchor;
UI_ACTOR
@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
- (NSLayoutDimension *)anchorWithOffsetToAnchor:(NSLayoutXAxisAnchor *)anchor;
- (NSLayoutConstraint *)constraintEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor multiplier:(CGFloat)multiplier SWIFT("constraint(equalToSystemSpacingAfter:multiplier:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor multiplier:(CGFloat)multiplier SWIFT("constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToSystemSpacingAfterAnchor:(NSLayoutXAxisAnchor *)anchor multiplier:(CGFloat)multiplier SWIFT("constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)");
@end
UI_ACTOR
@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
- (NSLayoutDimension *)anchorWithOffsetToAnchor:(NSLayoutYAxisAnchor *)anchor;
- (NSLayoutConstraint *)constraintEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor multiplier:(CGFloat)multiplier SWIFT("constraint(equalToSystemSpacingBelow:multiplier:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor multiplier:(CGFloat)multiplier SWIFT("constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToSystemSpacingBelowAnchor:(NSLayoutYAxisAnchor *)anchor multiplier:(CGFloat)multiplier SWIFT("constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)");
@end
UI_ACTOR
@interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)constant SWIFT("constraint(equalToConstant:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToConstant:(CGFloat)constant SWIFT("constraint(greaterThanOrEqualToConstant:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToConstant:(CGFloat)constant SWIFT("constraint(lessThanOrEqualToConstant:)");
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier SWIFT("constraint(equalTo:multiplier:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier SWIFT("constraint(greaterThanOrEqualTo:multiplier:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier SWIFT("constraint(lessThanOrEqualTo:multiplier:)");
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier constant:(CGFloat)constant SWIFT("constraint(equalTo:multiplier:constant:)");
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier constant:(CGFloat)constant SWIFT("constraint(greaterThanOrEqualTo:multiplier:constant:)");
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier constant:(CGFloat)constant SWIFT("constraint(lessThanOrEqualTo:multiplier:constant:)");
@end

NS_ASSUME_NONNULL_END
