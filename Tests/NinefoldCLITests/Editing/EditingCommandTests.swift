import Foundation
import TestSupport
import Testing

struct EditingCommandTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  /// The lines that differ between a document's file and its export, with `-` and `+`.
  private func changedLines(of name: String) throws -> [String] {
    let old = try workspace.folder.text(of: name).split(separator: "\n").map(String.init)
    let new = try workspace.run("export", name, "--stdout").lines
    return new.difference(from: old).map { change in
      switch change {
      case .remove(_, let line, _): "-" + line.trimmingCharacters(in: .whitespaces)
      case .insert(_, let line, _): "+" + line.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  @Test func `set without a class writes any-any whatever the editing class`() throws {
    _ = try workspace.run("use", "compact-regular")

    let run = try workspace.run("set", "k20-Aa-001", "constant", "-12")

    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try changedLines(of: "Adaptive.storyboard").map { $0.contains("constant=\"-12\"") } == [
        false, true,
      ]
    )
    #expect(
      run.lines.last
        == "Editing class of this edit: compact-regular (Compact Width | Regular Height)"
    )
  }

  @Test func `set with a class writes its row, unset takes it away`() throws {
    _ = try workspace.run("set", "k20-Aa-001", "constant", "4", "--class", "wC-hR")
    let lines = try changedLines(of: "Adaptive.storyboard")

    let run = try workspace.run("unset", "k20-Aa-001", "constant", "--class", "wC-hR")

    #expect(
      lines.contains("+<variation key=\"heightClass=regular-widthClass=compact\" constant=\"4\"/>")
    )
    #expect(run.status == 0)
    #expect(try changedLines(of: "Adaptive.storyboard") == [])
  }

  @Test func `several values of one object are one edit`() throws {
    let run = try workspace.run("set", "lb0-Aa-001", "text=a = b", "textColor=#336699", "--json")

    #expect(run.json["kind"] as? String == "script")
    #expect((run.json["steps"] as? [Any])?.count == 2)
    #expect(try workspace.run("undo").status == 0)
    #expect(try changedLines(of: "Adaptive.storyboard") == [])
  }

  @Test func `the JSON of an edit has the documented members`() throws {
    let json = try workspace.run("delete", "bx0-Aa-001", "--json").json

    #expect(json["edit"] as? Int == 2)
    #expect(json["kind"] as? String == "delete-from-project")
    let affected = try #require(json["affected"] as? [String])
    #expect(Set(affected).isSuperset(of: ["bx0-Aa-001", "bt0-Aa-001", "k41-Aa-001", "k42-Aa-001"]))
  }

  @Test func `a dry run changes nothing and records nothing`() throws {
    let run = try workspace.run("delete", "bx0-Aa-001", "--dry-run", "--json")

    #expect(run.json["kind"] as? String == "delete-from-project")
    #expect(try changedLines(of: "Adaptive.storyboard") == [])
    #expect(try workspace.run("log").lines.count == 1)
  }

  @Test func `an edit without effect is not recorded`() throws {
    let run = try workspace.run("set", "k20-Aa-001", "constant", "8")

    #expect(run.status == 0)
    #expect(run.lines.first == "Nothing changed: the project is already in this state.")
    #expect(try workspace.run("log").lines.count == 1)
  }

  @Test func `an object that can have several keys is refused with them and the option`() throws {
    let run = try workspace.run("add", "state", "--into", "bt1-Fl-001")

    #expect(run.status == 2)
    #expect(run.errors.contains("normal, highlighted,"), "\(run.errors)")
    #expect(run.errors.contains("; give it with --key"), "\(run.errors)")
  }

  @Test func `a new object is installed in the editing class only`() throws {
    _ = try workspace.run("use", "compact-any")
    let add = try workspace.run(
      "add",
      "label",
      "--into",
      "rt1-Fl-001",
      "--label",
      "New label",
      "--before",
      "bt1-Fl-001"
    )
    #expect(add.status == 0, "\(add.errors)")
    let constraint = try workspace.run(
      "add",
      "constraint",
      "'New label'.top = superview.top + 8 @750"
        .replacingOccurrences(of: "'", with: "\"")
    )
    #expect(constraint.status == 0, "\(constraint.errors)")

    let lines = try changedLines(of: "Flow.storyboard")

    #expect(lines.filter { $0.contains("<exclude reference=") }.count == 2)
    #expect(lines.filter { $0.contains("<include reference=") }.count == 2)
    #expect(lines.contains { $0.contains("priority=\"750\" constant=\"8\"") })
    let active = try workspace.run(
      "sql",
      "SELECT view.class FROM effectiveView AS view JOIN attribute USING (document) WHERE "
        + "attribute.object = view.id AND value = 'New label' AND active = 1 AND view.class IN "
        + "('compact-compact', 'compact-regular', 'regular-regular')"
    )
    #expect(active.lines.filter { $0.contains("compact-") }.count == 2)
    #expect(!active.text.contains("regular-regular"))
  }

  @Test func `constraints by options are those by notation`() throws {
    _ = try workspace.run("add", "constraint", "bt1-Fl-001.top >= cv1-Fl-001.bottom - 8 @700")
    let byNotation = try changedLines(of: "Flow.storyboard").joined()
    _ = try workspace.run("undo")

    let run = try workspace.run(
      "add",
      "constraint",
      "--item",
      "bt1-Fl-001",
      "--attribute",
      "top",
      "--relation",
      ">=",
      "--to",
      "cv1-Fl-001",
      "--to-attribute",
      "bottom",
      "--constant",
      "-8",
      "--priority",
      "700"
    )

    #expect(run.status == 0, "\(run.errors)")
    let id = #/id="[^"]{10}"/>/#
    #expect(
      try changedLines(of: "Flow.storyboard").joined().replacing(id, with: "")
        == byNotation.replacing(id, with: "")
    )
  }

  @Test func `a hyphen of visual format means what the document's platform means`() throws {
    try workspace.folder.write(try Fixture.panel.bytes(), to: "Panel.xib")
    _ = try workspace.run("import", "Panel.xib")

    let mac = try workspace.run("add", "constraint", "H:|-[bt0-Pa-001]", "--dry-run")
    let phone = try workspace.run("add", "constraint", "H:|-[lb0-Aa-001]", "--dry-run")

    #expect(mac.text.contains("bt0-Pa-001.leading = superview.leading + 20"), "\(mac.errors)")
    #expect(phone.text.contains("lb0-Aa-001.leading = superview.leadingMargin"), "\(phone.errors)")
  }

  @Test func `connections come and go`() throws {
    let outlet = try workspace.run(
      "connect",
      "vc1-Fl-001",
      "--outlet",
      "button",
      "--to",
      "bt1-Fl-001"
    )
    #expect(outlet.status == 0, "\(outlet.errors)")
    #expect(
      try changedLines(of: "Flow.storyboard").allSatisfy {
        $0.hasPrefix("+<outlet property=\"button\" destination=\"bt1-Fl-001\" id=")
      }
    )

    let named = try workspace.run("inspect", "button")
    #expect(named.text.hasPrefix("button bt1-Fl-001"), "an outlet names its object")

    #expect(try workspace.run("disconnect", "vc1-Fl-001", "--name", "button").status == 0)
    #expect(try changedLines(of: "Flow.storyboard") == [])
  }

  @Test func `a move beside an object elsewhere changes the parent`() throws {
    let run = try workspace.run("move", "bt0-Aa-001", "--after", "lb0-Aa-001", "--json")

    #expect(run.json["kind"] as? String == "reparent")
    #expect(
      try workspace.run("sql", "SELECT parent FROM object WHERE id = 'bt0-Aa-001'").lines.last?
        .contains("rt0-Aa-001") == true
    )
  }

  @Test func `misspelled names are refused with the right ones`() throws {
    let value = try workspace.run("set", "k20-Aa-001", "contsant", "8")
    let object = try workspace.run("set", "k20-Aa-0O1", "constant", "8")
    let kind = try workspace.run("add", "lable", "--into", "rt1-Fl-001")
    let option = try workspace.run("set", "k20-Aa-001", "constant", "8", "--clas", "wC-hR")

    #expect(value.errors.contains("did you mean constant"))
    #expect(object.errors.contains("did you mean k20-Aa-001"))
    #expect(kind.errors.contains("did you mean label"))
    #expect([value.status, object.status, kind.status, option.status] == [2, 2, 2, 64])
    #expect(try workspace.run("log").lines.count == 1)
  }

  @Test func `an unknown name can be set with --any-name`() throws {
    let run = try workspace.run("set", "lb0-Aa-001", "brandNew", "YES", "--any-name")

    #expect(run.status == 0)
    #expect(
      try changedLines(of: "Adaptive.storyboard").contains { $0.contains("brandNew=\"YES\"") }
    )
  }

  @Test func `a misspelled color of the system is refused with the right one`() throws {
    let set = try workspace.run("set", "lb0-Aa-001", "backgroundColor", "systemColor:systemBleu")
    let added = try workspace.run(
      "add",
      "label",
      "--into",
      "rt1-Fl-001",
      "--set",
      "textColor=systemColor:lable"
    )
    let right = try workspace.run("set", "lb0-Aa-001", "backgroundColor", "systemColor:systemBlue")

    #expect(set.errors.contains("did you mean systemColor:systemBlue"), "\(set.errors)")
    #expect(added.errors.contains("did you mean systemColor:label"), "\(added.errors)")
    #expect([set.status, added.status, right.status] == [2, 2, 0])
  }

  @Test func `a color that the system may have is accepted with --any-name`() throws {
    let run = try workspace.run(
      "set",
      "lb0-Aa-001",
      "backgroundColor",
      "systemColor:brandNew",
      "--any-name"
    )
    let again = try workspace.run("set", "lb0-Aa-001", "tintColor", "systemColor:brandNew")

    #expect([run.status, again.status] == [0, 0], "\(again.errors)")
  }

  @Test func `edits are by the author that git knows`() throws {
    try workspace.folder.write(
      "[user]\n\tname = Ann # me\n\temail = \"a@b.example\"\n",
      to: "config"
    )
    let path = workspace.folder.path("config")
    _ = try workspace.run(
      "rename",
      "bt1-Fl-001",
      "Go",
      environment: ["GIT_CONFIG_GLOBAL": path]
    )

    #expect(try workspace.run("log").lines[0].contains("Ann <a@b.example>"))
  }

  @Test func `edits are by the author of the repository, also from an included file`() throws {
    for (path, text) in [
      ("HEAD", "ref: refs/heads/main\n"), ("objects/none", ""), ("refs/none", ""),
      ("config", "[include]\n\tpath = people\n"),
      ("people", "[user]\n\tname = Ann\n\temail = a@b.example\n"),
    ] {
      try workspace.folder.write(text, to: ".git/" + path)
    }

    _ = try workspace.run(
      "rename",
      "bt1-Fl-001",
      "Go",
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null"]
    )

    #expect(try workspace.run("log").lines[0].contains("Ann <a@b.example>"))
  }
}

