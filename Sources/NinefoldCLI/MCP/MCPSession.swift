internal import Foundation
internal import LayoutModel
internal import Ninefold

/// The documents of one folder, and the edits of one client.
struct MCPSession {
  private let folder: MCPFolder
  private let isReadOnly: Bool
  private var history = MCPHistory()

  init(_ folder: MCPFolder, isReadOnly: Bool) {
    self.folder = folder
    self.isReadOnly = isReadOnly
  }

  /// The tools that the client may call.
  var tools: [MCPTool] { MCPTool.all.filter { $0.isReadOnly || !isReadOnly } }

  /// Calls a tool whose arguments were checked.
  mutating func call(_ tool: MCPTool, _ arguments: JSON) throws -> MCPAnswer {
    if tool.name == "files" { return listing() }
    let file = try folder.document(arguments["file"]?.string ?? "")
    switch tool.name {
    case "outline": return try outline(file, arguments)
    case "inspect": return try inspection(file, arguments)
    case "picture": return try picture(file, arguments)
    case "frames": return try frames(file, arguments)
    case "findings": return try findings(file, arguments)
    case "differences": return try differences(file, arguments)
    case "edit": return try edit(file, arguments)
    case "undo": return try undo(file, arguments)
    default: throw MCPFailure("there is no tool named \(tool.name)")
    }
  }

  // MARK: - Reading

  private func listing() -> MCPAnswer {
    let names = folder.documents()
    let files = names.prefix(MCPFolder.mostFiles).map { name -> JSON in
      let document = try? Document(contentsOf: name)
      let scenes = document?.scenes.map { scene in
        JSON.object([
          ("id", .string(scene.id.rawValue)), ("controller", .text(scene.controller?.rawValue)),
        ])
      }
      return .object([
        ("file", .string(name)), ("platform", .text(document?.platform.rawValue)),
        ("scenes", .array(scenes ?? [])), ("readable", .bool(document != nil)),
      ])
    }
    return MCPAnswer(
      .object([
        ("files", .array(files)), ("leftOut", .integer(max(0, names.count - files.count))),
      ])
    )
  }

  private func outline(_ file: String, _ arguments: JSON) throws -> MCPAnswer {
    let project = try OpenFiles(at: [file]).project
    let scene = try arguments["scene"]?.string.map { try project.scene(named: $0, in: file) }
    let outline = Outline(
      of: try project.outline(of: file, scene: scene),
      in: try sizeClass(arguments) ?? .anyAny,
      withConstraints: arguments["constraints"]?.boolean ?? false
    )
    return MCPAnswer(outline.json(file))
  }

  private func inspection(_ file: String, _ arguments: JSON) throws -> MCPAnswer {
    let project = try OpenFiles(at: [file]).project
    let object = try project.resolve(arguments["object"]?.string ?? "", in: file)
    return MCPAnswer(JSON.inspection(try project.inspect(object.description)))
  }

  private func picture(_ file: String, _ arguments: JSON) throws -> MCPAnswer {
    let document = try Document(contentsOf: file)
    var options = PreviewOptions()
    options.scene = try arguments["scene"]?.string.map { try document.scene(named: $0, in: file) }
    options.target = try target(arguments)
    options.appearance = AppEnvironmentFinder.appearance(of: file) ?? .light
    // Images of the folder are drawn, and no others.
    options.resourceFolders = [folder.path]
    let wanted = arguments["format"]?.string.flatMap { PreviewFormat(rawValue: $0) }
    let (format, preview) = try drawn(document, file, wanted, options)
    return MCPAnswer(
      picture: preview.bytes,
      type: format == .svg ? "image/svg+xml" : "image/png",
      about: .object([
        ("file", .string(file)), ("format", .string(format.rawValue)),
        ("bytes", .integer(preview.bytes.count)),
        ("notes", .array(preview.notes.map { .string($0) })),
      ])
    )
  }

  private func drawn(
    _ document: Document,
    _ file: String,
    _ wanted: PreviewFormat?,
    _ options: PreviewOptions
  ) throws -> (PreviewFormat, Preview) {
    do {
      let format = wanted ?? .png
      return (format, try document.preview(named: file, as: format, options: options))
    } catch NinefoldError.missingTool where wanted == nil {
      return (.svg, try document.preview(named: file, as: .svg, options: options))
    }
  }

  private func frames(_ file: String, _ arguments: JSON) throws -> MCPAnswer {
    let document = try Document(contentsOf: file)
    let target = try target(arguments) ?? .canvas
    let scene = try arguments["scene"]?.string.map { try document.scene(named: $0, in: file) }
    let frames = document.frames(in: target, scene: scene)
    return MCPAnswer(
      .object([
        ("file", .string(file)),
        ("frames", .object(frames.entries.map { ($0.id.rawValue, JSON.frame($0.frame)) })),
        ("overlaps", .array(document.overlaps(in: target, scene: scene).map(json))),
        ("note", .text(frames.unsolvedNote)),
      ])
    )
  }

