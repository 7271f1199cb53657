import ConstraintSolver

/// A solved root.
struct RootSolution: Sendable {
  var system: RootSystem
  let outcome: Outcome?

  /// The frame of a member in root coordinates, not rounded.
  func frame(of node: Int) -> Frame? {
    guard let outcome, outcome == .satisfied || system.rows.solver.solution != nil else {
      return nil
    }
    return system.frame(of: node) { system.rows.solver.value(of: $0) ?? 0 }
  }
}

extension Frame {
  /// The rectangle with its edges on the pixels of a device; halves go up. The size is the
  /// difference of the edges (measured).
  func rounded(scale: Double) -> Frame {
    func pixel(_ value: Double) -> Double { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
    let left = pixel(x)
    let top = pixel(y)
    return Frame(x: left, y: top, width: pixel(x + width) - left, height: pixel(y + height) - top)
  }

  func offset(x: Double, y: Double) -> Frame {
    Frame(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}
