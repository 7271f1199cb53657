/// One Interface Builder document, a storyboard or a xib, as a set of objects.
///
/// The objects hold every fact of the file; composed by the format's writer they give its bytes.
public struct Document: Sendable, Equatable {
  /// The file's text before the document element: XML declaration and line end.
  public var prolog: String
  /// The file's text after the document element: the final line end, if the file has one.
  public var epilog: String
  /// The objects; parents come before their children.
  public var objects: [LayoutObject]

  /// The id under which the document element itself is stored.
  public static let rootID = ObjectID(":document")

  /// The declaration that Interface Builder writes since macOS 10.12.
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

  /// True if both are the same, byte for byte, their objects in the same order.
  public static func == (left: Document, right: Document) -> Bool {
    left.prolog.hasSameBytes(as: right.prolog) && left.epilog.hasSameBytes(as: right.epilog)
      && left.objects == right.objects
  }
}
