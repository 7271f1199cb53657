internal import LayoutModel
internal import LayoutPreview

/// A scene that was drawn on a canvas, for a comparison with another version.
struct DrawnScene {
  let canvas: PreviewCanvas
  private let scene: PreviewScene
  private let element: String
  private let images: [String: String]
  /// The visible part of the drawing, without names and view numbers.
  let looks: String

  init(_ composer: PreviewComposer, on target: LayoutTarget) {
    canvas = composer.canvas(target)
    scene = composer.scene(with: canvas)
    (element, images) = DrawnScene.draw(scene, canvas)
    looks = DrawnScene.visible(element)
  }

  var picture: ScenePicture {
    ScenePicture(size: canvas.size, drawing: element, images: images)
  }

  /// Returns the drawing, which names its images by their content, and the images.
  private static func draw(
    _ scene: PreviewScene,
    _ canvas: PreviewCanvas
  ) -> (element: String, images: [String: String]) {
    PreviewDrawing(scene, canvas: canvas, showsInactive: false, showsFindings: false).parts
  }

  /// Returns a drawing without its `title` elements and `data-view` attributes, which no one sees.
  static func visible(_ element: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(element.utf8.count)
    var rest = Array(element.utf8)[...]
    while let start = rest.firstIndex(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: " ") })
    {
      result += rest[..<start]
      rest = rest[start...]
      if rest.starts(with: "<title>".utf8) {
        rest = after("</title>", rest)
      } else if rest.starts(with: " data-view=\"".utf8) {
        rest = after("\"", rest.dropFirst(" data-view=\"".utf8.count))
      } else {
        result += rest.prefix(1)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result + rest, as: UTF8.self)
  }

  /// Returns the text after the first occurrence of an end; empty without one.
  private static func after(_ end: String, _ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = text
    while !rest.isEmpty, !rest.starts(with: end.utf8) { rest = rest.dropFirst() }
    return rest.dropFirst(end.utf8.count)
  }

  // MARK: - Changed views

  /// Returns the views that look different in two versions. A view that only moves along with its
  /// superview is not listed.
  static func changes(from old: DrawnScene?, to new: DrawnScene?) -> [ChangedView] {
    guard let old, let new else { return [] }
    let (before, after) = (old.visibleViews, new.visibleViews)
    var shifts: [ObjectID: (Double, Double)] = [:]
    var changes: [ChangedView] = []
    for (id, place) in new.order where after[id] != nil {
      guard let frame = after[id] else { continue }
      let name = new.scene.views[place].name
      guard let earlier = before[id] else {
        let isInside = new.parent(of: place).map { before[$0] == nil && after[$0] != nil } ?? false
        if !isInside {
          changes.append(ChangedView(id: id, name: name, kind: .added, before: nil, after: frame))
        }
        continue
      }
      let shift = (frame.x - earlier.x, frame.y - earlier.y)
      shifts[id] = shift
      let carried = new.parent(of: place).flatMap { shifts[$0] } ?? (0, 0)
      let isMoved = abs(shift.0 - carried.0) >= 0.05 || abs(shift.1 - carried.1) >= 0.05
      let isResized =
        abs(frame.width - earlier.width) >= 0.05 || abs(frame.height - earlier.height) >= 0.05
      let kind: ChangedView.Kind? =
        isResized
        ? .resized : old.face(id) != new.face(id) ? .redrawn : isMoved ? .moved : nil
      if let kind {
        changes.append(ChangedView(id: id, name: name, kind: kind, before: earlier, after: frame))
      }
    }
    for (id, place) in old.order where after[id] == nil {
      guard let frame = before[id] else { continue }
      let isInside = old.parent(of: place).map { after[$0] == nil && before[$0] != nil } ?? false
      if !isInside {
        let name = old.scene.views[place].name
        changes.append(ChangedView(id: id, name: name, kind: .removed, before: frame, after: nil))
      }
    }
    return changes
  }

  /// The ids and places of the views, in order, each id once.
  private var order: [(ObjectID, Int)] {
    var seen: Set<ObjectID> = []
    return scene.views.indices.compactMap { place in
      let id = scene.views[place].id
      return seen.insert(id).inserted ? (id, place) : nil
    }
  }

  /// The frames of the views that are in the layout.
  private var visibleViews: [ObjectID: Frame] {
    var frames: [ObjectID: Frame] = [:]
    for (id, place) in order where canvas.reasons[place] == nil {
      frames[id] = canvas.frames[place]
    }
    return frames
  }

  private func parent(of place: Int) -> ObjectID? {
    scene.views[place].parent.map { scene.views[$0].id }
  }

  /// Returns the drawing of the view itself, without its subviews and its place.
  private func face(_ id: ObjectID) -> String? {
    guard let place = scene.views.firstIndex(where: { $0.id == id }),
      let frame = canvas.frames[place]
    else { return nil }
    var (alone, own) = (scene, canvas)
    alone.views = [scene.views[place]]
    alone.views[0].parent = nil
    own.size = frame.size
    own.frames = [Frame(x: 0, y: 0, width: frame.width, height: frame.height)]
    own.reasons = [nil]
    own.findings = []
    return DrawnScene.visible(DrawnScene.draw(alone, own).element)
  }
}
