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
    let crew = ThreadCrew()
    var checked: [CheckedDocument] = []
    var finder = AppEnvironmentFinder(options.configuration)
    // No more documents in memory than are worked on at the same time.
    for start in stride(from: 0, to: names.count, by: crew.size) {
      progress(start, names.count)
      let read = try names[start..<min(start + crew.size, names.count)]
        .filter { !options.configuration.excludes($0) }
        .map { name in
          (
            name: name, document: try document(named: name),
            environment: options.environment(of: name, by: &finder),
            edited: try editedObjects(of: name)
          )
        }
      checked += crew.map(read) { name, document, environment, edited in
        document.checked(as: name, options, environment, edited: edited, by: crew) {
          DocumentWriter.source(of: document)
        }
      }
    }
    return checked
  }

  /// The objects of a document that were edited here, of which the marks of Xcode tell nothing.
  func editedObjects(of document: String) throws -> Set<ObjectID> {
    try namingDocuments { try store.editedObjects(ofDocument: document) }
  }
}

extension PlainFiles {
  /// Checks files without a project; those that can't be read have one finding that says so.
  ///
  /// - Parameter paths: Files, and folders whose storyboards and xibs are meant.
  /// - Throws: ``ProjectError/nothingToImport(paths:)`` if nothing is found at all.
  public static func check(
    _ paths: [String],
    options: CheckOptions = CheckOptions(),
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws -> [CheckedDocument] {
    let files = try DocumentFiles.expand(paths)
      .filter { !options.configuration.excludes(DocumentFiles.name(of: $0)) }
    let crew = ThreadCrew()
    var finder = AppEnvironmentFinder(options.configuration)
    let found = files.map { file in
      (file: file, environment: options.environment(of: DocumentFiles.name(of: file), by: &finder))
    }
    return crew.map(found, progress: { progress($0, files.count) }) { file, environment in
      let name = DocumentFiles.name(of: file)
      return switch FileReading(file) {
      case .read(let document, let source):
        document.checked(as: name, options, environment, by: crew) { source }
      case .refused(let refusal): CheckedDocument(refusal, of: name, options)
      }
    }
  }
}

/// What is told of a document's findings, and how many are not.
struct ToldFindings {
  var findings: [Finding] = []
  /// How many the document or the configuration silences.
  var silenced = 0
  /// How many are unsure.
  var unsure = 0
  /// How many are neither, and left out by the preset.
  var leftOut = 0
}

extension CheckedDocument {
  /// A document that can't be read.
  fileprivate init(_ refusal: ProjectError.Refusal, of name: String, _ options: CheckOptions) {
    let told = options.told([.unreadable(refusal.reason)], of: name)
    self.init(
      document: name,
      findings: told.findings,
      causes: Cause.causes(of: told.findings, in: nil, sizes: []),
      refusal: refusal,
      silenced: told.silenced,
      unsure: told.unsure,
      leftOut: told.leftOut,
      lineByID: [:]
    )
  }
}

extension CheckOptions {
  /// What surrounds a document; nothing is known where projects are not read.
  func environment(
    of document: String,
    by finder: inout AppEnvironmentFinder
  ) -> AppEnvironment {
    readsProjects ? finder.environment(of: document) : AppEnvironment()
  }

  /// What of a document's findings is wanted, as the configuration weighs it.
  func told(_ findings: [Finding], of document: String) -> ToldFindings {
    var told = ToldFindings()
    for finding in findings where isWanted(finding.kind) {
      let judged = configuration.judge(finding, in: document, on: today)
      if preset == .all {
        told.findings.append(judged ?? finding)
      } else if let judged, !judged.isSilenced {
        if judged.isUnsure {
          told.unsure += 1
        } else if preset.tells(judged) || isAskedFor(judged.kind) {
          told.findings.append(judged)
        } else {
          told.leftOut += 1
        }
      } else {
        told.silenced += 1
      }
    }
    return told
  }

  /// True for a kind that the command or the configuration names.
  private func isAskedFor(_ kind: Finding.Kind) -> Bool {
    kinds?.contains(kind) == true || configuration.severities[kind] != nil
  }

  /// Without word of a document that can't be read, there would seem to be nothing wrong with it.
  private func isWanted(_ kind: Finding.Kind) -> Bool {
    kind == .unreadableDocument || kinds?.contains(kind) ?? true
  }
}

extension Document {
  /// Checks the document and applies what the configuration says.
  ///
  /// - Parameters:
  ///   - edited: The objects that were edited since Xcode saved the document.
  ///   - source: The document's file; asked for if there is anything to tell.
  func checked(
    as name: String,
    _ options: CheckOptions,
    _ environment: AppEnvironment,
    edited: Set<ObjectID> = [],
    by crew: ThreadCrew,
    source: () -> DocumentSource
  ) -> CheckedDocument {
    let told = toldFindings(as: name, options, environment, edited: edited, by: crew)
    return CheckedDocument(
      document: name,
      findings: told.findings,
      causes: causes(of: told.findings, options, environment),
      refusal: nil,
      silenced: told.silenced,
      unsure: told.unsure,
      leftOut: told.leftOut,
      lineByID: told.findings.isEmpty ? [:] : lines(of: told.findings, in: source())
    )
  }

