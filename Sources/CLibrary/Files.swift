extension stat {
  /// The time of the last change of the file's content.
  public var modificationTime: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}
