internal import LayoutModel

/// Stacks the cells of tables whose stored places are missing or overlap.
///
/// Old versions of Interface Builder stored such places of prototypes, and showed the cells below each
/// other. Static cells overlap if a section was added to a table that was not laid out again.
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
    for places in staticCells.values { separate(places, views, stored) }
    for (table, places) in cells {
      let isInset = views[table].attribute("style") == "insetGrouped"
      if !CellStacking.isMisplaced(places.map { stored[$0] }, isInset: isInset) { continue }
      let header = views.indices.first {
        parents[$0] == table && views[$0].key == "tableHeaderView"
      }
      // Under a translucent bar the header's own place begins at the bar.
      var y = header.flatMap { stored[$0] }.map { max(0, $0.y) + $0.height } ?? 0
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

  /// Moves static cells down that begin above the end of the cell before, and all cells below them.
  private mutating func separate(_ places: [Int], _ views: [LayoutObject], _ stored: [Frame?]) {
    var (end, shift) = (-Double.infinity, 0.0)
    var section: ObjectID?
    for place in places {
      guard let frame = stored[place] else { continue }
      let isNewSection = views[place].parent != section
      section = views[place].parent
      if frame.y + shift < end - 0.5 {
        shift = end + (isNewSection ? CellStacking.sectionGap : 0) - frame.y
      }
      if shift != 0 {
        frames[place] = Frame(
          x: frame.x,
          y: frame.y + shift,
          width: frame.width,
          height: frame.height
        )
      }
      end = frame.y + shift + frame.height
    }
  }

  /// The distance of a section from the one above it, with room for its title, in points.
  private static let sectionGap = 56.0

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
