internal import CLibrary
internal import Foundation

/// Properties of the file system that contains a folder.
enum FileSystem {
  /// Returns the free space in bytes; nil if it can't be determined.
  static func freeBytes(_ folder: String) -> UInt64? {
    var status = statvfs()
    guard statvfs(folder, &status) == 0 else { return nil }
    // Some file systems report an unlimited size.
    let (bytes, isTooMany) = UInt64(status.f_bavail)
      .multipliedReportingOverflow(by: UInt64(status.f_frsize))
    return isTooMany ? .max : bytes
  }

  /// Returns the type of a file system that is shared with other machines; nil if it is local.
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

  /// Returns the type of the mount that contains a path, from the lines of `/proc/self/mounts`.
  static func kind(of path: String, mounts: String) -> String? {
    let fields = mounts.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let above = fields.filter { line in
      guard line.count > 2 else { return false }
      // The kernel escapes spaces in octal.
      let place = line[1].replacing("\\040", with: " ")
      return place == "/" || path == place || path.hasPrefix(place + "/")
    }
    // A later mount hides an earlier one at the same place.
    return above.reversed().max { $0[1].count < $1[1].count }?[2]
  }

  private static let shared: Set<String> = [
    "nfs", "nfs4", "cifs", "smb3", "smbfs", "9p", "ceph", "afs", "lustre", "fuse.sshfs",
    "fuse.glusterfs", "fuse.davfs", "davfs",
  ]
}
