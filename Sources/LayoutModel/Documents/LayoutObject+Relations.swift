extension LayoutObject {
  /// The items that a constraint names, the first before the second. A constraint without a first item
  /// has its owner there, which is not in the list.
  package var namedItems: [ObjectID] {
    ["firstItem", "secondItem"].compactMap { attribute($0).map { ObjectID($0) } }
  }

  /// True for a controller of views or windows, by its element: `tableViewController`, `controller`, or
  /// the `pagecontroller` of macOS. False for a controller of data, such as an `arrayController`.
  package var isOfControllerKind: Bool { LayoutObject.isControllerKind(kind) }

  /// Returns true for the element name of a controller of views or windows.
  package static func isControllerKind(_ kind: String) -> Bool {
    kind.hasSuffix("ontroller") && !otherControllers.contains(kind)
  }

  /// The controllers that manage data or other objects. They stand beside the controller of a scene.
  private static let otherControllers: Set<String> = [
    "arrayController", "objectController", "treeController", "dictionaryController",
    "userDefaultsController", "searchDisplayController",
  ]

  /// True for the placeholder of a scene in another storyboard.
  package var isStoryboardReference: Bool { LayoutObject.isStoryboardReference(kind) }

  /// Returns true for the element name of a placeholder of a scene in another storyboard.
  package static func isStoryboardReference(_ kind: String) -> Bool {
    kind == "viewControllerPlaceholder" || kind == "controllerPlaceholder"
  }

  /// True for the controller of a scene.
  package var isSceneController: Bool { attribute("sceneMemberID") == "viewController" }
}
