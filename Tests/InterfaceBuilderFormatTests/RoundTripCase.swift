import TestSupport

/// A document with one oddity.
struct RoundTripCase: CustomStringConvertible, Sendable {
  let description: String
  let text: String

  init(_ description: String, _ text: String) {
    self.description = description
    self.text = text
  }

  /// A case about what stands inside a view.
  init(_ description: String, view: String) {
    self.init(description, Fixture.view(view))
  }
}

extension RoundTripCase {
  private static let body = "\(Fixture.start)<objects/></document>"

  static let declarations = [
    RoundTripCase("no declaration", body),
    RoundTripCase("a declaration on the line", "<?xml version=\"1.0\"?>" + body),
    RoundTripCase(
      "standalone no",
      "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n\(body)\n"
    ),
    RoundTripCase(
      "standalone yes",
      "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n\(body)\n"
    ),
    RoundTripCase("an encoding in small letters", "<?xml version='1.0' encoding='utf-8'?>\(body)"),
    RoundTripCase("no final line end", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + body),
    RoundTripCase("several final line ends", body + "\n\n \n"),
    RoundTripCase("a comment before the document", "<!-- mine -->\n\(body)\n"),
    RoundTripCase("a comment after the document", "\(body)\n<!-- mine -->\n"),
    RoundTripCase("an instruction before the document", "<?lint off?>\n\(body)\n"),
    RoundTripCase("an instruction after the document", "\(body)<?lint on?>"),
    RoundTripCase("two accents of one letter in comments", "<!--\u{e9} e\u{301}-->\(body)"),
  ]

  static let text = [
    RoundTripCase("a raw > in an attribute", view: "<label text=\"a > b\" id=\"l\"/>"),
    RoundTripCase("a raw > in text", view: "<string key=\"s\">a > b</string>"),
    RoundTripCase("CDATA", view: "<string key=\"s\"><![CDATA[<a> & ]] >]]></string>"),
    RoundTripCase("empty CDATA", view: "<string key=\"s\"><![CDATA[]]></string>"),
    RoundTripCase("CDATA beside text", view: "<string key=\"s\">a<![CDATA[b]]>c</string>"),
    RoundTripCase("the entities of XML", view: "<a b=\"&lt;&gt;&amp;&quot;&apos;\">&apos;</a>"),
    RoundTripCase("numeric entities", view: "<a b=\"&#65;&#x1F600;&#10;&#9;\">&#xe9;&#13;</a>"),
    RoundTripCase("a raw line end in an attribute", view: "<a b=\"one\ntwo\tthree\"/>"),
    RoundTripCase("line ends and tabs in text", view: "<string key=\"s\">\n\tone\n  \n</string>"),
    RoundTripCase("text of blanks", view: "<string key=\"s\">   </string>"),
    RoundTripCase("a quote in text", view: "<string key=\"s\">say \"yes\"</string>"),
    RoundTripCase("an escaped quote in text", view: "<string key=\"s\">&quot;</string>"),
    RoundTripCase("single quotes", view: "<label text='say \"yes\"' id='l'/>"),
    RoundTripCase(
      "base64",
      view: "<string key=\"keyEquivalent\" base64-UTF8=\"YES\">\nDQ\n</string>"
    ),
    RoundTripCase(
      "a date's comment",
      view: "<date key=\"d\" t=\"1\">\n    <!--2016-01-01 00:00:00 +0000-->\n</date>"
    ),
    RoundTripCase("a comment alone in an element", view: "<subviews><!-- none --></subviews>"),
    RoundTripCase("a comment in text", view: "<string key=\"s\">a<!-- b -->c</string>"),
    RoundTripCase("a comment after the last child", view: "<a/><!-- last -->"),
    RoundTripCase("an instruction between elements", view: "<a/>\n<?lint off?>\n<b/>"),
    RoundTripCase("an instruction alone in an element", view: "<a><?lint?></a>"),
    RoundTripCase("mixed content", view: "one<a/>two<b>three</b>four"),
    RoundTripCase("text in a record", view: "<rect key=\"frame\" x=\"1\" y=\"2\">odd</rect>"),
    RoundTripCase(
      "text in a variation",
      view: "<variation key=\"heightClass=compact\">x</variation>"
    ),
    RoundTripCase("text in a mask's entry", view: maskOf("<exclude reference=\"a\">x</exclude>")),
    RoundTripCase(
      "emoji",
      view: "<label text=\"\u{1f469}\u{200d}\u{1f680} \u{10ffff}\" id=\"l\"/>"
    ),
    RoundTripCase("a comment of two accents", view: "<!--\u{e9}e\u{301}--><a/>"),
  ]

