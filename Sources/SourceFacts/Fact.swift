/// A statement of a project's file about a name: a declaration, a use, or a resource.
public struct Fact: Hashable, Sendable {
  /// The kind of statement. The raw value is its stable name in caches and reports.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A class of Swift or Objective-C. The details are the inherited names.
    case classType = "class"
    /// A structure or an enumeration.
    case valueType = "type"
    /// A protocol.
    case protocolType = "protocol"
    /// An extension or a category. The details are the inherited names.
    case extensionType = "extension"
    /// A second name of a type. The details are the named types.
    case alias
    /// An outlet. The detail is its type.
    case outlet
    /// An outlet collection. The detail is the type of its members.
    case outletCollection = "outlet-collection"
    /// A method that a document can connect as an action. The name is its selector. The detail is the
    /// selector in Swift 2, if that one is another.
    case action
    /// Any other property. The detail is its type.
    case property
    /// Any other method. The name is its selector, and the detail that in Swift 2, as for actions.
    case method
    /// A string constant. The detail is its value.
    case constant

    /// A use of a storyboard's name in code.
    case storyboardUse = "storyboard-use"
    /// A use of a storyboard identifier in code. The detail is the storyboard, if the call names it.
    case controllerUse = "controller-use"
    /// A use of a segue's identifier in code.
    case segueUse = "segue-use"
    /// A use of a reuse identifier in code. The detail is what the view is, if it is not a cell, such as
    /// `supplementary view`.
    case reuseUse = "reuse-use"
    /// A reuse identifier that code registers.
    case registration
    /// A use of a nib's name in code.
    case nibUse = "nib-use"
    /// A use of an image's name in code.
    case imageUse = "image-use"
    /// A use of a color's name in code.
    case colorUse = "color-use"

    /// The custom class of an object. The details are the module and `target` if the app's target
    /// provides the class.
    case customClass = "custom-class"
    /// An outlet of a document. The owner is the class of its source.
    case outletConnection = "outlet-connection"
    /// An action of a document. The owner is the class of its target.
    case actionConnection = "action-connection"
    /// A storyboard identifier.
    case controller
    /// The initial controller of a storyboard.
    case initialController = "initial-controller"
    /// The identifier of a segue.
    case segue
    /// The reuse identifier of a cell.
    case reuse

    /// An image of a catalog or a loose file.
    case image
    /// A color of a catalog.
    case color
    /// A font: a file, or a name that a font file contains.
    case font
    /// A localized text. The detail is its text.
    case text
    /// A module that the project builds or imports.
    case module
    /// A version of Swift that a project or a package states, such as `5.0`.
    case swiftVersion = "swift-version"
    /// A dependency whose sources may be elsewhere.
    case dependency
    /// A part of a file that was not read. The name is the reason.
    case unread
  }

  /// Properties of a fact that change how it is judged.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The stored bits.
    public let rawValue: UInt8

    /// Creates traits from stored bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The Objective-C runtime has the declaration.
    public static let exposed = Traits(rawValue: 1)
    /// The name is a reference to a constant, such as `Segue.details.rawValue`.
    public static let reference = Traits(rawValue: 2)
    /// The name is computed at run time; it is the text of the expression.
    public static let computed = Traits(rawValue: 4)
    /// The program continues if the name does not exist.
    public static let harmless = Traits(rawValue: 8)
    /// The name is looked up in a place that is not known, such as another bundle.
    public static let elsewhere = Traits(rawValue: 16)
    /// The declaration is Swift's.
    public static let swift = Traits(rawValue: 32)
    /// The declaration has generic parameters.
    public static let generic = Traits(rawValue: 64)
    /// Code catches the exception that a name raises if it does not exist.
    public static let caught = Traits(rawValue: 128)
  }

  /// The kind of statement.
  public var kind: Kind
  /// The name that the statement is about.
  public var name: String
  /// The qualified name of the type around the statement; empty outside of types.
  public var owner: String
  /// More names; their meaning depends on the kind.
  public var details: [String]
  /// Properties that change how the fact is judged.
  public var traits: Traits
  /// The line in the file, from 1; 0 if the fact is about the whole file.
  public var line: Int

  /// Creates a fact.
  public init(
    _ kind: Kind,
    _ name: String,
    owner: String = "",
    details: [String] = [],
    traits: Traits = [],
    line: Int = 0
  ) {
    self.kind = kind
    self.name = name
    self.owner = owner
    self.details = details
    self.traits = traits
    self.line = line
  }
}
