import ConstraintSolver
import LayoutModel

/// Which of a root's views are open together: whatever settles one of them bears on the others.
struct OpenGroups {
  /// For each node one that is open with it, itself for the first of a group.
  private var links: [Int]

  init(count: Int) {
    links = Array(0..<count)
  }

  /// Puts together the open views whose places and lengths hang on the same free variables.
  ///
  /// - Parameter open: What is open of each node.
  mutating func join(
    _ open: [[Finding.Quantity]],
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
  func head(of node: Int) -> Int {
    var node = node
    while links[node] != node { node = links[node] }
    return node
  }

  /// For each group the first of its views that a suggestion is for; the first of all where none is.
  func heads(of nodes: [Int], suggested: (Int) -> Bool) -> [Int: Int] {
    var heads: [Int: Int] = [:]
    for node in nodes.filter(suggested) + nodes where heads[head(of: node)] == nil {
      heads[head(of: node)] = node
    }
    return heads
  }

  private mutating func join(_ left: Int, _ right: Int) {
    let (one, other) = (head(of: left), head(of: right))
    links[max(one, other)] = min(one, other)
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
