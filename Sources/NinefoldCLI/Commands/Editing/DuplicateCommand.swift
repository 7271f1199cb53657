internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct DuplicateCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "duplicate",
    abstract: "Copy objects with everything in them, with new ids",
    discussion: """
      A copy comes directly after its original. It is installed only in the editing class and the \
      classes that it affects. References inside the copy lead to its own parts. The command does \
      not copy constraints of ancestors, or outlets that lead to the original, so the copy can be \
      ambiguous. It copies everything in the original unchanged, including what 'ninefold check' \
      reports.

      With --to, the copy goes into another view or another document, with its constraints, \
      connections, gesture recognizers, images and named colors. A controller brings its scene. \
      The command leaves out references to objects that stay behind, and lists them. With --file, \
      the other document is the file of that name.

      EXAMPLES:
        ninefold duplicate BYZ-38-t0r --to Settings.storyboard
        ninefold duplicate ttl-Lb-001 --to Header.xib:cnt-Vw-001 --file Main.xib
        ninefold duplicate ttl-Lb-001
        ninefold duplicate row-Vw-001 --class compact-any --json
      """
  )

  @Argument(help: .objects())
  var objects: [String]

  @OptionGroup var elsewhere: OtherPlace
  @OptionGroup var options: EditOptions
  @OptionGroup var destination: EditDestination

  var otherFiles: [String] { elsewhere.files }

  func perform(with editor: LayoutEditor) throws {
    for name in objects {
      let object = try editor.resolve(name, in: options.document)
      if let place = elsewhere.to {
        try editor.duplicate(object, to: place)
        continue
      }
      try editor.apply(.duplicate(object.id), to: object.document)
    }
  }
}
