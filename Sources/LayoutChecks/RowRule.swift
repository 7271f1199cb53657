package import LayoutModel

/// A rule about the rows of a document.
///
/// A value has everything about a rule: its kind with the samples, the objects that it examines,
/// and the function that examines them.
package struct RowRule: Sendable {
  /// The objects that a rule examines.
  enum Subjects: Sendable {
    /// The document element.
    case document
    /// The elements with these names.
    case elements(Set<String>)
    /// The objects with this role.
    case role(ObjectRole)
    /// The controllers of scenes, except references to other storyboards.
    case controllers
    /// Every object.
    case all
  }

  /// The kind of the rule's findings.
  package let kind: Finding.Kind
  let subjects: Subjects
  /// True if the rule needs the app's catalogs or sources.
  package let needsResources: Bool
  /// True if the rule needs the frames on the document's canvas.
  package let needsFrames: Bool
  /// Returns the problems of an object.
  let examine: @Sendable (RuleSubject) -> [RuleProblem]

  init(
    _ kind: Finding.Kind,
    _ subjects: Subjects,
    needsResources: Bool = false,
    needsFrames: Bool = false,
    examine: @escaping @Sendable (RuleSubject) -> [RuleProblem]
  ) {
    self.kind = kind
    self.subjects = subjects
    self.needsResources = needsResources
    self.needsFrames = needsFrames
    self.examine = examine
  }

  /// Returns true if the rule examines an object.
  func examines(_ object: LayoutObject) -> Bool {
    switch subjects {
    case .document: object.role == .document
    case .elements(let names): names.contains(object.kind)
    case .role(let role): object.role == role
    case .controllers: object.isControllerInScene
    case .all: true
    }
  }
}

/// A problem of an object that a rule finds.
struct RuleProblem {
  let message: String
  /// The property; nil for the object as a whole. It distinguishes several problems of an object.
  var path: PropertyPath?
  /// The object with the problem; nil for the examined object.
  var object: LayoutObject?
  /// True if code or data outside of the document can make the finding wrong.
  var isUnsure = false

  init(
    _ message: String,
    at path: PropertyPath? = nil,
    of object: LayoutObject? = nil,
    isUnsure: Bool = false
  ) {
    self.message = message
    self.path = path
    self.object = object
    self.isUnsure = isUnsure
  }
}

/// An object that a rule examines, with the rows around it and the options of the rule.
struct RuleSubject {
  let object: LayoutObject
  let rows: CheckedRows
  let options: RuleOptions

  /// Returns the any-any literal of an attribute or of a nested attribute; nil if absent.
  func attribute(_ path: String) -> String? { object.attribute(path) }

  /// The toolkit's class of the element: a `label` is a `UILabel`.
  var toolkitClass: String { ToolkitClass(of: object.kind, on: rows.document.platform).name }
}

extension LayoutObject {
  /// True for a controller in a scene. A reference to another storyboard is none.
  var isControllerInScene: Bool {
    role == .object && isOfControllerKind && container.rawValue == ":objects" && scene != nil
  }

  /// The app's class with its module, such as `Shop.PriceLabel`; nil for an element of the system.
  var qualifiedClassName: String? {
    guard let name = attribute("customClass") else { return nil }
    return attribute("customModule").map { "\($0).\(name)" } ?? name
  }

  /// Returns true if the object has one of some classes, with or without their modules.
  func hasClass(among names: some Collection<String>) -> Bool {
    names.contains { $0 == attribute("customClass") || $0 == qualifiedClassName }
  }
}
