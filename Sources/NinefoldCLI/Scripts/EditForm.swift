internal import ArgumentParser

/// The words and members of one kind of edit: `add constraint` and its options.
///
/// The forms follow from the commands themselves, so a script and its JSON form have the same edits.
struct EditForm {
  /// A part of an edit: an argument without a name, an option or a flag.
  struct Part {
    enum Kind { case positional, option, flag }

    /// The name in JSON, in camel case.
    let member: String
    /// The name after two hyphens; empty for an argument without a name.
    let option: String
    let kind: Kind
    let isRepeating: Bool
    let isOptional: Bool
  }

  /// The words that begin a line.
  let words: [String]
  let parts: [Part]

  /// The name of the edit in JSON.
  var name: String { words.joined(separator: " ") }

  func part(option: String) -> Part? { parts.first { $0.option == option && !option.isEmpty } }

  /// The options that belong to the whole script and not to one of its edits.
  private static let shared: Set<String> = [
    "message", "dry-run", "check", "strict", "json", "project", "file", "version", "help",
  ]

  /// Returns the forms of a command and of its subcommands.
  static func all(of type: any ParsableCommand.Type) -> [EditForm] {
    guard let dump = try? JSON(parsing: Array(type._dumpHelp().utf8)), let root = dump["command"]
    else { return [] }
    return forms(root, after: [])
  }

  private static func forms(_ command: JSON, after words: [String]) -> [EditForm] {
    guard let name = command["commandName"]?.string else { return [] }
    let words = words + [name]
    let inner = (command["subcommands"]?.items ?? []).filter {
      $0["commandName"]?.string != "help"
    }
    if !inner.isEmpty { return inner.flatMap { forms($0, after: words) } }
    return [EditForm(words: words, parts: (command["arguments"]?.items ?? []).compactMap(part))]
  }

  private static func part(_ argument: JSON) -> Part? {
    let names = argument["names"]?.items ?? []
    let option = names.lazy.compactMap { name in
      name["kind"]?.string == "long" ? name["name"]?.string : nil
    }.first
    let isRepeating = argument["isRepeating"]?.boolean ?? false
    let isOptional = argument["isOptional"]?.boolean ?? true
    switch argument["kind"]?.string {
    case "positional":
      let name = camelCase(argument["valueName"]?.string ?? "")
      return Part(
        member: name == "sizeClass" ? "class" : name,
        option: "",
        kind: .positional,
        isRepeating: isRepeating,
        isOptional: isOptional
      )
    case let kind?:
      guard let option, !shared.contains(option) else { return nil }
      return Part(
        member: camelCase(option),
        option: option,
        kind: kind == "flag" ? .flag : .option,
        isRepeating: isRepeating,
        isOptional: isOptional
      )
    case nil: return nil
    }
  }

  private static func camelCase(_ text: String) -> String {
    let words = text.split { $0 == "-" || $0 == " " }
    return words.enumerated().map { index, word in
      index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
  }
}

extension EditForm {
  // MARK: - JSON to words

  /// Returns the words of an edit in JSON.
  /// - Throws: `ValidationError` for a member that the edit does not have, or of another type.
  func words(of edit: JSON) throws -> [String] {
    var rest = Set(edit.names).subtracting(["edit"])
    var result = words
    var positionals: [String] = []
    if isSet {
      positionals = try setWords(of: edit)
      rest.subtract(["object", "values"])
    }
    for part in parts where !(isSet && part.kind == .positional) {
      guard let value = edit[part.member] else { continue }
      rest.remove(part.member)
      let values = try words(value, of: part)
      switch part.kind {
      case .positional: positionals += values
      case .flag: if value.boolean == true { result.append("--" + part.option) }
      case .option:
        for value in values { result += ["--\(part.option)=\(value)"] }
      }
    }
    if let unknown = rest.min() {
      let known = (isSet ? ["object", "values"] : []) + parts.map(\.member)
      throw ValidationError(
        "'\(name)' has no '\(unknown)'; it has \(known.joined(separator: ", "))"
      )
    }
    if !isSet, positionals.contains(where: { $0.hasPrefix("-") }) { result.append("--") }
    return result + positionals
  }

