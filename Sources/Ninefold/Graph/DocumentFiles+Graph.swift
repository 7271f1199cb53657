public import LayoutModel
internal import LayoutPreview

/// The graph of some files, with the files that can't be read.
public struct FilesGraph: Sendable {
  /// The scenes and the links between them.
  public let graph: SceneGraph
  /// The files that can't be read, and so are not in the graph, with the reasons.
  public let refused: [NinefoldError.Refusal]
}

extension DocumentFiles {
  /// Returns the graph of the storyboards among the files. It follows storyboard references from
  /// one file to another.
  ///
  /// ``FilesGraph/refused`` lists the files that can't be read.
  public func graph() -> FilesGraph {
    let storyboards = paths.filter { !$0.hasSuffix(".xib") }
    let readings = ThreadPool().map(storyboards) { path in
      Result { () throws(NinefoldError.Refusal) in try DocumentFile(path) }
    }
    var documents: [(name: String, document: Document)] = []
    var refusals: [NinefoldError.Refusal] = []
    for reading in readings {
      switch reading {
      case .success(let file): documents.append((file.name, file.document))
      case .failure(let refusal): refusals.append(refusal)
      }
    }
    return FilesGraph(graph: SceneGraph(of: documents), refused: refusals)
  }
}

extension Document {
  /// Returns the graph of the document's scenes; empty for a xib.
  ///
  /// - Parameter name: The document's name. Its last path component without the extension is the
  ///   storyboard's name.
  public func graph(named name: String) -> SceneGraph { SceneGraph(of: [(name, self)]) }
}

extension Project {
  /// Returns the graph of the project's storyboards, or of some of them.
  ///
  /// - Parameter names: The names of the documents; nil for all.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
  public func graph(of names: [String]? = nil) throws -> SceneGraph {
    let names = try names ?? documentNames()
    return SceneGraph(
      of: try names.filter { !$0.hasSuffix(".xib") }.map { ($0, try document(named: $0)) }
    )
  }
}

extension SceneGraph {
  /// The text formats of a graph.
  public enum Format: String, CaseIterable, Sendable {
    /// DOT, the language of Graphviz.
    case dot
    /// A Mermaid flowchart, which GitHub and GitLab draw in Markdown.
    case mermaid
    /// An SVG picture.
    case svg
  }

  /// Returns the graph as text in a format.
  ///
  /// - Parameter title: The title, which only SVG shows.
  public func text(as format: Format, title: String) -> String {
    switch format {
    case .dot: GraphDOT.text(self)
    case .mermaid: GraphMermaid.text(self)
    case .svg: BoardDrawing(Board(title: title, graph: self)).document
    }
  }
}
