import ConstraintSolver

/// Times the solver with a system, as `kiwi_peer.cpp` times kiwi.
struct SolverBenchmark {
  private let system: SolverSystem
  private let duration: Duration

  /// Reads a system. Each operation is timed repeatedly for `seconds`.
  init(_ path: String, seconds: Double) throws {
    system = try SolverSystem(contentsOf: path)
    duration = .seconds(seconds)
  }

  /// Times solving the whole system, then changes of one constant and of another.
  func run() throws -> Report {
    var values: [Double] = []
    let solve = try time { _ in
      var solver = try makeSolver()
      values = readValues(&solver)
    }
    var changes: [String: Double] = [:]
    for change in system.changes {
      var solver = try makeSolver()
      var read = 0.0
      changes[change.name] = try time { turn in
        try solver.setConstant(change.values[(turn + 1) % 2], of: change.row)
        try solver.solve()
        // Kiwi's time also includes the reading of all values.
        for variable in 0..<system.variableCount {
          read += solver.value(of: Variable(variable)) ?? .nan
        }
      }
      guard read.isFinite else { throw BenchmarkError.system }
    }
    return Report(solve: solve, changes: changes, values: values)
  }

  private func makeSolver() throws -> Solver {
    var solver = Solver()
    for constraint in system.constraints { try solver.add(constraint) }
    guard try solver.solve() == .satisfied else { throw BenchmarkError.system }
    return solver
  }

  private func readValues(_ solver: inout Solver) -> [Double] {
    (0..<system.variableCount).map { solver.value(of: Variable($0)) ?? .nan }
  }

  /// Returns the median of the CPU time, in microseconds.
  ///
  /// Runs are timed in batches if one run is short compared with reading the clock.
  private func time(_ body: (Int) throws -> Void) throws -> Double {
    var timings = Timings()
    let end = ContinuousClock.now + duration
    var batch = 1
    var turn = 0
    repeat {
      try timings.time {
        for _ in 0..<batch {
          try body(turn)
          turn += 1
        }
      }
      if timings.cpuMedianMicroseconds < 1000 {
        batch *= 2
        timings = Timings()
      }
    } while ContinuousClock.now < end || timings.isEmpty
    return timings.cpuMedianMicroseconds / Double(batch)
  }

  /// Microseconds, and the values of all variables.
  struct Report: Encodable {
    let solve: Double
    let changes: [String: Double]
    let values: [Double]
  }
}
