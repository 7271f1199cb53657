internal import SourceFacts

/// The names that the open scopes declare: functions, closures and blocks.
///
/// A name hides that of an outer scope and that of a member, and ends with its scope.
struct LocalNames {
  /// The values of the names, by scope, outermost first.
  private var scopes: [[String: NameExpression]] = []

  /// Begins a scope.
  ///
  /// - Parameter parameters: The names whose values are not known.
  mutating func open(_ parameters: [String] = []) {
    scopes.append([:])
    for name in parameters { declare(name, nil) }
  }

  /// Ends the innermost scope.
  mutating func close() { _ = scopes.popLast() }

  /// Declares a name in the innermost scope.
  ///
  /// - Parameter value: The value at the declaration; nil if it is not known.
  mutating func declare(_ name: String, _ value: NameExpression?) {
    guard var scope = scopes.popLast() else { return }
    let name = name.filter { $0 != "`" }
    let new = value.map(resolved) ?? .computed(name)
    let old = scope[name] ?? new
    // Several declarations in one scope: of branches for other platforms.
    scope[name] = old == new ? new : .computed(name)
    scopes.append(scope)
  }

  /// Returns the value of a reference to a local name; other expressions as they are.
  func resolved(_ expression: NameExpression) -> NameExpression {
    guard case .reference(let path) = expression else { return expression }
    let parts = path.split(separator: ".", maxSplits: 1)
    guard let first = parts.first, let scope = scopes.last(where: { $0[String(first)] != nil }),
      let value = scope[String(first)]
    else { return expression }
    // Another member of a local value is not known.
    guard parts.count == 1 || parts[1] == "rawValue" else { return .computed(path) }
    if case .computed = value { return .computed(path) }
    return value
  }
}
