public import LayoutModel

/// Whose word counts on a document's own canvas: Interface Builder's, which marked what it found there
/// when it saved the document, or the engine's.
public struct CanvasEvidence: Sendable {
  private let countsMarks: Bool
  private let edited: Set<ObjectID>

  /// The engine decides: nothing is known of the marks, or they are not to count.
  public static let engine = CanvasEvidence(countsMarks: false, edited: [])

  /// Marks decide, but for scenes that were edited since.
  ///
  /// - Parameter edited: The objects that were edited since Interface Builder saved the document; with
  ///   one that is gone, nobody knows of which scene, no mark counts.
  public static func marks(exceptOf edited: Set<ObjectID> = []) -> CanvasEvidence {
    CanvasEvidence(countsMarks: true, edited: edited)
  }

  /// True if the marks in a scene tell what Interface Builder would find there now.
  ///
  /// Only Interface Builder from Xcode 5 on marks views.
  func counts(in scene: ObjectID?, of document: DocumentFacts) -> Bool {
    guard countsMarks, document.header.toolsVersion >= 5000 else { return false }
    return edited.allSatisfy { id in
      guard let object = document.indexByID[id] else { return false }
      return document.objects[object].scene != scene
    }
  }
}
