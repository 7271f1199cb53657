/// The version that a merge uses for the objects of a conflict.
public enum ConflictChoice: String, CaseIterable, Codable, Sendable {
  /// Our version. It drops their change.
  case ours
  /// Their version. It drops our change.
  case theirs
  /// The version of the common ancestor. It drops both changes.
  case base
}
