internal import LayoutModel
internal import Ninefold

/// Findings as a JUnit test report: a suite for each document, and a failed case for each finding.
///
/// A document without findings has one case, which passes.
enum JUnit {
  static func rendered(_ documents: [CheckedDocument]) -> String {
    let suites = documents.map { ($0.document, LocatedCause.all(in: $0)) }
    let failures = suites.reduce(0) { $0 + $1.1.count }
    let tests = suites.reduce(0) { $0 + max($1.1.count, 1) }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"ninefold check\" tests=\"\(tests)\" failures=\"\(failures)\">\n"
    for (document, found) in suites { text += suite(document, found) }
    return text + "</testsuites>\n"
  }

  private static func suite(_ document: String, _ found: [LocatedCause]) -> String {
    let name = escaped(document)
    var text =
      "  <testsuite name=\"\(name)\" tests=\"\(max(found.count, 1))\" failures=\"\(found.count)\">\n"
    if found.isEmpty { text += "    <testcase classname=\"\(name)\" name=\"no findings\"/>\n" }
    for located in found { text += testCase(name, located) }
    return text + "  </testsuite>\n"
  }

  private static func testCase(_ document: String, _ located: LocatedCause) -> String {
    let finding = located.finding
    let sentence = located.statement + located.classes
    return """
          <testcase classname="\(document)" name="\(escaped(located.cause.id))" line="\(located.line)">
            <failure type="\(finding.severity.rawValue)" message="\(escaped(sentence))"/>
          </testcase>

      """
  }

  /// Escapes text for an attribute. Characters that XML doesn't allow become question marks.
  static func escaped(_ text: String) -> String {
    XMLText.attribute(text) { scalar in
      if !XMLText.allows(scalar) { return "?" }
      return scalar.isInvisibleControl ? "&#\(scalar.value);" : nil
    }
  }
}
