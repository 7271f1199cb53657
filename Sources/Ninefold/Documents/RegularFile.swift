internal import CLibrary
internal import Foundation
internal import InterfaceBuilderFormat

/// Reads and replaces regular files. Folders, pipes and devices are refused.
package enum RegularFile {
  /// Returns the bytes of a regular file. The null device, which git passes for a missing version,
  /// is an empty file.
  ///
  /// Other kinds of files are refused before they are opened, because reading them may never end.
  /// - Throws: ``NinefoldError/file(path:reason:)``, also if the file changes while it is read.
  package static func bytes(of path: String) throws(NinefoldError) -> [UInt8] {
    do {
      return try readBytes(of: path)
    } catch {
      throw NinefoldError.file(path: path, reason: reason(error))
    }
  }

  /// A file that another program saved while this process replaced it.
  package struct Displaced {
    /// The bytes of the saved file.
    package let bytes: [UInt8]
    /// The path of the saved file.
    package let path: String
    /// True if the new bytes have the name of the file, false if yet another saved file has it.
    package let isPublished: Bool
  }

  /// Replaces a file atomically.
  ///
  /// The bytes are on the disk before the file gets its name, so that a crash leaves the old file or
  /// the new one. A symbolic link stays, and its target is replaced. The file keeps its permissions.
  ///
  /// - Parameters:
  ///   - expected: The bytes that the file must still have; nil for any.
  ///   - takesOver: Receives a file that was saved meanwhile, which does not get its name back: another
  ///     program can already have read the new bytes and save an edit of them. Returns true if the
  ///     content is safe elsewhere, false to keep the file, which the error then names. Nil to give the
  ///     file its name back.
  /// - Throws: ``NinefoldError/file(path:reason:)`` if the file can't be written, and
  ///   ``NinefoldError/changedFile(path:reason:)`` if it has other bytes than expected; the old file
  ///   then stays.
  package static func replace(
    _ path: String,
    with bytes: [UInt8],
    ifStill expected: [UInt8]? = nil,
    takesOver: ((Displaced) throws -> Bool)? = nil
  ) throws(NinefoldError) {
    try requireReplaceable(path)
    try writing(path) {
      let draft = try FileDraft(for: resolved(path))
      defer { draft.close() }
      if expected != nil, takesOver == nil {
        for leftover in Leftover.all(of: draft.target) { _ = leftover.settle() }
      }
      try draft.write(bytes)
      guard let expected else { return try draft.publish() }
      guard try hasBytes(expected, at: path) else {
        draft.discard()
        throw Changed(reason: changedReason)
      }
      let replacement = try draft.publish(ifReplaced: expected)
      try settle(replacement, draft, takesOver)
    }
  }

  private static func settle(
    _ replacement: FileDraft.Replacement,
    _ draft: FileDraft,
    _ takesOver: ((Displaced) throws -> Bool)?
  ) throws {
    switch replacement {
    case .done: return
    case .changed: throw Changed(reason: changedReason)
    case .displaced(let other, let isPublished):
      if let takesOver {
        let displaced = Displaced(
          bytes: try readBytes(of: other),
          path: other,
          isPublished: isPublished
        )
        if try takesOver(displaced), !isOpenForWriting(other) {
          unlink(other)
          throw Changed(reason: changedReason)
        }
      } else if isPublished {
        guard try draft.giveBack(other) != nil else { throw Changed(reason: changedReason) }
      }
      throw Changed(
        reason: "\(changedReason); the content that another program wrote meanwhile is in \(other)"
      )
    }
  }

  /// Writes a file under a name that is free. Its folder is created.
  /// - Throws: ``NinefoldError/file(path:reason:)``, and ``NinefoldError/changedFile(path:reason:)`` if
  ///   there is a file meanwhile.
  static func create(_ path: String, with bytes: [UInt8]) throws(NinefoldError) {
    try writing(path) {
      if let slash = path.lastIndex(of: "/") {
        let folder = String(path[..<slash])
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      }
      let draft = try FileDraft(for: path)
      defer { draft.close() }
      try draft.write(bytes)
      guard try draft.publishNew() else { throw Changed(reason: "a file of this name exists") }
    }
  }

  /// Removes a file.
  /// - Throws: ``NinefoldError/file(path:reason:)``, and ``NinefoldError/changedFile(path:reason:)`` if it
  ///   has other bytes than expected; it then stays.
  static func remove(_ path: String, ifStill expected: [UInt8]) throws(NinefoldError) {
    try writing(path) {
      let draft = try FileDraft(for: resolved(path))
      defer { draft.close() }
      switch try draft.remove(ifStill: expected) {
      case .done: return
      case .changed: throw Changed(reason: changedReason)
      case .displaced(let other, _):
        throw Changed(
          reason:
            "\(changedReason); the content that another program wrote meanwhile is in \(other)"
        )
      }
    }
  }

  private static func writing(
    _ path: String,
    _ body: () throws -> Void
  ) throws(NinefoldError) {
    do {
      try body()
    } catch let problem as Changed {
      throw NinefoldError.changedFile(path: path, reason: problem.reason)
    } catch let problem as Unreadable {
      throw NinefoldError.file(path: path, reason: problem.reason)
    } catch let problem as FileDraft.Problem {
      throw NinefoldError.file(path: path, reason: problem.reason)
    } catch let problem as NinefoldError {
      throw problem
    } catch {
      throw NinefoldError.file(path: path, reason: "the file can't be written")
    }
  }

  private static let changedReason = "the file changed since it was read, so it is not overwritten"

  /// Returns true if a file has some bytes; false if it has others, is gone or is being written.
  /// - Throws: ``NinefoldError/file(path:reason:)`` if it can't be read.
  static func has(_ expected: [UInt8], at path: String) throws(NinefoldError) -> Bool {
    do {
      return try hasBytes(expected, at: path)
    } catch {
      throw NinefoldError.file(path: path, reason: reason(error))
    }
  }

  private static func hasBytes(_ expected: [UInt8], at path: String) throws -> Bool {
    do {
      return try readBytes(of: path) == expected
    } catch let problem as Unreadable where problem.isChange {
      return false
    }
  }

  /// Returns the error for a file whose bytes changed since they were read.
  static func changed(_ path: String) -> NinefoldError {
    NinefoldError.changedFile(path: path, reason: changedReason)
  }

  /// Returns the path of the file to which symbolic links lead; the path itself if there is no file.
  package static func resolved(_ path: String) -> String {
    guard let target = realpath(path, nil) else { return path }
    defer { free(target) }
    return String(cString: target)
  }

  /// Checks that a path is free or has a regular file. Replacing a device or a pipe would remove it
  /// for all programs that use it.
  /// - Throws: ``NinefoldError/file(path:reason:)``.
  package static func requireReplaceable(_ path: String) throws(NinefoldError) {
    try refuseSpecial(path, takesNull: false)
  }

  /// Returns true if a path leads to a folder.
  package static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Checks that a path is free or has a regular file.
  ///
  /// - Parameter takesNull: True to accept the null device as an empty file.
  /// - Throws: ``NinefoldError/file(path:reason:)``.
  static func refuseSpecial(_ path: String, takesNull: Bool = true) throws(NinefoldError) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    do {
      try requireRegular(status, path, takesNull: takesNull)
    } catch {
      throw NinefoldError.file(path: path, reason: reason(error))
    }
  }

  private static func reason(_ error: any Error) -> String {
    (error as? Unreadable)?.reason ?? "\(error)"
  }

  private static func readBytes(of path: String) throws -> [UInt8] {
    var before = stat()
    guard stat(path, &before) == 0 else { throw Unreadable.because(errno) }
    try requireRegular(before, path)
    // O_NONBLOCK, because opening would wait if a pipe has replaced the file meanwhile.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Unreadable.because(errno) }
    defer { close(descriptor) }
    guard fstat(descriptor, &before) == 0 else { throw Unreadable.because(errno) }
    try requireRegular(before, path)
    let limit = FormatLimits.bytes
    guard let size = Int(exactly: before.st_size), size <= limit else {
      throw Unreadable(reason: "\(before.st_size) bytes are more than the limit of \(limit)")
    }
    let bytes = try readBytes(of: descriptor, size: size)
    var after = stat()
    guard fstat(descriptor, &after) == 0 else { throw Unreadable.because(errno) }
    guard bytes.count == size, after.hasSameContent(as: before) else {
      throw Unreadable(reason: "the file changed while it was read", isChange: true)
    }
    return bytes
  }

  /// Reads to the end, or one byte more than expected, to detect that the file grew.
  private static func readBytes(of descriptor: Int32, size: Int) throws -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
      while count < buffer.count {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[count...]
        )
        let taken = read(descriptor, rest.baseAddress, rest.count)
        if taken < 0, errno == EINTR { continue }
        guard taken >= 0 else { throw Unreadable.because(errno) }
        if taken == 0 { return }
        count += taken
      }
    }
  }

  private static func requireRegular(_ status: stat, _ path: String, takesNull: Bool = true) throws
  {
    let found: String
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR:
      guard access(path, R_OK | X_OK) == 0 else { throw Unreadable.because(errno) }
      found = "a folder"
    case S_IFIFO: found = "a pipe"
    case S_IFSOCK: found = "a socket"
    case S_IFCHR, S_IFBLK:
      var null = stat()
      if takesNull, stat("/dev/null", &null) == 0, null.st_rdev == status.st_rdev { return }
      found = "a device"
    default: found = "something else"
    }
    throw Unreadable(reason: "\(found), not a file")
  }

  /// How another program changed a file meanwhile.
  private struct Changed: Error {
    let reason: String
  }

  /// The reason why a file can't be read.
  fileprivate struct Unreadable: Error {
    let reason: String
    /// True if another program removed the file or is writing it.
    var isChange = false

    /// Returns the reason for an error code of the system.
    static func because(_ code: Int32) -> Unreadable {
      switch code {
      case ENOENT, ENOTDIR: Unreadable(reason: "no such file or folder", isChange: true)
      case EACCES, EPERM: Unreadable(reason: "it can't be read: permission denied")
      case ELOOP: Unreadable(reason: "it can't be read: its symbolic links form a cycle")
      default: Unreadable(reason: "it can't be read (error \(code) of the system)")
      }
    }
  }
}

extension stat {
  fileprivate func hasSameContent(as other: stat) -> Bool {
    let (own, its) = (modificationTime, other.modificationTime)
    return st_size == other.st_size && own.tv_sec == its.tv_sec && own.tv_nsec == its.tv_nsec
  }
}
