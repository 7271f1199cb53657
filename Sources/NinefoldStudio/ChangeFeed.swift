internal import LayoutModel
internal import Ninefold

/// Where a project stands: what an open page compares with what it shows.
struct ProjectState: Equatable, Codable, Sendable {
  /// The edit whose state the content is in; 0 for the empty project.
  var edit: Int64
  /// The editing class.
  var sizeClass: String

  init(edit: Int64, sizeClass: String) {
    (self.edit, self.sizeClass) = (edit, sizeClass)
  }

  init(of project: Project) throws {
    let isEmpty = try project.log(EditFilter(limit: 1)).isEmpty
    edit = isEmpty ? 0 : try project.edit(atRevision: "@").rawValue
    sizeClass = try project.editingClass().description
  }
}

/// Lets pages wait for changes, those of other processes too.
///
/// One look at the project for all pages in each interval, and only while somebody waits.
actor ChangeFeed {
  private let project: Project
  private let interval = Duration.milliseconds(50)
  private let patience = Duration.seconds(10)

  init(_ project: Project) {
    self.project = project
  }

  /// Returns the state as soon as it is not `known`; as it is after ten seconds.
  func state(after known: ProjectState) async throws -> ProjectState {
    let deadline = ContinuousClock.now + patience
    while true {
      let now = try ProjectState(of: project)
      if now != known || ContinuousClock.now >= deadline { return now }
      try await Task.sleep(for: interval)
    }
  }
}
