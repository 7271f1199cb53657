import LayoutModel

/// Constraints as chains of calls of Masonry or SnapKit.
struct LibraryChain {
  let items: [ObjectID: CodeItem]
  /// The views that constraints place. The libraries disable the autoresizing mask of the view that
  /// a chain begins at, so a chain can't begin at a controller's view or a cell's content view.
  let placed: Set<ObjectID>
  let style: CodeStyle
  let language: CodeLanguage
  let platform: Platform

  /// Returns the item that creates the constraint, and the chain; nil if the library can't express
  /// the constraint.
  func chain(_ constraint: CodeConstraint) -> (item: ObjectID, text: String)? {
    let form = constraint.form
    if let text = chain(form, constant: constraint.constant, constraint) {
      return (form.first, text)
    }
    // If a chain can't begin at the first item, it has the items in the other order.
    guard let flipped = form.flipped,
      let text = chain(flipped, constant: 0 - constraint.constant, constraint)
    else { return nil }
    return (flipped.first, text)
  }

  /// Returns true if the chain of a constraint has its items exchanged, which negates the constant.
  func isFlipped(_ constraint: CodeConstraint) -> Bool {
    chain(constraint)?.item != constraint.form.first
  }

  private func chain(
    _ form: CodeConstraint.Form,
    constant: Double,
    _ constraint: CodeConstraint
  ) -> String? {
    guard let first = items[form.first], canBegin(at: first), offers(first, form.firstAttribute)
    else { return nil }
    var text = "make\(link).\(NativeExpression.attribute(form.firstAttribute))"
    let relation = "\(form.relation.rawValue)To"
    let number = CodeNumber.text(constant)
    if let secondID = form.second, let attribute = form.secondAttribute {
      guard let second = items[secondID], let target = target(second, attribute) else { return nil }
      text += call(relation, target)
      if constant != 0 || constraint.hasVariedConstant { text += next("offset", number) }
      if let multiplier = form.multiplier {
        text += next("multipliedBy", CodeNumber.ratio(multiplier))
      }
    } else {
      text += call(relation, language == .objectiveC ? "@(\(number))" : number)
    }
    if form.priority != 1000 { text += next("priority", priority(form.priority)) }
    if let identifier = constraint.identifier {
      let literal =
        language == .swift ? StringLiteral.swift(identifier) : StringLiteral.objectiveC(identifier)
      text += next(style == .snapkit ? "labeled" : "key", literal)
    }
    return text
  }

  private func priority(_ number: Double) -> String {
    let text = CodeNumber.text(number)
    if !isBridged { return text }
    return (platform == .macOS ? "NSLayoutConstraint.Priority" : "UILayoutPriority") + "(\(text))"
  }

  /// The suffix of the maker before a member. In Swift, Masonry's members are optional.
  private var link: String { isBridged ? "?" : "" }

  private var isBridged: Bool { style == .masonry && language == .swift }

  private func call(_ name: String, _ argument: String) -> String {
    isBridged ? ".\(name)()(\(argument))" : ".\(name)(\(argument))"
  }

  private func next(_ name: String, _ argument: String) -> String {
    isBridged ? "?.\(name)()(\(argument))" : ".\(name)(\(argument))"
  }

  private func canBegin(at item: CodeItem) -> Bool {
    switch item.kind {
    case .view: placed.contains(item.id)
    case .guide: style == .snapkit
    case .support: false
    }
  }

  private func offers(_ item: CodeItem, _ attribute: String) -> Bool {
    if item.kind == .support { return ["top", "bottom", "height"].contains(attribute) }
    if NativeExpression.plainAttributes.contains(attribute) { return true }
    guard item.kind == .view else { return false }
    return attribute.hasSuffix("aseline") || platform != .macOS
  }

  private func target(_ item: CodeItem, _ attribute: String) -> String? {
    guard offers(item, attribute) else { return nil }
    let name = item.expression(in: language)
    let attributeName = NativeExpression.attribute(attribute)
    if style == .snapkit { return "\(name).snp.\(attributeName)" }
    if item.kind == .view { return "\(name).mas_\(attributeName)" }
    let native = NativeExpression(items: items, language: language)
    let view = native.name(item.view)
    return language == .swift
      ? "MASViewAttribute(view: \(view), item: \(name), layoutAttribute: .\(attributeName))"
      : "[[MASViewAttribute alloc] initWithView:\(view) item:\(name) "
        + "layoutAttribute:\(native.constantName(attribute))]"
  }
}

extension CodeConstraint.Form {
  /// The constraint with its items exchanged; nil if that would change the multiplier.
  /// The constant must be negated.
  fileprivate var flipped: CodeConstraint.Form? {
    guard let second, let secondAttribute, multiplier == nil else { return nil }
    let relations: [ConstraintNotation.Relation: ConstraintNotation.Relation] = [
      .greaterThanOrEqual: .lessThanOrEqual, .lessThanOrEqual: .greaterThanOrEqual,
    ]
    return CodeConstraint.Form(
      first: second,
      firstAttribute: secondAttribute,
      relation: relations[relation] ?? .equal,
      second: first,
      secondAttribute: firstAttribute,
      multiplier: nil,
      priority: priority
    )
  }
}
