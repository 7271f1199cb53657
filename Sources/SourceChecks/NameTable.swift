internal import SourceFacts

/// The names that a project's documents, catalogs and sources define.
struct NameTable: Sendable {
  private(set) var storyboards: Set<String> = []
  private(set) var nibs: Set<String> = []
  /// The storyboards of each storyboard identifier.
  private(set) var controllers: [String: Set<String>] = [:]
  private(set) var segues: Set<String> = []
  private(set) var reuses: Set<String> = []
  private(set) var images: Set<String> = []
  private(set) var colors: Set<String> = []
  private(set) var fonts: Set<String> = []
  /// The files with registrations of computed identifiers.
  private(set) var filesWithOpenRegistrations: Set<String> = []
  /// The types with registrations of computed identifiers.
  private(set) var typesWithOpenRegistrations: Set<String> = []
  private(set) var modules: Set<String> = []
  /// True if some dependencies' files are not in the folder.
  private(set) var hasDependencies = false
  /// True if a document refers to a storyboard of another bundle.
  private(set) var hasForeignStoryboards = false

  init(_ files: [FileFacts], constants: Constants, graph: ClassGraph) {
    for file in files {
      if file.path.hasSuffix(".storyboard") { storyboards.formUnion(file.loadedNames) }
      if file.path.hasSuffix(".xib") || file.path.hasSuffix(".nib") {
        nibs.formUnion(file.loadedNames)
      }
      for fact in file.facts { add(fact, of: file, constants, graph) }
    }
  }

  private mutating func add(
    _ fact: Fact,
    of file: FileFacts,
    _ constants: Constants,
    _ graph: ClassGraph
  ) {
    switch fact.kind {
    case .controller: controllers[fact.name, default: []].formUnion(file.loadedNames)
    case .segue:
      if let name = constants.name(of: fact, in: graph) { segues.insert(name) }
    case .reuse: reuses.insert(fact.name)
    case .registration:
      if let name = constants.name(of: fact, in: graph) {
        reuses.insert(name)
      } else {
        filesWithOpenRegistrations.insert(file.path)
        typesWithOpenRegistrations.insert(fact.owner)
      }
    case .image: images.insert(NameTable.plainImage(fact.name))
    case .color: colors.insert(fact.name)
    case .font: fonts.insert(NameTable.plainFont(fact.name))
    case .module where file.path.hasSuffix(".pbxproj"): modules.insert(fact.name)
    case .dependency:
      hasDependencies = true
      if fact.details.first == "storyboard" { hasForeignStoryboards = true }
    default: break
    }
  }

  /// Returns true if a target or package of the project builds a module.
  func builds(_ module: String) -> Bool { modules.contains(module) }

  /// Returns true if a catalog or a file has an image. Case and the scale don't matter, as on the
  /// file systems on which apps are written.
  func hasImage(_ name: String) -> Bool {
    let plain = NameTable.plainImage(name)
    if images.contains(plain) { return true }
    // A path inside a bundle or a folder: the file counts.
    return plain.lastIndex(of: "/").map {
      images.contains(String(plain[plain.index(after: $0)...]))
    }
      ?? false
  }

  /// Returns true if the images of an animation have a name with a number: WatchKit shows `wait1`, `wait2`
  /// and so on if a document names `wait`.
  func hasImageSequence(_ name: String) -> Bool {
    ["0", "1"].contains { images.contains(NameTable.plainImage(name) + $0) }
  }

  /// Returns true for the names of images that macOS and iOS contain.
  func isSystemImage(_ name: String) -> Bool {
    // A name with a colon is that of an image inside the document.
    name.hasPrefix("NS") || name.isEmpty || name.contains(":")
  }

  /// Returns true for the names of colors that the systems contain.
  func isSystemColor(_ name: String) -> Bool {
    name.hasPrefix("System") || name.hasSuffix("Color") && name.hasPrefix("system")
      || name == "AccentColor"
  }

  /// Returns true if a file has a font with a name or of a family.
  func hasFont(_ name: String, family: String?) -> Bool {
    fonts.contains(NameTable.plainFont(name))
      || family.map { fonts.contains(NameTable.plainFont($0)) } == true
  }

  /// Returns the name of an image without its scale, device and extension, in lower case.
  static func plainImage(_ name: String) -> String {
    var text = name.lowercased()
    for suffix in [
      ".png", ".jpg", ".jpeg", ".pdf", ".svg", ".gif", ".heic", ".tiff", ".tif", ".icns", ".webp",
      ".bmp", ".ico",
    ] where text.hasSuffix(suffix) { text = String(text.dropLast(suffix.count)) }
    for suffix in ["~ipad", "~iphone", "@2x", "@3x", "@1x"] where text.hasSuffix(suffix) {
      text = String(text.dropLast(suffix.count))
    }
    return text
  }

  private static func plainFont(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
