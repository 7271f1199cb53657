internal import LayoutModel

/// The scroll views of new views of macOS.
extension ObjectTemplate {
  /// Returns a macOS view as the library has it: a table, an outline or a text view is the document
  /// view of a scroll view of its own, which is as large as the view and its header. Nil for views that
  /// need none.
  static func scrolled(_ content: ObjectTemplate) -> ObjectTemplate? {
    guard scrolledKinds.contains(content.tag), var result = of("scrollView", on: .macOS),
      let clip = result.children.firstIndex(where: { $0.key == "contentView" })
    else { return nil }
    var content = content
    var height = content.length("height")
    let width = content.length("width")
    if content.tag == "textView" {
      let place = result.attributes.firstIndex { $0.name == "usesPredominantAxisScrolling" } ?? 0
      result.attributes.insert(("hasHorizontalScroller", "NO"), at: place)
    } else if var header = of("tableHeaderView", on: .macOS) {
      header.attributes.insert(("key", "headerView"), at: 0)
      header.setLength("width", width)
      height += header.length("height")
      result.children.append(header)
      let place = content.attributes.firstIndex { ["viewBased", "id"].contains($0.name) } ?? 0
      content.attributes.insert(("headerView", "*tableHeaderView"), at: place)
    }
    result.setLength("width", width)
    result.setLength("height", height)
    result.children[clip].setLength("width", width)
    result.children[clip].setLength("height", height)
    result.children[clip].children.append(ObjectTemplate(tag: "subviews", children: [content]))
    result.placeScrollers(width: width, height: height)
    return result
  }

  private static let scrolledKinds: Set<String> = ["tableView", "outlineView", "textView"]

  /// Places the scrollers of a scroll view: the hidden horizontal one outside, the vertical one at the
  /// right edge.
  private mutating func placeScrollers(width: Int, height: Int) {
    for index in children.indices where children[index].tag == "scroller" {
      if children[index].key == "horizontalScroller" {
        children[index].setLength("width", width)
      } else {
        children[index].setLength("x", width - children[index].length("width"))
        children[index].setLength("height", height)
      }
    }
  }

  private var frame: Int? { children.firstIndex { $0.tag == "rect" && $0.key == "frame" } }

  private func length(_ name: String) -> Int {
    frame.flatMap { children[$0][name] }.flatMap { Int($0) } ?? 0
  }

  private mutating func setLength(_ name: String, _ length: Int) {
    guard let frame, let place = children[frame].attributes.firstIndex(where: { $0.name == name })
    else { return }
    children[frame].attributes[place].literal = "\(length)"
  }
}
