internal import ArgumentParser
internal import Foundation

/// A place in another document.
struct OtherPlace: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The other document, or a view in it as DOCUMENT:ID.",
      valueName: "place"
    )
  )
  var to: String?

  /// The file that the place names, if there is one.
  var files: [String] {
    guard let to else { return [] }
    let names = [to] + to.indices.filter { to[$0] == ":" }.reversed().map { String(to[..<$0]) }
    return names.first { FileManager.default.fileExists(atPath: $0) }.map { [$0] } ?? []
  }
}
