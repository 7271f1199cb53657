internal import InterfaceBuilderFormat
public import LayoutModel
internal import LayoutStore

/// A document after its findings with one safe fix were settled.
public struct FixedDocument: Sendable {
  /// One finding that is settled.
  public struct Fix: Sendable {
    /// The finding.
    public let finding: Finding
    /// What its edits meant, a sentence each, without a full stop.
    public let edits: [String]
  }

  /// The document's name; a file's path.
  public let document: String
  /// What was settled, in document order.
  public let fixes: [Fix]
  /// Why the file could not be written; nothing is settled then.
  public let failure: NinefoldError.Refusal?
  /// What a check finds in the document as it is now.
  public let checked: CheckedDocument
}

extension Document {
  /// Settles what has one safe fix.
  ///
  /// What the configuration turns off or suppresses stays as it is.
  ///
  /// - Parameters:
  ///   - name: The document's name, as for ``check(named:options:environment:)``.
  ///   - environment: The screens that count; nil to read them from the Xcode project.
  /// - Returns: What was settled, in document order; the document is as it was if that is nothing.
  public mutating func fix(
    named name: String,
    options: CheckOptions = CheckOptions(),
    environment: AppEnvironment? = nil
  ) -> [FixedDocument.Fix] {
    let found = findings(options, environment ?? options.environment(of: name))
    return fix(options.reported(found, of: name).findings)
  }

  /// Carries out the fixes of findings; leaves out those that an edit before them has settled, and
  /// those of findings that may be wrong.
  fileprivate mutating func fix(_ findings: [Finding]) -> [FixedDocument.Fix] {
    var slice = LayoutSlice(self)
    var fixes: [FixedDocument.Fix] = []
    var settled: Set<String> = []
    // One finding in several classes has one fix.
    for finding in findings where finding.isFixable && settled.insert(finding.id).inserted {
      var context = EditingContext(ids: IdentifierSource(seed: 0))
      do {
        let outcomes = try LayoutModel.apply(finding.fix, to: &slice, context: &context)
        let meanings = outcomes.filter { !$0.isEmpty }.map(\.meaning)
        if !meanings.isEmpty {
          fixes.append(FixedDocument.Fix(finding: finding, edits: meanings))
        }
      } catch {
        // What an edit refuses is no safe fix here; the finding stays, and is reported.
      }
    }
    if !fixes.isEmpty { takeObjects(of: slice) }
    return fixes
  }
}

extension DocumentFiles {
  /// Settles what has one safe fix in the files, each replaced whole, and checks what remains.
  ///
  /// What the configuration turns off or suppresses stays as it is.
  ///
  /// - Parameters:
  ///   - isDryRun: True to only find out; the files are then checked as they are.
  ///   - progress: Called before each file with the number begun and the number of all.
  /// - Returns: All files, those too with nothing to settle.
  public func fix(
    options: CheckOptions = CheckOptions(),
    isDryRun: Bool = false,
    progress: (Int, Int) -> Void = { _, _ in }
  ) -> [FixedDocument] {
    let crew = ThreadCrew()
    var finder = AppEnvironmentFinder(options.configuration)
    let files = wanted(by: options)
    // One after the other: two paths may lead to one file.
    return files.enumerated().map { place, path in
      progress(place, files.count)
      let name = DocumentFiles.name(of: path)
      let environment = options.environment(of: name, by: &finder)
      do throws(NinefoldError.Refusal) {
        return try DocumentFile(path).fixed(options, environment, isDryRun: isDryRun, by: crew)
      } catch {
        let checked = CheckedDocument(error, of: name, options, environment)
        return FixedDocument(document: name, fixes: [], failure: nil, checked: checked)
      }
    }
  }
}

extension DocumentFile {
  /// Settles what has one safe fix, replaces the file, and checks what remains.
  fileprivate func fixed(
    _ options: CheckOptions,
    _ environment: AppEnvironment,
    isDryRun: Bool,
    by crew: ThreadCrew
  ) -> FixedDocument {
    let found = document.findings(options, environment, by: crew)
    var after = document
    let fixes = after.fix(options.reported(found, of: name).findings)
    func unchanged() -> CheckedDocument {
      document.checked(as: name, options, environment, found: found, by: crew) { source }
    }
    if fixes.isEmpty || isDryRun {
      return FixedDocument(document: name, fixes: fixes, failure: nil, checked: unchanged())
    }
    let written = DocumentWriter.source(of: after)
    if let failure = replace(with: written.bytes) {
      return FixedDocument(document: name, fixes: [], failure: failure, checked: unchanged())
    }
    let checked = after.checked(as: name, options, environment, by: crew) { written }
    return FixedDocument(document: name, fixes: fixes, failure: nil, checked: checked)
  }

  /// Replaces the file unless it has changed since it was read; returns why it could not.
  private func replace(with bytes: [UInt8]) -> NinefoldError.Refusal? {
    do throws(NinefoldError) {
      guard try RegularFile.bytes(of: path) == source.bytes else {
        return .init(path: name, line: nil, reason: "the file changed meanwhile")
      }
      try RegularFile.replace(path, with: bytes)
      return nil
    } catch {
      return NinefoldError.Refusal(error, of: name)
    }
  }
}

extension Project {
  /// Settles what has one safe fix in documents, all in one edit of the journal, and checks what remains.
  ///
  /// - Parameters:
  ///   - documents: Their names; all documents of the project if there are none.
  ///   - isDryRun: True to only find out; the documents are then checked as they are.
  ///   - progress: Called with the number of documents checked and the number of all.
  /// - Returns: All documents, those too with nothing to settle; no edit is made if that is so for all.
  /// - Throws: ``NinefoldError`` if there is no such document; the project is then as it was.
  public func fix(
    _ documents: [String] = [],
    options: CheckOptions = CheckOptions(),
    isDryRun: Bool = false,
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws -> [FixedDocument] {
    let names = documents.isEmpty ? try documentNames() : documents
    let fixes = try safeFixes(of: names, options)
    if fixes.contains(where: { !$0.value.isEmpty }) {
      _ = try edit(message: "check --fix", isDryRun: isDryRun) { editor in
        for name in names {
          for edit in (fixes[name] ?? []).flatMap(\.finding.fix) {
            _ = try editor.apply(edit, to: name)
          }
        }
      }
    }
    return try check(names, options: options, progress: progress).map { checked in
      FixedDocument(
        document: checked.document,
        fixes: fixes[checked.document] ?? [],
        failure: nil,
        checked: checked
      )
    }
  }

  /// What could be settled in documents, by their names.
  private func safeFixes(
    of names: [String],
    _ options: CheckOptions
  ) throws -> [String: [FixedDocument.Fix]] {
    var finder = AppEnvironmentFinder(options.configuration)
    var fixes: [String: [FixedDocument.Fix]] = [:]
    for name in names where !options.configuration.excludes(name) {
      var content = try document(named: name)
      let found = content.findings(
        options,
        options.environment(of: name, by: &finder),
        edited: try editedObjects(of: name)
      )
      fixes[name] = content.fix(options.reported(found, of: name).findings)
    }
    return fixes
  }
}
