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
  private var indexByID: [ObjectID: Int] = [:]

  /// Creates an empty list.
  public init() {}

  /// The frame of a view; nil if it takes no part in the layout.
  public subscript(id: ObjectID) -> Frame? { indexByID[id].map { entries[$0].frame } }

  /// Makes room for some entries.
  package mutating func reserve(_ count: Int) {
    entries.reserveCapacity(count)
    indexByID.reserveCapacity(count)
  }

  /// Adds a view's frame.
  public mutating func append(_ id: ObjectID, _ frame: Frame) {
    indexByID[id] = entries.count
    entries.append(Entry(id: id, frame: frame))
  }
}
