import InterfaceBuilderFormat
import LayoutCode
import LayoutModel
import TestSupport
import Testing

/// What the code of a scene has beside views and constraints, and the account of its rows.
struct SceneCodeContentTests {
  private func code(
    _ lines: String,
    _ language: CodeLanguage = .swift,
    isLocalized: Bool = false
  ) throws -> SceneCode {
    let document = try DocumentReader.read(Array(Fixture.view(lines).utf8))
    return try SceneCode(
      of: document,
      named: "Login.xib",
      scene: nil,
      style: .anchors,
      language: language,
      isLocalized: isLocalized
    )
  }

  // MARK: - The account

  @Test(arguments: [Fixture.adaptive, .flow, .panel, .legacy, .handmade], CodeLanguage.allCases)
  func `every row is in the code, without effect or an omission`(
    fixture: Fixture,
    language: CodeLanguage
  ) throws {
    let document = try DocumentReader.read(fixture.bytes())
    let ids = document.objects.filter { $0.role == .scene }.map { ObjectID?.some($0.id) }
    for scene in ids.isEmpty ? [nil] : ids {
      let code = try SceneCode(
        of: document,
        named: fixture.rawValue,
        scene: scene,
        style: .anchors,
        language: language
      )
      let rows = document.objects.filter { $0.scene == scene && $0.role != .document }
        .map { 1 + $0.properties.count + $0.installations.count }.reduce(0, +)

      #expect(code.account.unaccounted == 0)
      #expect(code.account.total == rows)
      #expect(code.account.omitted == 0 || !code.omissions.isEmpty)
    }
  }

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
  func `every row of real documents is accounted for`() throws {
    var account = SceneCode.Account()
    var written = 0
    var omitted = 0
    for file in Corpus.found?.documents(every: 6) ?? [] {
      let document = try DocumentReader.read(file.bytes())
      if document.platform == .watchOS { continue }
      let references = Set(document.objects.filter(\.isStoryboardReference).compactMap(\.scene))
      let scenes = document.objects.filter { $0.role == .scene && !references.contains($0.id) }
      let ids = scenes.map { ObjectID?.some($0.id) }
      for scene in ids.isEmpty && references.isEmpty ? [nil] : ids {
        account = try SceneCode(
          of: document,
          named: file.name,
          scene: scene,
          style: .anchors
        ).account
        #expect(account.unaccounted == 0, "\(file)")
        written += account.written
        omitted += account.omitted
      }
    }

    // At least 98 % of what a running app would notice.
    #expect(written >= 49 * omitted)
  }

  @Test func `an omitted value is a comment at its place in the code`() throws {
    let code = try code("<subviews><label novelty=\"YES\" id=\"a\"/></subviews>")

    #expect(
      code.omissions == [
        .init(id: "a", reason: "code does not set it", attribute: "novelty", value: "YES")
      ]
    )
    #expect(code.text.contains("// Left out: a novelty = YES: code does not set it."))
  }

  // MARK: - Values

  @Test func `a value is set only on a class that has it`() throws {
    let code = try code("<subviews><label rowHeight=\"50\" id=\"a\"/></subviews>")

    #expect(!code.text.contains("label.rowHeight"))
    #expect(code.omissions.map(\.attribute) == ["rowHeight"])
  }

  /// Xcode gives a view without constraints a fixed frame in a document with Auto Layout.
  @Test(arguments: ["", " fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\""])
  func `views without constraints keep frame and mask`(attributes: String) throws {
    let text = try code(
      """
      <subviews>
        <label id="a"\(attributes)>
          <rect key="frame" x="20" y="30" width="100" height="21"/>
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        </label>
      </subviews>
      """
    ).text

    #expect(text.contains("label.frame = CGRect(x: 20, y: 30, width: 100, height: 21)"))
    #expect(text.contains("label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]"))
    #expect(!text.contains("translatesAutoresizingMaskIntoConstraints"))
  }

  @Test func `texts are looked up by Interface Builder's keys if asked`() throws {
    let lines = "<subviews><label text=\"Hello\" id=\"a\"/></subviews>"

    #expect(try code(lines).text.contains("label.text = \"Hello\""))
    #expect(
      try code(lines, isLocalized: true).text.contains(
        "label.text = NSLocalizedString(\"a.text\", tableName: \"Login\", bundle: .main, "
          + "value: \"Hello\", comment: \"\")"
      )
    )
  }

  @Test func `runtime attributes keep their types`() throws {
    let text = try code(
      """
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
          <real key="value" value="4.5"/>
        </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      """
    ).text

    #expect(text.contains("self.setValue(true, forKeyPath: \"layer.masksToBounds\")"))
    #expect(text.contains("self.setValue(4.5, forKeyPath: \"layer.cornerRadius\")"))
  }

  // MARK: - Connections

  private let wired = """
    <subviews>
      <button buttonType="system" id="b">
        <state key="normal" title="Save"/>
        <connections>
          <action selector="save:" destination="root" eventType="touchUpInside" id="c1"/>
        </connections>
      </button>
      <textField id="t">
        <connections><outlet property="delegate" destination="root" id="c2"/></connections>
      </textField>
    </subviews>
    <connections>
      <outlet property="saveButton" destination="b" id="c3"/>
      <outletCollection property="controls" destination="b" id="c4"/>
      <outletCollection property="controls" destination="t" id="c5"/>
    </connections>
    """

  @Test func `outlets and actions are wired in Swift`() throws {
    let text = try code(wired).text

    #expect(text.contains("let saveButton = UIButton(type: .system)"))
    #expect(
      text.contains("saveButton.addTarget(self, action: #selector(save(_:)), for: .touchUpInside)")
    )
    #expect(text.contains("@objc func save(_ sender: UIButton) {"))
    #expect(text.contains("textField.delegate = self as? any UITextFieldDelegate"))
    #expect(text.contains("var controls: [NSObject] { [saveButton, textField] }"))
  }

  @Test func `outlets and actions are wired in Objective-C`() throws {
    let text = try code(wired, .objectiveC).text

    #expect(
      text.contains(
        "[self.saveButton addTarget:self action:@selector(save:) "
          + "forControlEvents:UIControlEventTouchUpInside];"
      )
    )
    #expect(text.contains("- (void)save:(UIButton *)sender {"))
    #expect(text.contains("self.textField.delegate = (id<UITextFieldDelegate>)self;"))
  }
}
