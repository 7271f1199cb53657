internal import SwiftSyntax

/// The selectors of Swift methods in Objective-C.
enum Selector {
  /// Words that make a first label a phrase of its own: `move(to:)` is `moveTo:`, not
  /// `moveWithTo:`.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  /// Returns the selector that the compiler gives a method without an explicit one.
  static func text(of function: FunctionDeclSyntax) -> String {
    text(of: function, parameterLabels(of: function))
  }

  /// Returns the selector that the compiler of Swift 2 gives a method; nil if it is the same as that
  /// of later versions.
  ///
  /// In Swift 2, the name of the first parameter is not a label, unless it has a second name.
  static func olderText(of function: FunctionDeclSyntax) -> String? {
    let signature = function.signature
    var labels = parameterLabels(of: function)
    guard let first = signature.parameterClause.parameters.first, first.secondName == nil,
      labels.first?.isEmpty == false, signature.effectSpecifiers?.asyncSpecifier == nil
    else { return nil }
    labels[0] = ""
    return text(of: function, labels)
  }

  /// Returns the labels of the parameters; an empty one for each without a label.
  private static func parameterLabels(of function: FunctionDeclSyntax) -> [String] {
    function.signature.parameterClause.parameters.map { parameter in
      let label = parameter.firstName.text.filter { $0 != "`" }
      return label == "_" ? "" : label
    }
  }

  private static func text(of function: FunctionDeclSyntax, _ parameterLabels: [String]) -> String {
    let name = function.name.text.filter { $0 != "`" }
    var labels = parameterLabels
    let effects = function.signature.effectSpecifiers
    if effects?.asyncSpecifier != nil {
      labels.append("completionHandler")
    } else if effects?.throwsClause != nil {
      labels.append("error")
    }
    guard let first = labels.first else { return name }
    return piece(name, first) + ":" + labels.dropFirst().map { $0 + ":" }.joined()
  }

  /// Returns the first part of the selector: the name and the first label.
  private static func piece(_ name: String, _ label: String) -> String {
    if label.isEmpty { return name }
    let isPhrase =
      prepositions.contains(firstWord(label)) || prepositions.contains(lastWord(name))
    return name + (isPhrase ? "" : "With") + label.prefix(1).uppercased() + label.dropFirst()
  }

  private static func firstWord(_ text: String) -> String {
    text.prefix(1).lowercased() + String(text.dropFirst().prefix { !$0.isUppercase })
  }

  private static func lastWord(_ text: String) -> String {
    guard let start = text.lastIndex(where: \.isUppercase) else { return text }
    return text[start...].lowercased()
  }
}

extension AttributeListSyntax {
  /// Returns true if the list has an attribute.
  func has(_ name: String) -> Bool { attribute(name) != nil }

  /// Returns the text of an attribute's arguments, such as the name in `@objc(name)`; nil without.
  func argument(of name: String) -> String? {
    guard let arguments = attribute(name)?.arguments else { return nil }
    return arguments.trimmedDescription.filter { !$0.isWhitespace && $0 != "`" }
  }

  private func attribute(_ name: String) -> AttributeSyntax? {
    for element in self {
      guard case .attribute(let attribute) = element else { continue }
      if attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text == name {
        return attribute
      }
    }
    return nil
  }
}
