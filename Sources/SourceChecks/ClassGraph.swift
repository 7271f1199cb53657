internal import SourceFacts

/// The types of a project's sources, with their members and superclasses.
struct ClassGraph: Sendable {
  /// A type with all its declarations, extensions and categories.
  struct Node: Sendable {
    /// The qualified name.
    let name: String
    /// True if some declaration is a class.
    var isClass = false
    /// True for a protocol.
    var isProtocol = false
    /// True if all declarations are Swift's.
    var isSwift = true
    /// The name in Objective-C, if the source gives one.
    var objectiveCName: String?
    /// The names that class declarations inherit, the superclass first.
    var inherited: [[String]] = []
    /// The outlets, properties and methods by name.
    var members: [String: [Fact]] = [:]
    /// True if only an implementation without an interface was found.
    var lacksInterface = false

    /// The different lists of names that declarations inherit, without empty ones.
    var superclasses: [[String]] {
      var seen: Set<[String]> = []
      return inherited.filter { !$0.isEmpty && seen.insert($0).inserted }
    }
  }

  /// The most superclasses that are followed.
  private static let mostAncestors = 128

  private(set) var nodes: [String: Node] = [:]
  private var aliases: [String: [String]] = [:]
  /// The qualified names for each last component, sorted.
  private var qualifiedNames: [String: [String]] = [:]
  private var namesInObjectiveC: [String: String] = [:]
  /// The selectors of all methods that the Objective-C runtime has.
  private(set) var selectors: Set<String> = []

  /// True if the methods of Swift also have the selectors of Swift 2: a project states a version
  /// below 3, or none does. Before version 3, projects state none.
  private let hasOlderSelectors: Bool

  /// Creates the graph of all files.
  init(_ files: [FileFacts]) {
    let versions = files.lazy.filter { !$0.isForeign }.flatMap(\.facts)
      .filter { $0.kind == .swiftVersion }
      .compactMap { $0.name.split(separator: ".").first.flatMap { Int($0) } }
    hasOlderSelectors = versions.isEmpty || versions.contains { $0 < 3 }
    for file in files { for fact in file.facts { add(fact) } }
    addExtensionsOfAliases()
    for node in nodes.values where node.isClass {
      qualifiedNames[Self.lastComponent(node.name), default: []].append(node.name)
      if let name = node.objectiveCName { namesInObjectiveC[name] = node.name }
    }
    for key in qualifiedNames.keys { qualifiedNames[key]?.sort() }
  }

  private mutating func add(_ fact: Fact) {
    switch fact.kind {
    case .classType: addClass(fact)
    case .protocolType: nodes[fact.name, default: Node(name: fact.name)].isProtocol = true
    case .extensionType:
      let isImplementation = fact.traits.contains(.computed)
      var node = nodes[fact.name] ?? Node(name: fact.name)
      if isImplementation {
        // An implementation without an interface in the folder still defines the class.
        if !node.isClass { node.lacksInterface = true }
        node.isClass = true
        if !fact.details.isEmpty { node.inherited.append(fact.details) }
      }
      if !fact.traits.contains(.swift) { node.isSwift = node.isSwift && !isImplementation }
      nodes[fact.name] = node
    case .alias: aliases[fact.name] = fact.details
    case .outlet, .outletCollection, .property: addMember(fact, named: fact.name)
    case .action, .method:
      for selector in selectors(of: fact) {
        addMember(fact, named: selector)
        selectors.insert(selector)
      }
    default: break
    }
  }

  private mutating func addMember(_ fact: Fact, named name: String) {
    nodes[fact.owner, default: Node(name: fact.owner)].members[name, default: []].append(fact)
  }

  /// Returns the selectors of a method: one, or also that of Swift 2 if the version may be 2.
  func selectors(of method: Fact) -> [String] {
    hasOlderSelectors ? [method.name] + method.details : [method.name]
  }

  /// Gives the members of an extension of an alias to the class that the alias means.
  private mutating func addExtensionsOfAliases() {
    for (alias, names) in aliases.sorted(by: { $0.key < $1.key }) {
      guard let own = nodes[alias], !own.isClass, let name = names.first else { continue }
      for (member, facts) in own.members {
        nodes[name, default: Node(name: name)].members[member, default: []] += facts
      }
    }
  }

