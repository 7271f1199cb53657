/// A message expression whose end is not reached.
struct OpenMessage {
  /// The index of the token after the bracket.
  let start: Int
  /// The indices of the tokens that name the parts of the selector.
  var parts: [Int] = []
  /// The depth of other groups inside the expression.
  var depth = 0
}

extension ObjectiveCParser {
  /// The deepest nesting of messages that is read. Deeper ones add no facts.
  private static let maximumDepth = 256

  /// Reads a token of a statement: it opens, continues or ends a message, or defines a constant.
  mutating func readExpression(_ token: Token) {
    switch (token.kind, token.text) {
    case (.mark, "["):
      if messages.count < ObjectiveCParser.maximumDepth {
        messages.append(OpenMessage(start: place + 1))
      }
    case (.mark, "]"):
      if let message = messages.popLast() { addUses(of: message) }
    case (.mark, ";"):
      // A bracket that has no end, such as one in a macro, ends with its statement.
      if messages.last?.depth == 0 { messages = [] }
    case (.mark, "{"), (.mark, "("): change(depthBy: 1)
    case (.mark, "}"), (.mark, ")"): change(depthBy: -1)
    case (.mark, ":"):
      if let last = messages.last, last.depth == 0, self.token(at: place - 1)?.kind == .word {
        messages[messages.count - 1].parts.append(place - 1)
      }
    case (.mark, "="): readAssignment()
    default: break
    }
  }

  private mutating func change(depthBy step: Int) {
    if !messages.isEmpty { messages[messages.count - 1].depth += step }
  }

  /// Reads the sign after a name: it adds a string constant, `NSString *const name = @"value"`, or
  /// changes a variable.
  private mutating func readAssignment() {
    guard let name = token(at: place - 1), name.kind == .word,
      let value = token(at: place + 1), !value.isMark("=")
    else { return }
    let before = token(at: place - 2)
    if isChange(after: before) { change(name.text) }
    guard value.kind == .string else {
      variables.insert(name.text)
      return
    }
    guard let before, before.isMark("*") || before.isWord("const"),
      (3...6).contains(where: { token(at: place - $0)?.isWord("NSString") == true })
    else { return }
    ownConstants[name.text, default: []].append(facts.count)
    facts.append(
      Fact(.constant, name.text, owner: owner, details: [value.text], line: name.line)
    )
  }

  /// Returns true if the token before a name shows that an assignment changes a variable. A type comes
  /// before the name in a declaration, and a dot or an arrow before that of a property.
  private func isChange(after token: Token?) -> Bool {
    guard let token else { return false }
    if token.kind == .word { return token.text == "else" || token.text == "do" }
    return token.kind == .mark && ![".", "*", ">"].contains(token.text)
  }

  /// Records that the current method changes a variable.
  private mutating func change(_ name: String) {
    if let own = ownConstants.removeValue(forKey: name) {
      changedConstants.formUnion(own)
    } else if !variables.contains(name) {
      changedNames.insert(name)
    }
    variables.insert(name)
  }

  /// Removes the constants that are variables with several values.
  mutating func removeChangedConstants() {
    facts = facts.enumerated()
      .filter { place, fact in
        fact.kind != .constant
          || !changedConstants.contains(place) && !changedNames.contains(fact.name)
      }
      .map(\.element)
  }

  private mutating func addUses(of message: OpenMessage) {
    guard !message.parts.isEmpty else { return }
    let parts = message.parts.map { tokens[$0].text }
    let first = token(at: message.start)
    let receiver = first?.kind == .word ? first?.text ?? "" : ""
    addComparison(of: message, parts)
    for (number, part) in parts.enumerated() {
      guard let call = NamingCall.objectiveC(part, receiver: receiver, parts: parts) else {
        continue
      }
      let argument = argument(number, of: message)
      guard let value = argument.first, !value.isWord("nil"), !value.isWord("NULL") else {
        continue
      }
      let name = name(argument)
      var traits = call.traits.union(name.traits)
      if isElsewhere(message, parts) { traits.insert(.elsewhere) }
      if tryDepth != nil { traits.insert(.caught) }
      facts.append(
        Fact(
          call.kind,
          name.text,
          owner: owner,
          details: call.kind == .controllerUse ? storyboard(message) : call.details,
          traits: traits,
          line: value.line
        )
      )
    }
  }

  /// Returns the tokens of an argument.
  private func argument(_ number: Int, of message: OpenMessage) -> ArraySlice<Token> {
    let start = message.parts[number] + 2
    let next = number + 1
    let end = next < message.parts.count ? message.parts[next] : place
    return start < end ? tokens[start..<end] : []
  }

  private func name(_ argument: ArraySlice<Token>) -> NameExpression {
    let words = Array(argument)
    if words.count == 1 {
      if words[0].kind == .string { return .literal(words[0].text) }
      if words[0].kind == .word, !variables.contains(words[0].text) {
        return .reference(words[0].text)
      }
    }
    let texts = words.map(\.text)
    // `NSStringFromClass([Cell class])` and `NSStringFromClass(Cell.class)`
    if texts.first == "NSStringFromClass", texts.count == 7 || texts.count == 6,
      let type = words.dropFirst(2).first(where: { $0.kind == .word }), type.text != "self",
      texts.contains("class")
    {
      return .literal(type.text)
    }
    return .computed(texts.prefix(12).joined(separator: " "))
  }

  private func isElsewhere(_ message: OpenMessage, _ parts: [String]) -> Bool {
    for (number, part) in parts.enumerated() where part == "bundle" || part == "inBundle" {
      let texts = argument(number, of: message).map(\.text)
      if texts != ["nil"], texts != ["[", "NSBundle", "mainBundle", "]"],
        texts != ["NSBundle", ".", "mainBundle"]
      {
        return true
      }
    }
    return false
  }

  /// Returns the storyboard on which a controller is instantiated, if the receiver names it.
  private func storyboard(_ message: OpenMessage) -> [String] {
    let start = message.start
    guard token(at: start)?.isMark("[") == true,
      token(at: start + 1)?.isWord("UIStoryboard") == true,
      token(at: start + 2)?.isWord("storyboardWithName") == true,
      let name = token(at: start + 4), name.kind == .string
    else { return [] }
    return [name.text]
  }

  /// Adds a use for a comparison of a segue's identifier with a name.
  private mutating func addComparison(of message: OpenMessage, _ parts: [String]) {
    guard parts.count == 1, ["isEqualToString", "isEqual"].contains(parts[0]) else { return }
    let receiver = tokens[message.start..<message.parts[0]]
    let argument = argument(0, of: message)
    for (subject, value) in [(receiver, argument), (argument, receiver)] {
      let texts = subject.map(\.text)
      guard
        texts == ["segue", ".", "identifier"] || texts == ["[", "segue", "identifier", "]"],
        value.count == 1, let only = value.first
      else { continue }
      let name = name(value)
      facts.append(
        Fact(
          .segueUse,
          name.text,
          owner: owner,
          traits: name.traits.union(.harmless),
          line: only.line
        )
      )
    }
  }
}
