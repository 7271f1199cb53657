extension Finding.Kind {
  /// An explanation of a kind, with a bad and a good sample.
  public struct Explanation: Sendable {
    /// What is wrong and why it matters.
    public let meaning: String
    /// How to fix it.
    public let remedy: String
    /// The content of a root view `root` of 375 by 667 points with the finding.
    public let bad: String
    /// The same content without the finding.
    public let good: String
  }

  /// The explanation of the kind. The samples are also its tests.
  public var explanation: Explanation {
    switch self {
    case .ambiguous: Explanation.ambiguous
    case .unsatisfiable: Explanation.unsatisfiable
    case .misplaced: Explanation.misplaced
    case .offScreen: Explanation.offScreen
    case .clipped: Explanation.clipped
    case .overDeterminedAxis: Explanation.overDeterminedAxis
    case .mixedWithMask: Explanation.mixedWithMask
    case .uninstalledItem: Explanation.uninstalledItem
    case .missingItem: Explanation.missingItem
    case .missingDestination: Explanation.missingDestination
    case .invalidNumber: Explanation.invalidNumber
    case .duplicateID: Explanation.duplicateID
    case .duplicateConstraint: Explanation.duplicateConstraint
    case .wrongOwner: Explanation.wrongOwner
    case .unusedRow: Explanation.unusedRow
    case .classTie: Explanation.classTie
    case .unsolved: Explanation.unsolved
    case .unreadableDocument: Explanation.unreadableDocument
    }
  }
}

extension Finding.Kind.Explanation {
  /// Creates samples of a view `a` from its own constraints and those of the root.
  fileprivate init(
    meaning: String,
    remedy: String,
    bad: (own: String, root: String),
    good: (own: String, root: String) = (size, corner),
    connections: String = ""
  ) {
    func sample(_ constraints: (own: String, root: String)) -> String {
      """
      <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
              <rect key="frame" x="20" y="40" width="100" height="50"/>
              <constraints>
      \(constraints.own)
              </constraints>
      \(connections)    </view>
      </subviews>
      <constraints>
      \(constraints.root)
      </constraints>
      """
    }
    self.init(meaning: meaning, remedy: remedy, bad: sample(bad), good: sample(good))
  }

  private static let corner = """
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="20" id="c1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" \
    constant="40" id="c2"/>
    """
  private static let height = """
                <constraint firstAttribute="height" constant="50" id="c3"/>
    """
  private static let width = """
                <constraint firstAttribute="width" constant="100" id="c4"/>
    """
  private static let size = height + "\n" + width

  fileprivate static let ambiguous = Self(
    meaning: """
      The constraints allow several frames of the view. What is shown then depends on the system, and \
      may change from one launch to the next. The message names the numbers that are open; a second \
      look takes a little away from intrinsic sizes, since stored texts hide slack.
      """,
    remedy: "Make the change that is suggested, or another one that fixes the open numbers.",
    bad: (height, corner)
  )

  fileprivate static let unsatisfiable = Self(
    meaning: """
      Not all required constraints can hold at once. The finding lists a smallest set that contradicts \
      itself: without any one of them the others can hold. The system breaks one of them and logs it; \
      the object named is the one that is broken in the frames computed here.
      """,
    remedy: "Delete one of the set, lower its priority, or make it an inequality.",
    bad: (
      size + "\n            <constraint firstAttribute=\"width\" constant=\"120\" id=\"c5\"/>",
      corner
    )
  )

  fileprivate static let misplaced = Self(
    meaning: """
      The frame that the file stores is not the one that the constraints give, by 2 points or more. \
      The canvas shows the stored one, the app the other. Looked for on the document's own canvas only.
      """,
    remedy: "Update the frame (--fix does), or the constraint's constant.",
    bad: (size, corner.replacing("constant=\"40\"", with: "constant=\"48\""))
  )

  fileprivate static let offScreen = Self(
    meaning: """
      A view that is wholly visible on the document's own canvas lies wholly outside the root view on \
      some device of the class. What scrolls is left out, and so is what is outside on the canvas too.
      """,
    remedy: "Tie the view to the edge that it should stay with.",
    bad: (size, corner.replacing("constant=\"40\"", with: "constant=\"600\""))
  ).placed(y: 600)

  fileprivate static let clipped = Self(
    meaning: """
      A view that is wholly visible on the document's own canvas is cut off at the root view's edge on \
      some device of the class. What scrolls is left out, and so is what is cut off on the canvas too.
      """,
    remedy: "Tie the view to both edges, or let it shrink.",
    bad: (size.replacing("constant=\"100\"", with: "constant=\"340\""), corner)
  ).sized(width: 340)

