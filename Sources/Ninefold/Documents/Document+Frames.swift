internal import LayoutEngine
public import LayoutModel

/// The screen or canvas on which a document is laid out.
public enum LayoutTarget: Sendable, Hashable {
  /// The document's own canvas. It has the document's device and orientation, and root views have
  /// their stored sizes.
  case canvas
  /// The canvas that represents a size class.
  case sizeClass(SizeClass)
  /// A device in full screen.
  case device(Device, Orientation)
  /// A share of a device's screen. If the width isn't known, the document is laid out on the whole
  /// screen.
  case share(DeviceConfiguration)
}

/// A change of a view's frame. Frames are in points, relative to the superview.
public struct FrameChange: Sendable, Equatable {
  /// The view.
  public let object: ObjectID
  /// The scene that contains the view; nil in a xib.
  public let scene: ObjectID?
  /// The old frame; nil if the view was not active.
  public let before: Frame?
  /// The new frame; nil if the view is no longer active.
  public let after: Frame?
}

extension Document {
  /// Returns the frames of the active views, in points relative to their superviews.
  ///
  /// - Parameter scene: The id of the only scene to lay out; nil for all. An unknown id gives no
  ///   frames.
  public func frames(in target: LayoutTarget, scene: ObjectID? = nil) -> Frames {
    frames(in: target, scene: scene, options: FrameOptions()).frames
  }

  /// Returns the frames of the active views, as ``frames(in:scene:)`` does, with options for the
  /// text sizes and the layout direction.
  ///
  /// If no font is installed, texts keep their stored sizes, and ``MeasuredFrames/systemFont`` is
  /// nil.
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

  /// Returns the frames of the active views in a language, text size and direction.
  ///
  /// A text that differs from the document's own has the size that Xcode stored, scaled by the
  /// ratio of the estimated widths.
  /// - Parameter path: The document's path. Its translations are beside it.
  /// - Throws: The errors of ``ShownDocument/init(_:at:as:)``.
  public func frames(
    in target: LayoutTarget,
    scene: ObjectID? = nil,
    as variant: TextVariant,
    at path: String
  ) throws -> VariantFrames {
    let shown = try ShownDocument(self, at: path, as: variant)
    let frames = TextLayout(shown).frames(
      by: LayoutEngine(shown.document),
      in: [target.environment(of: self)],
      scene: scene
    )
    return VariantFrames(frames: frames.first ?? Frames(), notes: shown.notes)
  }

  /// Returns the frames that differ between two size classes, in document order.
  ///
  /// - Parameter scene: The id of the only scene to lay out; nil for all.
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

  /// Returns the smallest size, in points, that satisfies the constraints of a view. Nil if the
  /// view is not active, or if its constraints contradict each other.
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
