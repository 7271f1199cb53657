internal import LayoutModel

/// What git calls the branches and tags of a project.
///
/// A name that git takes stays; in others, what git does not take becomes `%` and its hexadecimal
/// digits, as in addresses, so that no two names become one.
struct GitReferenceNames {
  private let branches: [String]
  private let tags: [String]

  init(branches: [String], tags: [String]) {
    self.branches = branches
    self.tags = tags
  }

  /// The full name of a branch.
  func branch(_ name: String) -> String {
    "refs/heads/" + GitReferenceNames.spelled(name, among: branches)
  }

  /// The full name of a tag.
  func tag(_ name: String) -> String {
    "refs/tags/" + GitReferenceNames.spelled(name, among: tags)
  }

  private static func spelled(_ name: String, among others: [String]) -> String {
    // To git `a/b` is a file in a folder, which can't be while `a` is a file.
    let isInName = others.contains { !$0.isEmpty && name.hasPrefix($0 + "/") }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(spelled)
    return parts.joined(separator: isInName || parts.contains("") ? "%2F" : "/")
  }

  /// One part of a name; the rules are those of `git check-ref-format`.
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
