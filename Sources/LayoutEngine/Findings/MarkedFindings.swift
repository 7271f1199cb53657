import LayoutModel

/// Holds findings against the marks that Interface Builder left on its canvas.
struct MarkedFindings {
  /// The views in the classes of the canvas.
  let tree: SceneTree
  let document: DocumentFacts

  /// The findings with the certainty that the marks give them: what is marked is told on Interface
  /// Builder's word, and what only the engine sees is unsure.
  func judged(_ findings: [Finding]) -> [Finding] {
    findings.map { finding in
      guard let node = node(of: finding), let isMarked = isMarked(finding, node) else {
        return finding
      }
      let judged = finding.relied(on: isMarked ? .marked : .unsure)
      return finding.kind == .misplaced && isHarmless(node) ? judged.lowered() : judged
    }
  }

  /// What is marked and not among the findings.
  ///
  /// Ambiguity that the engine does not see is a note: in 18 shipped apps two of 60 such marks told
  /// something that a team would change. Most are of cells and freeform views whose stored size is not
  /// what their constraints ask for. So are frames that nothing but the canvas reads.
  /// Views that are open in one root have one cause as far as marks tell, which begins with the first.
  func missing(from findings: [Finding], in sizeClass: SizeClass) -> [Finding] {
    let (open, misplaced) = (objects(.ambiguous, findings), objects(.misplaced, findings))
    var heads: [Int: ObjectID] = [:]
    var found: [Finding] = []
    for node in tree.nodes where node.isActive {
      if node.facts.marks.isAmbiguous, !open.contains(node.id) {
        let head = heads[node.root] ?? node.id
        heads[node.root] = head
        let message = "The constraints leave the layout of \(name(node)) open."
        found.append(finding(.ambiguous, node, sizeClass, message, head: head).lowered())
      }
      if node.facts.marks.isMisplaced, !misplaced.contains(node.id) {
        let message = "Frame for \(name(node)) will be different at run time."
        let misplaced = finding(.misplaced, node, sizeClass, message)
        found.append(isHarmless(node) ? misplaced.lowered() : misplaced)
      }
    }
    return found
  }

  /// True for a view whose stored frame nobody sees: only the canvas reads it, the view is hidden, its
  /// scene is never shown, or constraints do not decide where it lies.
  private func isHarmless(_ node: ViewNode) -> Bool {
    isCanvasOnly(node) || tree.isHidden(node) || !document.header.usesAutoLayout
      || !document.reach.contains(document.objects[node.object].scene)
  }

  /// True for a view whose stored frame only the canvas reads: what shows it sets its frame.
  private func isCanvasOnly(_ node: ViewNode) -> Bool {
    node.isTopmost || node.isCellContent || node.facts.kind.isCell || node.facts.frame == nil
      || node.facts.kind == .navigationBar
  }

  private func objects(_ kind: Finding.Kind, _ findings: [Finding]) -> Set<ObjectID> {
    Set(findings.lazy.filter { $0.kind == kind }.compactMap(\.object))
  }

  /// The view that a finding is about; nil if it is about something else.
  private func node(of finding: Finding) -> ViewNode? {
    guard let object = finding.object.flatMap({ document.indexByID[$0] }) else { return nil }
    let node = tree.nodeByObject[object]
    return node >= 0 ? tree.nodes[node] : nil
  }

  /// Whether a finding's view is marked so; nil for kinds that are not marked.
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
      isSilenced: kind == .ambiguous && node.facts.marks.isSilenced
    ).relied(on: .marked)
  }
}

extension SceneTree {
  /// True for a view that is hidden, or lies in one that is.
  fileprivate func isHidden(_ node: ViewNode) -> Bool {
    if node.facts.isHidden { return true }
    var above = node.parent
    while above >= 0 {
      if nodes[above].facts.isHidden { return true }
      above = nodes[above].parent
    }
    return false
  }
}
