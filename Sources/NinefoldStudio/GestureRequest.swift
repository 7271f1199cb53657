internal import LayoutModel
internal import Ninefold

/// A request of the page for a gesture: what an editing command does, on a selection.
struct GestureRequest: StrictlyDecodable, Sendable {
  /// A constraint of `pin`. One of `edge`, `length`, `ratio` and `equal` is given.
  struct PinRequest: Decodable, Sendable {
    /// `top`, `leading`, `bottom` or `trailing`.
    var edge: String?
    /// `horizontal` for the width, `vertical` for the height.
    var length: String?
    /// The ratio of width to height, such as `16:9`, or `canvas`.
    var ratio: String?
    /// `horizontal` for equal widths, `vertical` for equal heights.
    var equal: String?
    /// The distance or the length; nil for that on the canvas.
    var points: Double?
    /// True to pin an edge to the margin of the superview.
    var toMargin: Bool?
  }

  enum CodingKeys: String, CodingKey, CaseIterable {
    case document, gesture, objects, scene, container, alignment, axis, spacing, arrangement, pins
    case into, to, xml, place, command, sizeClass, force, dryRun, message
  }

  static var members: [String] { CodingKeys.allCases.map(\.rawValue) }

  /// The document's name.
  let document: String
  /// The name of a ``GestureKind``.
  let gesture: String
  /// The ids of the selected objects, in the order of their selection.
  var objects: [String]?
  /// The scene whose views a gesture about constraints takes if no object is selected.
  var scene: String?
  /// The container of `embed`.
  var container: String?
  /// The alignment of `align`.
  var alignment: String?
  /// The axis of `distribute`.
  var axis: String?
  /// The spacing of `distribute`; nil for the mean on the canvas.
  var spacing: Double?
  /// The change of `arrange`.
  var arrangement: String?
  /// The constraints of `pin`.
  var pins: [PinRequest]?
  /// The new parent of what `paste` inserts; nil for the only topmost view.
  var into: String?
  /// The other document of `duplicate` and `move`, or `DOCUMENT:ID` for a view in it.
  var to: String?
  /// The fragment that `paste` inserts.
  var xml: String?
  /// The place of a deletion: `canvas`, `outline` or `inspector`.
  var place: String?
  /// True if the Command key is held.
  var command: Bool?
  /// The size class of `install` and `uninstall`; nil for the editing class.
  var sizeClass: String?
  /// True to accept that other views move.
  var force: Bool?
  /// True to tell what would change, and to change nothing.
  var dryRun: Bool?
  /// The message of the edit.
  var message: String?

  /// The maximum size of a fragment, in bytes.
  static let fragmentLimit = 1024 * 1024
  /// The maximum size of a request, in bytes. JSON escapes the quotes of a fragment.
  static let bodyLimit = 2 * fragmentLimit + Routes.bodyLimit
}

/// The gestures of the page. Except for ``copy``, each is one edit.
enum GestureKind: String, CaseIterable, Sendable {
  case embed, unembed, arrange, align, distribute, pin
  case updateFrames = "update-frames"
  case updateConstants = "update-constants"
  case addMissing = "add-missing"
  case reset, clear, duplicate, move, copy, paste, delete, install, uninstall
}

extension GestureRequest {
  /// The effects of a gesture besides the changes of its steps.
  struct Effects {
    /// The other views that move.
    var moved: [MovedView] = []
    /// The views that are still ambiguous.
    var ambiguous: Set<ObjectID> = []
  }

  var kind: GestureKind {
    get throws { try choice("gesture", gesture) }
  }

  /// The place to record in the journal.
  func editPlace() throws -> EditPlace? {
    try place.map { try choice("place", $0) }
  }

  /// The selected objects.
  var ids: [ObjectID] { (objects ?? []).map { ObjectID($0) } }

