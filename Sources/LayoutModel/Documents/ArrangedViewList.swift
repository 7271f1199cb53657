/// A list of a macOS stack view that has one entry for each arranged view, in the order of the
/// views.
///
/// Interface Builder writes both lists for every stack view with views, and neither for an empty
/// one (all 28 stack views of the corpus with `subviews`).
package enum ArrangedViewList: String, CaseIterable, Sendable {
  /// How long a view stays visible when the stack view gets too small.
  case visibilityPriorities = ":visibilityPriorities"
  /// The spacing after a view.
  case customSpacing = ":customSpacing"

  /// The path of the list's element in its stack view.
  package var path: PropertyPath { PropertyPath(rawValue) }

  /// The tag of the list's element.
  package var tag: String { String(rawValue.dropFirst()) }

  /// The tag of an entry.
  package var entryTag: String {
    switch self {
    case .visibilityPriorities: "integer"
    case .customSpacing: "real"
    }
  }

  /// The literal of the entry of a new view: always visible, and without a spacing of its own.
  package var usualLiteral: String {
    switch self {
    case .visibilityPriorities: "1000"
    case .customSpacing: "3.4028234663852886e+38"
    }
  }

  /// The attribute with an entry's literal.
  package static let literalAttribute = "value"

  /// The lists of a stack view with its arranged views, in their order. Files of old tools have one
  /// for each gravity area.
  package static let viewLists: [PropertyPath] = [
    ":subviews", ":beginningViews", ":middleViews", ":endViews",
  ]
}
