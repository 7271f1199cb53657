internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Show the scenes of storyboards and the links between them",
    discussion: """
      The command lists the scenes with their segues, relationships and exits. It follows \
      storyboard references among the given documents. It also lists the scenes that no link leads \
      to, and marks those that code can load by their storyboard identifier. Without files, it \
      reads the project.

      A reference is dangling if its segue leads to a missing object, or if the storyboard that it \
      names lacks the scene. The exit status is 1 if there are dangling references or files that \
      can't be read.

      The formats dot and mermaid are for Graphviz and for Markdown. svg is a picture with a box for \
      each scene; 'preview --board' draws the scenes themselves.

      EXAMPLES:
        ninefold graph Main.storyboard
        ninefold graph App/ --format mermaid > app.mmd
        ninefold graph Main.storyboard --format dot | dot -Tpdf > Main.pdf
        ninefold graph --format svg --output App.svg
        ninefold graph Main.storyboard --json
      """
  )

  /// The output formats.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, dot, mermaid, svg, json
  }

  @Argument(help: "Files and folders. Default: the project's documents.", completion: .file())
  var paths: [String] = []

  @Option(help: "The output format. Default: text.")
  var format: Format?

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The file to write. Default: the standard output.", valueName: "path"),
    completion: .file()
  )
  var output: String?

  @Flag(help: "Print JSON; the same as --format json.")
  var json = false

  @OptionGroup var location: StateOptions

  func validate() throws {
    if json, let format, format != .json {
      throw ValidationError("Give --json or --format, not both.")
    }
    if output != nil, chosenFormat == .text {
      throw ValidationError("--output requires --format dot, mermaid, svg or json.")
    }
  }

  func run() throws {
    var refusals: [NinefoldError.Refusal] = []
    let graph: SceneGraph
    let paths = paths + location.paths
    if paths.isEmpty {
      graph = try location.open().graph()
    } else {
      let files = try DocumentFiles(at: paths).graph()
      (graph, refusals) = (files.graph, files.refused)
      if graph.documents.isEmpty, !refusals.isEmpty { throw NinefoldError.refused(refusals) }
    }
    for refusal in refusals { Terminal.note("not read: \(refusal)") }
    try write(graph, refusals)
    if chosenFormat != .text, chosenFormat != .json {
      for problem in graph.problems { Terminal.note("\(problem.document): \(problem.message)") }
    }
    if !graph.danglingReferences.isEmpty || !refusals.isEmpty { throw ExitCode(1) }
  }

  private var chosenFormat: Format { json ? .json : format ?? .text }

  private func write(_ graph: SceneGraph, _ refusals: [NinefoldError.Refusal]) throws {
    let paths = paths + location.paths
    let title = paths.isEmpty ? "Project" : paths.joined(separator: ", ")
    switch chosenFormat {
    case .text: GraphText.print(graph)
    case .json: try send(JSON.graph(graph, refused: refusals).rendered)
    case .dot: try send(graph.text(as: .dot, title: title))
    case .mermaid: try send(graph.text(as: .mermaid, title: title))
    case .svg: try send(graph.text(as: .svg, title: title))
    }
  }

  private func send(_ text: String) throws {
    guard let output else { return Terminal.printRaw(text) }
    try RegularFile.replace(output, with: Array(text.utf8))
    Terminal.print(Terminal.safe("\(output): \(chosenFormat.rawValue), \(text.utf8.count) bytes"))
  }
}
