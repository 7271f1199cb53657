/// One of the three documents of a merge, as an index of their tables.
enum Version: Int, CaseIterable {
  case base
  case ours
  case theirs

  /// The other side; the base has none and stays.
  var opposite: Version {
    switch self {
    case .base: .base
    case .ours: .theirs
    case .theirs: .ours
    }
  }
}
