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
    edit = try project.currentEdit()?.rawValue ?? 0
    sizeClass = try project.editingClass().description
  }
}

/// Lets pages wait for changes, those of other processes too.
///
/// One look at the project for all pages in each interval, and only while somebody waits: a page that
/// went away is not known to be gone, and costs nothing.
actor ChangeFeed {
  private let project: Project
  private let interval = Duration.milliseconds(50)
  private let patience = Duration.seconds(10)
  private var last: (state: ProjectState, seen: ContinuousClock.Instant)?

  init(_ project: Project) {
    self.project = project
  }

  /// Returns the state as soon as it is not `known`; as it is after ten seconds.
  func state(after known: ProjectState) async throws -> ProjectState {
    let deadline = ContinuousClock.now + patience
    // What was seen before the page knew its state says nothing new to it.
    var state = try look()
    while state == known, ContinuousClock.now < deadline {
      try await Task.sleep(for: interval)
      state = try recent()
    }
    return state
  }

  /// The state as somebody saw it within the interval.
  private func recent() throws -> ProjectState {
    if let last, ContinuousClock.now - last.seen < interval / 2 { return last.state }
    return try look()
  }

  private func look() throws -> ProjectState {
    let state = try ProjectState(of: project)
    last = (state, .now)
    return state
  }
}
