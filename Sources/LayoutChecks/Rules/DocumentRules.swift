internal import LayoutModel

// Rules about the document as a whole.
extension RowRule {
  static let enableAutoLayout = RowRule(
    Finding.Kind(
      "enable-autolayout",
      title: "Auto Layout is off",
      severity: .warning,
      audience: .onRequest,
      explanation: .init(
        meaning: """
          The document does not use Auto Layout, so only autoresizing masks place its views. \
          A document without views and a document for watchOS need none.
          """,
        remedy: "Select Use Auto Layout in the file inspector.",
        bad: Samples.subview("view").inDocument("useTraitCollections=\"YES\""),
        good: Samples.subview("view").inDocument(
          "useAutolayout=\"YES\" useTraitCollections=\"YES\""
        )
      )
    ),
    .document
  ) { subject in
    guard subject.attribute("useAutolayout") != "YES", subject.rows.header.platform != .watchOS,
      subject.rows.document.objects.contains(where: { $0.role == .view })
    else { return [] }
    return [RuleProblem("The document does not use Auto Layout.")]
  }

  static let useTraitCollections = RowRule(
    Finding.Kind(
      "use-trait-collections",
      title: "Trait variations",
      severity: .warning,
      audience: .onRequest,
      options: [
        .init("enabled", .flag, "whether documents must use trait variations; default: true")
      ],
      explanation: .init(
        meaning: """
          The document uses trait variations although the team does not, or the other way round. \
          Documents for watchOS always use them, and documents for macOS never do.
          """,
        remedy: "Change Use Trait Variations in the file inspector.",
        bad: Samples.scene("", document: "useAutolayout=\"YES\""),
        good: Samples.scene("", document: "useAutolayout=\"YES\" useTraitCollections=\"YES\"")
      )
    ),
    .document
  ) { subject in
    let isUsed = subject.attribute("useTraitCollections") == "YES"
    let isWanted = subject.options.flag("enabled", orElse: true)
    let platform = subject.rows.header.platform
    guard isUsed != isWanted, platform == .iOS || platform == .tvOS else { return [] }
    return [RuleProblem("The document \(isUsed ? "uses" : "does not use") trait variations.")]
  }

  static let viewAsDevice = RowRule(
    Finding.Kind(
      "view-as-device",
      title: "Canvas of another device",
      severity: .warning,
      audience: .onRequest,
      options: [
        .init("devices", .words, "the devices that are allowed; default: retina4_7"),
        .init("requiresDevice", .flag, "whether a document must name a device; default: true"),
      ],
      explanation: .init(
        meaning: """
          The device of the document's canvas (View as) is not one of the team's. If several \
          people save a document with different devices, every frame changes.
          """,
        remedy: "Select the device in Interface Builder and save the document.",
        bad: Samples.storyboard(
          head: "<device id=\"retina6_5\" orientation=\"portrait\" appearance=\"light\"/>",
          controllers: []
        ),
        good: Samples.storyboard(
          head: "<device id=\"retina4_7\" orientation=\"portrait\" appearance=\"light\"/>",
          controllers: []
        )
      )
    ),
    .document
  ) { subject in
    let devices = subject.options.words("devices") ?? ["retina4_7"]
    let wanted = devices.joined(separator: ", ")
    guard let device = subject.rows.header.deviceID else {
      let isRequired = subject.options.flag("requiresDevice", orElse: true)
      return isRequired
        ? [RuleProblem("The document names no device; it should be \(wanted).")] : []
    }
    if devices.contains(device) { return [] }
    return [RuleProblem("The canvas is that of \(device); it should be \(wanted).")]
  }

  static let noSimulatedMetrics = RowRule(
    Finding.Kind(
      "no-simulated-metrics",
      title: "Simulated metrics of Xcode 8",
      severity: .warning,
      audience: .onRequest,
      explanation: .init(
        meaning: "The document has simulated metrics, which Xcode 9 and later do not write.",
        remedy: "Save the document with a newer Xcode.",
        bad: Samples.storyboard(controllers: []).replacing(
          "    <scenes>",
          with: """
                <simulatedMetricsContainer key="defaultSimulatedMetrics">
                    <simulatedStatusBarMetrics key="statusBar"/>
                </simulatedMetricsContainer>
                <scenes>
            """
        ),
        good: Samples.storyboard(controllers: [])
      )
    ),
    .all
  ) { subject in
    subject.object.properties.compactMap { property in
      guard property.value.tag == "simulatedMetricsContainer" else { return nil }
      return RuleProblem("The document has simulated metrics of Xcode 8.", at: property.path)
    }
  }

  static let hasInitialViewController = RowRule(
    Finding.Kind(
      "has-initial-view-controller",
      title: "No initial view controller",
      severity: .warning,
      audience: .onRequest,
      explanation: .init(
        meaning: """
          The storyboard has no initial view controller, so instantiateInitialViewController() \
          returns nil.
          """,
        remedy: "Select Is Initial View Controller for one of the controllers.",
        bad: Samples.scene(""),
        good: Samples.scene("", document: "useAutolayout=\"YES\" initialViewController=\"home\"")
      )
    ),
    .document
  ) { subject in
    guard subject.rows.header.isStoryboard, subject.attribute("initialViewController") == nil
    else { return [] }
    return [RuleProblem("The storyboard has no initial view controller.")]
  }

  static let hasSingleViewController = RowRule(
    Finding.Kind(
      "has-single-view-controller",
      title: "Several view controllers",
      severity: .warning,
      audience: .onRequest,
      explanation: .init(
        meaning: """
          The storyboard has several view controllers. Some teams keep one for each storyboard, so \
          that two people rarely change the same file. References to other storyboards don't count.
          """,
        remedy: "Move the controllers to storyboards of their own.",
        bad: Samples.storyboard(controllers: [
          "<viewController id=\"home\" sceneMemberID=\"viewController\"/>",
          "<viewController id=\"more\" sceneMemberID=\"viewController\"/>",
        ]),
        good: Samples.scene("")
      )
    ),
    .document
  ) { subject in
    let count = subject.rows.header.isStoryboard ? subject.rows.controllers.count : 0
    return count > 1 ? [RuleProblem("The storyboard has \(count) view controllers.")] : []
  }
}

extension String {
  /// Returns a sample's content inside a whole document with some attributes.
  func inDocument(_ attributes: String) -> String {
    Samples.storyboard(
      attributes,
      controllers: [
        """
        <viewController id="home" sceneMemberID="viewController">
        <view key="view" id="root">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        \(self)
        </view>
        </viewController>
        """
      ]
    )
  }
}
