extension LookValues {
  /// Returns the text that Interface Builder stored in Base64 because XML cannot hold it; nil if the
  /// bytes are no such text.
  static func decoded(_ text: String) -> String? {
    Base64.bytes(text).map { String(decoding: $0, as: UTF8.self) }
  }
}
