import TestSupport

/// Mutates inputs at random. The same seed gives the same inputs.
///
/// `ninefold-fuzz TARGET guided` uses it as libFuzzer's mutator. Without libFuzzer it takes inputs
/// from a pool.
public struct Mutator {
  private let target: FuzzTarget
  private let pool: [[UInt8]]
  private var random: SeededGenerator

  /// Creates a mutator with the initial inputs of a target.
  public init(_ target: FuzzTarget, seed: UInt64) {
    self.init(target, pool: target.seeds, seed: seed)
  }

  /// Creates a mutator with inputs; there must be at least one.
  public init(_ target: FuzzTarget, pool: [[UInt8]], seed: UInt64) {
    self.target = target
    self.pool = pool
    random = SeededGenerator(seed: seed)
  }

  /// Another input.
  public mutating func next() -> [UInt8] {
    var input = random.element(of: pool)
    for _ in 0...random.number(below: 4) { input = changed(input, donor: random.element(of: pool)) }
    return input
  }

  /// An input after one mutation.
  public mutating func changed(_ input: [UInt8], donor: [UInt8]) -> [UInt8] {
    switch target.content {
    case .bytes: return changedBytes(input, donor)
    case .document: return changedDocument(input, donor)
    case .documents:
      var parts = input.split(separator: 0, omittingEmptySubsequences: false).map { Array($0) }
      let part = random.number(below: parts.count)
      let other = donor.split(separator: 0).map { Array($0) }
      parts[part] = changedDocument(
        parts[part],
        other.isEmpty ? donor : random.element(of: other)
      )
      return Array(parts.joined(separator: [0]))
    }
  }

  private mutating func changedDocument(_ input: [UInt8], _ donor: [UInt8]) -> [UInt8] {
    switch random.number(below: 20) {
    case 0: return transcoded(input)
    case 1: return random.element(of: LineEnding.allCases).applied(to: input)
    case 2: return spliced(input, donor)
    case 3...6: return changedBytes(input, donor)
    default:
      var mutator = StructureMutator(input, random: random)
      guard let (text, random) = mutator.changed(donor: donor) else {
        return changedBytes(input, donor)
      }
      self.random = random
      return text
    }
  }

  private mutating func changedBytes(_ input: [UInt8], _ donor: [UInt8]) -> [UInt8] {
    var result = input
    ByteMutator.change(&result, donor: donor, random: &random)
    return result
  }

  /// The beginning of one input and the end of another.
  private mutating func spliced(_ input: [UInt8], _ donor: [UInt8]) -> [UInt8] {
    let (head, tail) = (
      random.number(below: input.count + 1), random.number(below: donor.count + 1)
    )
    return Array(input[..<head]) + donor[tail...]
  }

  /// The same text in another encoding, regardless of its declaration.
  private mutating func transcoded(_ input: [UInt8]) -> [UInt8] {
    let encoding = random.element(of: TextEncoding.allCases)
    let declaration = random.element(of: EncodingDeclaration.allCases)
    let text = String(decoding: input, as: UTF8.self)
    return encoding.bytes(of: declaration.applied(to: text, in: encoding))
  }
}

extension FuzzTarget {
  /// True if its inputs are documents, for structure-aware mutations.
  public var hasStructure: Bool { content != .bytes }

  /// The kind of a target's inputs.
  enum Content {
    /// A document.
    case document
    /// Documents with zero bytes between them.
    case documents
    /// Anything else.
    case bytes
  }

  var content: Content {
    switch self {
    case .document, .commands: .document
    case .merge: .documents
    case .project, .bundle, .script, .notation: .bytes
    }
  }
}
