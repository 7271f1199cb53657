/// What `ninefold` and the programs that read sources for it send each other through pipes.
///
/// The input has, for each source, its size in bytes as a decimal number, a line end and its bytes.
/// The output has a heading, then the facts of each source as lines, followed by an empty line.
public enum FactStream {
  /// The first line of the output.
  public static let heading = "ninefold-facts \(FactNotation.version)"

  /// Appends a source to an input.
  public static func append(source: [UInt8], to input: inout [UInt8]) {
    input += Array("\(source.count)\n".utf8)
    input += source
  }

  /// Returns the sources of an input; nil if it is incomplete.
  public static func sources(in input: [UInt8]) -> [[UInt8]]? {
    var sources: [[UInt8]] = []
    var rest = input[...]
    while let end = rest.firstIndex(of: newline) {
      guard let size = Int(String(decoding: rest[..<end], as: UTF8.self)), size >= 0,
        rest[end...].count > size
      else { return nil }
      let source = rest[end...].dropFirst()
      sources.append(Array(source.prefix(size)))
      rest = source.dropFirst(size)
    }
    return rest.isEmpty ? sources : nil
  }

  /// Returns the facts of each source in an output; nil if the output is not complete or of another
  /// version.
  ///
  /// - Parameter count: The number of sources.
  public static func facts(in output: [UInt8], count: Int) -> [[Fact]]? {
    var lines = output.split(separator: newline, omittingEmptySubsequences: false).makeIterator()
    guard let first = lines.next(), first.elementsEqual(heading.utf8) else { return nil }
    var files: [[Fact]] = []
    var facts: [Fact] = []
    while files.count < count {
      guard let line = lines.next() else { return nil }
      if line.isEmpty {
        files.append(facts)
        facts = []
      } else if let fact = FactNotation.fact(line) {
        facts.append(fact)
      } else {
        return nil
      }
    }
    return files
  }

  private static let newline = UInt8(ascii: "\n")
}
