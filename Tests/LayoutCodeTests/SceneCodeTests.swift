import Foundation
import InterfaceBuilderFormat
import LayoutCode
import LayoutModel
import TestSupport
import Testing

struct SceneCodeTests {
  private func document(_ fixture: Fixture) throws -> Document {
    try DocumentReader.read(fixture.bytes())
  }

  private func code(
    _ document: Document,
    _ style: CodeStyle,
    _ language: CodeLanguage? = nil,
    named name: String = "Main.storyboard"
  ) throws -> SceneCode {
    try SceneCode(
      of: document,
      named: name,
      scene: document.objects.first { $0.role == .scene }?.id,
      style: style,
      language: language
    )
  }

  private func view(_ lines: String) throws -> Document {
    let text = Fixture.view(lines).replacingOccurrences(
      of: "version=\"3.0\">",
      with: "version=\"3.0\" useAutolayout=\"YES\">"
    )
    return try DocumentReader.read(Array(text.utf8))
  }

  // MARK: - Styles

  @Test(arguments: [
    (
      CodeStyle.nslayoutconstraint, CodeLanguage.swift,
      "NSLayoutConstraint(item: heading, attribute: .top, relatedBy: .equal, toItem: topLayoutGuide, "
        + "attribute: .bottom, multiplier: 1, constant: 16),"
    ),
    (
      .nslayoutconstraint, .objectiveC,
      "[NSLayoutConstraint constraintWithItem:self.heading attribute:NSLayoutAttributeTop "
        + "relatedBy:NSLayoutRelationEqual toItem:self.topLayoutGuide "
        + "attribute:NSLayoutAttributeBottom multiplier:1 constant:16],"
    ),
    (
      .anchors, .swift,
      "heading.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: 16),"
    ),
    (
      .anchors, .objectiveC,
      "[self.heading.topAnchor constraintEqualToAnchor:self.topLayoutGuide.bottomAnchor constant:16],"
    ),
    (
      .vfl, .swift,
      "buttonTopConstraint = NSLayoutConstraint.constraints(withVisualFormat: \"V:|-8-[button]\", "
        + "options: [], metrics: nil, views: subviewsByName)[0]"
    ),
    (
      .vfl, .objectiveC,
      "self.buttonTopConstraint = [NSLayoutConstraint constraintsWithVisualFormat:"
        + "@\"V:|-8-[button]\" options:0 metrics:nil views:subviewsByName].firstObject;"
    ),
    (
      .masonry, .objectiveC,
      "self.imageViewLeadingConstraint = make.leading.greaterThanOrEqualTo("
        + "self.button.mas_trailing).offset(12).priority(750);"
    ),
    (
      .masonry, .swift,
      "imageViewLeadingConstraint = make?.leading.greaterThanOrEqualTo()("
        + "button.mas_trailing)?.offset()(12)?.priority()(UILayoutPriority(750))"
    ),
    (.snapkit, .swift, "make.top.equalTo(topLayoutGuide.snp.bottom).offset(16)"),
    (
      .snapkit, .swift,
      "boxWidthConstraint = make.width.equalTo(view.snp.width).multipliedBy(4.0 / 7.0).constraint"
    ),
  ])
  func `a constraint in each style`(style: CodeStyle, language: CodeLanguage, line: String) throws {
    let text = try code(document(.adaptive), style, language).text

    #expect(text.split(separator: "\n").contains { $0.trimmingPrefix { $0 == " " } == line })
  }

