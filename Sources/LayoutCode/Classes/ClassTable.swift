import LayoutModel

/// A member that code sets on objects of a class.
struct Member {
  /// The property's path in the document.
  let path: String
  /// The form of the property's value in the document.
  let form: ValueForm
  /// The property's name, or a call or an assignment with `{v}` for the value.
  let swift: String
  let objectiveC: String
  /// The value in classes without a row; nil if unknown.
  let fallback: CodeValue?
  /// True if the toolkit's default differs from that of documents, so that code always sets the
  /// fallback.
  let isAlways: Bool
  /// The version of iOS from which on the class has the member; nil for all that code runs on.
  let version: String?

  /// Returns the statements inside a check that runs them only on systems that have the member.
  func guarded(_ lines: [String], in language: CodeLanguage) -> [String] {
    guard let version, !lines.isEmpty else { return lines }
    let condition =
      language == .swift
      ? "if #available(iOS \(version), *) {" : "if (@available(iOS \(version), *)) {"
    return [condition] + lines.map { "  \($0)" } + ["}"]
  }

  /// Returns the statement that sets the value on an object.
  func statement(_ receiver: String, _ value: String, in language: CodeLanguage) -> String {
    let template = language == .swift ? swift : objectiveC
    let end = language == .swift ? "" : ";"
    if case .statement = form {
      let isMessage = language == .objectiveC && !template.contains(" = ")
      return isMessage ? "[\(receiver) \(template)];" : "\(receiver).\(template)\(end)"
    }
    guard let place = template.firstRange(of: "{v}") else {
      return "\(receiver).\(template) = \(value)\(end)"
    }
    let text = template[..<place.lowerBound] + value + template[place.upperBound...]
    let isMessage = language == .objectiveC && !template.contains(" = ")
    return isMessage ? "[\(receiver) \(text)];" : "\(receiver).\(text)\(end)"
  }
}

/// A class of a toolkit, with the members that code sets.
struct CodedClass {
  let name: String
  /// The superclass; nil for `NSObject`.
  let base: String?
  /// The module; nil for the toolkit's own.
  let module: String?
  /// All members, those of the superclasses first.
  fileprivate(set) var members: [Member]
  /// The members' places by path.
  fileprivate(set) var places: [String: [Int]]
}

/// The classes of a toolkit with their members, by the element names of documents.
struct ClassTable {
  private var classes: [String: CodedClass] = [:]
  /// The name of the class of each element.
  private(set) var namesByKind: [String: String] = [:]

  private static let forUIKit = ClassTable(uiKit)
  private static let forAppKit = ClassTable(appKit)

  static func of(_ platform: Platform) -> ClassTable {
    platform == .macOS ? forAppKit : forUIKit
  }

  /// Returns the class of an element; nil for elements that are not objects of a known class.
  func kind(_ kind: String) -> CodedClass? { namesByKind[kind].flatMap { classes[$0] } }

  /// Returns the class with a name.
  func named(_ name: String) -> CodedClass? { classes[name] }

  /// Returns true if a class is another one or inherits from it.
  func inherits(_ name: String, from ancestor: String) -> Bool {
    var current: String? = name
    while let known = current {
      if known == ancestor { return true }
      current = classes[known]?.base
    }
    return false
  }

  /// Creates a table from text. A line `@Class Superclass kinds Module` begins a class; the lines
  /// after it are members: `path;form;swift;objective-c;default;version`.
  private init(_ text: String) {
    var current: CodedClass?
    for line in text.split(separator: "\n") {
      if line.hasPrefix("@") {
        if let current { add(current) }
        current = begin(line.dropFirst().split(separator: " ").map(String.init))
      } else if line == "*traits" {
        for line in ClassTable.textInputTraits.split(separator: "\n") {
          ClassTable.member(line).map { current?.add($0) }
        }
      } else {
        ClassTable.member(line).map { current?.add($0) }
      }
    }
    if let current { add(current) }
  }

  private mutating func begin(_ words: [String]) -> CodedClass? {
    guard words.count > 1 else { return nil }
    let kinds = words.dropFirst(2)
    let module = kinds.last.flatMap { $0.first?.isUppercase == true ? $0 : nil }
    for kind in kinds where kind != module { namesByKind[kind] = words[0] }
    let base = classes[words[1]]
    return CodedClass(
      name: words[0],
      base: words[1] == "-" ? nil : words[1],
      module: module ?? base?.module,
      members: base?.members ?? [],
      places: base?.places ?? [:]
    )
  }

  private mutating func add(_ known: CodedClass) { classes[known.name] = known }

  private static func member(_ line: Substring) -> Member? {
    let columns = line.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    guard columns.count > 1, let form = ValueForm(columns[1]) else { return nil }
    let names = (columns.count > 2 ? columns[2] : columns[0]).split(separator: "|").map(String.init)
    let given = names.first ?? ""
    let isAsked = columns[1] == "is"
    let swift = isAsked && names.count == 1 ? "is" + given.capitalizedFirst : given
    var objectiveC = names.count > 1 ? names[1] : given
    if columns.count > 3, !columns[3].isEmpty { objectiveC = columns[3] }
    let fallback = columns.count > 4 ? columns[4] : ""
    let isAlways = fallback.hasPrefix("!")
    return Member(
      path: columns[0],
      form: form,
      swift: swift,
      objectiveC: objectiveC,
      fallback: form.fallback(isAlways ? String(fallback.dropFirst()) : fallback),
      isAlways: isAlways,
      version: columns.count > 5 ? columns[5] : nil
    )
  }
}

extension CodedClass {
  /// Adds a member, which replaces that of a superclass with the same path and name.
  fileprivate mutating func add(_ member: Member) {
    if let place = places[member.path]?.first(where: { members[$0].swift == member.swift }) {
      members[place] = member
      return
    }
    places[member.path, default: []].append(members.count)
    members.append(member)
  }
}
