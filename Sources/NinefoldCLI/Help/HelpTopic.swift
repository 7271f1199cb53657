/// A topic of `ninefold help TOPIC`: a subject that several commands share.
struct HelpTopic {
  /// The word after `help`.
  let name: String
  /// A summary in one line.
  let abstract: String
  /// Paragraphs, and examples that run in the folder of the README's project.
  let text: String

  /// The topic's page, in the form of a command's help.
  var page: String { "OVERVIEW: \(abstract)\n\n\(text)\n" }

  /// The names and summaries of all topics, for the general help.
  static var list: String {
    // Names are ASCII. Counting bytes is faster than characters, and each command makes this text.
    let width = (all.map(\.name.utf8.count).max() ?? 0) + 2
    return all.map { topic in
      let padding = String(repeating: " ", count: width - topic.name.utf8.count)
      return "  " + topic.name + padding + topic.abstract
    }.joined(separator: "\n")
  }
}
