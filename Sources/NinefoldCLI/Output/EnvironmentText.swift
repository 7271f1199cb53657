internal import LayoutModel
internal import Ninefold

/// The environments of documents as text. Documents with the same environment form one group.
enum EnvironmentText {
  static func lines(_ documents: [DocumentEnvironment]) -> [String] {
    var groups: [[DocumentEnvironment]] = []
    for document in documents {
      let same = groups.firstIndex {
        $0[0].environment == document.environment && $0[0].screens == document.screens
          && $0[0].refusal == nil && document.refusal == nil
      }
      if let same { groups[same].append(document) } else { groups.append([document]) }
    }
    return groups.flatMap(lines(ofGroup:))
  }

  private static func lines(ofGroup group: [DocumentEnvironment]) -> [String] {
    let environment = group[0].environment
    var lines = group.map { Terminal.safe($0.document) }
    let project = environment.project.map { path in
      let targets = environment.targets.joined(separator: ", ")
      return Terminal.safe("  project: \(path), \(targets.isEmpty ? "no target" : targets)")
    }
    lines.append(project ?? "  project: none found")
    if environment.isOutsideTargets {
      lines.append("  in no target: no app shows the document, and its findings are notes")
    }
    for fact in environment.facts {
      lines.append(Terminal.safe("  \(fact.name): \(fact.value) (\(fact.file):\(fact.line))"))
    }
    for problem in environment.problems {
      lines.append(Terminal.safe("  not read: \(problem)"))
    }
    if let refusal = group[0].refusal {
      return lines + [Terminal.safe("  the document can't be read: \(refusal)")]
    }
    lines.append("  screens: \(group[0].screens.count)")
    return lines + group[0].screens.map { "    \($0)" }
  }
}

extension JSON {
  /// Returns the environments, with an entry for each document.
  static func environments(_ documents: [DocumentEnvironment]) -> JSON {
    .object([("environments", .array(documents.map(environment)))])
  }

  private static func environment(_ document: DocumentEnvironment) -> JSON {
    let environment = document.environment
    let facts = environment.facts.map { fact in
      JSON.object([
        ("name", .string(fact.name)), ("value", .string(fact.value)),
        ("file", .string(fact.file)), ("line", .integer(fact.line)),
      ])
    }
    return .object([
      ("document", .string(document.document)), ("project", .text(environment.project)),
      ("targets", .array(environment.targets.map { .string($0) })), ("facts", .array(facts)),
      ("isOutsideTargets", .bool(environment.isOutsideTargets)),
      ("notRead", .array(environment.problems.map(JSON.refusal))),
      ("screens", .array(document.screens.map { .string($0) })),
      ("refusal", document.refusal.map(JSON.refusal) ?? .null),
    ])
  }
}
