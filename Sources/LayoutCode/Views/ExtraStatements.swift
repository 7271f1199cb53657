import LayoutModel

/// Statements for values that need several statements: runtime attributes, structures, segments,
/// effects.
struct ExtraStatements {
  private(set) var lines: [ObjectID: [String]] = [:]
  /// The statements that code runs when all views have superviews.
  private(set) var arranged: [String] = []
  let syntax: Syntax
  let ledger: Ledger
  let values: ValueReader

  init(
    _ own: CodeClass,
    controller: LayoutObject?,
    _ values: ValueReader,
    _ syntax: Syntax,
    _ ledger: Ledger
  ) {
    self.syntax = syntax
    self.ledger = ledger
    self.values = values
    for object in own.objects {
      let name = object.item.expression(in: syntax.language)
      lines[object.object.id] = statements(object.object, name, object.type.known, object.item)
      arranged += priorities(object.object, name) + merges(own, object.object, name)
      arranged += outline(own, object.object, name) + tab(own, object.object, name)
      arranged += ApplicationMenus.statements(object.object, name, syntax, ledger)
    }
    if let controller {
      lines[controller.id] = runtimeAttributes.statements(controller, "self")
    }
  }

  private var runtimeAttributes: RuntimeAttributes {
    RuntimeAttributes(syntax: syntax, ledger: ledger, values: values)
  }

  private func statements(
    _ object: LayoutObject,
    _ name: String,
    _ known: CodedClass?,
    _ item: CodeItem
  ) -> [String] {
    var lines = segments(object, name) + effect(object, name) + tint(object, name)
    lines += header(object, name)
    for member in known?.members ?? [] {
      if case .structure(let type) = member.form {
        lines += structure(member, type, object, name, item)
      }
    }
    return lines + runtimeAttributes.statements(object, name)
  }

  // MARK: - Structures

  private func structure(
    _ member: Member,
    _ type: String,
    _ object: LayoutObject,
    _ name: String,
    _ item: CodeItem
  ) -> [String] {
    let prefix = member.path + "/"
    let inner = object.properties.filter {
      $0.variation.isBase && $0.path.rawValue.hasPrefix(prefix)
    }.map { property in
      var property = property
      property.path = PropertyPath(String(property.path.rawValue.dropFirst(prefix.count)))
      return property
    }
    guard object.property(PropertyPath(member.path)) != nil,
      let known = ClassTable.of(values.platform).named(type)
    else { return [] }
    let local = item.shortName + member.path.capitalizedFirst
    let isButton = type == "UIButtonConfiguration"
    let part = LayoutObject(
      id: object.id,
      kind: "",
      role: .object,
      parent: nil,
      properties: inner
    )
    let scratch = Ledger([part])
    let settings = SettingReader(values, scratch, below: prefix).settings(of: part, class: known)
    var lines = [
      syntax.local(
        type,
        local,
        isButton ? configuration(inner) : syntax.new(type),
        isVariable: isButton
      )
    ]
    lines += settings.compactMap { setting in
      setting.values.common.map {
        setting.member.statement(local, $0.text(in: syntax.language), in: syntax.language)
      }
    }
    lines.append(syntax.assign("\(name).\(member.path)", local))
    ledger.write(object.id, member.path)
    if isButton { ledger.write(object.id, prefix + "style") }
    scratch.eachWritten { _, property in ledger.write(object.id, prefix + property.path.rawValue) }
    return member.guarded(lines, in: syntax.language)
  }

  /// Returns the expression that creates a button's configuration.
  private func configuration(_ properties: [Property]) -> String {
    let style = values.literal("style", properties) ?? "plain"
    let names = [
      "gray": "gray", "tinted": "tinted", "filled": "filled", "borderless": "borderless",
      "bordered": "bordered", "borderedTinted": "borderedTinted",
      "borderedProminent": "borderedProminent",
    ]
    let name = names[style] ?? "plain"
    return syntax.pick(
      "UIButton.Configuration.\(name)()",
      "[UIButtonConfiguration \(name)ButtonConfiguration]"
    )
  }

  // MARK: - Lists

  private func segments(_ object: LayoutObject, _ name: String) -> [String] {
    guard object.kind == "segmentedControl" || object.kind == "segmentedCell" else { return [] }
    let paths = object.properties.filter {
      $0.path.parent.rawValue == ":segments" && $0.value.tag == "segment"
    }.sorted { $0.position < $1.position }.map(\.path.rawValue)
    if paths.isEmpty { return [] }
    let isMac = object.kind == "segmentedCell"
    var lines = isMac ? [syntax.assign("\(name).segmentCount", "\(paths.count)")] : []
    ledger.write(object.id, ":segments")
    for (index, path) in paths.enumerated() {
      ledger.write(object.id, path)
      lines +=
        isMac
        ? cocoaSegment(object, name, index, path) : touchSegment(object, name, index, path)
    }
    return lines
  }

