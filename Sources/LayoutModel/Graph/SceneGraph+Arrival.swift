extension SceneGraph {
  /// Finds out how the app gets to each scene.
  mutating func findArrivals() {
    var next: [[Int]] = Array(repeating: [], count: scenes.count)
    var isLed = Array(repeating: false, count: scenes.count)
    for link in links {
      guard let destination = link.destination, destination != link.source else { continue }
      next[link.source].append(destination)
      isLed[destination] = true
    }
    var waiting: [Int] = []
    for index in scenes.indices {
      let scene = scenes[index]
      if scene.isInitial {
        scenes[index].arrival = .initial
      } else if scene.controller == nil || scene.kind == "notificationController" {
        scenes[index].arrival = .loaded
      } else if scene.storyboardIdentifier != nil {
        scenes[index].arrival = .identifier
      } else {
        scenes[index].arrival = isLed[index] ? .lost : .unreachable
        continue
      }
      waiting.append(index)
    }
    // A segue explains a scene better than its identifier does.
    while let index = waiting.popLast() {
      for destination in next[index] {
        switch scenes[destination].arrival {
        case .lost, .unreachable: waiting.append(destination)
        case .identifier: break
        case .initial, .linked, .loaded: continue
        }
        scenes[destination].arrival = .linked
      }
    }
  }

  /// The number of links from an initial scene to each scene; nil for scenes that can't be reached.
  package var depths: [Int?] {
    var next: [[Int]] = Array(repeating: [], count: scenes.count)
    for link in links {
      if let destination = link.destination { next[link.source].append(destination) }
    }
    var depths: [Int?] = Array(repeating: nil, count: scenes.count)
    func spread(from starts: [Int]) {
      var level = starts
      for start in starts { depths[start] = 0 }
      while !level.isEmpty {
        var below: [Int] = []
        for index in level {
          for destination in next[index] where depths[destination] == nil {
            depths[destination] = (depths[index] ?? 0) + 1
            below.append(destination)
          }
        }
        level = below
      }
    }
    spread(from: scenes.indices.filter { scenes[$0].isInitial })
    spread(from: scenes.indices.filter { depths[$0] == nil && scenes[$0].arrival == .identifier })
    return depths
  }
}
