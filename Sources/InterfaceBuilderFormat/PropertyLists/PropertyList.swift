/// A property list of strings, arrays and dictionaries, each with its line in the file.
public indirect enum PropertyList: Sendable {
  /// A string. Numbers and dates are their text, booleans are `YES` and `NO`.
  case string(String, line: Int)
  /// An array.
  case array([PropertyList], line: Int)
  /// A dictionary.
  case dictionary([String: PropertyList], line: Int)

  /// The reason that bytes are not a property list.
  public struct Problem: Error, Equatable {
    /// The line, from 1.
    public let line: Int
    /// The reason, as a part of a sentence.
    public let reason: String

    /// Creates a problem.
    public init(line: Int, reason: String) {
      self.line = line
      self.reason = reason
    }
  }

  /// The largest size of a file, in bytes. The project file of a thousand files has two million.
  static let maximumBytes = 64 << 20
  /// The deepest nesting of arrays and dictionaries.
  static let maximumDepth = 64

  /// Reads a property list in XML or in the old style, in which Xcode writes project files.
  ///
  /// - Throws: ``Problem``, also for binary property lists, because they have no lines.
  public static func read(_ bytes: [UInt8]) throws(Problem) -> PropertyList {
    guard bytes.count <= maximumBytes else { throw Problem(line: 1, reason: "larger than 64 MiB") }
    if bytes.starts(with: Array("bplist".utf8)) {
      throw Problem(line: 1, reason: "binary property lists are not supported")
    }
    let start = bytes.first { $0 > UInt8(ascii: " ") && $0 < 0x80 }
    if start == UInt8(ascii: "<") { return try PropertyListXML.read(bytes) }
    var reader = OldStylePropertyList(bytes)
    return try reader.read()
  }

  /// The line on which the value begins.
  public var line: Int {
    switch self {
    case .string(_, let line), .array(_, let line), .dictionary(_, let line): line
    }
  }

  /// The text of a string; nil for other values.
  public var text: String? { if case .string(let text, _) = self { text } else { nil } }

  /// The items of an array; empty for other values.
  public var items: [PropertyList] { if case .array(let items, _) = self { items } else { [] } }

  /// The members of a dictionary; empty for other values.
  public var members: [String: PropertyList] {
    if case .dictionary(let members, _) = self { members } else { [:] }
  }

  /// The member of a dictionary with the given key; nil for other values.
  public subscript(key: String) -> PropertyList? {
    if case .dictionary(let members, _) = self { members[key] } else { nil }
  }
}