  /// The sizes of the screens that a check looks at.
  private func screenSizes(_ options: CheckOptions, of app: AppScreens) -> [Size] {
    guard options.onDevices else { return [] }
    let screens = LayoutScreen.all(for: self, of: app)
    return switch options.target {
    case nil: screens.map(\.environment.screen)
    case .sizeClass(let sizeClass):
      screens.compactMap { $0.showing(sizeClass) }.map(\.environment.screen)
    default: []
    }
  }

  /// The findings by their causes.
  private func causes(
    of findings: [Finding],
    _ options: CheckOptions,
    _ environment: AppEnvironment
  ) -> [Cause] {
    if findings.isEmpty { return [] }
    return Cause.causes(
      of: findings,
      in: self,
      sizes: screenSizes(options, of: environment.screens),
      sizesByScene: environment.screensByScene.mapValues { screenSizes(options, of: $0) }
    )
  }

  /// What the configuration wants told, in document order, and how many it does not.
  func toldFindings(
    as name: String,
    _ options: CheckOptions,
    _ environment: AppEnvironment,
    edited: Set<ObjectID> = [],
    by crew: ThreadCrew = ThreadCrew()
  ) -> ToldFindings {
    options.told(findings(options, environment, edited: edited, by: crew), of: name)
  }

  /// The lines on which the objects of findings begin, which are in document order.
  private func lines(of findings: [Finding], in source: DocumentSource) -> [ObjectID: Int] {
    var places: [Int] = []
    var place = 0
    for finding in findings {
      while place < objects.count, objects[place].id != finding.object { place += 1 }
      if place < objects.count, places.last != place { places.append(place) }
    }
    places.sort { source.offsets[$0] < source.offsets[$1] }
    return Dictionary(
      zip(places.map { objects[$0].id }, source.lines(of: places)),
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// What findings rest on.
  private enum FindingSource: CaseIterable {
    case frames, rows
  }

  /// All findings, in document order.
  ///
  /// - Parameters:
  ///   - environment: The screens that count where no class or screen is asked for.
  ///   - edited: The objects that were edited since Xcode saved the document.
  func findings(
    _ options: CheckOptions,
    _ environment: AppEnvironment = AppEnvironment(),
    edited: Set<ObjectID> = [],
    by crew: ThreadCrew = ThreadCrew()
  ) -> [Finding] {
    let evidence = options.ignoresMarks ? CanvasEvidence.engine : .marks(exceptOf: edited)
    var found = crew.map(FindingSource.allCases) { source -> [Finding] in
      switch (source, options.target) {
      case (.frames, nil):
        LayoutEngine(self).findings(
          onDevices: options.onDevices,
          evidence: evidence,
          of: environment.screens(of:),
          by: crew
        )
      case (.frames, .sizeClass(let sizeClass)):
        LayoutEngine(self).findings(
          in: [sizeClass],
          onDevices: options.onDevices,
          evidence: evidence,
          by: crew
        )
      case (.frames, let target?):
        LayoutEngine(self).findings(in: target.environment(of: self), evidence: evidence)
      case (.rows, nil): rowFindings()
      case (.rows, let target?): rowFindings(in: [target.environment(of: self).sizeClass])
      }
    }.flatMap { $0 }
    if !hasReliableFrames {
      found = found.map { finding in
        let isComputed = finding.kind.dependsOnFrames && finding.certainty == .computed
        return isComputed ? finding.doubted() : finding
      }
    }
    return inDocumentOrder(found)
  }

  /// True where measured frames are right often enough for findings that rest on them
  /// (`docs/checks.md` gives the figures).
  private var hasReliableFrames: Bool {
    let runtime = objects.first { $0.role == .document }?.attribute("targetRuntime") ?? ""
    return !runtime.hasPrefix("MacOSX")
  }

  /// By object, then kind, then class; each object and class once for a kind.
  private func inDocumentOrder(_ findings: [Finding]) -> [Finding] {
    var places: [ObjectID: Int] = [:]
    places.reserveCapacity(objects.count)
    for place in objects.indices { places[objects[place].id] = place }
    let ranks = findings.indices.map { number in
      Rank(
        object: findings[number].object.flatMap { places[$0] } ?? places.count,
        kind: Rank.kinds.firstIndex(of: findings[number].kind) ?? 0,
        sizeClass: findings[number].sizeClass.flatMap(SizeClass.all.firstIndex) ?? 0,
        number: number
      )
    }
    return Finding.unified(ranks.sorted().map { findings[$0.number] })
  }

  /// Where a finding stands among the others.
  private struct Rank: Comparable {
    let object: Int
    let kind: Int
    let sizeClass: Int
    let number: Int

    static let kinds = Finding.Kind.allCases

    static func < (left: Rank, right: Rank) -> Bool {
      (left.object, left.kind, left.sizeClass, left.number)
        < (right.object, right.kind, right.sizeClass, right.number)
    }
  }
}
