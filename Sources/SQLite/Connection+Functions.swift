internal import SystemSQLite

extension Connection {
  /// Runs `body` with table functions that its statements can call.
  ///
  /// An error of a function becomes the error of the statement that calls it, with the same message.
  /// All statements that call functions must end before `body` returns.
  ///
  /// - Parameter body: Gets a closure that returns the names of the functions that statements
  ///   prepared so far call.
  public func withFunctions<Result>(
    _ functions: [TableFunction],
    _ body: (_ used: () -> Set<String>) throws -> Result
  ) throws -> Result {
    let database = try opened()
    defer {
      // Drops the modules, which also releases what the functions captured.
      for function in functions {
        sqlite3_create_module_v2(database, function.name, nil, nil, nil)
      }
    }
    let boxes = functions.map(FunctionBox.init)
    for box in boxes {
      try call {
        sqlite3_create_module_v2(
          $0,
          box.function.name,
          TableFunctionModule.module,
          Unmanaged.passRetained(box).toOpaque(),
          { box in box.map { Unmanaged<FunctionBox>.fromOpaque($0).release() } }
        )
      }
    }
    return try body { Set(boxes.filter(\.isUsed).map(\.function.name)) }
  }

  /// Runs `body`, and ends its statements with an error once `isCancelled` returns true.
  public func interruptible<Result>(
    _ isCancelled: @escaping () -> Bool,
    _ body: () throws -> Result
  ) throws -> Result {
    let database = try opened()
    let question = CancellationBox(isCancelled)
    let context = Unmanaged.passUnretained(question).toOpaque()
    sqlite3_progress_handler(
      database,
      10_000,
      { context in
        guard let context else { return 1 }
        return Unmanaged<CancellationBox>.fromOpaque(context).takeUnretainedValue().isCancelled()
          ? 1 : 0
      },
      context
    )
    defer { sqlite3_progress_handler(database, 0, nil, nil) }
    return try withExtendedLifetime(question, body)
  }
}

private final class CancellationBox {
  let isCancelled: () -> Bool

  init(_ isCancelled: @escaping () -> Bool) {
    self.isCancelled = isCancelled
  }
}

/// A function with its state in SQLite.
final class FunctionBox {
  let function: TableFunction
  /// True if a statement refers to the function.
  var isUsed = false

  init(_ function: TableFunction) {
    self.function = function
  }
}
