public import LayoutModel

/// What the inspectors show of one object: a line for each class of each setting.
public struct Inspection: Sendable, Equatable {
  /// A setting with its rows.
  public struct Setting: Sendable, Equatable {
    /// One line of the inspector.
    public struct Row: Sendable, Equatable {
      /// The class that the line is for.
      public let variation: VariationKey
      /// What the line sets: the property and, of a structured or nested value, all below it.
      public let values: [Property]
    }

    /// The property's name; ``Inspection/installedName`` for the installed state.
    public let name: String
    /// The lines, any-any first, more specific ones below.
    public let rows: [Row]
    /// For each of the nine classes the row that wins; nil where none matches.
    public let winners: [Winner]

    /// The row that wins in one class.
    public struct Winner: Sendable, Equatable {
      /// The class.
      public let sizeClass: SizeClass
      /// The row; nil where none matches.
      public let row: VariationKey?
    }
  }

  /// Whether the object itself is installed in one class.
  public struct InstalledState: Sendable, Equatable {
    /// The class.
    public let sizeClass: SizeClass
    /// True if it is installed.
    public let isInstalled: Bool
    /// The row that says so.
    public let row: VariationKey
  }

  /// The document's name.
  public let document: String
  /// The object's id.
  public let id: ObjectID
  /// The element's name.
  public let kind: String
  /// What part the object plays.
  public let role: ObjectRole
  /// The scene that it belongs to; nil in a xib.
  public let scene: ObjectID?
  /// The object that holds it.
  public let parent: ObjectID?
  /// The installed state by class; empty if it is installed everywhere.
  public let installations: [Installation]
  /// For each of the nine classes whether the object itself is installed, and the row that says so.
  public let installed: [InstalledState]
  /// The settings by name.
  public let settings: [Setting]

  /// Gathers an object's rows.
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
    let named = Dictionary(grouping: facts, by: \.path.root)
    settings = named.keys.filter { !$0.hasPrefix(":") }
      .filter { MaskedContainer(rawValue: $0) == nil }
      .sorted { $0.precedesAsBytes($1) }
      .map { Inspection.setting($0, named[$0] ?? []) }
  }

  private static func setting(_ name: String, _ properties: [Property]) -> Setting {
    let byClass = Dictionary(grouping: properties, by: \.variation)
    let keys = byClass.keys.sorted(by: precedes)
    let winners = SizeClass.all.map { sizeClass -> Setting.Winner in
      var best: (rank: Int, key: VariationKey)?
      for key in keys {
        if let rank = key.rank(in: sizeClass), rank >= best?.rank ?? 0 { best = (rank, key) }
      }
      return Setting.Winner(sizeClass: sizeClass, row: best?.key)
    }
    return Setting(
      name: name,
      rows: keys.map { key in
        Setting.Row(
          variation: key,
          values: (byClass[key] ?? []).sorted {
            ($0.path.isNested ? 1 : 0, $0.position) < ($1.path.isNested ? 1 : 0, $1.position)
          }
        )
      },
      winners: winners
    )
  }

  /// The order of the inspector's lines: any-any, then the more specific, other traits last.
  private static func precedes(_ left: VariationKey, _ right: VariationKey) -> Bool {
    func rank(_ key: VariationKey) -> Int {
      guard let sizeClass = key.sizeClass else { return 9 }
      return key.isBase ? -1 : sizeClass.specificity
    }
    let (a, b) = (rank(left), rank(right))
    return a != b ? a < b : left.rawValue.precedesAsBytes(right.rawValue)
  }
}
