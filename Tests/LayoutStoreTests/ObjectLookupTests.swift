import LayoutModel
import TestSupport
import Testing

@testable import LayoutStore

struct ObjectLookupTests {
  @Test(arguments: [Lookup.objectsWithID, Lookup.objectsCalled])
  func `looking up an object scans no table`(query: String) throws {
    let folder = try TemporaryFolder()
    let project = try ProjectStore.create(at: folder.path("App.ninefold"))

    let filled = query.replacing("?1", with: "'name'").replacing("?", with: "'name'")
    let plan = try project.query("EXPLAIN QUERY PLAN " + filled).lines

    #expect(plan.contains { $0.contains("SEARCH object") })
    #expect(plan.filter { $0.contains("SCAN") && !$0.contains("SCAN called") } == [])
  }
}
