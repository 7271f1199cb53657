/// An object named by its document and id.
public struct ObjectReference: Sendable, Hashable {
  /// The document's name.
  public let document: String
  /// The id in that document; ``Document/rootID`` for the document itself.
  public let id: ObjectID

  /// Names an object.
  public init(document: String, id: ObjectID) {
    self.document = document
    self.id = id
  }
}

extension ObjectReference: CustomStringConvertible {
  /// `DOCUMENT:ID`, or the document's name alone for the document itself.
  public var description: String { id == Document.rootID ? document : "\(document):\(id)" }
}