  /// Makes the gesture, as the command of the same name does.
  func perform(with editor: LayoutEditor) throws -> Effects {
    switch try kind {
    case .embed: return try make(.embed(ids, in: try choice("container", container)), editor)
    case .unembed: return try make(.unembed(try only()), editor)
    case .arrange: return try make(.arrange(ids, try choice("arrangement", arrangement)), editor)
    case .align: return try make(.align(ids, try choice("alignment", alignment)), editor)
    case .distribute:
      return try make(.distribute(ids, try choice("axis", axis), spacing: spacing), editor)
    case .pin: return try pin(editor)
    case .updateFrames: return try make(.updateFrames(try views(editor)), editor)
    case .updateConstants: return try make(.updateConstants(try views(editor)), editor)
    case .clear: return try make(.clearConstraints(try views(editor)), editor)
    case .addMissing:
      return Effects(
        ambiguous: try editor.addMissingConstraints(to: try views(editor), in: document)
      )
    case .reset:
      return Effects(ambiguous: try editor.resetConstraints(of: try views(editor), in: document))
    case .paste: try paste(editor)
    case .delete:
      try editor.delete(
        try references(),
        from: try choice("place", place),
        command: command ?? false
      )
    case .duplicate: try duplicate(editor)
    case .move:
      guard let to else { throw missing("to") }
      for object in try references() { try editor.move(object, to: to) }
    case .install:
      for id in try selected() {
        try editor.apply(.install(id, in: try .row(of: sizeClass)), to: document)
      }
    case .uninstall:
      for id in try selected() {
        try editor.apply(.uninstall(id, in: try .row(of: sizeClass)), to: document)
      }
    case .copy: throw RequestError.malformed("'copy' is not an edit")
    }
    return Effects()
  }

  private func make(_ gesture: LayoutGesture, _ editor: LayoutEditor) throws -> Effects {
    guard !gesture.views.isEmpty else { throw missing("objects") }
    return Effects(
      moved: try editor.perform(gesture, in: document, isForced: force ?? false)
    )
  }

  private func pin(_ editor: LayoutEditor) throws -> Effects {
    var effects = try make(.pin(ids, try (pins ?? []).map { try $0.pin() }), editor)
    let open = try editor.layoutFindings(in: document, of: ids)
    effects.ambiguous = Set(open.lazy.filter { $0.kind == .ambiguous }.compactMap(\.object))
    return effects
  }

  private func paste(_ editor: LayoutEditor) throws {
    guard let xml else { throw missing("xml") }
    guard xml.utf8.count <= GestureRequest.fragmentLimit else {
      throw RequestError.malformed("the fragment exceeds \(GestureRequest.fragmentLimit >> 10) KiB")
    }
    let fragment = try editor.fragment(xml: Array(xml.utf8), named: "clipboard", for: document)
    try editor.paste(fragment, into: into.map { ObjectID($0) }, of: document)
  }

  private func duplicate(_ editor: LayoutEditor) throws {
    for object in try references() {
      if let to {
        try editor.duplicate(object, to: to)
      } else {
        try editor.apply(.duplicate(object.id), to: document)
      }
    }
  }

  // MARK: - Members

  /// The selected views, or those of the scene.
  private func views(_ editor: LayoutEditor) throws -> [ObjectID] {
    let views =
      ids.isEmpty
      ? try editor.views(of: document, scene: scene.map { ObjectID($0) }) : ids
    guard !views.isEmpty else { throw RequestError.malformed("there are no views") }
    return views
  }

  private func selected() throws -> [ObjectID] {
    guard !ids.isEmpty else { throw missing("objects") }
    return ids
  }

  private func references() throws -> [ObjectReference] {
    try selected().map { ObjectReference(document: document, id: $0) }
  }

  private func only() throws -> ObjectID {
    guard let id = ids.first, ids.count == 1 else {
      throw RequestError.malformed("\(gesture) takes exactly one object")
    }
    return id
  }

  private func missing(_ member: String) -> RequestError {
    .malformed("\(gesture) needs '\(member)'")
  }

  private func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ member: String,
    _ text: String?
  ) throws -> Choice {
    guard let text else { throw missing(member) }
    return try Choice.named(text, member)
  }
}

extension GestureRequest.PinRequest {
  fileprivate func pin() throws -> Pin {
    let given = [edge, length, ratio, equal].compactMap { $0 }
    guard given.count == 1 else {
      throw RequestError.malformed("a pin needs exactly one of edge, length, ratio and equal")
    }
    if let edge { return .edge(try .named(edge, "edge"), points, toMargin: toMargin ?? false) }
    if let length { return .length(try .named(length, "length"), points) }
    if let ratio { return .aspectRatio(ratio == "canvas" ? nil : ratio) }
    return .equalLength(try .named(given[0], "equal"))
  }
}

extension RawRepresentable<String> where Self: CaseIterable {
  /// Returns the case of a name.
  /// - Throws: ``RequestError/malformed(_:)`` with all names if there is none.
  fileprivate static func named(_ text: String, _ member: String) throws -> Self {
    guard let value = Self(rawValue: text) else {
      let known = allCases.map(\.rawValue).joined(separator: ", ")
      throw RequestError.malformed("\(member): '\(text)' is none of \(known)")
    }
    return value
  }
}
