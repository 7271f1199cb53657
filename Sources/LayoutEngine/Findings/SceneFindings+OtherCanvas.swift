import ConstraintSolver
import LayoutModel

/// A view whose stored frame is wrong.
struct Displaced {
  let node: Int
  let stored: Frame
  let computed: Frame
}

/// A canvas on which the constraints give the stored frames.
struct OtherCanvas {
  let axis: Axis
  /// The canvas's length on the axis, in points.
  let length: Double
  /// The views whose stored frames are those on the canvas, by node.
  let views: Set<Int>
}

/// Scenes that Interface Builder stored for another canvas.
extension SceneFindings {
  /// The most rows of a root whose layout is tried on other canvases. Roots in apps have fewer.
  private static let mostRows = 1_000
  /// The difference in points within which two edges are equal, because stored frames are rounded.
  private static let storedPoints = 1.0

  /// Returns a canvas on which the constraints give the stored frames of marked views; nil if there is
  /// none.
  ///
  /// Interface Builder leaves the frames of a scene that is not open when the canvas changes. Then most
  /// views fit the other canvas on the axis on which they differ. All frames are computed again at run
  /// time, so readers call such marks harmless.
  func otherCanvas(of views: [Displaced], _ solution: RootSolution) -> OtherCanvas? {
    let system = solution.system
    guard !views.isEmpty, !layout.document.isMac,
      system.rows.sources.count <= SceneFindings.mostRows
    else { return nil }
    func differs(_ view: Displaced, _ axis: Axis) -> Bool {
      !isNear(view.stored, view.computed, axis)
    }
    let axis = Axis.allCases.first { axis in views.contains { differs($0, axis) } }
    guard let axis else { return nil }
    let shifted = views.filter { differs($0, axis) }
    let isCell = layout.tree.nodes[system.root].facts.kind.isCell
    var own = system.context.size
    let rules = CellRules(
      document: layout.document,
      tree: layout.tree,
      environment: layout.environment
    )
    if let width = rules.rowWidth(system.root) { own.width = width }
    let scene = isCell ? layout.withFullRows : layout
    for canvas in SceneFindings.canvases {
      // A table or collection view decides the height of a cell.
      let size = isCell ? Size(width: canvas.width, height: own.height) : canvas
      guard abs(size.length(axis) - own.length(axis)) > SceneFindings.storedPoints,
        let other = scene.resized(solution, to: size), other.outcome == .satisfied
      else { continue }
      func fits(_ view: Displaced, _ axis: Axis) -> Bool {
        frame(of: view.node, in: other).map { isNear(view.stored, $0, axis) } ?? false
      }
      guard shifted.count(where: { fits($0, axis) }) * 4 >= shifted.count * 3 else { continue }
      let fitting = views.filter { view in
        Axis.allCases.contains { differs(view, $0) && fits(view, $0) }
      }
      return OtherCanvas(axis: axis, length: size.length(axis), views: Set(fitting.map(\.node)))
    }
    return nil
  }

  private func isNear(_ one: Frame, _ other: Frame, _ axis: Axis) -> Bool {
    abs(one.origin(axis) - other.origin(axis)) <= SceneFindings.storedPoints
      && abs(one.length(axis) - other.length(axis)) <= SceneFindings.storedPoints
  }

  /// Returns the frame of a view in its superview.
  private func frame(of node: Int, in solution: RootSolution) -> Frame? {
    guard let own = solution.frame(of: node),
      let above = solution.frame(of: layout.tree.nodes[node].parent)
    else { return nil }
    return own.offset(x: -above.x, y: -above.y)
  }

  /// The sizes of Interface Builder's canvases: those of its devices, and the square of Xcode 6 and 7.
  private static let canvases: [Size] = {
    var sizes = [Size(width: 600, height: 600)]
    for device in Device.all where !device.canvasIDs.isEmpty {
      for orientation in Orientation.allCases {
        let screen = device.size(in: orientation)
        let size = Size(width: Double(screen.width), height: Double(screen.height))
        if !sizes.contains(size) { sizes.append(size) }
      }
    }
    return sizes
  }()
}
