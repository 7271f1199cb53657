import LayoutMerge
import LayoutModel
import Testing

/// The header of a merged document.
struct HeaderMergeTests {
  private func document(tools: String, plugin: String) throws -> Document {
    var document = try xib(
      "<view id=\"A\"/>",
      before: """
        <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" \
        version="\(plugin)"/></dependencies>
        """
    )
    let root = try #require(document.objects.firstIndex { $0.role == .document })
    for index in document.objects[root].properties.indices
    where document.objects[root].properties[index].path.rawValue == "toolsVersion" {
      document.objects[root].properties[index].value = .attribute(tools)
    }
    return document
  }

  // An unreleased Xcode calls itself 32700. Its plug-in has the version that it will get.
  @Test(arguments: [("14490", "14868"), ("14900", "32700.99.1")])
  func `the newer version wins, also over an unreleased one`(
    plugin: String,
    expected: String
  ) throws {
    let base = try document(tools: "11762", plugin: "11757")
    let ours = try document(tools: "32700.99.1", plugin: plugin)
    let theirs = try document(tools: "14868", plugin: "14824")

    let result = ThreeWayMerge.merge(base: base, ours: ours, theirs: theirs)

    #expect(result.isClean)
    #expect(
      result.document.objects.first { $0.role == .document }?.attribute("toolsVersion") == expected
    )
  }
}
