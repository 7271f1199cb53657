import LayoutModel

/// Writes a segue as a method.
struct SegueStatements {
  let segue: Segue
  let syntax: Syntax
  private let isMac: Bool
  /// The expression of the view or the bar item to which a popover points, or which embeds the
  /// controller.
  private let anchor: String?

  init(_ segue: Segue, scene: CodeScene, syntax: Syntax, anchor: String?) {
    self.segue = segue
    self.syntax = syntax
    self.anchor = anchor
    isMac = scene.platform == .macOS
  }

  /// The expression that creates the destination.
  var creation: String { segue.destination.creation(syntax, isMac: isMac) }

  /// The method that performs the segue.
  var method: CodeMethod {
    CodeMethod(
      syntax.pick(
        "@objc func \(segue.method)(_ sender: Any?) {",
        "- (void)\(segue.method):(id)sender {"
      ),
      body,
      isPublic: true
    )
  }

  private var controllerType: String { isMac ? "NSViewController" : "UIViewController" }

  private var body: [String] {
    let name = syntax.string(segue.identifier ?? "")
    var lines: [String] = []
    if segue.trigger != .code, segue.trigger != .loading, segue.identifier != nil {
      lines.append(
        syntax.pick(
          "guard shouldPerformSegue(withIdentifier: \(name), sender: sender) else { return }",
          "if (![self shouldPerformSegueWithIdentifier:\(name) sender:sender]) { return; }"
        )
      )
    }
    if case .unwind(let selector) = segue.destination { return lines + unwinding(selector) }
    let type: String
    if case .scene(let name, _) = segue.destination { type = name } else { type = controllerType }
    lines.append(syntax.local(type, "destination", creation))
    lines += presentation
    let identifier = segue.identifier == nil ? "nil" : name
    if let custom = segue.customClass {
      lines.append(creating(custom, identifier))
    } else {
      lines += handled(identifier, performing)
    }
    return lines + performed
  }

  private var performed: [String] {
    [
      syntax.call(
        "self",
        "prepare(for: segue, sender: sender)",
        "prepareForSegue:segue sender:sender"
      ),
      syntax.call("segue", "perform()", "perform"),
    ]
  }