  fileprivate static let overDeterminedAxis = Self(
    meaning: """
      No part of the axis gives way: both margins and the size are fixed, so the mask can't hold when \
      the superview resizes. The system lets the far margin change, the right one or the bottom one.
      """,
    remedy: "Let a margin or the size give way (--fix frees the far margin).",
    bad: """
      <subviews>
          <view id="a">
              <rect key="frame" x="20" y="40" width="100" height="50"/>
              <autoresizingMask key="autoresizingMask" flexibleMaxY="YES"/>
          </view>
      </subviews>
      """,
    good: """
      <subviews>
          <view id="a">
              <rect key="frame" x="20" y="40" width="100" height="50"/>
              <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
          </view>
      </subviews>
      """
  )

  fileprivate static let mixedWithMask = Self(
    meaning: """
      A view is laid out by constraints or by springs and struts, not by both. While \
      translatesAutoresizingMaskIntoConstraints is not NO the system makes constraints of the mask, and \
      those of the document contradict them.
      """,
    remedy: "Set translatesAutoresizingMaskIntoConstraints to NO, or delete the constraints.",
    bad: """
      <subviews>
          <view id="a">
              <rect key="frame" x="20" y="40" width="100" height="50"/>
              <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
          </view>
      </subviews>
      <constraints>
          <constraint firstItem="a" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="20" id="c1"/>
      </constraints>
      """,
    good: """
      <subviews>
          <view id="a">
              <rect key="frame" x="20" y="40" width="100" height="50"/>
              <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
          </view>
      </subviews>
      """
  )

  fileprivate static let uninstalledItem = Self(
    meaning: """
      The constraint is installed in a class in which one of its views is not. It takes no part in the \
      layout there. Interface Builder has written files this way since Xcode 8, so often it is meant so; \
      it shows which constraints vanish together with a view.
      """,
    remedy: "Uninstall the constraint in that class too, or install the view.",
    bad: pair(isInstalled: true),
    good: pair(isInstalled: false)
  )

  fileprivate static let missingItem = Self(
    meaning: """
      The constraint names an object that is not in the document, as merges by hand leave it. Interface \
      Builder can't open such a document.
      """,
    remedy: "Bring the object back, or delete the constraint.",
    bad: (
      size,
      corner + "\n" + """
            <constraint firstItem="a" firstAttribute="trailing" relation="lessThanOrEqual" \
        secondItem="gone" secondAttribute="leading" id="c5"/>
        """
    )
  )

  fileprivate static let missingDestination = Self(
    meaning: """
      An outlet, an action or a segue leads to an object that is not in the document.
      """,
    remedy: "Bring the object back, or delete the connection.",
    bad: (size, corner),
    connections: """
              <connections>
                  <outlet property="helper" destination="gone" id="o1"/>
              </connections>

      """
  ).withGood { $0.replacing("gone", with: "root") }

  fileprivate static let duplicateID = Self(
    meaning: """
      Ids name objects in their document. Where two objects have the same one, as merges by hand leave \
      it, references are ambiguous and Interface Builder can't open the document.
      """,
    remedy: "Give one of the objects another id, or delete it.",
    bad: (size.replacing("c4", with: "c3"), corner)
  )

  fileprivate static let duplicateConstraint = Self(
    meaning: """
      Two constraints that are active in a class say the same, maybe the other way round. Changing one \
      of them later makes a conflict.
      """,
    remedy: "Delete one of them (--fix does, where nothing refers to it).",
    bad: (
      size,
      corner + "\n" + """
            <constraint firstItem="root" firstAttribute="leading" secondItem="a" \
        secondAttribute="leading" constant="-20" id="c5"/>
        """
    )
  )

  fileprivate static let wrongOwner = Self(
    meaning: """
      A constraint lies with a view that does not hold all its items: the app ends with an exception \
      when the view is loaded. A view further up than the nearest common ancestor holds them, too.
      """,
    remedy: "Move the constraint to the nearest common ancestor of its items.",
    bad: (
      size + "\n" + """
                    <constraint firstAttribute="bottom" relation="lessThanOrEqual" secondItem="root" \
        secondAttribute="bottom" id="c5"/>
        """,
      corner
    )
  )

  fileprivate static let unusedRow = Self(
    meaning: """
      A class has a row of its own for a property, or for installed, that changes nothing in any class \
      that it affects. It hides that the property does not vary.
      """,
    remedy: "Remove the row (--fix does).",
    bad: (varied("50") + "\n" + width, corner),
    good: (varied("30") + "\n" + width, corner)
  )

