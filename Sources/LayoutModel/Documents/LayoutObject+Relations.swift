extension LayoutObject {
  /// The items that a constraint names, the first before the second. A constraint without a first item
  /// has its owner there, which is not in the list.
  package var namedItems: [ObjectID] {
    ["firstItem", "secondItem"].compactMap { attribute($0).map { ObjectID($0) } }
  }

  /// True for a controller of any kind, by its element: `tableViewController`, `controller`, or the
  /// `pagecontroller` of macOS.
  package var isOfControllerKind: Bool { LayoutObject.isControllerKind(kind) }

  /// Returns true for the element name of a controller.
  package static func isControllerKind(_ kind: String) -> Bool { kind.hasSuffix("ontroller") }

  /// True for the placeholder of a scene in another storyboard.
  package var isStoryboardReference: Bool { LayoutObject.isStoryboardReference(kind) }

  /// Returns true for the element name of a placeholder of a scene in another storyboard.
  package static func isStoryboardReference(_ kind: String) -> Bool {
    kind == "viewControllerPlaceholder" || kind == "controllerPlaceholder"
  }

  /// True for the controller of a scene.
  package var isSceneController: Bool { attribute("sceneMemberID") == "viewController" }
}
