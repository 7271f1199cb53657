/// Which version of a conflict's objects the result has.
public enum ConflictChoice: String, CaseIterable, Codable, Sendable {
  /// What our side did; what theirs did is taken back.
  case ours
  /// What their side did; what ours did is taken back.
  case theirs
  /// What both started from.
  case base
}
