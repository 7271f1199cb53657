/// The frames of views, in document order.
public struct Frames: Sendable, Equatable {
  /// One view and its frame.
  public struct Entry: Sendable, Equatable {
    /// The view's id.
    public let id: ObjectID
    /// Its frame, relative to its superview.
    public let frame: Frame
  }

  /// The entries, parents before their subviews.
  public private(set) var entries: [Entry] = []
  /// The roots without a computed layout, in document order. Their views have their stored frames.
  ///
  /// A layout is not computed if it takes too much work or its numbers differ too much in
  /// magnitude.
  public package(set) var unsolvedRoots: [ObjectID] = []
  private var indexByID: [ObjectID: Int] = [:]

  /// Creates an empty list.
  package init() {}

  /// The frame of a view; nil if the view is not part of the layout.
  public subscript(id: ObjectID) -> Frame? { indexByID[id].map { entries[$0].frame } }

  /// A note that names the roots without a computed layout; nil if there are none.
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
