// Generated from the measured table `element-order.tsv`; see `ElementOrder`.

extension ElementOrder {
  /// The children of each element in tvOS documents, in their order.
  static let tvChildren = """
    button rect:frame autoresizingMask:autoresizingMask inset:contentEdgeInsets state \
    connections
    dependencies deployment plugIn capability
    device adaptation
    document device dependencies scenes resources inferredMetricsTieBreakers
    inferredMetricsTieBreakers segue
    layoutGuides viewControllerLayoutGuide
    namedColor color
    navigationBar rect:frame autoresizingMask:autoresizingMask
    navigationController navigationBar:navigationBar connections
    scene objects point:canvasLocation
    view rect:frame autoresizingMask:autoresizingMask subviews color:backgroundColor
    viewController layoutGuides view:view navigationItem:navigationItem connections
    """
}
