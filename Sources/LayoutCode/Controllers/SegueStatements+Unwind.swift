import LayoutModel

/// Segues that go back to an earlier controller.
extension SegueStatements {
  /// Returns the statements that go back to the controller with a method.
  func unwinding(_ selector: String) -> [String] {
    let action = syntax.selector(selector)
    let identifier = segue.identifier.map { syntax.string($0) } ?? "nil"
    let searching = syntax.isSwift ? swiftSearch : objectiveCSearch
    if syntax.isSwift {
      return ["let action = \(action)"] + searching + leaving(identifier) + [
        "self.prepare(for: segue, sender: sender)",
        "destination.perform(action, with: segue)", "segue.perform()",
      ]
    }
    return ["SEL action = \(action);"] + searching + leaving(identifier) + [
      "[self prepareForSegue:segue sender:sender];",
      "[UIApplication.sharedApplication sendAction:action to:destination from:segue forEvent:nil];",
      "[segue perform];",
    ]
  }

  // The search asks the ancestors, nearest first, as UIKit does: of each the controllers inside it,
  // the visible ones first, then itself. Full-screen presentations make the root of the window the
  // presenting controller, so the destination is often inside a tab bar or a split view.

  private var swiftSearch: [String] {
    [
      "func candidates(in controller: UIViewController) -> [UIViewController] {",
      "  if controller === self { return [] }",
      "  let selected = (controller as? UITabBarController)?.selectedViewController",
      "  let children = [selected].compactMap { $0 } + controller.children.reversed()",
      "  return children.flatMap { candidates(in: $0) } + [controller]", "}",
      "var found: UIViewController?",
      "var ancestor = self.parent ?? self.presentingViewController",
      "while let current = ancestor, found == nil {",
      "  found = candidates(in: current).first { $0.responds(to: action) }",
      "  ancestor = current.parent ?? current.presentingViewController", "}",
      "guard let destination = found else { return }",
    ]
  }

  private var objectiveCSearch: [String] {
    [
      "NSMutableArray<UIViewController *> *candidates = [NSMutableArray array];",
      "UIViewController *ancestor = self.parentViewController ?: self.presentingViewController;",
      "while (ancestor) {",
      "  // The controllers inside a controller come before it.",
      "  NSUInteger first = candidates.count;",
      "  NSMutableArray<UIViewController *> *pending = [NSMutableArray arrayWithObject:ancestor];",
      "  while (pending.count > 0) {", "    UIViewController *next = pending.lastObject;",
      "    [pending removeLastObject];", "    if (next == self) { continue; }",
      "    [candidates insertObject:next atIndex:first];",
      "    if ([next isKindOfClass:UITabBarController.class]) {",
      "      UIViewController *selected = ((UITabBarController *)next).selectedViewController;",
      "      if (selected) { [pending addObject:selected]; }", "    }",
      "    [pending addObjectsFromArray:"
        + "next.childViewControllers.reverseObjectEnumerator.allObjects];",
      "  }",
      "  ancestor = ancestor.parentViewController ?: ancestor.presentingViewController;", "}",
      "UIViewController *destination = nil;",
      "for (UIViewController *candidate in candidates) {",
      "  if ([candidate respondsToSelector:action]) {",
      "    destination = candidate;", "    break;", "  }", "}",
      "if (!destination) { return; }",
    ]
  }

  /// Returns the statements that create an unwind segue: of its own class, or with the return to the
  /// destination as handler. A navigation controller goes back to the controller on its stack that
  /// shows the destination, which can be inside another one.
  private func leaving(_ identifier: String) -> [String] {
    if let custom = segue.customClass {
      return [creating(custom, identifier)]
    }
    let animated = syntax.pick(segue.isAnimated ? "true" : "false", segue.isAnimated ? "YES" : "NO")
    return handled(
      identifier,
      syntax.isSwift
        ? [
          "if destination.presentedViewController != nil {",
          "  destination.dismiss(animated: \(animated), completion: nil)", "}",
          "var shown: UIViewController = destination",
          "while let parent = shown.parent, !(parent is UINavigationController) { shown = parent }",
          "shown.navigationController?.popToViewController(shown, animated: \(animated))",
        ]
        : [
          "if (destination.presentedViewController) {",
          "  [destination dismissViewControllerAnimated:\(animated) completion:nil];", "}",
          "UIViewController *shown = destination;",
          "while (shown.parentViewController",
          "       && ![shown.parentViewController isKindOfClass:UINavigationController.class]) {",
          "  shown = shown.parentViewController;", "}",
          "[shown.navigationController popToViewController:shown animated:\(animated)];",
        ]
    )
  }
}
