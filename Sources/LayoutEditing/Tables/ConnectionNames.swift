internal import LayoutModel

/// The kinds and events of controls, and the kinds of segues that the systems have.
enum ConnectionNames {
  /// The elements whose class is a subclass of `UIControl`, which alone of all views sends actions.
  static let controls: Set<String> = [
    "button", "colorWell", "control", "datePicker", "pageControl", "refreshControl",
    "segmentedControl", "slider", "stepper", "switch", "textField",
  ]

  /// The events of `UIControl`.
  static let events: Set<String> = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
    "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged",
    "menuActionTriggered", "primaryActionTriggered", "editingDidBegin", "editingChanged",
    "editingDidEnd", "editingDidEndOnExit", "allTouchEvents", "allEditingEvents", "allEvents",
  ]

  /// The kinds of segues of all platforms.
  static let segueKinds: Set<String> = [
    "show", "showDetail", "presentation", "popoverPresentation", "custom", "embed", "unwind",
    "relationship", "push", "modal", "popover", "replace", "sheet",
  ]

  /// Returns the event of a new action of a control of iOS, as Interface Builder chooses it; nil for
  /// kinds without events.
  static func defaultEvent(of kind: String) -> String? {
    switch kind {
    case "button": "touchUpInside"
    case "switch", "slider", "segmentedControl", "datePicker", "stepper", "pageControl":
      "valueChanged"
    case "textField": "editingDidEnd"
    default: nil
    }
  }

  /// Returns the reason to refuse a name that isn't one of the valid ones: the name that differs
  /// only in case, else all of them. Returns nil for a valid name.
  static func refusal(of name: String, as noun: String, among valid: Set<String>) -> String? {
    if valid.contains(name) { return nil }
    let close = valid.first { $0.lowercased() == name.lowercased() }
    let advice =
      close.map { "did you mean \($0)?" } ?? "use one of \(valid.sorted().joined(separator: ", "))"
    return "'\(name)' is not \(noun); \(advice)"
  }
}
