internal import LayoutModel

// The rule about the size of tap targets.
extension RowRule {
  static let tapSize = RowRule(
    Finding.Kind(
      "tap-size",
      title: "Small tap target",
      severity: .note,
      audience: .accessibility,
      options: [
        .init("minimumSize", .number, "the least width and height in points; default: 44")
      ],
      dependsOnFrames: false,
      explanation: .init(
        meaning: """
          A button, or a view with a tap gesture, is smaller than 44 by 44 points on the document's \
          canvas. The frames are those of the constraints, not the stored ones. A view of an app's \
          class may extend the area that it reacts to, so its finding is unsure. Switches, sliders \
          and other controls with a size of their own are not examined.
          """,
        remedy: "Make the view larger, for example with constraints to a minimum size.",
        bad: button(30),
        good: button(44)
      )
    ),
    .role(.view),
    needsFrames: true
  ) { subject in
    guard subject.isTapped, let frame = subject.rows.frames?[subject.object.id],
      frame.width > 0, frame.height > 0, subject.attribute("hidden") != "YES",
      subject.attribute("userInteractionEnabled") != "NO"
    else { return [] }
    let least = subject.options.number("minimumSize", orElse: 44)
    // Lengths of texts are measured, so they may be wrong by a fraction of a point.
    guard frame.width < least - 0.5 || frame.height < least - 0.5 else { return [] }
    return [
      RuleProblem(
        "The \(OutlineName.words(subject.object.kind).lowercased()) is \(points(frame.width)) by"
          + " \(points(frame.height)) points on the canvas; it should be at least \(points(least))"
          + " by \(points(least)).",
        isUnsure: subject.attribute("customClass") != nil
      )
    ]
  }

  private static func points(_ length: Double) -> String {
    let rounded = (length * 10).rounded() / 10
    return rounded.whole.map { String($0) } ?? String(rounded)
  }

  private static func button(_ size: Int) -> String {
    """
    <subviews>
        <button translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="20" y="40" width="\(size)" height="\(size)"/>
            <constraints>
                <constraint firstAttribute="height" constant="\(size)" id="c1"/>
                <constraint firstAttribute="width" constant="\(size)" id="c2"/>
            </constraints>
            <state key="normal" title="+"/>
        </button>
    </subviews>
    <constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="20" id="c3"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" \
    constant="40" id="c4"/>
    </constraints>
    """
  }
}

extension RuleSubject {
  /// True for a button, and for a view with a tap gesture that is the size of a control.
  fileprivate var isTapped: Bool {
    if object.kind == "button" { return true }
    return rows.connections(of: object).contains { connection in
      connection.attribute("property") == "gestureRecognizers"
        && connection.attribute("destination").flatMap { rows[ObjectID($0)] }?.kind
          == "tapGestureRecognizer"
    }
  }
}
