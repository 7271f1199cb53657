extension Finding.Kind {
  /// The kinds that a check also looks for if its options name a language or a text size.
  public static let languageKinds: [Finding.Kind] = [.cutText]

  /// A text that is translated or larger no longer fits into its view.
  public static let cutText = Finding.Kind(
    "cut-text",
    title: "Text cut off",
    severity: .warning,
    dependsOnFrames: true,
    explanation: .cutText
  )
}

extension Finding.Kind.Explanation {
  fileprivate static let cutText = Finding.Kind.Explanation(
    meaning: """
      A text fits in the language and text size of the document, but not in the one that is checked: \
      the system cuts it and shows an ellipsis. Checks look for this with --language, --pseudo or \
      --text-size. The widths of texts are estimated, and scaled by what Xcode measured for the \
      document's own text.
      """,
    remedy: """
      Let the view grow: replace a fixed width by a limit, or allow more lines. A label can also \
      shrink its font.
      """,
    bad: label(width: "<constraint firstAttribute=\"width\" constant=\"60\" id=\"w\"/>"),
    good: label(width: "")
  )

  /// A label with a short text.
  private static func label(width: String) -> String {
    """
    <subviews>
        <label opaque="NO" text="Continue" translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="20" y="40" width="60" height="17"/>
            <constraints>
                \(width)
            </constraints>
            <fontDescription key="fontDescription" type="system" pointSize="14"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="x"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="y"/>
    </constraints>
    """
  }
}
