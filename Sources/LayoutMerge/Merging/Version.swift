/// One of the three documents of a merge. The raw value is the index of its table.
enum Version: Int, CaseIterable {
  case base
  case ours
  case theirs

  /// The other side. The base has none and returns itself.
  var opposite: Version {
    switch self {
    case .base: .base
    case .ours: .theirs
    case .theirs: .ours
    }
  }
}
