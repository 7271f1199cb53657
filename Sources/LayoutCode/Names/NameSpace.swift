import LayoutModel

/// The names that a class already uses.
struct NameSpace {
  private var taken: Set<String> = []
  /// The last number that was appended to each name.
  private var numbers: [String: Int] = [:]
  /// The superclass.
  private let base: String
  /// The names of the document's action methods.
  private var methods: Set<String> = []

  /// - Parameter base: The superclass.
  init(base: String) {
    self.base = base
  }

  /// Reserves names of methods, which outlets may have too.
  mutating func reserve(_ names: some Sequence<String>) { methods.formUnion(names) }

  /// Returns an unused name and reserves it.
  ///
  /// - Parameters:
  ///   - exact: A name that other code uses, such as an outlet's.
  ///   - wish: The preferred name, which a user wrote as words.
  ///   - noun: The kind of object, such as `label`, if there is no wish or to disambiguate it.
  mutating func name(exact: String? = nil, _ wish: String?, noun: String) -> String {
    let noun = Identifier.camelCase(noun).isEmpty ? "item" : Identifier.camelCase(noun)
    if let exact, !Identifier.isForbidden(exact, base: base), taken.insert(exact).inserted {
      return exact
    }
    let wish = exact ?? wish.map(Identifier.camelCase)
    var name = wish.flatMap { $0.isEmpty ? nil : $0 } ?? noun
    if Identifier.looksOwning(name) { name = "the" + name.capitalizedFirst }
    if exact == nil, methods.contains(name) { name += noun.capitalizedFirst }
    if isReserved(name) { name += name.hasSuffix(noun) ? "Item" : noun.capitalizedFirst }
    if isReserved(name) { name += "Item" }
    if name.last?.isNumber == true, taken.contains(name) { name += "_" }
    var candidate = name
    while !taken.insert(candidate).inserted {
      let number = numbers[name, default: 1] + 1
      numbers[name] = number
      candidate = "\(name)\(number)"
    }
    return candidate
  }

  private func isReserved(_ name: String) -> Bool {
    Identifier.isReserved(name) || Identifier.isForbidden(name, base: base)
  }
}
