public import LayoutModel
internal import SourceFacts

extension SourceIndex {
  /// Compares the sources with the documents and catalogs of the index.
  ///
  /// - Parameter scope: The sources whose findings are wanted; nil for all.
  /// - Returns: The findings of each source that has some, in the order of the files and lines.
  ///   Those that depend on something that the folder does not contain are unsure.
  public func sourceFindings(
    in scope: SourceScope? = nil
  ) -> [(path: String, findings: [Finding])] {
    let subjects = scope.map { DocumentSubjects(of: $0.documents, in: self) }
    var reported: Set<String> = []
    return files.compactMap { file in
      if file.isForeign { return nil }
      let isWhole = scope?.sources.contains(file.path) ?? true
      let found = findings(in: file, about: isWhole ? nil : subjects, reported: &reported)
        .filter { !unsearchedKinds.contains($0.kind) }
      return found.isEmpty ? nil : (file.path, found)
    }
  }

  private func findings(
    in file: FileFacts,
    about subjects: DocumentSubjects?,
    reported: inout Set<String>
  ) -> [Finding] {
    var found: [Finding] = []
    for fact in file.facts where fact.line > 0 && subjects?.contains(fact) ?? true {
      if let finding = useFinding(fact, in: file) { found.append(finding) }
      if let finding = memberFinding(fact), reported.insert(finding.id).inserted {
        found.append(finding)
      }
    }
    // The names of the folders around the project say nothing.
    let isTest = file.path.split(separator: "/").dropFirst(depth).contains { part in
      let name = part.lowercased()
      return name.hasSuffix("tests") || name.hasSuffix("test") || name.hasSuffix("specs")
        || name.hasSuffix("tests.swift")
    }
    // Tests use names that don't exist on purpose.
    return isTest ? found.map { $0.asUnsure() } : found
  }

  private func finding(
    _ kind: Finding.Kind,
    _ fact: Fact,
    _ message: String,
    subject: String,
    severity: Severity? = nil,
    isUnsure: Bool
  ) -> Finding {
    let finding = Finding(
      sizeClass: nil,
      kind: kind,
      severity: fact.traits.contains(.caught) ? .note : severity,
      object: nil,
      scene: nil,
      message: message
    ).about(subject, line: fact.line)
    return isUnsure ? finding.asUnsure() : finding
  }

  // MARK: - Outlets and actions

  /// Returns the finding of an outlet or action that no document connects; nil if one does, or if
  /// no document has its class.
  private func memberFinding(_ fact: Fact) -> Finding? {
    let isAction = fact.kind == .action
    guard isAction || fact.kind == .outlet || fact.kind == .outletCollection,
      let owner = graph.qualifiedName(of: fact.owner), classesInDocuments.contains(owner)
    else { return nil }
    let keys = [fact.name, OutletKey.other(of: fact.name)].compactMap { $0 }
    let names = isAction ? graph.selectors(of: fact) : keys
    let sources = names.compactMap { connections[$0] }
    let isConnected = sources.contains { $0.contains(owner) || $0.contains("") }
    if isConnected { return nil }
    let subject = "\(owner).\(fact.name)"
    return finding(
      isAction ? .unconnectedAction : .unconnectedOutlet,
      fact,
      "No document connects \(isAction ? "the action" : "the outlet") \(fact.name) of \(owner)",
      subject: subject,
      isUnsure: false
    )
  }

  // MARK: - Names

  private func useFinding(_ fact: Fact, in file: FileFacts) -> Finding? {
    guard SourceIndex.uses.contains(fact.kind), let name = constants.name(of: fact, in: graph),
      !name.isEmpty
    else { return nil }
    switch fact.kind {
    case .storyboardUse: return storyboardFinding(fact, name)
    case .controllerUse: return controllerFinding(fact, name)
    case .segueUse: return segueFinding(fact, name)
    case .reuseUse: return reuseFinding(fact, name, in: file)
    case .nibUse: return nibFinding(fact, name)
    case .imageUse: return imageFinding(fact, name)
    case .colorUse: return colorFinding(fact, name)
    default: return nil
    }
  }

