import LayoutModel

/// The messages of findings. They use the wording of Xcode's issue navigator where we know it from
/// its documentation and from quotes.
enum FindingText {
  /// "Need constraints for: X position, Y position or height".
  static func ambiguous(_ quantities: [Finding.Quantity]) -> String {
    var parts: [String] = []
    append("X position", .x, "width", .width, quantities, &parts)
    append("Y position", .y, "height", .height, quantities, &parts)
    return "Need constraints for: " + parts.joined(separator: ", ")
  }

  static func ambiguousContent(_ name: String) -> String {
    "Scrollable content size is ambiguous for \"\(name)\"."
  }

  static func arranged(_ name: String) -> String {
    "The layout of \(name) is ambiguous because that of its stack view is."
  }

  static func arrangedInFixedFrame(_ name: String) -> String {
    "The layout of \(name) is ambiguous: its stack view has a fixed frame instead of constraints."
  }

  /// - Parameter frames: The computed and the stored frame; nil if the computed one is not known to
  ///   differ.
  static func misplaced(
    _ name: String,
    _ frames: (expected: Frame, actual: Frame)? = nil
  ) -> String {
    let sentence = "Frame for \"\(name)\" will be different at run time."
    guard let frames else { return sentence }
    return sentence + " Expected: \(text(frames.expected)). Actual: \(text(frames.actual))."
  }

  /// Appends the canvas for which a misplaced view is stored.
  static func stored(_ message: String, for canvas: OtherCanvas) -> String {
    let side = canvas.axis == .horizontal ? "wide" : "high"
    return "\(message) It is stored for a canvas \(text(canvas.length)) points \(side)."
  }

  /// The participants in a conflict other than the document's constraints: descriptions of views,
  /// each with its name and id.
  struct Participants {
    var contents: [String] = []
    var stacks: [String] = []
    var lengths: [String] = []
    var masked: [String] = []
    /// The top view, whose size takes part.
    var root = ""

    /// Returns the participants as text; nil if there are none.
    ///
    /// - Parameter isAlone: True if one constraint is in conflict, so that something else must be.
    fileprivate func words(isAlone: Bool) -> String? {
      var parts: [String] = []
      func add(_ phrase: String, _ views: [String]) {
        if !views.isEmpty { parts.append("\(phrase) of \(views.joined(separator: ", "))") }
      }
      add("the content size", contents)
      add("the arrangement", stacks)
      if !lengths.isEmpty {
        parts.append("the size of \(lengths.joined(separator: ", ")), which can't be negative")
      }
      add("the autoresizing mask", masked)
      if parts.isEmpty, isAlone { add("the size", [root]) }
      return parts.isEmpty ? nil : parts.joined(separator: " and ")
    }
  }

  /// The maximum number of constraints in a message. JSON has all.
  private static let mostListed = 6

  /// Follows the wording of the runtime's log: the headline, and the constraint that it breaks.
  static func unsatisfiable(
    _ members: [ObjectID],
    broken: ObjectID?,
    with participants: Participants,
    changeable: [ObjectID]
  ) -> String {
    let verb = members.count == 1 ? "It conflicts" : "They conflict"
    let others = participants.words(isAlone: members.count == 1)
    let headline =
      members.isEmpty
      ? "Unable to simultaneously satisfy \(others ?? "constraints")."
      : "Unable to simultaneously satisfy constraints: \(listed(members))."
        + (others.map { " \(verb) with \($0)." } ?? "")
    let recovery = broken.map { " Will attempt to recover by breaking constraint \($0)." } ?? ""
    let doubt =
      changeable.isEmpty
      ? ""
      : " The app's code can change \(listed(changeable)), so the conflict may not occur when the app"
        + " runs."
    return headline + recovery + doubt
  }

  private static func listed(_ ids: [ObjectID]) -> String {
    let left = ids.count - mostListed
    return ids.prefix(mostListed).map(\.rawValue).joined(separator: ", ")
      + (left > 0 ? " and \(left) more" : "")
  }

  /// Appends what can resolve the ambiguity at run time.
  static func settled(_ message: String, by reason: String) -> String {
    "\(message.hasSuffix(".") ? message : message + ".") \(reason)"
  }

  static func contradicted(_ size: Size, stored: Size) -> String {
    "The constraints require a size of \(text(size)), but the stored size is \(text(stored))."
  }

  static func unseen(_ name: String, isRow: Bool) -> String {
    let place = isRow ? "below the visible part of the table" : "outside its collection view"
    return "The canvas does not lay out \(name): its cell lies \(place)."
  }

  static let appContentHint = "The content that the app sets at run time may remove the ambiguity."
  static let conflictHint = "The layout has a conflict; resolve that first."
  static let selfSizingRowHint = "A self-sizing row removes the ambiguity."

  static func offScreen(_ name: String) -> String {
    "\"\(name)\" lies outside the screen."
  }

  static func clipped(_ name: String, by points: Double) -> String {
    "\"\(name)\" is cut off at the edge of the screen, by up to \(text(points)) points."
  }

  static func overlap(_ above: String, _ below: String, _ id: ObjectID, _ area: Frame) -> String {
    "\"\(above)\" covers \"\(below)\" (\(id)), by up to \(text(area.width)) by"
      + " \(text(area.height)) points."
  }

  static func overDetermined(_ name: String, isHorizontal: Bool) -> String {
    "The autoresizing mask of \"\(name)\" fixes both margins and the "
      + (isHorizontal
        ? "width; the right margin will change." : "height; the bottom margin will change.")
  }

  private static func append(
    _ position: String,
    _ origin: Finding.Quantity,
    _ size: String,
    _ length: Finding.Quantity,
    _ quantities: [Finding.Quantity],
    _ parts: inout [String]
  ) {
    switch (quantities.contains(origin), quantities.contains(length)) {
    case (true, true): parts.append("\(position) or \(size)")
    case (true, false): parts.append(position)
    case (false, true): parts.append(size)
    case (false, false): break
    }
  }

  private static func text(_ frame: Frame) -> String {
    let numbers: [Double] = [frame.x, frame.y, frame.width, frame.height]
    return "(" + numbers.map(text).joined(separator: ", ") + ")"
  }

  private static func text(_ size: Size) -> String {
    "\(text(size.width)) × \(text(size.height))"
  }

  private static func text(_ number: Double) -> String {
    if let whole = number.whole { return String(whole) }
    // Larger numbers have no precision left for two decimal places.
    return abs(number) < 1e13 ? String((number * 100).rounded() / 100) : String(number)
  }
}
