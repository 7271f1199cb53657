internal import LayoutEngine
public import LayoutModel

/// Where a document is laid out.
public enum LayoutTarget: Sendable, Hashable {
  /// The document's own canvas: its device and orientation, roots at their stored sizes.
  case canvas
  /// The canvas that stands for a size class.
  case sizeClass(SizeClass)
  /// A device, full screen.
  case device(Device, Orientation)
  /// A share of a device's screen; the whole where nobody measured the share's width.
  case share(DeviceConfiguration)
}

/// How a view's frame changes, relative to its superview.
public struct FrameChange: Sendable, Equatable {
  /// The view.
  public let object: ObjectID
  /// The scene that it belongs to; nil in a xib.
  public let scene: ObjectID?
  /// The frame before; nil if the view was not in the layout.
  public let before: Frame?
  /// The frame after; nil if the view is not in the layout any more.
  public let after: Frame?
}

extension Project {
  /// The frames of a document's active views, relative to their superviews, in points.
  ///
  /// - Parameter scene: A scene's id to lay out only that one.
  /// - Throws: ``ProjectError/unknownDocument(_:suggestions:)``.
  public func frames(of document: String, scene: String? = nil, in target: LayoutTarget) throws
    -> Frames
  {
    let content = try self.document(named: document)
    return LayoutEngine(content).frames(
      in: target.environment(of: content),
      scene: scene.map { ObjectID($0) }
    )
  }

  /// The frames that change when a document goes from one class to another, in document order; nil
  /// where a view is not in the layout.
  ///
  /// - Throws: ``ProjectError/unknownDocument(_:suggestions:)``.
  public func frameChanges(
    of document: String,
    scene: String? = nil,
    from: SizeClass,
    to: SizeClass
  ) throws -> [FrameChange] {
    let content = try self.document(named: document)
    let engine = LayoutEngine(content)
    let scene = scene.map { ObjectID($0) }
    let before = engine.frames(in: .sizeClass(from, of: content), scene: scene)
    let after = engine.frames(in: .sizeClass(to, of: content), scene: scene)
    return content.objects.compactMap { object in
      let (old, new) = (before[object.id], after[object.id])
      guard old != new else { return nil }
      return FrameChange(object: object.id, scene: object.scene, before: old, after: new)
    }
  }

  /// What is wrong with a document's layout, whatever a configuration says.
  ///
  /// - Parameter target: Where to look; nil for all nine classes on all devices.
  /// - Throws: ``ProjectError/unknownDocument(_:suggestions:)``.
  public func findings(of document: String, in target: LayoutTarget? = nil) throws -> [Finding] {
    var options = CheckOptions()
    options.target = target
    let edited = try editedObjects(of: document)
    return try self.document(named: document).findings(options, edited: edited)
  }

  /// What is wrong with the layout of one scene, at a cost that follows the scene.
  ///
  /// - Parameter scene: The id of the scene or of an object in it.
  /// - Throws: ``ProjectError`` if there is no such document or scene.
  public func findings(of document: String, scene: String, in target: LayoutTarget) throws
    -> [Finding]
  {
    var options = CheckOptions()
    options.target = target
    let content = try self.document(named: document, around: scene)
    let id = try PreviewComposer.scene(scene, in: content, name: document)?.id
    let edited = try editedObjects(of: document)
    return content.findings(options, edited: edited).filter { $0.scene == id }
  }

  /// The smallest size that satisfies a view's constraints, in points; nil if the view takes no part
  /// in the layout, or its constraints contradict each other.
  /// - Throws: ``ProjectError`` if there is no such object.
  public func measure(_ object: String, in target: LayoutTarget) throws -> Size? {
    let reference = try resolve(object)
    let document = try document(named: reference.document)
    return LayoutEngine(document).measure(reference.id, in: target.environment(of: document))
  }
}

extension PlainFiles {
  /// What is wrong with a file's layout, as ``Project/findings(of:in:)``.
  /// - Throws: ``ProjectError/refused(_:)`` if the file is no document.
  public static func findings(of path: String, in target: LayoutTarget? = nil) throws -> [Finding] {
    var options = CheckOptions()
    options.target = target
    return try read([path]).flatMap { $0.findings(options) }
  }
}

extension LayoutTarget {
  func environment(of document: Document) -> LayoutEnvironment {
    switch self {
    case .canvas: .canvas(of: document)
    case .sizeClass(let sizeClass): .sizeClass(sizeClass, of: document)
    case .device(let device, let orientation): .device(device, orientation, of: document)
    case .share(let share):
      .share(share, of: document) ?? .device(share.device, share.orientation, of: document)
    }
  }
}
