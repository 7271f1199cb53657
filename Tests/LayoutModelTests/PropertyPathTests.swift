import LayoutModel
import Testing

struct PropertyPathTests {
  @Test(arguments: [
    ("frame", "frame", true), ("frame/minX", "frame", true), ("frames", "frame", false),
    ("fram", "frame", false), ("frams/minX", "frame", false), ("", "", true), ("a", "", false),
    ("/a", "", true),
  ])
  func `a path is part of its first segment`(path: String, root: String, isPart: Bool) {
    #expect(PropertyPath(path).isPart(of: root) == isPart)
  }

  @Test(arguments: [
    ("", "", "", "", false), ("text", "", "text", "text", false),
    ("normal/title", "normal", "title", "normal", true),
    (":a/:b#2/c", ":a/:b#2", "c", ":a", true), ("caf\u{e9}/x", "caf\u{e9}", "x", "caf\u{e9}", true),
  ])
  func `a path has a parent, a name and a root`(
    text: String,
    parent: String,
    name: String,
    root: String,
    isNested: Bool
  ) {
    let path = PropertyPath(text)

    #expect(path.parent == PropertyPath(parent))
    #expect(path.name == name)
    #expect(path.root == root)
    #expect(path.isNested == isNested)
  }

  @Test func `appending and parent are opposites`() {
    let path = PropertyPath.object.appending(":a").appending("b")

    #expect(path == PropertyPath(":a/b"))
    #expect(path.parent.parent.isObject)
  }
}

struct FormattingSiteTests {
  @Test(arguments: [
    Formatting.Site.beforeStartTag, .startTagEnd, .beforeEndTag, .text, .endTagEnd,
    .attributeName("x:y"), .attributeValue("title"),
  ])
  func `a site reads its stored name`(site: Formatting.Site) {
    #expect(Formatting.Site(rawValue: site.rawValue) == site)
  }

  @Test(arguments: ["", "x", "attributeName", "attributeName ", "other x"])
  func `other names are no site`(name: String) {
    #expect(Formatting.Site(rawValue: name) == nil)
  }
}

struct RecordTests {
  @Test(arguments: RecordKind.allCases)
  func `a record has a field for each name of its kind`(kind: RecordKind) {
    let literals = Dictionary(uniqueKeysWithValues: kind.fieldNames.map { ($0, "<\($0)>") })

    let record = Record(kind, literals)

    #expect(record.fields == kind.fieldNames.map { "<\($0)>" })
    #expect(Set(kind.fieldNames).count == kind.fieldNames.count)
    #expect(record["no such field"] == nil)
  }

  @Test func `a field is set by its name`() {
    var record = Record(.point, ["x": "1", "unknown": "2"])

    record["y"] = "3"
    record["z"] = "4"

    #expect(record.fields == ["1", "3"])
  }
}
