internal import LayoutModel
internal import Ninefold

/// A request of the page for an edit.
struct EditRequest: Decodable, Sendable {
  /// One step: an action with its arguments.
  struct Step: Decodable, Sendable {
    /// The name of a command: `set`, `unset`, `install`, `uninstall`, `delete`, `add`,
    /// `constrain` or `rename`.
    let action: String
    /// The object; for `add`, the parent of the new object.
    let object: String
    /// The path of the value.
    var path: String?
    /// The value, the new object's kind, or the constraint in its notation.
    var value: String?
    /// The frame of a new view in its superview, in points: `x y width height`.
    var frame: String?
    /// The size class of the row; nil for the default of the action.
    var sizeClass: String?
    /// The place of a deletion: `canvas`, `outline` or `inspector`.
    var place: String?
    /// True if the Command key is held.
    var command: Bool?
  }

  /// The document's name.
  let document: String
  /// The steps, which form one edit.
  let steps: [Step]
  /// The message of the edit.
  var message: String?

  /// The maximum number of steps.
  static let stepLimit = 100

  /// Returns the steps as edits.
  /// - Throws: ``RequestError`` if a step is malformed, or if there are none or too many.
  func edits() throws -> [LayoutEdit] {
    guard !steps.isEmpty, steps.count <= EditRequest.stepLimit else {
      throw RequestError.malformed("an edit has 1 to \(EditRequest.stepLimit) steps")
    }
    return try steps.map { try $0.edit() }
  }

  /// Returns the place to record in the journal; nil if the steps have different places.
  func place() throws -> EditPlace? {
    let places = Set(steps.map(\.place))
    return places.count == 1 ? steps[0].place.flatMap { EditPlace(rawValue: $0) } : nil
  }
}

extension EditRequest.Step {
  func edit() throws -> LayoutEdit {
    let id = ObjectID(object)
    switch action {
    case "set": return .set(id, try property(), .text(try text()), in: try .row(of: sizeClass))
    case "unset": return .unset(id, try property(), in: try .row(of: sizeClass))
    case "install": return .install(id, in: try .row(of: sizeClass))
    case "uninstall": return .uninstall(id, in: try .row(of: sizeClass))
    case "rename": return .rename(id, value)
    case "add":
      let values = frame.map { [NewValue(PropertyPath("frame"), .text($0))] }
      return .add(NewObject(kind: try text(), parent: id, values: values ?? []))
    case "constrain": return .addConstraint(NewConstraint(try constraint()))
    case "delete":
      guard let place = place.flatMap({ EditPlace(rawValue: $0) }) else {
        throw RequestError.malformed("'delete' needs a place: canvas, outline or inspector")
      }
      return .delete(id, from: place, command: command ?? false)
    default: throw RequestError.malformed("no action is named \(action)")
    }
  }

  private func property() throws -> PropertyPath {
    guard let path, !path.isEmpty else { throw RequestError.malformed("\(action) needs a path") }
    return PropertyPath(path)
  }

  private func constraint() throws -> ConstraintNotation {
    do {
      return try ConstraintNotation(text())
    } catch let error as NotationError {
      throw RequestError.malformed("'\(value ?? "")': \(error)")
    }
  }

  private func text() throws -> String {
    guard let value else { throw RequestError.malformed("\(action) needs a value") }
    return value
  }
}

extension VariationKey? {
  /// Returns the row of a size class; nil for the usual row of an action.
  /// - Throws: ``RequestError/malformed(_:)`` for an unknown class.
  static func row(of sizeClass: String?) throws -> VariationKey? {
    guard let sizeClass else { return nil }
    guard let known = SizeClass(sizeClass) else {
      throw RequestError.malformed("no size class is named \(sizeClass)")
    }
    return VariationKey(known)
  }
}

/// An error in a request.
enum RequestError: Error {
  /// The request is malformed.
  case malformed(String)
  /// The path does not exist.
  case missing(String)
  /// The path exists, but not with this method.
  case method
  /// The body exceeds the limit, in bytes.
  case tooLarge(Int)
  /// Past states can't be edited.
  case readOnly
}
