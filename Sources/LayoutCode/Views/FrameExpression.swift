import LayoutModel

/// The frame of a view in a document, as an expression.
enum FrameExpression {
  /// Returns the frame's expression; nil for a view without a frame in the document.
  static func text(
    of object: LayoutObject,
    _ platform: Platform,
    in language: CodeLanguage
  ) -> String? {
    guard let numbers = (numbers(of: object) ?? insetNumbers(of: object))?.map(CodeNumber.text)
    else { return nil }
    switch (language, platform) {
    case (.swift, _):
      return "CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), "
        + "height: \(numbers[3]))"
    case (.objectiveC, .macOS): return "NSMakeRect(\(numbers.joined(separator: ", ")))"
    case (.objectiveC, _): return "CGRectMake(\(numbers.joined(separator: ", ")))"
    }
  }

  /// Returns the position and the size of a `rect`; nil without one.
  private static func numbers(of object: LayoutObject) -> [Double]? {
    guard case .record(let frame)? = object.property("frame")?.value else { return nil }
    return finite(["x", "y", "width", "height"].map { frame[$0] })
  }

  /// Returns the position and the size of a `frame key="frameInset"` of Xcode 8 and 9; nil if they
  /// depend on the size of the superview, as percentages and distances from the far edges do. An
  /// absent distance from both edges is zero.
  private static func insetNumbers(of object: LayoutObject) -> [Double]? {
    guard object.property("frame") == nil else { return nil }
    func value(_ name: String) -> String? { object.attribute("frameInset/\(name)") }
    func position(_ axis: String) -> String? {
      value("min\(axis)") ?? (value("max\(axis)") == nil ? "0" : nil)
    }
    return finite([position("X"), position("Y"), value("width"), value("height")])
  }

  private static func finite(_ texts: [String?]) -> [Double]? {
    let numbers = texts.compactMap { $0.flatMap(Double.init) }.filter(\.isFinite)
    return numbers.count == texts.count ? numbers : nil
  }

  /// Returns true if the frame of a view is that of its `frameInset`.
  static func isInset(_ object: LayoutObject) -> Bool { insetNumbers(of: object) != nil }
}
