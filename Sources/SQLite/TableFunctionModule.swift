internal import SystemSQLite

/// The callbacks with which SQLite calls a ``TableFunction``.
///
/// SQLite allocates nothing for a virtual table or a cursor: the callbacks return a structure that
/// begins with SQLite's own fields. Here the box that belongs to it follows them.
enum TableFunctionModule {
  /// The callbacks, the same for all functions. SQLite only reads them.
  nonisolated(unsafe) static let module: UnsafePointer<sqlite3_module> = {
    let module = UnsafeMutablePointer<sqlite3_module>.allocate(capacity: 1)
    module.initialize(to: callbacks)
    return UnsafePointer(module)
  }()

  /// No `xCreate`: SQL can call the function, but can't create tables with it.
  private static var callbacks: sqlite3_module {
    var module = sqlite3_module()
    module.xConnect = { database, box, _, _, table, message in
      guard let box, let table else { return SQLITE_MISUSE }
      return TableFunctionModule.connect(database, Unmanaged.fromOpaque(box), table, message)
    }
    module.xBestIndex = { table, plan in
      guard let table, let plan else { return SQLITE_MISUSE }
      return TableFunctionModule.choose(table, plan)
    }
    module.xDisconnect = { table in
      table.map { Structure<sqlite3_vtab, FunctionBox>.free($0) }
      return SQLITE_OK
    }
    module.xOpen = { table, cursor in
      guard let table, let cursor else { return SQLITE_MISUSE }
      let function = Structure<sqlite3_vtab, FunctionBox>.box(of: table).function
      cursor.pointee = Structure.make(sqlite3_vtab_cursor(), FunctionCursor(function))
      return SQLITE_OK
    }
    module.xClose = { cursor in
      cursor.map { Structure<sqlite3_vtab_cursor, FunctionCursor>.free($0) }
      return SQLITE_OK
    }
    module.xFilter = { cursor, inputs, _, count, values in
      TableFunctionModule.run(cursor) {
        try $0.start(inputs, UnsafeBufferPointer(start: values, count: Int(count)))
      }
    }
    module.xNext = { cursor in TableFunctionModule.run(cursor) { try $0.advance() } }
    module.xEof = { cursor in
      guard let cursor else { return 1 }
      return Structure<sqlite3_vtab_cursor, FunctionCursor>.box(of: cursor).row == nil ? 1 : 0
    }
    module.xColumn = { cursor, context, column in
      guard let cursor else { return SQLITE_MISUSE }
      let value = Structure<sqlite3_vtab_cursor, FunctionCursor>.box(of: cursor).value(column)
      value.give(to: context)
      return SQLITE_OK
    }
    module.xRowid = { cursor, id in
      guard let cursor else { return SQLITE_MISUSE }
      id?.pointee = Structure<sqlite3_vtab_cursor, FunctionCursor>.box(of: cursor).number
      return SQLITE_OK
    }
    return module
  }

  private static func connect(
    _ database: OpaquePointer?,
    _ box: Unmanaged<FunctionBox>,
    _ table: UnsafeMutablePointer<UnsafeMutablePointer<sqlite3_vtab>?>,
    _ message: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  ) -> Int32 {
    let box = box.takeUnretainedValue()
    box.isUsed = true
    let code = sqlite3_declare_vtab(database, box.function.declaration)
    guard code == SQLITE_OK else {
      message?.pointee = copy("\(box.function.name)() can't be declared")
      return code
    }
    table.pointee = Structure.make(sqlite3_vtab(), box)
    return SQLITE_OK
  }

