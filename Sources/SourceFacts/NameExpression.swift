/// An expression in code that gives a name.
public enum NameExpression: Hashable, Sendable {
  /// A literal, or an expression with a value that is known at once.
  case literal(String)
  /// A reference to a constant, such as `Segue.details.rawValue`.
  case reference(String)
  /// Any other expression, with its text.
  case computed(String)

  /// The text that a fact has as its name.
  public var text: String {
    switch self {
    case .literal(let text), .reference(let text), .computed(let text): text
    }
  }

  /// The traits of a fact with this name.
  public var traits: Fact.Traits {
    switch self {
    case .literal: []
    case .reference: .reference
    case .computed: .computed
    }
  }
}
