internal import LayoutChecks
package import LayoutModel

/// A configuration of Ninefold that is converted from those of other linters.
public struct ImportedConfiguration: Sendable {
  /// A setting that the conversion omits or expresses in another way.
  public struct Note: Sendable, Equatable {
    /// The path of the other linter's file.
    public let file: String
    /// The line in the file, from 1.
    public let line: Int
    /// The setting that has no equivalent, or advice, as a sentence.
    public let text: String
  }

  /// The content of `.ninefold.json`.
  package var content: OptionValue {
    var members: [OptionValue.Member] = []
    func add(_ name: String, _ value: OptionValue, if isNeeded: Bool) {
      if isNeeded { members.append(.init(name: name, value: value)) }
    }
    add("rules", .named(rules), if: !rules.isEmpty)
    add("severity", .named(severities), if: !severities.isEmpty)
    add("exclude", .list(exclusions.map { .word($0) }), if: !exclusions.isEmpty)
    add("suppress", .list(suppressions), if: !suppressions.isEmpty)
    return .named(members)
  }

  /// The settings without an equivalent, in the order of the files.
  public private(set) var notes: [Note] = []

  private var rules: [OptionValue.Member] = []
  private var severities: [OptionValue.Member] = []
  private var exclusions: [String] = []
  private var suppressions: [OptionValue] = []

  /// Reads configurations: `.iblinter.yml` of IBLinter, and `.xiblint.json` of xiblint.
  ///
  /// - Throws: ``NinefoldError/refused(_:)`` with the line of the first error of each file.
  public init(at paths: [String]) throws {
    var refusals: [NinefoldError.Refusal] = []
    for path in paths {
      do {
        let bytes = try RegularFile.bytes(of: path)
        if path.hasSuffix(".yml") || path.hasSuffix(".yaml") {
          IBLinterImport(path).read(try YAMLText.read(bytes), into: &self)
        } else {
          XiblintImport(path).read(try ConfigurationText.read(bytes), into: &self)
        }
      } catch let problem as ConfigurationText.Problem {
        refusals.append(.init(path: path, line: problem.line, reason: problem.reason))
      }
    }
    if !refusals.isEmpty { throw NinefoldError.refused(refusals) }
  }

  // MARK: - Building

  mutating func note(_ file: String, _ line: Int, _ text: String) {
    notes.append(Note(file: file, line: line, text: text))
  }

  /// Adds a rule with its options, and its severity if that isn't the default.
  mutating func add(_ kind: Finding.Kind, _ severity: Severity, _ options: [OptionValue.Member]) {
    if kind.audience != .everyone {
      rules.removeAll { $0.name == kind.rawValue }
      rules.append(.init(name: kind.rawValue, value: .named(options)))
    }
    // An explicit severity makes every preset report the kind, as the other linter does.
    if severity != kind.severity || kind.audience == .everyone { set(kind, severity.rawValue) }
  }

  /// Turns a kind off.
  mutating func turnOff(_ kind: Finding.Kind) { set(kind, "off") }

  private mutating func set(_ kind: Finding.Kind, _ severity: String) {
    severities.removeAll { $0.name == kind.rawValue }
    severities.append(.init(name: kind.rawValue, value: .word(severity)))
  }

  mutating func exclude(_ path: String) {
    let pattern = ImportedConfiguration.pattern(path)
    if !exclusions.contains(pattern) { exclusions.append(pattern) }
  }

  mutating func suppress(_ kind: Finding.Kind, in path: String, _ reason: String) {
    suppressions.append(
      .named([
        .init(name: "kind", value: .word(kind.rawValue)),
        .init(name: "document", value: .word(ImportedConfiguration.pattern(path))),
        .init(name: "reason", value: .word(reason)),
      ])
    )
  }

  /// Returns the pattern of a file or of everything below a folder.
  private static func pattern(_ path: String) -> String {
    var path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    while path.hasSuffix("/") { path = String(path.dropLast()) }
    let isFile = path.hasSuffix(".storyboard") || path.hasSuffix(".xib") || path.hasSuffix("*")
    return isFile ? path : path + "/**"
  }
}

extension ConfigurationText.Node {
  /// The members of an object; none for other values.
  var members: [ConfigurationText.Member] {
    if case .object(let members) = value { members } else { [] }
  }

  /// The strings of a list, or a single string.
  var words: [String] {
    switch value {
    case .string(let word): [word]
    case .array(let items):
      items.compactMap { if case .string(let word) = $0.value { word } else { nil } }
    default: []
    }
  }

  /// Returns the value of a key; nil if there is none.
  subscript(_ key: String) -> ConfigurationText.Node? { members.first { $0.key == key }?.value }
}
