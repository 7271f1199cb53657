internal import LayoutModel
internal import SourceFacts

/// The sources to check, if not all: some sources as a whole, and lines about some documents.
public struct SourceScope: Sendable {
  /// The paths of the sources that are checked as a whole.
  public let sources: Set<String>
  /// The paths of the documents. Of all other sources, the lines about these documents are checked.
  public let documents: Set<String>

  /// Creates a scope from paths of the index.
  public init(sources: Set<String>, documents: Set<String>) {
    self.sources = sources
    self.documents = documents
  }
}

/// What some documents have in sources.
struct DocumentSubjects {
  private let graph: ClassGraph
  /// The classes that the documents use, with their superclasses.
  private var classes: Set<String> = []
  /// The names by which code loads the documents.
  private var names: Set<String> = []

  init(of paths: Set<String>, in index: SourceIndex) {
    graph = index.graph
    var used: Set<String> = []
    for file in index.files where paths.contains(file.path) {
      names.formUnion(file.loadedNames)
      for fact in file.facts {
        // The class of a file's owner is only that of its connections.
        used.insert(MangledName.plain(fact.kind == .customClass ? fact.name : fact.owner))
      }
    }
    used.remove("")
    classes = used.reduce(into: []) { $0.formUnion(index.graph.ancestry(of: $1).names) }
  }

  /// Returns true for a line in a class of the documents, and for one that names a document.
  func contains(_ fact: Fact) -> Bool {
    if let storyboard = fact.details.first, fact.kind == .controllerUse, names.contains(storyboard)
    {
      return true
    }
    return graph.qualifiedName(of: fact.owner).map(classes.contains) ?? false
  }
}
