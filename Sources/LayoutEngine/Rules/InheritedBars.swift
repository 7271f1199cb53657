import LayoutModel

/// The bars and screens of all controllers of a document: simulated, or inherited along segues; and
/// which controllers others hold.
struct InheritedBars: Sendable {
  let navigationBars: [ControllerBars.NavigationBar?]
  let bottomBars: [SimulatedBars.Bar?]
  /// The bars at the bottom, with those that pushed controllers hide.
  let keptBottomBars: [SimulatedBars.Bar?]
  let screens: [Size?]
  /// True for the controllers that another one embeds, by index.
  let isEmbedded: [Bool]
  /// True for the controllers that a popover shows, by index.
  let isPopover: [Bool]
  /// True for the children of embedded tab bar controllers, by index.
  let isInEmbeddedTabBar: [Bool]

  init(_ controllers: [ControllerFacts], _ segues: [SegueFacts], hasDevice: Bool) {
    let count = controllers.count
    var search = BarSearch(controllers: controllers, segues: segues)
    let deciding = controllers.map(search.decidingSegues)
    let isEmbedded = deciding.map { $0.contains { $0.kind == "embed" } }
    self.isEmbedded = isEmbedded
    isPopover = deciding.map {
      $0.contains { $0.kind == "popoverPresentation" || $0.kind == "popover" }
    }
    isInEmbeddedTabBar = deciding.map {
      $0.contains { $0.relationship == "viewControllers" && isEmbedded[$0.source] }
    }
    search.isInNavigation = SegueSearch(count: count, leads: search.navigationLeads)
      .results.map { $0 != nil }
    navigationBars = SegueSearch(count: count, leads: search.navigationBarLeads).results
    bottomBars =
      SegueSearch(count: count) { search.bottomBarLeads($0, keepsHidden: false) }.results
    keptBottomBars =
      SegueSearch(count: count) { search.bottomBarLeads($0, keepsHidden: true) }.results
    screens =
      hasDevice
      ? Array(repeating: nil, count: count)
      : SegueSearch(count: count, leads: search.screenLeads).results
  }
}

/// Lists the sources of a controller's bars and screen.
private struct BarSearch {
  let controllers: [ControllerFacts]
  let segues: [SegueFacts]
  /// True for the controllers that a navigation controller shows, by index.
  var isInNavigation: [Bool] = []

  /// Returns the segues that determine a controller's bars: the one that the document names as
  /// tie-breaker, or else all.
  func decidingSegues(of facts: ControllerFacts) -> [SegueFacts] {
    let incoming = facts.incoming.map { segues[$0] }
    let named = incoming.filter(\.isTieBreaker)
    return named.isEmpty ? incoming : named
  }

  /// Returns the sources of a controller's navigation bar: simulated, or inherited along the segue
  /// from a navigation controller and along show and push segues.
  func navigationBarLeads(_ controller: Int) -> [SegueSearch<ControllerBars.NavigationBar>.Lead] {
    let facts = controllers[controller]
    switch facts.bars.top {
    case .none: return []
    case .navigation:
      return [
        .found(
          ControllerBars.NavigationBar(
            isTranslucent: facts.bars.isTopTranslucent,
            hasPrompt: facts.bars.hasTopPrompt
          )
        )
      ]
    default: break
    }
    return decidingSegues(of: facts).compactMap { segue in
      let source = controllers[segue.source]
      if source.kind == "navigationController" {
        let isInside =
          segue.relationship == "rootViewController" || BarSearch.passesNavigationBar(segue.kind)
        guard isInside, !source.hidesNavigationBar, source.bars.top != .none else { return nil }
        return .found(
          ControllerBars.NavigationBar(
            isTranslucent: !source.hasOpaqueNavigationBar,
            hasLargeTitles: source.hasLargeTitles,
            isHiddenAtRunTime: source.hasHiddenBarView
          )
        )
      }
      // A tab bar controller that a navigation controller shows is below its bar, and so are its
      // children (18 of 18 roots of 3 apps).
      let isChild = segue.relationship == "viewControllers" && source.kind == "tabBarController"
      return isChild || BarSearch.passesNavigationBar(segue.kind) ? .controller(segue.source) : nil
    }
  }

  private static func passesNavigationBar(_ segueKind: String) -> Bool {
    switch segueKind {
    case "show", "push", "showDetail": true
    default: false
    }
  }

  /// Returns the sources of the navigation controller that shows a controller, without those outside
  /// of its tab bar controller.
  func navigationLeads(_ controller: Int) -> [SegueSearch<Bool>.Lead] {
    decidingSegues(of: controllers[controller]).compactMap { segue in
      if segue.relationship == "rootViewController" { return .found(true) }
      guard BarSearch.passesNavigationBar(segue.kind) else { return nil }
      return controllers[segue.source].kind == "navigationController"
        ? .found(true) : .controller(segue.source)
    }
  }

  /// Returns the sources of a controller's bottom bar: simulated, or inherited.
  ///
  /// Without a navigation controller in a tab, what the tab shows is presented above the tab bar, or
  /// pushed by a navigation controller around it (47 of 54 roots of 12 apps).
  ///
  /// - Parameter keepsHidden: True to include bars that a pushed controller hides.
  func bottomBarLeads(
    _ controller: Int,
    keepsHidden: Bool
  ) -> [SegueSearch<SimulatedBars.Bar>.Lead] {
    let facts = controllers[controller]
    switch facts.bars.bottom {
    case .none: return []
    case .tab, .tool: return [.found(facts.bars.bottom)]
    default: break
    }
    return decidingSegues(of: facts).compactMap { segue in
      let source = controllers[segue.source]
      if segue.relationship == "viewControllers", source.kind == "tabBarController" {
        return .found(.tab)
      }
      let isPush = segue.kind == "show" || segue.kind == "push"
      let isPushed = isInNavigation[segue.source] || source.kind == "navigationController"
      let isHidden = facts.hidesBottomBarWhenPushed && !keepsHidden
      if isPush, isHidden || !isPushed { return nil }
      guard isPush || BarSearch.passesBottomBar(segue.relationship) else { return nil }
      if source.kind == "navigationController", !source.hidesToolbar { return .found(.tool) }
      return .controller(segue.source)
    }
  }

  private static func passesBottomBar(_ relationship: String?) -> Bool {
    switch relationship {
    case "rootViewController", "masterViewController", "detailViewController": true
    default: false
    }
  }

  /// Returns the sources of a controller's screen: simulated, or inherited along segues.
  func screenLeads(_ controller: Int) -> [SegueSearch<Size>.Lead] {
    let facts = controllers[controller]
    if let own = facts.bars.screen { return [.found(own)] }
    return decidingSegues(of: facts).map { .controller($0.source) }
  }
}
