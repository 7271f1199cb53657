import ConstraintSolver
import LayoutModel

/// The contexts in which a root has no findings, as far as solved ones prove it.
///
/// The coefficients of a root's rows do not depend on its context, and their constants are affine in
/// the context's numbers: coordinates are sums of such numbers and variables. So a context that is
/// an affine combination of solved ones has the same combination of their constants. If these keep
/// the basis of a solution optimal, and that solution is unique in every such context, the root has
/// no findings there either, and need not be built and solved.
///
/// Rows that depend on estimated frames are not affine. Roots with such rows are left out.
struct ClearContexts: Sendable {
  private let environment: LayoutEnvironment
  /// The cell content whose margins count, and by how much it is wider than the root.
  private let marginedContent: (node: Int, excess: Double)?
  /// The bases of the solutions from which the findings of the root are derived.
  private let bases: [OptimalBasis]
  private let relations: [Relation]
  private var span = AffineSpan()
  /// The constants of ``bases`` and of the rows without variables, for each solved context.
  private var constants: [[[Double]]] = []

  /// Creates the contexts of a root without findings; nil if its solution proves nothing about others.
  ///
  /// - Parameter examined: The solutions that are unique because there are no findings.
  init?(_ solution: RootSolution, examined: [RootSolution]) {
    guard !examined.isEmpty, ClearContexts.isAffine(solution.system) else { return nil }
    var bases: [OptimalBasis] = []
    for each in ClearContexts.solutions(solution, examined) {
      guard let basis = each.system.rows.basis else { return nil }
      let isExamined = examined.contains { $0 === each }
      guard basis.isUnique || !isExamined else { return nil }
      bases.append(basis)
    }
    self.bases = bases
    let system = solution.system
    environment = system.environment
    marginedContent = system.marginedContent.map { ($0.node, $0.width - system.context.size.width) }
    relations = system.rows.fixed.map(\.relation)
    add(solution, examined: examined)
  }

  /// Returns true if a root has no findings in a context.
  ///
  /// - Parameter holders: The frames of the views above the root, by node.
  func contains(
    _ context: RootContext,
    _ holders: [Int: Frame],
    _ environment: LayoutEnvironment,
    _ tree: SceneTree
  ) -> Bool {
    guard self.environment.equalsIgnoringScreen(as: environment),
      let weights = span.weights(of: numbers(context, holders, environment, tree))
    else { return false }
    for (index, basis) in bases.enumerated() {
      guard basis.isOptimal(for: combined(index, weights)) else { return false }
    }
    return zip(combined(bases.count, weights), relations).allSatisfy { $1.holds($0) }
  }

  /// Adds the context of another solution without findings.
  mutating func add(_ solution: RootSolution, examined: [RootSolution]) {
    let system = solution.system
    let solutions = ClearContexts.solutions(solution, examined)
    let point = numbers(system.context, system.holders, system.environment, system.tree)
    guard ClearContexts.isAffine(system), solutions.count == bases.count,
      system.rows.fixed.map(\.relation) == relations, span.count < ClearContexts.mostContexts,
      span.count == 0 || span.weights(of: point) == nil
    else { return }
    var all: [[Double]] = []
    for (each, basis) in zip(solutions, bases) {
      guard let constants = each.system.rows.constants(of: basis) else { return }
      all.append(constants)
    }
    span.add(point)
    constants.append(all + [system.rows.fixed.map(\.constant)])
  }

  /// The number of contexts that span all others: one more than the numbers of a context.
  private static let mostContexts = 15

  private static func isAffine(_ system: RootSystem) -> Bool {
    !system.usesEstimate && system.growableAxes.isEmpty
  }

  /// Returns the solution of a root, and the examined ones.
  private static func solutions(
    _ solution: RootSolution,
    _ examined: [RootSolution]
  ) -> [RootSolution] {
    [solution] + examined.filter { $0 !== solution }
  }

  private func combined(_ index: Int, _ weights: [Double]) -> [Double] {
    var sum = Array(repeating: 0.0, count: constants[0][index].count)
    for (context, weight) in zip(constants, weights) where weight != 0 {
      for place in sum.indices { sum[place] += weight * context[index][place] }
    }
    return sum
  }

  /// Returns the numbers of a context in which the constants of the rows are affine.
  private func numbers(
    _ context: RootContext,
    _ holders: [Int: Frame],
    _ environment: LayoutEnvironment,
    _ tree: SceneTree
  ) -> [Double] {
    var numbers =
      [context.size.width, context.size.height] + context.safeArea.numbers + context.margins.numbers
    if let marginedContent {
      let width = context.size.width + marginedContent.excess
      let node = marginedContent.node
      numbers += LayoutMargins.cellContent(tree, node, width: width, holders, environment).numbers
    }
    return numbers
  }
}

extension Insets {
  fileprivate var numbers: [Double] { [top, left, bottom, right] }
}
