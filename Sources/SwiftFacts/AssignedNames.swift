internal import SwiftSyntax

/// Collects the names of variables that code changes: those that it assigns, passes with `&`, or on
/// which it calls a mutating method of strings.
///
/// Only the last name of a path counts, because the type of its base is not known.
final class AssignedNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  /// Returns the names that are changed below a node.
  static func names(below node: some SyntaxProtocol) -> Set<String> {
    let visitor = AssignedNames(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.names
  }

  private static let mutatingMethods = ["append", "insert", "remove", "replaceSubrange", "write"]
  private static let comparisons: Set<String> = ["==", "!=", "===", "!==", "<=", ">=", "~="]

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let items = Array(node.elements)
    for (target, sign) in zip(items, items.dropFirst()) where AssignedNames.isAssignment(sign) {
      add(target)
    }
    return .visitChildren
  }

  override func visit(_ node: InOutExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.expression)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      AssignedNames.mutatingMethods.contains(where: member.declName.baseName.text.hasPrefix)
    {
      add(base)
    }
    return .visitChildren
  }

  /// Returns true for `=` and for operators such as `+=`.
  private static func isAssignment(_ sign: ExprSyntax) -> Bool {
    if sign.is(AssignmentExprSyntax.self) { return true }
    guard let text = sign.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return text.hasSuffix("=") && !comparisons.contains(text)
  }

  private func add(_ target: ExprSyntax) {
    var rest: ExprSyntax? = target
    while let current = rest {
      rest = nil
      if let member = current.as(MemberAccessExprSyntax.self) {
        insert(member.declName.baseName.text)
      } else if let reference = current.as(DeclReferenceExprSyntax.self) {
        insert(reference.baseName.text)
      } else if let forced = current.as(ForceUnwrapExprSyntax.self) {
        rest = forced.expression
      } else if let chain = current.as(OptionalChainingExprSyntax.self) {
        rest = chain.expression
      } else if let tuple = current.as(TupleExprSyntax.self) {
        if tuple.elements.count == 1 {
          rest = tuple.elements.first?.expression
        } else {
          for element in tuple.elements { add(element.expression) }
        }
      }
    }
  }

  private func insert(_ name: String) { names.insert(name.filter { $0 != "`" }) }
}
