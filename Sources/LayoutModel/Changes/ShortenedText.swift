/// Long texts, shortened for a line.
enum ShortenedText {
  /// The longest text that is shown as a whole, in characters.
  static let limit = 200
  /// The length of the equal text that is shown beside a difference, in characters.
  private static let context = 30

  /// Returns an old and a new text. If one of them is long, both are shortened to the part that
  /// differs, with some equal text before and after it.
  static func pair(_ old: String?, _ new: String?) -> (old: String?, new: String?) {
    guard let old, let new, max(old.count, new.count) > limit else {
      return (old.map(cut), new.map(cut))
    }
    let shared = min(old.count, new.count)
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = min(zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count, shared - prefix)
    let (start, end) = (max(0, prefix - context), max(0, suffix - context))
    func part(_ text: String) -> String {
      let middle = text.dropFirst(start).dropLast(end)
      return cut((start > 0 ? "…" : "") + middle + (end > 0 ? "…" : ""))
    }
    return (part(old), part(new))
  }

  /// Returns a text without its end, if it is long.
  private static func cut(_ text: String) -> String {
    text.count > limit ? text.prefix(limit - 1) + "…" : text
  }
}
