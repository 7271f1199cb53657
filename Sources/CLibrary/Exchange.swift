/// Exchanges the names of two files in one step. Returns 0, or -1 with `errno`: `ENOSYS`, `EINVAL` or
/// `ENOTSUP` if the system or the file system can't.
public func exchangeFiles(_ first: String, _ second: String) -> Int32 {
  #if canImport(Darwin)
    return renamex_np(first, second, UInt32(RENAME_SWAP))
  #elseif canImport(Glibc)
    typealias Rename =
      @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
    // The header declares it for GNU sources only, and older libraries lack it.
    guard let symbol = dlsym(nil, "renameat2") else {
      errno = ENOSYS
      return -1
    }
    let exchange: UInt32 = 2
    return unsafeBitCast(symbol, to: Rename.self)(AT_FDCWD, first, AT_FDCWD, second, exchange)
  #else
    errno = ENOSYS
    return -1
  #endif
}
