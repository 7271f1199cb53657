// Generated from the measured table `element-order.tsv`; see `ElementOrder`.

extension ElementOrder {
  /// The children of each element in watchOS documents, in their order.
  static let watchChildren = """
    button color:titleColor color:backgroundColor fontDescription:font group:contentGroup \
    variation connections
    controller items menu:menu variation connections
    dependencies deployment plugIn capability
    device adaptation
    document device dependencies scenes color:tintColor resources
    gestureRecognizers tapGestureRecognizer
    glanceController items edgeInsets:margins connections
    group items color:backgroundColor edgeInsets:margins gestureRecognizers variation
    imageView color:tintColor
    label color:textColor fontDescription:font variation
    menu items
    menuItem connections
    namedColor color
    notificationCategory color:sashColor
    notificationController items notificationCategory:notificationCategory color:backgroundColor \
    connections
    picker connections
    precedingGestureRecognizers tapGestureRecognizer
    scene objects point:canvasLocation
    separator color:color
    spriteKitScene gestureRecognizers variation
    table items
    tableRow group:rootItem connections
    tapGestureRecognizer precedingGestureRecognizers connections
    timer fontDescription:font calendarUnit:units
    variation fontDescription:font
    """
}
