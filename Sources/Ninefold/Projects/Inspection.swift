public import LayoutModel

/// The settings of one object as the inspectors show them, with a row for each size class that sets
/// a value.
public struct Inspection: Sendable, Equatable {
  /// A setting with its rows.
  public struct Setting: Sendable, Equatable {
    /// One row of the inspector.
    public struct Row: Sendable, Equatable {
      /// The size class whose value the row sets.
      public let variation: VariationKey
      /// The values that the row sets. If the setting is structured or nested, these are all its
      /// parts.
      public let values: [Property]
    }

    /// The name, which edits take as a path: an attribute, the key of a child, a colon and the tag
    /// of a child without a key, or `userDefinedRuntimeAttributes/KEYPATH`.
    public let name: String
    /// The path of the property in its object.
    public let path: PropertyPath
    /// The rows, any-any first, then in order of increasing specificity.
    public let rows: [Row]
    /// The winning row in each of the nine size classes.
    public let winners: [Winner]

    /// The row that wins in one size class.
    public struct Winner: Sendable, Equatable {
      /// The size class.
      public let sizeClass: SizeClass
      /// The winning row; nil if no row applies in the size class.
      public let row: VariationKey?
    }
  }

  /// The state that an object's own rows give it in one size class.
  public struct InstalledState: Sendable, Equatable {
    /// The size class.
    public let sizeClass: SizeClass
    /// True if the object is installed.
    public let isInstalled: Bool
    /// The row that decides the state; any-any if no row does.
    public let row: VariationKey
  }

  /// The document's name.
  public let document: String
  /// The object's id.
  public let id: ObjectID
  /// The element name, such as `label`.
  public let kind: String
  /// The role of the object, such as view or constraint.
  public let role: ObjectRole
  /// The scene that contains the object; nil in a xib.
  public let scene: ObjectID?
  /// The object's parent; nil for the document element.
  public let parent: ObjectID?
  /// The rows that install or uninstall the object in a size class; empty if it is installed in
  /// all.
  public let installations: [Installation]
  /// The state in each of the nine size classes. It does not depend on the object's ancestors.
  public let installed: [InstalledState]
  /// The settings, sorted by name.
  public let settings: [Setting]

  /// Collects an object's rows.
  public init(of object: LayoutObject, document: String) {
    self.document = document
    id = object.id
    kind = object.kind
    role = object.role
    scene = object.scene
    parent = object.parent
    installations = object.installations.sorted { Inspection.precedes($0.variation, $1.variation) }
    installed = SizeClass.all.map { sizeClass in
      let entry = object.installation(in: sizeClass)
      return InstalledState(
        sizeClass: sizeClass,
        isInstalled: entry?.isInstalled ?? true,
        row: entry?.variation ?? .base
      )
    }
    let facts = object.properties.filter { !$0.path.isObject }
    let named = Dictionary(grouping: facts) { property in
      property.path.runtimeAttributeElement ?? PropertyPath(property.path.root)
    }
    settings = named.keys.filter { path in
      !Inspection.isList(path.rawValue, named[path] ?? [])
        && MaskedContainer(rawValue: path.rawValue) == nil
    }
    .map { Inspection.setting($0, named[$0] ?? []) }
    .sorted { $0.name.precedesAsBytes($1.name) }
  }

  /// Returns true for a list of objects: a child without a key that has no values of its own.
  private static func isList(_ name: String, _ properties: [Property]) -> Bool {
    guard name.hasPrefix(":") else { return false }
    return properties.allSatisfy { property in
      guard property.path.name.hasPrefix(":"), case .element(_, nil) = property.value else {
        return false
      }
      return lists.contains(String(property.path.name.prefix { $0 != "#" }))
    }
  }

  /// The children without a key that only contain objects.
  private static let lists: Set<String> = [
    ":subviews", ":constraints", ":connections", ":layoutGuides", ":objects", ":scenes",
    ":resources", ":items", ":cells", ":sections", ":prototypes", ":toolbarItems",
    ":gestureRecognizers", ":tableColumns", ":prototypeCellViews", ":tabViewItems",
    ":splitViewItems", ":rows", ":columns", ":gridCells", ":allowedToolbarItems",
    ":defaultToolbarItems", ":userDefinedRuntimeAttributes",
  ]

  private static func setting(_ path: PropertyPath, _ properties: [Property]) -> Setting {
    let byClass = Dictionary(grouping: properties, by: \.variation)
    let keys = byClass.keys.sorted(by: precedes)
    let winners = SizeClass.all.map { sizeClass in
      Setting.Winner(sizeClass: sizeClass, row: keys.winner(in: sizeClass) { $0 })
    }
    return Setting(
      name: path.shorteningRuntimeAttribute.rawValue,
      path: path,
      rows: keys.map { key in
        Setting.Row(
          variation: key,
          values: inTreeOrder(byClass[key] ?? [])
        )
      },
      winners: winners
    )
  }

  /// Sorts the parts of a value as in the document: an element, its attributes, its children.
  private static func inTreeOrder(_ properties: [Property]) -> [Property] {
    let byPath = Dictionary(
      properties.map { ($0.path, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    func place(_ property: Property) -> [Double] {
      var result: [Double] = []
      var next: Property? = property
      while let part = next {
        result.append(part.position + (part.value.literal == nil ? 1e6 : 0))
        next = part.path.isNested ? byPath[part.path.parent] : nil
      }
      return result.reversed()
    }
    return properties.map { (place($0), $0) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }
      .map(\.1)
  }

  /// Orders the rows as the inspector does: any-any, then by specificity, then rows of other
  /// traits.
  private static func precedes(_ left: VariationKey, _ right: VariationKey) -> Bool {
    func rank(_ key: VariationKey) -> Int {
      guard let sizeClass = key.sizeClass else { return 9 }
      return key.isBase ? -1 : sizeClass.specificity
    }
    let (a, b) = (rank(left), rank(right))
    return a != b ? a < b : left.rawValue.precedesAsBytes(right.rawValue)
  }
}