  /// Returns the statements that create the segue with its effect as handler.
  func handled(_ identifier: String, _ effect: [String]) -> [String] {
    let type = isMac ? "NSStoryboardSegue" : "UIStoryboardSegue"
    let name = isMac ? "\(identifier == "nil" ? "\"\"" : identifier)" : identifier
    let open = syntax.pick(
      "let segue = \(type)(identifier: \(name), source: self, destination: destination) {",
      "\(type) *segue = [\(type) segueWithIdentifier:\(isMac && identifier == "nil" ? "@\"\"" : identifier) "
        + "source:self destination:destination performHandler:^{"
    )
    return [open] + effect.map { "  \($0)" } + [syntax.pick("}", "}];")]
  }

  /// The statements that configure the presentation.
  private var presentation: [String] {
    if isMac { return [] }
    var lines: [String] = []
    func set(_ name: String, _ value: CodeValue) {
      lines.append(
        syntax.assign("destination.\(name)", value.text(in: syntax.language))
      )
    }
    let isPopover = segue.kind.hasPrefix("popover")
    if isPopover {
      set("modalPresentationStyle", CodeValue(".popover", "UIModalPresentationPopover"))
    } else if let style = segue.presentation {
      set("modalPresentationStyle", style)
    }
    if let style = segue.transition { set("modalTransitionStyle", style) }
    if isPopover {
      let popover = "destination.popoverPresentationController" + syntax.pick("?", "")
      if let anchor {
        if segue.isBarAnchor {
          lines.append(syntax.assign("\(popover).barButtonItem", anchor))
        } else if anchor != "self" {
          lines.append(syntax.assign("\(popover).sourceView", anchor))
        }
      }
      if let arrows = segue.arrows {
        lines.append(
          syntax.assign(
            "\(popover).permittedArrowDirections",
            arrows.text(in: syntax.language)
          )
        )
      }
    }
    return lines
  }

  /// The statements that show the destination.
  private var performing: [String] {
    let animated = syntax.pick(segue.isAnimated ? "true" : "false", segue.isAnimated ? "YES" : "NO")
    if isMac { return cocoaPerforming }
    switch segue.kind {
    case "show":
      return [
        syntax.call(
          "self",
          "show(destination, sender: sender)",
          "showViewController:destination sender:sender"
        )
      ]
    case "showDetail", "replace":
      return [
        syntax.call(
          "self",
          "showDetailViewController(destination, sender: sender)",
          "showDetailViewController:destination sender:sender"
        )
      ]
    case "push":
      return [
        syntax.call(
          "self.navigationController" + syntax.pick("?", ""),
          "pushViewController(destination, animated: \(animated))",
          "pushViewController:destination animated:\(animated)"
        )
      ]
    case "embed":
      let view = inClosure(anchor ?? "self.view")
      return [
        syntax.call("self", "addChild(destination)", "addChildViewController:destination"),
        syntax.assign("destination.view.frame", "\(view).bounds"),
        syntax.assign(
          "destination.view.autoresizingMask",
          syntax.pick(
            "[.flexibleWidth, .flexibleHeight]",
            "UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight"
          )
        ), syntax.call(view, "addSubview(destination.view)", "addSubview:destination.view"),
        syntax.call(
          "destination",
          "didMove(toParent: self)",
          "didMoveToParentViewController:self"
        ),
      ]
    default:
      return [
        syntax.call(
          "self",
          "present(destination, animated: \(animated), completion: nil)",
          "presentViewController:destination animated:\(animated) completion:nil"
        )
      ]
    }
  }

  /// A closure names members of its object with `self`.
  private func inClosure(_ name: String) -> String {
    syntax.isSwift && !name.hasPrefix("self") ? "self.\(name)" : name
  }

  private var cocoaPerforming: [String] {
    if case .scene(_, "NSWindowController") = segue.destination {
      return [syntax.call("destination", "showWindow(sender)", "showWindow:sender")]
    }
    switch segue.kind {
    case "sheet":
      return [
        syntax.call(
          "self",
          "presentAsSheet(destination)",
          "presentViewControllerAsSheet:destination"
        )
      ]
    case "popover" where anchor != nil && anchor != "self":
      let owner = inClosure(anchor ?? "view")
      return [
        syntax.call(
          "self",
          "present(destination, asPopoverRelativeTo: \(owner).bounds, of: \(owner), "
            + "preferredEdge: \(segue.edge.swift), behavior: \(segue.behavior.swift))",
          "presentViewController:destination asPopoverRelativeToRect:\(owner).bounds ofView:\(owner) "
            + "preferredEdge:\(segue.edge.objectiveC) behavior:\(segue.behavior.objectiveC)"
        )
      ]
    case "embed":
      let owner = inClosure(anchor ?? "self.view")
      return [
        syntax.call("self", "addChild(destination)", "addChildViewController:destination"),
        syntax.assign("destination.view.frame", "\(owner).bounds"),
        syntax.assign(
          "destination.view.autoresizingMask",
          syntax.pick("[.width, .height]", "NSViewWidthSizable | NSViewHeightSizable")
        ), syntax.call(owner, "addSubview(destination.view)", "addSubview:destination.view"),
      ]
    default:
      return [
        syntax.call(
          "self",
          "presentAsModalWindow(destination)",
          "presentViewControllerAsModalWindow:destination"
        )
      ]
    }
  }

  /// Returns the statement that creates a segue of a class of the app.
  func creating(_ custom: String, _ identifier: String) -> String {
    syntax.local(
      custom,
      "segue",
      syntax.pick(
        "\(custom)(identifier: \(identifier), source: self, destination: destination)",
        "[[\(custom) alloc] initWithIdentifier:\(identifier) source:self destination:destination]"
      )
    )
  }
}
