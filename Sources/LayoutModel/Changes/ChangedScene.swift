/// A scene that looks different in two versions of a document.
public struct ChangedScene: Sendable {
  /// The versions of the document that have the scene.
  public enum Kind: String, Sendable {
    /// Both versions have the scene.
    case changed
    /// Only the new version has it.
    case added
    /// Only the old version has it.
    case deleted
  }

  /// The document's name.
  public let document: String
  /// The scene's id; nil for a xib.
  public let scene: ObjectID?
  /// The scene's title.
  public let title: String
  /// The versions of the document that have the scene.
  public let kind: Kind
  /// The canvases on which the scene looks different, grouped by equal pictures.
  public let variants: [ChangedVariant]
  /// Messages about parts that the pictures do not show exactly, as sentences.
  public let notes: [String]

  /// Creates a scene.
  public init(
    document: String,
    scene: ObjectID?,
    title: String,
    kind: Kind,
    variants: [ChangedVariant],
    notes: [String] = []
  ) {
    self.document = document
    self.scene = scene
    self.title = title
    self.kind = kind
    self.variants = variants
    self.notes = notes
  }
}

/// The pictures of a scene before and after a change, for all canvases with these pictures.
public struct ChangedVariant: Sendable {
  /// The names of the canvases: that of the document, or those of size classes.
  public let canvases: [String]
  /// The old picture; nil if the scene is new.
  public let before: ScenePicture?
  /// The new picture; nil if the scene was deleted.
  public let after: ScenePicture?
  /// The views that look different, in the order of the new version.
  public let views: [ChangedView]

  /// Creates a variant.
  public init(
    canvases: [String],
    before: ScenePicture?,
    after: ScenePicture?,
    views: [ChangedView]
  ) {
    self.canvases = canvases
    self.before = before
    self.after = after
    self.views = views
  }

  /// The size that holds both pictures.
  package var size: Size {
    Size(
      width: max(before?.size.width ?? 0, after?.size.width ?? 0),
      height: max(before?.size.height ?? 0, after?.size.height ?? 0)
    )
  }
}

/// A drawing of a scene.
public struct ScenePicture: Sendable, Equatable {
  /// The size in points.
  public let size: Size
  /// The drawing, as an `svg` element.
  public let drawing: String
  /// The SVG definitions of the images that the drawing uses, by id.
  public let images: [String: String]

  /// Creates a picture.
  public init(size: Size, drawing: String, images: [String: String] = [:]) {
    self.size = size
    self.drawing = drawing
    self.images = images
  }
}

/// A view that looks different in two versions of a document.
public struct ChangedView: Sendable, Equatable {
  /// The kind of change of a view.
  public enum Kind: String, Sendable {
    /// The view appeared.
    case added
    /// The view disappeared.
    case removed
    /// Its position changed.
    case moved
    /// Its size changed.
    case resized
    /// Its text, color or another part of its look changed.
    case redrawn
  }

  /// The view's id.
  public let id: ObjectID
  /// The view's name in the outline.
  public let name: String
  /// The kind of change.
  public let kind: Kind
  /// The frame in the old picture, in points; nil if the view appeared.
  public let before: Frame?
  /// The frame in the new picture, in points; nil if the view disappeared.
  public let after: Frame?

  /// Creates a view.
  public init(id: ObjectID, name: String, kind: Kind, before: Frame?, after: Frame?) {
    self.id = id
    self.name = name
    self.kind = kind
    self.before = before
    self.after = after
  }

  /// The change in words, such as "moved 8 right, 4 down". Distances are in points.
  public var sentence: String {
    guard let before, let after else { return kind == .added ? "appeared" : "disappeared" }
    var words: [String] = []
    if kind == .resized {
      let (old, new) = (ChangedView.text(before.size), ChangedView.text(after.size))
      words.append("resized from \(old) to \(new)")
    }
    let (dx, dy) = (after.x - before.x, after.y - before.y)
    var ways: [String] = []
    if abs(dx) >= 0.05 { ways.append("\(ChangedView.text(abs(dx))) \(dx > 0 ? "right" : "left")") }
    if abs(dy) >= 0.05 { ways.append("\(ChangedView.text(abs(dy))) \(dy > 0 ? "down" : "up")") }
    if !ways.isEmpty { words.append("moved " + ways.joined(separator: ", ")) }
    if kind == .redrawn { words.append("looks different") }
    return words.joined(separator: ", ")
  }

  /// Returns a number with at most two decimals.
  private static func text(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded.whole.map { String($0) } ?? String(rounded)
  }

  private static func text(_ size: Size) -> String {
    "\(ChangedView.text(size.width)) \u{00d7} \(ChangedView.text(size.height))"
  }
}
