/// A tool that an assistant can call.
struct MCPTool {
  /// The kind of value that an argument of a tool has.
  enum Kind {
    case text
    case flag
    case choice([String])
    case edits
  }

  /// An argument of a tool.
  struct Argument {
    let name: String
    let kind: Kind
    let description: String
    var isRequired = false
  }

  let name: String
  let title: String
  let description: String
  let arguments: [Argument]
  var isReadOnly = true

  /// The tool as `tools/list` describes it.
  var json: JSON {
    .object([
      ("name", .string(name)), ("title", .string(title)), ("description", .string(description)),
      ("inputSchema", schema),
      (
        "annotations",
        .object([
          ("title", .string(title)), ("readOnlyHint", .bool(isReadOnly)),
          ("destructiveHint", .bool(!isReadOnly)), ("idempotentHint", .bool(isReadOnly)),
          ("openWorldHint", .bool(false)),
        ])
      ),
    ])
  }

  private var schema: JSON {
    .object([
      ("type", .string("object")),
      ("properties", .object(arguments.map { ($0.name, $0.schema) })),
      ("required", .array(arguments.filter(\.isRequired).map { .string($0.name) })),
      ("additionalProperties", .bool(false)),
    ])
  }

  /// Checks the arguments of a call.
  /// - Throws: ``MCPFailure`` for the first that is unknown, missing or of another type.
  func check(_ given: JSON) throws {
    for name in given.names where !arguments.contains(where: { $0.name == name }) {
      let known = arguments.map(\.name).joined(separator: ", ")
      throw MCPFailure("\(self.name) has no argument '\(name)'; its arguments are: \(known)")
    }
    for argument in arguments {
      guard let value = given[argument.name] else {
        if argument.isRequired { throw MCPFailure("\(name) needs the argument '\(argument.name)'") }
        continue
      }
      guard argument.takes(value) else {
        throw MCPFailure("'\(argument.name)' must be \(argument.expectation)")
      }
    }
  }
}

extension MCPTool.Argument {
  fileprivate var schema: JSON {
    var members: [(String, JSON)] = [("description", .string(description))]
    switch kind {
    case .text: members.append(("type", .string("string")))
    case .flag: members.append(("type", .string("boolean")))
    case .choice(let names):
      members += [("type", .string("string")), ("enum", .array(names.map { .string($0) }))]
    case .edits:
      members += [
        ("type", .string("array")), ("items", .object([("type", .string("object"))])),
      ]
    }
    return .object(members)
  }

  fileprivate var expectation: String {
    switch kind {
    case .text: "a string"
    case .flag: "true or false"
    case .choice(let names): "one of " + names.joined(separator: ", ")
    case .edits: "an array of objects"
    }
  }

  fileprivate func takes(_ value: JSON) -> Bool {
    switch kind {
    case .text: value.string != nil
    case .flag: value.boolean != nil
    case .choice(let names): value.string.map(names.contains) ?? false
    case .edits: value.items?.allSatisfy(\.isObject) ?? false
    }
  }
}

extension MCPTool {
  private static let file = Argument(
    name: "file",
    kind: .text,
    description: "The storyboard or xib, relative to the folder of the server.",
    isRequired: true
  )
  private static let scene = Argument(
    name: "scene",
    kind: .text,
    description: "Only this scene, by its id or the id of its controller."
  )
  private static let sizeClass = Argument(
    name: "class",
    kind: .text,
    description: "The size class, such as compact-regular. Each half is any, compact or regular."
  )
  private static let screen = [
    sizeClass,
    Argument(
      name: "device",
      kind: .text,
      description: "A device, such as 'iPhone 16', instead of a class."
    ),
    Argument(
      name: "orientation",
      kind: .choice(["portrait", "landscape"]),
      description: "The orientation of the device. Default: portrait."
    ),
  ]
  private static let dryRun = Argument(
    name: "dryRun",
    kind: .flag,
    description: "Show the lines that would change, and change nothing."
  )

  /// All tools.
  static let all = [
    MCPTool(
      name: "files",
      title: "List documents",
      description: "Lists the storyboards and xibs of the folder, and the scenes of each.",
      arguments: []
    ),
    MCPTool(
      name: "outline",
      title: "Outline",
      description: "Lists the objects of a document as a tree: id, kind, label, installed, active.",
      arguments: [
        file, scene, sizeClass,
        Argument(name: "constraints", kind: .flag, description: "Also show constraints."),
      ]
    ),
    MCPTool(
      name: "inspect",
      title: "Inspect",
      description: "Lists all values of an object, for each size class.",
      arguments: [
        file,
        Argument(
          name: "object",
          kind: .text,
          description:
            "An id, a name in the outline, the name of an outlet, or a label that outline shows.",
          isRequired: true
        ),
      ]
    ),
    MCPTool(
      name: "picture",
      title: "Picture",
      description: "Draws a scene as an SVG or PNG picture.",
      arguments: [file, scene] + screen + [
        Argument(
          name: "format",
          kind: .choice(["svg", "png"]),
          description: "The format of the picture. Default: png if rsvg-convert is installed."
        )
      ]
    ),
    MCPTool(
      name: "frames",
      title: "Frames",
      description: """
        Computes the frame of each view (x, y, width, height in points, relative to its \
        superview), and lists the texts and controls that cover each other.
        """,
      arguments: [file, scene] + screen
    ),
    MCPTool(
      name: "findings",
      title: "Findings",
      description: """
        Lists the problems of a layout: conflicts, ambiguity, clipped and off-screen views, with \
        suggested edits. With a class or device, it also lists the texts and controls that cover \
        each other there.
        """,
      arguments: [file] + screen
    ),
    MCPTool(
      name: "differences",
      title: "Differences",
      description: """
        Lists what changed in a document, in terms of layout: since the first edit of this \
        session, or from another document.
        """,
      arguments: [
        file,
        Argument(
          name: "from",
          kind: .text,
          description:
            "The older document, relative to the folder of the server. Default: the state before the session."
        ),
      ]
    ),
    MCPTool(
      name: "edit",
      title: "Edit",
      description: """
        Makes edits, all or none, and reports the findings that they add and resolve. Give 'script' or \
        'edits'. A script has one edit in a line, such as: set ID constant 12; add label --into ID \
        --label Title; add constraint 'ID.top = superview.top + 8'; delete ID --from outline; connect \
        ID --outlet NAME --to ID. Edits are the same as JSON objects: {"edit": "set", "object": "ID", \
        "values": {"constant": 12}}.
        """,
      arguments: [
        file,
        Argument(
          name: "script",
          kind: .text,
          description: "The edits as a script, one in each line."
        ),
        Argument(name: "edits", kind: .edits, description: "The edits as JSON objects."),
        sizeClass, dryRun,
        Argument(
          name: "strict",
          kind: .flag,
          description: "Refuse the edits if they add a finding."
        ),
      ],
      isReadOnly: false
    ),
    MCPTool(
      name: "undo",
      title: "Undo",
      description: "Reverses the latest edit of a file in this session, byte for byte.",
      arguments: [file, dryRun],
      isReadOnly: false
    ),
  ]
}
