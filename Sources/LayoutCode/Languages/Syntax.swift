import LayoutModel

/// The spelling of statements in a language.
struct Syntax {
  let language: CodeLanguage

  var isSwift: Bool { language == .swift }

  /// The end of a statement.
  var end: String { isSwift ? "" : ";" }

  /// Returns the text for the language.
  func pick(_ swift: String, _ objectiveC: String) -> String { isSwift ? swift : objectiveC }

  /// Returns an assignment to a member.
  func assign(_ target: String, _ value: String) -> String { "\(target) = \(value)\(end)" }

  /// Returns a call of a method, with the arguments in both languages.
  func call(_ receiver: String, _ swift: String, _ objectiveC: String) -> String {
    isSwift ? "\(receiver).\(swift)" : "[\(receiver) \(objectiveC)];"
  }

  /// Returns a text as a literal.
  func string(_ text: String) -> String {
    isSwift ? StringLiteral.swift(text) : StringLiteral.objectiveC(text)
  }

  /// Returns a selector that needs no declaration.
  func selector(_ name: String) -> String { "NSSelectorFromString(\(string(name)))" }

  /// Returns a list of expressions.
  func list(_ items: [String]) -> String {
    (isSwift ? "[" : "@[") + items.joined(separator: ", ") + "]"
  }

  /// Returns an object as one of a subclass, which it must be.
  func cast(_ value: String, _ type: String) -> String {
    isSwift ? "\(value) as! \(type)" : "(\(type) *)\(value)"
  }

  /// Returns a new object.
  func new(_ name: String) -> String { isSwift ? "\(name)()" : "[[\(name) alloc] init]" }

  /// Returns a local variable.
  func local(_ type: String, _ name: String, _ value: String, isVariable: Bool = false) -> String {
    isSwift
      ? "\(isVariable ? "var" : "let") \(name) = \(value)" : "\(type) *\(name) = \(value);"
  }
}

/// A method of a class, or another declaration.
struct CodeMethod {
  /// The first line, up to the opening brace.
  let head: String
  let body: [String]
  /// True if an Objective-C class declares it in its interface.
  let isPublic: Bool

  init(_ head: String, _ body: [String], isPublic: Bool = false) {
    self.head = head
    self.body = body
    self.isPublic = isPublic
  }
}

/// A property that is not a stored object.
struct CodeProperty {
  let name: String
  let type: String
  /// The expression that it returns.
  let value: String
}
