/// One of the three documents of a merge.
enum Version: CaseIterable {
  case base
  case ours
  case theirs

  /// Both sides.
  static let sides = [Version.ours, .theirs]

  /// The other side. The base has none and returns itself.
  var opposite: Version {
    switch self {
    case .base: .base
    case .ours: .theirs
    case .theirs: .ours
    }
  }
}
