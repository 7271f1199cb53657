/// The severity of a finding, lowest first.
public enum Severity: String, CaseIterable, Hashable, Sendable {
  /// Worth knowing, but often intended.
  case note
  /// Probably not intended.
  case warning
  /// Always wrong.
  case error
}

extension Severity: Comparable {
  /// Returns true if the left severity is lower.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
