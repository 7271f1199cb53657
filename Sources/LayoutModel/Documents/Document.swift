/// An Interface Builder document (a storyboard or a xib) as a list of objects.
///
/// The objects contain everything in the file, so the file can be restored from them byte for byte.
public struct Document: Sendable, Equatable {
  /// The text before the document element: the XML declaration and its line ending.
  public var prolog: String
  /// The text after the document element: the final line ending, if the file has one.
  public var epilog: String
  /// The objects, parents before their children.
  public var objects: [LayoutObject]

  /// The id of the object that stands for the document element.
  public static let rootID = ObjectID(":document")

  /// The XML declaration that Interface Builder has written since macOS 10.12, with its line
  /// ending.
  public static let usualProlog = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// Creates a document from its objects.
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
