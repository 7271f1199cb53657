internal import InterfaceBuilderFormat
internal import LayoutEngine
public import LayoutModel
internal import LayoutStore

extension Project {
  /// Checks documents.
  ///
  /// - Parameter documents: Their names; all documents of the project if there are none.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``.
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
}

extension DocumentFiles {
  /// Checks the files; those that can't be read have one finding that says so.
  ///
  /// - Parameter progress: Called before each file with the number begun and the number of all.
  public func check(
    options: CheckOptions = CheckOptions(),
    progress: (Int, Int) -> Void = { _, _ in }
  ) -> [CheckedDocument] {
    let crew = ThreadCrew()
    var finder = AppEnvironmentFinder(options.configuration)
    let found = wanted(by: options).map { file in
      (file: file, environment: options.environment(of: DocumentFiles.name(of: file), by: &finder))
    }
    return crew.map(found, progress: { progress($0, found.count) }) { path, environment in
      do throws(NinefoldError.Refusal) {
        let file = try DocumentFile(path)
        return file.document.checked(as: file.name, options, environment, by: crew) { file.source }
      } catch {
        return CheckedDocument(error, of: DocumentFiles.name(of: path), options, environment)
      }
    }
  }

  /// The files that the configuration does not exclude.
  func wanted(by options: CheckOptions) -> [String] {
    paths.filter { !options.configuration.excludes(DocumentFiles.name(of: $0)) }
  }
}

extension Document {
  /// Checks the document in all nine classes and on the screens of its app, and applies what the
  /// configuration says.
  ///
  /// - Parameters:
  ///   - name: The document's name, a path from the working folder on: the configuration's rules and
  ///     the Xcode project around it are looked up by it.
  ///   - environment: The screens that count; nil to read them from the Xcode project.
  public func check(
    named name: String,
    options: CheckOptions = CheckOptions(),
    environment: AppEnvironment? = nil
  ) -> CheckedDocument {
    let environment = environment ?? options.environment(of: name)
    return checked(as: name, options, environment, by: ThreadCrew()) {
      DocumentWriter.source(of: self)
    }
  }

  /// What is wrong with the layout, whatever a configuration says, in document order.
  ///
  /// - Parameters:
  ///   - target: Where to look; nil for all nine classes on all devices.
  ///   - edited: The objects that were edited since Xcode saved the document: its marks tell nothing of
  ///     them.
  public func findings(
    in target: LayoutTarget? = nil,
    edited: Set<ObjectID> = []
  ) -> [Finding] {
    var options = CheckOptions()
    options.target = target
    return findings(options, edited: edited)
  }
}

/// What is reported of a document's findings, and how many are not.
struct ReportedFindings {
  var findings: [Finding] = []
  /// How many the document or the configuration suppresses.
  var silenced = 0
  /// How many are unsure.
  var unsure = 0
  /// How many are neither, and left out by the preset.
  var leftOut = 0
}

extension CheckedDocument {
  /// A document that can't be read; that is no error where no app has it.
  init(
    _ refusal: NinefoldError.Refusal,
    of name: String,
    _ options: CheckOptions,
    _ environment: AppEnvironment
  ) {
    let finding =
      environment.isOutsideTargets
      ? Finding.unreadable("\(refusal.reason). No target of the project has the file").lowered()
      : Finding.unreadable(refusal.reason)
    let reported = options.reported([finding], of: name)
    self.init(
      document: name,
      findings: reported.findings,
      causes: Cause.causes(of: reported.findings, in: nil, sizes: []),
      refusal: refusal,
      silenced: reported.silenced,
      unsure: reported.unsure,
      leftOut: reported.leftOut,
      lineByID: [:]
    )
  }
}

extension CheckOptions {
  /// What surrounds a document; nothing is known where projects are not read.
  func environment(of document: String) -> AppEnvironment {
    var finder = AppEnvironmentFinder(configuration)
    return environment(of: document, by: &finder)
  }

  /// What surrounds a document, found with what was found before.
  func environment(
    of document: String,
    by finder: inout AppEnvironmentFinder
  ) -> AppEnvironment {
    readsProjects ? finder.environment(of: document) : AppEnvironment()
  }

  /// What of a document's findings is wanted, as the configuration weighs it.
  func reported(_ findings: [Finding], of document: String) -> ReportedFindings {
    var reported = ReportedFindings()
    let atRunTime = Set(
      findings.lazy.filter { $0.sizeClass?.isFinal ?? true && !$0.isUnsure }.map(\.id)
    )
    for finding in findings where isWanted(finding.kind) {
      let judged = configuration.judge(finding, in: document, on: today)
      if preset == .all {
        reported.findings.append(judged ?? finding)
      } else if let judged, !judged.isSilenced {
        if judged.isUnsure {
          reported.unsure += 1
        } else if isAskedFor(judged.kind)
          || preset.reports(judged) && (atRunTime.contains(judged.id) || !isOfBaseOnly(judged))
        {
          reported.findings.append(judged)
        } else {
          reported.leftOut += 1
        }
      } else {
        reported.silenced += 1
      }
    }
    return reported
  }

  /// True for what the engine sees in a class with an "any" and in no final one: no app runs in such a
  /// class, whose rows those of the final classes override.
  private func isOfBaseOnly(_ finding: Finding) -> Bool {
    preset == .adopt && target == nil && finding.kind.dependsOnFrames
      && finding.certainty == .computed
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

extension [Finding] {
  /// The findings with those suggestions only that their causes have.
  fileprivate func suggesting(as causes: [Cause]) -> [Finding] {
    guard contains(where: { !$0.suggestions.isEmpty }) else { return self }
    var kept: [String: [SuggestedEdit]] = [:]
    for cause in causes {
      for finding in cause.findings { kept[finding.id, default: []] += cause.finding.suggestions }
    }
    return map { finding in
      if finding.suggestions.isEmpty { return finding }
      let edits = kept[finding.id] ?? []
      return finding.suggesting(finding.suggestions.filter(edits.contains))
    }
  }
}

extension Document {
  /// Checks the document and applies what the configuration says.
  ///
  /// - Parameters:
  ///   - edited: The objects that were edited since Xcode saved the document.
  ///   - found: All its findings; nil to look for them.
  ///   - source: The document's file; asked for if there is anything to report.
  func checked(
    as name: String,
    _ options: CheckOptions,
    _ environment: AppEnvironment,
    edited: Set<ObjectID> = [],
    found: [Finding]? = nil,
    by crew: ThreadCrew,
    source: () -> DocumentSource
  ) -> CheckedDocument {
    let all = found ?? findings(options, environment, edited: edited, by: crew)
    let reported = options.reported(all, of: name)
    let trial = SuggestionTrial(self, options, environment, findings: all, by: crew)
    let causes = trial.verified(causes(of: reported.findings, options, environment))
    return CheckedDocument(
      document: name,
      findings: reported.findings.suggesting(as: causes),
      causes: causes,
      refusal: nil,
      silenced: reported.silenced,
      unsure: reported.unsure,
      leftOut: reported.leftOut,
      lineByID: reported.findings.isEmpty ? [:] : lines(of: reported.findings, in: source())
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
}
