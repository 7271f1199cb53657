internal import SourceFacts
internal import SwiftParser
internal import SwiftSyntax

extension NameExpression {
  /// The largest length of the text of a computed name, in bytes.
  private static let maximumText = 80

  /// Reads the name that an expression gives.
  init(of expression: ExprSyntax) {
    self =
      NameExpression.known(expression, depth: 0)
      ?? .computed(String(expression.trimmedDescription.prefix(NameExpression.maximumText)))
  }

  /// Returns the name if it is a literal or a reference; nil otherwise.
  private static func known(_ expression: ExprSyntax, depth: Int) -> NameExpression? {
    guard depth < 8 else { return nil }
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return (literal.plainText ?? literal.interpolatedType).map { .literal($0) }
    }
    if let cast = expression.as(SequenceExprSyntax.self), let first = cast.elements.first,
      cast.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
    {
      return known(first, depth: depth + 1)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return wrapped(call, depth) }
    return path(of: expression).map { .reference($0) }
  }

  /// Returns the name that a wrapper contains, such as `NSNib.Name("Cell")` or
  /// `String(describing: Cell.self)`.
  private static func wrapped(_ call: FunctionCallExprSyntax, _ depth: Int) -> NameExpression? {
    guard call.arguments.count == 1, let argument = call.arguments.first,
      call.trailingClosure == nil
    else { return nil }
    let function = call.calledExpression.trimmedDescription
    switch argument.label?.text {
    case "describing" where function == "String", "reflecting" where function == "String":
      return argument.expression.typeName.map { .literal($0) }
    case nil where function == "NSStringFromClass": return nil
    case nil, "rawValue":
      let isType = function.split(separator: ".").last?.first?.isUppercase == true
      guard isType || function.hasSuffix("init"), function.utf8.count < maximumText else {
        return nil
      }
      return known(argument.expression, depth: depth + 1)
    default: return nil
    }
  }

  /// Returns names joined by dots; nil for other expressions, and for members of unknown types.
  private static func path(of expression: ExprSyntax) -> String? {
    var names: [String] = []
    var rest: ExprSyntax? = expression
    while let current = rest {
      guard names.count < 8 else { return nil }
      if let member = current.as(MemberAccessExprSyntax.self) {
        names.append(member.declName.baseName.text)
        // A leading dot: the type is not known.
        guard let base = member.base else { return nil }
        rest = base
      } else if let reference = current.as(DeclReferenceExprSyntax.self) {
        names.append(reference.baseName.text)
        rest = nil
      } else if let forced = current.as(ForceUnwrapExprSyntax.self) {
        rest = forced.expression
      } else if let call = current.as(FunctionCallExprSyntax.self),
        call.calledExpression.trimmedDescription == "type"
      {
        names.append("Self")
        rest = nil
      } else {
        return nil
      }
    }
    return names.reversed().map { $0.filter { $0 != "`" } }.joined(separator: ".")
  }
}

extension StringLiteralExprSyntax {
  /// The text of a literal without interpolations; nil for others.
  var plainText: String? {
    representedLiteralValue
  }

  /// The name of the type in a literal such as `"\(Cell.self)"`; nil for others.
  fileprivate var interpolatedType: String? {
    let parts = segments.filter { segment in
      if case .stringSegment(let text) = segment { return !text.content.text.isEmpty }
      return true
    }
    guard parts.count == 1, case .expressionSegment(let segment)? = parts.first,
      segment.expressions.count == 1
    else { return nil }
    return segment.expressions.first?.expression.typeName
  }
}

extension ExprSyntax {
  /// The type in an expression such as `Cell.self`; nil for others, and for `Self.self`, whose class
  /// is not known.
  fileprivate var typeName: String? {
    guard let member = self.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "self",
      let base = member.base
    else { return nil }
    let name =
      base.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? base.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard let name, name != "Self", name.count > 1, name.first?.isUppercase == true else {
      return nil
    }
    return name
  }
}
