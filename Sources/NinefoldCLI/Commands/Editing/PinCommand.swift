internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct PinCommand: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "pin",
    abstract: "Add constraints to the nearest neighbors, like Add New Constraints",
    discussion: """
      --edges pins an edge to the nearest view on that side. If there is none, it pins the edge to \
      the safe area or the edge of the superview or, with --margins, to its margin. Without a \
      number, the command takes the distance or size from the canvas. It skips constraints that \
      already exist. It removes no constraint, so the edit can add conflicts and ambiguities, and \
      views can be clipped or leave the screen. --check reports that, and --strict refuses it. For \
      a view without an intrinsic content size, also give --width and --height, or pin the opposite \
      edges. The command names views that stay ambiguous.

      EXAMPLES:
        ninefold pin Title --edges top=8 --edges leading --edges trailing
        ninefold pin Photo --aspect 16:9 --width 320
        ninefold pin Ok Cancel --equal-widths
        ninefold pin Map --edges all=0 --strict
        ninefold pin Badge --edges top=8 --edges trailing=8 --width canvas \\
            --height canvas
      """
  )

  @Argument(help: .objects("The views"))
  var views: [String]

  @Option(
    help: ArgumentHelp(
      "An edge to pin: top, leading, bottom, trailing or all, with or without a distance in points (top=8); repeatable.",
      valueName: "edge=points"
    ),
    transform: EdgeArgument.init(parsing:)
  )
  var edges: [EdgeArgument] = []

  @Flag(help: "Pin edges to the margins of the superview instead of the safe area or its edges.")
  var margins = false

  @Option(
    help: ArgumentHelp(
      "The width in points, or 'canvas' for the width on the canvas.",
      valueName: "points"
    )
  )
  var width: LengthArgument?

  @Option(
    help: ArgumentHelp(
      "The height in points, or 'canvas' for the height on the canvas.",
      valueName: "points"
    )
  )
  var height: LengthArgument?

  @Option(
    help: ArgumentHelp(
      "The ratio of width to height, such as 16:9, or 'canvas' for the ratio on the canvas.",
      valueName: "ratio"
    )
  )
  var aspect: String?

  @Flag(help: "Make all views as wide as the first one.")
  var equalWidths = false

  @Flag(help: "Make all views as high as the first one.")
  var equalHeights = false

  @OptionGroup var options: EditOptions
  @OptionGroup var destination: EditDestination

  func validate() throws {
    if pins.isEmpty {
      throw ValidationError(
        "Give what to pin: --edges, --width, --height, --aspect, --equal-widths or --equal-heights."
      )
    }
  }

  func perform(with editor: LayoutEditor) throws {
    try GestureOptions.perform(on: views, in: options.document, with: editor) { .pin($0, pins) }
    let found = try editor.resolveTogether(views, in: options.document)
    try explainAmbiguity(of: found.ids, in: found.document, with: editor)
  }

  /// Says what the pins leave undetermined, and which pins would determine it.
  private func explainAmbiguity(
    of views: [ObjectID],
    in document: String,
    with editor: LayoutEditor
  ) throws {
    var open: [ObjectID: Set<Finding.Quantity>] = [:]
    for finding in try editor.layoutFindings(in: document, of: views)
    where finding.kind == .ambiguous {
      finding.object.map { open[$0, default: []].formUnion(finding.quantities) }
    }
    let hints: [Finding.Quantity: String] = [
      .x: "--edges leading", .y: "--edges top", .width: "--width canvas",
      .height: "--height canvas",
    ]
    for view in views {
      let missing = Finding.Quantity.allCases.filter { open[view]?.contains($0) == true }
      if missing.isEmpty { continue }
      let names = missing.map(\.rawValue).joined(separator: ", ")
      let hint = missing.compactMap { hints[$0] }.joined(separator: " ")
      Terminal.note(
        "\(view) is still ambiguous (\(names))."
          + (hint.isEmpty ? "" : " Add \(hint), or tie it to another view.")
      )
    }
  }

  private var pins: [Pin] {
    var pins = edges.flatMap { given in
      given.edges.map { Pin.edge($0, given.constant, toMargin: margins) }
    }
    if let width { pins.append(.length(.horizontal, width.points)) }
    if let height { pins.append(.length(.vertical, height.points)) }
    if let aspect { pins.append(.aspectRatio(aspect == "canvas" ? nil : aspect)) }
    if equalWidths { pins.append(.equalLength(.horizontal)) }
    if equalHeights { pins.append(.equalLength(.vertical)) }
    return pins
  }

  /// One `--edges`.
  struct EdgeArgument {
    let edges: [Pin.Edge]
    let constant: Double?

    init(parsing text: String) throws {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      let known = name == "all" ? Pin.Edge.allCases : Pin.Edge(rawValue: name).map { [$0] }
      let number = parts.count > 1 ? Double(parts[1]) : nil
      guard let known, parts.count == 1 || number?.isFinite == true else {
        throw ValidationError("--edges takes top, leading, bottom, trailing or all, as in top=8.")
      }
      (edges, constant) = (known, number)
    }
  }

  /// A length: a number, or that on the canvas.
  struct LengthArgument: ExpressibleByArgument {
    let points: Double?

    init?(argument: String) {
      if argument == "canvas" {
        points = nil
      } else {
        guard let number = Double(argument), number.isFinite, number >= 0 else { return nil }
        points = number
      }
    }
  }
}
