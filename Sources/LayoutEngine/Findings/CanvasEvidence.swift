public import LayoutModel

/// Whether findings on a document's own canvas follow the marks that Interface Builder saved there
/// or the engine's computation.
public struct CanvasEvidence: Sendable {
  private let usesMarks: Bool
  private let edited: Set<ObjectID>

  /// The engine's computation decides.
  public static let engine = CanvasEvidence(usesMarks: false, edited: [])

  /// Marks decide, except in scenes that were edited after Interface Builder saved the document.
  ///
  /// - Parameter edited: The objects that were edited since. If one of them no longer exists, its
  ///   scene is unknown and no mark is used.
  public static func marks(exceptOf edited: Set<ObjectID> = []) -> CanvasEvidence {
    CanvasEvidence(usesMarks: true, edited: edited)
  }

  /// Returns true if the marks in a scene are still valid.
  ///
  /// Interface Builder marks views from Xcode 5.0 on, whose tools version is 4510.
  func counts(in scene: ObjectID?, of document: DocumentFacts) -> Bool {
    guard usesMarks, document.header.toolsVersion >= 4510 else { return false }
    return edited.allSatisfy { id in
      guard let object = document.indexByID[id] else { return false }
      return document.objects[object].scene != scene
    }
  }
}
