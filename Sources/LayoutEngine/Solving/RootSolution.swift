import LayoutModel

import ConstraintSolver

/// A solved root. It is a class because the system is large, and each copy would retain every array.
final class RootSolution: Sendable {
  let system: RootSystem
  /// Whether the required rows are satisfied; nil if the solver gave up.
  let outcome: Outcome?
  /// The values of the variables by number; zero if no row mentions a variable.
  let values: [Double]
  /// True if no row mentions some variable.
  let hasLooseVariables: Bool

  init(_ system: consuming RootSystem, _ outcome: Outcome?) {
    let found = outcome == nil ? [] : system.rows.values
    self.outcome = outcome
    values = found.map { $0 ?? 0 }
    hasLooseVariables = found.contains { $0 == nil }
    self.system = consume system
  }

  /// Returns the solution in which ambiguous views are closest to their stored frames, as the
  /// canvas shows them.
  func settled() -> RootSolution {
    guard outcome != nil, hasLooseVariables || !system.rows.isUnique() else {
      return self
    }
    var system = system
    for member in system.members where system.isSolved[member] {
      let node = system.tree.nodes[member]
      guard let span = system.spans[member], let parent = system.spans[node.parent],
        let stored = system.document.storedFrame(of: node, in: system.tree)
      else { continue }
      for axis in Axis.allCases {
        let origin = span[axis].origin - parent[axis].origin
        system.rows.settle(origin - stored.origin(axis))
        system.rows.settle((span[axis].length - stored.length(axis)).expression)
      }
    }
    guard let outcome = system.rows.solve() else { return self }
    return RootSolution(consume system, outcome)
  }

  /// Returns true if the root has equal rows, and so this solution, in other surroundings.
  func holds(
    in context: RootContext,
    _ holders: @autoclosure () -> [Int: Frame],
    _ environment: LayoutEnvironment
  ) -> Bool {
    guard system.context == context, system.holders == holders(),
      system.environment.equalsIgnoringScreen(as: environment)
    else { return false }
    return !system.usesScreen
      || LayoutMargins.screen(system.environment) == LayoutMargins.screen(environment)
  }

  /// Returns the frame of a member in root coordinates, not rounded; nil if the solver gave up.
  func frame(of node: Int) -> Frame? {
    outcome == nil ? nil : system.spans.frame(of: node, values)
  }
}

extension Frame {
  /// Returns the rectangle with its edges rounded to pixels. The size is the difference of the
  /// edges (measured).
  func rounded(_ grid: PixelGrid) -> Frame {
    let left = grid.rounded(x, grid.horizontal)
    let top = grid.rounded(y, grid.vertical)
    return Frame(
      x: left,
      y: top,
      width: grid.rounded(x + width, grid.horizontal) - left,
      height: grid.rounded(y + height, grid.vertical) - top
    )
  }

  func offset(x: Double, y: Double) -> Frame {
    Frame(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}

/// The rounding of coordinates to the pixels of a device.
struct PixelGrid: Sendable {
  /// The rounding of half pixels.
  enum Rule: Sendable {
    case toNearestFar
    case toNearestNear
    /// Halves are not rounded: rounding in both directions was observed, and no rule was found.
    case halfStays
  }

  let scale: Double
  let horizontal: Rule
  let vertical: Rule

  func rounded(_ value: Double, _ rule: Rule) -> Double {
    let pixels = value * scale
    let isHalf = abs(pixels - pixels.rounded(.down) - 0.5) < 1e-6
    return switch rule {
    case .halfStays where isHalf: value
    case .toNearestFar, .halfStays: (value * scale + 0.5 + 1e-6).rounded(.down) / scale
    case .toNearestNear: (value * scale - 0.5 - 1e-6).rounded(.up) / scale
    }
  }
}
