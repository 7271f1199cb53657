internal import CLibrary
internal import Foundation
internal import LayoutModel
internal import LayoutStore

/// The environment of a project file: its folder, the disk, git and SQLite.
struct Surroundings {
  private let path: String
  private let folder: String

  /// The free space, in bytes, below which a result is a notice. A growing log or an import may
  /// need as much.
  private static let scarce: UInt64 = 256 << 20

  init(of path: String) {
    self.path = path
    let name = URL(fileURLWithPath: path).deletingLastPathComponent().path
    folder = name.isEmpty ? "." : name
  }

  func checks() -> [HealthCheck] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else { return [sqlite] }
    return [folderCheck, fileSystem, space, git, sqlite].compactMap(\.self)
  }

  private var folderCheck: HealthCheck {
    guard access(folder, W_OK) == 0 else {
      let finding = "\(folder): \(String(cString: strerror(errno)))"
      let advice = "get write permission for the folder: SQLite keeps its log beside the file"
      return HealthCheck(.folder, .problem, finding, advice: advice)
    }
    do {
      try ProjectStore.tryLock(of: path)
      return HealthCheck(.folder, "can be written to and locked")
    } catch {
      let advice = "end the command that holds the lock, or move the project to a local disk"
      return HealthCheck(.folder, .problem, "\(error)", advice: advice)
    }
  }

  // MARK: - The disk

  private var fileSystem: HealthCheck? {
    guard let network = FileSystem.network(folder) else {
      return HealthCheck(.fileSystem, "on this machine")
    }
    return HealthCheck(
      .fileSystem,
      .notice,
      "on the network (\(network)): edits from two machines at once can damage the file",
      advice: "keep a copy on each machine: 'ninefold clone', 'pull' and 'push'"
    )
  }

  private var space: HealthCheck? {
    guard let free = FileSystem.freeBytes(folder) else { return nil }
    let size = FileExamination.size(Int64(clamping: free))
    guard free < Surroundings.scarce else { return HealthCheck(.space, "\(size) free") }
    let advice = "free disk space; on a full disk, edits fail and nothing is lost"
    return HealthCheck(.space, .notice, "only \(size) free", advice: advice)
  }

  // MARK: - Tools

  private var git: HealthCheck {
    guard let status = try? GitStatus.read(folder: folder) else {
      return HealthCheck(.git, "git is not installed")
    }
    guard status.workTree != nil else { return HealthCheck(.git, "not in a work tree") }
    guard let problem = status.problems.first else {
      return HealthCheck(.git, "merges layouts object by object")
    }
    let parts = problem.components(separatedBy: "; ")
    return HealthCheck(.git, .notice, parts[0], advice: parts.count > 1 ? parts[1] : nil)
  }

  private var sqlite: HealthCheck {
    HealthCheck(.sqlite, "SQLite \(ProjectStore.sqliteVersion)")
  }
}
