import LayoutEditing
import InterfaceBuilderFormat
import LayoutMerge
import LayoutModel
import NinefoldCLI

/// The code under test, which reads untrusted bytes.
///
/// Errors are valid results. A fault is thrown as ``Fault``; a crash is a fault too.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// A storyboard, read and written back.
  case document
  /// A storyboard, through all operations of commands on a file.
  case commands
  /// Three storyboards with zero bytes between them, merged.
  case merge
  /// A patch of an intact project file, on which then all commands run.
  case project
  /// A bundle without the hash at its end, which is fetched.
  case bundle
  /// An edit script, which is run.
  case script
  /// A constraint, as an equation or in the visual format language.
  case notation

  /// Reads an input like a user's file.
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

  /// Runs all targets that read documents on an input, completely.
  /// - Throws: ``Fault`` if what comes out is wrong.
  public static func checkEverything(_ input: [UInt8]) throws {
    try checkDocument(input)
    try checkMerge(input)
    try CommandsTrial(input, isThorough: true).run()
  }

  /// True if an input is a readable document.
  public static func opens(_ input: [UInt8]) -> Bool { (try? DocumentReader.read(input)) != nil }

  private static func checkDocument(_ input: [UInt8]) throws {
    guard let document = try? DocumentReader.read(input) else { return }
    guard DocumentWriter.write(document) == input else {
      throw Fault("accepted, but written differently")
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
  /// - Throws: ``Fault`` if the result does not open, or is wrong for a side without changes.
  static func checkMerge(base: Document, ours: Document, theirs: Document) throws {
    let result = ThreeWayMerge.merge(base: base, ours: ours, theirs: theirs)
    let written = DocumentWriter.write(result.document)
    guard let read = try? DocumentReader.read(written), DocumentWriter.write(read) == written else {
      throw Fault("the merged document does not open")
    }
    // If one side has no changes, the result is the other side.
    let same = ThreeWayMerge.merge(base: base, ours: base, theirs: theirs)
    guard same.conflicts.isEmpty else { throw Fault("a conflict with an unchanged side") }
  }

  private static func checkNotation(_ input: [UInt8]) throws {
    guard let text = String(validating: input, as: UTF8.self) else { return }
    var found: [ConstraintNotation] = []
    if let constraint = try? ConstraintNotation(text) { found.append(constraint) }
    if let format = try? VisualFormat(text) { found += format.constraints }
    for constraint in found {
      guard let again = try? ConstraintNotation(constraint.description), again == constraint else {
        throw Fault("\(constraint) is parsed differently than written")
      }
    }
    _ = VisualFormat.isVisualFormat(by: text)
  }
}

/// A wrong result.
public struct Fault: Error, CustomStringConvertible {
  /// What is wrong.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// Runs a function that may throw an error.
@discardableResult
func attempt<Result>(_ body: () throws -> Result) throws -> Result? {
  do {
    return try body()
  } catch let fault as Fault {
    throw fault
  } catch {
    // An error is a valid result and must have a message.
    guard !"\(error)".isEmpty else { throw Fault("an error without a message") }
    return nil
  }
}
