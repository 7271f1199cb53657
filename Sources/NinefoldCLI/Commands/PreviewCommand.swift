public import ArgumentParser
internal import LayoutModel
public import Ninefold

struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Draw a storyboard: all scenes on a board, or one scene in all size classes",
    discussion: """
      The HTML page of a storyboard with several scenes is its board: each scene at its place on \
      the canvas, the segues between them, the scene where the app starts, and the scenes that \
      nothing leads to. Drag or turn the wheel to move. Pinch or press + and - to zoom, and 0 to \
      see all. Click a scene, or go to it with the arrow keys, to see which scenes it leads to and \
      comes from. --board draws the board as SVG or PNG too.

      With --scene, or for a xib, the page shows one scene in the nine classes and on the devices, \
      the properties of each view with the class that each value comes from, the findings, and the \
      transition between any two canvases. The page outlines views that are not installed. SVG and \
      PNG show one canvas: that of the document, of a class or of a device.

      A navigation controller shows its root, a tab bar controller its first tab, a split view \
      controller its columns, a container view the embedded scene, and a tab view its initial tab. \
      A placeholder with the class name stands for a controller without a view in the document, and \
      for a scene of watchOS.

      iOS views look as on iOS 13 to 18, or as on iOS 7 to 12 if Xcode 10 or earlier saved the \
      document. Mac views look as on macOS 11 to 15. A placeholder with the class name stands for a \
      view whose content only code creates; a map shows an invented place (docs/looks.md). A screen without a title and with hardly any text has its controller's \
      name in a dashed frame. --no-annotations leaves out such names in SVG and PNG; in SVG they \
      have the class "annotation". The member "census" of --json counts the views of a picture by \
      kind and form, "annotations" lists the names.

      --language shows the texts of a language, and --pseudo those of a pseudo-language: long \
      (twice the text), accented, bounded ([#text#]) or right-to-left. --text-size shows the fonts \
      of text styles in another size of iOS. A text that differs from the document's own gets the \
      size that Xcode stored, scaled by the ratio of the estimated widths.

      An output file ends in .html, .svg or .png. With --format, it can have any name. A page is one \
      file and loads nothing. PNG needs rsvg-convert (Debian: librsvg2-bin).

      If a scene has thousands of objects, the page leaves out the devices, or shows only the \
      document's canvas. The command says so on the page, on the standard error and in the member \
      "notes" of --json.

      EXAMPLES:
        ninefold preview Main.storyboard --output Main.html
        ninefold preview Main.storyboard --scene BYZ-38-t0r --output start.html
        ninefold preview Main.storyboard --board --output board.png
        ninefold preview --document Main.storyboard --class compact-compact \\
            --output landscape.svg
        ninefold preview Main.xib --device "iPhone 15" --format png > phone.png
        ninefold preview Main.xib --appearance dark --no-findings --output dark.svg
        ninefold preview Base.lproj/Main.storyboard --language de --output de.html
        ninefold preview Main.xib --pseudo long --text-size ax1 --output long.html
      """
  )

  @Argument(help: "A file to draw without a project.", completion: .file())
  var file: String?

  @Option(help: ArgumentHelp("The document of the project to draw.", valueName: "name"))
  var document: String?

  @Option(
    help: ArgumentHelp(
      "Draw only this scene, by its id or the id of its controller.",
      valueName: "id"
    )
  )
  var scene: String?

  @Flag(help: "Draw all scenes with the segues between them.")
  var board = false

  @Option(help: "The output format. Default: by the name of the output file, else svg.")
  var format: PreviewFormat?

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The file to write. Default: the standard output.", valueName: "path"),
    completion: .file()
  )
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The number of pixels per point in a PNG, from 0.05 to 8. Default: 2, and 0.5 for a board.",
      valueName: "number"
    )
  )
  var scale: Double?

  @Option(
    help: ArgumentHelp(
      "A folder with asset catalogs and image files; repeatable. Default: the app's folder.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var resources: [String] = []

  @Flag(help: "Draw placeholders for the app's images, and the stored values of named colors.")
  var noResources = false

  @Option(help: "The appearance. Default: that of the app's Info.plist, else light.")
  var appearance: Appearance?

  @Flag(help: "Leave out views that are not installed.")
  var noGhosts = false

  @Flag(help: "Leave out the names of controllers and classes on views that only code fills.")
  var noAnnotations = false

  @Flag(help: "Leave out findings.")
  var noFindings = false

  @Flag(help: "Print JSON about the written file.")
  var json = false

  @OptionGroup var texts: TextOptions
  @OptionGroup var place: TargetOptions
  @OptionGroup var location: ProjectOptions

  func validate() throws {
    if format == nil, let output { _ = try PreviewFormat.named(by: output) }
    if (file == nil) == (document == nil) {
      throw ValidationError("Name a file, or a document of the project with --document.")
    }
    if chosenFormat == .html, place.target != nil {
      throw ValidationError("The page has all canvases; leave out --class, --canvas and --device.")
    }
    if let scale, !(0.05...8).contains(scale) {
      throw ValidationError("--scale must be from 0.05 to 8.")
    }
    if noAnnotations, board || chosenFormat == .html {
      throw ValidationError("--no-annotations requires an SVG or PNG of one scene.")
    }
    if board, scene != nil { throw ValidationError("Give --board or --scene, not both.") }
    if board, place.target != nil {
      throw ValidationError(
        "The board shows the document's canvas; leave out --class and --device."
      )
    }
    if noResources, !resources.isEmpty {
      throw ValidationError("Give --resources or --no-resources, not both.")
    }
    if let missing = resources.first(where: { !RegularFile.isFolder($0) }) {
      throw ValidationError("\(missing) is not a folder.")
    }
    if json, output == nil { throw ValidationError("--json requires --output.") }
  }

  func run() throws {
    let preview = try preview()
    for note in preview.notes { Terminal.note(Terminal.safe(note)) }
    guard let output else {
      Terminal.write(preview.bytes)
      return
    }
    try RegularFile.replace(output, with: preview.bytes)
    if json {
      Terminal.printRaw(
        JSON.object([
          ("output", .string(output)), ("format", .string(chosenFormat.rawValue)),
          ("bytes", .integer(preview.bytes.count)),
          ("notes", .array(preview.notes.map { .string($0) })),
          ("census", .array(preview.census.map(\.json))),
          ("annotations", .array(preview.annotations.map { .string($0) })),
        ]).rendered
      )
    } else {
      Terminal.print(
        Terminal.safe("\(output): \(chosenFormat.rawValue), \(preview.bytes.count) bytes")
      )
    }
  }

  private func preview() throws -> Preview {
    let name = file.map(DocumentFiles.name) ?? document ?? ""
    let content =
      try file.map(Document.init(contentsOf:)) ?? location.open().document(named: name)
    // A document of a project has no app around it.
    let appearance = appearance ?? file.flatMap(AppEnvironmentFinder.appearance) ?? .light
    if showsBoard(of: content) {
      return try content.board(
        named: name,
        as: chosenFormat,
        scale: scale ?? 0.5,
        appearance: appearance,
        texts: texts.variant,
        resourceFolders: resourceFolders
      )
    }
    var options = PreviewOptions()
    options.scene = try scene.map { try content.scene(named: $0, in: name) }
    options.target = place.target
    options.showsInactive = !noGhosts
    options.showsFindings = !noFindings
    options.showsAnnotations = !noAnnotations
    options.appearance = appearance
    options.texts = texts.variant
    options.resourceFolders = resourceFolders
    options.scale = scale ?? 2
    return try content.preview(named: name, as: chosenFormat, options: options)
  }

  /// Returns true if the picture is that of all scenes.
  private func showsBoard(of content: Document) -> Bool {
    board || chosenFormat == .html && scene == nil && content.scenes.count > 1
  }

  private var resourceFolders: [String]? {
    noResources ? [] : resources.nilIfEmpty
  }

  private var chosenFormat: PreviewFormat {
    format ?? output.flatMap { try? PreviewFormat.named(by: $0) } ?? .svg
  }
}

extension PreviewFormat: ExpressibleByArgument {}
extension Appearance: ExpressibleByArgument {}

extension DrawnCount {
  fileprivate var json: JSON {
    .object([
      ("kind", .string(kind)), ("form", .string(form.rawValue)), ("count", .integer(count)),
    ])
  }
}
