internal import LayoutModel

/// The opaque areas and images of a picture that can cover the name of a view behind them.
struct NameCovers {
  /// The areas, back to front, each with the number of views that begin before it.
  private var areas: [(frame: Frame, order: Int)] = []
  /// The number of views that begin before a view, and itself, by the view's index.
  private var orders: [Int: Int] = [:]

  /// The maximum number of areas, so that the names of a drawing of any size take a bounded time.
  private static let most = 1000

  /// - Parameter items: The topmost drawn views.
  init(in items: [DrawingItem]) {
    var (areas, orders) = (areas, orders)
    var order = 0
    items.visit { item, place in
      switch item {
      case .view(let view):
        guard view.state == .active, view.isVisible else { return .past }
        order += 1
        orders[view.index] = order
        return .inside
      case .rectangle(let frame, _, let paint) where place.isOpaque && paint.isOpaque:
        areas.append((place.frame(frame), order))
      case .image(let image): areas.append((place.frame(image.frame), order))
      case .group(let group) where group.isUpright: return .inside
      default: break
      }
      return areas.count < NameCovers.most ? .past : .end
    }
    (self.areas, self.orders) = (areas, orders)
  }

  /// Returns the parts of a view that its subviews and the views in front of it cover. What covers the whole view
  /// does not count, because it hides the view's name anywhere.
  func inFront(ofView index: Int, in frame: Frame) -> [Frame] {
    guard let own = orders[index] else { return [] }
    return areas.lazy.filter {
      $0.order > own && $0.frame.overlaps(frame) && !$0.frame.contains(frame)
    }
    .map { $0.frame.intersection(frame) }
  }
}
