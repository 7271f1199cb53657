internal import CLibrary
internal import Foundation

/// A file that a killed process left while it replaced another one.
///
/// Its name identifies it: `.NAME.draft.INODE.DIGEST`, with the inode of the draft
/// and the digest of the bytes that the draft was to replace. So a file of this inode is the draft, a
/// file of this digest is the old version, and any other one was saved by another program.
struct Leftover {
  /// The kinds of file.
  enum Kind: Equatable {
    /// The draft, which was not published.
    case draft
    /// The version that was replaced.
    case replaced
    /// A file that another program saved meanwhile. Nobody else may have its content.
    case saved
  }

  /// The path of the file that was replaced.
  let target: String
  let path: String

  /// Returns the path of the lock of a file.
  static func lockPath(of target: String) -> String {
    let slash = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
    return "\(target[..<slash]).\(target[slash...])\(mark)"
  }

  /// Returns the path of a file that is exchanged with another one.
  static func path(of target: String, draft inode: UInt64, replaced bytes: [UInt8]) -> String {
    "\(lockPath(of: target)).\(inode).\(digest(of: bytes))"
  }

  /// Returns the folder of a file.
  static func folder(of target: String) -> String {
    guard let slash = target.lastIndex(of: "/") else { return "." }
    return slash == target.startIndex ? "/" : String(target[..<slash])
  }

  /// Finds the files that killed processes left in a folder, in the order of their names.
  static func all(in folder: String) -> [Leftover] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix(".") && $0.contains("\(mark).") }.sorted()
      .compactMap { name in
        guard let end = name.range(of: "\(mark).", options: .backwards)?.lowerBound else {
          return nil
        }
        let leftover = Leftover(
          target: "\(folder)/\(name[..<end].dropFirst())",
          path: "\(folder)/\(name)"
        )
        return leftover.parts == nil ? nil : leftover
      }
  }

  /// Finds the files that killed processes left beside a file.
  static func all(of target: String) -> [Leftover] {
    all(in: folder(of: target)).filter { $0.target.hasSameBytes(as: target) }
  }

  /// Examines the file, and removes it unless another program saved it. A file that was about to be
  /// replaced gets its name back if no file has it.
  ///
  /// The caller has the lock of the target, so the file belongs to no living process.
  func settle() -> Kind {
    let kind = self.kind
    switch kind {
    case .draft: unlink(path)
    case .replaced: if renameFileIfFree(path, target) != 0 { unlink(path) }
    case .saved: break
    }
    return kind
  }

  /// Removes the file.
  func remove() {
    unlink(path)
  }

  /// True if the file is the draft.
  var isDraft: Bool {
    var status = stat()
    guard let parts, lstat(path, &status) == 0 else { return false }
    return UInt64(status.st_ino) == parts.inode
  }

  private var kind: Kind {
    if isDraft { return .draft }
    guard let parts, let bytes = try? RegularFile.bytes(of: path) else { return .saved }
    return Leftover.digest(of: bytes) == parts.digest ? .replaced : .saved
  }

  private var parts: (inode: UInt64, digest: String)? {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false).suffix(2)
    guard let first = parts.first, let last = parts.last, let inode = UInt64(first),
      last.count == 16, UInt64(last, radix: 16) != nil
    else { return nil }
    return (inode, String(last))
  }

  private static let mark = ".draft"

  private static func digest(of bytes: [UInt8]) -> String {
    let digits = String(UInt64(bitPattern: FileDigest.of(bytes)), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