  private func touchSegment(_ object: LayoutObject, _ name: String, _ index: Int, _ path: String)
    -> [String]
  {
    let image = values.value(.image, at: "\(path)/image", in: object.properties, of: object.id)
    let title = values.value(
      .text,
      at: "\(path)/title",
      in: object.properties,
      of: object.id
    )
    ledger.write(object.id, under: "\(path)/title")
    var lines: [String] = []
    if let image {
      ledger.write(object.id, under: "\(path)/image")
      ledger.write(object.id, "\(path)/catalog")
      lines.append(
        syntax.call(
          name,
          "insertSegment(with: \(image.swift), at: \(index), animated: false)",
          "insertSegmentWithImage:\(image.objectiveC) atIndex:\(index) animated:NO"
        )
      )
    } else {
      let title = title ?? CodeValue(string: "")
      lines.append(
        syntax.call(
          name,
          "insertSegment(withTitle: \(title.swift), at: \(index), animated: false)",
          "insertSegmentWithTitle:\(title.objectiveC) atIndex:\(index) animated:NO"
        )
      )
    }
    if values.literal("\(path)/enabled", object.properties) == "NO" {
      ledger.write(object.id, "\(path)/enabled")
      lines.append(
        syntax.call(
          name,
          "setEnabled(false, forSegmentAt: \(index))",
          "setEnabled:NO forSegmentAtIndex:\(index)"
        )
      )
    }
    if let width = values.number(values.literal("\(path)/width", object.properties)) {
      ledger.write(object.id, "\(path)/width")
      lines.append(
        syntax.call(
          name,
          "setWidth(\(width), forSegmentAt: \(index))",
          "setWidth:\(width) forSegmentAtIndex:\(index)"
        )
      )
    }
    return lines
  }

  private func cocoaSegment(_ object: LayoutObject, _ name: String, _ index: Int, _ path: String)
    -> [String]
  {
    var lines: [String] = []
    func set(_ method: String, _ value: CodeValue, _ part: String) {
      ledger.write(object.id, under: "\(path)/\(part)")
      lines.append(
        syntax.call(
          name,
          "\(method)(\(value.swift), forSegment: \(index))",
          "\(method):\(value.objectiveC) forSegment:\(index)"
        )
      )
    }
    let rows = object.properties
    if let text = values.value(
      .text,
      at: "\(path)/label",
      in: rows,
      of: object.id
    ) {
      set("setLabel", text, "label")
    }
    if let image = values.value(.image, at: "\(path)/image", in: rows, of: object.id) {
      set("setImage", image, "image")
      ledger.write(object.id, "\(path)/catalog")
    }
    if let width = values.value(.number, at: "\(path)/width", in: rows, of: object.id) {
      set("setWidth", width, "width")
    }
    if let tag = values.value(.integer, at: "\(path)/tag", in: rows, of: object.id) {
      set("setTag", tag, "tag")
    }
    if let isSelected = values.value(.boolean, at: "\(path)/selected", in: rows, of: object.id) {
      set("setSelected", isSelected, "selected")
    }
    if let isEnabled = values.value(.boolean, at: "\(path)/enabled", in: rows, of: object.id) {
      set("setEnabled", isEnabled, "enabled")
    }
    return lines
  }

  /// Returns the color of an activity indicator with a white style, which no longer exists.
  private func tint(_ object: LayoutObject, _ name: String) -> [String] {
    guard object.kind == "activityIndicatorView",
      object.attribute("style")?.hasPrefix("white") == true,
      object.property("color") == nil
    else { return [] }
    return [syntax.assign("\(name).color", syntax.pick(".white", "UIColor.whiteColor"))]
  }

  private func effect(_ object: LayoutObject, _ name: String) -> [String] {
    guard object.kind == "visualEffectView", values.platform != .macOS else { return [] }
    let vibrant = values.literal(":vibrancyEffect/:blurEffect/style", object.properties)
    guard let word = vibrant ?? values.literal(":blurEffect/style", object.properties),
      let style = EnumerationTable.shared.value(word, of: "UIBlurEffectStyle")
    else { return [] }
    ledger.write(object.id, under: ":blurEffect")
    let blur = syntax.pick(
      "UIBlurEffect(style: \(style.swift))",
      "[UIBlurEffect effectWithStyle:\(style.objectiveC)]"
    )
    if vibrant == nil { return [syntax.assign("\(name).effect", blur)] }
    ledger.write(object.id, ":vibrancyEffect")
    ledger.write(object.id, under: ":vibrancyEffect/:blurEffect")
    return [
      syntax.assign(
        "\(name).effect",
        syntax.pick(
          "UIVibrancyEffect(blurEffect: \(blur))",
          "[UIVibrancyEffect effectForBlurEffect:\(blur)]"
        )
      )
    ]
  }
}
