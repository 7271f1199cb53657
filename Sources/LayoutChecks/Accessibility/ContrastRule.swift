internal import LayoutModel

// The rule about the contrast of text (WCAG 2.1, success criterion 1.4.3).
extension RowRule {
  static let contrast = RowRule(
    Finding.Kind(
      "contrast",
      title: "Text with little contrast",
      severity: .warning,
      audience: .accessibility,
      options: [
        .init("minimumRatio", .number, "the least ratio of small text; default: 4.5"),
        .init(
          "minimumRatioOfLargeText",
          .number,
          "the least ratio of text of at least 18 points, or 14 points in bold; default: 3"
        ),
      ],
      explanation: .init(
        meaning: """
          The contrast of a text against its background is less than WCAG 2.1 asks for: 4.5 to 1, \
          or 3 to 1 for large text. The rule examines the light appearance. It compares the \
          components that the document has, also for system colors and named colors. Where the \
          background is unknown, such as an image or a view that code may change, it reports \
          nothing, or an unsure finding.
          """,
        remedy: "Select a darker or lighter color.",
        bad: text("0.80"),
        good: text("0.30")
      )
    ),
    .elements(["label", "textField", "textView", "button"])
  ) { subject in
    guard subject.isShown, let ink = subject.ink, let ground = subject.ground(of: subject.object)
    else { return [] }
    let ratio = ink.over(ground.color).contrast(to: ground.color)
    let (name, preset) =
      subject.hasLargeText ? ("minimumRatioOfLargeText", 3) : ("minimumRatio", 4.5)
    let least = subject.options.number(name, orElse: preset)
    // A ratio that rounds to the minimum is not worth a change.
    guard ratio < least - 0.05 else { return [] }
    return [
      RuleProblem(
        "The contrast of the text is \(tenths(ratio)) to 1; it should be at least"
          + " \(tenths(least)) to 1.",
        isUnsure: ground.isUnsure || subject.attribute("customClass") != nil
      )
    ]
  }

  private static func tenths(_ ratio: Double) -> String {
    String((ratio * 10).rounded() / 10)
  }

  private static func text(_ white: String) -> String {
    Samples.subview(
      "label",
      "text=\"Price\"",
      """
      <fontDescription key="fontDescription" type="system" pointSize="15"/>
      <color key="textColor" white="\(white)" alpha="1" colorSpace="custom" \
      customColorSpace="genericGamma22GrayColorSpace"/>
      """
    ) + """

      <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" \
      customColorSpace="genericGamma22GrayColorSpace"/>
      """
  }
}

