internal import ArgumentParser
internal import Ninefold

struct GitTextconvCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "textconv",
    abstract: "Print a storyboard or xib as readable text, one fact per line",
    discussion: """
      Git calls the command to compare versions line by line. The text leaves out what Interface \
      Builder derives: frames under Auto Layout, positions on the canvas, and tool versions. The \
      first line has a hash of the file, so the texts of different files differ. The command \
      prints a file that is not an Interface Builder document unchanged.

      EXAMPLES:
        ninefold git textconv Main.storyboard
      """
  )

  @Argument(help: "The file.", completion: .file())
  var file: String

  @Option(
    help:
      """
      The version of the text format in git's configuration. If this Ninefold prints another \
      version, the command says so.
      """
  )
  var form = GitTextDriver.form

  @OptionGroup var output: OutputOptions

  func run() throws {
    if form != GitTextDriver.form {
      Terminal.note(
        "git expects form \(form) of the text, but this version prints form \(GitTextDriver.form);"
          + " run 'ninefold git install'"
      )
    }
    do {
      let text = try GitTextDriver.text(of: file)
      Terminal.printRaw(output.json ? JSON.object([("text", .string(text))]).rendered : text)
    } catch NinefoldError.refused(let refusals) {
      // Git aborts its whole command if this one fails.
      for refusal in refusals { Terminal.note("\(refusal); shown unchanged") }
      Terminal.write(try RegularFile.bytes(of: file))
    }
  }
}
