/// A line of Apple's visual format language: `H:|-8-[title]-[field(>=100@750)]-|`.
///
/// ```
/// format     = ['H:' | 'V:'] ['|' gap] view (gap view)* [gap '|']
/// view       = '[' name ['(' predicate (',' predicate)* ')'] ']'
/// gap        = nothing | '-' | '-' number '-' | '-(' predicate (',' predicate)* ')-'
/// predicate  = ['==' | '>=' | '<='] (number | name) ['*' ratio] ['+' number] ['@' priority]
/// ```
/// A name is an id or a name in the outline, quoted where it holds blanks or signs. A hyphen alone
/// is the standard distance: 8 points between siblings; beside the superview its margin, or 20 points on
/// macOS, whose views have none (Auto Layout Guide, "Visual Format Language"; `UIView.layoutMargins`).
public struct VisualFormat: Sendable, Equatable {
  /// The constraints that the line says, from left to right.
  public let constraints: [ConstraintNotation]

  /// Reads a line.
  ///
  /// - Parameter platform: The platform of the views.
  /// - Throws: ``NotationError`` with the column where the text goes wrong.
  public init(_ text: String, on platform: Platform = .iOS) throws(NotationError) {
    var reader = VisualFormatReader(text, on: platform)
    constraints = try reader.constraints()
  }

  /// True if a text is meant as visual format, and not as ``ConstraintNotation``.
  public static func isMeant(by text: String) -> Bool {
    let text = text.drop { $0.isWhitespace }
    return ["H:", "V:", "h:", "v:", "|", "["].contains { text.hasPrefix($0) }
  }
}