  private var isSet: Bool { words == ["set"] }

  private func words(_ value: JSON, of part: Part) throws -> [String] {
    if part.kind == .flag {
      guard value.boolean != nil else {
        throw ValidationError("'\(part.member)' must be true or false")
      }
      return []
    }
    if part.isRepeating, let items = value.items {
      let words = items.compactMap(\.word)
      guard words.count == items.count else {
        throw ValidationError("'\(part.member)' must be an array of strings")
      }
      return words
    }
    // `add --set` takes name=value, which JSON has as an object.
    if part.isRepeating, part.member == "set", value.isObject {
      return try pairs(value).map { "\($0.name)=\($0.value)" }
    }
    guard let word = value.word else {
      throw ValidationError("'\(part.member)' must be a string")
    }
    return [word]
  }

  private func setWords(of edit: JSON) throws -> [String] {
    guard let object = edit["object"]?.word, let values = edit["values"], values.isObject else {
      throw ValidationError("'set' needs 'object' and 'values'")
    }
    let pairs = try pairs(values)
    if let only = pairs.first, pairs.count == 1 { return [object, only.name, only.value] }
    return [object] + pairs.map { "\($0.name)=\($0.value)" }
  }

  private func pairs(_ values: JSON) throws -> [(name: String, value: String)] {
    try values.names.map { name in
      guard let value = values[name]?.word, !name.isEmpty, !name.contains("=") else {
        throw ValidationError("the value of '\(name)' must be a string, a number or a boolean")
      }
      return (name, value)
    }
  }

  // MARK: - Words to JSON

  /// Returns the edit in JSON. The words were parsed before.
  func json(of words: [String]) -> JSON {
    var members: [String: [JSON]] = [:]
    var positionals: [String] = []
    var rest = words.dropFirst(self.words.count)[...]
    var isOpen = true
    while let word = rest.popFirst() {
      let option = word.dropFirst(2).prefix { $0 != "=" }
      guard isOpen, word.hasPrefix("--"), let part = part(option: String(option)) else {
        if isOpen, word == "--", !isSet { isOpen = false } else { positionals.append(word) }
        continue
      }
      let given = word.dropFirst(2 + option.count)
      let value =
        part.kind == .flag
        ? JSON.bool(true)
        : .string(given.isEmpty ? rest.popFirst() ?? "" : String(given.dropFirst()))
      members[part.member, default: []].append(value)
    }
    return .object(
      [("edit", .string(name))] + positionalMembers(positionals)
        + parts.filter { $0.kind != .positional }.compactMap { part in
          guard let values = members[part.member], let last = values.last else { return nil }
          return (part.member, part.isRepeating ? .array(values) : last)
        }
    )
  }

  private func positionalMembers(_ words: [String]) -> [(String, JSON)] {
    if isSet {
      guard let object = words.first else { return [] }
      return [("object", .string(object)), ("values", setValues(Array(words.dropFirst())))]
    }
    var rest = words[...]
    return parts.filter { $0.kind == .positional }.compactMap { part in
      if part.isRepeating {
        defer { rest = [] }
        return rest.isEmpty ? nil : (part.member, .array(rest.map { .string($0) }))
      }
      return rest.popFirst().map { (part.member, .string($0)) }
    }
  }

  private func setValues(_ words: [String]) -> JSON {
    if let name = words.first, let value = words.last, words.count == 2, !name.contains("=") {
      return .object([(name, .string(value))])
    }
    return .object(
      words.map { word in
        let name = word.prefix { $0 != "=" }
        return (String(name), .string(String(word.dropFirst(name.count + 1))))
      }
    )
  }
}
