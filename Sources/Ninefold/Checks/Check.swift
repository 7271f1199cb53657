internal import InterfaceBuilderFormat
internal import LayoutEngine
public import LayoutModel
internal import LayoutStore

extension Project {
  /// Checks documents and applies the configuration. The default options check all nine size
  /// classes on all devices.
  ///
  /// - Parameters:
  ///   - documents: The names of the documents; nil for all.
  ///   - progress: Called with the number of finished documents and the total.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``, or ``NinefoldError/refused(_:)``
  ///   if a query of the configuration exceeds its limits.
  public func check(
    _ documents: [String]? = nil,
    options: CheckOptions = CheckOptions(),
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws -> [CheckedDocument] {
    let names = try checkedNames(documents, options)
    let checker = try checker(options)
    let executor = ThreadPool()
    var checked: [CheckedDocument] = []
    var finder = AppEnvironmentFinder(options.configuration)
    // Limit the documents in memory to those that are processed in parallel.
    for start in stride(from: 0, to: names.count, by: executor.size) {
      let end = min(start + executor.size, names.count)
      let read = try names[start..<end]
        .map { name in
          (
            name: name, document: try document(named: name),
            environment: options.environment(of: name, by: &finder),
            edited: try editedObjects(of: name)
          )
        }
      checked += executor.map(read) { name, document, environment, edited in
        document.checked(as: name, checker, environment, edited: edited, by: executor) {
          DocumentWriter.source(of: document)
        }
      }
      progress(end, names.count)
    }
    return checked + checker.checkedSources(beside: names)
  }

  /// Returns a checker, with the findings of the house rules in the project.
  func checker(_ options: CheckOptions) throws -> Checker {
    let house = try HouseRule.findings(
      of: options.chosenHouseRules,
      rows: { try store.rows(of: $0, most: HouseRule.mostFindings) },
      objects: { try objects(of: $0, scene: nil) }
    )
    return Checker(options, houseFindings: house)
  }

  /// Returns those of the documents that the configuration doesn't exclude; nil stands for all.
  func checkedNames(_ documents: [String]?, _ options: CheckOptions) throws -> [String] {
    try (documents ?? documentNames())
      .filter { !options.configuration.excludes($0) }
  }
}

extension DocumentFiles {
  /// Checks the files. A file that can't be read gets one finding, which has the reason.
  ///
  /// - Parameter progress: Called with the number of finished files and the total.
  /// - Throws: ``NinefoldError/refused(_:)`` if a query of the configuration exceeds its limits.
  public func check(
    options: CheckOptions = CheckOptions(),
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws -> [CheckedDocument] {
    let executor = ThreadPool()
    let checker = try checker(options)
    var finder = AppEnvironmentFinder(options.configuration)
    let files = wanted(by: options)
    let found = files.map { file in
      (file: file, environment: options.environment(of: DocumentFiles.name(of: file), by: &finder))
    }
    return executor.map(found, progress: { progress($0, found.count) }) { path, environment in
      do throws(NinefoldError.Refusal) {
        let file = try DocumentFile(path)
        return file.document.checked(as: file.name, checker, environment, by: executor) {
          file.source
        }
      } catch {
        return CheckedDocument(error, of: DocumentFiles.name(of: path), options, environment)
      }
    } + checker.checkedSources(beside: files)
  }

  /// Returns a checker, with the findings of the house rules in the files.
  func checker(_ options: CheckOptions) throws -> Checker {
    let rules = options.chosenHouseRules
    if rules.isEmpty { return Checker(options) }
    // A file that can't be read has a finding of its own.
    let read = ThreadPool().map(wanted(by: options)) { try? DocumentFile($0) }.compactMap { $0 }
    let store = try Project.inMemory(read.map { ($0.name, $0.document) }).store
    let documents = Dictionary(read.map { ($0.name, $0.document) }) { first, _ in first }
    let house = try HouseRule.findings(
      of: rules,
      rows: { try store.rows(of: $0, most: HouseRule.mostFindings) },
      objects: { documents[$0]?.objects ?? [] }
    )
    return Checker(options, houseFindings: house)
  }

  /// Returns the files that the configuration doesn't exclude.
  func wanted(by options: CheckOptions) -> [String] {
    paths.filter { !options.configuration.excludes(DocumentFiles.name(of: $0)) }
  }
}

extension Document {
  /// Checks the document in all nine size classes and on the screens of its app, and applies the
  /// configuration. House rules, which are queries, don't run: they need a project or files.
  ///
  /// - Parameters:
  ///   - name: The document's name, a path relative to the working folder. The patterns of the
  ///     configuration match it, and Ninefold looks for the Xcode project in the folders above it.
  ///   - environment: The screens to check; nil to read them from the Xcode project.
  public func check(
    named name: String,
    options: CheckOptions = CheckOptions(),
    environment: AppEnvironment? = nil
  ) -> CheckedDocument {
    let environment = environment ?? options.environment(of: name)
    return checked(as: name, Checker(options), environment, by: ThreadPool()) {
      DocumentWriter.source(of: self)
    }
  }

