import LayoutModel

/// The frame of a view in a document, as an expression.
enum FrameExpression {
  /// Returns the frame's expression; nil for a view without a frame in the document.
  static func text(
    of object: LayoutObject,
    _ platform: Platform,
    in language: CodeLanguage
  ) -> String? {
    guard case .record(let frame)? = object.property("frame")?.value else { return nil }
    let numbers = ["x", "y", "width", "height"]
      .compactMap { frame[$0].flatMap(Double.init) }
      .filter(\.isFinite).map(CodeNumber.text)
    guard numbers.count == 4 else { return nil }
    switch (language, platform) {
    case (.swift, _):
      return "CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), "
        + "height: \(numbers[3]))"
    case (.objectiveC, .macOS): return "NSMakeRect(\(numbers.joined(separator: ", ")))"
    case (.objectiveC, _): return "CGRectMake(\(numbers.joined(separator: ", ")))"
    }
  }
}
