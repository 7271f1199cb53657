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
    let width = (all.map(\.name.count).max() ?? 0) + 2
    return all.map { topic in
      "  " + topic.name + String(repeating: " ", count: width - topic.name.count) + topic.abstract
    }.joined(separator: "\n")
  }
}
