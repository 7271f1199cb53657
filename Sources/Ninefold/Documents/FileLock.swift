internal import CLibrary

/// A file that is locked while one program replaces another file. It exists only meanwhile.
struct FileLock {
  let path: String
  private let descriptor: Int32

  /// Waits for the lock.
  init(path: String) throws(FileDraft.Problem) {
    self.path = path
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
      guard descriptor >= 0 else { throw .now("the file can't be written") }
      while flock(descriptor, LOCK_EX) != 0 {
        guard errno == EINTR else {
          let problem = FileDraft.Problem.now("the file can't be locked")
          CLibrary.close(descriptor)
          throw problem
        }
      }
      // While this process waited, another one may have removed the file.
      var (own, now) = (stat(), stat())
      if fstat(descriptor, &own) == 0, lstat(path, &now) == 0, own.st_ino == now.st_ino,
        own.st_dev == now.st_dev
      {
        self.descriptor = descriptor
        return
      }
      CLibrary.close(descriptor)
    }
  }

  /// Removes the file and releases the lock.
  func release() {
    unlink(path)
    CLibrary.close(descriptor)
  }
}
