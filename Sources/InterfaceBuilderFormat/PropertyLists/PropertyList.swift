/// A property list as Xcode's files have them: strings, lists and dictionaries, each with its line.
public indirect enum PropertyList: Sendable {
  /// A string; numbers, dates and truth values by their text, `YES` and `NO` for the last.
  case string(String, line: Int)
  /// A list.
  case array([PropertyList], line: Int)
  /// A dictionary.
  case dictionary([String: PropertyList], line: Int)

  /// Why a text is no property list.
  public struct Problem: Error, Equatable {
    /// The line, from 1.
    public let line: Int
    /// A sentence's part that says why.
    public let reason: String

    /// Creates a problem.
    public init(line: Int, reason: String) {
      self.line = line
      self.reason = reason
    }
  }

  /// The most bytes of a file; projects of a thousand files have two million.
  static let maximumBytes = 64 << 20
  /// How deep lists and dictionaries may be in each other.
  static let maximumDepth = 64

  /// Reads a property list in XML, or in the old style that project files are written in.
  ///
  /// - Throws: ``Problem``; binary lists are refused, as they have no lines.
  public static func read(_ bytes: [UInt8]) throws(Problem) -> PropertyList {
    guard bytes.count <= maximumBytes else { throw Problem(line: 1, reason: "larger than 64 MiB") }
    if bytes.starts(with: Array("bplist".utf8)) {
      throw Problem(line: 1, reason: "a binary property list, which is not read")
    }
    let start = bytes.first { $0 > UInt8(ascii: " ") && $0 < 0x80 }
    if start == UInt8(ascii: "<") { return try PropertyListXML.read(bytes) }
    var reader = OldStylePropertyList(bytes)
    return try reader.read()
  }

  /// The line on which it begins.
  public var line: Int {
    switch self {
    case .string(_, let line), .array(_, let line), .dictionary(_, let line): line
    }
  }

  /// The text of a string.
  public var text: String? { if case .string(let text, _) = self { text } else { nil } }

  /// The items of a list.
  public var items: [PropertyList] { if case .array(let items, _) = self { items } else { [] } }

  /// The members of a dictionary.
  public var members: [String: PropertyList] {
    if case .dictionary(let members, _) = self { members } else { [:] }
  }

  /// A member of a dictionary.
  public subscript(key: String) -> PropertyList? {
    if case .dictionary(let members, _) = self { members[key] } else { nil }
  }
}
