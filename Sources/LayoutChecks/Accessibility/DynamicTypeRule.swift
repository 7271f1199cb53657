internal import LayoutModel

// The rule about text that does not follow the user's text size.
extension RowRule {
  static let dynamicType = RowRule(
    Finding.Kind(
      "dynamic-type",
      title: "Text of a fixed size",
      severity: .note,
      audience: .accessibility,
      explanation: .init(
        meaning: """
          A text does not follow the size that the user chooses in the settings: its font is not a \
          text style, or the view does not adjust its font. Code can do both, which the document \
          does not show.
          """,
        remedy: "Select a text style and Automatically Adjusts Font.",
        bad: Samples.subview(
          "label",
          "text=\"Price\"",
          "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
        ),
        good: Samples.subview(
          "label",
          "text=\"Price\" adjustsFontForContentSizeCategory=\"YES\"",
          "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
        )
      )
    ),
    .elements(["label", "textField", "textView"])
  ) { subject in
    guard case .record(let font)? = subject.object.property("fontDescription")?.value,
      font.kind == .fontDescription
    else { return [] }
    let isUnsure = subject.attribute("customClass") != nil
    guard font["style"] != nil else {
      let size = font["pointSize"].map { " of \($0) points" } ?? ""
      return [
        RuleProblem(
          "The font\(size) is not a text style, so the text does not follow the user's size.",
          at: "fontDescription",
          isUnsure: isUnsure
        )
      ]
    }
    if subject.attribute("adjustsFontForContentSizeCategory") == "YES" { return [] }
    return [
      RuleProblem(
        "The view does not adjust its font when the user changes the text size.",
        at: "fontDescription",
        isUnsure: isUnsure
      )
    ]
  }
}
