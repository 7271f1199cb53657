internal import ArgumentParser
internal import Foundation
internal import LayoutModel
internal import LocalizedStrings
internal import Ninefold

/// The steps of a run.
extension CheckCommand {
  func showEnvironments(_ options: CheckOptions) throws {
    let found =
      checkedPaths.isEmpty
      ? try location.open().environments(document.map { [$0] }, options: options)
      : try DocumentFiles(at: checkedPaths).environments(options: options)
    if output.json {
      Terminal.printRaw(JSON.environments(found).rendered)
    } else {
      for line in EnvironmentText.lines(found) { Terminal.print(line) }
    }
  }

  func write(_ baseline: CheckBaseline) throws {
    let path = self.baseline ?? CheckBaseline.fileName
    try RegularFile.replace(path, with: Array(JSON.baseline(baseline).rendered.utf8))
    Terminal.note("Recorded known findings in \(path): \(baseline.entries.count).")
  }

  func reportExpiredSuppressions(_ options: CheckOptions) {
    for suppression in options.configuration.expiredSuppressions(on: options.today) {
      Terminal.note(
        "The suppression on line \(suppression.line) of the configuration expired after"
          + " \(suppression.until ?? "")."
      )
    }
  }

  func show(
    _ checked: [CheckedDocument],
    _ fixed: [FixedDocument],
    _ comparison: CheckBaseline.Comparison?,
    isAllUnread: Bool
  ) {
    let format = output.json ? .json : format ?? .text
    if format == .json {
      Terminal.printRaw(
        JSON.findings(checked, fixed: fix ? fixed : nil, beside: comparison).rendered
      )
    } else {
      for line in CheckText.lines(fixed, isDryRun: dryRun) { Terminal.note(line) }
      // In text, the failure of the command already lists the unreadable files.
      if format != .text || !isAllUnread { Terminal.printRaw(format.rendered(checked)) }
    }
    if let comparison { for line in CheckText.lines(comparison) { Terminal.note(line) } }
    if fix, dryRun { Terminal.noteDryRun() }
    if format == .text, !isAllUnread { Terminal.note(CheckText.summary(checked)) }
  }

  /// Returns the reasons why the documents can't be read; empty if at least one can be read.
  ///
  /// Leaves out documents whose finding is not reported, for example because it is suppressed.
  func unreadOnly(_ checked: [CheckedDocument]) -> [NinefoldError.Refusal] {
    guard checked.allSatisfy({ $0.refusal != nil }) else { return [] }
    return checked.filter { !$0.findings.isEmpty }.compactMap(\.refusal)
  }

  /// Applies the fixes of findings that have exactly one safe fix, and checks the result.
  ///
  /// Replaces files. In a project, the journal records the fixes as one edit.
  func settle(_ options: CheckOptions) throws -> [FixedDocument] {
    try showingProgress { report in
      if checkedPaths.isEmpty {
        return try location.open().fix(
          document.map { [$0] },
          options: options,
          isDryRun: dryRun,
          appliesSuggestions: suggested,
          progress: report
        )
      }
      return try DocumentFiles(at: checkedPaths)
        .fix(
          options: options,
          isDryRun: dryRun,
          appliesSuggestions: suggested,
          progress: report
        )
    }
  }

  func check(_ options: CheckOptions) throws -> [CheckedDocument] {
    try showingProgress { report in
      if checkedPaths.isEmpty {
        let names = document.map { [$0] }
        return try location.open().check(names, options: options, progress: report)
      }
      return try DocumentFiles(at: checkedPaths).check(options: options, progress: report)
    }
  }

  private func showingProgress<Result>(
    _ body: ((Int, Int) -> Void) throws -> Result
  ) rethrows -> Result {
    var progress = Progress("Checking")
    defer { progress.end() }
    return try body { progress.update($0, of: $1) }
  }

  /// The files to check; without any, those in the folder of --sources.
  private var checkedPaths: [String] {
    checksFolderOfSources ? sources.map { [$0] } ?? [] : files + location.paths
  }

  /// True if the check reads the documents in the folder of --sources, because nothing else names
  /// documents.
  var checksFolderOfSources: Bool {
    sources != nil && !namesDocuments && location.isEmpty
  }

  /// True if the arguments or options name the documents to check.
  var namesDocuments: Bool { !files.isEmpty || !location.paths.isEmpty || document != nil }

  func fails(_ checked: [CheckedDocument], _ configuration: CheckConfiguration) -> Bool {
    let level = failOn.map(\.severity) ?? configuration.failOn
    guard let level else { return false }
    return checked.contains { $0.findings.contains { $0.severity >= level } }
  }
}