  static let structure = [
    RoundTripCase("blanks in start tags", view: "<label  text = \"a\"\n  id=\"l\" ></label>"),
    RoundTripCase("blanks in end tags", view: "<label id=\"l\">x</label \n>"),
    RoundTripCase("a blank before />", view: "<label id=\"l\" />"),
    RoundTripCase("elements on one line", view: "<a/><b/><c><d/></c>"),
    RoundTripCase("an end tag without content", view: "<x></x>"),
    RoundTripCase("an end tag after a line", view: "<x>\n</x>"),
    RoundTripCase("an object with an end tag", view: "<label id=\"l\"></label>"),
    RoundTripCase("tabs and blank lines", view: "\t<a/>\n\n\n\t\t<b/>"),
    RoundTripCase("unknown elements", view: "<new a=\"1\"><newer/><newer/><newer b=\"2\"/></new>"),
    RoundTripCase("unknown attributes", view: "<label z=\"1\" id=\"l\" a=\"2\" x:y=\"3\"/>"),
    RoundTripCase("a prefix in a tag", view: "<x:y x:z=\"1\"/>"),
    RoundTripCase("no id", view: "<subviews><label/><label/></subviews>"),
    RoundTripCase("an empty id", view: "<subviews><label id=\"\"/><label id=\"\"/></subviews>"),
    RoundTripCase("repeated ids", view: "<a id=\"x\"/><b id=\"x\"/><c id=\"root\"/>"),
    RoundTripCase("an id like a derived one", view: "<a id=\"root/v\"/><view key=\"v\"/>"),
    RoundTripCase("an id like a numbered one", view: "<a id=\"x#2\"/><b id=\"x\"/><c id=\"x\"/>"),
    RoundTripCase("the document's own name as id", view: "<a id=\":document\"/>"),
    RoundTripCase("a key that comes later", view: "<a id=\"x\" key=\"k\"/><b c=\"1\" key=\"k\"/>"),
    RoundTripCase("a repeated key", view: "<a key=\"k\"/><b key=\"k\"/><c key=\"k\"/>"),
    RoundTripCase("a key like an attribute", view: "<string key=\"contentMode\">x</string>"),
    RoundTripCase("odd keys", view: "<a key=\"\"/><a key=\"a/b\"/><a key=\":c\"/><a key=\"d#2\"/>"),
    RoundTripCase("a record's fields out of order", view: "<rect key=\"frame\" y=\"1\" x=\"2\"/>"),
    RoundTripCase(
      "foreign attributes in a record",
      view: "<rect a=\"0\" key=\"f\" b=\"1\" x=\"2\" c=\"3\" d=\"4\" height=\"5\" e=\"6\"/>"
    ),
    RoundTripCase(
      "children in a record",
      view: "<color key=\"c\" red=\"1\"><red key=\"red\"/></color>"
    ),
    RoundTripCase(
      "one key in two variations",
      view: "<variation key=\"heightClass=compact\" a=\"1\"/>"
        + "<variation key=\"heightClass=compact\" a=\"2\"/>"
    ),
    RoundTripCase(
      "unknown and misspelled traits",
      view: "<variation key=\"mood=sunny\" a=\"1\"/><variation key=\"widthClass=compact-"
        + "heightClass=compact\" a=\"2\"/><variation key=\"any-any\" a=\"3\"/>"
        + "<variation key=\"\" a=\"4\"/><variation a=\"5\"/>"
    ),
    RoundTripCase("a variation in a variation", view: maskOf("<variation key=\"default\"/>")),
    RoundTripCase(
      "redundant, unsorted and repeated entries",
      view: maskOf(
        "<include reference=\"b\"/><exclude reference=\"a\"/><exclude reference=\"a\"/>"
          + "<include reference=\"a\"/>"
      )
    ),
    RoundTripCase("an entry of elsewhere", view: maskOf("<exclude reference=\"root\"/>")),
    RoundTripCase("an entry of nothing", view: maskOf("<exclude reference=\"?\"/><exclude/>")),
    RoundTripCase(
      "an entry with more to say",
      view: maskOf("<exclude reference=\"a\" why=\"b\"/>")
    ),
    RoundTripCase("an entry with blanks", view: maskOf("<exclude  reference = 'a' />")),
    RoundTripCase("a comment before an entry", view: maskOf("<!--x--><exclude reference=\"a\"/>")),
    RoundTripCase(
      "two masks of one list",
      view: "<subviews><a id=\"a\"/></subviews><variation key=\"default\"><mask key=\"subviews\">"
        + "<exclude reference=\"a\"/></mask><mask key=\"subviews\"><include reference=\"a\"/>"
        + "</mask></variation>"
    ),
    RoundTripCase(
      "a mask before its list",
      view: "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"a\"/></mask>"
        + "</variation><subviews><a id=\"a\"/></subviews>"
    ),
    RoundTripCase(
      "a constraint of odd attributes",
      view: "<constraints><constraint constant=\"1\" id=\"k\" odd=\"2\" firstItem=\"root\">"
        + "<string key=\"identifier\">two\nlines</string></constraint></constraints>"
    ),
    RoundTripCase(
      "one list twice",
      view: "<subviews><a id=\"a\"/></subviews><subviews><b id=\"b\"/></subviews>"
    ),
  ]

  /// A view of `a` and `b` whose `default` block has a mask with these entries.
  private static func maskOf(_ entries: String) -> String {
    "<subviews><label id=\"a\"/><label id=\"b\"/></subviews><variation key=\"default\">"
      + "<mask key=\"subviews\">\(entries)</mask></variation>"
  }
}
