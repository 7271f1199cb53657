internal import LayoutModel

/// Stacks the cells of tables whose stored places are missing, overlap or leave gaps.
///
/// Old versions of Interface Builder stored such places of prototypes, and showed the cells below each
/// other. The places of static cells are stale if the table was not laid out again after an edit.
struct CellStacking {
  /// The frames of cells in their table, and of content views in their cell, by the index of the
  /// drawn view.
  private(set) var frames: [Int: Frame] = [:]

  /// Reads the nodes of a picture.
  init(_ parts: SceneParts, _ source: PreviewSource, _ sizeClass: SizeClass) {
    let views = parts.nodes.map { parts.object($0.object, in: source.document) }
    let hasRows = views.contains { [":prototypes", ":cells"].contains($0.container.rawValue) }
    self.init(
      hasRows ? views : [],
      parents: parts.nodes.map(\.parent),
      stored: views.map { $0.storedFrame(in: sizeClass) }
    )
  }

  /// - Parameters:
  ///   - views: The drawn views, parents first.
  ///   - parents: The position of each view's superview.
  ///   - stored: The frame of each view in its superview; nil if it has none.
  init(_ views: [LayoutObject], parents: [Int?], stored: [Frame?]) {
    var cells: [Int: [Int]] = [:]
    var staticCells: [Int: [Int]] = [:]
    for (place, view) in views.enumerated() where view.kind == "tableViewCell" {
      guard let table = parents[place] else { continue }
      switch view.container.rawValue {
      case ":prototypes": cells[table, default: []].append(place)
      case ":cells": staticCells[table, default: []].append(place)
      default: break
      }
    }
    func top(of table: Int) -> Double {
      let header = views.indices.first {
        parents[$0] == table && views[$0].key == "tableHeaderView"
      }
      // Under a translucent bar the header's own place begins at the bar.
      return header.flatMap { stored[$0] }.map { max(0, $0.y) + $0.height } ?? 0
    }
    for (table, places) in staticCells {
      restack(places, of: table, below: top(of: table), views, stored)
    }
    for (table, places) in cells {
      let isInset = views[table].attribute("style") == "insetGrouped"
      if !CellStacking.isMisplaced(places.map { stored[$0] }, isInset: isInset) { continue }
      var y = top(of: table)
      let width = stored[table]?.width ?? 320
      let rows = CellStacking.number(views[table], "rowHeight")
      for place in places {
        let own = CellStacking.number(views[place], "rowHeight")
        let height = own ?? stored[place]?.height ?? rows ?? 44
        frames[place] = Frame(x: 0, y: y, width: width, height: height)
        y += height
      }
    }
    for (place, view) in views.enumerated() where view.kind == "tableViewCellContentView" {
      guard stored[place] == nil, let cell = parents[place], let outer = frames[cell] else {
        continue
      }
      frames[place] = Frame(x: 0, y: 0, width: outer.width, height: outer.height)
    }
  }

  /// Places the rows of a static table below each other, as a device does, if some row of a section
  /// does not begin where the row above it ends. Sections keep their distances if these are possible.
  private mutating func restack(
    _ places: [Int],
    of table: Int,
    below top: Double,
    _ views: [LayoutObject],
    _ stored: [Frame?]
  ) {
    let rows = places.compactMap { place in stored[place].map { (place, $0) } }
    let isMisplaced = zip(rows, rows.dropFirst()).contains { upper, lower in
      let isSameSection = views[upper.0].parent == views[lower.0].parent
      let gap = lower.1.y - upper.1.y - upper.1.height
      return isSameSection ? abs(gap) > 1.1 : gap < -0.5
    }
    guard isMisplaced, let first = rows.first else { return }
    let isFirstOnTop = rows.allSatisfy { $0.1.y >= first.1.y - 0.5 }
    let isPlain = ["plain", nil].contains(views[table].attribute("style"))
    var y = isFirstOnTop ? first.1.y : top + (isPlain ? 0 : CellStacking.groupGap)
    var above: (place: Int, frame: Frame)?
    for (place, frame) in rows {
      if let above, views[above.place].parent != views[place].parent {
        let gap = frame.y - above.frame.y - above.frame.height
        let isPossible = (0...CellStacking.largestGap).contains(gap)
        y += isPossible ? gap : CellStacking.sectionGap
      }
      let height = CellStacking.number(views[place], "rowHeight") ?? frame.height
      frames[place] = Frame(x: frame.x, y: y, width: frame.width, height: height)
      y += height
      above = (place, frame)
    }
  }

  /// The distance of a section from the one above it, with room for its title, in points.
  private static let sectionGap = 56.0
  /// The distance of the first group from the top of its table, in points.
  private static let groupGap = 35.0
  /// The largest distance of sections that counts as one.
  private static let largestGap = 200.0

  /// Returns true if the cells of a table do not lie below each other at its left edge, from which only
  /// the groups of an inset style stand off.
  private static func isMisplaced(_ frames: [Frame?], isInset: Bool) -> Bool {
    var end = -Double.infinity
    for frame in frames {
      guard let frame, frame.y >= end - 0.5, isInset || abs(frame.x) < 0.5 else { return true }
      end = frame.y + frame.height
    }
    return false
  }

  /// Returns a positive number of an attribute.
  private static func number(_ object: LayoutObject, _ name: String) -> Double? {
    object.attribute(name).flatMap { Double($0) }.flatMap { $0 > 0 && $0 < 10_000 ? $0 : nil }
  }
}
