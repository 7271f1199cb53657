public import LayoutModel

/// A line of Apple's visual format language, such as `H:|-8-[title]-[field(>=100@750)]-|`.
///
/// ```
/// format     = ['H:' | 'V:'] ['|' gap] view (gap view)* [gap '|']
/// view       = '[' name ['(' predicate (',' predicate)* ')'] ']'
/// gap        = nothing | '-' | '-' number ['@' priority] '-'
///            | '-(' predicate (',' predicate)* ')-'
/// predicate  = ['==' | '>=' | '<='] (number | name ['*' ratio] ['+' number]) ['@' priority]
/// ```
/// A name is an id or an outline name, quoted if it contains spaces or signs. A single hyphen
/// stands for the standard distance: 8 points between siblings, and the superview's margin at its
/// edges. macOS views have no margins, so the distance to their edges is 20 points. Source: the
/// Auto Layout Guide, "Visual Format Language", and `UIView.layoutMargins`.
public struct VisualFormat: Sendable, Equatable {
  /// The constraints of the line, from left to right.
  public let constraints: [ConstraintNotation]

  /// Parses a line.
  ///
  /// - Parameter platform: The platform of the views.
  /// - Throws: ``NotationError`` with the column of the first error.
  public init(_ text: String, on platform: Platform = .iOS) throws(NotationError) {
    var reader = VisualFormatParser(text, on: platform)
    constraints = try reader.constraints()
  }

  /// Returns true if a text begins like visual format and not like ``ConstraintNotation``.
  public static func isVisualFormat(by text: String) -> Bool {
    let text = text.drop { $0.isWhitespace }
    return ["H:", "V:", "h:", "v:", "|", "["].contains { text.hasPrefix($0) }
  }
}
