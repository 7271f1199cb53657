internal import CLibrary

/// A new version of a file beside the old one, which gets the file's name when it is complete.
///
/// While a draft is open, its lock file is locked. Two programs that replace one file wait for each
/// other, so the second one sees the content that the first one wrote. Files that a killed process left are
/// found by their names (``Leftover``).
struct FileDraft {
  /// The reason why a file can't be replaced.
  struct Problem: Error {
    let reason: String

    /// Returns the problem for the current error code of the system.
    static func now(_ what: String) -> Problem {
      Problem(reason: "\(what): \(String(cString: strerror(errno)))")
    }
  }

  /// The moments between which another program can save the file.
  enum Step: Sendable {
    /// The draft is complete and the file has the expected bytes.
    case willPublish
    /// The draft has the name of the file. The file that had it is not examined yet.
    case didExchange
    /// The file has its name again. The displaced file is not examined yet.
    case didExchangeBack
    /// No file has the name.
    case didMoveAside
  }

  /// Tests act as another program at a step.
  @TaskLocal static var didReach: @Sendable (Step) -> Void = { _ in }
  /// Tests act as a file system on which two files can't exchange their names.
  @TaskLocal static var canExchange = true

  let target: String
  /// The permissions of the old file; nil if there is none.
  private let mode: mode_t?
  private let lock: FileLock
  /// The path of the content until it is published.
  private var newPath: String { lock.path + ".new" }

  /// Locks the draft for a file. A file that its permissions protect can't be replaced, as in Xcode and
  /// other editors, although the folder would allow it.
  init(for target: String) throws(Problem) {
    self.target = target
    try FileDraft.requireWritable(target)
    lock = try FileLock(path: Leftover.lockPath(of: target))
    var old = stat()
    mode = stat(target, &old) == 0 ? old.st_mode & 0o777 : nil
  }

