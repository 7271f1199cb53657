public import LayoutModel

/// A translatable text of a document.
public struct LocalizableText: Sendable, Equatable {
  /// The key in the strings file, such as `abc-de-fgh.normalTitle`.
  public let key: String
  /// The object with the text.
  public let object: ObjectID
  /// The class of the object as Interface Builder names it, such as `UIButton`.
  public let className: String
  /// The text in the language of the document.
  public let text: String
  /// The note for translators; nil without one.
  public let note: String?

  /// Creates a text.
  public init(key: String, object: ObjectID, className: String, text: String, note: String?) {
    self.key = key
    self.object = object
    self.className = className
    self.text = text
    self.note = note
  }

  /// The comment that Interface Builder writes for the text.
  public var comment: String {
    TextComment(
      className: className,
      property: property,
      text: text,
      object: object.rawValue,
      note: note
    ).rendered
  }

  /// The name of the property in the comment. It includes the id if the key has an index.
  private var property: String {
    key.hasSuffix("]") ? key : String(key.dropFirst(object.rawValue.utf8.count + 1))
  }
}

/// A text of a document that has no key in its strings files.
public struct OmittedText: Sendable, Equatable {
  /// The object with the text.
  public let object: ObjectID
  /// The path of the text in the object.
  public let path: PropertyPath
  /// The reason why the text has no key.
  public let reason: Reason

  /// A reason why a text has no key.
  public enum Reason: String, Sendable {
    /// The text has attributes, and Interface Builder exports no attributed texts.
    case attributed = "an attributed text has no key in Interface Builder's strings files"
    /// The text applies to some size classes only.
    case varies = "a text of a size class has no key in Interface Builder's strings files"
    /// The note for translators says that the text is not to be translated.
    case marked = "its note says that it is not translated"
    /// The text is in Base64 and does not decode to UTF-8.
    case undecodable = "the text is in Base64 and does not decode to UTF-8"
  }
}
