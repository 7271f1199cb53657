package import LayoutModel

/// The resources of one document.
package struct DocumentReading: Sendable {
  /// A reference to a scene of another storyboard.
  struct Reference: Sendable {
    let storyboard: String?
    let identifier: String?
    /// True if the scene is in a bundle of another target.
    let isForeign: Bool
  }

  /// A segue whose destination may be in another storyboard.
  struct PendingSegue: Sendable {
    let segue: TargetResources.Segue
    let reference: Reference?
  }

  package let name: String
  package let path: String
  package let platform: Platform
  let isStoryboard: Bool
  var storyboard: TargetResources.Storyboard?
  var segues: [PendingSegue] = []
  var references: [(reference: Reference, place: TargetResources.Place)] = []
  var cells: [TargetResources.Identified] = []
  var accessibility: [TargetResources.Identified] = []
  var nib: TargetResources.Nib?
  var problems: [AccessorProblem] = []

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - name: The name of the document at run time: its file's name without the extension.
  ///   - lines: The line of each object.
  ///   - ownModule: The target's module.
  package init(
    _ document: Document,
    name: String,
    path: String,
    lines: [ObjectID: Int],
    ownModule: String?
  ) {
    let root = document.objects.first { $0.role == .document }
    let empty = DocumentReading(
      name: name,
      path: path,
      platform: document.platform,
      isStoryboard: DocumentHeader(document.objects).isStoryboard
    )
    var reader = ResourceReader(document, into: empty, lines: lines, ownModule: ownModule)
    if empty.platform != .watchOS {
      reader.read(initial: root?.attribute("initialViewController"))
    }
    self = reader.reading
  }

  private init(name: String, path: String, platform: Platform, isStoryboard: Bool) {
    (self.name, self.path) = (name, path)
    (self.platform, self.isStoryboard) = (platform, isStoryboard)
  }
}
