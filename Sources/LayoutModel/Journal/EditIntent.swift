/// The purpose of an edit, as the journal records it.
public struct EditIntent: Sendable, Equatable {
  /// The kind of edit.
  public var kind: RecordedKind
  /// What it does, in terms of layout: `set constant of x1Y-2z-abc to 12`.
  public var meaning: String
  /// The place in Interface Builder where it would be made; nil for a command or a program.
  public var place: EditPlace?
  /// The size class that was being edited.
  public var sizeClass: SizeClass
  /// The author's message.
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

/// The inputs of an edit from outside the project: author, time and id seed.
public struct EditEnvironment: Sendable {
  /// Returns the author's name; empty if unknown. It is called only when an edit is recorded.
  public var author: @Sendable () -> String
  /// Returns the current time in milliseconds since 1970, UTC.
  public var nowMs: @Sendable () -> Int64
  /// Returns the seed for the ids of new objects. Equal seeds give equal ids.
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
