internal import Accessors
public import ArgumentParser
internal import Foundation
internal import LayoutModel
internal import Ninefold

struct AccessorsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accessors",
    abstract: "Write typed names of storyboards, segues, cells, images and strings as Swift",
    discussion: """
      The command writes one Swift file for a target: storyboards with their scenes, segues, reuse \
      identifiers, xibs, accessibility identifiers, images, colors and strings, each with its \
      class. The same files always give the same code.

      The command reports what fails when the app runs: references to missing storyboards or \
      scenes, identifiers that occur twice, documents of the same name, and prototypes without a \
      reuse identifier. The exit status is then 1. If two resources have the same Swift name, the \
      second one gets a number, and the command lists both places.

      With --check, the command writes nothing. If the file is stale, it shows the difference, and \
      the exit status is 1.

      EXAMPLES:
        ninefold accessors App --output App/Resources.swift
        ninefold accessors App --output App/Resources.swift --check
        ninefold accessors App --module App --name R --access public
      """
  )

  @Argument(help: "Storyboards, xibs, and folders of the target.", completion: .file())
  var files: [String] = ["."]

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The file to write. Default: the standard output.", valueName: "path"),
    completion: .file()
  )
  var output: String?

  @Flag(help: "Compare the file of --output with the code, and write nothing.")
  var check = false

  @Option(
    help: ArgumentHelp("The name of the enumeration that contains all names.", valueName: "name")
  )
  var name = "Resources"

  @Option(help: "The access level of the names.")
  var access = AccessorStyle.Access.internal

  @Option(
    help: ArgumentHelp(
      "The target's own module, which the code does not import.",
      valueName: "name"
    )
  )
  var module: String?

  @Option(help: "The platform of the code. Default: that of most documents.")
  var platform: AccessorPlatform?

  @OptionGroup var source: SourceLanguageOptions
  @OptionGroup var form: OutputOptions

  func validate() throws {
    if check, output == nil { throw ValidationError("--check requires --output.") }
    guard AccessorStyle.isName(name) else {
      throw ValidationError("'\(name)' is not a name of Swift.")
    }
  }

  func run() throws {
    let accessors = try generate()
    let known = check ? try? RegularFile.bytes(of: output ?? "") : nil
    let isStale = check && known != Array(accessors.text.utf8)
    if !check, let output { try RegularFile.replace(output, with: Array(accessors.text.utf8)) }
    report(accessors, isStale: isStale)
    if isStale, !form.json {
      let difference = UnifiedDiff.text(
        from: known ?? [],
        to: Array(accessors.text.utf8),
        path: output ?? "",
        isNew: known == nil
      )
      for line in difference.split(whereSeparator: \.isNewline) {
        Terminal.print(Terminal.safe(String(line)))
      }
      Terminal.note("\(output ?? "") is stale.")
    }
    if !accessors.refused.isEmpty { throw ExitCode(2) }
    if isStale || accessors.problems.contains(where: \.isError) { throw ExitCode(1) }
  }

  private func generate() throws -> GeneratedAccessors {
    var options = AccessorOptions()
    options.style.name = name
    options.style.access = access
    options.style.module = module
    options.platform = platform?.platform
    options.sourceLanguage = source.sourceLanguage
    let folders = files.filter { RegularFile.isFolder($0) }
    return try DocumentFiles(at: files).accessors(in: folders, options: options)
  }

  private func report(_ accessors: GeneratedAccessors, isStale: Bool) {
    if form.json {
      Terminal.printRaw(JSON.accessors(accessors, isStale: isStale, output: output).rendered)
      return
    }
    for problem in accessors.problems {
      let places = problem.places.joined(separator: ", ")
      Terminal.note("\(places): \(problem.isError ? "error: " : "")\(problem.message)")
    }
    Terminal.printErrors(accessors.refused)
    if check { return }
    if let output {
      let counts = accessors.counts.filter { $0.count > 0 }.map(text(of:))
      Terminal.print(Terminal.safe("\(output): \(counts.joined(separator: ", "))"))
    } else {
      Terminal.printRaw(accessors.text)
    }
  }
}

extension AccessorsCommand {
  /// Returns a number of accessors in words, such as `1 scene` or `2 reuse identifiers`.
  private func text(of count: GeneratedAccessors.Count) -> String {
    let words = count.kind.map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined()
    return
      "\(count.count) \(count.count == 1 && words.hasSuffix("s") ? String(words.dropLast()) : words)"
  }
}

/// A toolkit with accessors.
enum AccessorPlatform: String, CaseIterable, ExpressibleByArgument {
  case iOS
  case macOS

  var platform: Platform { self == .macOS ? .macOS : .iOS }
}

extension AccessorStyle.Access: ExpressibleByArgument {}

extension JSON {
  fileprivate static func accessors(
    _ accessors: GeneratedAccessors,
    isStale: Bool,
    output: String?
  ) -> JSON {
    .object([
      output.map { ("output", .string($0)) } ?? ("code", .string(accessors.text)),
      ("stale", .bool(isStale)),
      ("counts", .object(accessors.counts.map { ($0.kind, .integer($0.count)) })),
      (
        "classes",
        .array(
          accessors.classes.map {
            .object([
              ("name", .string($0.name)), ("module", .text($0.module)), ("base", .text($0.base)),
            ])
          }
        )
      ),
      (
        "problems",
        .array(
          accessors.problems.map {
            .object([
              ("error", .bool($0.isError)), ("places", .keys($0.places)),
              ("message", .string($0.message)),
            ])
          }
        )
      ),
      ("refused", .refusals(accessors.refused)),
    ])
  }
}
