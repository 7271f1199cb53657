#if os(Linux)
  internal import LinuxRename
#endif

/// Exchanges the names of two files in one step. Returns 0, or -1 with `errno`: `ENOSYS`, `EINVAL` or
/// `ENOTSUP` if the system or the file system can't.
public func exchangeFiles(_ first: String, _ second: String) -> Int32 {
  #if canImport(Darwin)
    return renamex_np(first, second, UInt32(RENAME_SWAP))
  #else
    return renameWithFlags(first, second, 2)
  #endif
}

/// Gives a file another name if that name is free, in one step. Returns 0, or -1 with `errno`: `EEXIST`
/// if there is a file of the name.
public func renameFileIfFree(_ old: String, _ new: String) -> Int32 {
  #if canImport(Darwin)
    let result = renamex_np(old, new, UInt32(RENAME_EXCL))
  #else
    let result = renameWithFlags(old, new, 1)
  #endif
  guard result != 0, errno != EEXIST, errno != ENOENT else { return result }
  // A file system without such a rename may have hard links.
  guard link(old, new) == 0 else { return -1 }
  return unlink(old)
}

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
