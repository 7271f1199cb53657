internal import LayoutModel

/// Makes objects that a picture shows and the document lacks: bars around a view, and plates for
/// views that aren't in the document.
enum StandInObject {
  /// Returns the plate of a part.
  static func plate(_ part: Int, isMac: Bool) -> LayoutObject {
    let ground = isMac ? "windowBackgroundColor" : "secondarySystemBackgroundColor"
    var plate = object("view", id: ":plate/\(part)")
    plate.properties.append(color("backgroundColor", ground, white: "0.94999999999999996"))
    return plate
  }

  /// Returns a line of a plate.
  static func line(_ text: String, _ number: Int, of part: Int) -> LayoutObject {
    var label = object("label", id: ":plate/\(part)/\(number)")
    label.properties += [
      attribute("text", text), attribute("textAlignment", "center"),
      attribute("lineBreakMode", "middleTruncation"),
      Property(
        path: "fontDescription",
        position: 0,
        value: .record(
          Record(
            .fontDescription,
            ["type": number == 0 ? "boldSystem" : "system", "pointSize": "17"]
          )
        )
      ),
      number == 0
        ? color("textColor", "labelColor", white: "0.20000000000000001")
        : color("textColor", "secondaryLabelColor", white: "0.45000000000000001"),
    ]
    return label
  }

  /// Returns the menu bar of an app.
  static func menuBar(_ part: Int) -> LayoutObject { object("menuBar", id: ":menuBar/\(part)") }

  /// Returns an open menu.
  static func menuList(of menu: LayoutObject) -> LayoutObject {
    object("menuList", id: ":menu/\(menu.id)")
  }

  /// Returns the title bar of a window.
  ///
  /// - Parameter covers: True if the bar covers the upper part of the content.
  static func titleBar(of window: LayoutObject, covers: Bool) -> LayoutObject {
    var bar = object("titleBar", id: ":titleBar/\(window.id)")
    bar.properties = [attribute("title", window.attribute("title") ?? "")]
    bar.properties += ["closable", "miniaturizable", "resizable"].map { ability in
      attribute(ability, window.attribute("styleMask/" + ability) ?? "NO")
    }
    for name in [
      "titleVisibility", "titlebarAppearsTransparent", "toolbarStyle", "appearanceType",
    ] {
      if let value = window.attribute(name) { bar.properties.append(attribute(name, value)) }
    }
    if window.isUtilityPanel { bar.properties.append(attribute("utility", "YES")) }
    if covers { bar.properties.append(attribute("coversContent", "YES")) }
    return bar
  }

  /// Returns a bar with the properties of the document's bar, if it has one.
  static func bar(_ kind: String, part: Int, like bar: LayoutObject?) -> LayoutObject {
    var result = object(kind, id: ":\(kind)/\(part)")
    result.properties = bar?.properties.filter { $0.path.rawValue != "frame" } ?? []
    return result
  }

  /// Returns a copy of an object as an item of a bar. The parent of its children doesn't change.
  static func item(_ object: LayoutObject, in bar: LayoutObject, position: Int) -> LayoutObject {
    var result = object
    result.parent = bar.id
    result.container = ":items"
    result.key = nil
    result.position = Double(position)
    return result
  }

  /// Returns a new item of a bar with a title.
  static func item(_ kind: String, title: String, in bar: LayoutObject, position: Int)
    -> LayoutObject
  {
    var result = object(kind, id: "\(bar.id)/\(position)", role: .object)
    result.properties = [attribute("title", title)]
    return item(result, in: bar, position: position)
  }

  static func attribute(_ name: String, _ literal: String) -> Property {
    Property(path: PropertyPath(name), position: 0, value: .attribute(literal))
  }

  /// Returns a color of the system, or a gray on platforms without it.
  private static func color(_ path: String, _ name: String, white: String) -> Property {
    let gray = ["white": white, "alpha": "1", "colorSpace": "calibratedWhite"]
    return Property(
      path: PropertyPath(path),
      position: 0,
      value: .record(Record(.color, gray.merging(["systemColor": name]) { own, _ in own }))
    )
  }

  private static func object(_ kind: String, id: String, role: ObjectRole = .view) -> LayoutObject {
    LayoutObject(id: ObjectID(id), kind: kind, role: role, parent: nil)
  }
}
