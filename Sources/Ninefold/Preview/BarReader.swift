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
    while let holder = source.graph.links.first(where: { link in
      link.relationship != nil && link.destination.map { source.graph.scenes[$0].id } == inside
    }).map({ source.graph.scenes[$0.source].id }), visited.insert(holder).inserted {
      if let index = source.controller(of: holder) { containers.insert(index, at: 0) }
      inside = holder
    }
    return containers
  }

  /// Returns the bars of the containers, with their items. The canvas decides which bars it shows.
  func bars(part: Int) -> [(SceneParts.StandIn, LayoutObject, [LayoutObject])] {
    [navigationBar(part), toolbar(part), tabBar(part)].compactMap { $0 }
  }

  private func child(of controller: Int, key: String) -> LayoutObject? {
    let id = objects[controller].id
    return (source.members[objects[controller].scene] ?? []).lazy.map { objects[$0] }
      .first { $0.parent == id && $0.key == key }
  }

  private func navigationBar(_ part: Int) -> (SceneParts.StandIn, LayoutObject, [LayoutObject]) {
    let holder = containers.last { objects[$0].kind == "navigationController" }
    let bar = StandInObject.bar(
      "navigationBar",
      part: part,
      like: holder.flatMap { child(of: $0, key: "navigationBar") }
    )
    // A navigation controller shows the navigation item of its direct child.
    let inside =
      containers.lastIndex { objects[$0].kind == "navigationController" }
      .flatMap { containers.dropFirst($0 + 1).first } ?? controller
    if let item = child(of: inside, key: "navigationItem") {
      var item = StandInObject.item(item, in: bar, position: 0)
      if item.attribute("title") == nil, let title = objects[inside].attribute("title") {
        item.properties.append(StandInObject.attribute("title", title))
      }
      return (.navigationBar, bar, [item])
    }
    let title = objects[inside].attribute("title") ?? ""
    return (
      .navigationBar, bar,
      [StandInObject.item("navigationItem", title: title, in: bar, position: 0)]
    )
  }

  private func toolbar(_ part: Int) -> (SceneParts.StandIn, LayoutObject, [LayoutObject]) {
    let holder = containers.last { objects[$0].kind == "navigationController" }
    let bar = StandInObject.bar(
      "toolbar",
      part: part,
      like: holder.flatMap { child(of: $0, key: "toolbar") }
    )
    let id = objects[controller].id
    let items = (source.members[objects[controller].scene] ?? []).map { objects[$0] }
      .filter { $0.parent == id && $0.container.rawValue == ":toolbarItems" }
    let copies = items.enumerated().map { StandInObject.item($1, in: bar, position: $0) }
    return (.toolbar, bar, copies)
  }

  private func tabBar(_ part: Int) -> (SceneParts.StandIn, LayoutObject, [LayoutObject])? {
    // The tab bar of the outermost tab bar controller covers those of inner ones.
    guard let holder = containers.first(where: { objects[$0].kind == "tabBarController" })
    else { return nil }
    var bar = StandInObject.bar("tabBar", part: part, like: child(of: holder, key: "tabBar"))
    let scenes = source.contents(of: holder, ["viewControllers"])
    let items = scenes.enumerated().map { position, scene -> LayoutObject in
      let item = source.controller(of: scene).flatMap { child(of: $0, key: "tabBarItem") }
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
