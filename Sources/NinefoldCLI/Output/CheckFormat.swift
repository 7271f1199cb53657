internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

/// The output formats of findings.
enum CheckFormat: String, CaseIterable, ExpressibleByArgument {
  /// Lines for people, in the style of compilers.
  case text
  /// JSON with the findings of each class and their causes.
  case json
  /// SARIF 2.1.0, which code scanning services read.
  case sarif
  /// Annotations of GitHub Actions.
  case github
  /// JUnit XML, for test reports.
  case junit
  /// Checkstyle XML, which many review tools read.
  case checkstyle
  /// Code Climate issues, which GitLab reads.
  case codeclimate

  /// Returns the findings in this format.
  func rendered(_ documents: [CheckedDocument]) -> String {
    switch self {
    case .text: CheckText.rendered(documents)
    case .json: JSON.findings(documents, fixed: nil).rendered
    case .sarif: SARIF.log(documents).rendered
    case .github: GitHubAnnotations.rendered(documents)
    case .junit: JUnit.rendered(documents)
    case .checkstyle: Checkstyle.rendered(documents)
    case .codeclimate: CodeClimate.issues(documents).rendered
    }
  }
}

/// A cause with its location, as all formats report it.
struct LocatedCause {
  let document: CheckedDocument
  let cause: Cause

  var finding: Finding { cause.finding }
  var line: Int { document.line(of: finding) ?? 1 }
  /// The number of earlier causes with the same fingerprint, such as those in another copy of the
  /// document.
  var copies = 0
  /// The fingerprint, unique in one report.
  var fingerprint: String {
    document.fingerprint(of: cause) + (copies == 0 ? "" : "-\(copies + 1)")
  }
  /// The object, if any, and the problem.
  var statement: String { (finding.object.map { "\($0): " } ?? "") + cause.sentence }
  /// The classes in parentheses after a space; empty for causes about the whole document.
  var classes: String { cause.classes.isEmpty ? "" : " (\(cause.classNames))" }

  static func all(in document: CheckedDocument) -> [LocatedCause] {
    document.causes.map { LocatedCause(document: document, cause: $0) }
  }

  static func all(in documents: [CheckedDocument]) -> [LocatedCause] {
    var counts: [String: Int] = [:]
    return documents.flatMap { all(in: $0) }.map { located in
      var numbered = located
      numbered.copies = counts[located.fingerprint, default: 0]
      counts[located.fingerprint, default: 0] += 1
      return numbered
    }
  }
}

/// Findings as lines that terminals and editors understand: `file:line: severity: …`.
enum CheckText {
  static func rendered(_ documents: [CheckedDocument]) -> String {
    // Text shows no fingerprints, so none is computed.
    let all = documents.flatMap { LocatedCause.all(in: $0) }
    let unread = Dictionary(grouping: all.filter { reason($0) != nil }) { reason($0) }
    var told: Set<String> = []
    return all.map { located in
      guard let reason = reason(located) else { return line(located) }
      guard told.insert(reason).inserted else { return "" }
      let others = (unread[reason] ?? []).dropFirst().map {
        alike("\($0.document.document):\($0.line)") + "\n"
      }
      return line(located) + others.joined()
    }
    .joined()
  }

  /// Returns why a document can't be read, with the severity; nil for other causes. Documents that can't
  /// be read for one reason, such as those of an old Xcode, need one decision, so they share one message.
  private static func reason(_ located: LocatedCause) -> String? {
    guard located.finding.kind == .unreadableDocument else { return nil }
    return "\(located.finding.severity.rawValue): \(located.statement)"
  }

  private static func alike(_ place: String) -> String {
    "    the same: \(Terminal.safe(place))"
  }

  /// Returns the lines about files that can't be used. Files with the same reason share one message.
  static func lines(_ refused: [NinefoldError.Refusal]) -> [String] {
    let alike = Dictionary(grouping: refused, by: \.reason)
    var told: Set<String> = []
    return refused.flatMap { refusal -> [String] in
      guard told.insert(refusal.reason).inserted else { return [] }
      let others = (alike[refusal.reason] ?? []).dropFirst().map { other in
        CheckText.alike(other.path + (other.line.map { ":\($0)" } ?? ""))
      }
      return [refusal.description] + others
    }
  }

  private static func line(_ located: LocatedCause) -> String {
    let finding = located.finding
    let place = Terminal.styled(
      "\(Terminal.safe(located.document.document)):\(located.line):",
      .bold
    )
    let severity = Terminal.styled("\(finding.severity.rawValue):", style(finding.severity))
    let message = Terminal.safe(
      "\(located.statement) [\(finding.kind.rawValue)]\(located.classes)"
    )
    let advice = finding.suggestions.map {
      "    \(Terminal.safe($0.description))\n"
    }
    return "\(place) \(severity) \(message)\n" + advice.joined()
  }

