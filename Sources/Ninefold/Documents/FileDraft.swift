internal import CLibrary

/// A new version of a file beside the old one, which gets the file's name when it is complete.
///
/// The draft has a fixed name and is locked. Two programs that replace one file wait for each other,
/// so the second one sees what the first one wrote. A draft that a killed process left is reused.
struct FileDraft {
  /// The reason why a file can't be replaced.
  struct Problem: Error {
    let reason: String

    /// Returns the problem for the current error code of the system.
    static func now(_ what: String) -> Problem {
      Problem(reason: "\(what): \(String(cString: strerror(errno)))")
    }
  }

  private let target: String
  private let path: String
  private let descriptor: Int32

  /// Opens and locks the draft for a file.
  init(for target: String) throws(Problem) {
    self.target = target
    let slash = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
    path = "\(target[..<slash]).\(target[slash...]).draft"
    var old = stat()
    let mode = stat(target, &old) == 0 ? old.st_mode & 0o777 : nil
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, mode ?? 0o666)
      guard descriptor >= 0 else { throw .now("the file can't be written") }
      while flock(descriptor, LOCK_EX) != 0 {
        guard errno == EINTR else {
          let problem = Problem.now("the file can't be locked")
          CLibrary.close(descriptor)
          throw problem
        }
      }
      // While this process waited, another one may have given the draft the file's name.
      var (own, now) = (stat(), stat())
      if fstat(descriptor, &own) == 0, lstat(path, &now) == 0, own.st_ino == now.st_ino,
        own.st_dev == now.st_dev
      {
        self.descriptor = descriptor
        if let mode { fchmod(descriptor, mode) }
        return
      }
      CLibrary.close(descriptor)
    }
  }

  /// Writes the content to the disk.
  func write(_ bytes: [UInt8]) throws(Problem) {
    guard ftruncate(descriptor, 0) == 0 else { throw .now("the file can't be written") }
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes {
        CLibrary.write(descriptor, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let problem = Problem.now("the file can't be written")
        discard()
        throw problem
      }
      done += count
    }
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      let problem = Problem.now("the file can't be written")
      discard()
      throw problem
    }
  }

  /// Gives the draft the name of the file, for good.
  func publish() throws(Problem) {
    guard rename(path, target) == 0 else {
      let problem = Problem.now("the file can't be replaced")
      discard()
      throw problem
    }
    syncFolder()
  }

  /// If the folder can't be synced, a power failure leaves the old file or the new one.
  private func syncFolder() {
    let slash = target.lastIndex(of: "/")
    let folder = slash.map { $0 == target.startIndex ? "/" : String(target[..<$0]) } ?? "."
    let folderDescriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard folderDescriptor >= 0 else { return }
    fsync(folderDescriptor)
    CLibrary.close(folderDescriptor)
  }

  /// The result of ``publish(ifReplaced:)``.
  enum Replacement: Equatable {
    /// The draft has the name.
    case done
    /// Another program wrote a file in the meantime, which has the name.
    case changed
    /// Another program wrote two files in the meantime. The second has the name. The first one has the
    /// given path: nobody else may have its content, because the second can be an edit of the draft.
    case changedTwice(first: String)
  }

  /// Gives the draft the name of the file if the file that it replaces is the expected one.
  ///
  /// Both files exchange their names in one step, so a file that another program wrote in the
  /// meantime is never lost: it gets its name back. On a file system without exchange, the files are
  /// compared right before the draft is published.
  ///
  /// - Parameter isExpected: Returns whether the file at a path is the expected one.
  func publish(ifReplaced isExpected: (String) -> Bool) throws(Problem) -> Replacement {
    guard exchangeFiles(path, target) == 0 else {
      guard errno == EINVAL || errno == ENOSYS || errno == ENOTSUP else {
        let problem = Problem.now("the file can't be replaced")
        discard()
        throw problem
      }
      guard isExpected(target) else {
        discard()
        return .changed
      }
      try publish()
      return .done
    }
    if isExpected(path) {
      discard()
      syncFolder()
      return .done
    }
    // The name belongs to the other program's file. If that program wrote yet another one meanwhile,
    // the exchange moves it here, and it is the newer one.
    var now = stat()
    var own = stat()
    guard fstat(descriptor, &own) == 0, exchangeFiles(path, target) == 0 else {
      throw Problem(reason: "the file changed, and its former content is in \(path)")
    }
    if stat(path, &now) == 0, now.st_ino != own.st_ino, exchangeFiles(path, target) == 0 {
      let first = "\(target).\(getpid()).first"
      guard rename(path, first) == 0 else {
        throw Problem(reason: "the file changed twice, and its first content is in \(path)")
      }
      return .changedTwice(first: first)
    }
    discard()
    return .changed
  }

  /// Gives the draft the name of the file if the name is free.
  /// - Returns: False if there is a file.
  func publishNew() throws(Problem) -> Bool {
    defer { discard() }
    if link(path, target) == 0 { return true }
    guard errno == EEXIST else { throw .now("the file can't be written") }
    return false
  }

  /// Removes the draft.
  func discard() {
    unlink(path)
  }

  /// Releases the lock.
  func close() {
    CLibrary.close(descriptor)
  }
}
