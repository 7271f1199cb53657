internal import LayoutModel

/// The number of changes of each kind in a diff.
struct DiffCount {
  private(set) var kinds: [(kind: LayoutChange.Kind, count: Int)] = []
  private(set) var noise: [(kind: Cosmetic, count: Int)] = []

  init(_ changes: [LayoutChange]) {
    kinds = LayoutChange.Kind.allCases.map { kind in
      (kind, changes.count { $0.cosmetic == nil && $0.kind == kind })
    }
    noise = Cosmetic.allCases.map { kind in (kind, changes.count { $0.cosmetic == kind }) }
  }

  /// Text such as `2 added, 1 changed`; empty if all changes are cosmetic.
  var meaning: String {
    kinds.filter { $0.count > 0 }.map { "\($0.count) \($0.kind.rawValue)" }
      .joined(separator: ", ")
  }

  /// Text such as `cosmetic: 3 frame, 1 header`; nil if no change is cosmetic.
  var noiseLine: String? {
    let parts = noise.filter { $0.count > 0 }.map { "\($0.count) \($0.kind.rawValue)" }
    return parts.isEmpty ? nil : "cosmetic: " + parts.joined(separator: ", ")
  }
}
