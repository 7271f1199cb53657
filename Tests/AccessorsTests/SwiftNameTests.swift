import Accessors
import Testing

struct SwiftNameTests {
  @Test(arguments: [
    ("Show Tweets with Hashtag", "showTweetsWithHashtag"), ("URLField", "urlField"),
    ("URL", "url"), ("acq_ok", "acq_ok"), ("a-b.c/d", "aBCD"), ("2fa", "_2fa"), ("", "unnamed"),
    ("☃️", "unnamed"), ("straße", "straße"), ("日本", "日本"), ("_", "unnamed"), ("ID2Cell", "id2Cell"),
    ("hello world", "helloWorld"), ("x\u{0}\ny", "xY"), ("Émile", "émile"),
  ])
  func `a value's name is in camel case`(text: String, expected: String) {
    #expect(SwiftName.value(text) == expected)
  }

  @Test(arguments: [("main", "Main"), ("my board", "MyBoard"), ("3D", "_3D"), ("~", "Unnamed")])
  func `a type's name begins with a capital`(text: String, expected: String) {
    #expect(SwiftName.type(text) == expected)
  }

  @Test func `keywords are escaped`() {
    #expect(SwiftName.escaped("default") == "`default`")
    #expect(SwiftName.escaped("main") == "main")
    #expect(!SwiftName.isValid("class"))
    #expect(!SwiftName.isValid("a b"))
    #expect(SwiftName.isValid("Größe"))
  }
}
