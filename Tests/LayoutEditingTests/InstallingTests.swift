import LayoutEditing
import LayoutModel
import Testing

struct InstallingTests {
  private let compact = SizeClass(width: .any, height: .compact)
  private let label = ObjectID("lab-00-001")

  @Test func `a new view is installed in the current class only`() throws {
    var sample = try Sample(compact)

    let lines = try sample.lines(
      .add(NewObject(kind: "switch", parent: ObjectID("root-0-001"), placement: .first))
    )

    #expect(lines.first?.hasPrefix("+<switch ") == true)
    #expect(
      Array(lines.suffix(10)) == [
        "+<variation key=\"default\">",
        "+<mask key=\"subviews\">",
        "+<exclude reference=\"NEW\"/>",
        "+</mask>",
        "+</variation>",
        "+<variation key=\"heightClass=compact\">",
        "+<mask key=\"subviews\">",
        "+<include reference=\"NEW\"/>",
        "+</mask>",
        "+</variation>",
      ]
    )
  }

  @Test func `a new view of any-any needs no mask`() throws {
    var sample = try Sample()

    let lines = try sample.lines(
      .add(NewObject(kind: "switch", parent: ObjectID("root-0-001")))
    )

    #expect(lines.count == 3)
  }

  @Test func `uninstalling keeps every row and adds a mask`() throws {
    var sample = try Sample(compact)

    #expect(
      try sample.lines(.uninstall(label)) == [
        "+<variation key=\"heightClass=compact\">",
        "+<mask key=\"subviews\">",
        "+<exclude reference=\"lab-00-001\"/>",
        "+</mask>",
        "+</variation>",
      ]
    )
  }

  @Test func `installing again in any-any takes the mask away`() throws {
    var sample = try Sample()
    let before = sample.text

    _ = try sample.lines(.uninstall(label))
    #expect(sample.text.contains("<exclude reference=\"lab-00-001\"/>"))
    _ = try sample.lines(.install(label))
    #expect(sample.text == before)
  }

  @Test func `unsetting installed removes the row of the class`() throws {
    var sample = try Sample(compact)
    let before = sample.text
    _ = try sample.lines(.uninstall(label))

    _ = try sample.lines(.unset(label, .installed, in: VariationKey(compact)))

    #expect(sample.text == before)
  }

  @Test func `a row of the class is turned over in its place`() throws {
    var sample = try Sample(compact)
    _ = try sample.lines(.uninstall(label))

    #expect(
      try sample.lines(.install(label)) == [
        "-<exclude reference=\"lab-00-001\"/>", "+<include reference=\"lab-00-001\"/>",
      ]
    )
  }

  @Test func `size classes require Auto Layout`() throws {
    var sample = try Sample(
      compact,
      Sample.text.replacing(" useAutolayout=\"YES\"", with: "")
    )

    #expect(
      sample.refusal(.uninstall(label))
        == .doesNotVary("size classes require Auto Layout, which the document does not use")
    )
  }

  @Test func `deleting from the project leaves no trace`() throws {
    var sample = try Sample(compact)

    let lines = try sample.lines(.delete(ObjectID("btn-00-001"), from: .canvas))

    #expect(lines.allSatisfy { $0.hasPrefix("-") })
    for id in ["btn-00-001", "act-00-001", "XXX-00-001", "out-00-001"] {
      #expect(!sample.text.contains(id))
    }
    #expect(sample.text.components(of: "<subviews>") == 1)
  }

  @Test func `deleting with Command uninstalls`() throws {
    var sample = try Sample(compact)

    let outcome = try apply(
      .delete(label, from: .canvas, command: true),
      to: &sample.slice,
      context: &sample.context
    )

    #expect(outcome.kind == .uninstall)
    #expect(outcome.deleted.isEmpty)
  }

  @Test func `deleting a controller takes its scene and all that names it`() throws {
    var sample = try Sample()

    _ = try sample.lines(.delete(ObjectID("vcA-00-001"), from: .outline))

    #expect(sample.text.contains("<scenes/>"))
    #expect(!sample.text.contains("initialViewController"))
  }
}

extension String {
  fileprivate func components(of part: String) -> Int {
    ranges(of: part).count
  }
}
