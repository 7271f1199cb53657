import LayoutModel

/// Compares findings with the marks that Interface Builder left on its canvas.
struct MarkedFindings {
  /// The views in the size class of the canvas.
  let tree: SceneTree
  let document: DocumentFacts

  /// Returns the findings with the certainty that follows from the marks: marked findings have
  /// certainty `marked`, and findings without a mark are unsure.
  func judged(_ findings: [Finding]) -> [Finding] {
    findings.map { finding in
      guard let node = node(of: finding), let isMarked = isMarked(finding, node) else {
        return finding
      }
      let judged = finding.withCertainty(isMarked ? .marked : .unsure)
      return finding.kind == .misplaced && isHarmless(node) ? judged.asNote() : judged
    }
  }

  /// Returns findings for marks that no finding covers.
  ///
  /// Ambiguity that only a mark shows is a note: in 18 shipped apps, 2 of 60 such marks pointed at
  /// something that a team would change. Most are on cells and freeform views whose stored size
  /// differs from the size that their constraints require. Misplaced frames that only the canvas
  /// reads are notes too. Ambiguous views of one root share one cause, because marks do not
  /// distinguish causes. Its head is the first view.
  func missing(from findings: [Finding], in sizeClass: SizeClass) -> [Finding] {
    let (open, misplaced) = (objects(.ambiguous, findings), objects(.misplaced, findings))
    var heads: [Int: ObjectID] = [:]
    var found: [Finding] = []
    for node in tree.nodes where node.isActive {
      if node.facts.marks.isAmbiguous, !open.contains(node.id) {
        let head = heads[node.root] ?? node.id
        heads[node.root] = head
        let message = "The constraints leave the layout of \(name(node)) ambiguous."
        found.append(finding(.ambiguous, node, sizeClass, message, head: head).asNote())
      }
      if node.facts.marks.isMisplaced, !misplaced.contains(node.id) {
        let message = FindingText.misplaced(document.objects[node.object].quotedName)
        let root = tree.nodes[node.root].id
        let misplaced = finding(.misplaced, node, sizeClass, message, head: root)
        found.append(isHarmless(node) ? misplaced.asNote() : misplaced)
      }
    }
    return found
  }

  /// Returns true if the stored frame of a view has no visible effect: only the canvas reads it,
  /// the view is hidden or a hairline, its scene is unreachable, or the document does not use Auto
  /// Layout. The frame of an ambiguous view is that of its ambiguity.
  ///
  /// In 109 shipped apps, readers would have changed 0 of 12 marked hairlines and empty views, 0 of 4
  /// ambiguous views without another misplaced one, and 0 of 10 views that a container lays out.
  private func isHarmless(_ node: ViewNode) -> Bool {
    isCanvasOnly(node) || tree.isHidden(node) || isHairline(node) || node.facts.marks.isAmbiguous
      || !document.header.usesAutoLayout
      || !document.reach.contains(document.objects[node.object].scene)
  }

  /// Returns true if only the canvas reads the stored frame, because the container sets the frame
  /// at run time.
  private func isCanvasOnly(_ node: ViewNode) -> Bool {
    node.isTopmost || !node.isPlaced || node.isCellContent || node.facts.kind.isCell
      || node.facts.frame == nil || isPaneOfContainer(node)
      || node.facts.kind == .navigationBar || isControllersView(node)
      || document.objects[node.object].container == MarkedFindings.prototypes
  }

  /// Returns true for a view that is at most one point wide or high.
  private func isHairline(_ node: ViewNode) -> Bool {
    node.facts.frame.map { min($0.width, $0.height) <= 1 } ?? false
  }

  /// Returns true for a view that a container of macOS lays out: the pane of a split view and what
  /// fills it, a clip view and its document, or a view in the prototype of a column.
  private func isPaneOfContainer(_ node: ViewNode) -> Bool {
    let above = tree.nodes[node.parent]
    switch above.facts.kind {
    case .splitView, .clipView, .tableCellView: return true
    default:
      // A scroll view tiles its clip view.
      return node.facts.kind == .clipView
        || above.parent >= 0 && tree.nodes[above.parent].facts.kind == .splitView
    }
  }

  /// The prototypes of a column on macOS. The table sets their frames from its rows and columns.
  private static let prototypes = PropertyPath(":prototypeCellViews")

  /// Returns true for the view of a controller inside another view, such as an item of a Touch Bar.
  private func isControllersView(_ node: ViewNode) -> Bool {
    let parent = document.parents[node.object]
    return document.objects[node.object].key == "view" && parent >= 0
      && document.objects[parent].isOfControllerKind
  }

  private func objects(_ kind: Finding.Kind, _ findings: [Finding]) -> Set<ObjectID> {
    Set(findings.lazy.filter { $0.kind == kind }.compactMap(\.object))
  }

  /// Returns the view that a finding is about; nil if it is about another object.
  private func node(of finding: Finding) -> ViewNode? {
    guard let object = finding.object.flatMap({ document.indexByID[$0] }) else { return nil }
    let node = tree.nodeByObject[object]
    return node >= 0 ? tree.nodes[node] : nil
  }

  /// Returns whether the finding's view has the mark of that kind; nil for kinds without a mark.
  private func isMarked(_ finding: Finding, _ node: ViewNode) -> Bool? {
    switch finding.kind {
    case .ambiguous: node.facts.marks.isAmbiguous
    case .misplaced: node.facts.marks.isMisplaced
    default: nil
    }
  }

  private func name(_ node: ViewNode) -> String {
    "\"\(document.objects[node.object].quotedName)\""
  }

  private func finding(
    _ kind: Finding.Kind,
    _ node: ViewNode,
    _ sizeClass: SizeClass,
    _ message: String,
    head: ObjectID? = nil
  ) -> Finding {
    Finding(
      sizeClass: sizeClass,
      kind: kind,
      object: node.id,
      scene: document.objects[node.object].scene,
      message: message,
      head: head,
      isSuppressed: kind == .ambiguous && node.facts.marks.isSuppressed
    ).withCertainty(.marked)
  }
}
