internal import LayoutModel
internal import Ninefold

/// The state of a project. A page compares it with the state that it shows.
struct ProjectState: Equatable, Codable, Sendable {
  /// The current edit; 0 for the empty project.
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

/// Lets pages wait for changes, including those of other processes.
///
/// Polls the project once per interval for all pages, and only while a page waits. A page that is
/// closed stops polling when its request times out.
actor ChangeFeed {
  private let project: Project
  private let interval = Duration.milliseconds(50)
  private let patience = Duration.seconds(10)
  private var last: (state: ProjectState, seen: ContinuousClock.Instant)?

  init(_ project: Project) {
    self.project = project
  }

  /// Returns the state as soon as it differs from `known`, or after ten seconds.
  func state(after known: ProjectState) async throws -> ProjectState {
    let deadline = ContinuousClock.now + patience
    // The first read is always fresh: a cached state may be older than `known`.
    var state = try look()
    while state == known, ContinuousClock.now < deadline {
      try await Task.sleep(for: interval)
      state = try recent()
    }
    return state
  }

  /// Returns the state, cached for half an interval.
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
