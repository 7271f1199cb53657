/// Exchanges the names of two files in one step. Returns 0, or -1 with `errno`: `ENOSYS`, `EINVAL` or
/// `ENOTSUP` if the system or the file system can't.
public func exchangeFiles(_ first: String, _ second: String) -> Int32 {
  #if canImport(Darwin)
    return renamex_np(first, second, UInt32(RENAME_SWAP))
  #else
    return renameFile(first, second, flags: 2)
  #endif
}

/// Gives a file another name if that name is free, in one step. Returns 0, or -1 with `errno`: `EEXIST`
/// if there is a file of the name.
public func renameFileIfFree(_ old: String, _ new: String) -> Int32 {
  #if canImport(Darwin)
    let result = renamex_np(old, new, UInt32(RENAME_EXCL))
  #else
    let result = renameFile(old, new, flags: 1)
  #endif
  guard result != 0, errno != EEXIST, errno != ENOENT else { return result }
  // A file system without such a rename may have hard links.
  guard link(old, new) == 0 else { return -1 }
  return unlink(old)
}

#if !canImport(Darwin)
  private func renameFile(_ old: String, _ new: String, flags: UInt32) -> Int32 {
    #if canImport(Glibc)
      typealias Rename =
        @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
      // The header declares it for GNU sources only, and older libraries lack it.
      guard let symbol = dlsym(nil, "renameat2") else {
        errno = ENOSYS
        return -1
      }
      return unsafeBitCast(symbol, to: Rename.self)(AT_FDCWD, old, AT_FDCWD, new, flags)
    #else
      errno = ENOSYS
      return -1
    #endif
  }
#endif

/// Returns whether a program has a file open for writing. False where the system does not tell.
public func isOpenForWriting(_ path: String) -> Bool {
  #if os(Linux)
    // The kernel grants a lease for reading only while nobody has the file open for writing. The
    // header declares these commands for GNU sources only.
    let setSignal: Int32 = 10
    let setLease: Int32 = 1024
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    // A program that opens the file meanwhile sends a signal, whose usual effect is to end the process.
    guard fcntl(descriptor, setSignal, SIGURG) == 0 else { return false }
    if fcntl(descriptor, setLease, F_RDLCK) != 0 { return errno == EAGAIN }
    _ = fcntl(descriptor, setLease, F_UNLCK)
    return false
  #else
    return false
  #endif
}
