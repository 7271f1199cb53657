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
}

extension PlainFiles {
  /// Settles what has one safe fix in files, each replaced whole.
  ///
  /// What the configuration turns off or suppresses stays as it is.
  ///
  /// - Parameter isDryRun: True to only find out.
  /// - Returns: The documents with something settled.
  /// - Throws: ``ProjectError/refused(_:)`` naming every file that is no document; no file has
  ///   changed then. ``ProjectError/file(path:reason:)`` if one can't be written.
  public static func fix(
    _ paths: [String],
    options: CheckOptions = CheckOptions(),
    isDryRun: Bool
  ) throws -> [FixedDocument] {
    let files = try DocumentFiles.expand(paths)
      .filter { !options.configuration.excludes(DocumentFiles.name(of: $0)) }
    var refused: [ProjectError.Refusal] = []
    for file in files {
      if case .refused(let refusal) = DocumentQueue.read(file) { refused.append(refusal) }
    }
    guard refused.isEmpty else { throw ProjectError.refused(refused) }
    return try files.compactMap { file in
      guard case .document(let read) = DocumentQueue.read(file) else { return nil }
      var document = read.document
      let fixes = document.fix(document.toldFindings(as: read.name, options).told)
      guard !fixes.isEmpty else { return nil }
      if !isDryRun { try replace(file, with: DocumentWriter.write(document)) }
      return FixedDocument(document: read.name, fixes: fixes)
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
    let fixed = try names.compactMap { name -> FixedDocument? in
      guard !options.configuration.excludes(name) else { return nil }
      var content = try document(named: name)
      let fixes = content.fix(content.toldFindings(as: name, options).told)
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
  /// Carries out the fixes of findings; leaves out those that an edit before them has settled.
  mutating func fix(_ findings: [Finding]) -> [FixedDocument.Fix] {
    var slice = LayoutSlice(self)
    var fixes: [FixedDocument.Fix] = []
    for group in FindingGroup.grouping(findings) where !group.finding.fix.isEmpty {
      let before = slice
      var context = EditingContext(ids: IdentifierSource(seed: 0))
      do {
        var meanings: [String] = []
        for edit in group.finding.fix {
          let outcome = try apply(edit, to: &slice, context: &context)
          if !outcome.isEmpty { meanings.append(outcome.meaning) }
        }
        if !meanings.isEmpty {
          fixes.append(FixedDocument.Fix(finding: group.finding, edits: meanings))
        }
      } catch {
        // What an edit refuses is no safe fix here; the finding stays, and is told.
        slice = before
      }
    }
    if !fixes.isEmpty { objects = slice.objects }
    return fixes
  }
}
