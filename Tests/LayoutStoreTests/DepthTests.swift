import LayoutModel
import LayoutStore
import TestSupport
import Testing

struct DepthTests {
  private let folder: TemporaryFolder
  private let project: ProjectStore

  init() throws {
    folder = try TemporaryFolder()
    project = try ProjectStore.create(at: folder.path("App.ninefold"))
    try store(document(.adaptive), as: "A.storyboard", in: project)
  }

  /// Lets views hold one another, each the next.
  private func nest(_ count: Int) throws {
    try tamper(
      folder.path("App.ninefold"),
      """
      WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < \(count))
      INSERT INTO object
      SELECT document, 'deep' || n, 'view', 'view', iif(n = 1, id, 'deep' || (n - 1)), ':subviews', 1,
        scene, NULL, NULL, NULL
      FROM object, number WHERE id = 'bx0-Aa-001'
      """
    )
  }

  @Test func `rows that nest deeper than any file are refused`() throws {
    try nest(20_000)

    #expect(throws: StoreError.tooDeep(1000)) { try project.document(named: "A.storyboard") }
  }

  @Test func `rows that nest deep are read`() throws {
    let count = try project.document(named: "A.storyboard").objects.count
    try nest(900)

    #expect(try project.document(named: "A.storyboard").objects.count == count + 900)
  }
}
