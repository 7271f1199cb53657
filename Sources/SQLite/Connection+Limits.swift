internal import SystemSQLite

/// The limits of a query. They count work instead of time, so the same query on the same rows
/// always has the same outcome.
public struct QueryLimits: Sendable {
  /// The limit of virtual machine instructions, in thousands.
  public var thousandsOfSteps: Int
  /// The limit of the bytes that SQLite allocates beyond its memory at the start.
  public var bytes: Int64

  /// Creates limits.
  public init(thousandsOfSteps: Int, bytes: Int64) {
    self.thousandsOfSteps = thousandsOfSteps
    self.bytes = bytes
  }
}

/// The reason why SQLite refused or stopped a limited query.
public enum QueryRefusal: Error, Equatable {
  /// The query would do more than read tables. The text names the forbidden action.
  case forbidden(String)
  /// The query exceeded the limit of instructions.
  case tooManySteps
  /// The query exceeded the limit of memory.
  case tooMuchMemory
}

extension Connection {
  /// Runs `body` with statements that can only read tables, and within limits.
  ///
  /// - Throws: ``QueryRefusal`` if a statement is forbidden or exceeds a limit; the errors of
  ///   `body`.
  public func limited<Result>(
    to limits: QueryLimits,
    _ body: () throws -> Result
  ) throws -> Result {
    let guardian = QueryGuard(limits)
    let database = try opened()
    let context = Unmanaged.passUnretained(guardian).toOpaque()
    let length = sqlite3_limit(database, SQLITE_LIMIT_LENGTH, Self.mostBytesOfAValue)
    // Sorting in memory counts as memory. A temporary file would have no limit.
    try execute("PRAGMA temp_store = MEMORY")
    sqlite3_set_authorizer(database, Self.authorize, context)
    sqlite3_progress_handler(database, 1_000, Self.proceed, context)
    defer {
      sqlite3_progress_handler(database, 0, nil, nil)
      sqlite3_set_authorizer(database, nil, nil)
      sqlite3_limit(database, SQLITE_LIMIT_LENGTH, length)
    }
    do {
      return try withExtendedLifetime(guardian, body)
    } catch let error as SQLiteError {
      throw guardian.refusal ?? error
    }
  }

  /// The size limit of a value, in bytes. A query can't build values that are larger than this.
  private static let mostBytesOfAValue: Int32 = 16 << 20

  private static let authorize:
    @convention(c) (
      UnsafeMutableRawPointer?, Int32, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
      UnsafePointer<CChar>?, UnsafePointer<CChar>?
    ) -> Int32 = { context, action, _, name, _, _ in
      guard let context else { return SQLITE_DENY }
      let guardian = Unmanaged<QueryGuard>.fromOpaque(context).takeUnretainedValue()
      return guardian.allows(action, name.map { String(cString: $0) } ?? "")
        ? SQLITE_OK : SQLITE_DENY
    }

  private static let proceed: @convention(c) (UnsafeMutableRawPointer?) -> Int32 = { context in
    guard let context else { return 1 }
    return Unmanaged<QueryGuard>.fromOpaque(context).takeUnretainedValue().mayProceed() ? 0 : 1
  }
}

/// Authorizes the operations of a limited query, and records why it was stopped.
private final class QueryGuard {
  private let limits: QueryLimits
  private let bytesAtStart = sqlite3_memory_used()
  private var thousandsOfSteps = 0
  private(set) var refusal: QueryRefusal?

  init(_ limits: QueryLimits) {
    self.limits = limits
  }

  /// The functions that load code, or that give another result each time.
  private static let forbiddenFunctions: Set<String> = [
    "load_extension", "fts3_tokenizer", "random", "randomblob",
  ]

  func allows(_ action: Int32, _ name: String) -> Bool {
    switch action {
    case SQLITE_SELECT, SQLITE_READ, SQLITE_RECURSIVE: return true
    case SQLITE_FUNCTION:
      if !QueryGuard.forbiddenFunctions.contains(name.lowercased()) { return true }
      refusal = refusal ?? .forbidden("it calls \(name)()")
    case SQLITE_INSERT, SQLITE_UPDATE, SQLITE_DELETE: refusal = refusal ?? .forbidden("it writes")
    case SQLITE_ATTACH, SQLITE_DETACH: refusal = refusal ?? .forbidden("it opens another file")
    case SQLITE_PRAGMA: refusal = refusal ?? .forbidden("it has a PRAGMA")
    case SQLITE_TRANSACTION, SQLITE_SAVEPOINT:
      refusal = refusal ?? .forbidden("it begins or ends a transaction")
    default: refusal = refusal ?? .forbidden("it changes the schema")
    }
    return false
  }

  func mayProceed() -> Bool {
    thousandsOfSteps += 1
    if thousandsOfSteps > limits.thousandsOfSteps {
      refusal = .tooManySteps
    } else if sqlite3_memory_used() - bytesAtStart > limits.bytes {
      refusal = .tooMuchMemory
    }
    return refusal == nil
  }
}
