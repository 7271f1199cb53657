public import LayoutModel

/// Two views that show texts or controls, and the part of the screen that both cover.
public struct Overlap: Sendable, Equatable {
  /// The view that is drawn first.
  public let below: ObjectID
  /// The view that is drawn over it.
  public let above: ObjectID
  /// The common part, in points of the scene's root view.
  public let area: Frame
}

extension Document {
  /// The kinds of views whose content becomes unreadable under another view.
  private static let readableKinds: Set<String> = [
    "label", "button", "textField", "textView", "switch", "slider", "stepper", "segmentedControl",
    "searchBar", "pickerView", "datePicker", "pageControl", "progressView", "popUpButton",
    "secureTextField", "searchField", "comboBox",
  ]

  /// Returns the pairs of texts and controls that cover each other by more than a point, in the
  /// order in which they are drawn. Neither contains the other.
  ///
  /// - Parameter scene: The id of the only scene to lay out; nil for all.
  public func overlaps(in target: LayoutTarget, scene: ObjectID? = nil) -> [Overlap] {
    let frames = frames(in: target, scene: scene)
    let byID = Dictionary(objects.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var placed: [(object: LayoutObject, frame: Frame, ancestors: Set<ObjectID>)] = []
    for object in objects where Document.readableKinds.contains(object.kind) {
      guard var frame = frames[object.id], frame.width > 0, frame.height > 0 else { continue }
      var ancestors: Set<ObjectID> = []
      var next = object.parent
      while let id = next, let parent = byID[id], ancestors.insert(id).inserted {
        // A root view's origin is that of the screen.
        if let outer = frames[id], parent.parent.flatMap({ frames[$0] }) != nil {
          frame.x += outer.x
          frame.y += outer.y
        }
        next = parent.parent
      }
      placed.append((object, frame, ancestors))
    }
    var result: [Overlap] = []
    for (index, first) in placed.enumerated() {
      for second in placed.dropFirst(index + 1)
      where second.object.scene == first.object.scene {
        if second.ancestors.contains(first.object.id) { continue }
        guard let area = first.frame.intersection(second.frame) else { continue }
        result.append(Overlap(below: first.object.id, above: second.object.id, area: area))
      }
    }
    return result
  }
}

extension Frame {
  /// Returns the common part of two frames; nil if it is at most a point wide or high.
  fileprivate func intersection(_ other: Frame) -> Frame? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    guard right - left > 1, bottom - top > 1 else { return nil }
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }
}
