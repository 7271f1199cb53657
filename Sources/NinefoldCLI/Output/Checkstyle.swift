internal import LayoutModel
internal import Ninefold

/// Findings as Checkstyle XML, which many review tools read.
enum Checkstyle {
  static func rendered(_ documents: [CheckedDocument]) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"8.0\">\n"
    for document in documents where !document.causes.isEmpty {
      text += "  <file name=\"\(JUnit.escaped(document.document))\">\n"
      text += LocatedCause.all(in: document).map(error).joined()
      text += "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }

  private static func error(_ located: LocatedCause) -> String {
    let severity = located.finding.severity == .note ? "info" : located.finding.severity.rawValue
    let message = JUnit.escaped(located.statement + located.classes)
    return "    <error line=\"\(located.line)\" severity=\"\(severity)\" message=\"\(message)\""
      + " source=\"ninefold.\(located.finding.kind.rawValue)\"/>\n"
  }
}
