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
      hierarchy and the constraints. It wires outlets, actions and gesture recognizers. Each \
      segue is a method, each prototype cell a class, and static cells have a data source. Each \
      view and constraint is installed in the same size classes as in the scene. When the traits \
      change, the code adds and removes views and constraints, and changes constants, fonts and \
      texts. Values that the code leaves out are listed on standard error, in the JSON output and \
      as comments in the code. Name the scene by its id, by the id of its controller, or by a \
      document that has only one scene.

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
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The scene, by its id or the id of its controller, or a document.",
      valueName: "scene"
    )
  )
  var scene: String?

  @Option(help: "The notation of the constraints.")
  var style = CodeStyle.anchors

  @Option(help: "swift or objc. Default: the usual language of the style.")
  var language: CodeLanguage?

  @Flag(help: "Look texts up in the document's strings file, by the keys of Interface Builder.")
  var localized = false

  @Option(help: ArgumentHelp("A document of the project.", valueName: "name"))
  var document: String?

  @Option(
    help: ArgumentHelp("The file to write. Default: the standard output.", valueName: "path"),
    completion: .file()
  )
  var output: String?

  @OptionGroup var location: StateOptions

  @Flag(help: "Print JSON: the code, its names, and what is left out.")
  var json = false

  func validate() throws {
    if location.files.paths.isEmpty, document == nil, scene == nil {
      throw ValidationError("Name a scene, or a document with --document or --file.")
    }
    if let language, !style.languages.contains(language) {
      throw ValidationError("\(CodeError.language(style, language)).")
    }
  }

  func run() throws {
    let code = try code()
    if let output { try RegularFile.replace(output, with: Array(code.text.utf8)) }
    for omission in code.omissions {
      Terminal.note(Terminal.safe("Left out \(omission.place): \(omission.reason)."))
    }
    if json {
      Terminal.printRaw(JSON.code(code, output: output).rendered)
    } else if let output {
      Terminal.print(Terminal.safe("\(output): class \(code.className)"))
    } else {
      Terminal.printRaw(code.text)
    }
  }

  private func code() throws -> SceneCode {
    let project = try location.open()
    let names = try project.documentNames()
    let isFile = !location.files.paths.isEmpty && names.count == 1
    if isFile || document != nil || scene == nil {
      let document = try project.document(orOnly: document)
      return try code(of: project.document(named: document), named: document, scene)
    }
    let name = scene ?? ""
    if names.contains(name) {
      return try code(of: project.document(named: name), named: name, nil)
    }
    let reference = try project.resolve(name)
    return try code(
      of: project.document(named: reference.document),
      named: reference.document,
      reference.id.rawValue
    )
  }

  private func code(of document: Document, named name: String, _ scene: String?) throws -> SceneCode
  {
    try document.code(
      named: name,
      scene: scene.map { try document.scene(named: $0, in: name) },
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

extension JSON {
  fileprivate static func code(_ code: SceneCode, output: String?) -> JSON {
    .object([
      ("scene", code.scene.map { .string($0.rawValue) } ?? .null),
      ("class", .string(code.className)), ("style", .string(code.style.rawValue)),
      ("language", .string(code.language.rawValue)),
      output.map { ("output", .string($0)) } ?? ("code", .string(code.text)),
      (
        "names",
        .array(
          code.names.map {
            .object([
              ("id", .string($0.id.rawValue)), ("expression", .string($0.expression)),
              ("class", .string($0.className)),
            ])
          }
        )
      ),
      (
        "omissions",
        .array(
          code.omissions.map {
            .object([
              ("id", .string($0.id.rawValue)), ("attribute", optional($0.attribute)),
              ("value", optional($0.value)), ("class", optional($0.variation?.rawValue)),
              ("reason", .string($0.reason)),
            ])
          }
        )
      ),
      (
        "usedClasses",
        .array(
          code.usedClasses.map {
            .object([
              ("name", .string($0.name)), ("base", .string($0.base)),
              ("module", optional($0.module)),
            ])
          }
        )
      ), ("account", account(code.account)),
    ])
  }

  private static func optional(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

  private static func account(_ account: SceneCode.Account) -> JSON {
    .object([
      ("written", .integer(account.written)),
      (
        "withoutEffect",
        .object(
          account.withoutEffect.sorted { $0.key < $1.key }.map { ($0.key, .integer($0.value)) }
        )
      ), ("omitted", .integer(account.omitted)), ("unaccounted", .integer(account.unaccounted)),
    ])
  }
}
