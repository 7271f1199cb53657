internal import LayoutEditing
internal import InterfaceBuilderFormat
public import LayoutModel
internal import LayoutStore

/// The result of fixing a document.
public struct FixedDocument: Sendable {
  /// A fixed finding.
  public struct Fix: Sendable {
    /// The finding.
    public let finding: Finding
    /// Descriptions of the edits, a sentence each without a period.
    public let edits: [String]
  }

  /// The document's name, or the path of a file.
  public let document: String
  /// The fixed findings in document order.
  public let fixes: [Fix]
  /// The reason why the file couldn't be written; nil if writing succeeded or wasn't needed. If there
  /// is one, nothing is fixed. For a file that can't be read, see ``CheckedDocument/refusal``.
  public let failure: NinefoldError.Refusal?
  /// The result of checking the document after the fixes; in a dry run, before them.
  public let checked: CheckedDocument
}

extension Document {
  /// Applies the fix of each finding that has exactly one safe fix.
  ///
  /// Findings that the configuration turns off or suppresses aren't fixed.
  ///
  /// - Parameters:
  ///   - name: The document's name, as for ``check(named:options:environment:)``.
  ///   - environment: The screens to check; nil to read them from the Xcode project.
  /// - Returns: The fixes in document order. If there are none, the document is unchanged.
  public mutating func fix(
    named name: String,
    options: CheckOptions = CheckOptions(),
    environment: AppEnvironment? = nil
  ) -> [FixedDocument.Fix] {
    let found = findings(
      Checker(options),
      environment ?? options.environment(of: name),
      named: name
    )
    return fix(options.reported(found, of: name).findings)
  }

  /// Applies the fixes of findings. Skips findings that may be wrong, and fixes that have no effect
  /// after the edits before them.
  fileprivate mutating func fix(_ findings: [Finding]) -> [FixedDocument.Fix] {
    var slice = LayoutSlice(self)
    var fixes: [FixedDocument.Fix] = []
    var settled: Set<String> = []
    var context = EditingContext(ids: IdentifierSource(seed: 0))
    var released: [ResourceReference] = []
    // A finding in several classes has a single fix.
    for finding in findings where finding.isFixable && settled.insert(finding.id).inserted {
      do {
        let results = try LayoutEditing.apply(finding.fix, to: &slice, context: &context)
        released += results.flatMap(\.released)
        let meanings = results.filter { !$0.isEmpty }.map(\.meaning)
        if !meanings.isEmpty {
          fixes.append(FixedDocument.Fix(finding: finding, edits: meanings))
        }
      } catch {
        // If an edit is refused, the finding has no safe fix here. It stays and is reported.
      }
    }
    if fixes.isEmpty { return [] }
    slice.removeUnused(released, context)
    takeObjects(of: slice)
    return fixes
  }
}

extension DocumentFiles {
  /// Applies the safe fixes in the files and checks the result. Each file is replaced atomically.
  ///
  /// Findings that the configuration turns off or suppresses aren't fixed.
  ///
  /// - Parameters:
  ///   - isDryRun: True to leave the files unchanged, and to check them as they are.
  ///   - appliesSuggestions: True to also apply the verified suggestions of findings without a safe fix.
  ///   - progress: Called after each file, with the number of finished files and the total.
  /// - Returns: The results of all files, also of those without fixes, and of sources with findings.
  /// - Throws: ``NinefoldError/refused(_:)`` if a query of the configuration exceeds its limits.
  public func fix(
    options: CheckOptions = CheckOptions(),
    isDryRun: Bool = false,
    appliesSuggestions: Bool = false,
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws -> [FixedDocument] {
    let executor = ThreadPool()
    let checker = Checker(options)
    var finder = AppEnvironmentFinder(options.configuration)
    let files = wanted(by: options)
    // Sequential, because two paths may lead to the same file.
    let fixed = files.enumerated().map { place, path in
      defer { progress(place + 1, files.count) }
      let name = DocumentFiles.name(of: path)
      let environment = options.environment(of: name, by: &finder)
      do throws(NinefoldError.Refusal) {
        return try DocumentFile(path).fixed(
          checker,
          environment,
          isDryRun: isDryRun,
          appliesSuggestions: appliesSuggestions,
          by: executor
        )
      } catch {
        let checked = CheckedDocument(error, of: name, options, environment)
        return FixedDocument(document: name, fixes: [], failure: nil, checked: checked)
      }
    }
    let sources = checker.checkedSources(beside: files).map { source in
      FixedDocument(document: source.document, fixes: [], failure: nil, checked: source)
    }
    if options.chosenHouseRules.isEmpty { return fixed + sources }
    // The queries see all documents as they are after the fixes.
    return try zip(fixed, check(options: options)).map { fixed, checked in
      FixedDocument(
        document: fixed.document,
        fixes: fixed.fixes,
        failure: fixed.failure,
        checked: checked
      )
    } + sources
  }
}

extension DocumentFile {
  /// Applies the safe fixes, replaces the file, and checks the result.
  fileprivate func fixed(
    _ checker: Checker,
    _ environment: AppEnvironment,
    isDryRun: Bool,
    appliesSuggestions: Bool,
    by executor: ThreadPool
  ) -> FixedDocument {
    let found = document.examination(checker, environment, named: name, by: executor)
    var after = document
    var fixes = after.fix(checker.options.reported(found.findings, of: name).findings)
    if appliesSuggestions {
      fixes += after.applySuggestions(named: name, checker, environment, by: executor).map(\.fix)
    }
    func unchanged() -> CheckedDocument {
      document.checked(as: name, checker, environment, examination: found, by: executor) { source }
    }
    if fixes.isEmpty || isDryRun {
      return FixedDocument(document: name, fixes: fixes, failure: nil, checked: unchanged())
    }
    let written = DocumentWriter.source(of: after)
    if let failure = replace(with: written.bytes) {
      return FixedDocument(document: name, fixes: [], failure: failure, checked: unchanged())
    }
    let checked = after.checked(as: name, checker, environment, by: executor) { written }
    return FixedDocument(document: name, fixes: fixes, failure: nil, checked: checked)
  }

