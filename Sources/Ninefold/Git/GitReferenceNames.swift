internal import LayoutModel

/// The names of a project's branches and tags in git.
///
/// Names that are valid in git stay the same. In others, invalid bytes become `%` and two
/// hexadecimal digits, as in URLs, so that different names stay different.
struct GitReferenceNames {
  private let branches: [String]
  private let tags: [String]

  init(branches: [String], tags: [String]) {
    self.branches = branches
    self.tags = tags
  }

  /// Returns the full name of a branch.
  func branch(_ name: String) -> String {
    "refs/heads/" + GitReferenceNames.spelled(name, among: branches)
  }

  /// Returns the full name of a tag.
  func tag(_ name: String) -> String {
    "refs/tags/" + GitReferenceNames.spelled(name, among: tags)
  }

  private static func spelled(_ name: String, among others: [String]) -> String {
    // In git `a/b` is a file in a folder `a`, so it can't exist together with `a`.
    let isInName = others.contains { !$0.isEmpty && name.hasPrefix($0 + "/") }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(spelled)
    return parts.joined(separator: isInName || parts.contains("") ? "%2F" : "/")
  }

  /// Escapes one component of a name by the rules of `git check-ref-format`.
  private static func spelled(_ part: Substring) -> String {
    let bytes = Array(part.utf8)
    var text: [UInt8] = []
    for (place, byte) in bytes.enumerated() {
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      let isLast = place == bytes.count - 1
      let isBad =
        byte <= 0x20 || byte == 0x7f || "~^:?*[\\%".utf8.contains(byte)
        || byte == UInt8(ascii: ".")
          && (place == 0 || isLast || next == byte || bytes.suffix(5) == Array(".lock".utf8))
        || byte == UInt8(ascii: "@") && (next == UInt8(ascii: "{") || bytes.count == 1)
        || byte == UInt8(ascii: "-") && place == 0
      text += isBad ? Array(escape(byte).utf8) : [byte]
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func escape(_ byte: UInt8) -> String {
    "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
