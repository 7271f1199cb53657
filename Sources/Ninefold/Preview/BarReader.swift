internal import LayoutModel

/// Reads the bars around a controller's view. The controllers that contain it have the bars; its
/// own title and items are shown in them.
struct BarReader {
  private let source: PreviewSource
  private let controller: Int
  private let containers: [Int]

  init(_ source: PreviewSource, controller: Int, containers: [Int]) {
    self.source = source
    self.controller = controller
    self.containers = containers
  }

  private var objects: [LayoutObject] { source.document.objects }

  /// Returns the containers of a scene that is not inside another picture, outermost first: the
  /// known containers, and those that contain them. A cycle ends at its first repeated scene.
  static func containers(
    of scene: ObjectID?,
    in source: PreviewSource,
    inner: [Int]
  ) -> [Int] {
    var containers = inner
    let first = containers.first.map { source.document.objects[$0].scene }
    guard var inside = first ?? scene else { return containers }
    var visited: Set<ObjectID> = [inside]
    while let holder = source.links(to: inside).first(where: { $0.relationship != nil })
      .map({ source.graph.scenes[$0.source].id }), visited.insert(holder).inserted
    {
      if let index = source.controller(of: holder) { containers.insert(index, at: 0) }
      inside = holder
    }
    return containers
  }

  /// Returns the bars of the containers, with their items. The canvas decides which bars it shows.
  func bars(part: Int) -> [(SceneParts.StandIn, LayoutObject, [LayoutObject])] {
    [navigationBar(part), toolbar(part), tabBar(part)].compactMap { $0 }
  }

  // MARK: - Navigation bars

  /// The navigation controller in which a controller is pushed, and the controller below it.
  private struct Push {
    let holder: Int
    let previous: Int?
  }

  /// The navigation controller that contains the controller, or in which show segues push it; nil
  /// without one.
  private var navigation: Push? {
    let holder = containers.last { objects[$0].kind == "navigationController" }
    return holder.map { Push(holder: $0, previous: nil) } ?? pushed
  }

  /// Follows show segues back to a controller inside a navigation controller.
  private var pushed: Push? {
    var previous: Int?
    var scene = objects[controller].scene
    var visited: Set<ObjectID?> = [scene]
    while let link = source.links(to: scene).first(where: { BarReader.pushes.contains($0.kind) }) {
      scene = source.graph.scenes[link.source].id
      guard visited.insert(scene).inserted, let origin = source.controller(of: scene) else {
        return nil
      }
      if objects[origin].kind == "navigationController" {
        return Push(holder: origin, previous: previous)
      }
      previous = previous ?? origin
      let around = BarReader.containers(of: scene, in: source, inner: [])
      if let holder = around.last(where: { objects[$0].kind == "navigationController" }) {
        return Push(holder: holder, previous: previous)
      }
    }
    return nil
  }

  private static let pushes: Set<String> = ["show", "push"]

  /// Returns the title of the button that leads back to a controller; empty if it has none.
  private func backTitle(of controller: Int) -> String {
    let item = source.child(of: objects[controller], key: "navigationItem")
    let button = item.flatMap { source.child(of: $0, key: "backBarButtonItem") }
    return button?.attribute("title") ?? item?.attribute("title")
      ?? objects[controller].attribute("title") ?? ""
  }

  private func navigationBar(_ part: Int) -> (SceneParts.StandIn, LayoutObject, [LayoutObject]) {
    let found = navigation
    let own = found.flatMap { source.child(of: objects[$0.holder], key: "navigationBar") }
    var bar = StandInObject.bar("navigationBar", part: part, like: own)
    if own == nil, let style = objects[controller].attribute("simulatedTopBarMetrics/barStyle") {
      bar.properties.append(StandInObject.attribute("barStyle", style))
    }
    // A navigation controller shows the navigation item of its direct child.
    let inside =
      containers.lastIndex { objects[$0].kind == "navigationController" }
      .flatMap { containers.dropFirst($0 + 1).first } ?? controller
    let below = found?.previous.map { previous in
      StandInObject.item("navigationItem", title: backTitle(of: previous), in: bar, position: 0)
    }
    return (.navigationBar, bar, (below.map { [$0] } ?? []) + [item(of: inside, in: bar)])
  }

  /// Returns a controller's item of a navigation bar, which has the controller's title if it has no
  /// own one.
  private func item(of controller: Int, in bar: LayoutObject) -> LayoutObject {
    let title = objects[controller].attribute("title")
    guard let own = source.child(of: objects[controller], key: "navigationItem") else {
      return StandInObject.item("navigationItem", title: title ?? "", in: bar, position: 1)
    }
    var item = StandInObject.item(own, in: bar, position: 1)
    if item.attribute("title") == nil, let title {
      item.properties.append(StandInObject.attribute("title", title))
    }
    return item
  }

  // MARK: - Bars at the bottom

  private func toolbar(_ part: Int) -> (SceneParts.StandIn, LayoutObject, [LayoutObject]) {
    let bar = StandInObject.bar(
      "toolbar",
      part: part,
      like: navigation.flatMap { source.child(of: objects[$0.holder], key: "toolbar") }
    )
    let id = objects[controller].id
    let items = (source.members[objects[controller].scene] ?? []).lazy.map { objects[$0] }
      .filter { $0.container.rawValue == ":toolbarItems" && $0.parent == id }
    let copies = items.enumerated().map { StandInObject.item($1, in: bar, position: $0) }
    return (.toolbar, bar, copies)
  }

  private func tabBar(_ part: Int) -> (SceneParts.StandIn, LayoutObject, [LayoutObject])? {
    // The tab bar of the outermost tab bar controller covers those of inner ones.
    guard let holder = containers.first(where: { objects[$0].kind == "tabBarController" })
    else { return nil }
    var bar = StandInObject.bar(
      "tabBar",
      part: part,
      like: source.child(of: objects[holder], key: "tabBar")
    )
    let scenes = source.contents(of: holder, ["viewControllers"])
    let items = scenes.enumerated().map { position, scene -> LayoutObject in
      let item = source.controller(of: scene).flatMap {
        source.child(of: objects[$0], key: "tabBarItem")
      }
      if let item { return StandInObject.item(item, in: bar, position: position) }
      let title = source.graphScene(scene)?.title ?? ""
      return StandInObject.item("tabBarItem", title: title, in: bar, position: position)
    }
    let inside = Set(containers.map { objects[$0].scene } + [objects[controller].scene])
    let selected = scenes.firstIndex { inside.contains($0) } ?? 0
    if items.indices.contains(selected) {
      bar.properties.removeAll { $0.path.rawValue == "selectedItem" }
      bar.properties.append(
        StandInObject.attribute("selectedItem", items[selected].id.rawValue)
      )
    }
    return (.tabBar, bar, items)
  }
}
