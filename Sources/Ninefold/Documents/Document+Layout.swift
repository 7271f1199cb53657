public import LayoutModel

/// The effective layout of one scene, or of a xib, in a size class.
public struct SceneLayout: Sendable, Equatable {
  /// The scene's id; nil for a xib.
  public let scene: ObjectID?
  /// The views and constraints in the requested size class.
  public let layout: EffectiveLayout
}

/// The changes of one scene, or of a xib, from one size class to another.
public struct SceneTransition: Sendable, Equatable {
  /// The scene's id; nil for a xib.
  public let scene: ObjectID?
  /// The views and constraints that become active or inactive, and the values that change.
  public let transition: LayoutTransition
}

extension Document {
  /// Returns the effective layout of each scene in a size class, in document order. A xib has one
  /// entry.
  ///
  /// - Parameter scene: The id of the only scene to return; nil for all. The result is empty if
  ///   there is no such scene.
  public func layout(in sizeClass: SizeClass, scene: ObjectID? = nil) -> [SceneLayout] {
    let scenes = objects.filter { $0.role == .scene }.map(\.id)
    guard !scenes.isEmpty || scene != nil else {
      return [SceneLayout(scene: nil, layout: EffectiveLayout(of: objects, in: sizeClass))]
    }
    let members = Dictionary(grouping: objects, by: \.scene)
    return scenes.filter { scene == nil || $0 == scene }.map { scene in
      SceneLayout(
        scene: scene,
        layout: EffectiveLayout(of: members[scene] ?? [], in: sizeClass)
      )
    }
  }

  /// Returns the changes of each scene from one size class to another, in document order. A xib has
  /// one entry.
  ///
  /// - Parameter scene: The id of the only scene to return; nil for all. The result is empty if
  ///   there is no such scene.
  public func transition(
    from old: SizeClass,
    to new: SizeClass,
    scene: ObjectID? = nil
  ) -> [SceneTransition] {
    zip(layout(in: old, scene: scene), layout(in: new, scene: scene)).map { before, after in
      SceneTransition(
        scene: before.scene,
        transition: LayoutTransition(from: before.layout, to: after.layout)
      )
    }
  }
}
