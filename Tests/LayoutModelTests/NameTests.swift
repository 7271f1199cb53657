import LayoutModel
import Testing

struct NameTests {
  @Test(
    arguments: [
      ("_TtC3App5Login", ["App", "Login"], true),
      ("_TtCC3App5Outer5Inner", ["App", "Outer", "Inner"], true),
      ("_TtGC3App4ListSi_", ["App", "List"], false), ("_TtC3App5", ["App"], false),
      ("_TtC3App0", ["App"], false), ("_TtC3App99Login", ["App"], false), ("_Tt", [], true),
      ("_TtC3App6Größe", ["App", "Größ"], false),
    ] as [(String, [String], Bool)]
  )
  func `a mangled name has its parts`(name: String, parts: [String], isComplete: Bool) throws {
    let mangled = try #require(MangledName(name))

    #expect(mangled.parts == parts)
    #expect(mangled.isComplete == isComplete)
  }

  @Test(arguments: [
    ("_TtCC3App5Outer5Inner", "Outer.Inner"), ("Login", "Login"), ("_TtC3App", "_TtC3App"),
    ("_TtC999999999999999999999App", "_TtC999999999999999999999App"),
  ])
  func `the plain name has no module`(name: String, plain: String) {
    #expect(MangledName.plain(name) == plain)
  }

  @Test(arguments: [
    ("App/Base.lproj/Main.storyboard", "Main"), ("Main.v2.storyboard", "Main.v2"), ("Main", "Main"),
    ("", ""), (".xib", ""), ("a/", "a"),
  ])
  func `the name of a document has no folder and no extension`(path: String, stem: String) {
    #expect(DocumentName.stem(of: path) == stem)
  }
}
