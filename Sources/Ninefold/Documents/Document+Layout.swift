public import LayoutModel

/// The effective layout of one scene, or of a xib.
public struct SceneLayout: Sendable, Equatable {
  /// The scene's id; nil for a xib.
  public let scene: ObjectID?
  /// Its views and constraints in the class that was asked for.
  public let layout: EffectiveLayout
}

/// What changes in one scene, or in a xib, between two size classes.
public struct SceneTransition: Sendable, Equatable {
  /// The scene's id; nil for a xib.
  public let scene: ObjectID?
  /// What enters, leaves and changes.
  public let transition: LayoutTransition
}

extension Document {
  /// What the document is in a size class, scene by scene in the document's order; a xib is one.
  ///
  /// - Parameter scene: A scene's id to get only that one; the result is empty if there is none.
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

  /// What changes when the document goes from one size class to another, scene by scene.
  ///
  /// - Parameter scene: A scene's id to get only that one; the result is empty if there is none.
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