  /// Returns all findings about the layout in document order, without a configuration.
  ///
  /// - Parameters:
  ///   - target: The size class or screen to check; nil for all nine size classes on all devices.
  ///   - edited: The objects that changed since Xcode saved the document, so that Xcode's marks
  ///     don't apply to them.
  public func findings(
    in target: LayoutTarget? = nil,
    edited: Set<ObjectID> = []
  ) -> [Finding] {
    findings(Checker(.unfiltered(in: target)), edited: edited)
  }
}

/// The reported findings of a document, and the numbers of the others.
struct ReportedFindings {
  var findings: [Finding] = []
  /// The number of findings that the document or the configuration suppresses.
  var suppressed = 0
  /// The number of findings that are uncertain.
  var unsure = 0
  /// The number of other findings that the preset omits.
  var leftOut = 0
  /// The numbers of those that no preset but `all` reports, by kind.
  var leftOutOnRequest: [Finding.Kind: Int] = [:]
}

extension CheckedDocument {
  /// Creates the result for a document that can't be read. This isn't an error if no target
  /// contains it.
  init(
    _ refusal: NinefoldError.Refusal,
    of name: String,
    _ options: CheckOptions,
    _ environment: AppEnvironment
  ) {
    let finding = Finding.unreadable(refusal.reason)
    let found = environment.isOutsideTargets ? finding.outsideTargets() : finding
    self.init(file: name, [found], refusal: refusal, isSource: false, options)
  }
}

extension CheckOptions {
  /// Returns the environment of a document; empty if projects aren't read.
  func environment(of document: String) -> AppEnvironment {
    var finder = AppEnvironmentFinder(configuration)
    return environment(of: document, by: &finder)
  }

  /// Returns the environment of a document, and reuses what the finder has cached.
  func environment(
    of document: String,
    by finder: inout AppEnvironmentFinder
  ) -> AppEnvironment {
    readsProjects ? finder.environment(of: document) : AppEnvironment()
  }

  /// Selects the findings to report and applies the configured severities.
  func reported(_ findings: [Finding], of document: String) -> ReportedFindings {
    var reported = ReportedFindings()
    // Few findings are of base classes only, so the set is rarely needed.
    lazy var atRunTime = Set(
      findings.lazy.filter { $0.sizeClass?.isFinal ?? true && !$0.isUnsure }.map(\.id)
    )
    for finding in findings where isWanted(finding.kind) {
      let judged = configuration.judge(finding, in: document, on: today)
      if preset == .all {
        reported.findings.append(judged ?? finding)
      } else if let judged, !judged.isSuppressed {
        if judged.isUnsure {
          reported.unsure += 1
        } else if isAskedFor(judged.kind)
          || preset.reports(judged) && (!isOfBaseOnly(judged) || atRunTime.contains(judged.id))
        {
          reported.findings.append(judged)
        } else {
          reported.leftOut += 1
          if !CheckPreset.thorough.reports(judged) {
            reported.leftOutOnRequest[judged.kind, default: 0] += 1
          }
        }
      } else {
        reported.suppressed += 1
      }
    }
    return reported
  }

