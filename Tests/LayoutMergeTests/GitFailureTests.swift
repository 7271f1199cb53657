import LayoutMerge
import LayoutModel
import Testing

/// The two measured failures of git's merge by lines.
struct GitFailureTests {
  @Test func `200 edits and 200 edits of distinct constraints are 400 edits`() throws {
    let base = try constraints { _ in 8 }
    let ours = try constraints { $0 % 2 == 0 ? 100 + $0 : 8 }
    let theirs = try constraints { $0 % 2 == 1 ? 100 + $0 : 8 }

    let result = ThreeWayMerge.merge(base: base, ours: ours, theirs: theirs)

    #expect(result.isClean)
    #expect(try text(result.document) == text(constraints { 100 + $0 }))
  }

  @Test func `a deleted view and a new constraint to it are one conflict that names both`() throws {
    let base = try views("<label id=\"L\"/><label id=\"K\"/>")
    let deleted = try views("<label id=\"K\"/>")
    let link = """
      <constraint firstItem="L" firstAttribute="top" secondItem="K" secondAttribute="top" id="C"/>
      """
    let linked = try views("<label id=\"L\"/><label id=\"K\"/>", link)

    let result = ThreeWayMerge.merge(base: base, ours: deleted, theirs: linked)
    let swapped = ThreeWayMerge.merge(base: base, ours: linked, theirs: deleted)

    #expect(result.conflicts.map(words) == ["deletedAndReferenced L C firstItem"])
    #expect(swapped.conflicts.map(words) == ["deletedAndReferenced L C firstItem"])
    #expect(text(result.document) == text(deleted))
    #expect(text(swapped.document) == text(linked))
    #expect(result.conflicts.first?.affected == ["C"].map { ObjectID($0) })
    #expect(swapped.conflicts.first?.affected == ["L"].map { ObjectID($0) })
  }

  private func constraints(_ constant: (Int) -> Int) throws -> Document {
    let list = (0..<400).map { number in
      "<constraint firstAttribute=\"width\" constant=\"\(constant(number))\" id=\"c\(1000 + number)\"/>"
    }
    return try xib("<view id=\"V\"><constraints>\(list.joined())</constraints></view>")
  }

  private func views(_ views: String, _ links: String = "") throws -> Document {
    let constraints = links.isEmpty ? "" : "<constraints>\(links)</constraints>"
    return try xib("<view id=\"V\"><subviews>\(views)</subviews>\(constraints)</view>")
  }
}