  /// The kinds of facts that use names.
  static let uses: Set<Fact.Kind> = [
    .storyboardUse, .controllerUse, .segueUse, .reuseUse, .nibUse, .imageUse, .colorUse,
  ]

  /// Returns true if the scenes of a class may be in a storyboard of another bundle.
  private func isElsewhere(_ fact: Fact) -> Bool {
    names.hasForeignStoryboards
      && !(graph.qualifiedName(of: fact.owner).map(classesInDocuments.contains) ?? false)
  }

  private func storyboardFinding(_ fact: Fact, _ name: String) -> Finding? {
    if names.storyboards.contains(name) { return nil }
    // A launch screen can be a xib, and an app without one starts.
    let isLaunchScreen = fact.traits.contains(.harmless)
    if isLaunchScreen, names.nibs.contains(name) { return nil }
    return finding(
      .missingStoryboard,
      fact,
      "No storyboard is named \(name)",
      subject: name,
      severity: isLaunchScreen ? .warning : nil,
      isUnsure: fact.traits.contains(.elsewhere) || names.storyboards.isEmpty
    )
  }

  private func controllerFinding(_ fact: Fact, _ name: String) -> Finding? {
    let storyboards = names.controllers[name] ?? []
    if let own = fact.details.first {
      // An unknown storyboard has a finding of its own.
      if storyboards.contains(own) || !names.storyboards.contains(own) { return nil }
      return finding(
        .missingController,
        fact,
        "\(own).storyboard has no controller with the identifier \(name)",
        subject: name,
        isUnsure: fact.traits.contains(.elsewhere)
      )
    }
    if !storyboards.isEmpty { return nil }
    return finding(
      .missingController,
      fact,
      "No storyboard has a controller with the identifier \(name)",
      subject: name,
      isUnsure: names.storyboards.isEmpty || isElsewhere(fact)
    )
  }

  private func segueFinding(_ fact: Fact, _ name: String) -> Finding? {
    if names.segues.contains(name) { return nil }
    return finding(
      .missingSegue,
      fact,
      "No segue has the identifier \(name)",
      subject: name,
      severity: fact.traits.contains(.harmless) ? .warning : nil,
      isUnsure: names.storyboards.isEmpty || isElsewhere(fact)
    )
  }

  private func reuseFinding(_ fact: Fact, _ name: String, in file: FileFacts) -> Finding? {
    if names.reuses.contains(name) { return nil }
    let owners = [fact.owner] + graph.ancestry(of: fact.owner).names
    // Helpers that register cells by the name of their class or nib are common.
    let isUnsure =
      names.filesWithOpenRegistrations.contains(file.path)
      || owners.contains(where: names.typesWithOpenRegistrations.contains)
      || isElsewhere(fact) || graph.qualifiedName(of: name) != nil || names.nibs.contains(name)
    return finding(
      .missingReuseIdentifier,
      fact,
      "No \(fact.details.first ?? "cell") has the reuse identifier \"\(name)\", and no code registers it",
      subject: name,
      severity: fact.traits.contains(.harmless) ? .note : nil,
      isUnsure: isUnsure
    )
  }

  private func nibFinding(_ fact: Fact, _ name: String) -> Finding? {
    if names.nibs.contains(name) { return nil }
    return finding(
      .missingNib,
      fact,
      "No xib is named \(name)",
      subject: name,
      isUnsure: fact.traits.contains(.elsewhere)
    )
  }

  private func imageFinding(_ fact: Fact, _ name: String) -> Finding? {
    if names.hasImage(name) || names.isSystemImage(name) { return nil }
    return finding(
      .missingImage,
      fact,
      "No catalog and no file has the image \(name)",
      subject: name,
      isUnsure: fact.traits.contains(.elsewhere) || names.images.isEmpty
    )
  }

  private func colorFinding(_ fact: Fact, _ name: String) -> Finding? {
    if names.colors.contains(name) || names.isSystemColor(name) { return nil }
    return finding(
      .missingColor,
      fact,
      "No catalog has the color \(name)",
      subject: name,
      isUnsure: fact.traits.contains(.elsewhere) || names.colors.isEmpty
    )
  }
}