  /// Returns true if the finding counts only if it also occurs in a final class. The engine
  /// computes frames in classes with an "any" too. No app runs in such a class, and rows of the
  /// final classes override its rows.
  private func isOfBaseOnly(_ finding: Finding) -> Bool {
    (preset == .adopt || preset == .accessibility) && target == nil && finding.kind.dependsOnFrames
      && finding.certainty == .computed
  }

  /// Returns true if the options or the configuration name a kind.
  func isAskedFor(_ kind: Finding.Kind) -> Bool {
    kinds?.contains(kind) == true || configuration.names(kind)
  }

  /// Always true for unreadable documents, because without a finding they would seem to pass.
  private func isWanted(_ kind: Finding.Kind) -> Bool {
    kind == .unreadableDocument || kinds?.contains(kind) ?? true
  }
}

extension [Finding] {
  /// Returns the findings with only the suggestions that their causes have.
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
  /// Checks the document and applies the configuration.
  ///
  /// - Parameters:
  ///   - edited: The objects that changed since Xcode saved the document.
  ///   - examination: All findings of the document; nil to compute them.
  ///   - source: Returns the document's file; called only if there are findings to report.
  func checked(
    as name: String,
    _ checker: Checker,
    _ environment: AppEnvironment,
    edited: Set<ObjectID> = [],
    examination: Examination? = nil,
    by executor: ThreadPool,
    source: () -> DocumentSource
  ) -> CheckedDocument {
    let examination =
      examination
      ?? self.examination(
        checker,
        environment,
        named: name,
        edited: edited,
        by: executor
      )
    let options = checker.options
    let reported = options.reported(examination.findings, of: name)
    let trial = SuggestionTrial(
      of: causes(of: reported.findings, examination.engine.indexByID, options, environment),
      in: self,
      examination,
      options,
      environment,
      by: executor
    )
    let causes = trial.verified()
    return CheckedDocument(
      document: name,
      findings: reported.findings.suggesting(as: causes),
      causes: causes,
      refusal: nil,
      suppressed: reported.suppressed,
      unsure: reported.unsure,
      leftOut: reported.leftOut,
      leftOutOnRequest: reported.leftOutOnRequest,
      unsearched: options.unsearchedKinds,
      lineByID: reported.findings.isEmpty ? [:] : lines(of: reported.findings, in: source())
    )
  }

  /// Returns the sizes of the screens to check.
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

  /// Groups the findings by their causes. `indexByID` is the index of the document's objects.
  func causes(
    of findings: [Finding],
    _ indexByID: ObjectIndex,
    _ options: CheckOptions,
    _ environment: AppEnvironment
  ) -> [Cause] {
    if findings.isEmpty { return [] }
    return Cause.causes(
      of: findings,
      among: objects,
      indexByID,
      sizes: screenSizes(options, of: environment.screens),
      sizesByScene: environment.screensByScene.mapValues { screenSizes(options, of: $0) }
    )
  }

  /// Returns the line of the first tag of each object with a finding. The findings are in document
  /// order.
  private func lines(of findings: [Finding], in source: DocumentSource) -> [ObjectID: Int] {
    var places: [Int] = []
    var place = 0
    // Indices, because a finding is slow to copy.
    for index in findings.indices {
      while place < objects.count, objects[place].id != findings[index].object { place += 1 }
      if place < objects.count, places.last != place { places.append(place) }
    }
    return lines(of: places, in: source)
  }
}
