internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

struct StatusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Compare documents with their files on disk and with git's last commit",
    discussion: """
      The command shows which documents and which files were edited since the last import, export \
      or 'ninefold sync', and which are new, deleted or renamed. In a git repository, it also \
      compares both with HEAD. The exit status is 1 if a document and its file differ.

      EXAMPLES:
        ninefold status
        ninefold status Main.storyboard --json
        ninefold status --folder Sources/App
      """
  )

  @Argument(help: "The documents. Default: all documents, and all files in the folder.")
  var documents: [String] = []

  @OptionGroup var folder: FolderOption
  @OptionGroup var location: ProjectOptions
  @OptionGroup var output: OutputOptions

  func run() throws {
    let all = try location.open().status(documents.nilIfEmpty, in: folder.folder)
    let different = all.filter { $0.state != .same && $0.state != .outside }
    if output.json {
      Terminal.printRaw(
        JSON.object([("documents", .array(all.map(JSON.documentStatus)))]).rendered
      )
    } else {
      let shown = all.filter { $0.state != .same || $0.isChangedInGit }
      for status in shown { Terminal.print(Terminal.safe(StatusText.line(status))) }
      if shown.isEmpty {
        Terminal.print("All documents are the same as their files: \(all.count).")
      }
    }
    if different.isEmpty { return }
    if !output.json { Terminal.note("Next: 'ninefold sync' merges the edits of both sides.") }
    throw ExitCode(1)
  }
}

/// The option that names the folder of the files.
struct FolderOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder in which documents have their files. Default: that of the project file.",
      valueName: "path"
    ),
    completion: .directory
  )
  var folder: String?
}

extension DocumentStatus {
  fileprivate var isChangedInGit: Bool {
    [documentAgainstHead, fileAgainstHead].contains { $0 != nil && $0 != .same }
  }
}

/// A document's status as a line of text.
private enum StatusText {
  static func line(_ status: DocumentStatus) -> String {
    var parts = [words(status)]
    if let former = status.formerName { parts.append("renamed from \(former)") }
    if status.editCount > 0 {
      parts.append(status.editCount == 1 ? "1 edit" : "\(status.editCount) edits")
    }
    if let reason = status.reason { parts.append(reason) }
    if let head = status.documentAgainstHead, head != .same {
      parts.append("document \(words(head)) HEAD")
    }
    if let head = status.fileAgainstHead, head != .same { parts.append("file \(words(head)) HEAD") }
    return "\(status.name): \(parts.joined(separator: ", "))"
  }

  private static func words(_ status: DocumentStatus) -> String {
    switch status.state {
    case .same: "document and file are the same"
    case .editedHere: "document edited"
    case .editedThere: "file edited"
    case .editedBoth: "document and file edited"
    case .newHere: "new document, no file"
    case .newThere: "new file, not imported"
    case .goneHere: status.isEdited ? "document deleted, file edited" : "document deleted"
    case .goneThere: status.isEdited ? "file deleted, document edited" : "file deleted"
    case .conflicts: "conflicts are open"
    case .unreadable: "the file can't be read"
    case .outside: "no file, because the name of the document leads out of the folder"
    }
  }

  private static func words(_ head: DocumentStatus.Head) -> String {
    switch head {
    case .same: "as in"
    case .changed: "differs from"
    case .added: "not in"
    case .deleted: "only in"
    }
  }
}

extension JSON {
  fileprivate static func documentStatus(_ status: DocumentStatus) -> JSON {
    .object([
      ("document", .string(status.name)), ("state", .string(status.state.rawValue)),
      ("edits", .integer(status.editCount)), ("edited", .bool(status.isEdited)),
      ("renamedFrom", .text(status.formerName)), ("reason", .text(status.reason)),
      ("documentAgainstHead", .text(status.documentAgainstHead?.rawValue)),
      ("fileAgainstHead", .text(status.fileAgainstHead?.rawValue)),
    ])
  }
}
