/// The kind and the description of an edit, as the journal records them.
public struct EditIntent: Sendable, Equatable {
  /// The kind of edit.
  public var kind: RecordedKind
  /// The description in terms of layout, such as `set constant of x1Y-2z-abc to 12`.
  public var meaning: String
  /// The place in Interface Builder where the edit would be made; nil if it corresponds to none.
  public var place: EditPlace?
  /// The size class that was being edited.
  public var sizeClass: SizeClass
  /// The author's message; nil without one.
  public var message: String?

  /// Creates an intent.
  public init(
    _ kind: RecordedKind,
    meaning: String,
    place: EditPlace? = nil,
    sizeClass: SizeClass = .anyAny,
    message: String? = nil
  ) {
    self.kind = kind
    self.meaning = meaning
    self.place = place
    self.sizeClass = sizeClass
    self.message = message
  }
}

/// The author, the clock and the seed of new ids with which edits are made.
public struct EditEnvironment: Sendable {
  /// A function that returns the author's name; empty if unknown. It is called only when an edit is
  /// recorded.
  public var author: @Sendable () -> String
  /// A function that returns the current time in milliseconds since 1970, UTC.
  public var nowMs: @Sendable () -> Int64
  /// A function that returns the seed for the ids of new objects. Equal seeds give equal ids.
  public var idSeed: @Sendable () -> UInt64

  /// Creates an environment. Without a seed, ids are random.
  public init(
    author: @autoclosure @escaping @Sendable () -> String,
    nowMs: @escaping @Sendable () -> Int64,
    idSeed: @escaping @Sendable () -> UInt64 = { UInt64.random(in: .min ... .max) }
  ) {
    self.author = author
    self.nowMs = nowMs
    self.idSeed = idSeed
  }
}