  @Test func `distances that meet are one string of visual format`() throws {
    let document = try view(
      """
      <subviews>
        <label translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
        <label translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
      </subviews>
      <constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="8" id="k1"/>
        <constraint firstItem="b" firstAttribute="leading" relation="greaterThanOrEqual" \
      secondItem="a" secondAttribute="trailing" constant="-4.5" id="k2"/>
        <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="k3"/>
        <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" \
      priority="750" id="k4"/>
      </constraints>
      """
    )

    #expect(
      try code(document, .vfl).text.contains("\"H:|-8-[label]-(>=-4.5)-[label2(label@750)]|\"")
    )
  }

  // MARK: - Size classes

  @Test func `values that differ between classes follow the traits`() throws {
    let text = try code(document(.adaptive), .anchors).text

    #expect(text.contains("(imageViewWidthConstraint, height == .regular),"))
    #expect(text.contains("(sideLeadingConstraint, width == .regular && height == .regular),"))
    #expect(text.contains("(side, width == .regular)], in: view)"))
    #expect(
      text.contains(
        "sideWidthConstraint.constant = width == .regular && height == .compact ? 240 : "
      )
    )
    #expect(text.contains("heading.text = width == .compact && height == .compact ? \"Beds\" : "))
    #expect(text.contains("override func traitCollectionDidChange("))
    #expect(text.contains("registerForTraitChanges("))
  }

  @Test func `without differences nothing follows the traits`() throws {
    #expect(try !code(document(.flow), .anchors).text.contains("Trait"))
  }

  // MARK: - Names and texts

  @Test func `names become identifiers, each once`() throws {
    let names = ["class", "My 1st label!", "my 1stLabel", "été", "copy all", "1", "view", "self"]
    let labels = names.enumerated().map { "<label userLabel=\"\($1)\" id=\"l\($0)\"/>" }
    let code = try code(
      view("<subviews>\(labels.joined(separator: "\n"))</subviews>"),
      .anchors
    )

    #expect(
      code.names.dropFirst().map(\.expression) == [
        "classLabel", "my1stLabel", "my1stLabel2", "t", "theCopyAll", "label", "viewLabel",
        "selfLabel",
      ]
    )
  }

  @Test func `any text is one literal`() throws {
    let hostile = "\\(exit(1)) &quot; \\ */ // \u{202E}\u{2028}é"
    let document = try view("<subviews><label text=\"\(hostile)\" id=\"a\"/></subviews>")

    #expect(
      try code(document, .anchors).text.contains(
        "label.text = \"\\\\(exit(1)) \\\" \\\\ */ // \\u{202E}\\u{2028}é\"\n"
      )
    )
    #expect(
      try code(document, .nslayoutconstraint, .objectiveC).text.contains(
        "self.label.text = @\"\\\\(exit(1)) \\\" \\\\ */ // \\u202E\\u2028é\";\n"
      )
    )
  }

  @Test func `a document's name can't leave its comment`() throws {
    let text = try code(document(.flow), .anchors, named: "a\nimport Evil").text

    #expect(text.hasPrefix("// a import Evil, scene"))
  }

  @Test func `values without an equivalent are reported as omissions`() throws {
    #expect(
      try code(document(.adaptive), .anchors).omissions == [
        .init(id: "k44-Aa-001", reason: "its item gone-id is not in the scene")
      ]
    )
  }

  // MARK: - Laws

  @Test(
    arguments: [
      "constant=\"nan\"", "constant=\"1e400\"", "multiplier=\"1e308:1e-308\"", "priority=\"inf\"",
      "constant=\"1\">\n<variation key=\"heightClass=compact\" constant=\"-inf\"/>\n</constraint",
    ]
  )
  func `a constraint with a number that is not finite is left out`(number: String) throws {
    let end = number.hasSuffix("constraint") ? ">" : "/>"
    let code = try code(
      view(
        """
        <constraints>
        <constraint firstAttribute="width" id="c" \(number)\(end)
        </constraints>
        """
      ),
      .anchors
    )

    #expect(code.omissions.map(\.reason) == ["one of its numbers is not finite"])
    #expect(!code.text.contains("widthAnchor"))
  }

  @Test func `a ratio by what is not finite is a number`() throws {
    let code = try code(
      view(
        """
        <constraints>
        <constraint firstAttribute="width" secondItem="root" secondAttribute="height" \
        multiplier="1:1e400" id="c"/>
        </constraints>
        """
      ),
      .anchors
    )

    #expect(code.text.contains("multiplier: 0"))
  }

  @Test(arguments: CodeStyle.allCases)
  func `the order of the objects changes nothing`(style: CodeStyle) throws {
    let document = try document(.adaptive)
    var generator = SeededGenerator(seed: 3)
    let code = try code(document, style)
    for _ in 0..<5 {
      var shuffled = document
      shuffled.objects.shuffle(using: &generator)
      #expect(try self.code(shuffled, style).text == code.text)
    }
  }

  @Test func `a style is refused in a language that it is not for`() throws {
    let document = try document(.flow)

    #expect(throws: CodeError.language(.snapkit, .objectiveC)) {
      try code(document, .snapkit, .objectiveC)
    }
  }

  @Test func `interfaces of a watch have no constraints`() throws {
    let document = try document(.face)

    #expect(throws: CodeError.noConstraints) { try code(document, .anchors) }
  }

  @Test func `ten thousand views are written at once`() throws {
    let labels = (0..<10_000).map { "<label id=\"l\($0)\"/>" }.joined(separator: "\n")

    #expect(try code(view("<subviews>\n\(labels)\n</subviews>"), .anchors).names.count == 10_001)
  }

  @Test(.enabled(if: swiftCompiler != nil, "no Swift compiler here"), arguments: CodeStyle.allCases)
  func `the compiler's parser reads the code`(style: CodeStyle) throws {
    let folder = try TemporaryFolder()
    var files: [String] = []
    for fixture in [Fixture.adaptive, .flow, .panel, .legacy, .handmade] {
      let text = try code(document(fixture), style, .swift, named: fixture.rawValue).text
      try folder.write(text, to: "\(fixture).swift")
      files.append("\(fixture).swift")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(swiftCompiler))
    process.arguments = ["-frontend", "-parse"] + files
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try process.run()
    process.waitUntilExit()

    #expect(process.terminationStatus == 0)
  }
}

/// Where Swift's compiler is; nil if it is not in the path.
private let swiftCompiler: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
  .split(separator: ":").map { "\($0)/swiftc" }
  .first { FileManager.default.isExecutableFile(atPath: $0) }
