/// The document and the id of an object.
public struct ObjectReference: Sendable, Hashable {
  /// The document's name.
  public let document: String
  /// The id in that document; ``Document/rootID`` for the document itself.
  public let id: ObjectID

  /// Creates a reference.
  public init(document: String, id: ObjectID) {
    self.document = document
    self.id = id
  }
}

extension ObjectReference: CustomStringConvertible {
  /// `DOCUMENT:ID`, or only the document's name for the document itself.
  public var description: String { id == Document.rootID ? document : "\(document):\(id)" }
}
