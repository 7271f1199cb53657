import LayoutModel

/// A set of the four final size classes.
struct ClassSet: Hashable {
  /// One bit for each of ``SizeClass/finals``, in their order.
  private(set) var bits = 0

  static let all = ClassSet(SizeClass.finals.indices)
  static let none = ClassSet([Int]())

  init(_ indices: some Sequence<Int>) {
    for index in indices { bits |= 1 << index }
  }

  init(where condition: (SizeClass) -> Bool) {
    self.init(SizeClass.finals.indices.filter { condition(SizeClass.finals[$0]) })
  }

  mutating func insert(_ index: Int) { bits |= 1 << index }

  func contains(_ index: Int) -> Bool { bits & (1 << index) != 0 }

  var count: Int { bits.nonzeroBitCount }

  /// Returns the condition for the set, as an expression of the variables `width` and `height`.
  func condition(in language: CodeLanguage) -> String {
    let terms = Terms(language)
    if self == .all { return terms.always }
    if self == .none { return terms.never }
    for extent in [SizeClass.Extent.compact, .regular] {
      if self == ClassSet(where: { $0.width == extent }) { return terms.width(extent) }
      if self == ClassSet(where: { $0.height == extent }) { return terms.height(extent) }
    }
    if count == 3, let missing = SizeClass.finals.indices.first(where: { !contains($0) }) {
      return "!(\(terms.both(SizeClass.finals[missing])))"
    }
    return SizeClass.finals.indices.filter(contains)
      .map { terms.both(SizeClass.finals[$0]) }
      .joined(separator: " || ")
  }
}

/// The terms of a condition in a language.
private struct Terms {
  private let prefix: String
  let always: String
  let never: String

  init(_ language: CodeLanguage) {
    switch language {
    case .swift: (prefix, always, never) = (".", "true", "false")
    case .objectiveC: (prefix, always, never) = ("UIUserInterfaceSizeClass", "YES", "NO")
    }
  }

  func width(_ extent: SizeClass.Extent) -> String { "width == \(name(extent))" }

  func height(_ extent: SizeClass.Extent) -> String { "height == \(name(extent))" }

  func both(_ sizeClass: SizeClass) -> String {
    "\(width(sizeClass.width)) && \(height(sizeClass.height))"
  }

  private func name(_ extent: SizeClass.Extent) -> String {
    prefix + (prefix == "." ? extent.rawValue : extent.rawValue.capitalizedFirst)
  }
}

/// A value for each final size class.
struct PerClass<Value: Equatable>: Equatable {
  /// The values, in the order of ``SizeClass/finals``.
  let values: [Value]

  init(_ value: (Int) -> Value) { values = SizeClass.finals.indices.map(value) }

  /// The common value of all classes; nil if they differ.
  var common: Value? { values.allSatisfy { $0 == values[0] } ? values[0] : nil }

  /// The distinct values with their classes. The value with the most classes is last, as the
  /// default.
  var cases: [(value: Value, classes: ClassSet)] {
    var cases: [(value: Value, classes: ClassSet)] = []
    for (index, value) in values.enumerated() {
      if let known = cases.firstIndex(where: { $0.value == value }) {
        cases[known].classes.insert(index)
      } else {
        cases.append((value, ClassSet([index])))
      }
    }
    let most = cases.map(\.classes.count).max() ?? 0
    if let last = cases.firstIndex(where: { $0.classes.count == most }) {
      cases.append(cases.remove(at: last))
    }
    return cases
  }

  /// Returns an expression that selects the value for the class.
  func choice(in language: CodeLanguage, _ text: (Value) -> String) -> String {
    let cases = cases
    guard let last = cases.last else { return "" }
    return cases.dropLast().map { item in
      let condition = item.classes.condition(in: language)
      let isPlain = !condition.contains("||")
      return "\(isPlain ? condition : "(\(condition))") ? \(text(item.value)) : "
    }.joined() + text(last.value)
  }
}
