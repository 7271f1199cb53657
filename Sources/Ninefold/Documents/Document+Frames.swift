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

extension Document {
  /// The frames of the active views, relative to their superviews, in points.
  ///
  /// - Parameter scene: A scene's id to lay out only that one; there are no frames if there is none.
  public func frames(in target: LayoutTarget, scene: ObjectID? = nil) -> Frames {
    frames(in: target, scene: scene, options: FrameOptions()).frames
  }

  /// The frames of the active views, as ``frames(in:scene:)`` gives them, with a choice of how texts are
  /// measured and which way they run.
  ///
  /// Where no font is installed texts keep their stored sizes, and ``MeasuredFrames/systemFont`` is nil.
  public func frames(
    in target: LayoutTarget,
    scene: ObjectID? = nil,
    options: FrameOptions
  ) -> MeasuredFrames {
    var environment = target.environment(of: self)
    environment.direction = options.direction == .rightToLeft ? .rightToLeft : .leftToRight
    var measurer = TextMeasurer.stored
    var systemFont: String?
    if options.text == .metrics {
      let fonts = InstalledFonts.read()
      systemFont = fonts.systemFamily
      measurer = .metrics(fonts, scale: environment.scale)
    }
    let engine = LayoutEngine(self, measurer: measurer)
    return MeasuredFrames(
      frames: engine.frames(in: environment, scene: scene),
      systemFont: systemFont
    )
  }

  /// The frames that change when the document goes from one class to another, in document order; nil
  /// where a view is not in the layout.
  ///
  /// - Parameter scene: A scene's id to lay out only that one.
  public func frameChanges(
    from old: SizeClass,
    to new: SizeClass,
    scene: ObjectID? = nil
  ) -> [FrameChange] {
    let engine = LayoutEngine(self)
    let before = engine.frames(in: .sizeClass(old, of: self), scene: scene)
    let after = engine.frames(in: .sizeClass(new, of: self), scene: scene)
    return objects.compactMap { object in
      let (old, new) = (before[object.id], after[object.id])
      guard old != new else { return nil }
      return FrameChange(object: object.id, scene: object.scene, before: old, after: new)
    }
  }

  /// The smallest size that satisfies a view's constraints, in points; nil if the view takes no part in
  /// the layout, or its constraints contradict each other.
  public func measure(_ view: ObjectID, in target: LayoutTarget) -> Size? {
    LayoutEngine(self).measure(view, in: target.environment(of: self))
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
