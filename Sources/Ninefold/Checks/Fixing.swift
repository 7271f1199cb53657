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
  public var failure: ProjectError.Refusal?
}

extension PlainFiles {
  /// Settles what has one safe fix in files, each replaced whole.
  ///
  /// What the configuration turns off or suppresses stays as it is.
  ///
  /// - Parameter isDryRun: True to only find out.
  /// - Returns: The documents with something settled, and those that could not be written. Files that
  ///   can't be read are left alone; ``check(_:options:progress:)`` reports them.
  /// - Throws: ``ProjectError/nothingToImport(paths:)`` if nothing is found at all.
  public static func fix(
    _ paths: [String],
    options: CheckOptions = CheckOptions(),
    isDryRun: Bool
  ) throws -> [FixedDocument] {
    let files = try DocumentFiles.expand(paths)
      .filter { !options.configuration.excludes(DocumentFiles.name(of: $0)) }
    var finder = AppEnvironmentFinder(options.configuration)
    return files.compactMap { file in
      guard case .read(var document, let source) = FileReading(file) else { return nil }
      let name = DocumentFiles.name(of: file)
      let fixes = document.fix(
        document.reportedFindings(as: name, options, options.environment(of: name, by: &finder))
          .findings
      )
      guard !fixes.isEmpty else { return nil }
      if !isDryRun, let reason = write(document, to: file, readAs: source) {
        let failure = ProjectError.Refusal(path: name, line: nil, reason: reason)
        return FixedDocument(document: name, fixes: [], failure: failure)
      }
      return FixedDocument(document: name, fixes: fixes)
    }
  }

  /// Replaces a file unless it has changed since it was read; returns why it could not.
  private static func write(
    _ document: Document,
    to file: String,
    readAs source: DocumentSource
  ) -> String? {
    do {
      guard try bytes(of: file) == source.bytes else { return "the file changed meanwhile" }
      try replace(file, with: DocumentWriter.write(document))
      return nil
    } catch ProjectError.file(_, let reason) {
      return reason
    } catch {
      return "\(error)"
    }
  }
}

extension Project {
  /// Settles what has one safe fix in documents, all in one edit of the journal.
  ///
  /// - Parameters:
  ///   - documents: Their names; all documents of the project if there are none.
  ///   - isDryRun: True to only find out.
  /// - Returns: The documents with something settled; no edit is made if there are none.
  /// - Throws: ``ProjectError`` if there is no such document; the project is then as it was.
  public func fix(
    _ documents: [String] = [],
    options: CheckOptions = CheckOptions(),
    isDryRun: Bool
  ) throws -> [FixedDocument] {
    let names = documents.isEmpty ? try documentNames() : documents
    var finder = AppEnvironmentFinder(options.configuration)
    let fixed = try names.compactMap { name -> FixedDocument? in
      guard !options.configuration.excludes(name) else { return nil }
      var content = try document(named: name)
      let reported = content.reportedFindings(
        as: name,
        options,
        options.environment(of: name, by: &finder),
        edited: try editedObjects(of: name)
      )
      let fixes = content.fix(reported.findings)
      return fixes.isEmpty ? nil : FixedDocument(document: name, fixes: fixes)
    }
    guard !fixed.isEmpty else { return [] }
    _ = try edit(message: "check --fix", isDryRun: isDryRun) { editor in
      for document in fixed {
        for edit in document.fixes.flatMap(\.finding.fix) {
          _ = try editor.apply(edit, to: document.document)
        }
      }
    }
    return fixed
  }
}

extension Document {
  /// Carries out the fixes of findings; leaves out those that an edit before them has settled, and
  /// those of findings that may be wrong.
  mutating func fix(_ findings: [Finding]) -> [FixedDocument.Fix] {
    var slice = LayoutSlice(self)
    var fixes: [FixedDocument.Fix] = []
    var settled: Set<String> = []
    // One finding in several classes has one fix.
    for finding in findings where finding.isFixable && settled.insert(finding.id).inserted {
      var context = EditingContext(ids: IdentifierSource(seed: 0))
      do {
        let outcomes = try apply(finding.fix, to: &slice, context: &context)
        let meanings = outcomes.filter { !$0.isEmpty }.map(\.meaning)
        if !meanings.isEmpty {
          fixes.append(FixedDocument.Fix(finding: finding, edits: meanings))
        }
      } catch {
        // What an edit refuses is no safe fix here; the finding stays, and is reported.
      }
    }
    if !fixes.isEmpty { objects = slice.objects }
    return fixes
  }
}