  private mutating func addClass(_ fact: Fact) {
    var node = nodes[fact.name] ?? Node(name: fact.name)
    node.isClass = true
    node.lacksInterface = false
    if !fact.traits.contains(.swift) { node.isSwift = false }
    if fact.traits.contains(.swift), !fact.owner.isEmpty { node.objectiveCName = fact.owner }
    node.inherited.append(fact.details)
    nodes[fact.name] = node
  }

  static func lastComponent(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }

  // MARK: - Names

  /// Returns the qualified name of the class that a name means; nil if no source declares it.
  ///
  /// - Parameter scope: The qualified name of the type around the use.
  func qualifiedName(of name: String, in scope: String = "") -> String? {
    var scope = scope
    while !scope.isEmpty {
      if nodes["\(scope).\(name)"]?.isClass == true { return "\(scope).\(name)" }
      scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
    }
    if nodes[name]?.isClass == true { return name }
    if let own = namesInObjectiveC[name] { return own }
    return qualifiedNames[Self.lastComponent(name)]?.first
  }

  /// Returns the name itself, or the types of an alias.
  private func meanings(of name: String) -> [String] {
    var (names, seen) = ([name], Set<String>())
    while let place = names.firstIndex(where: { aliases[$0] != nil && !seen.contains($0) }) {
      let alias = names[place]
      seen.insert(alias)
      names.replaceSubrange(place...place, with: aliases[alias] ?? [])
      if names.count > 64 { break }
    }
    return names
  }

  /// Returns true if a name is a protocol of the sources.
  func isProtocol(_ name: String) -> Bool {
    let last = Self.lastComponent(name)
    return nodes[name]?.isProtocol == true || nodes[last]?.isProtocol == true
  }

  // MARK: - Ancestors

  /// A class with its superclasses.
  struct Ancestry: Sendable {
    /// The names, the class itself first: of sources and of the system.
    var names: [String] = []
    /// False if a superclass is not known.
    var isComplete = false

    /// Returns true if a class is among the names.
    func contains(_ name: String) -> Bool {
      let last = ClassGraph.lastComponent(name)
      return names.contains { ClassGraph.lastComponent($0) == last }
    }
  }

  /// Returns a class with its superclasses, as far as they are known.
  ///
  /// Declarations of one name, such as those of two targets, can have different superclasses: all count.
  func ancestry(of name: String) -> Ancestry {
    var ancestry = Ancestry()
    // What declarations inherit, with the scope; the next one last.
    var open: [(names: [String], scope: String)] = [([name], "")]
    var isKnown = true
    while ancestry.names.count < Self.mostAncestors, let next = open.popLast() {
      let names = next.names.flatMap(meanings)
      guard let found = firstClass(of: names, in: next.scope) else {
        isKnown = false
        continue
      }
      if ancestry.names.contains(found) { continue }
      ancestry.names.append(found)
      guard let node = nodes[found], node.isClass else {
        addSystemClasses(above: found, &ancestry)
        continue
      }
      let above = node.superclasses
      if above.isEmpty { isKnown = false }
      open += above.reversed().map { ($0, node.name) }
    }
    // A chain that returns to its start reaches no class of the system.
    ancestry.isComplete = ancestry.isComplete && isKnown && open.isEmpty
    return ancestry
  }

  private func firstClass(of names: [String], in scope: String) -> String? {
    // Only the first name can be a class; the others are protocols, except in a composition.
    for name in names {
      if let own = qualifiedName(of: name, in: scope), own != scope { return own }
      let last = Self.lastComponent(name)
      if SystemClass.isKnown(last) { return last }
      if !isProtocol(name) { return nil }
    }
    return nil
  }

  private func addSystemClasses(above name: String, _ ancestry: inout Ancestry) {
    var name = name
    while let above = SystemClass.superclass(of: name), ancestry.names.count < Self.mostAncestors {
      if !ancestry.names.contains(above) { ancestry.names.append(above) }
      name = above
    }
    ancestry.isComplete = true
  }

  /// Returns the members with a name of a class and its superclasses, the nearest first.
  func members(_ name: String, of ancestry: Ancestry) -> [Fact] {
    ancestry.names.flatMap { nodes[$0]?.members[name] ?? [] }
  }
}
