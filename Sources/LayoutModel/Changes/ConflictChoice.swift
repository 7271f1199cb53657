/// Which version of a conflict's objects the merge result keeps.
public enum ConflictChoice: String, CaseIterable, Codable, Sendable {
  /// Our version. Their change is reverted.
  case ours
  /// Their version. Our change is reverted.
  case theirs
  /// The version of the common base.
  case base
}
