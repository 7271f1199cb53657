import ConstraintSolver
import Foundation
import TestSupport
import Testing

/// Compares the solver with exact arithmetic on seeded random systems.
struct ReferenceTests {
  private static let count = TestExtent.cases(60, of: 5000)

  @Test func `random systems have the feasibility, optimum and ambiguity of exact arithmetic`()
    throws
  {
    var compared = 0
    var infeasible = 0
    var ambiguous = 0
    var seed: UInt64 = 0
    while compared < Self.count, seed < 2 * Self.count {
      defer { seed += 1 }
      let constraints = randomSystem(seed: seed)
      do {
        if let answer = try ReferenceSolver.solve(constraints) {
          if try expectOptimum(constraints, answer, seed) { ambiguous += 1 }
        } else {
          try expectConflicts(constraints, seed)
          infeasible += 1
        }
        compared += 1
      } catch is RationalOverflow {
        // The exact numbers outgrew 64 bits; another system stands in.
        continue
      }
    }

    #expect(compared == Self.count)
    #expect(seed < UInt64(Self.count * 11 / 10))
    #expect(infeasible > compared / 20)
    #expect(ambiguous > compared / 20)
    #expect(ambiguous < compared * 19 / 20)
  }

  /// Returns whether the system is ambiguous.
  private func expectOptimum(
    _ constraints: [LinearConstraint],
    _ answer: ReferenceAnswer,
    _ seed: UInt64
  ) throws -> Bool {
    var solver = try Solver(constraints)
    #expect(try solver.solve() == .satisfied, "seed \(seed)")
    guard let solution = solver.solution else { return false }
    let ambiguity = try solver.ambiguity()
    let solutions = [solution] + (ambiguity.map { [$0.first, $0.second] } ?? [])
    for solution in solutions {
      #expect(isNear(violation(of: constraints, at: 1000, in: solution), 0), "seed \(seed)")
      for (priority, sum) in answer.optimum {
        let found = violation(of: constraints, at: priority, in: solution)
        #expect(isNear(found, sum), "seed \(seed), priority \(priority)")
      }
    }
    let free = answer.extents.filter { $0.value.minimum != $0.value.maximum }.keys.sorted()
    let difference = Set(ambiguity?.variables ?? []).symmetricDifference(free)
    #expect(difference.isEmpty, "seed \(seed)")
    for (variable, extent) in answer.extents {
      guard let value = solution[variable] else { continue }
      #expect(value >= extent.minimum - 1e-6 && value <= extent.maximum + 1e-6, "seed \(seed)")
    }
    for variable in free {
      let values = (ambiguity?.first[variable], ambiguity?.second[variable])
      #expect(values.0 != values.1, "seed \(seed)")
    }
    return ambiguity != nil
  }

  private func expectConflicts(_ constraints: [LinearConstraint], _ seed: UInt64) throws {
    var solver = try Solver(constraints)
    guard case .unsatisfiable(let conflicts) = try solver.solve(softening: true) else {
      Issue.record("seed \(seed): a conflict was not seen")
      return
    }
    #expect(!conflicts.isEmpty, "seed \(seed)")
    for conflict in conflicts {
      let members = constraints.filter { conflict.constraints.contains($0.id) }
      #expect(try !ReferenceSolver.isFeasible(members), "seed \(seed)")
      for id in conflict.constraints {
        let others = members.filter { $0.id != id }
        #expect(try ReferenceSolver.isFeasible(others), "seed \(seed), without \(id)")
      }
    }
    guard let answer = try ReferenceSolver.solve(constraints, softening: true),
      let solution = solver.solution
    else {
      Issue.record("seed \(seed): no softened solution")
      return
    }
    for (priority, sum) in answer.optimum {
      let found = violation(of: constraints, at: priority, in: solution)
      #expect(isNear(found, sum), "seed \(seed), softened, priority \(priority)")
    }
  }
}