  private func findings(_ file: String, _ arguments: JSON) throws -> MCPAnswer {
    var options = try checkOptions()
    options.target = try target(arguments)
    let checked = try DocumentFiles(at: [file]).check(options: options)
    guard case .object(let members) = JSON.findings(checked, fixed: nil) else {
      throw MCPFailure("the findings can't be shown")
    }
    let overlaps = try options.target.map { try Document(contentsOf: file).overlaps(in: $0) }
    return MCPAnswer(
      .object(members + [("overlaps", overlaps.map { .array($0.map(json)) } ?? .null)])
    )
  }

  private mutating func differences(_ file: String, _ arguments: JSON) throws -> MCPAnswer {
    let now = try RegularFile.bytes(of: file)
    let before: [UInt8]
    if let other = arguments["from"]?.string {
      before = try RegularFile.bytes(of: try folder.document(other))
    } else {
      before = history.entries(of: file, now: now).first?.before ?? now
    }
    let (old, new) = (
      try Document(bytes: before, named: file), try Document(bytes: now, named: file)
    )
    return MCPAnswer(JSON.diff(new.difference(from: old)))
  }

  private func json(_ overlap: Overlap) -> JSON {
    .object([
      ("below", .string(overlap.below.rawValue)), ("above", .string(overlap.above.rawValue)),
      ("area", JSON.frame(overlap.area)),
    ])
  }

  // MARK: - Editing

  private mutating func edit(_ file: String, _ arguments: JSON) throws -> MCPAnswer {
    let script = try script(arguments)
    let isDryRun = arguments["dryRun"]?.boolean ?? false
    let isStrict = arguments["strict"]?.boolean ?? false
    let options = try checkOptions()
    let now = try RegularFile.bytes(of: file)
    _ = history.entries(of: file, now: now)
    var opened = try OpenFiles(at: [file], environment: .system)
    let edited = try opened.project.edit(in: try sizeClass(arguments)) { editor in
      editor.keepsOriginals = true
      try script.perform(with: editor)
      let changes = try editor.findingChanges(options)
      if isStrict, !changes.added.isEmpty { throw NinefoldError.addedFindings(changes) }
      return changes
    }
    guard !(try opened.changes().contains(where: \.isNew)) else {
      throw MCPFailure("an edit changes one file here; 'ninefold refactor' makes a new one")
    }
    let changes = isDryRun ? try opened.changes() : try opened.save()
    if !isDryRun {
      let meaning = edited.result.recorded.edit?.intent.meaning ?? ""
      for change in changes { history.add(change, to: file, meaning: meaning) }
    }
    return MCPAnswer(
      EditingResultPrinter(
        edited.result,
        isDryRun: isDryRun,
        files: changes,
        findings: edited.value
      )
      .members
    )
  }

  private mutating func undo(_ file: String, _ arguments: JSON) throws -> MCPAnswer {
    let entries = history.entries(of: file, now: try RegularFile.bytes(of: file))
    guard let last = entries.last else {
      throw MCPFailure(
        "this session has no edit of \(file) to undo, or another program changed the file since"
      )
    }
    let isDryRun = arguments["dryRun"]?.boolean ?? false
    let change = FileChange(document: file, path: file, before: last.after, after: last.before)
    if !isDryRun {
      try change.write()
      history.forgetLast(of: file)
    }
    return MCPAnswer(
      .object([
        ("file", .string(file)), ("undone", .string(last.meaning)), ("dryRun", .bool(isDryRun)),
        ("left", .integer(entries.count - (isDryRun ? 0 : 1))),
        ("diff", .string(change.unifiedDiff)),
      ])
    )
  }

  private func script(_ arguments: JSON) throws -> EditScript {
    switch (arguments["script"]?.string, arguments["edits"]) {
    case (let text?, nil): return try EditScript(text, file: "script")
    case (nil, let edits?): return try EditScript(edits: edits, file: "edits")
    default: throw MCPFailure("give 'script' or 'edits', not both")
    }
  }

  // MARK: - Arguments

  private func sizeClass(_ arguments: JSON) throws -> SizeClass? {
    guard let text = arguments["class"]?.string else { return nil }
    guard let sizeClass = SizeClass(text) else {
      throw MCPFailure("'\(text)' is not a size class, such as compact-regular")
    }
    return sizeClass
  }

  private func target(_ arguments: JSON) throws -> LayoutTarget? {
    let sizeClass = try sizeClass(arguments)
    guard let name = arguments["device"]?.string else {
      guard arguments["orientation"] == nil else {
        throw MCPFailure("an orientation needs a device")
      }
      return sizeClass.map { .sizeClass($0) }
    }
    guard sizeClass == nil else { throw MCPFailure("give a class or a device, not both") }
    guard let device = Device.named(name).first else {
      let nearest = Suggestions.nearest(to: name, among: Device.all.map(\.name))
      let hint = Suggestions.question(nearest).map { "; \($0)" } ?? ""
      throw MCPFailure("no device is named '\(name)'\(hint)")
    }
    let held = arguments["orientation"]?.string.flatMap { Orientation(rawValue: $0) } ?? .portrait
    return .device(device, held)
  }

  /// The options of 'ninefold check' in the folder. Projects above the folder are not read.
  private func checkOptions() throws -> CheckOptions {
    var options = try CheckOptions(configuredBy: folder.configuration)
    options.readsProjects = false
    return options
  }
}
