extension [DrawingItem] {
  /// The texts of the annotations, back to front.
  var annotationLabels: [String] {
    flatMap { item -> [String] in
      switch item {
      case .overlay(let overlay) where overlay.kind == .annotation:
        overlay.label.isEmpty ? [] : [overlay.label]
      case .group(let group): group.items.annotationLabels
      case .view(let view) where view.state == .active:
        view.items.annotationLabels + view.subviews.annotationLabels
          + view.overlay.annotationLabels
      default: []
      }
    }
  }

  /// The items without annotations.
  var withoutAnnotations: [DrawingItem] {
    compactMap { item -> DrawingItem? in
      switch item {
      case .overlay(let overlay) where overlay.kind == .annotation: return nil
      case .group(var group):
        group.items = group.items.withoutAnnotations
        return .group(group)
      case .view(var view):
        view.items = view.items.withoutAnnotations
        view.subviews = view.subviews.withoutAnnotations
        view.overlay = view.overlay.withoutAnnotations
        return .view(view)
      default: return item
      }
    }
  }
}
