public import SourceFacts
internal import SwiftParser
internal import SwiftSyntax

/// Reads the facts of Swift sources.
public enum SwiftReader {
  /// Returns the facts of a file in the order of its text.
  ///
  /// Code that does not parse gives the facts of its parts that do.
  public static func facts(of source: [UInt8]) -> [Fact] {
    let tree = source.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let visitor = FactVisitor(lines: LineTable(source))
    visitor.walk(tree)
    return visitor.facts
  }
}

/// The lines of a file, for finding the line of an offset.
struct LineTable {
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.starts = starts
  }

  /// Returns the line of a syntax node's first token, from 1.
  func line(of node: some SyntaxProtocol) -> Int {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
