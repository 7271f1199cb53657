internal import Foundation
internal import LayoutModel
internal import LayoutStore

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What a project file lives among: its folder, the disk, git, SQLite.
struct Surroundings {
  private let path: String
  private let folder: String

  /// What a growing log and an import may need at once, in bytes.
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
      let advice = "give yourself the right to write there: SQLite keeps its log beside the file"
      return HealthCheck(.folder, .problem, finding, advice: advice)
    }
    do {
      try ProjectStore.tryLock(of: path)
      return HealthCheck(.folder, "can be written to and locked")
    } catch {
      let advice = "end the command that keeps writing, or move the project to a local disk"
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
    let advice = "make room; a full disk loses nothing, but takes no more edits"
    return HealthCheck(.space, .notice, "only \(size) free", advice: advice)
  }

  // MARK: - Tools

  private var git: HealthCheck {
    guard let status = try? GitStatus.read(folder: folder) else {
      return HealthCheck(.git, "git is not installed")
    }
    guard status.workTree != nil else { return HealthCheck(.git, "not in a work tree") }
    guard let problem = status.problems.first else {
      return HealthCheck(.git, "merges layouts by what they mean")
    }
    let parts = problem.components(separatedBy: "; ")
    return HealthCheck(.git, .notice, parts[0], advice: parts.count > 1 ? parts[1] : nil)
  }

  private var sqlite: HealthCheck {
    HealthCheck(.sqlite, "SQLite \(ProjectStore.sqliteVersion)")
  }
}

/// What the system tells of the file system that a folder is on.
enum FileSystem {
  /// How many bytes may still be written; nil if that can't be told.
  static func freeBytes(_ folder: String) -> UInt64? {
    var status = statvfs()
    guard statvfs(folder, &status) == 0 else { return nil }
    return UInt64(status.f_bavail) * UInt64(status.f_frsize)
  }

  /// The kind of a file system that other machines write to as well; nil if it is on this one.
  static func network(_ folder: String) -> String? {
    #if canImport(Darwin)
      var status = statfs()
      guard statfs(folder, &status) == 0 else { return nil }
      return status.f_flags & UInt32(MNT_LOCAL) == 0 ? "network" : nil
    #else
      let mounts = (try? String(contentsOfFile: "/proc/self/mounts", encoding: .utf8)) ?? ""
      let path = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
      return kind(of: path, mounts: mounts).flatMap { shared.contains($0) ? $0 : nil }
    #endif
  }

  /// The kind of the mount that a path is below, by the lines of `/proc/self/mounts`.
  static func kind(of path: String, mounts: String) -> String? {
    let fields = mounts.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let above = fields.filter { line in
      guard line.count > 2 else { return false }
      // The kernel spells blanks in octal.
      let place = line[1].replacing("\\040", with: " ")
      return place == "/" || path == place || path.hasPrefix(place + "/")
    }
    // Of two mounts on one place the later one is seen.
    return above.reversed().max { $0[1].count < $1[1].count }?[2]
  }

  private static let shared: Set<String> = [
    "nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "ceph", "afs", "lustre", "fuse.sshfs",
    "fuse.glusterfs", "fuse.davfs", "davfs",
  ]
}
