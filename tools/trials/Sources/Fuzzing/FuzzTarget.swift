import InterfaceBuilderFormat
import LayoutMerge
import LayoutModel
import NinefoldCLI

/// What reads bytes that strangers wrote.
///
/// Errors are answers; a fault is thrown as ``Fault``, a crash is one by itself.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// A storyboard, read and written back.
  case document
  /// The same through everything that commands do with a file.
  case commands
  /// Three storyboards with zero bytes between them, merged.
  case merge
  /// What is done to a sound project file, then everything asked of it.
  case project
  /// A bundle without the hash at its end, fetched.
  case bundle
  /// A script of edits, carried out.
  case script
  /// A constraint, in the notation or in the visual format.
  case notation

  /// Reads an input as a user's file would be read.
  /// - Throws: ``Fault`` if what comes out is wrong.
  public func check(_ input: [UInt8]) throws {
    switch self {
    case .document: try FuzzTarget.checkDocument(input)
    case .commands: try CommandsTrial(input, isThorough: false).run()
    case .merge: try FuzzTarget.checkMerge(input)
    case .project: try ProjectTrial(input).run()
    case .bundle: try BundleTrial(input).run()
    case .script: try ScriptTrial(input).run()
    case .notation: try FuzzTarget.checkNotation(input)
    }
  }

  /// Does everything with an input that any target that reads documents does, no part left out.
  /// - Throws: ``Fault`` if what comes out is wrong.
  public static func checkEverything(_ input: [UInt8]) throws {
    try checkDocument(input)
    try checkMerge(input)
    try CommandsTrial(input, isThorough: true).run()
  }

  /// True if an input is a document that can be read.
  public static func opens(_ input: [UInt8]) -> Bool { (try? DocumentReader.read(input)) != nil }

  private static func checkDocument(_ input: [UInt8]) throws {
    guard let document = try? DocumentReader.read(input) else { return }
    guard DocumentWriter.write(document) == input else {
      throw Fault("accepted, but written otherwise")
    }
  }

  private static func checkMerge(_ input: [UInt8]) throws {
    let parts = input.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return }
    let documents = parts.compactMap { try? DocumentReader.read(Array($0)) }
    guard documents.count == 3 else { return }
    try checkMerge(base: documents[0], ours: documents[1], theirs: documents[2])
  }

  /// Merges documents.
  /// - Throws: ``Fault`` if the result does not open, or disagrees with a side that changed nothing.
  static func checkMerge(base: Document, ours: Document, theirs: Document) throws {
    let result = ThreeWayMerge.merge(base: base, ours: ours, theirs: theirs)
    let written = DocumentWriter.write(result.document)
    guard let read = try? DocumentReader.read(written), DocumentWriter.write(read) == written else {
      throw Fault("the merged document does not open")
    }
    // A side that changed nothing takes the other's as it is.
    let same = ThreeWayMerge.merge(base: base, ours: base, theirs: theirs)
    guard same.conflicts.isEmpty else { throw Fault("a conflict with a side that changed nothing") }
  }

  private static func checkNotation(_ input: [UInt8]) throws {
    guard let text = String(validating: input, as: UTF8.self) else { return }
    var found: [ConstraintNotation] = []
    if let constraint = try? ConstraintNotation(text) { found.append(constraint) }
    if let format = try? VisualFormat(text) { found += format.constraints }
    for constraint in found {
      guard let again = try? ConstraintNotation(constraint.description), again == constraint else {
        throw Fault("\(constraint) is not read as it is written")
      }
    }
    _ = VisualFormat.isMeant(by: text)
  }
}

/// A wrong answer.
public struct Fault: Error, CustomStringConvertible {
  /// What is wrong.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Does something that may fail with an error.
@discardableResult
func attempt<Result>(_ body: () throws -> Result) throws -> Result? {
  do {
    return try body()
  } catch let fault as Fault {
    throw fault
  } catch {
    // An error is an answer, and has a sentence.
    guard !"\(error)".isEmpty else { throw Fault("an error without a sentence") }
    return nil
  }
}
