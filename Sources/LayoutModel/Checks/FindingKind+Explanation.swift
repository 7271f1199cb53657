extension Finding.Kind {
  /// An explanation of a kind, with a bad and a good sample.
  public struct Explanation: Sendable {
    /// The problem, and why it matters.
    public let meaning: String
    /// The way to fix it.
    public let remedy: String
    /// A sample with the finding, as XML: the content of a root view with the id `root`, of 375 by
    /// 667 points, or a whole document.
    public let bad: String
    /// The same sample without the finding.
    public let good: String
    /// The options for the samples, in the JSON of a configuration; nil if they need none.
    public let configuration: String?

    /// The source code that belongs to the bad sample; empty for kinds that need none.
    public let badCode: String
    /// The source code that belongs to the good sample.
    public let goodCode: String

    /// True if the samples are whole documents.
    public var isWholeDocument: Bool { bad.hasPrefix("<?xml") }

    /// Creates an explanation.
    package init(
      meaning: String,
      remedy: String,
      bad: String,
      good: String,
      configuration: String? = nil,
      badCode: String = "",
      goodCode: String = ""
    ) {
      self.meaning = meaning
      self.remedy = remedy
      self.bad = bad
      self.good = good
      self.configuration = configuration
      self.badCode = badCode
      self.goodCode = goodCode
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

  static let ambiguous = Self(
    meaning: """
      The constraints allow several frames of the view. The system then picks one, which may \
      change from one launch to the next. The message names the undetermined quantities. A second \
      check uses slightly smaller intrinsic sizes, because stored text sizes can hide ambiguity.
      """,
    remedy: "Apply the suggested edit, or another one that determines these quantities.",
    bad: (height, corner)
  )

  static let unsatisfiable = Self(
    meaning: """
      The required constraints can't all be satisfied. The finding lists a minimal conflict: if any \
      one of its constraints is removed, the others can be satisfied. The system breaks one of them \
      and logs it. The finding is about the constraint that the computed frames break. "Off by" is \
      what is missing or too much on the worst screen, in points.
      """,
    remedy: "Delete one of the constraints, lower its priority, or make it an inequality.",
    bad: (
      size + "\n            <constraint firstAttribute=\"width\" constant=\"120\" id=\"c5\"/>",
      corner
    )
  )

  static let misplaced = Self(
    meaning: """
      The stored frame and the frame that the constraints give differ by 2 points or more. The \
      canvas shows the stored frame, but the app shows the frame of the constraints. Only the \
      document's own canvas is checked for this kind.
      """,
    remedy: "Update the frame (--fix does), or change the constraint's constant.",
    bad: (size, corner.replacing("constant=\"40\"", with: "constant=\"48\""))
  )

  static let offScreen = Self(
    meaning: """
      A view that is fully visible on the document's own canvas is fully outside the root view on \
      some device of the size class. Scrolling content and views that are already outside on the \
      canvas are not reported.
      """,
    remedy: "Constrain the view to the edge that it should follow.",
    bad: (size, corner.replacing("constant=\"40\"", with: "constant=\"600\""))
  ).placed(y: 600)

  static let clipped = Self(
    meaning: """
      A view that is fully visible on the document's own canvas is cut off at the root view's edge \
      on some device of the size class. Scrolling content and views that are already cut off on \
      the canvas are not reported.
      """,
    remedy: "Constrain the view to both edges, or let it shrink.",
    bad: (size.replacing("constant=\"100\"", with: "constant=\"340\""), corner)
  ).sized(width: 340)

  static let overlap = Self(
    meaning: """
      Two texts or controls that don't overlap on the document's own canvas cover each other on some \
      device of the size class. For a text, only the area of its letters counts. The check \
      does not report hidden or transparent views, views that a panel with a background covers, or \
      two views of which only one scrolls.
      """,
    remedy: "Tie the two views to each other, or let them scroll.",
    bad: labels(relation: "", gap: ""),
    good: labels(
      relation: " priority=\"500\"",
      gap: """

            <constraint firstItem="b" firstAttribute="top" relation="greaterThanOrEqual" \
        secondItem="a" secondAttribute="bottom" constant="8" id="c5"/>
        """
    )
  )

  /// Two labels, one of which keeps its distance to the top, and the other to the bottom.
  private static func labels(relation: String, gap: String) -> String {
    """
    <subviews>
        <label text="Terms" translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="20" y="150" width="46" height="20.5"/>
        </label>
        <label text="Agree" translatesAutoresizingMaskIntoConstraints="NO" id="b">
            <rect key="frame" x="20" y="442" width="46" height="20.5"/>
        </label>
    </subviews>
    <constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="20" id="c1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" \
    constant="150" id="c2"/>
        <constraint firstItem="b" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="20" id="c3"/>
        <constraint firstItem="root" firstAttribute="bottom" secondItem="b" \
    secondAttribute="bottom" constant="204.5"\(relation) id="c4"/>\(gap)
    </constraints>
    """
  }

  static let overDeterminedAxis = Self(
    meaning: """
      Both margins and the size are fixed on an axis, so the autoresizing mask can't be satisfied \
      when the superview resizes. The system then changes the far margin, right or bottom.
      """,
    remedy: "Make a margin or the size flexible (--fix does so with the far margin).",
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

  static let mixedWithMask = Self(
    meaning: """
      Either constraints or an autoresizing mask should place a view, but not both. Unless \
      translatesAutoresizingMaskIntoConstraints is NO, the system translates the mask into \
      constraints, which conflict with those of the document.
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

  static let uninstalledItem = Self(
    meaning: """
      The constraint is installed in a size class in which one of its views is not, so it has no \
      effect there. Interface Builder has written files this way since Xcode 8, so this is often \
      intended. The finding shows which constraints have no effect if the view is not installed.
      """,
    remedy: "Uninstall the constraint in that class too, or install the view.",
    bad: pair(isInstalled: true),
    good: pair(isInstalled: false)
  )

  static let missingItem = Self(
    meaning: """
      The constraint refers to an object that is not in the document, typically after a manual \
      merge. Interface Builder can't open such a document.
      """,
    remedy: "Restore the object, or delete the constraint.",
    bad: (
      size,
      corner + "\n" + """
            <constraint firstItem="a" firstAttribute="trailing" relation="lessThanOrEqual" \
        secondItem="gone" secondAttribute="leading" id="c5"/>
        """
    )
  )

  static let missingDestination = Self(
    meaning: """
      An outlet, an action or a segue leads to an object that is not in the document.
      """,
    remedy: "Restore the object, or delete the connection.",
    bad: (size, corner),
    connections: """
              <connections>
                  <outlet property="helper" destination="gone" id="o1"/>
              </connections>

      """
  ).withGood { $0.replacing("gone", with: "root") }

  static let duplicateID = Self(
    meaning: """
      An id must be unique in its document. If two objects have the same id, typically after a \
      manual merge, references are ambiguous and Interface Builder can't open the document.
      """,
    remedy: "Give one of the objects another id, or delete it.",
    bad: (size.replacing("c4", with: "c3"), corner)
  )

  static let duplicateConstraint = Self(
    meaning: """
      Two constraints that are active in a size class are equivalent, possibly with reversed \
      items. Changing only one of them later causes a conflict.
      """,
    remedy: "Delete one of them (--fix does, if nothing refers to it).",
    bad: (
      size,
      corner + "\n" + """
            <constraint firstItem="root" firstAttribute="leading" secondItem="a" \
        secondAttribute="leading" constant="-20" id="c5"/>
        """
    )
  )

  static let wrongOwner = Self(
    meaning: """
      A constraint's owner is a view that does not contain all of its items, so the app throws an \
      exception when it loads the view. Any common ancestor of the items is a valid owner.
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

  static let unusedRow = Self(
    meaning: """
      A size class has its own row for a property or for the installed state, but the row changes \
      nothing in any class that it affects. The property seems to vary but does not.
      """,
    remedy: "Remove the row (--fix does).",
    bad: (varied("50") + "\n" + width, corner),
    good: (varied("30") + "\n" + width, corner)
  )

  static let classTie = Self(
    meaning: """
      In a size class without "any", a width-only row and a height-only row both apply and differ. \
      Compiled documents show that the width-only row wins, but this is not documented.
      """,
    remedy: "Add a row for this size class.",
    bad: (tied("") + "\n" + width, corner),
    good: (
      tied(
        """
                        <variation key="heightClass=compact-widthClass=regular" constant="40"/>

        """
      ) + "\n" + width, corner
    )
  )

  static let invalidNumber = Self(
    meaning: """
      A constraint's constant, multiplier or priority is not a number, not finite, or out of \
      range, such as a priority of 2000. The message says what is used instead. The layout and its \
      findings ignore a constraint whose constant or multiplier is not finite.
      """,
    remedy: "Replace the value with a valid number.",
    bad: (
      size + "\n            <constraint firstAttribute=\"width\" constant=\"nan\" id=\"c5\"/>",
      corner
    )
  )

  static let unsolved = Self(
    meaning: """
      The constraints of a view and its contents could not be solved. Solving them exceeds the \
      work limit for a layout of that size, or their numbers exceed double precision. The view was \
      not checked for missing and conflicting constraints or for misplaced, clipped and off-screen \
      views. A warning about a whole document means that the document is too large to be checked \
      on every screen: some scenes were checked only on the canvases of the size classes.
      """,
    remedy: """
      Simplify the layout, for example with container views or fewer nested stack views, or \
      correct absurd numbers.
      """,
    bad: (
      height.replacing("constant=\"50\"", with: "constant=\"1e300\"")
        + "\n            <constraint firstAttribute=\"width\" secondItem=\"a\""
        + " secondAttribute=\"height\" multiplier=\"1e305\" id=\"c5\"/>",
      corner
    )
  )

  static let unreadableDocument = Self(
    meaning: """
      The file can't be read as an Interface Builder document. It is missing, has malformed XML \
      (such as merge markers), has an encoding other than UTF-8, or is an archive of Xcode 3 or 4. \
      Nothing in it was checked. The line is that of the first error. --only does not filter out \
      this kind.
      """,
    remedy: """
      Repair the file, or save it as UTF-8 in Xcode. If the file is intended to be like this, \
      exclude it or suppress the finding.
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