  fileprivate static let classTie = Self(
    meaning: """
      In a class with a fixed width and height, a row for the width alone and one for the height alone \
      both hold and differ. That the width wins is documented nowhere; it is how compiled documents \
      behave.
      """,
    remedy: "Give the class a row of its own.",
    bad: (tied("") + "\n" + width, corner),
    good: (
      tied(
        """
                        <variation key="heightClass=compact-widthClass=regular" constant="40"/>

        """
      ) + "\n" + width, corner
    )
  )

  fileprivate static let invalidNumber = Self(
    meaning: """
      A constraint's constant, multiplier or priority is no number, not finite, or none that can be, \
      such as a priority of 2000. The message says what is computed in its place: a constraint without \
      a finite constant or multiplier is left out of the layout, and findings are those of the others.
      """,
    remedy: "Give the constraint a number.",
    bad: (
      size + "\n            <constraint firstAttribute=\"width\" constant=\"nan\" id=\"c5\"/>",
      corner
    )
  )

  fileprivate static let unsolved = Self(
    meaning: """
      The constraints of a view and all that lies in it could not be solved: solving them takes more \
      work than a layout of that size may, or double precision can't hold their numbers. Missing and \
      conflicting constraints, misplaced, clipped and lost views were not looked for there. Told of a \
      document, as a warning, some scenes were looked at on the canvases of the classes only: the \
      document is too large to be checked on every screen.
      """,
    remedy: """
      Make the layout simpler, such as by container views or by fewer stack views inside each other, or \
      take out numbers without sense.
      """,
    bad: (
      height.replacing("constant=\"50\"", with: "constant=\"1e300\"")
        + "\n            <constraint firstAttribute=\"width\" secondItem=\"a\""
        + " secondAttribute=\"height\" multiplier=\"1e305\" id=\"c5\"/>",
      corner
    )
  )

  fileprivate static let unreadableDocument = Self(
    meaning: """
      The file is no document of Interface Builder that can be read: malformed XML, such as what a merge \
      leaves between its markers, an encoding other than UTF-8, an archive of Xcode 3 or 4, no file at \
      all. Nothing in it was checked. The line is that of the first trouble. The kind is reported whatever \
      --only names.
      """,
    remedy: """
      Mend the file, or save it as UTF-8 in Xcode. Exclude or suppress the document if it is meant to be \
      as it is.
      """,
    bad: (size, "<<<<<<< HEAD\n" + corner + "\n=======\n" + corner + "\n>>>>>>> theirs")
  )

  private static func varied(_ constant: String) -> String {
    """
                <constraint firstAttribute="height" constant="50" id="c3">
                    <variation key="heightClass=compact" constant="\(constant)"/>
                </constraint>
    """
  }

  private static func tied(_ more: String) -> String {
    """
                <constraint firstAttribute="height" constant="50" id="c3">
                    <variation key="heightClass=compact" constant="30"/>
                    <variation key="widthClass=regular" constant="60"/>
    \(more)            </constraint>
    """
  }

  private static func pair(isInstalled: Bool) -> String {
    let mask = """
                  <mask key="constraints">
                      <exclude reference="c1"/>
                      <exclude reference="c2"/>
                      <exclude reference="c5"/>
                  </mask>

      """
    func view(_ id: String, y: Int, _ height: String, _ width: String) -> String {
      """
          <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
              <rect key="frame" x="20" y="\(y)" width="100" height="50"/>
              <constraints>
                  <constraint firstAttribute="height" constant="50" id="\(height)"/>
                  <constraint firstAttribute="width" constant="100" id="\(width)"/>
              </constraints>
          </view>
      """
    }
    return """
      <subviews>
      \(view("a", y: 40, "c3", "c4"))
      \(view("b", y: 98, "c8", "c9"))
      </subviews>
      <constraints>
      \(corner)
          <constraint firstItem="b" firstAttribute="top" relation="greaterThanOrEqual" \
      secondItem="a" secondAttribute="bottom" constant="8" id="c5"/>
          <constraint firstItem="b" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="20" id="c6"/>
          <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="98" id="c7"/>
      </constraints>
      <variation key="heightClass=compact">
          <mask key="subviews">
              <exclude reference="a"/>
          </mask>
      \(isInstalled ? "" : mask)</variation>
      """
  }

  private func placed(y: Int) -> Self {
    let old = "y=\"40\""
    return Self(
      meaning: meaning,
      remedy: remedy,
      bad: bad.replacing(old, with: "y=\"\(y)\""),
      good: good
    )
  }

  private func sized(width: Int) -> Self {
    Self(
      meaning: meaning,
      remedy: remedy,
      bad: bad.replacing("width=\"100\"", with: "width=\"\(width)\""),
      good: good
    )
  }

  private func withGood(_ change: (String) -> String) -> Self {
    Self(meaning: meaning, remedy: remedy, bad: bad, good: change(good))
  }
}
