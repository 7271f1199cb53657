/// Reads the facts of Objective-C sources: interfaces, implementations, categories, their members,
/// string constants, and the messages that name something in a document or a catalog.
///
/// Macros are not expanded, and all branches of a condition of the preprocessor are read, except those
/// that a number excludes, such as `#if 0`.
public enum ObjectiveCReader {
  /// Returns the facts of a source or a header.
  public static func facts(of source: [UInt8]) -> [Fact] {
    let tokenizer = Tokenizer(source)
    var parser = ObjectiveCParser(tokenizer.tokens)
    parser.parse()
    parser.removeChangedConstants()
    let constants = tokenizer.macros.map {
      Fact(.constant, $0.name, details: [$0.value], line: $0.line)
    }
    let modules = tokenizer.modules.map { Fact(.module, $0.name, line: $0.line) }
    return modules + constants + parser.facts
  }
}

/// A cursor over tokens that collects facts.
struct ObjectiveCParser {
  let tokens: [Token]
  var place = 0
  var facts: [Fact] = []
  /// The class whose interface or implementation is open; empty for none.
  var owner = ""
  /// True between `@interface` and `@end`, where statements are declarations.
  var isDeclaring = false
  /// The message expressions that are open, outermost first.
  var messages: [OpenMessage] = []
  /// The depth of braces at which a `@try` began; nil outside of one.
  var tryDepth: Int?
  /// The parameters and variables of the current method whose values are not known.
  var variables: Set<String> = []
  /// The places in `facts` of the constants that the current method declares, by name.
  var ownConstants: [String: [Int]] = [:]
  /// The places in `facts` of variables with a string that their method changes later.
  var changedConstants: Set<Int> = []
  /// The names of variables outside of the method that changes them.
  var changedNames: Set<String> = []

  init(_ tokens: [Token]) { self.tokens = tokens }

  var current: Token? { place < tokens.count ? tokens[place] : nil }

  func token(at index: Int) -> Token? { tokens.indices.contains(index) ? tokens[index] : nil }

  mutating func parse() {
    var depth = 0
    while let token = current {
      switch (token.kind, token.text) {
      case (.directive, "interface"): parseType(isInterface: true)
      case (.directive, "implementation"): parseType(isInterface: false)
      case (.directive, "protocol"): parseProtocol()
      case (.directive, "property"): parseProperty()
      case (.directive, "import"):
        if let name = self.token(at: place + 1) {
          facts.append(Fact(.module, name.text, line: name.line))
        }
        place += 2
      case (.directive, "try"):
        tryDepth = tryDepth ?? depth
        place += 1
      case (.directive, "end"):
        tryDepth = nil
        (owner, isDeclaring, depth) = ("", false, 0)
        messages = []
        place += 1
      case (.mark, "-") where startsMethod(depth), (.mark, "+") where startsMethod(depth):
        (depth, messages, tryDepth) = (0, [], nil)
        parseMethod(isOfInstance: token.text == "-")
      default:
        if token.isMark("{") || token.isMark("(") { depth += 1 }
        if token.isMark("}") || token.isMark(")") { depth = max(0, depth - 1) }
        if token.isMark("}"), depth == tryDepth { tryDepth = nil }
        readExpression(token)
        place += 1
      }
    }
  }

  /// Returns true if the current sign begins a method. Braces in both branches of a condition of
  /// the preprocessor make the depth wrong, so a sign at the margin counts at any depth.
  private func startsMethod(_ depth: Int) -> Bool {
    !owner.isEmpty && token(at: place + 1)?.isMark("(") == true
      && (depth == 0 || tokens[place].isAtMargin)
  }

  /// Skips a group in parentheses, braces or angle brackets, and returns its tokens. The current
  /// token opens it.
  @discardableResult
  mutating func skipGroup(_ open: String, _ close: String) -> ArraySlice<Token> {
    let start = place + 1
    var depth = 0
    while let token = current {
      if token.isMark(open) { depth += 1 }
      if token.isMark(close) { depth -= 1 }
      if token.kind == .directive, token.text == "end" { break }
      place += 1
      if depth == 0 { return tokens[min(start, place - 1)..<(place - 1)] }
    }
    return []
  }

