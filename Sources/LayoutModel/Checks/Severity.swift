/// How much a finding matters, the least first.
public enum Severity: String, CaseIterable, Hashable, Sendable {
  /// Worth knowing; often meant so.
  case note
  /// Probably not what the author wants.
  case warning
  /// Wrong whatever the author wants.
  case error
}

extension Severity: Comparable {
  /// True if the left one matters less.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
