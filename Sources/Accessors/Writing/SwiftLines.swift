/// Lines of Swift code with their indentation.
struct SwiftLines {
  private(set) var text = ""
  private var depth = 0

  /// Adds a line; an empty one has no indentation.
  mutating func add(_ line: String = "") {
    if !line.isEmpty { text += String(repeating: "  ", count: depth) + line }
    text += "\n"
  }

  /// Adds a line with an opening brace. The lines that follow are inside.
  mutating func open(_ head: String) {
    add(head + " {")
    depth += 1
  }

  /// Adds the closing brace of the innermost block.
  mutating func close() {
    depth -= 1
    add("}")
  }

  /// Adds a comment for documentation. Line ends become blanks.
  mutating func comment(_ text: String) {
    add("/// " + text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }
}

extension String {
  /// The text as a string literal of Swift.
  var swiftLiteral: String {
    var output = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      case _
      where scalar.value < 0x20 || scalar.properties.generalCategory == .format
        || scalar.properties.generalCategory == .control
        || scalar.properties.generalCategory == .lineSeparator
        || scalar.properties.generalCategory == .paragraphSeparator:
        output += "\\u{\(String(scalar.value, radix: 16))}"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output + "\""
  }
}
