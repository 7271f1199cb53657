/// What an edit is meant to do, as the journal will tell it.
public struct EditIntent: Sendable, Equatable {
  /// What kind of edit it is.
  public var kind: RecordedKind
  /// What it does, in terms of layout: `set constant of x1Y-2z-abc to 12`.
  public var meaning: String
  /// Where in Interface Builder it would be made; nil if by a command or a program.
  public var place: EditPlace?
  /// The editing class.
  public var sizeClass: SizeClass
  /// What the author says about it.
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

/// Who edits, and when: what an edit takes from outside the project.
public struct EditEnvironment: Sendable {
  /// The author's name, asked for by what writes; empty if unknown.
  public var author: @Sendable () -> String
  /// The present time in milliseconds since 1970, UTC.
  public var nowMs: @Sendable () -> Int64
  /// A number from which the ids of new objects are made; the same number gives the same ids.
  public var idSeed: @Sendable () -> UInt64

  /// Creates an environment; without a seed, ids are random.
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
