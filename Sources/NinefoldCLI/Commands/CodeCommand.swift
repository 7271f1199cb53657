public import ArgumentParser
internal import Foundation
public import LayoutModel
internal import Ninefold

struct CodeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "code",
    abstract: "Write a scene as Swift or Objective-C",
    discussion: """
      The code is the class of the scene's controller or view. It creates the views, their \
      hierarchy and the constraints. It wires outlets, actions and gesture recognizers. Each segue \
      is a method, each prototype cell is a class, and static cells have a data source. Each view \
      and constraint is installed in the same size classes as in the scene. When the traits \
      change, the code adds and removes views and constraints, and changes constants, fonts and \
      texts. Where the code leaves out a value, the command says so: on the standard error, in the \
      JSON output and as a comment in the code.

      Name the scene by its id, by the id of its controller, or by a document. If a document has \
      several scenes, the command writes its initial scene, or else the first one with views, and \
      lists the others on the standard error.

      STYLES:
        nslayoutconstraint  NSLayoutConstraint initializers, Swift or Objective-C
        anchors             layout anchors, Swift or Objective-C
        vfl                 visual format where it suffices, Swift or Objective-C
        masonry             the Masonry library, Objective-C or Swift
        snapkit             the SnapKit library, Swift

      EXAMPLES:
        ninefold code sc0-Fl-001 --style anchors
        ninefold code sc0-Fl-001 --style vfl --language objc --output Login.m
        ninefold code --file Main.storyboard --style snapkit
        ninefold code Panel.xib --style masonry --json
        ninefold code sc0-Fl-001 --localized
        ninefold code Main.storyboard --scene tEA-Da-y1W
        ninefold code --file Main.storyboard --all-scenes --output Scenes
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The scene, by its id or the id of its controller, or a document: its name, or the path of its file if there is no project.",
      valueName: "scene"
    )
  )
  var argument: String?

  @Option(
    name: .customLong("scene"),
    help: ArgumentHelp("The scene of the document.", valueName: "id")
  )
  var sceneOption: String?

  @Flag(help: "Write one file for each scene of a document into the folder of --output.")
  var allScenes = false

  @Option(help: "The notation of the constraints in the code.")
  var style = CodeStyle.anchors

  @Option(help: "The programming language. Default: the usual one of the style.")
  var language: CodeLanguage?

  @Flag(help: "Look texts up in the document's strings file, by the keys of Interface Builder.")
  var localized = false

  @Option(
    help: ArgumentHelp("The document of the project whose scene to write.", valueName: "name")
  )
  var document: String?

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "The file to write, or the folder with --all-scenes. Default: the standard output.",
      valueName: "path"
    ),
    completion: .file()
  )
  var output: String?

  @OptionGroup var location: StateOptions

  @Flag(help: "Print JSON: the code, its names, and what it leaves out.")
  var json = false

  func validate() throws {
    if allScenes, output == nil {
      throw ValidationError("--all-scenes requires --output FOLDER.")
    }
    if allScenes, sceneOption != nil {
      throw ValidationError("Give --scene or --all-scenes, not both.")
    }
    if location.paths.isEmpty, document == nil, argument == nil, sceneOption == nil {
      throw ValidationError("Name a scene, or a document with --document or --file.")
    }
    if let language, !style.languages.contains(language) {
      let reason = "\(CodeError.language(style, language))."
      throw ValidationError(reason.prefix(1).uppercased() + reason.dropFirst())
    }
  }

  func run() throws {
    let target = try target()
    if allScenes, target.isNamed {
      throw ValidationError("Give a scene or --all-scenes, not both.")
    }
    if allScenes { return try writeAll(target) }
    let code = try code(target, target.scene)
    if let output { try RegularFile.replace(output, with: Array(code.text.utf8)) }
    report(code)
    let others = target.isNamed ? [] : target.others(than: code.scene)
    if !others.isEmpty {
      let names = others.map {
        "\($0.id) (\($0.customClass ?? $0.controllerName ?? "no controller"))"
      }
      .joined(separator: ", ")
      Terminal.note(
        Terminal.safe(
          "The document has other scenes: \(names). Name one with --scene, or write all with --all-scenes."
        )
      )
    }
    if json {
      Terminal.printRaw(JSON.code(code, output: output, others: others.map(\.id)).rendered)
    } else if let output {
      Terminal.print(Terminal.safe("\(output): class \(code.className)"))
    } else {
      Terminal.printRaw(code.text)
    }
  }

  /// Writes one file for each scene. Scenes with the same class get files with their ids.
  /// References to other storyboards have no code.
  private func writeAll(_ target: Target) throws {
    let folder = output ?? "."
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let scenes = target.document.scenes
    let references = scenes.filter {
      $0.controllerKind.map(LayoutObject.isStoryboardReference) ?? false
    }.map(\.id)
    for id in references {
      Terminal.note(
        Terminal.safe("Left out \(id): the scene is a reference to another storyboard.")
      )
    }
    let ids = scenes.map(\.id).filter { !references.contains($0) }
    var taken: Set<String> = []
    var declared: [String: String] = [:]
    var written: [JSON] = []
    for id in scenes.isEmpty ? [nil] : ids.map(Optional.some) {
      let code = try code(target, id)
      let isFirst = taken.insert(code.className.lowercased()).inserted
      let stem = isFirst ? code.className : "\(code.className)-\(id?.rawValue ?? "")"
      let path = "\(folder)/\(stem).\(code.language == .swift ? "swift" : "m")"
      try RegularFile.replace(path, with: Array(code.text.utf8))
      report(code)
      for name in Set(code.names.map(\.className) + [code.className]).sorted() {
        if let first = declared[name] {
          let note = "\(first) and \(path) both declare the class \(name). Keep one of them."
          Terminal.note(Terminal.safe(note))
        }
        declared[name] = declared[name] ?? path
      }
      if json {
        written.append(JSON.code(code, output: path, others: []))
      } else {
        Terminal.print(Terminal.safe("\(path): class \(code.className)"))
      }
    }
    if json { Terminal.printRaw(JSON.object([("files", .array(written))]).rendered) }
  }

  private func report(_ code: SceneCode) {
    for omission in code.omissions {
      Terminal.note(Terminal.safe("Left out \(omission.place): \(omission.reason)."))
    }
  }

  /// A document, and the scene that the command line names.
  private struct Target {
    let document: Document
    let name: String
    var scene: ObjectID?

    /// True if the command line names the scene.
    var isNamed: Bool { scene != nil }

    /// Returns the other scenes.
    func others(than scene: ObjectID?) -> [SceneSummary] {
      document.scenes.filter { $0.id != scene }
    }
  }

  private func target() throws -> Target {
    let project = try location.open(naming: [document ?? argument].compactMap { $0 })
    let names = try project.documentNames()
    func target(_ name: String, _ scene: String?) throws -> Target {
      let document = try project.document(named: name)
      let id = try scene.map { try document.scene(named: $0, in: name) }
      return Target(document: document, name: name, scene: id)
    }
    // The argument is a document or a scene.
    let named = argument.map { DocumentFiles.name(of: $0) }
    if document == nil, let named, names.contains(named) { return try target(named, sceneOption) }
    if argument != nil, sceneOption != nil {
      throw ValidationError("Give the scene as an argument or with --scene, not both.")
    }
    let wanted = sceneOption ?? argument
    let isFile = !location.paths.isEmpty && names.count == 1
    if isFile || document != nil || wanted == nil {
      return try target(project.document(orOnly: document), wanted)
    }
    let reference = try project.resolve(wanted ?? "")
    return try target(reference.document, reference.id.rawValue)
  }

  private func code(_ target: Target, _ scene: ObjectID?) throws -> SceneCode {
    try target.document.code(
      named: target.name,
      scene: scene,
      style: style,
      language: language,
      isLocalized: localized
    )
  }
}

extension SceneCode.Omission {
  /// The object, with the value and its size class.
  fileprivate var place: String {
    var text = id.rawValue
    if let attribute { text += " \(attribute)" }
    if let value { text += " = \(value)" }
    if let variation { text += " in \(variation.rawValue)" }
    return text
  }
}

extension CodeStyle: ExpressibleByArgument {}
extension CodeLanguage: ExpressibleByArgument {}
