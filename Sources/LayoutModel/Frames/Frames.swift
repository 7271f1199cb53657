/// The frames of views, in document order.
public struct Frames: Sendable, Equatable {
  /// One view and its frame.
  public struct Entry: Sendable, Equatable {
    /// The view.
    public let id: ObjectID
    /// Its frame, relative to its superview.
    public let frame: Frame
  }

  /// The entries, parents before their subviews.
  public private(set) var entries: [Entry] = []
  /// The roots whose layout is not computed, in document order: it takes too much work, or its
  /// numbers are too far apart. Their views have their stored frames.
  public package(set) var unsolvedRoots: [ObjectID] = []
  private var indexByID: [ObjectID: Int] = [:]

  /// Creates an empty list.
  package init() {}

  /// The frame of a view; nil if it takes no part in the layout.
  public subscript(id: ObjectID) -> Frame? { indexByID[id].map { entries[$0].frame } }

  /// A sentence that names the roots whose layout is not computed; nil if all are.
  public var unsolvedNote: String? {
    if unsolvedRoots.isEmpty { return nil }
    let (shown, left) = (unsolvedRoots.prefix(3), unsolvedRoots.count - 3)
    let names = shown.map(\.rawValue).joined(separator: ", ")
    let others = left > 0 ? " and \(left) more" : ""
    return "The layout of \(names)\(others) can't be computed: it takes too much work, or its"
      + " numbers are too far apart. The views in it have their stored frames."
  }

  /// Makes room for some entries.
  package mutating func reserve(_ count: Int) {
    entries.reserveCapacity(count)
    indexByID.reserveCapacity(count)
  }

  /// Adds a view's frame.
  package mutating func append(_ id: ObjectID, _ frame: Frame) {
    indexByID[id] = entries.count
    entries.append(Entry(id: id, frame: frame))
  }
}
