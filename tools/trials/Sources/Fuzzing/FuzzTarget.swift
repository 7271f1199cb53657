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
  /// The same through a project, checks, pictures and code.
  case layout
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
    case .layout: try LayoutTrial(input).run()
    case .merge: try FuzzTarget.checkMerge(input)
    case .project: try ProjectTrial(input).run()
    case .bundle: try BundleTrial(input).run()
    case .script: try ScriptTrial(input).run()
    case .notation: try FuzzTarget.checkNotation(input)
    }
  }

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
    let (base, ours, theirs) = (documents[0], documents[1], documents[2])
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