  private static func style(_ severity: Severity) -> Terminal.Style {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .note: .blue
    }
  }

  /// Returns a line for each finding that a fix removes.
  static func lines(_ fixed: [FixedDocument], isDryRun: Bool) -> [String] {
    let verb = isDryRun ? "would fix" : "fixed"
    return fixed.flatMap { document in
      document.fixes.map { fix in
        "\(document.document): \(verb) \(fix.finding.id): \(fix.edits.joined(separator: "; "))"
      }
    }
  }

  /// Returns the baseline entries that no longer occur, and the number of known causes.
  static func lines(_ comparison: CheckBaseline.Comparison) -> [String] {
    let gone = comparison.gone.map { entry in
      "\(entry.document): \(entry.id) of the baseline no longer occurs"
    }
    let rest =
      gone.isEmpty
      ? ""
      : " No longer found: \(gone.count). To remove them, write the baseline again with"
        + " --write-baseline; it then also records all new findings."
    return gone + ["Known from the baseline: \(comparison.known).\(rest)"]
  }

  /// Returns a summary such as `2 errors, 1 warning in 3 documents. Not read: 1.`
  static func summary(_ documents: [CheckedDocument]) -> String {
    let found = documents.flatMap(\.causes)
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = found.count { $0.finding.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let place = "\(documents.count) document\(documents.count == 1 ? "" : "s")"
    let suppressed = documents.reduce(0) { $0 + $1.suppressed }
    var text = counts.isEmpty ? "No findings in \(place)." : counts.joined(separator: ", ")
    if !counts.isEmpty { text += " in \(place)." }
    let unread = documents.count { $0.refusal != nil }
    if unread > 0 { text += " Not read: \(unread)." }
    let unsure = documents.reduce(0) { $0 + $1.unsure }
    if unsure > 0 { text += " Unsure: \(unsure); --all reports them." }
    if suppressed > 0 { text += " Suppressed: \(suppressed); --all reports them." }
    text += leftOut(documents)
    let fixable = found.count { $0.findings.contains(where: \.isFixable) }
    if fixable > 0 { text += " Fixable with --fix: \(fixable)." }
    return text + unsearched(documents)
  }

  /// Returns the kinds that the check did not search for, each with what it lacks.
  private static func unsearched(_ documents: [CheckedDocument]) -> String {
    let kinds = Set(documents.flatMap(\.unsearched)).sorted()
    func sentence(_ lacking: String, _ isMeant: (Finding.Kind) -> Bool) -> String {
      let names = kinds.filter(isMeant).map(\.rawValue).joined(separator: ", ")
      return names.isEmpty ? "" : " Not searched without \(lacking): \(names)."
    }
    return sentence("--preset thorough") { !$0.isAboutSources }
      + sentence("Swift's sources", \.isAboutSources)
  }

  /// Returns the numbers of findings that the preset leaves out, each with the option that reports
  /// them.
  private static func leftOut(_ documents: [CheckedDocument]) -> String {
    let onRequest = documents.leftOutOnRequest
    let others = documents.reduce(0) { $0 + $1.leftOut } - onRequest.reduce(0) { $0 + $1.count }
    let first = others > 0 ? " Left out: \(others); --preset thorough reports them." : ""
    if onRequest.isEmpty { return first }
    let counts = onRequest.map { "\($0.count) (\($0.kind.rawValue))" }.joined(separator: ", ")
    let kinds = onRequest.map { "--only \($0.kind.rawValue)" }.joined(separator: " ")
    return first + " Left out: \(counts); \(kinds) reports them."
  }
}

extension [CheckedDocument] {
  /// The numbers of findings that only a check for their kind reports, sorted by kind.
  var leftOutOnRequest: [(kind: Finding.Kind, count: Int)] {
    var counts: [Finding.Kind: Int] = [:]
    for document in self { counts.merge(document.leftOutOnRequest, uniquingKeysWith: +) }
    return counts.sorted { $0.key < $1.key }.map { (kind: $0.key, count: $0.value) }
  }
}

/// Annotations that GitHub Actions shows beside the changed lines.
enum GitHubAnnotations {
  static func rendered(_ documents: [CheckedDocument]) -> String {
    LocatedCause.all(in: documents).map { located in
      let finding = located.finding
      let command = finding.severity == .note ? "notice" : finding.severity.rawValue
      let file = escaped(located.document.document, isProperty: true)
      let title = escaped("\(finding.kind.title) (\(finding.kind.rawValue))", isProperty: true)
      let text = escaped(located.statement + located.classes, isProperty: false)
      return "::\(command) file=\(file),line=\(located.line),title=\(title)::\(text)\n"
    }
    .joined()
  }

  /// Escapes text as workflow commands do (`@actions/core`): `%` and line ends, and `:` and `,` in
  /// properties. Other control characters are spelled out, so they can't control a terminal.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result += scalar.spelled
      }
    }
    return result
  }
}