  /// Reports to SQLite which values of the query the function uses, and the cost of a call.
  private static func choose(
    _ table: UnsafeMutablePointer<sqlite3_vtab>,
    _ plan: UnsafeMutablePointer<sqlite3_index_info>
  ) -> Int32 {
    let function = Structure<sqlite3_vtab, FunctionBox>.box(of: table).function
    var given: [Int: Int] = [:]
    var later: Set<Int> = []
    for index in 0..<Int(plan.pointee.nConstraint) {
      let term = plan.pointee.aConstraint[index]
      guard term.op == SQLITE_INDEX_CONSTRAINT_EQ,
        let input = function.inputs.firstIndex(of: Int(term.iColumn))
      else { continue }
      if term.usable == 0 { later.insert(input) } else { given[input] = given[input] ?? index }
    }
    for parameter in function.parameters.indices where given[parameter] == nil {
      // The argument comes from a table that this order of the join reads later.
      if later.contains(parameter) { return SQLITE_CONSTRAINT }
      guard parameter < function.requiredCount else { continue }
      let list = function.parameters.joined(separator: ", ")
      return fail(
        table,
        "\(function.name)(\(list)) needs the argument '\(function.parameters[parameter])'"
      )
    }
    var mask: Int32 = 0
    for (position, input) in given.keys.sorted().enumerated() {
      let usage = plan.pointee.aConstraintUsage + (given[input] ?? 0)
      usage.pointee.argvIndex = Int32(clamping: position + 1)
      usage.pointee.omit = input < function.parameters.count ? 1 : 0
      mask |= 1 << Int32(clamping: input)
    }
    plan.pointee.idxNum = mask
    let filters = given.keys.filter { $0 >= function.parameters.count }.count
    let rows = max(1, 1_000_000 >> Int64(8 * filters))
    plan.pointee.estimatedRows = Int64(rows)
    plan.pointee.estimatedCost = Double(rows)
    return SQLITE_OK
  }

  private static func run(
    _ cursor: UnsafeMutablePointer<sqlite3_vtab_cursor>?,
    _ body: (FunctionCursor) throws -> Void
  ) -> Int32 {
    guard let cursor else { return SQLITE_MISUSE }
    do {
      try body(Structure<sqlite3_vtab_cursor, FunctionCursor>.box(of: cursor))
      return SQLITE_OK
    } catch {
      guard let table = cursor.pointee.pVtab else { return SQLITE_ERROR }
      return fail(table, (error as? SQLiteError)?.message ?? "\(error)")
    }
  }

  private static func fail(
    _ table: UnsafeMutablePointer<sqlite3_vtab>,
    _ message: String
  ) -> Int32 {
    sqlite3_free(table.pointee.zErrMsg)
    table.pointee.zErrMsg = copy(message)
    return SQLITE_ERROR
  }

  /// Returns a copy that SQLite frees; nil if memory runs out.
  private static func copy(_ text: String) -> UnsafeMutablePointer<CChar>? {
    text.withCString { source in
      let size = Int(text.utf8.count) + 1
      let copy = sqlite3_malloc64(sqlite3_uint64(size))?.assumingMemoryBound(to: CChar.self)
      copy?.update(from: source, count: size)
      return copy
    }
  }
}

/// A structure of SQLite that is followed by a reference to an object of ours.
private enum Structure<Header, Box: AnyObject> {
  private static var offset: Int {
    let alignment = MemoryLayout<UnsafeRawPointer>.alignment
    return (MemoryLayout<Header>.size + alignment - 1) / alignment * alignment
  }

  static func make(_ header: Header, _ box: Box) -> UnsafeMutablePointer<Header> {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: offset + MemoryLayout<UnsafeRawPointer>.size,
      alignment: max(MemoryLayout<Header>.alignment, MemoryLayout<UnsafeRawPointer>.alignment)
    )
    memory.storeBytes(
      of: Unmanaged.passRetained(box).toOpaque(),
      toByteOffset: offset,
      as: UnsafeMutableRawPointer.self
    )
    return memory.initializeMemory(as: Header.self, to: header)
  }

  static func box(of header: UnsafeMutablePointer<Header>) -> Box {
    reference(of: header).takeUnretainedValue()
  }

  static func free(_ header: UnsafeMutablePointer<Header>) {
    reference(of: header).release()
    UnsafeMutableRawPointer(header).deallocate()
  }

  private static func reference(of header: UnsafeMutablePointer<Header>) -> Unmanaged<Box> {
    Unmanaged.fromOpaque(
      UnsafeRawPointer(header).load(fromByteOffset: offset, as: UnsafeMutableRawPointer.self)
    )
  }
}
