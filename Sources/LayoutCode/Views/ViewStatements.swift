import LayoutModel

/// Writes the statements that configure a scene's views and build their hierarchy.
struct ViewStatements {
  private let scene: CodeScene
  private let language: CodeLanguage
  private let stacks: Set<ObjectID>

  init(_ scene: CodeScene, _ language: CodeLanguage) {
    self.scene = scene
    stacks = Set(scene.views.filter { $0.object.kind == "stackView" }.map(\.object.id))
    self.language = language
  }

  private var end: String { language == .objectiveC ? ";" : "" }

  private func name(_ id: ObjectID) -> String {
    scene.items[id]?.expression(in: language) ?? "nil"
  }

  // MARK: - Values

  /// Returns the settings that are the same in all classes, view by view.
  func settings() -> [String] {
    var settings: [ObjectID: [CodeSetting]] = [:]
    for setting in scene.settings { settings[setting.view, default: []].append(setting) }
    return scene.views.flatMap { view -> [String] in
      let lines = (settings[view.object.id] ?? []).compactMap { setting in
        setting.values.common.map {
          setting.rule.statement(view.itemName(language), $0.text(in: language), in: language)
        }
      }
      return masks(view) + lines
    }
  }

  /// Returns the settings that differ between classes.
  func variedSettings() -> [String] {
    scene.settings.filter { $0.values.common == nil }.map { setting in
      let value = setting.values.choice(in: language) { $0.text(in: language) }
      return setting.rule.statement(name(setting.view), value, in: language)
    }
  }

  /// Disables the autoresizing mask's constraints, or sets frame and autoresizing mask.
  private func masks(_ view: CodeView) -> [String] {
    guard view.isDeclared else { return [] }
    let name = view.itemName(language)
    let object = view.object
    if object.attribute("translatesAutoresizingMaskIntoConstraints") == "NO" {
      return [
        "\(name).translatesAutoresizingMaskIntoConstraints = "
          + (language == .swift ? "false" : "NO;")
      ]
    }
    guard case .subview = view.attachment else { return [] }
    return [frame(of: object), resizing(of: object)].compactMap { $0.map { "\(name).\($0)\(end)" } }
  }

  private func frame(of object: LayoutObject) -> String? {
    guard case .record(let frame)? = object.property("frame")?.value else { return nil }
    let numbers = ["x", "y", "width", "height"]
      .compactMap { frame[$0].flatMap(Double.init) }
      .filter(\.isFinite).map(CodeNumber.text)
    guard numbers.count == 4 else { return nil }
    switch (language, scene.platform) {
    case (.swift, _):
      return "frame = CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), "
        + "height: \(numbers[3]))"
    case (.objectiveC, .macOS): return "frame = NSMakeRect(\(numbers.joined(separator: ", ")))"
    case (.objectiveC, _): return "frame = CGRectMake(\(numbers.joined(separator: ", ")))"
    }
  }

  private func resizing(of object: LayoutObject) -> String? {
    guard case .record(let mask)? = object.property("autoresizingMask")?.value else { return nil }
    let isMac = scene.platform == .macOS
    let names = [
      ("flexibleMinX", "flexibleLeftMargin", "minXMargin"),
      ("widthSizable", "flexibleWidth", "width"),
      ("flexibleMaxX", "flexibleRightMargin", "maxXMargin"),
      ("flexibleMinY", "flexibleTopMargin", "minYMargin"),
      ("heightSizable", "flexibleHeight", "height"),
      ("flexibleMaxY", "flexibleBottomMargin", "maxYMargin"),
    ].filter { mask[$0.0] == "YES" }.map { isMac ? $0.2 : $0.1 }
    if names.isEmpty { return nil }
    if language == .swift {
      return "autoresizingMask = [\(names.map { ".\($0)" }.joined(separator: ", "))]"
    }
    let constants = names.map { name in
      guard isMac else { return "UIViewAutoresizing" + name.capitalizedFirst }
      return "NSView" + name.capitalizedFirst + (name.hasSuffix("Margin") ? "" : "Sizable")
    }
    return "autoresizingMask = " + constants.joined(separator: " | ")
  }

  // MARK: - Hierarchy

  /// Returns the statements that add subviews, back to front, and guides.
  func hierarchy() -> [String] {
    let views = scene.views.compactMap { view -> String? in
      let child = name(view.object.id)
      switch view.attachment {
      case .none, .given: return nil
      case .property(let key, let holder): return "\(name(holder)).\(key) = \(child)\(end)"
      case .subview(let holder):
        let method = stacks.contains(holder) ? "addArrangedSubview" : "addSubview"
        return call(name(holder), method, child)
      }
    }
    return views
      + scene.guides.map { call(name($0.owner), "addLayoutGuide", name($0.item.id)) }
  }

  /// Returns the statements that add and remove views by size class.
  func comings() -> [String] {
    scene.arrangements.map { holder, subviews in
      let superview = name(holder)
      let names = subviews.map { name($0.object.id) }
      let conditions = subviews.map { $0.installed.condition(in: language) }
      switch language {
      case .swift:
        let pairs = zip(names, conditions).map { "(\($0), \($1))" }.joined(separator: ", ")
        return "arrange([\(pairs)], in: \(superview))"
      case .objectiveC:
        let states = conditions.map { "@(\($0))" }.joined(separator: ", ")
        return "[self arrange:@[\(names.joined(separator: ", "))] installed:@[\(states)] "
          + "in:\(superview)];"
      }
    }
  }

  private func call(_ receiver: String, _ method: String, _ argument: String) -> String {
    language == .swift
      ? "\(receiver).\(method)(\(argument))" : "[\(receiver) \(method):\(argument)];"
  }
}

extension CodeView {
  fileprivate func itemName(_ language: CodeLanguage) -> String { item.expression(in: language) }
}
