internal import SourceFacts
internal import SwiftSyntax

extension FactVisitor {
  /// Adds a fact for each argument that names something in a document or a catalog.
  func addUses(of call: FunctionCallExprSyntax) {
    guard let function = call.calledExpression.calledName, !call.arguments.isEmpty else { return }
    let labels = call.arguments.map { $0.label?.text ?? "" }
    for (argument, label) in zip(call.arguments, labels) {
      // Only the first argument of a function without labels is its name.
      if label.isEmpty, argument.id != call.arguments.first?.id { continue }
      guard let naming = NamingCall.swift(function, label, labels: labels),
        !argument.expression.is(NilLiteralExprSyntax.self)
      else { continue }
      var traits = naming.traits
      if isElsewhere(call.arguments) { traits.insert(.elsewhere) }
      if call.isForced { traits.remove(.harmless) }
      var details = naming.details
      if naming.kind == .controllerUse, let storyboard = call.storyboard {
        details = [storyboard.text]
        if case .literal = storyboard {} else { details = [] }
      }
      add(
        naming.kind,
        NameExpression(of: argument.expression),
        traits,
        at: argument.expression,
        details: details
      )
    }
  }

  /// Returns true if a call names a bundle other than the app's.
  private func isElsewhere(_ arguments: LabeledExprListSyntax) -> Bool {
    arguments.contains { argument in
      guard let label = argument.label?.text, ["bundle", "in"].contains(label) else { return false }
      if argument.expression.is(NilLiteralExprSyntax.self) { return false }
      return !["Bundle.main", ".main", "NSBundle.mainBundle()"]
        .contains(argument.expression.trimmedDescription)
    }
  }
}

extension ExprSyntax {
  /// The base name of a called function, or of the type of an initializer.
  fileprivate var calledName: String? {
    if let member = self.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      // `X.init(…)`, `super.init(…)`
      guard name == "init" else { return name }
      return member.base?.calledName ?? "init"
    }
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    if let chain = self.as(OptionalChainingExprSyntax.self) { return chain.expression.calledName }
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.calledName
    }
    return self.is(SuperExprSyntax.self) ? "super" : nil
  }

  /// True for the identifier of a segue: `segue.identifier`, or with a default value.
  var isSegueIdentifier: Bool {
    let text = trimmedDescription
    guard text.utf8.count < 64 else { return false }
    return ["segue.identifier", "segue.identifier!", "segue?.identifier", "(segue.identifier)"]
      .contains(text) || text.hasPrefix("segue.identifier ??")
  }
}

extension FunctionCallExprSyntax {
  /// True if the program stops when the call returns nil: `call(…)!` or `call(…) as! Type`.
  fileprivate var isForced: Bool {
    if parent?.is(ForceUnwrapExprSyntax.self) == true { return true }
    guard let list = parent?.as(ExprListSyntax.self) else { return false }
    let rest = list.drop { $0.id != id }.dropFirst()
    return rest.first?.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "!"
  }

  /// The storyboard on which a controller is instantiated, if the same expression names it.
  fileprivate var storyboard: NameExpression? {
    guard
      let base = calledExpression.as(MemberAccessExprSyntax.self)?.base?
        .as(FunctionCallExprSyntax.self),
      let type = base.calledExpression.calledName, ["UIStoryboard", "NSStoryboard"].contains(type),
      let argument = base.arguments.first, argument.label?.text == "name"
    else { return nil }
    return NameExpression(of: argument.expression)
  }
}
