/// An Interface Builder document, a storyboard or a xib, as a list of objects.
///
/// The objects contain everything in the file. The format's writer restores the file's bytes from
/// them.
public struct Document: Sendable, Equatable {
  /// The text before the document element: the XML declaration and its line ending.
  public var prolog: String
  /// The text after the document element: the final line ending, if the file has one.
  public var epilog: String
  /// The objects, parents before their children.
  public var objects: [LayoutObject]

  /// The id of the document element itself.
  public static let rootID = ObjectID(":document")

  /// The XML declaration that Interface Builder has written since macOS 10.12.
  public static let usualProlog = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// Creates a document.
  public init(
    prolog: String = Document.usualProlog,
    epilog: String = "\n",
    objects: [LayoutObject]
  ) {
    self.prolog = prolog
    self.epilog = epilog
    self.objects = objects
  }

  /// Returns true if both documents are equal byte for byte, with their objects in the same order.
  public static func == (left: Document, right: Document) -> Bool {
    left.prolog.hasSameBytes(as: right.prolog) && left.epilog.hasSameBytes(as: right.epilog)
      && left.objects == right.objects
  }
}

extension Sequence<LayoutObject> {
  /// The id of a storyboard's initial controller; nil without one. The document element must be
  /// among the objects.
  package var initialController: ObjectID? {
    first { $0.role == .document }?.attribute("initialViewController").map { ObjectID($0) }
  }
}
