internal import ArgumentParser
internal import Ninefold

struct GitTextconvCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "textconv",
    abstract: "Print a storyboard or xib as text for people, one fact a line",
    discussion: """
      Git calls it to compare versions line by line. What Interface Builder derives is left out: \
      frames under Auto Layout, places on the canvas, tool versions. A file that is no document of \
      Interface Builder is printed as it is.

      EXAMPLES:
        ninefold git textconv Main.storyboard
      """
  )

  @Argument(help: "The file.", completion: .file())
  var file: String

  @OptionGroup var output: OutputOptions

  func run() throws {
    do {
      let text = try PlainFiles.text(of: file)
      Terminal.printRaw(output.json ? JSON.object([("text", .string(text))]).rendered : text)
    } catch ProjectError.refused(let refusals) {
      // Git gives up on the whole command if this fails.
      for refusal in refusals { Terminal.note("\(refusal); shown as it is") }
      Terminal.write(try PlainFiles.bytes(of: file))
    }
  }
}
