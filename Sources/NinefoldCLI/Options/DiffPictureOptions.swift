internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

/// The picture of a diff.
struct DiffPictureOptions: ParsableArguments {
  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "Draw the scenes that look different into this .html, .svg or .png file.",
      valueName: "path"
    ),
    completion: .file()
  )
  var output: String?

  @Option(
    help: ArgumentHelp(
      "The number of pixels per point in a PNG, from 0.05 to 8.",
      valueName: "number"
    )
  )
  var scale = 1.0

  @Option(
    help: ArgumentHelp(
      "A folder with asset catalogs and image files; repeatable. Default: the app's folder.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var resources: [String] = []

  func validate() throws {
    if let missing = resources.first(where: { !RegularFile.isFolder($0) }) {
      throw ValidationError("\(missing) is not a folder.")
    }
    if !(0.05...8).contains(scale) { throw ValidationError("--scale must be from 0.05 to 8.") }
    if let output, try PreviewFormat.named(by: output) == nil {
      throw ValidationError("--output must end in .html, .svg or .png.")
    }
  }

  private var format: PreviewFormat? {
    output.flatMap { try? PreviewFormat.named(by: $0) }
  }

  /// Writes the picture, and prints what it shows. Writes nothing if nothing looks different.
  func write(_ pairs: [VisibleDifference.Pair], titled title: String, isJSON: Bool) throws {
    guard let output, let format else { return }
    let difference = VisibleDifference(
      of: pairs,
      resourceFolders: resources.nilIfEmpty
    )
    var preview: Preview?
    if !difference.scenes.isEmpty {
      preview = try difference.preview(titled: title, as: format, scale: scale)
    }
    for note in preview?.notes ?? [] { Terminal.note(note) }
    if let preview { try RegularFile.replace(output, with: preview.bytes) }
    if isJSON {
      let file = preview.map { _ in output }
      Terminal.printRaw(JSON.pictures(difference, output: file, preview?.notes ?? []).rendered)
    } else if let preview {
      let count = difference.scenes.count
      let scenes = count == 1 ? "1 scene" : "\(count) scenes"
      Terminal.print(Terminal.safe("\(output): \(scenes), \(preview.bytes.count) bytes"))
    } else {
      Terminal.note("Nothing looks different; no file was written.")
    }
  }
}

extension JSON {
  /// Returns the scenes that look different, with their changed views.
  fileprivate static func pictures(
    _ difference: VisibleDifference,
    output: String?,
    _ notes: [String]
  ) -> JSON {
    .object([
      ("output", .text(output)),
      ("scenes", .array(difference.scenes.map(changed))),
      ("notes", .array(notes.map { .string($0) })),
    ])
  }

  private static func changed(_ scene: ChangedScene) -> JSON {
    .object([
      ("document", .string(scene.document)), ("scene", .text(scene.scene?.rawValue)),
      ("title", .string(scene.title)), ("kind", .string(scene.kind.rawValue)),
      (
        "variants",
        .array(
          scene.variants.map { variant in
            .object([
              ("canvases", .array(variant.canvases.map { .string($0) })),
              ("views", .array(variant.views.map(changed))),
            ])
          }
        )
      ),
    ])
  }

  private static func changed(_ view: ChangedView) -> JSON {
    func frame(_ frame: Frame?) -> JSON {
      frame.map { .array([$0.x, $0.y, $0.width, $0.height].map { .number($0) }) } ?? .null
    }
    return .object([
      ("id", .string(view.id.rawValue)), ("name", .string(view.name)),
      ("kind", .string(view.kind.rawValue)), ("before", frame(view.before)),
      ("after", frame(view.after)),
    ])
  }
}
