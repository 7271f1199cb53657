import LayoutModel

/// Creates the parts of all classes of a scene.
struct PartsWriter {
  let parts: [ClassParts]
  /// The omissions that belong to no object of a class.
  let notes: [String]
  /// All segues.
  let segues: [Segue]
  /// The modules that the code imports, sorted: also that of the style's library if a constraint
  /// uses it.
  let modules: [String]

  init(_ reader: SceneReader, _ style: CodeStyle, _ syntax: Syntax) {
    let scene = reader.scene
    let ledger = reader.ledger
    let written = scene.classes.map { ConstraintStatements($0, style, syntax.language) }
    modules = Set(scene.modules + written.compactMap(\.module)).sorted()
    let connections = ConnectionStatements(scene, written, syntax, ledger)
    let segues = connections.parts.first?.segues ?? []
    self.segues = segues.map(\.segue)
    let controllers = ControllerParts(reader, PartsWriter.unique(segues), syntax)
    let tables = TableParts(
      scene,
      segues: controllers.segues.map(\.segue),
      reader.values,
      syntax,
      ledger
    )
    let toolbars = ToolbarParts(scene, syntax, ledger)
    let extras = scene.classes.enumerated().map { index, own in
      ExtraStatements(
        own,
        controller: index == 0 ? reader.controller : nil,
        reader.values,
        syntax,
        ledger
      )
    }
    ledger.finish(scene.platform)
    let reasons = Dictionary(grouping: ledger.omissions, by: \.id).mapValues { omissions in
      omissions.map { "// Left out: \($0.sentence)." }
    }
    parts = scene.classes.enumerated().map { index, own in
      let views = ViewStatements(own, syntax, extras[index])
      let (leaving, entering) = written[index].activity()
      let comings = views.comings()
      let connected = connections.parts[index]
      let conformances = index == 0 ? tables.conformances + toolbars.conformances : []
      let part = ClassParts(
        own: own,
        shell: views.configuring(isShell: true, notes: reasons) + views.hierarchy(isShell: true),
        configuring: views.configuring(isShell: false, notes: reasons),
        adding: views.hierarchy(isShell: false) + extras[index].arranged,
        constraining: written[index].making(),
        connecting: connected.statements(base: own.container.base, conformances)
          .filter { index > 0 || !toolbars.statements.contains($0) },
        following: leaving + comings + written[index].constants() + views.varied() + entering,
        arranges: !comings.isEmpty,
        properties: connected.properties,
        methods: connected.actions.methods(syntax, base: own.container.base),
        conformances: conformances,
        constraints: written[index]
      )
      if index > 0 { return part }
      let shell = reader.controller.map { views.controller($0.id, notes: reasons) } ?? []
      return part.asMain(
        of: reader.controller,
        shell: shell,
        late: views.late(),
        controllers,
        tables,
        toolbars
      )
    }
    let members = scene.classes.flatMap { $0.objects.map(\.object.id) }
    let used = Set(members + [reader.controller?.id].compactMap { $0 })
    notes = (ledger.omissions.filter { !used.contains($0.id) } + reader.documentOmissions).map {
      "// Left out: \($0.sentence)."
    }
  }

  /// Returns the segues with a method name each.
  private static func unique(_ segues: [SegueStatements]) -> [SegueStatements] {
    var taken: Set<String> = []
    return segues.filter {
      $0.segue.kind == "relationship" || taken.insert($0.segue.method).inserted
    }
  }
}

extension SceneCode.Omission {
  /// The omission as one sentence without a period.
  var sentence: String {
    var text = id.rawValue
    if let attribute { text += " \(attribute)" }
    if let value { text += " = \(value.prefix(80))" }
    if let variation { text += " in \(variation.rawValue)" }
    return StringLiteral.comment("\(text): \(reason)")
  }
}
