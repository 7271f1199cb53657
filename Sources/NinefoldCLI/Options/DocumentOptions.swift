internal import ArgumentParser

/// The document that a command reads, as an argument or with --document.
struct DocumentOptions: ParsableArguments {
  @Argument(help: .document)
  var argument: String?

  @Option(
    name: .customLong("document"),
    help: ArgumentHelp("The same as the argument.", valueName: "name")
  )
  var option: String?

  /// The name of the document, or the path of its file.
  var name: String? { argument ?? option }

  /// The name as a list; empty without one.
  var names: [String] { name.map { [$0] } ?? [] }

  func validate() throws {
    if argument != nil, option != nil {
      throw ValidationError("Give the document as an argument or with --document, not both.")
    }
  }
}

extension ArgumentHelp {
  /// The text of a command's document.
  static var document: ArgumentHelp {
    ArgumentHelp(
      "The document, or the path of its file if there is no project. Default: the only one.",
      valueName: "document"
    )
  }
}
