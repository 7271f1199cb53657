internal import ArgumentParser
internal import LayoutModel
internal import Ninefold

/// The forms in which findings can be printed.
enum CheckFormat: String, CaseIterable, ExpressibleByArgument {
  /// A line for people, as compilers print them.
  case text
  /// One object, an entry for each class.
  case json
  /// SARIF 2.1.0, which code scanning services read.
  case sarif
  /// GitHub Actions' annotations.
  case github
  /// JUnit's XML, which test reports are made of.
  case junit

  /// The findings in this form.
  func rendered(_ documents: [CheckedDocument]) -> String {
    switch self {
    case .text: CheckText.rendered(documents)
    case .json: JSON.findings(documents, fixed: nil).rendered
    case .sarif: SARIF.log(documents).rendered
    case .github: GitHubAnnotations.rendered(documents)
    case .junit: JUnit.rendered(documents)
    }
  }
}

/// A cause with its place, as all forms tell it.
struct LocatedCause {
  let document: CheckedDocument
  let cause: Cause

  var finding: Finding { cause.finding }
  var line: Int { document.line(of: finding) ?? 1 }
  var fingerprint: String { document.fingerprint(of: cause) }
  /// What is wrong, the object before it.
  var statement: String { (finding.object.map { "\($0): " } ?? "") + cause.sentence }
  /// The classes in brackets behind a blank; empty where the document as a whole is concerned.
  var classes: String { cause.classes.isEmpty ? "" : " (\(cause.classNames))" }

  static func all(in document: CheckedDocument) -> [LocatedCause] {
    document.causes.map { LocatedCause(document: document, cause: $0) }
  }
}

/// Findings as lines that terminals and editors understand: `file:line: severity: …`.
enum CheckText {
  static func rendered(_ documents: [CheckedDocument]) -> String {
    documents.flatMap { LocatedCause.all(in: $0) }.map(line).joined()
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
      "    add \(Terminal.safe($0.description))\n"
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

  /// What was settled: a line for each finding.
  static func lines(_ fixed: [FixedDocument]) -> [String] {
    fixed.flatMap { document in
      document.fixes.map { fix in
        "\(document.document): fixed \(fix.finding.id): \(fix.edits.joined(separator: "; "))"
      }
    }
  }

  /// `2 errors, 1 warning in 3 documents. Not read: 1.`
  static func summary(_ documents: [CheckedDocument]) -> String {
    let found = documents.flatMap(\.causes)
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = found.count { $0.finding.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let place = "\(documents.count) document\(documents.count == 1 ? "" : "s")"
    let silenced = documents.reduce(0) { $0 + $1.silenced }
    var text = counts.isEmpty ? "No findings in \(place)." : counts.joined(separator: ", ")
    if !counts.isEmpty { text += " in \(place)." }
    let unread = documents.count { $0.refusal != nil }
    if unread > 0 { text += " Not read: \(unread)." }
    let unsure = documents.reduce(0) { $0 + $1.unsure }
    if unsure > 0 { text += " Unsure: \(unsure); --all tells them." }
    if silenced > 0 { text += " Silenced: \(silenced); --all tells them." }
    let fixable = found.count { $0.findings.contains(where: \.isFixable) }
    if fixable > 0 { text += " --fix can settle \(fixable)." }
    return text
  }
}

/// Annotations that GitHub Actions shows beside the changed lines.
enum GitHubAnnotations {
  static func rendered(_ documents: [CheckedDocument]) -> String {
    documents.flatMap { LocatedCause.all(in: $0) }.map { located in
      let finding = located.finding
      let command = finding.severity == .note ? "notice" : finding.severity.rawValue
      let file = escaped(located.document.document, isProperty: true)
      let title = escaped("\(finding.kind.title) (\(finding.kind.rawValue))", isProperty: true)
      let text = escaped(located.statement + located.classes, isProperty: false)
      return "::\(command) file=\(file),line=\(located.line),title=\(title)::\(text)\n"
    }
    .joined()
  }

  /// The escapes of workflow commands (`@actions/core`): `%`, line ends, and in properties `:` `,`. What
  /// else steers the terminal or the log that shows them is spelled out.
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
