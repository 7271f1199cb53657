internal import LayoutModel

// Rules about the values that a team allows.
extension RowRule {
  static let enforceSystemProperties = RowRule(
    Finding.Kind(
      "enforce-system-properties",
      title: "Value not allowed",
      severity: .warning,
      audience: .onRequest,
      options: [
        .init(
          "systemProperties",
          .valuesByNames,
          "for each element, such as label or stackView/color, and each attribute, its values; null"
            + " stands for an attribute that is not set",
          isRequired: true
        )
      ],
      explanation: .init(
        meaning: "An attribute of an element has a value that the team does not allow.",
        remedy: "Change the attribute.",
        bad: Samples.subview("label", "text=\"Price\""),
        good: Samples.subview("label", "text=\"Price\" adjustsFontForContentSizeCategory=\"YES\""),
        configuration: """
          { "systemProperties": { "label": { "adjustsFontForContentSizeCategory": ["YES"] } } }
          """
      )
    ),
    .all
  ) { subject in
    subject.options.members("systemProperties").flatMap { element in
      subject.elements(named: element.name).flatMap { path, attributes in
        element.value.members.compactMap { wanted in
          refusal(of: attributes(wanted.name), wanted, at: path, in: element.name)
        }
      }
    }
  }

  static let enforceRuntimeAttributes = RowRule(
    Finding.Kind(
      "enforce-runtime-attributes",
      title: "Runtime attribute not allowed",
      severity: .warning,
      audience: .onRequest,
      options: [
        .init(
          "runtimeAttributes",
          .valuesByNames,
          "for each element or Module.Class, and each key path, its values; null stands for an"
            + " attribute that is not set",
          isRequired: true
        )
      ],
      explanation: .init(
        meaning: "A user-defined runtime attribute has a value that the team does not allow.",
        remedy: "Change the attribute in the identity inspector.",
        bad: attribute("huge"),
        good: attribute("small"),
        configuration: """
          { "runtimeAttributes": { "Kit.Card": { "sizeName": ["small", "large"] } } }
          """
      )
    ),
    .all
  ) { subject in
    subject.options.members("runtimeAttributes").flatMap { named -> [RuleProblem] in
      let isClass = named.name.contains(".")
      guard
        isClass ? subject.object.hasClass(among: [named.name]) : subject.object.kind == named.name
      else { return [] }
      return named.value.members.compactMap { wanted in
        refusal(of: subject.runtimeAttribute(wanted.name), wanted, at: .object, in: named.name)
      }
    }
  }

  /// Returns a problem unless a value is among the wanted ones.
  private static func refusal(
    of value: String?,
    _ wanted: OptionValue.Member,
    at path: PropertyPath,
    in element: String
  ) -> RuleProblem? {
    let allowed = wanted.value.items.map(\.word)
    if allowed.contains(value) { return nil }
    let names = allowed.map { $0.map { "\"\($0)\"" } ?? "not set" }.joined(separator: " or ")
    return RuleProblem(
      "\(wanted.name) of \(element) must be \(names), not \(value.map { "\"\($0)\"" } ?? "unset").",
      at: path.appending(wanted.name)
    )
  }

  private static func attribute(_ value: String) -> String {
    Samples.subview(
      "view",
      "customClass=\"Card\" customModule=\"Kit\"",
      """
      <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="sizeName" value="\(value)"/>
      </userDefinedRuntimeAttributes>
      """
    )
  }
}

extension RuleSubject {
  /// Returns the value of a user-defined runtime attribute; nil if it has none.
  func runtimeAttribute(_ keyPath: String) -> String? {
    attribute(
      ":userDefinedRuntimeAttributes/:userDefinedRuntimeAttribute[\(keyPath)]/value"
    )
  }

  /// Returns the elements of the object with a name, such as `label` for the object itself or
  /// `stackView/color` for a child element, with their paths and a function that reads attributes.
  fileprivate func elements(
    named name: String
  ) -> [(path: PropertyPath, attribute: (String) -> String?)] {
    let tags = name.split(separator: "/").map(String.init)
    guard let last = tags.last else { return [] }
    var found: [(path: PropertyPath, attribute: (String) -> String?)] = []
    if object.kind == last, isInside(tags.dropLast(), .object) {
      found.append((.object, ownAttribute))
    }
    for property in object.properties where property.value.tag == last {
      guard property.variation.isBase, isInside(tags.dropLast(), property.path) else { continue }
      found.append((property.path, { attribute($0, of: property) }))
    }
    return found
  }

  private func ownAttribute(_ name: String) -> String? {
    switch name {
    case "id": object.idPosition == nil ? nil : object.id.rawValue
    case "key": object.key
    default: object.attribute(name)
    }
  }

  private func attribute(_ name: String, of property: Property) -> String? {
    if name == "key" { return property.path.name.hasPrefix(":") ? nil : property.path.name }
    if case .record(let record) = property.value { return record[name] }
    return object.attribute(property.path.appending(name).rawValue)
  }

  /// Returns true if the elements around a path have some names, the innermost last.
  private func isInside(_ names: ArraySlice<String>, _ path: PropertyPath) -> Bool {
    var (names, path, holder) = (names, path, Optional(object))
    while let name = names.popLast() {
      if path.isObject {
        // The element around an object is its container, or its parent itself.
        guard let current = holder, let parent = rows.parent(of: current) else { return false }
        (holder, path) = (parent, current.container)
      } else {
        path = path.parent
      }
      let tag = path.isObject ? holder?.kind : holder?.property(path)?.value.tag
      guard tag == name else { return false }
    }
    return true
  }
}