struct EditScriptTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  @Test func `a script is one edit, whose lines see what those before did`() throws {
    try workspace.folder.write(
      """
      # a header for narrow screens
      use compact-any
      add label --into rt1-Fl-001 --label 'The header'  # found by its name below
      set 'The header' text "Hello \\"you\\""

      add constraint '"The header".top = superview.topMargin'
      use any-any
      rename bt1-Fl-001 Go
      """,
      to: "script.txt"
    )

    let run = try workspace.run("edit", "script.txt", "-m", "header", "--json")

    #expect(run.status == 0, "\(run.errors)")
    #expect(run.json["kind"] as? String == "script")
    #expect((run.json["steps"] as? [Any])?.count == 4)
    #expect(try workspace.run("log").lines.count == 2)
    #expect(try workspace.run("export", "Flow.storyboard", "--stdout").text.contains("&quot;you"))
    #expect(try workspace.run("use").text.contains("any-any"), "the project's class is as it was")
    #expect(try workspace.run("undo").status == 0)
    #expect(
      try workspace.run("export", "Flow.storyboard", "--stdout").output
        == (try Fixture.flow.bytes())
    )
  }

  @Test(arguments: [
    ("set bt1-Fl-001 tag 1\nset no-such-id tag 1\n", 2), ("\nset bt1-Fl-001\n", 2),
    ("# fine\n\nset 'bt1-Fl-001 tag 1", 3), ("sett bt1-Fl-001 tag 1", 1),
    ("rename bt1-Fl-001 x\nrename bt1-Fl-001 y --dry-run", 2),
    ("add constraint 'bt1-Fl-001.top ~ 3'", 1),
  ])
  func `a line that can't be carried out is named and nothing changes`(
    script: String,
    line: Int
  ) throws {
    try workspace.folder.write(script, to: "script.txt")

    let run = try workspace.run("edit", "script.txt")

    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("ninefold: script.txt:\(line): "), "\(run.errors)")
    #expect(try workspace.run("log").lines.count == 1)
  }
}
