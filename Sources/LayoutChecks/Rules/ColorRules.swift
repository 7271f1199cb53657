internal import LayoutModel

// Rules about colors.
extension RowRule {
  static let namedColors = RowRule(
    Finding.Kind(
      "named-colors",
      title: "Color not allowed",
      severity: .warning,
      audience: .onRequest,
      options: [
        .init("allowedColors", .words, "the names of the allowed colors; default: all"),
        .init("allowSystemColors", .flag, "whether system colors are allowed; default: false"),
        .init("allowClearColor", .flag, "whether the clear color is allowed; default: false"),
        .init("ignoreAlpha", .flag, "whether translucent colors are allowed; default: false"),
      ],
      explanation: .init(
        meaning:
          "A color is not a named color of an asset catalog, or not one of the allowed ones.",
        remedy: "Select a named color.",
        bad: color("red=\"1\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\""),
        good: color("name=\"Brand\"")
      )
    ),
    .all
  ) { subject in
    if subject.object.role == .resource { return [] }
    let allowed = subject.options.words("allowedColors") ?? []
    let isSystemAllowed = subject.options.flag("allowSystemColors", orElse: false)
    return subject.colors.compactMap { path, color in
      if subject.isExempt(color) { return nil }
      if color["systemColor"] ?? color["cocoaTouchSystemColor"] ?? color["catalog"] != nil {
        return isSystemAllowed
          ? nil : RuleProblem("\(path) is a system color; use a named color.", at: path)
      }
      guard let name = color["name"] else {
        return RuleProblem("\(path) has components; use a named color.", at: path)
      }
      if allowed.isEmpty || allowed.contains(name) { return nil }
      return RuleProblem("\(path) is \(name), which is not an allowed color.", at: path)
    }
  }

  static let noAttributedStringColors = RowRule(
    Finding.Kind(
      "no-attributed-string-colors",
      title: "Color in an attributed string",
      severity: .warning,
      audience: .onRequest,
      explanation: .init(
        meaning: """
          An attributed string has a color. The string keeps it in dark mode, and when the color \
          of the view changes.
          """,
        remedy: "Set the color in code, or use a plain string.",
        bad: attributed(
          """
          <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
          customColorSpace="sRGB"/>
          """
        ),
        good: attributed("<font key=\"NSFont\" size=\"17\" name=\"HelveticaNeue\"/>")
      )
    ),
    .all
  ) { subject in
    subject.colors.compactMap { path, _ in
      path.name.hasPrefix("NSColor")
        ? RuleProblem("The attributed string has a color.", at: path) : nil
    }
  }

  private static func color(_ attributes: String) -> String {
    Samples.subview("view", "", "<color key=\"backgroundColor\" \(attributes)/>")
  }

  private static func attributed(_ attribute: String) -> String {
    Samples.subview(
      "label",
      "",
      """
      <attributedString key="attributedText">
          <fragment content="Price">
              <attributes>
                  \(attribute)
              </attributes>
          </fragment>
      </attributedString>
      """
    )
  }
}

extension RuleSubject {
  /// The colors of the object, without those in the notes for translators.
  fileprivate var colors: [(path: PropertyPath, color: Record)] {
    object.properties.compactMap { property in
      guard case .record(let record) = property.value, record.kind == .color,
        !property.path.isNoteForTranslators
      else { return nil }
      return (property.path, record)
    }
  }

  /// Returns true for a color that the options exempt.
  fileprivate func isExempt(_ color: Record) -> Bool {
    let alpha = color["alpha"].flatMap { Double($0) }
    if options.flag("ignoreAlpha", orElse: false), let alpha, alpha != 1 { return true }
    return options.flag("allowClearColor", orElse: false) && alpha == 0
      && color["white"].flatMap { Double($0) } == 0
  }
}
