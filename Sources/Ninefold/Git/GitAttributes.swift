/// The lines of a `.gitattributes` file. A change keeps all other lines byte for byte.
struct GitAttributes: Equatable {
  /// The patterns of the files that Ninefold reads.
  static let patterns = ["*.storyboard", "*.xib"]
  /// The attributes that name the drivers.
  static let drivers = ["merge", "diff"]
  private static let name = "ninefold"

  /// The lines with their line ends.
  private(set) var lines: [String]

  /// Splits a file's text into lines.
  init(_ text: String) {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
    let rest = lines.removeLast()
    self.lines = lines.map { $0 + "\n" } + (rest.isEmpty ? [] : [rest])
  }

  /// The file's text.
  var text: String { lines.joined() }

  /// Appends the missing lines: one for each pattern whose drivers the last matching line doesn't
  /// set.
  mutating func install(drivers: [String]) {
    let end = lines.first?.unicodeScalars.suffix(2).elementsEqual("\r\n".unicodeScalars) == true
    for pattern in Self.patterns {
      let missing = drivers.filter { !isSet($0, for: pattern) }
      guard !missing.isEmpty else { continue }
      if let last = lines.last, last.unicodeScalars.last != "\n" {
        lines[lines.count - 1] = last + (end ? "\r\n" : "\n")
      }
      let settings = missing.map { "\($0)=\(Self.name)" }.joined(separator: " ")
      lines.append("\(pattern) \(settings)" + (end ? "\r\n" : "\n"))
    }
  }

  /// Removes the drivers from all lines, and removes the lines that set nothing else.
  mutating func uninstall(drivers: [String]) {
    let ours = drivers.map { "\($0)=\(Self.name)" }
    lines = lines.compactMap { line in
      let parts = Self.parts(of: line)
      let rest = parts.settings.filter { !ours.contains($0) }
      if rest.count == parts.settings.count { return line }
      if rest.isEmpty { return nil }
      return ([parts.pattern] + rest).joined(separator: " ") + parts.end
    }
  }

  /// Returns true if the last line that sets the attribute for the pattern names our driver.
  func isSet(_ attribute: String, for pattern: String) -> Bool {
    for line in lines.reversed() {
      let parts = Self.parts(of: line)
      guard parts.pattern == pattern || parts.pattern == "*" else { continue }
      let speaking = parts.settings.last { setting in
        let name = setting.drop { $0 == "-" || $0 == "!" }.prefix { $0 != "=" }
        return name == attribute || name == "binary"
      }
      if let speaking { return speaking == "\(attribute)=\(Self.name)" }
    }
    return false
  }

  /// Splits a line into its pattern, which may be quoted, its settings and its end. A comment has
  /// no settings.
  private static func parts(of line: String) -> (
    pattern: String, settings: [String], end: String
  ) {
    let scalars = line.unicodeScalars
    let content = scalars.prefix { $0 != "\n" && $0 != "\r" }
    let end = String(scalars.dropFirst(content.count))
    let start = content.drop { $0 == " " || $0 == "\t" }
    if start.first == "#" { return (String(content), [], end) }
    var rest = start
    if start.first == "\"" {
      rest = rest.dropFirst()
      while let next = rest.first, next != "\"" { rest = rest.dropFirst(next == "\\" ? 2 : 1) }
    }
    rest = rest.drop { $0 != " " && $0 != "\t" }
    let pattern = String(start[start.startIndex..<rest.startIndex])
    let settings = rest.split { $0 == " " || $0 == "\t" }.map { String($0) }
    return (pattern, settings, end)
  }
}
