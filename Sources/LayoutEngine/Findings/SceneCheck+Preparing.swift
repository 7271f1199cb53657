import ConstraintSolver
import LayoutModel

/// Computes the findings of several environments at once.
extension SceneCheck {
  /// Returns the environments of the layouts that checking the scene in classes and on screens takes.
  func environments(
    of shown: [(sizeClass: SizeClass, screens: [LayoutScreen])]
  ) -> [CheckedEnvironment] {
    let byClass = shown.map { sizeClass, screens in
      let real = screensWithRows(of: sizeClass, screens)
      return [shownCanvas(of: sizeClass, on: real)].compactMap { $0 } + real.map(\.environment)
    }
    let first = Set(byClass.compactMap { $0.first.map(key) })
    return distinct(byClass.flatMap { $0 })
      .map { CheckedEnvironment(environment: $0, suggests: first.contains(key($0))) }
  }

  /// An environment in which a scene is checked.
  struct CheckedEnvironment: Sendable {
    let environment: LayoutEnvironment
    /// True for the first environment of a class. A class has the suggestions of the first environment
    /// with a finding, which most often is this one.
    let suggests: Bool
  }

  /// Computes and caches the findings in environments concurrently.
  mutating func prepare(for checked: [CheckedEnvironment], by executor: some WorkExecutor) {
    if isLarge, let first = checked.first {
      _ = allFindings(in: first.environment, suggests: first.suggests, learns: true)
    }
    let found = executor.map(checked, from: self) { check, checked in
      check.allFindings(in: checked.environment, suggests: checked.suggests)
    }
    for (checked, findings) in zip(checked, found) {
      known[key(checked.environment)] = ComputedFindings(findings, suggests: checked.suggests)
    }
    isClean = found.allSatisfy(\.isEmpty)
  }

  /// Returns the environments with distinct findings. Environments with the same active rows are
  /// adjacent, since they share most work. The document's own canvas comes first in its group,
  /// because the others need its visibility.
  private func distinct(_ environments: [LayoutEnvironment]) -> [LayoutEnvironment] {
    var groups: [(rows: SizeClassSet, environments: [LayoutEnvironment])] = []
    var seen: Set<Key> = []
    for environment in environments {
      guard seen.insert(key(environment)).inserted else { continue }
      let rows = rows(in: environment.sizeClass)
      if let group = groups.firstIndex(where: { $0.rows == rows }) {
        let place =
          environment.equalsIgnoringClass(as: canvas) ? 0 : groups[group].environments.count
        groups[group].environments.insert(environment, at: place)
      } else {
        groups.append((rows, [environment]))
      }
    }
    return groups.flatMap(\.environments)
  }
}