  /// Replaces the file unless it changed since it was read. Returns the reason if it can't be
  /// replaced.
  private func replace(with bytes: [UInt8]) -> NinefoldError.Refusal? {
    do throws(NinefoldError) {
      try RegularFile.replace(path, with: bytes, ifStill: source.bytes)
      return nil
    } catch {
      return NinefoldError.Refusal(error, of: name)
    }
  }
}

extension Project {
  /// Applies the safe fixes in documents as one edit, and checks the result.
  ///
  /// - Parameters:
  ///   - documents: The names of the documents; nil for all.
  ///   - isDryRun: True to leave the project unchanged, and to check the documents as they are.
  ///   - appliesSuggestions: True to also apply the verified suggestions of findings without a safe fix.
  ///   - progress: Called with the number of checked documents and the total.
  /// - Returns: The results of all documents, also of those without fixes. If no document has a
  ///   fix, the project records no edit.
  /// - Throws: ``NinefoldError/unknownDocument(_:suggestions:)``; the project is then unchanged.
  ///   ``NinefoldError/refused(_:)`` if a query of the configuration exceeds its limits.
  public func fix(
    _ documents: [String]? = nil,
    options: CheckOptions = CheckOptions(),
    isDryRun: Bool = false,
    appliesSuggestions: Bool = false,
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws -> [FixedDocument] {
    let names = try checkedNames(documents, options)
    let checker = Checker(options)
    var finder = AppEnvironmentFinder(options.configuration)
    let plans = try names.map {
      let environment = options.environment(of: $0, by: &finder)
      return try plan(of: $0, checker, environment, appliesSuggestions: appliesSuggestions)
    }
    if plans.contains(where: { !$0.edits.isEmpty }) {
      _ = try edit(message: "check --fix", isDryRun: isDryRun) { editor in
        for (name, plan) in zip(names, plans) {
          for edit in plan.edits { _ = try editor.apply(edit, to: name) }
        }
      }
    }
    let fixes = Dictionary(zip(names, plans)) { first, _ in first }
    return try check(names, options: options, progress: progress).map { checked in
      FixedDocument(
        document: checked.document,
        fixes: fixes[checked.document]?.fixes ?? [],
        failure: nil,
        checked: checked
      )
    }
  }

  /// Returns the fixes of a document, and the edits that make them.
  private func plan(
    of name: String,
    _ checker: Checker,
    _ environment: AppEnvironment,
    appliesSuggestions: Bool
  ) throws -> (fixes: [FixedDocument.Fix], edits: [LayoutEdit]) {
    let edited = try editedObjects(of: name)
    var content = try document(named: name)
    let found = content.findings(checker, environment, named: name, edited: edited)
    let fixes = content.fix(checker.options.reported(found, of: name).findings)
    let edits = fixes.flatMap(\.finding.fix)
    guard appliesSuggestions else { return (fixes, edits) }
    let settled = content.applySuggestions(
      named: name,
      checker,
      environment,
      edited: edited.union(fixes.compactMap(\.finding.object)),
      by: ThreadPool()
    )
    return (fixes + settled.map(\.fix), edits + settled.flatMap(\.edits))
  }
}
