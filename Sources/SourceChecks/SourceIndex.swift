public import LayoutModel
internal import SourceFacts

/// The index of a project: what its documents, sources and catalogs state about names.
public struct SourceIndex: Sendable {
  /// The files, sorted by path.
  public let files: [FileFacts]
  /// The kinds of finding that the index does not search for, because it lacks the sources in Swift.
  public let unsearchedKinds: Set<Finding.Kind>
  /// The number of the first components of a path that lead to the folder.
  let depth: Int
  let graph: ClassGraph
  let constants: Constants
  let names: NameTable
  /// The outlets and actions that documents connect: the classes of the sources, with their superclasses,
  /// by name.
  let connections: [String: Set<String>]
  /// The custom classes in documents, with their superclasses.
  let classesInDocuments: Set<String>

  /// The kinds of finding about what code declares.
  private static let kindsOfCode: Set<Finding.Kind> = [
    .missingClass, .missingOutlet, .missingAction, .outletType, .unconnectedOutlet,
    .unconnectedAction, .missingReuseIdentifier,
  ]

  /// Creates the index of files.
  ///
  /// - Parameters:
  ///   - folder: The folder with which the paths of the files begin; empty or `.` if they are relative
  ///     to it.
  ///   - lacksSwift: True if the files lack the facts of sources in Swift, so that it is not known what
  ///     code declares.
  public init(_ files: [FileFacts], in folder: String = "", lacksSwift: Bool = false) {
    unsearchedKinds = lacksSwift ? SourceIndex.kindsOfCode : []
    let parts = folder.split(separator: "/")
    depth = parts == ["."] ? 0 : parts.count
    let files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let graph = ClassGraph(files)
    let constants = Constants(files)
    self.files = files
    self.graph = graph
    self.constants = constants
    names = NameTable(files, constants: constants, graph: graph)
    var connections: [String: Set<String>] = [:]
    // Many connections have the same class.
    var ancestors: [String: [String]] = [:]
    var used: Set<String> = []
    for file in files {
      for fact in file.facts {
        switch fact.kind {
        case .outletConnection, .actionConnection:
          let owner = MangledName.plain(fact.owner)
          let names = ancestors[owner] ?? graph.ancestry(of: owner).names + [owner]
          ancestors[owner] = names
          connections[fact.name, default: []].formUnion(names)
        case .customClass: used.insert(MangledName.plain(fact.name))
        default: break
        }
      }
    }
    self.connections = connections
    classesInDocuments = used.reduce(into: []) { $0.formUnion(graph.ancestry(of: $1).names) }
  }
}
