import LayoutModel

/// A value that code sets on a view, for each class.
struct CodeSetting {
  let view: ObjectID
  let rule: SettingRule
  let values: PerClass<CodeValue>
}

/// The rule by which code sets a property of a view.
struct SettingRule {
  /// The form of the property's value in the document.
  enum Form {
    case text, number, boolean, image, color, font, insets
    /// An enumeration: its cases' prefix in Objective-C, and the Swift cases by document value.
    case choice(String, [String: String])
    /// An enumeration whose Objective-C names are not the prefix and the Swift case.
    case named([String: (swift: String, objectiveC: String)])
  }

  /// The property's path.
  let path: String
  /// The elements that have it; empty for all views.
  let kinds: Set<String>
  /// The platforms that have it.
  let platforms: Set<Platform>
  let form: Form
  /// The value in classes without a row.
  let fallback: CodeValue
  /// The statement's template; `{x}` is the view, `{v}` the value.
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

  /// Creates a rule for a property that is set by assignment.
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

  /// Returns the statement that sets the value on a view.
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
