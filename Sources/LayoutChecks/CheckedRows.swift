package import LayoutModel

/// The rows of a document that rules examine, indexed once for all rules.
package struct CheckedRows {
  /// The document.
  let document: Document
  /// The document's name: the path of its file.
  let name: String
  /// The resources in the app's catalogs and sources; nil if the caller did not read them.
  let resources: RuleResources?
  /// The frames on the document's canvas; nil if no rule needs them.
  let frames: Frames?
  let header: DocumentHeader
  let indexByID: ObjectIndex
  /// The indices of the connections that start at each object.
  private let connectionsByOwner: [ObjectID: [Int]]
  /// The indices of the subviews of each view.
  let subviewsByParent: [ObjectID: [Int]]

  /// Indexes a document.
  package init(
    _ document: Document,
    named name: String,
    resources: RuleResources? = nil,
    frames: Frames? = nil
  ) {
    self.document = document
    self.name = name
    self.resources = resources
    self.frames = frames
    header = DocumentHeader(document.objects)
    indexByID = ObjectIndex(document.objects)
    var connectionsByOwner: [ObjectID: [Int]] = [:]
    var subviewsByParent: [ObjectID: [Int]] = [:]
    for (index, object) in document.objects.enumerated() {
      guard let parent = object.parent else { continue }
      switch object.role {
      case .connection: connectionsByOwner[parent, default: []].append(index)
      case .view: subviewsByParent[parent, default: []].append(index)
      default: break
      }
    }
    self.subviewsByParent = subviewsByParent
    self.connectionsByOwner = connectionsByOwner
  }

  /// The name of the file without its folder and extension.
  var baseName: String {
    DocumentName.stem(of: name)
  }

  /// Returns the object with an id; nil if there is none.
  subscript(id: ObjectID) -> LayoutObject? { indexByID[id].map { document.objects[$0] } }

  /// Returns the object that contains another one.
  func parent(of object: LayoutObject) -> LayoutObject? { object.parent.flatMap { self[$0] } }

  /// Returns the connections that start at an object.
  func connections(of object: LayoutObject) -> [LayoutObject] {
    (connectionsByOwner[object.id] ?? []).map { document.objects[$0] }
  }

  /// The controllers of the scenes, without references to other storyboards.
  var controllers: [LayoutObject] { document.objects.filter(\.isControllerInScene) }
}

/// The resources and classes of the app outside of its documents.
package struct RuleResources: Sendable {
  /// A color of an asset catalog.
  package struct CatalogColor: Sendable, Equatable {
    /// The components red, green, blue and alpha, from 0 to 1.
    package let components: [Double]

    package init(components: [Double]) {
      self.components = components
    }
  }

  /// The names of the images and symbols.
  package var images: Set<String> = []
  /// The colors by name; nil for a color without components for any appearance.
  package var colors: [String: CatalogColor?] = [:]
  /// The classes of each module.
  package var classesByModule: [String: Set<String>] = [:]

  package init() {}
}
