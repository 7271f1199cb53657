internal import ArgumentParser
internal import Foundation
internal import LayoutModel
internal import Ninefold

struct SyncCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync",
    abstract: "Synchronize documents and their files on disk, in both directions",
    discussion: """
      If a file was edited, the command makes the same edit in the project. If a document was \
      edited, it writes the file. If both were edited, it merges them like branches. It overwrites \
      no edit of either side: if a file changes in the meantime, the command does not write it, \
      and merges it the next time.

      If both sides changed the same value, each side keeps its own value, and the conflict is \
      open until 'ninefold resolve'. The next 'ninefold sync' then writes the file. If one side \
      was deleted and the other was edited, the command changes neither. The exit status is 1 in \
      both cases. 'ninefold undo' reverses the edits that came from files.

      With --watch, the command runs until it is interrupted, for example while Xcode is open.

      EXAMPLES:
        ninefold sync
        ninefold sync --dry-run
        ninefold sync Main.storyboard --json
        ninefold sync --watch
      """
  )

  @Argument(help: "The documents. Default: all documents, and all files in the folder.")
  var documents: [String] = []

  @Flag(help: "Keep running, and synchronize whenever a document or a file changes.")
  var watch = false

  @Option(
    help: ArgumentHelp(
      "With --watch, the time between two checks, from 0.01 to 3600 seconds.",
      valueName: "seconds"
    )
  )
  var interval = 0.5

  @OptionGroup var folder: FolderOption
  @OptionGroup var options: ChangeOptions

  func validate() throws {
    guard (0.01...3_600).contains(interval) else {
      throw ValidationError("--interval takes 0.01 to 3600 seconds.")
    }
    if watch, options.dryRun { throw ValidationError("--watch can't be combined with --dry-run.") }
  }

  func run() throws {
    let project = try options.open()
    if watch { try follow(project) }
    let synced = try project.sync(documents.nilIfEmpty, in: folder.folder, isDryRun: options.dryRun)
    if options.json {
      let items = synced.map(JSON.synced)
      Terminal.printRaw(
        JSON.object([("documents", .array(items)), ("dryRun", .bool(options.dryRun))]).rendered
      )
    } else {
      for document in synced { Terminal.print(Terminal.safe(SyncText.line(document))) }
      if synced.isEmpty { Terminal.print("All documents and files are synchronized.") }
      if options.dryRun { Terminal.noteDryRun() }
    }
    if synced.contains(where: \.needsAttention) { throw ExitCode(1) }
  }

  /// Synchronizes until the process is interrupted. Says the same problem once.
  private func follow(_ project: Project) throws -> Never {
    var shown: [String: String] = [:]
    var settled: SyncFingerprint?
    while true {
      // Read before the work, so that a change during it is seen the next time.
      let fingerprint = try project.syncFingerprint(in: folder.folder)
      if fingerprint != settled {
        let synced = try project.sync(documents.nilIfEmpty, in: folder.folder)
        for document in synced { report(document, &shown) }
        // A synchronization changes the fingerprint. A conflict does not change while nobody
        // resolves it.
        let isSettled = synced.allSatisfy { $0.needsAttention && $0.action != .changedMeanwhile }
        settled = isSettled ? fingerprint : nil
      }
      Thread.sleep(forTimeInterval: interval)
    }
  }

  private func report(_ document: SyncedDocument, _ shown: inout [String: String]) {
    let line =
      options.json ? JSON.synced(document).line : Terminal.safe(SyncText.line(document))
    guard shown[document.name] != line else { return }
    shown[document.name] = document.needsAttention ? line : nil
    Terminal.print(line)
  }
}

private enum SyncText {
  static func line(_ document: SyncedDocument) -> String {
    let numbers = document.edits.map { $0.number.description }.joined(separator: ", ")
    let edits = numbers.isEmpty ? "" : " (edit \(numbers))"
    let reason = document.reason.map { ": \($0)" } ?? ""
    let former = document.formerName.map { "\($0) to " } ?? ""
    return "\(words(document.action)) \(former)\(document.name)\(edits)\(reason)"
  }

  private static func words(_ action: SyncedDocument.Action) -> String {
    switch action {
    case .written: "wrote"
    case .taken: "took"
    case .merged: "merged"
    case .renamed: "renamed"
    case .deletedHere: "deleted in the project"
    case .deletedThere: "deleted the file of"
    case .conflicts: "conflicts are open in"
    case .deletedAndEdited: "unchanged, because one side is deleted and the other is edited:"
    case .changedMeanwhile: "not written"
    case .failed: "failed"
    }
  }
}

extension JSON {
  fileprivate static func synced(_ document: SyncedDocument) -> JSON {
    .object([
      ("document", .string(document.name)), ("action", .string(document.action.rawValue)),
      ("edits", .array(document.edits.map { .integer(Int($0.number.rawValue)) })),
      ("reason", .text(document.reason)), ("renamedFrom", .text(document.formerName)),
    ])
  }
}
