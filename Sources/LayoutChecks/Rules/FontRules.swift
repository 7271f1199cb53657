internal import LayoutModel

// Rules about fonts.
extension RowRule {
  static let strictFonts = RowRule(
    Finding.Kind(
      "strict-fonts",
      title: "Font or size not allowed",
      severity: .warning,
      audience: .onRequest,
      options: [
        .init("allowedFonts", .fonts, "the allowed fonts with their sizes", isRequired: true)
      ],
      explanation: .init(
        meaning: """
          A font and its size are not among the allowed ones. Fonts of the system and text styles \
          have no name, so they are not allowed either.
          """,
        remedy: "Select one of the fonts.",
        bad: font("name=\"Lato-Bold\" family=\"Lato\" pointSize=\"15\""),
        good: font("name=\"Lato-Bold\" family=\"Lato\" pointSize=\"17\""),
        configuration: "{ \"allowedFonts\": [{ \"name\": \"Lato-Bold\", \"size\": 17 }] }"
      )
    ),
    .all
  ) { subject in
    subject.fonts.compactMap { font in
      guard let literal = font.size else { return font.problem("The font has no size") }
      guard let name = font.name else { return font.problem("The font has no name") }
      let isAllowed = subject.options.items("allowedFonts").contains {
        $0["name"]?.word == name && $0["size"]?.number == Double(literal)
      }
      return isAllowed ? nil : font.problem("The font \(name) \(literal) is not allowed")
    }
  }

  static let strictFontNames = RowRule(
    Finding.Kind(
      "strict-font-names",
      title: "Font not allowed",
      severity: .warning,
      audience: .onRequest,
      options: [
        .init("allowedFonts", .words, "the names of the allowed fonts; default: none"),
        .init(
          "allowSystemFonts",
          .flag,
          "whether fonts of the system are allowed; default: false"
        ),
      ],
      explanation: .init(
        meaning: "A font is not among the allowed ones.",
        remedy: "Select one of the fonts.",
        bad: font("name=\"Menlo-Bold\" family=\"Menlo\" pointSize=\"15\""),
        good: font("name=\"Lato-Bold\" family=\"Lato\" pointSize=\"15\""),
        configuration: "{ \"allowedFonts\": [\"Lato-Bold\"] }"
      )
    ),
    .all
  ) { subject in
    let isSystemAllowed = subject.options.flag("allowSystemFonts", orElse: false)
    let allowed = subject.options.words("allowedFonts") ?? []
    return subject.fonts.compactMap { font in
      guard let name = font.name else {
        return isSystemAllowed ? nil : font.problem("Fonts of the system are not allowed")
      }
      return allowed.contains(name) ? nil : font.problem("The font \(name) is not allowed")
    }
  }

  static let strictFontSizes = RowRule(
    Finding.Kind(
      "strict-font-sizes",
      title: "Font size not allowed",
      severity: .warning,
      audience: .onRequest,
      options: [
        .init("minimumSize", .number, "the smallest size in points; default: 0"),
        .init("maximumSize", .number, "the largest size in points; default: 1000"),
      ],
      explanation: .init(
        meaning: """
          A font is smaller or larger than allowed. A text style has no size of its own, so the \
          rule reports it too.
          """,
        remedy: "Select another size.",
        bad: font("type=\"system\" pointSize=\"9\""),
        good: font("type=\"system\" pointSize=\"13\""),
        configuration: "{ \"minimumSize\": 11 }"
      )
    ),
    .all
  ) { subject in
    let least = subject.options.number("minimumSize", orElse: 0)
    let most = subject.options.number("maximumSize", orElse: 1000)
    return subject.fonts.compactMap { font in
      guard let literal = font.size, let size = Double(literal) else {
        return font.problem("The font has no size")
      }
      if size < least { return font.problem("The size \(literal) is less than \(text(least))") }
      return size > most ? font.problem("The size \(literal) is more than \(text(most))") : nil
    }
  }

  private static func text(_ number: Double) -> String {
    number.whole.map { String($0) } ?? String(number)
  }

  private static func font(_ attributes: String) -> String {
    Samples.subview(
      "label",
      "text=\"Price\"",
      "<fontDescription key=\"fontDescription\" \(attributes)/>"
    )
  }
}

extension RuleSubject {
  /// A font of an object.
  struct Font {
    let record: Record
    let path: PropertyPath

    var name: String? { record["name"] }
    /// The literal of the size in points; nil for a text style.
    var size: String? { record[record.kind == .font ? "size" : "pointSize"] }

    func problem(_ message: String) -> RuleProblem {
      RuleProblem("\(message) (\(path)).", at: path)
    }
  }

  /// The fonts of the object, without those in the notes for translators.
  var fonts: [Font] {
    object.properties.compactMap { property in
      guard case .record(let record) = property.value,
        record.kind == .fontDescription || record.kind == .font,
        !property.path.isNoteForTranslators
      else { return nil }
      return Font(record: record, path: property.path)
    }
  }
}

extension PropertyPath {
  /// True inside the attributed note for translators, which no app shows.
  var isNoteForTranslators: Bool { isPart(of: "userComments") }
}
