internal import LayoutModel
internal import SourceChecks

extension CheckOptions {
  /// Checks the sources of the index against its documents and catalogs, and applies the
  /// configuration. Sources without findings are left out.
  ///
  /// - Parameter documents: The paths of the checked documents.
  func checkedSources(beside documents: [String]) -> [CheckedDocument] {
    guard let sources else { return [] }
    let scope = sourcePaths.map { SourceScope(below: $0, about: documents, in: sources) }
    let projects = sources.index.files.map(\.path).filter { $0.hasSuffix(".pbxproj") }
    var finder = AppEnvironmentFinder(configuration)
    return sources.index.sourceFindings(in: scope).compactMap { path, findings in
      let name = DocumentFiles.name(of: path)
      if configuration.excludes(name) { return nil }
      // No app has the problems of a source that no target compiles.
      let isOutside = readsProjects && finder.isOutsideTargets(source: path, others: projects)
      let found = isOutside ? findings.map { $0.outsideTargets() } : findings
      return CheckedDocument(file: name, found, refusal: nil, isSource: true, self)
    }
  }
}

extension CheckedDocument {
  /// Creates the result for a source file, or for a document that can't be read, and applies the
  /// configuration.
  ///
  /// - Parameters:
  ///   - name: The path of the file.
  ///   - refusal: The reason why the file can't be read; nil if it was read.
  init(
    file name: String,
    _ findings: [Finding],
    refusal: NinefoldError.Refusal?,
    isSource: Bool,
    _ options: CheckOptions
  ) {
    let reported = options.reported(findings, of: name)
    self.init(
      document: name,
      findings: reported.findings,
      causes: Cause.causes(of: reported.findings, in: nil, sizes: []),
      refusal: refusal,
      suppressed: reported.suppressed,
      unsure: reported.unsure,
      leftOut: reported.leftOut,
      leftOutOnRequest: reported.leftOutOnRequest,
      unsearched: options.unsearchedKinds,
      isSource: isSource,
      lineByID: [:]
    )
  }
}
