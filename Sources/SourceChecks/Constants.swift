internal import SourceFacts

/// The string constants of a project, which resolve references in uses of names.
struct Constants: Sendable {
  private var values: [String: Set<String>] = [:]
  private var references: [String: String] = [:]

  /// The deepest chain of constants that name others.
  private static let maximumDepth = 4

  init(_ files: [FileFacts]) {
    for file in files {
      for fact in file.facts where fact.kind == .constant {
        guard let value = fact.details.first else { continue }
        let key = fact.owner.isEmpty ? fact.name : "\(fact.owner).\(fact.name)"
        if fact.traits.contains(.reference) {
          references[key] = value
        } else {
          values[key, default: []].insert(value)
        }
      }
    }
  }

  /// Returns the name that a fact uses; nil if it is not known.
  func name(of fact: Fact, in graph: ClassGraph) -> String? {
    if fact.traits.contains(.computed) { return nil }
    guard fact.traits.contains(.reference) else { return fact.name }
    return value(of: fact.name, in: fact.owner, graph, depth: 0)
  }

  private func value(
    of path: String,
    in owner: String,
    _ graph: ClassGraph,
    depth: Int
  ) -> String? {
    guard depth < Constants.maximumDepth else { return nil }
    var parts = path.split(separator: ".").map(String.init)
    if parts.last == "rawValue" { parts.removeLast(1) }
    let isOwn = ["self", "Self", "super"].contains(parts.first ?? "")
    if isOwn { parts = Array(parts.dropFirst()) }
    guard !parts.isEmpty else { return nil }
    let path = parts.joined(separator: ".")
    for scope in scopes(of: owner, in: graph, isOwn: isOwn) {
      let key = scope.isEmpty ? path : "\(scope).\(path)"
      if let found = values[key] {
        // Several values: of other targets, or of branches for other platforms.
        return found.count == 1 ? found.first : nil
      }
      if let reference = references[key] {
        let holder = key.lastIndex(of: ".").map { String(key[..<$0]) } ?? ""
        return value(of: reference, in: holder, graph, depth: depth + 1)
      }
    }
    return nil
  }

  /// Returns the types in which a name is looked up: the types around the use, innermost first, the
  /// superclasses, and the top level.
  private func scopes(of owner: String, in graph: ClassGraph, isOwn: Bool) -> [String] {
    var scopes: [String] = []
    var scope = owner
    while !scope.isEmpty {
      scopes.append(scope)
      scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
    }
    scopes += graph.ancestry(of: owner).names.dropFirst()
    return isOwn ? scopes : scopes + [""]
  }
}
