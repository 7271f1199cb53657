internal import SourceFacts
internal import SwiftSyntax

/// Collects the facts of a syntax tree.
final class FactVisitor: SyntaxVisitor {
  private(set) var facts: [Fact] = []
  private let lines: LineTable
  private var types: [OpenType] = []
  /// The depth of functions, closures and blocks around the current node. Their variables are not
  /// members.
  private var bodies = 0
  private var locals = LocalNames()
  /// The names that the file changes; nil until a declaration needs them.
  private var assigned: Set<String>?

  /// A type or an extension around the current node.
  private struct OpenType {
    let name: String
    let isClassOrExtension: Bool
    let exposesMembers: Bool
    /// The depth of bodies outside of the type.
    let bodies: Int
    /// True for an enumeration whose raw values are strings.
    var hasStringValues = false
  }

  init(lines: LineTable) {
    self.lines = lines
    super.init(viewMode: .sourceAccurate)
  }

  private var owner: String { types.last?.name ?? "" }

  func add(
    _ kind: Fact.Kind,
    _ name: NameExpression,
    _ traits: Fact.Traits,
    at node: some SyntaxProtocol,
    details: [String] = []
  ) {
    let name = locals.resolved(name)
    add(kind, name.text, name.traits.union(traits), at: node, details: details)
  }

  private func openBody(_ parameters: [String] = []) {
    bodies += 1
    locals.open(parameters)
  }

  private func closeBody() {
    bodies -= 1
    locals.close()
  }

  private func add(
    _ kind: Fact.Kind,
    _ name: String,
    _ traits: Fact.Traits = [],
    at node: some SyntaxProtocol,
    details: [String] = []
  ) {
    facts.append(
      Fact(
        kind,
        name,
        owner: owner,
        details: details,
        traits: traits.union(.swift),
        line: lines.line(of: node)
      )
    )
  }

  // MARK: - Types

  private func open(
    _ kind: Fact.Kind,
    _ name: String,
    _ attributes: AttributeListSyntax,
    _ inheritance: InheritanceClauseSyntax?,
    isGeneric: Bool,
    at node: some SyntaxProtocol
  ) {
    let qualified = owner.isEmpty || kind == .extensionType ? name : owner + "." + name
    let inherited = inheritance?.inheritedTypes.flatMap { TypeName.parts(of: $0.type) } ?? []
    let objectiveCName = attributes.argument(of: "objc")
    var traits: Fact.Traits = isGeneric ? .generic : []
    if objectiveCName != nil { traits.insert(.exposed) }
    let (before, isMember) = (types, kind == .extensionType)
    // The fact of a type has its qualified name, and the name in Objective-C as its owner.
    facts.append(
      Fact(
        kind,
        qualified,
        owner: objectiveCName ?? "",
        details: inherited,
        traits: traits.union(.swift),
        line: lines.line(of: node)
      )
    )
    types =
      before + [
        OpenType(
          name: qualified,
          isClassOrExtension: kind == .classType || isMember,
          exposesMembers: attributes.has("objcMembers") || isMember && attributes.has("objc"),
          bodies: bodies,
          hasStringValues: inherited.contains("String")
        )
      ]
  }

  private func open(
    _ kind: Fact.Kind,
    _ node: some DeclGroupSyntax & NamedDeclSyntax,
    isGeneric: Bool = false
  ) {
    open(
      kind,
      node.name.text,
      node.attributes,
      node.inheritanceClause,
      isGeneric: isGeneric,
      at: node.name
    )
  }

