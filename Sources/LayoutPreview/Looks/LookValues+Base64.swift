internal import Foundation

extension LookValues {
  /// Returns the text that Interface Builder stored in Base64 because XML cannot hold it; nil if the
  /// bytes are no such text.
  static func decoded(_ text: String) -> String? {
    // The stored text lacks its padding.
    let digits = text.filter { !$0.isWhitespace && $0 != "=" }
    let padding = String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
    return Data(base64Encoded: digits + padding).map { String(decoding: $0, as: UTF8.self) }
  }
}
