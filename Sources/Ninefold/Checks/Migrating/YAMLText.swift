internal import Yams

/// Reads YAML as the values of a configuration, with the line of each.
enum YAMLText {
  /// Configurations of linters have a few kilobytes.
  private static let mostBytes = 1 << 18
  private static let maximumDepth = 32

  /// Parses a text.
  ///
  /// Aliases are refused: a few of them stand for more values than any memory holds.
  static func read(_ bytes: [UInt8]) throws(ConfigurationText.Problem) -> ConfigurationText.Node {
    guard bytes.count <= mostBytes else {
      throw ConfigurationText.Problem(line: 1, reason: "larger than 256 KiB")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ConfigurationText.Problem(line: 1, reason: "the text is not UTF-8")
    }
    if let problem = firstUnbounded(text) { throw problem }
    let root: Node?
    do {
      root = try compose(yaml: text)
    } catch {
      throw problem(error)
    }
    guard let root else { return ConfigurationText.Node(line: 1, value: .object([])) }
    return try node(root, depth: 0)
  }

  private static func problem(_ error: any Error) -> ConfigurationText.Problem {
    switch error as? YamlError {
    case .scanner(_, let reason, let mark, _)?, .parser(_, let reason, let mark, _)?,
      .composer(_, let reason, let mark, _)?:
      ConfigurationText.Problem(line: mark.line, reason: reason)
    default: ConfigurationText.Problem(line: 1, reason: "\(error)")
    }
  }

  /// Returns the first alias or anchor, or the first line that is nested too deeply; nil if there is
  /// none.
  private static func firstUnbounded(_ text: String) -> ConfigurationText.Problem? {
    var depth = 0
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      var (quote, before): (Character?, Character) = (nil, " ")
      for letter in line {
        if let open = quote {
          if letter == open { quote = nil }
        } else if letter == "#", before == " " {
          break
        } else if letter == "\"" || letter == "'" {
          quote = letter
        } else if letter == "&" || letter == "*", " [{,".contains(before) {
          return .init(line: number + 1, reason: "anchors and aliases are not read")
        } else if letter == "[" || letter == "{" {
          depth += 1
        } else if letter == "]" || letter == "}" {
          depth -= 1
        }
        before = letter
      }
      let indent = line.prefix { $0 == " " || $0 == "-" }.count
      guard depth <= maximumDepth, indent <= maximumDepth * 8 else {
        return .init(line: number + 1, reason: "more than \(maximumDepth) levels of nesting")
      }
    }
    return nil
  }

  private static func node(
    _ node: Node,
    depth: Int
  ) throws(ConfigurationText.Problem) -> ConfigurationText.Node {
    let line = node.mark?.line ?? 1
    guard depth < maximumDepth else {
      throw .init(line: line, reason: "more than \(maximumDepth) levels of nesting")
    }
    switch node {
    case .sequence(let sequence):
      var items: [ConfigurationText.Node] = []
      for item in sequence { items.append(try YAMLText.node(item, depth: depth + 1)) }
      return .init(line: line, value: .array(items))
    case .mapping(let mapping):
      var members: [ConfigurationText.Member] = []
      for (key, value) in mapping {
        let place = key.mark?.line ?? line
        guard let name = key.string else { throw .init(line: place, reason: "a key is not a text") }
        members.append(
          .init(line: place, key: name, value: try YAMLText.node(value, depth: depth + 1))
        )
      }
      return .init(line: line, value: .object(members))
    default: return .init(line: line, value: scalar(node))
    }
  }

  private static func scalar(_ node: Node) -> ConfigurationText {
    if node.null != nil { return .null }
    if let flag = node.bool { return .bool(flag) }
    return .string(node.string ?? "")
  }
}
