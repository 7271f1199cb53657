import ConstraintSolver
import LayoutModel

/// Which of a root's views are open together: whatever settles one of them bears on the others.
struct OpenGroups {
  /// For each node one before it that is open with it; -1 for the first of a group.
  private var links: RunTable<Int>

  /// No node is open with another of the run.
  init(for nodes: Range<Int>) {
    links = RunTable(-1, for: nodes)
  }

  /// Puts together the open views whose places and lengths hang on the same free variables.
  ///
  /// - Parameter open: What is open of each node.
  mutating func join(
    _ open: OpenQuantities,
    _ system: RootSystem,
    free: [Variable]
  ) {
    if free.isEmpty { return }
    let groups = system.rows.groups(of: free)
    var firsts: [Int: Int] = [:]
    for node in system.members where !open[node].isEmpty {
      for variable in OpenGroups.variables(of: node, in: system) {
        guard let group = groups[variable] else { continue }
        let first = firsts[group] ?? node
        firsts[group] = first
        join(first, node)
      }
    }
  }

  /// The node that stands for a node's group.
  mutating func head(of node: Int) -> Int {
    var node = node
    while links[node] >= 0 {
      // The way is halved each time it is gone, so that it is never long.
      if links[links[node]] >= 0 { links[node] = links[links[node]] }
      node = links[node]
    }
    return node
  }

  /// For each group the first of its views that a suggestion is for; the first of all where none is.
  mutating func heads(of nodes: [Int], suggested: (Int) -> Bool) -> [Int: Int] {
    var heads: [Int: Int] = [:]
    for node in nodes.filter(suggested) + nodes {
      let group = head(of: node)
      if heads[group] == nil { heads[group] = node }
    }
    return heads
  }

  private mutating func join(_ left: Int, _ right: Int) {
    let (one, other) = (head(of: left), head(of: right))
    if one != other { links[max(one, other)] = min(one, other) }
  }

  private static func variables(of node: Int, in system: RootSystem) -> [Variable] {
    let spans = [system.spans[node], system.contents[node]].compactMap { $0 }
    return spans.flatMap { span in
      [span.horizontal, span.vertical].flatMap { axis in
        axis.origin.expression.terms.map(\.variable) + axis.length.expression.terms.map(\.variable)
      }
    }
  }
}