/// A color with components from 0 to 1.
struct Ink: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  static let black = Ink(red: 0, green: 0, blue: 0, alpha: 1)

  init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates the light color of iOS that a document of an old version names without components; nil
  /// if there is none.
  init?(system name: String) {
    guard let color = SystemColor.named(name, on: .iOS)?.light else { return nil }
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Returns the color over an opaque one.
  func over(_ ground: Ink) -> Ink {
    func mixed(_ own: Double, _ other: Double) -> Double { own * alpha + other * (1 - alpha) }
    return Ink(
      red: mixed(red, ground.red),
      green: mixed(green, ground.green),
      blue: mixed(blue, ground.blue),
      alpha: 1
    )
  }

  /// The relative luminance (WCAG 2.1).
  private var luminance: Double {
    let linear = ColorComponents.linear
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns the contrast ratio to another color, from 1 to 21.
  func contrast(to other: Ink) -> Double {
    let (own, others) = (luminance, other.luminance)
    return (max(own, others) + 0.05) / (min(own, others) + 0.05)
  }
}

extension RuleSubject {
  /// False for a view that is hidden, translucent or disabled.
  fileprivate var isShown: Bool {
    attribute("hidden") != "YES" && attribute("alpha") == nil && attribute("enabled") != "NO"
  }

  /// The color of the text; nil if it is unknown.
  fileprivate var ink: Ink? {
    switch object.kind {
    case "label":
      if object.property("attributedText") != nil { return nil }
      guard let color = object.property("textColor") else { return .black }
      return rows.ink(of: color)
    case "button":
      // Without a color, a button has the tint of its window.
      return object.property("normal/titleColor").flatMap { rows.ink(of: $0) }
    default:
      return object.property("textColor").flatMap { rows.ink(of: $0) }
    }
  }

  /// True for text of at least 18 points, or 14 points in bold.
  fileprivate var hasLargeText: Bool {
    guard case .record(let font)? = object.property("fontDescription")?.value else { return false }
    if let style = font["style"] {
      return ["Title0", "Title1", "Title2", "Title3", "LargeTitle"].contains { style.hasSuffix($0) }
    }
    let size = font["pointSize"].flatMap { Double($0) } ?? 17
    let weight = (font["weight"] ?? "") + (font["type"] ?? "") + (font["name"] ?? "")
    let isBold = ["bold", "Bold", "heavy", "Heavy", "black", "Black"].contains {
      weight.contains($0)
    }
    return size >= 18 || size >= 14 && isBold
  }

  /// Returns the opaque color behind a view; nil if it is unknown.
  fileprivate func ground(of view: LayoutObject) -> (color: Ink, isUnsure: Bool)? {
    var layers: [Ink] = []
    var (current, frame) = (view, view.storedFrame)
    var isUnsure = false
    for _ in 0..<64 {
      if let property = current.property("backgroundColor"), property.value.tag == "color" {
        guard let color = rows.ink(of: property) else { return nil }
        layers.append(color)
        if color.alpha >= 1 { break }
      }
      if current.attribute("alpha") != nil { return nil }
      guard let parent = rows.parent(of: current), parent.role == .view, let own = frame,
        !["visualEffectView", "imageView"].contains(parent.kind)
      else { return nil }
      if rows.isCovered(own, by: current, in: parent) { return nil }
      isUnsure = isUnsure || parent.attribute("customClass") != nil
      frame = parent.storedFrame.map { own.moved(by: $0) }
      current = parent
    }
    guard var color = layers.popLast(), color.alpha >= 1 else { return nil }
    while let layer = layers.popLast() { color = layer.over(color) }
    return (color, isUnsure)
  }
}

extension Frame {
  /// Returns the frame in the coordinates of the view around its superview.
  fileprivate func moved(by superview: Frame) -> Frame {
    var copy = self
    copy.x += superview.x
    copy.y += superview.y
    return copy
  }

  fileprivate func meets(_ other: Frame) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }
}

extension CheckedRows {
  /// Returns the components of a color; nil if they are unknown.
  fileprivate func ink(of property: Property) -> Ink? {
    guard case .record(let color) = property.value, color.kind == .color else {
      // An element `nil` means the default color of a text, which is black.
      return property.value.tag == "nil" ? .black : nil
    }
    let resource =
      color["systemColor"].map { "systemColor:\($0)" } ?? color["name"].map { "namedColor:\($0)" }
    var record = color
    if let resource {
      guard case .record(let stored)? = self[ObjectID(resource)]?.property(":color")?.value else {
        return nil
      }
      record = stored
    }
    return ColorComponents(record).map {
      Ink(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha)
    }
      ?? color["cocoaTouchSystemColor"].flatMap(Ink.init(system:))
  }

  /// Returns true if an earlier sibling lies behind a frame inside their superview.
  fileprivate func isCovered(_ frame: Frame, by view: LayoutObject, in parent: LayoutObject) -> Bool
  {
    siblings(in: parent).contains { sibling in
      sibling.position < view.position && sibling.attribute("hidden") != "YES"
        && (sibling.storedFrame.map { frame.meets($0) } ?? true)
    }
  }

  /// Returns the subviews of a view.
  private func siblings(in parent: LayoutObject) -> [LayoutObject] {
    (subviewsByParent[parent.id] ?? []).map { document.objects[$0] }
  }
}
