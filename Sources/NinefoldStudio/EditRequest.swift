internal import LayoutModel

/// An edit as the page asks for it.
struct EditRequest: Decodable, Sendable {
  /// One step: an action with what it needs.
  struct Step: Decodable, Sendable {
    /// What to do, by the command's name: `set`, `unset`, `install`, `uninstall`, `delete`, `add`,
    /// `constrain` or `rename`.
    let action: String
    /// The object; for `add` the one that is to hold the new one.
    let object: String
    /// The value's path.
    var path: String?
    /// The value, the new object's kind, or the constraint in its notation.
    var value: String?
    /// Where a new view lies in its holder: `x y width height`.
    var frame: String?
    /// The class; nil for the inspector's default.
    var sizeClass: String?
    /// Where a delete is given.
    var place: String?
    /// True if the Command key is held.
    var command: Bool?
  }

  /// The document's name.
  let document: String
  /// The steps, of one edit.
  let steps: [Step]
  /// What the author says.
  var message: String?

  /// The largest number of steps.
  static let stepLimit = 100

  /// The steps as edits.
  /// - Throws: ``RequestError`` if one is none.
  func edits() throws -> [LayoutEdit] {
    guard !steps.isEmpty, steps.count <= EditRequest.stepLimit else {
      throw RequestError.malformed("an edit has 1 to \(EditRequest.stepLimit) steps")
    }
    return try steps.map { try $0.edit() }
  }

  /// The place that the journal names; nil if the steps differ.
  func place() throws -> EditPlace? {
    let places = Set(steps.map(\.place))
    return places.count == 1 ? steps[0].place.flatMap { EditPlace(rawValue: $0) } : nil
  }
}

extension EditRequest.Step {
  func edit() throws -> LayoutEdit {
    let id = ObjectID(object)
    switch action {
    case "set": return .set(id, try property(), .text(try text()), in: try row())
    case "unset": return .unset(id, try property(), in: try row())
    case "install": return .install(id, in: try row())
    case "uninstall": return .uninstall(id, in: try row())
    case "rename": return .rename(id, value)
    case "add":
      let values = frame.map { [(path: PropertyPath("frame"), value: EditValue.text($0))] }
      return .add(NewObject(kind: try text(), parent: id, values: values ?? []))
    case "constrain": return .addConstraint(NewConstraint(try constraint()))
    case "delete":
      guard let place = place.flatMap({ DeletionPlace(rawValue: $0) }) else {
        throw RequestError.malformed("delete needs a place: canvas, outline or inspector")
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

  private func row() throws -> VariationKey? {
    guard let sizeClass else { return nil }
    guard let known = SizeClass(sizeClass) else {
      throw RequestError.malformed("no class is named \(sizeClass)")
    }
    return VariationKey(known)
  }
}

/// Why a request makes no sense.
enum RequestError: Error {
  /// It is not in the form that it must have.
  case malformed(String)
  /// There is nothing at this path.
  case missing(String)
  /// The method is not for this path.
  case method
  /// The body is larger than any that the page sends.
  case tooLarge
  /// A state of the past can't be edited.
  case readOnly
}