  /// Throws if nobody, or not this user, has the permission to write into the file.
  private static func requireWritable(_ path: String) throws(Problem) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    guard status.st_mode & 0o222 != 0, access(path, W_OK) == 0 else {
      throw Problem(reason: "the file is read-only; give yourself write permission first")
    }
  }

  /// Writes the content to the disk.
  func write(_ bytes: [UInt8]) throws(Problem) {
    unlink(newPath)
    let descriptor = open(
      newPath,
      O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW,
      mode ?? 0o666
    )
    guard descriptor >= 0 else { throw .now("the file can't be written") }
    defer { CLibrary.close(descriptor) }
    if let mode { fchmod(descriptor, mode) }
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes {
        CLibrary.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw discarding("the file can't be written") }
      done += count
    }
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw discarding("the file can't be written")
    }
  }

  /// Replaces the file with the draft, whatever the file contains.
  func publish() throws(Problem) {
    guard rename(newPath, target) == 0 else { throw discarding("the file can't be replaced") }
    syncFolder()
  }

  /// Gives the draft the name of the file if the name is free.
  /// - Returns: False if there is a file.
  func publishNew() throws(Problem) -> Bool {
    FileDraft.didReach(.willPublish)
    if renameFileIfFree(newPath, target) == 0 {
      syncFolder()
      return true
    }
    guard errno == EEXIST else { throw discarding("the file can't be written") }
    discard()
    return false
  }

  /// The result of ``publish(ifReplaced:)``.
  enum Replacement: Equatable {
    /// The draft has the name.
    case done
    /// Another program wrote a file in the meantime, which has the name. The draft is gone.
    case changed
    /// Another program wrote a file in the meantime, which is at the given path. Nobody else may have
    /// its content. The draft has the name of the file if `isPublished`, else yet another file.
    case displaced(path: String, isPublished: Bool)
  }

  /// Gives the draft the name of the file if the file that it replaces has the expected bytes.
  ///
  /// Both files exchange their names in one step, and the displaced file is examined. So a file
  /// that another program wrote in the meantime is never lost.
  func publish(ifReplaced expected: [UInt8]) throws(Problem) -> Replacement {
    guard let own = FileDraft.inode(of: newPath) else {
      throw discarding("the file can't be replaced")
    }
    let other = Leftover.path(of: target, draft: own, replaced: expected)
    guard rename(newPath, other) == 0 else { throw discarding("the file can't be replaced") }
    FileDraft.didReach(.willPublish)
    guard exchange(other) == 0 else {
      guard errno == EINVAL || errno == ENOSYS || errno == ENOTSUP else {
        let problem = Problem.now("the file can't be replaced")
        unlink(other)
        throw problem
      }
      return try publishAside(other, expected)
    }
    FileDraft.didReach(.didExchange)
    if isUnchanged(other, expected) { return done(removing: other) }
    guard isOpenForWriting(other) else { return .displaced(path: other, isPublished: true) }
    // The other program writes into the file and expects it at its name.
    guard exchange(other) == 0 else { return .displaced(path: other, isPublished: true) }
    FileDraft.didReach(.didExchangeBack)
    if Leftover(target: target, path: other).isDraft {
      unlink(other)
      return .changed
    }
    return .displaced(path: other, isPublished: false)
  }

  /// Gives a displaced file its name back, for a caller that can't take over its content.
  ///
  /// - Returns: The path of a file whose content nobody else may have; nil if there is none.
  func giveBack(_ path: String) throws(Problem) -> String? {
    guard exchange(path) == 0 else {
      throw Problem(reason: "the file changed, and its former content is in \(path)")
    }
    FileDraft.didReach(.didExchangeBack)
    if Leftover(target: target, path: path).isDraft {
      unlink(path)
      return nil
    }
    // Another program saved once more. The newest file keeps the name.
    guard exchange(path) == 0 else {
      throw Problem(reason: "the file changed twice, and its newest content is in \(path)")
    }
    return path
  }

  /// Publishes without an exchange. For a moment, no file has the name.
  private func publishAside(_ own: String, _ expected: [UInt8]) throws(Problem) -> Replacement {
    guard rename(own, newPath) == 0 else { throw discarding("the file can't be replaced") }
    // The name shows that this file is not the draft.
    let other = own
    guard rename(target, other) == 0 else { throw discarding("the file can't be replaced") }
    FileDraft.didReach(.didMoveAside)
    if isUnchanged(other, expected) {
      if renameFileIfFree(newPath, target) == 0 { return done(removing: other) }
      let isTaken = errno == EEXIST
      let problem = discarding("the file can't be replaced")
      if isTaken {
        unlink(other)
        return .changed
      }
      guard renameFileIfFree(other, target) == 0 else {
        throw Problem(reason: "\(problem.reason), and its content is in \(other)")
      }
      throw problem
    }
    discard()
    return renameFileIfFree(other, target) == 0
      ? .changed : .displaced(path: other, isPublished: false)
  }

  /// Removes the file if it has the expected bytes.
  /// - Returns: ``Replacement/changed`` if it has other bytes; it then stays.
  func remove(ifStill expected: [UInt8]) throws(Problem) -> Replacement {
    // Under another name, no other program can replace the file between the comparison and the end.
    let aside = Leftover.path(of: target, draft: 0, replaced: expected)
    guard rename(target, aside) == 0 else { throw .now("it can't be removed") }
    FileDraft.didReach(.didMoveAside)
    if isUnchanged(aside, expected) { return done(removing: aside) }
    return renameFileIfFree(aside, target) == 0
      ? .changed : .displaced(path: aside, isPublished: false)
  }

  private func exchange(_ path: String) -> Int32 {
    guard FileDraft.canExchange else {
      errno = ENOTSUP
      return -1
    }
    return exchangeFiles(path, target)
  }

  private func isUnchanged(_ path: String, _ expected: [UInt8]) -> Bool {
    // The search for a writer comes last: the bytes include everything that it wrote before.
    !isOpenForWriting(path) && (try? RegularFile.bytes(of: path)) == expected
      && !isOpenForWriting(path)
  }

  private func done(removing path: String) -> Replacement {
    unlink(path)
    syncFolder()
    return .done
  }

  /// Syncs the folder, so that the new name survives a power failure. If it can't be synced, a
  /// power failure leaves the old file or the new one.
  private func syncFolder() {
    let descriptor = open(Leftover.folder(of: target), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    CLibrary.close(descriptor)
  }

  private static func inode(of path: String) -> UInt64? {
    var status = stat()
    return lstat(path, &status) == 0 ? UInt64(status.st_ino) : nil
  }

  /// Removes the draft, and returns the problem for the current error code of the system.
  private func discarding(_ what: String) -> Problem {
    let problem = Problem.now(what)
    discard()
    return problem
  }

  /// Removes the draft.
  func discard() {
    unlink(newPath)
  }

  /// Releases the lock.
  func close() {
    lock.release()
  }
}
