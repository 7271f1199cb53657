import LayoutModel

/// Segues that go back to an earlier controller.
extension SegueStatements {
  /// Returns the statements that go back to the controller with a method.
  func unwinding(_ selector: String) -> [String] {
    let action = syntax.selector(selector)
    let identifier = segue.identifier.map { syntax.string($0) } ?? "nil"
    if syntax.isSwift {
      return [
        "let action = \(action)",
        "var candidates = self.navigationController?.viewControllers.reversed().map { $0 } ?? []",
        "var ancestor = self.parent ?? self.presentingViewController",
        "while let current = ancestor {",
        "  candidates.append(current)",
        "  candidates += (current as? UINavigationController)?.viewControllers.reversed() ?? []",
        "  ancestor = current.parent ?? current.presentingViewController", "}",
        "guard let destination = candidates.first(where: { $0 !== self && $0.responds(to: action) })",
        "else { return }",
      ] + leaving(identifier) + [
        "self.prepare(for: segue, sender: sender)",
        "destination.perform(action, with: segue)", "segue.perform()",
      ]
    }
    return [
      "SEL action = \(action);",
      "NSMutableArray<UIViewController *> *candidates = [NSMutableArray array];",
      "[candidates addObjectsFromArray:"
        + "self.navigationController.viewControllers.reverseObjectEnumerator.allObjects ?: @[]];",
      "UIViewController *ancestor = self.parentViewController ?: self.presentingViewController;",
      "while (ancestor) {", "  [candidates addObject:ancestor];",
      "  if ([ancestor isKindOfClass:UINavigationController.class]) {",
      "    [candidates addObjectsFromArray:((UINavigationController *)ancestor)"
        + ".viewControllers.reverseObjectEnumerator.allObjects];",
      "  }",
      "  ancestor = ancestor.parentViewController ?: ancestor.presentingViewController;", "}",
      "UIViewController *destination = nil;",
      "for (UIViewController *candidate in candidates) {",
      "  if (candidate != self && [candidate respondsToSelector:action]) {",
      "    destination = candidate;", "    break;", "  }", "}",
      "if (!destination) { return; }",
    ] + leaving(identifier) + [
      "[self prepareForSegue:segue sender:sender];",
      "[UIApplication.sharedApplication sendAction:action to:destination from:segue forEvent:nil];",
      "[segue perform];",
    ]
  }

  /// Returns the statements that create an unwind segue: of its own class, or with the return to the
  /// destination as handler.
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
          "destination.navigationController?.popToViewController("
            + "destination, animated: \(animated))",
        ]
        : [
          "if (destination.presentedViewController) {",
          "  [destination dismissViewControllerAnimated:\(animated) completion:nil];", "}",
          "[destination.navigationController popToViewController:destination "
            + "animated:\(animated)];",
        ]
    )
  }
}
