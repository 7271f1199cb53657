/// The frames of views, in document order.
public struct Frames: Sendable, Equatable {
  /// A view with its frame.
  public struct Entry: Sendable, Equatable {
    /// The view's id.
    public let id: ObjectID
    /// The frame in points, relative to the superview.
    public let frame: Frame
  }

  /// The entries, parents before their subviews.
  public private(set) var entries: [Entry] = []
  /// The root views whose layout could not be computed, in document order. They and their subviews
  /// have their stored frames.
  ///
  /// A layout can't be computed if it takes too much work, or if its numbers differ too much in
  /// magnitude.
  public package(set) var unsolvedRoots: [ObjectID] = []
  private var indexByID: [ObjectID: Int] = [:]

  /// Creates an empty list.
  package init() {}

  /// The frame of a view; nil if the view is not part of the layout.
  public subscript(id: ObjectID) -> Frame? { indexByID[id].map { entries[$0].frame } }

  /// A sentence that names ``unsolvedRoots``; nil if there are none.
  public var unsolvedNote: String? {
    if unsolvedRoots.isEmpty { return nil }
    let (shown, left) = (unsolvedRoots.prefix(3), unsolvedRoots.count - 3)
    let names = shown.map(\.rawValue).joined(separator: ", ")
    let others = left > 0 ? " and \(left) more" : ""
    return "The layout of \(names)\(others) can't be computed: it takes too much work, or its"
      + " numbers are too different in magnitude. The views in it have their stored frames."
  }

  /// Reserves space for `count` entries.
  package mutating func reserve(_ count: Int) {
    entries.reserveCapacity(count)
    indexByID.reserveCapacity(count)
  }

  /// Appends a view's frame.
  package mutating func append(_ id: ObjectID, _ frame: Frame) {
    indexByID[id] = entries.count
    entries.append(Entry(id: id, frame: frame))
  }
}