  // MARK: - Types

  private mutating func parseType(isInterface: Bool) {
    let line = current?.line ?? 0
    place += 1
    guard let name = current, name.kind == .word else { return }
    place += 1
    owner = name.text
    isDeclaring = isInterface
    if current?.isMark("<") == true { skipGroup("<", ">") }
    var inherited: [String] = []
    var isCategory = false
    if current?.isMark("(") == true {
      isCategory = true
      skipGroup("(", ")")
    } else if current?.isMark(":") == true {
      place += 1
      if let parent = current, parent.kind == .word { inherited.append(parent.text) }
      place += 1
    }
    if current?.isMark("<") == true {
      skipGroup("<", ">")
    }
    // A second list: the protocols of a subclass of a class with parameters.
    if current?.isMark("<") == true { skipGroup("<", ">") }
    let kind: Fact.Kind = isInterface && !isCategory ? .classType : .extensionType
    // An implementation without an interface in the folder is a class too.
    facts.append(
      Fact(
        kind,
        owner,
        owner: owner,
        details: inherited,
        traits: isInterface || isCategory ? .exposed : [.exposed, .computed],
        line: line
      )
    )
    if current?.isMark("{") == true { parseVariables() }
  }

  private mutating func parseProtocol() {
    place += 1
    guard let name = current, name.kind == .word else { return }
    place += 1
    facts.append(Fact(.protocolType, name.text, line: name.line))
    // A forward declaration has no members.
    if let next = current, next.isMark(";") || next.isMark(",") { return }
    while let token = current, !(token.kind == .directive && token.text == "end") { place += 1 }
    place += 1
  }

  // MARK: - Members

  private mutating func parseVariables() {
    let body = skipGroup("{", "}")
    for statement in body.split(whereSeparator: { $0.isMark(";") }) {
      addMembers(statement.filter { $0.kind != .directive }, kind: .property)
    }
  }

  private mutating func parseProperty() {
    place += 1
    if current?.isMark("(") == true { skipGroup("(", ")") }
    let start = place
    while let token = current, !token.isMark(";"), token.kind != .directive { place += 1 }
    addMembers(Array(tokens[start..<place]), kind: .property)
  }

  /// Adds the variables of a declaration without its semicolon.
  private mutating func addMembers(_ words: [Token], kind: Fact.Kind) {
    guard let declaration = Declaration(words) else { return }
    for name in declaration.names {
      facts.append(
        Fact(
          declaration.outlet ?? kind,
          name.text,
          owner: owner,
          details: [declaration.type],
          traits: .exposed,
          line: name.line
        )
      )
    }
  }

  private mutating func skipMethodAttributes() {
    while let token = current, !token.isMark(";"), !token.isMark("{"), token.kind != .directive {
      place += 1
    }
  }

  private mutating func parseMethod(isOfInstance: Bool) {
    (variables, ownConstants) = ([], [:])
    place += 1
    let result = skipGroup("(", ")")
    guard let first = current, first.kind == .word else { return }
    var selector = ""
    while let part = current, part.kind == .word || part.isMark(":") {
      let hasColon = part.isMark(":") || token(at: place + 1)?.isMark(":") == true
      if !hasColon {
        if selector.isEmpty { selector = part.text }
        break
      }
      selector += (part.isMark(":") ? "" : part.text) + ":"
      place += part.isMark(":") ? 1 : 2
      while current?.isMark("(") == true { skipGroup("(", ")") }
      // The parameter's name; attributes before it are words too.
      if let name = current, name.kind == .word {
        variables.insert(name.text)
        place += 1
      }
    }
    skipMethodAttributes()
    guard isOfInstance else { return }
    let isAction = result.contains { $0.isWord("IBAction") }
    facts.append(
      Fact(
        isAction ? .action : .method,
        selector,
        owner: owner,
        traits: .exposed,
        line: first.line
      )
    )
  }
}
