internal import InterfaceBuilderFormat
internal import LayoutEngine
internal import LayoutModel
internal import LayoutStore

extension Project {
  /// Checks documents.
  ///
  /// - Parameter documents: Their names; all documents of the project if there are none.
  /// - Throws: ``ProjectError/unknownDocument(_:suggestions:)``.
  public func check(
    _ documents: [String] = [],
    options: CheckOptions = CheckOptions(),
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws -> [CheckedDocument] {
    let names = documents.isEmpty ? try documentNames() : documents
    return try names.enumerated().compactMap { number, name in
      progress(number, names.count)
      guard !options.configuration.excludes(name) else { return nil }
      let document = try document(named: name)
      return try document.checked(as: name, options) { ObjectLines(document) }
    }
  }
}

extension PlainFiles {
  /// Checks files without a project.
  ///
  /// - Parameter paths: Files, and folders whose storyboards and xibs are meant.
  /// - Throws: ``ProjectError/refused(_:)`` naming every file that is no document.
  public static func check(
    _ paths: [String],
    options: CheckOptions = CheckOptions(),
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws -> [CheckedDocument] {
    let files = try DocumentFiles.expand(paths)
      .filter { !options.configuration.excludes(DocumentFiles.name(of: $0)) }
    var checked: [CheckedDocument] = []
    var refused: [ProjectError.Refusal] = []
    for (number, file) in files.enumerated() {
      progress(number, files.count)
      let (item, bytes) = DocumentQueue.readWithBytes(file)
      switch item {
      case .document(let read):
        checked.append(
          try read.document.checked(as: read.name, options) { ObjectLines(bytes) }
        )
      case .refused(let refusal): refused.append(refusal)
      }
    }
    guard refused.isEmpty else { throw ProjectError.refused(refused) }
    return checked
  }
}

extension Document {
  /// Checks the document and applies what the configuration says.
  ///
  /// - Parameter lines: Finds where objects begin; asked if there is anything to tell.
  func checked(
    as name: String,
    _ options: CheckOptions,
    lines: () -> ObjectLines
  ) throws -> CheckedDocument {
    let all = findings(options).filter { options.kinds?.contains($0.kind) ?? true }
    let judged = all.compactMap { options.configuration.judge($0, in: name) }
    let told =
      options.includesSilenced
      ? all.map { options.configuration.judge($0, in: name) ?? $0 }
      : judged.filter { !$0.isSilenced && !$0.isUnsure }
    return CheckedDocument(
      document: name,
      findings: told,
      silenced: all.count - told.count,
      lines: told.isEmpty ? ObjectLines() : lines()
    )
  }

  /// All findings, in document order.
  func findings(_ options: CheckOptions) -> [Finding] {
    let engine = LayoutEngine(self)
    var found: [Finding]
    switch options.target {
    case nil:
      found = engine.findings(in: SizeClass.all, onDevices: options.onDevices)
      found += rowFindings()
    case .sizeClass(let sizeClass):
      found = engine.findings(in: [sizeClass], onDevices: options.onDevices)
      found += rowFindings(in: [sizeClass])
    case let target?:
      let environment = target.environment(of: self)
      found = engine.findings(in: environment)
      found += rowFindings(in: [environment.sizeClass])
    }
    if !hasReliableFrames {
      found = found.map { $0.kind.dependsOnFrames ? $0.doubted() : $0 }
    }
    return inDocumentOrder(found)
  }

  /// True where measured frames are right often enough for findings that rest on them
  /// (`docs/checks.md` gives the figures).
  private var hasReliableFrames: Bool {
    let runtime = objects.first { $0.role == .document }?.attribute("targetRuntime") ?? ""
    return !runtime.hasPrefix("MacOSX")
  }

  /// By object, then kind, then class; each once.
  private func inDocumentOrder(_ findings: [Finding]) -> [Finding] {
    var places: [ObjectID: Int] = [:]
    for (place, object) in objects.enumerated() { places[object.id] = place }
    let kinds = Finding.Kind.allCases
    let ranked = findings.enumerated().map { number, finding in
      (
        place: places[finding.object] ?? objects.count,
        kind: kinds.firstIndex(of: finding.kind) ?? kinds.count,
        sizeClass: SizeClass.all.firstIndex(of: finding.sizeClass) ?? 0,
        number: number, finding: finding
      )
    }
    var result: [Finding] = []
    for (_, _, _, _, finding) in ranked.sorted(by: {
      ($0.place, $0.kind, $0.sizeClass, $0.number) < ($1.place, $1.kind, $1.sizeClass, $1.number)
    }) where result.last != finding {
      result.append(finding)
    }
    return result
  }
}
