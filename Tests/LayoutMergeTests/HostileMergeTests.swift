import InterfaceBuilderFormat
import LayoutMerge
import LayoutModel
import Testing

/// Documents that no one makes by hand.
struct HostileMergeTests {
  @Test func `elements nested as deep as a reader takes them merge`() throws {
    func document(_ depth: Int, _ value: Int, _ tag: Int) throws -> Document {
      let open = (0..<depth).map { "<x key=\"k\($0)\" a=\"\(value)\">" }.joined()
      let close = String(repeating: "</x>", count: depth)
      return try xib("<view id=\"V\" tag=\"\(tag)\">\(open)<y b=\"\(value)\"/>\(close)</view>")
    }
    let base = try document(490, 1, 1)

    let result = ThreeWayMerge.merge(
      base: base,
      ours: try document(490, 2, 1),
      theirs: try document(490, 1, 2)
    )

    #expect(result.isClean)
    #expect(try text(result.document) == text(document(490, 2, 2)))
  }

  @Test func `views nested in each other merge`() throws {
    func document(_ tag: Int, _ leaf: String) throws -> Document {
      let open = (0..<200).map { "<view tag=\"\(tag)\" id=\"v\($0)\"><subviews>" }.joined()
      let close = String(repeating: "</subviews></view>", count: 200)
      return try xib(open + leaf + close)
    }

    let result = ThreeWayMerge.merge(
      base: try document(1, "<label id=\"L\"/>"),
      ours: try document(2, "<label id=\"L\"/>"),
      theirs: try document(1, "<label id=\"L\"/><label id=\"M\"/>")
    )

    #expect(result.isClean)
    #expect(
      try text(result.document) == text(document(2, "<label id=\"L\"/><label id=\"M\"/>"))
    )
  }

  @Test func `a key that is the first attribute here and a later one there is written once`() throws
  {
    func guide(_ attributes: String) throws -> Document {
      try xib("<view id=\"V\"><layoutGuide \(attributes) id=\"G\"/></view>")
    }

    let result = ThreeWayMerge.merge(
      base: try xib("<view id=\"V\"></view>"),
      ours: try guide("key=\"safeArea\""),
      theirs: try guide("tag=\"1\" key=\"safeArea\"")
    )

    let written = DocumentWriter.write(result.document)
    #expect(throws: Never.self) { try DocumentReader.read(written) }
    #expect(String(decoding: written, as: UTF8.self).contains("<layoutGuide key=\"safeArea\""))
  }

  @Test func `thousands of nameless siblings merge`() throws {
    func document(_ first: String, _ last: String) throws -> Document {
      let list = ([first] + (0..<4000).map { "s\($0)" } + [last]).map {
        "<segment title=\"\($0)\"/>"
      }
      return try xib(
        "<segmentedControl id=\"S\"><segments>\(list.joined())</segments></segmentedControl>"
      )
    }

    let result = ThreeWayMerge.merge(
      base: try document("a", "z"),
      ours: try document("b", "z"),
      theirs: try document("a", "y")
    )

    #expect(result.isClean)
    #expect(try text(result.document) == text(document("b", "y")))
  }

  @Test func `a document without a base merges with another`() throws {
    let empty = Document(objects: [])
    let ours = try xib("<view id=\"A\"/>")
    let theirs = try xib("<view id=\"B\"/>")

    let result = ThreeWayMerge.merge(base: empty, ours: ours, theirs: theirs)

    #expect(try text(result.document) == text(xib("<view id=\"A\"/><view id=\"B\"/>")))
  }

  @Test func `a reference that a side left dangling is not restored`() throws {
    func document(_ views: String, _ tag: Int) throws -> Document {
      let link = "<outlet property=\"p\" destination=\"A\" id=\"o\"/>"
      return try xib(
        "<view id=\"V\" tag=\"\(tag)\"><subviews>\(views)</subviews>"
          + "<connections>\(link)</connections></view>"
      )
    }
    let base = try document("<view id=\"A\"/><view id=\"B\"/>", 1)
    let broken = try document("<view id=\"B\"/>", 1)

    let result = ThreeWayMerge.merge(
      base: base,
      ours: broken,
      theirs: try document("<view id=\"A\"/><view id=\"B\"/>", 2)
    )

    #expect(result.isClean)
    #expect(try text(result.document) == text(document("<view id=\"B\"/>", 2)))
  }
}
