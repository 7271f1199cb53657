import LayoutModel

/// The views of one scene in one size class.
struct SceneTree: Sendable {
  /// The views, parents before their subviews.
  var nodes: [ViewNode] = []
  /// The active constraints.
  var constraints: [ConstraintFacts] = []
  /// The node of each object that is a view, by the object's index; -1 for others.
  let nodeByObject: RangeTable<Int>
  /// The roots of separate layouts: the topmost views, and the views that no superview lays out.
  private(set) var roots: [Int] = []
  /// The roots in which other roots lie, whose frames depend on them.
  private(set) var holders: Set<Int> = []
  /// The active members of each root, parents first, by the root's node.
  private(set) var members: [[Int]] = []
  /// The constraints of each root, as indices of ``constraints``, by the root's node.
  private(set) var constraintsByRoot: [[Int]] = []
}

/// A view of a scene.
struct ViewNode: Sendable {
  let object: Int
  let id: ObjectID
  /// The nearest view above; -1 for none.
  let parent: Int
  let storage: FactsStorage
  /// True if the view and all of its ancestors are installed.
  let isActive: Bool
  /// True if the superview lays out the view; false for the root of a separate layout.
  let isPlaced: Bool
  /// The key of the parent's property that contains the view.
  let key: String?
  /// The subviews that this view lays out, back to front, active or not.
  var children: [Int] = []
  /// The root whose layout includes the view; the view itself if it is a root.
  var root: Int

  /// True for the content view of a cell.
  let isCellContent: Bool

  /// The properties of the view in the size class.
  var facts: ViewFacts {
    _read { yield storage.facts }
  }

  /// True for the view of a controller, and for a top-level view of a xib.
  var isTopmost: Bool { parent < 0 }
}

extension SceneTree {
  /// Creates the tree of a scene in a size class.
  init(_ document: DocumentFacts, scene: Int, in sizeClass: SizeClass) {
    var varied = VariedFacts()
    self.init(document, scene: scene, in: sizeClass, sharing: &varied)
  }

  /// Creates the tree of a scene in a size class. Facts that classes share are cached in `varied`.
  init(
    _ document: DocumentFacts,
    scene: Int,
    in sizeClass: SizeClass,
    sharing varied: inout VariedFacts
  ) {
    let facts = document.scenes[scene]
    var nodeByObject = RangeTable(-1, for: facts.views.run)
    nodes.reserveCapacity(facts.views.count)
    for object in facts.views {
      let parent = SceneTree.nodeAbove(object, document, nodeByObject)
      guard let view = varied.view(object, in: sizeClass, of: document) else { continue }
      let isInstalled = document.isInstalled(object, in: sizeClass)
      let isPlaced = parent >= 0 && SceneTree.isPlaced(object, in: nodes[parent], document)
      let key = document.objects[object].key
      let index = nodes.count
      nodes.append(
        ViewNode(
          object: object,
          id: document.objects[object].id,
          parent: parent,
          storage: view,
          isActive: isInstalled && (parent < 0 || nodes[parent].isActive),
          isPlaced: isPlaced,
          key: key,
          root: isPlaced ? nodes[parent].root : index,
          isCellContent: isPlaced && nodes[parent].facts.kind.isCell
            && key == "contentView"
        )
      )
      nodeByObject[object] = index
      if isPlaced {
        nodes[parent].children.append(index)
      } else {
        roots.append(index)
        if parent >= 0 { holders.insert(nodes[parent].root) }
      }
    }
    self.nodeByObject = nodeByObject
    readConstraints(document, facts, sizeClass, &varied)
    sortByRoot(document)
  }

  private mutating func sortByRoot(_ document: DocumentFacts) {
    members = Array(repeating: [], count: nodes.count)
    constraintsByRoot = members
    for index in nodes.indices where nodes[index].isActive {
      members[nodes[index].root].append(index)
    }
    for index in constraints.indices {
      let owner = nodeByObject[document.parents[constraints[index].object]]
      constraintsByRoot[nodes[owner].root].append(index)
    }
  }

  /// Removes all roots but some, those inside their layouts, and those that contain them, whose frames
  /// the others need.
  mutating func keepRoots(around chosen: Set<ObjectID>) {
    var inside: Set<Int> = []
    var kept: Set<Int> = []
    for root in roots {
      guard chosen.contains(nodes[root].id) || rootAbove(root).map(inside.contains) == true else {
        continue
      }
      inside.insert(root)
      var next: Int? = root
      while let holder = next, kept.insert(holder).inserted { next = rootAbove(holder) }
    }
    roots.removeAll { !kept.contains($0) }
  }

  /// Returns the root of the layout that contains another root; nil for a topmost view.
  private func rootAbove(_ root: Int) -> Int? {
    let parent = nodes[root].parent
    return parent < 0 ? nil : nodes[parent].root
  }

  /// Returns the number of views above a node; -1 for no node.
  func depth(of node: Int) -> Int {
    var (above, depth) = (node, -1)
    while above >= 0 { (above, depth) = (nodes[above].parent, depth + 1) }
    return depth
  }

  /// Returns true if the view or one of its superviews is hidden.
  func isHidden(_ node: ViewNode) -> Bool {
    if node.facts.isHidden { return true }
    var above = node.parent
    while above >= 0 {
      if nodes[above].facts.isHidden { return true }
      above = nodes[above].parent
    }
    return false
  }

  private static func nodeAbove(
    _ object: Int,
    _ document: DocumentFacts,
    _ nodeByObject: RangeTable<Int>
  ) -> Int {
    var above = document.parents[object]
    while above >= 0 {
      if nodeByObject[above] >= 0 { return nodeByObject[above] }
      above = document.parents[above]
    }
    return -1
  }

  /// Returns true if the parent lays out the object: a subview, or a content view that the parent
  /// keeps at its own size.
  private static func isPlaced(
    _ object: Int,
    in parent: ViewNode,
    _ document: DocumentFacts
  ) -> Bool {
    switch document.objects[object].container.rawValue {
    case ":subviews", ":beginningViews", ":middleViews", ":endingViews":
      return document.objects[object].parent == parent.id
    default: break
    }
    switch parent.facts.kind {
    case .visualEffectView, .box, .scrollView, .tableViewCell, .collectionViewCell:
      return document.objects[object].key == "contentView"
    default:
      return false
    }
  }

  private mutating func readConstraints(
    _ document: DocumentFacts,
    _ scene: SceneFacts,
    _ sizeClass: SizeClass,
    _ varied: inout VariedFacts
  ) {
    constraints.reserveCapacity(scene.constraints.count)
    for object in scene.constraints {
      guard isActive(document.parents[object]), document.isInstalled(object, in: sizeClass),
        let facts = varied.constraint(object, in: sizeClass, of: document)
      else { continue }
      constraints.append(facts)
    }
  }

  /// Returns true if an object is an active view.
  private func isActive(_ object: Int) -> Bool {
    object >= 0 && nodeByObject[object] >= 0 && nodes[nodeByObject[object]].isActive
  }
}