  private func close() { types = Array(types.dropLast()) }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    open(.classType, node, isGeneric: node.genericParameterClause != nil)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { close() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    open(.valueType, node.name.text, node.attributes, nil, isGeneric: false, at: node.name)
    return .visitChildren
  }
  override func visitPost(_ node: ActorDeclSyntax) { close() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    open(.valueType, node)
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { close() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    open(.valueType, node)
    return .visitChildren
  }
  override func visitPost(_ node: EnumDeclSyntax) { close() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    open(.protocolType, node)
    return .visitChildren
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { close() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    open(
      .extensionType,
      TypeName.base(of: node.extendedType),
      node.attributes,
      node.inheritanceClause,
      isGeneric: false,
      at: node.extendedType
    )
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { close() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.alias, node.name.text, at: node.name, details: TypeName.parts(of: node.initializer.value))
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name.text { add(.module, module, at: node) }
    return .skipChildren
  }

  // MARK: - Members

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.rawValue?.value.as(StringLiteralExprSyntax.self)?.plainText {
      add(.constant, node.name.text, at: node, details: [value])
    } else if node.rawValue == nil, types.last?.hasStringValues == true {
      let name = node.name.text.filter { $0 != "`" }
      add(.constant, name, at: node, details: [name])
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isMember = types.last.map { $0.isClassOrExtension && $0.bodies == bodies } ?? false
    let modifiers = node.modifiers.map(\.name.text)
    let isStatic = modifiers.contains("static") || modifiers.contains("class")
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      addConstant(name, binding, of: node)
      guard isMember, !isStatic else { continue }
      let type = binding.typeAnnotation.map { TypeName.base(of: $0.type) }
      let isOutlet = node.attributes.has("IBOutlet")
      let isCollection = type?.hasPrefix("[") == true
      var traits: Fact.Traits = []
      let exposing = ["IBOutlet", "objc", "IBInspectable", "NSManaged", "GKInspectable"]
      if types.last?.exposesMembers == true || modifiers.contains("dynamic")
        || modifiers.contains("override") || exposing.contains(where: node.attributes.has)
      {
        traits.insert(.exposed)
      }
      let kind: Fact.Kind = isOutlet ? (isCollection ? .outletCollection : .outlet) : .property
      add(
        kind,
        node.attributes.argument(of: "objc") ?? name.filter { $0 != "`" },
        traits,
        at: binding,
        details: [TypeName.element(type ?? "")]
      )
    }
    return .visitChildren
  }

  /// Returns true if the file changes a variable of this name, or a document can set it.
  private func isChanged(_ name: String, _ node: VariableDeclSyntax) -> Bool {
    guard node.bindingSpecifier.tokenKind == .keyword(.var) else { return false }
    if node.attributes.has("IBInspectable") { return true }
    let names = assigned ?? AssignedNames.names(below: node.root)
    assigned = names
    return names.contains(name.filter { $0 != "`" })
  }

  /// Adds a constant if a variable has a value that is known from its declaration. That of a variable
  /// in a body holds until the end of the body.
  private func addConstant(
    _ name: String,
    _ binding: PatternBindingSyntax,
    of node: VariableDeclSyntax
  ) {
    var value = binding.initializer.map { NameExpression(of: $0.value) }
    if let known = value {
      if case .computed = known {} else if isChanged(name, node) { value = nil }
    } else if case .getter(let items)? = binding.accessorBlock?.accessors,
      items.count == 1, let item = items.first?.item
    {
      let returned = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
      value = returned.map { NameExpression(of: $0) }
    }
    guard bodies <= types.last?.bodies ?? 0 else { return locals.declare(name, value) }
    switch value {
    case .literal(let text): add(.constant, name, at: binding, details: [text])
    case .reference(let path) where path.contains("."):
      add(.constant, name, .reference, at: binding, details: [path])
    default: break
    }
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = types.last, type.isClassOrExtension, type.bodies == bodies {
      addMethod(node, exposesMembers: type.exposesMembers)
    }
    openBody(node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text })
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { closeBody() }

  private func addMethod(_ node: FunctionDeclSyntax, exposesMembers: Bool) {
    let modifiers = node.modifiers.map(\.name.text)
    guard !modifiers.contains("static") else { return }
    let isAction = node.attributes.has("IBAction") || node.attributes.has("IBSegueAction")
    var traits: Fact.Traits = []
    if isAction || exposesMembers || node.attributes.has("objc") || modifiers.contains("dynamic")
      || modifiers.contains("override")
    {
      traits.insert(.exposed)
    }
    let explicit = node.attributes.argument(of: "objc")
    let older = explicit == nil ? Selector.olderText(of: node) : nil
    add(
      isAction ? .action : .method,
      explicit ?? Selector.text(of: node),
      traits,
      at: node.name,
      details: older.map { [$0] } ?? []
    )
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    openBody(node.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text })
    return .visitChildren
  }
  override func visitPost(_ node: InitializerDeclSyntax) { closeBody() }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    var names: [String] = []
    switch node.signature?.parameterClause {
    case .simpleInput(let list)?: names = list.map(\.name.text)
    case .parameterClause(let clause)?:
      names = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: break
    }
    openBody(names)
    return .visitChildren
  }
  override func visitPost(_ node: ClosureExprSyntax) { closeBody() }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    openBody()
    return .visitChildren
  }
  override func visitPost(_ node: CodeBlockSyntax) { closeBody() }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    openBody()
    return .visitChildren
  }
  override func visitPost(_ node: SwitchCaseSyntax) { closeBody() }

  /// A name that a condition, a loop, a case or a tuple declares has no known value.
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.is(PatternBindingSyntax.self) != true {
      locals.declare(node.identifier.text, nil)
    }
    return .visitChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    openBody(["newValue", "oldValue"])
    return .visitChildren
  }
  override func visitPost(_ node: AccessorBlockSyntax) { closeBody() }

  // MARK: - Uses

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    addUses(of: node)
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let items = Array(node.elements)
    for (left, rest) in zip(items, zip(items.dropFirst(), items.dropFirst(2))) {
      guard let name = rest.0.as(BinaryOperatorExprSyntax.self)?.operator.text,
        ["==", "!="].contains(name)
      else { continue }
      for (subject, value) in [(left, rest.1), (rest.1, left)] where subject.isSegueIdentifier {
        let name = NameExpression(of: value)
        if case .computed = name { continue }
        add(.segueUse, name, .harmless, at: value)
      }
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.subject.isSegueIdentifier else { return .visitChildren }
    for item in node.cases {
      guard case .case(let label)? = item.as(SwitchCaseSyntax.self)?.label else { continue }
      for pattern in label.caseItems {
        guard let value = pattern.pattern.as(ExpressionPatternSyntax.self)?.expression else {
          continue
        }
        let name = NameExpression(of: value)
        if case .computed = name { continue }
        add(.segueUse, name, .harmless, at: value)
      }
    }
    return .visitChildren
  }
}
