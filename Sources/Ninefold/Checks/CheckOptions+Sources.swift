internal import LayoutModel
internal import SourceChecks

extension CheckOptions {
  /// Checks the sources of the index against its documents and catalogs, and applies the
  /// configuration. Sources without findings are left out.
  func checkedSources() -> [CheckedDocument] {
    guard let sources else { return [] }
    let projects = sources.index.files.map(\.path).filter { $0.hasSuffix(".pbxproj") }
    var finder = AppEnvironmentFinder(configuration)
    return sources.index.sourceFindings().compactMap { path, findings in
      let name = DocumentFiles.name(of: path)
      if configuration.excludes(name) { return nil }
      // No app has the problems of a source that no target compiles.
      let isOutside = readsProjects && finder.isOutsideTargets(source: path, others: projects)
      let reported = reported(
        isOutside ? findings.map { $0.outsideTargets() } : findings,
        of: name
      )
      return CheckedDocument(
        document: name,
        findings: reported.findings,
        causes: Cause.causes(of: reported.findings, in: nil, sizes: []),
        refusal: nil,
        suppressed: reported.suppressed,
        unsure: reported.unsure,
        leftOut: reported.leftOut,
        leftOutOnRequest: reported.leftOutOnRequest,
        unsearched: unsearchedKinds,
        isSource: true,
        lineByID: [:]
      )
    }
  }
}
