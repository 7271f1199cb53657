internal import Foundation
internal import LayoutChecks
internal import LayoutModel

/// A check of documents, with its options and everything that it prepares once for all documents.
struct Checker: Sendable {
  /// The options, as the caller gave them.
  let options: CheckOptions
  /// The rules that the options and the configuration choose.
  private let rules: [RowRule.Chosen]
  /// The resources of the app outside of its documents; nil if no rule asks for them.
  private let resources: RuleResources?
  /// The sources that rules ask for and that can't be read.
  private let unread: [UnreadSource]
  /// The findings of the house rules, by document.
  private let houseFindings: [String: [Finding]]

  /// Prepares a check.
  ///
  /// - Parameter houseFindings: The findings of the house rules by document. Their queries need all
  ///   documents as rows, so only a project or files have them.
  init(_ options: CheckOptions, houseFindings: [String: [Finding]] = [:]) {
    self.options = options
    self.houseFindings = houseFindings
    rules = RowRule.all.filter { options.chooses($0.kind) }
      .map { RowRule.Chosen($0, options.configuration.rules[$0.kind] ?? RuleOptions()) }
    let folder = options.configuration.folder ?? FileManager.default.currentDirectoryPath
    let needsResources = rules.contains(where: \.rule.needsResources)
    let read = needsResources ? RuleResources.reading(rules, in: folder) : nil
    resources = read?.resources
    unread = read?.unread ?? []
  }

  /// Returns the results for sources: the findings of the index, and one finding for each source that a
  /// rule needs and that can't be read. Without it, the rule would seem to find nothing.
  ///
  /// - Parameter documents: The paths of the checked documents.
  func checkedSources(beside documents: [String]) -> [CheckedDocument] {
    let here = FileManager.default.currentDirectoryPath + "/"
    return options.checkedSources(beside: documents)
      + unread.compactMap { source in
        let path = source.refusal.path
        let name = path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
        if options.configuration.excludes(name) { return nil }
        let finding = Finding(
          sizeClass: nil,
          kind: source.kind,
          severity: .warning,
          object: nil,
          scene: nil,
          message: "The rule does not know the classes here, because reading fails: "
            + "\(source.refusal.reason)."
        )
        return CheckedDocument(
          file: name,
          [finding],
          refusal: source.refusal,
          isSource: true,
          options
        )
      }
  }

  /// Returns the findings of the rules that the options choose, and of the house rules.
  func ruleFindings(in document: Document, named name: String) -> [Finding] {
    let house = houseFindings[name] ?? []
    if rules.isEmpty { return house }
    let frames = rules.contains(where: \.rule.needsFrames) ? document.frames(in: .canvas) : nil
    let rows = CheckedRows(document, named: name, resources: resources, frames: frames)
    return Finding.limited(RowRule.findings(in: rows, of: rules) + house, in: nil)
  }
}
