/// A function of one number of a PDF file, which gives the colors of a gradient.
indirect enum PDFFunction {
  /// A table of results.
  case sampled(PDFSamples)
  /// Between two colors, with an exponent.
  case exponential(from: [Double], to: [Double], exponent: Double)
  /// Several functions, each of which has a part of the domain.
  case stitched(parts: [PDFFunction], bounds: [Double], encode: [Double])
  /// A function for each component.
  case components([PDFFunction])
  /// A program of PostScript.
  case program([PostScript])

  private static let maximumParts = 64
  private static let maximumDepth = 4

  /// Reads a function; nil if its type isn't known, or if it is malformed.
  init?(_ value: PDFValue?, of file: inout PDFFile, depth: Int = 0) {
    guard depth < PDFFunction.maximumDepth, file.takesFunction() else { return nil }
    if let items = file.resolved(value).array {
      guard let parts = PDFFunction.all(items, of: &file, depth: depth) else { return nil }
      self = .components(parts)
      return
    }
    let members = file.dictionary(value)
    switch file.resolved(members["FunctionType"]).integer {
    case 0:
      guard let samples = PDFSamples(value, members, of: &file) else { return nil }
      self = .sampled(samples)
    case 2:
      let (from, to) = (file.numbers(members["C0"]), file.numbers(members["C1"]))
      self = .exponential(
        from: from.isEmpty ? [0] : from,
        to: to.isEmpty ? [1] : to,
        exponent: file.resolved(members["N"]).number ?? 1
      )
    case 3:
      guard let items = file.resolved(members["Functions"]).array,
        let parts = PDFFunction.all(items, of: &file, depth: depth)
      else { return nil }
      let (bounds, encode) = (file.numbers(members["Bounds"]), file.numbers(members["Encode"]))
      guard bounds.count == parts.count - 1, encode.count == parts.count * 2 else { return nil }
      self = .stitched(parts: parts, bounds: bounds, encode: encode)
    case 4:
      guard let bytes = file.content(of: value), let program = PostScript.program(bytes) else {
        return nil
      }
      self = .program(program)
    default: return nil
    }
  }

  private static func all(_ items: [PDFValue], of file: inout PDFFile, depth: Int)
    -> [PDFFunction]?
  {
    guard (1...maximumParts).contains(items.count) else { return nil }
    var parts: [PDFFunction] = []
    for item in items {
      guard let part = PDFFunction(item, of: &file, depth: depth + 1) else { return nil }
      parts.append(part)
    }
    return parts
  }

  /// Returns the results for a number from 0 to 1; nil if a program fails.
  func callAsFunction(_ x: Double) -> [Double]? {
    switch self {
    case .sampled(let samples): return samples.results(at: x)
    case .exponential(let from, let to, let exponent):
      let part = exponent == 1 ? x : power(x, exponent)
      return zip(from, to).map { $0 + part * ($1 - $0) }
    case .stitched(let parts, let bounds, let encode):
      let place = bounds.filter { x >= $0 }.count
      let start = place == 0 ? 0 : bounds.dropFirst(place - 1).first ?? 0
      let end = bounds.dropFirst(place).first ?? 1
      let pair = Array(encode.dropFirst(place * 2).prefix(2))
      guard let part = parts.dropFirst(place).first, let low = pair.first, let high = pair.last
      else { return nil }
      let share = end > start ? (x - start) / (end - start) : 0
      return part(low + share * (high - low))
    case .components(let parts):
      let results = parts.compactMap { $0(x)?.first }
      return results.count == parts.count ? results : nil
    case .program(let program):
      var stack = [x]
      return PostScript.run(program, on: &stack) ? stack : nil
    }
  }

  /// Returns a power whose exponent may have a fraction; whole exponents are exact, others are
  /// interpolated between the whole ones beside them.
  private func power(_ x: Double, _ exponent: Double) -> Double {
    guard (0...16).contains(exponent) else { return x }
    var low = 1.0
    var left = exponent
    while left >= 1 {
      low *= x
      left -= 1
    }
    return low + left * (low * x - low)
  }
}

/// A word of a PostScript program in a PDF function. Programs have no loops.
indirect enum PostScript {
  case number(Double)
  case word(String)
  case block([PostScript])

  private static let maximumWords = 4000
  private static let maximumStack = 100

  /// Reads a program in braces; nil if it is malformed or too long.
  static func program(_ bytes: [UInt8]) -> [PostScript]? {
    let text = String(decoding: bytes, as: UTF8.self)
      .replacing("{", with: " { ").replacing("}", with: " } ")
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count <= maximumWords, words.first == "{" else { return nil }
    var open: [[PostScript]] = []
    for word in words {
      switch word {
      case "{":
        guard open.count < 16 else { return nil }
        open.append([])
      case "}":
        guard let block = open.popLast() else { return nil }
        if open.isEmpty { return block }
        add(.block(block), to: &open)
      default: add(Double(word).map { .number($0) } ?? .word(String(word)), to: &open)
      }
    }
    return nil
  }

  private static func add(_ value: PostScript, to open: inout [[PostScript]]) {
    guard var last = open.popLast() else { return }
    last.append(value)
    open.append(last)
  }

  /// Runs a program on a stack; returns false if it fails or has unknown words.
  static func run(_ program: [PostScript], on stack: inout [Double]) -> Bool {
    var blocks: [[PostScript]] = []
    for value in program {
      guard stack.count < maximumStack else { return false }
      switch value {
      case .number(let number): stack.append(number)
      case .block(let block): blocks.append(block)
      case .word("if"):
        guard let then = blocks.popLast(), let test = stack.popLast() else { return false }
        if test != 0, !run(then, on: &stack) { return false }
      case .word("ifelse"):
        guard let other = blocks.popLast(), let then = blocks.popLast(),
          let test = stack.popLast()
        else { return false }
        if !run(test != 0 ? then : other, on: &stack) { return false }
      case .word(let word):
        if !perform(word, on: &stack) { return false }
      }
    }
    return true
  }

  private static func perform(_ word: String, on stack: inout [Double]) -> Bool {
    guard let top = stack.popLast() else { return false }
    switch word {
    case "pop": return true
    case "dup": stack += [top, top]
    case "abs": stack.append(abs(top))
    case "neg": stack.append(-top)
    case "index", "copy": return take(word, top, from: &stack)
    default:
      guard let below = stack.popLast(), let result = combined(word, below, top) else {
        return false
      }
      stack += result
    }
    return true
  }

  /// Copies the value at a depth, or as many values as a number says.
  private static func take(_ word: String, _ number: Double, from stack: inout [Double]) -> Bool {
    guard let count = Int(exactly: number), (0..<maximumStack).contains(count) else { return false }
    if word == "copy" {
      guard count <= stack.count else { return false }
      stack += stack.suffix(count)
      return true
    }
    guard let value = stack.dropLast(count).last else { return false }
    stack.append(value)
    return true
  }

  /// Returns what takes the place of the two topmost values.
  private static func combined(_ word: String, _ a: Double, _ b: Double) -> [Double]? {
    switch word {
    case "exch": [b, a]
    case "add": [a + b]
    case "sub": [a - b]
    case "mul": [a * b]
    case "div": b == 0 ? nil : [a / b]
    case "gt": [a > b ? 1 : 0]
    case "ge": [a >= b ? 1 : 0]
    case "lt": [a < b ? 1 : 0]
    case "le": [a <= b ? 1 : 0]
    case "eq": [a == b ? 1 : 0]
    default: nil
    }
  }
}
