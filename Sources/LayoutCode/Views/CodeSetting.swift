import LayoutModel

/// A value that code gives a view, in each class.
struct CodeSetting {
  let view: ObjectID
  let rule: SettingRule
  let values: PerClass<CodeValue>
}

/// How a property of a view is set.
struct SettingRule {
  /// What the property's value is in the document.
  enum Form {
    case text, number, boolean, image, color, font, insets
    /// One of some words: the enumeration's prefix in Objective-C, and Swift's cases by the words.
    case choice(String, [String: String])
    /// The same, where Objective-C's names are not the prefix and Swift's case.
    case named([String: (swift: String, objectiveC: String)])
  }

  /// The property's path.
  let path: String
  /// The elements that have it; empty for all views.
  let kinds: Set<String>
  /// The platforms that have it.
  let platforms: Set<Platform>
  let form: Form
  /// What holds where a class has no row of its own.
  let fallback: CodeValue
  /// The statement's beginning and end around the value; `{x}` is the view, `{v}` the value.
  private let swift: String
  private let objectiveC: String

  init(
    _ path: String,
    of kinds: Set<String> = [],
    _ form: Form,
    on platforms: Set<Platform> = [.iOS, .tvOS],
    swift: String,
    objectiveC: String,
    else fallback: CodeValue = .none
  ) {
    self.path = path
    self.kinds = kinds
    self.form = form
    self.platforms = platforms
    self.swift = swift
    self.objectiveC = objectiveC
    self.fallback = fallback
  }

  /// A property that is set by assignment.
  init(
    _ path: String,
    of kinds: Set<String> = [],
    _ form: Form,
    on platforms: Set<Platform> = [.iOS, .tvOS],
    name: String? = nil,
    objectiveC: String? = nil,
    else fallback: CodeValue = .none
  ) {
    let name = name ?? path
    self.init(
      path,
      of: kinds,
      form,
      on: platforms,
      swift: "{x}.\(name) = {v}",
      objectiveC: "{x}.\(objectiveC ?? name) = {v};",
      else: fallback
    )
  }

  /// The statement that gives a view a value.
  func statement(_ view: String, _ value: String, in language: CodeLanguage) -> String {
    let template = language == .swift ? swift : objectiveC
    var result = ""
    var rest = template[...]
    while let brace = rest.firstIndex(of: "{") {
      result += rest[..<brace]
      result += rest[brace...].hasPrefix("{x}") ? view : value
      rest = rest[rest.index(brace, offsetBy: 3)...]
    }
    return result + rest
  }
}
