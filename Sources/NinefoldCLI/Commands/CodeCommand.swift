public import ArgumentParser
internal import Foundation
public import LayoutModel
internal import Ninefold

struct CodeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "code",
    abstract: "Write a scene's views and constraints as Swift or Objective-C",
    discussion: """
      Writes a class that makes the scene's views, puts them into each other and builds the constraints, \
      each in the size classes in which it is installed: on a change of traits constraints and views \
      come and go, and constants, fonts and texts change. Constraints that only the canvas has are left \
      out. The scene is named by its id, its controller's, or by a document that has only one.

      STYLES:
        nslayoutconstraint  NSLayoutConstraint(item:attribute:relatedBy:…), Swift or Objective-C
        anchors             layout anchors, Swift or Objective-C
        vfl                 visual format strings where they can say it, Swift or Objective-C
        masonry             the Masonry library, Objective-C or Swift
        snapkit             the SnapKit library, Swift

      EXAMPLES:
        ninefold code sc0-Fl-001 --style anchors
        ninefold code sc0-Fl-001 --style vfl --language objc --output Login.m
        ninefold code --file Main.storyboard --style snapkit
        ninefold code Panel.xib --style masonry --json
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The scene, by its id or its controller's, or a document.",
      valueName: "scene"
    )
  )
  var scene: String?

  @Option(help: "The notation of the constraints.")
  var style = CodeStyle.anchors

  @Option(help: "swift or objc; else the style's usual one.")
  var language: CodeLanguage?

  @Option(
    help: ArgumentHelp("A file, without a project.", valueName: "path"),
    completion: .file()
  )
  var file: String?

  @Option(help: ArgumentHelp("The document of the project.", valueName: "name"))
  var document: String?

  @Option(
    help: ArgumentHelp("Where the code goes; else the standard output.", valueName: "path"),
    completion: .file()
  )
  var output: String?

  @OptionGroup var location: StateOptions

  @Flag(help: "Print JSON: the code, the names in it, and what is left out.")
  var json = false

  func validate() throws {
    if file != nil, document != nil {
      throw ValidationError("Name a file, or a document of the project, not both.")
    }
    if file == nil, document == nil, scene == nil {
      throw ValidationError("Name a scene, or a document with --document or --file.")
    }
    if let language, !style.languages.contains(language) {
      throw ValidationError("\(CodeError.language(style, language)).")
    }
  }

  func run() throws {
    let code = try code()
    if let output { try PlainFiles.replace(output, with: Array(code.text.utf8)) }
    for omission in code.omissions {
      Terminal.note(Terminal.safe("Left out \(omission.id): \(omission.reason)."))
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
    if let file {
      return try PlainFiles.code(of: file, scene: scene, style: style, language: language)
    }
    let project = try location.open()
    if let document {
      return try project.code(of: document, scene: scene, style: style, language: language)
    }
    let name = scene ?? ""
    if try project.documentNames().contains(name) {
      return try project.code(of: name, style: style, language: language)
    }
    let reference = try project.resolve(name)
    return try project.code(
      of: reference.document,
      scene: reference.id.rawValue,
      style: style,
      language: language
    )
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
            .object([("id", .string($0.id.rawValue)), ("expression", .string($0.expression))])
          }
        )
      ),
      (
        "omissions",
        .array(
          code.omissions.map {
            .object([("id", .string($0.id.rawValue)), ("reason", .string($0.reason))])
          }
        )
      ),
    ])
  }
}
