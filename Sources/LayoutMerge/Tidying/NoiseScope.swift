import LayoutModel

/// The cosmetic changes that can be reverted. Those that an edit made meaningful stay.
struct NoiseScope {
  /// The kinds of cosmetic changes to revert.
  let kinds: Set<Cosmetic>
  /// True if tool versions, the device and similar values are reverted.
  let takesHeader: Bool
  /// The slots of the document element that stay.
  let keptSlots: Set<String>
  private let editedScenes: Set<ObjectID?>
  private let keepsAllFrames: Bool

  init(_ diff: DocumentDiff, _ kinds: Set<Cosmetic>, _ new: Document) {
    self.kinds = kinds
    let edits = diff.meaningful
    editedScenes = Set(edits.map { $0.role == .scene ? $0.object : $0.scene })
    // A change of the document element, such as the use of safe areas, changes every frame.
    keepsAllFrames = edits.contains {
      $0.role == .document && $0.path.rawValue != "initialViewController"
    }
    let header = diff.cosmetic.filter { $0.role == .document && $0.cosmetic == .header }
    let needs = header.contains {
      $0.path.root == ":dependencies" && $0.old == nil && $0.new != nil
    }
    takesHeader = kinds.contains(.header) && (edits.isEmpty || !needs)
    let ids = Set(new.objects.lazy.map(\.id))
    let isBroken = header.contains { change in
      change.path.root == NoiseScope.tieBreakers && change.path.name == "reference"
        && change.old.map { !ids.contains(ObjectID($0)) } ?? false
    }
    keptSlots = isBroken ? [NoiseScope.tieBreakers] : []
  }

  private static let tieBreakers = ":inferredMetricsTieBreakers"

  /// Returns true if the frames of a scene are those of the old version, because nothing in the
  /// scene was edited.
  func takesFrames(in scene: ObjectID?) -> Bool {
    kinds.contains(.frame) && !keepsAllFrames && !editedScenes.contains(scene)
  }
}
