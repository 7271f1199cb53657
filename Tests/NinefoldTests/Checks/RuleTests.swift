import Foundation
import LayoutChecks
import LayoutModel
import Ninefold
import TestSupport
import Testing

/// The samples of the rules, which their explanations show.
struct RuleTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      #"{ "info": { "version": 1 } }"#,
      to: "Media.xcassets/known.imageset/Contents.json"
    )
    try folder.write(
      """
      { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb", "components":
      { "red": "0xFF", "green": "0.000", "blue": "0", "alpha": "1.000" } } } ] }
      """,
      to: "Media.xcassets/known.colorset/Contents.json"
    )
    try folder.write(
      "// class Note {}\nfinal class Card: UIView { class Inner {} }\n",
      to: "Kit/Sources/Card.swift"
    )
  }

  private func options(_ kind: Finding.Kind) throws -> CheckOptions {
    let rule = kind.explanation.configuration ?? "{}"
    let path = try folder.write("{ \"rules\": { \"\(kind)\": \(rule) } }", to: ".ninefold.json")
    var options = CheckOptions()
    options.readsProjects = false
    options.configuration = try .read(from: path)
    return options
  }

  private func findings(_ content: String, of kind: Finding.Kind) throws -> [Finding] {
    let text =
      content.hasPrefix("<?xml")
      ? content
      : Fixture.view(
        "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"667\"/>\n" + content
      )
    let path = try folder.write(text, to: "Sample.storyboard")
    let checked = try DocumentFiles(at: [path]).check(options: try options(kind))
    #expect(checked.allSatisfy { $0.refusal == nil })
    return checked.flatMap(\.findings)
  }

  @Test(arguments: RowRule.all.map(\.kind))
  func `a bad sample has the finding`(kind: Finding.Kind) throws {
    #expect(try findings(kind.explanation.bad, of: kind).contains { $0.kind == kind })
  }

  @Test func `a source that the rule about modules can't read has a finding`() throws {
    try folder.write("class Tile {}\n", to: "Kit/Sources/Parts.swift/Tile.swift")
    let kind = try #require(RowRule.all.map(\.kind).first { $0.rawValue == "custom-module" })
    #expect(mkfifo(folder.path("Kit/Sources/Pipe.swift"), 0o600) == 0)
    let text = Fixture.view(
      "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"667\"/>\n"
        + kind.explanation.bad.replacing("Card", with: "Tile")
    )
    let path = try folder.write(text, to: "Sample.storyboard")

    for checked in [
      try DocumentFiles(at: [path]).check(options: try options(kind)),
      try DocumentFiles(at: [path]).fix(options: try options(kind)).map(\.checked),
    ] {
      try #require(checked.count == 2)
      // The folder whose name ends like that of a source is searched.
      #expect(checked[0].findings.contains { $0.kind == kind && $0.message.contains("Tile") })
      #expect(checked[1].document.hasSuffix("Kit/Sources/Pipe.swift"))
      #expect(checked[1].refusal?.reason == "a pipe, not a file")
      #expect(checked[1].findings.map(\.kind) == [kind])
      #expect(checked[1].findings.map(\.severity) == [.warning])
    }
  }

  @Test(arguments: RowRule.all.map(\.kind))
  func `a good sample does not have it`(kind: Finding.Kind) throws {
    #expect(try findings(kind.explanation.good, of: kind).filter { $0.kind == kind }.isEmpty)
  }

  @Test(arguments: RowRule.all.map(\.kind))
  func `a sample says nothing worse at the usual settings`(kind: Finding.Kind) throws {
    for content in [kind.explanation.bad, kind.explanation.good] {
      let others = try findings(content, of: kind).filter { $0.kind != kind }
      #expect(others.filter { $0.severity > .warning }.map(\.sentence) == [])
    }
  }

  @Test func `identifiers of rules differ, and so do those of layouts`() {
    let names = Finding.Kind.all.map(\.rawValue)
    #expect(Set(names).count == names.count)
  }

  @Test func `no rule that a team must choose is reported with a preset`() throws {
    for kind in RowRule.all.map(\.kind) {
      var options = CheckOptions()
      options.readsProjects = false
      for preset in CheckPreset.allCases {
        options.preset = preset
        let path = try folder.write(
          kind.explanation.bad.hasPrefix("<?xml")
            ? kind.explanation.bad : Fixture.view(kind.explanation.bad),
          to: "Sample.storyboard"
        )
        let found = try DocumentFiles(at: [path]).check(options: options).flatMap(\.findings)
        let isExpected = preset == .accessibility && kind.audience == .accessibility
        #expect(found.contains { $0.kind == kind } == isExpected, "\(kind) with \(preset)")
      }
    }
  }

  @Test func `--only chooses a rule`() throws {
    let kind = try #require(Finding.Kind(rawValue: "automation-identifiers"))
    var options = CheckOptions()
    options.readsProjects = false
    options.kinds = [kind]
    let path = try folder.write(Fixture.view(kind.explanation.bad), to: "Sample.xib")

    let found = try DocumentFiles(at: [path]).check(options: options).flatMap(\.findings)

    #expect(found.map(\.id) == ["automation-identifiers:a"])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test func `an identifier counts in documents of macOS, whose accessibility element has no key`()
    throws
  {
    let kind = try #require(Finding.Kind(rawValue: "automation-identifiers"))
    var options = CheckOptions()
    options.readsProjects = false
    options.kinds = [kind]
    let path = try folder.write(
      Fixture.view(
        """
        <subviews>
            <button id="a"><accessibility identifier="buy"/></button>
            <button id="b"><accessibility description="Buy"/></button>
        </subviews>
        """
      ),
      to: "Sample.xib"
    )

    let found = try DocumentFiles(at: [path]).check(options: options).flatMap(\.findings)

    #expect(found.map(\.id) == ["automation-identifiers:b"])
  }

  @Test func `a severity and a suppression apply to a rule`() throws {
    let kind = try #require(Finding.Kind(rawValue: "automation-identifiers"))
    let text = Fixture.view(kind.explanation.bad)
    let path = try folder.write(text, to: "Sample.xib")
    var options = CheckOptions()
    options.readsProjects = false
    func found(_ configuration: String) throws -> [Severity] {
      options.configuration = try .read(
        from: try folder.write(configuration, to: ".ninefold.json")
      )
      return try DocumentFiles(at: [path]).check(options: options).flatMap(\.findings)
        .filter { $0.kind == kind }.map(\.severity)
    }

    #expect(try found(#"{ "severity": { "automation-identifiers": "error" } }"#) == [.error])
    #expect(try found(#"{ "rules": { "automation-identifiers": {} } }"#) == [.warning])
    #expect(
      try found(
        #"{ "rules": { "automation-identifiers": {} }, "severity": { "automation-identifiers": "off" } }"#
      ).isEmpty
    )
    #expect(
      try found(
        #"{ "rules": { "automation-identifiers": {} }, "suppress": [ { "kind": "automation-identifiers", "object": "a" } ] }"#
      ).isEmpty
    )
  }

  @Test(arguments: [
    (#"{ "rules": { "use-base-class": {} } }"#, "use-base-class needs the option baseClasses"),
    (#"{ "severity": { "use-base-class": "error" } }"#, "needs the option baseClasses"),
    (#"{ "rules": { "relative-to-margin": { "x": 1 } } }"#, "relative-to-margin has no options"),
    (
      #"{ "rules": { "named-colors": { "allowedColours": [] } } }"#,
      "did you mean allowedColors?"
    ),
    (#"{ "rules": { "named-colors": { "allowedColors": 1 } } }"#, "must be a list of strings"),
    (#"{ "rules": { "named-colours": {} } }"#, "did you mean named-colors?"),
  ])
  func `options are checked`(text: String, reason: String) throws {
    let path = try folder.write(text, to: ".ninefold.json")
    let error = #expect(throws: NinefoldError.self) {
      _ = try CheckConfiguration.read(from: path)
    }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    #expect(error?.description.contains(".ninefold.json:1:") == true)
  }
}
