internal import LayoutModel

// Rules about images and colors of asset catalogs.
extension RowRule {
  static let imageResources = RowRule(
    Finding.Kind(
      "image-resources",
      title: "Image that does not exist",
      severity: .error,
      audience: .onRequest,
      options: [folders],
      explanation: .init(
        meaning: """
          A document uses an image that neither an asset catalog nor a file of the app has. The \
          app shows nothing instead. Symbols of the system are not examined.
          """,
        remedy: "Add the image, or select another one.",
        bad: image("gone"),
        good: image("known")
      )
    ),
    .all,
    needsResources: true
  ) { subject in
    guard let resources = subject.rows.resources else { return [] }
    if resources.images.isEmpty {
      let isFirst = subject.object.role == .document
      return isFirst
        ? [RuleProblem("No catalog and no file has an image, so no image was examined.")] : []
    }
    return subject.images.compactMap { name, path in
      if resources.images.contains(name) { return nil }
      // The document lists its images, so each missing one is reported once.
      let isListed = subject.rows[ObjectID("image:\(name)")] != nil
      if isListed, subject.object.role != .resource { return nil }
      return RuleProblem(
        "No catalog and no file has the image \"\(OutlineName.quoted(name))\".",
        at: path
      )
    }
  }

  static let colorResources = RowRule(
    Finding.Kind(
      "color-resources",
      title: "Color that does not exist",
      severity: .error,
      audience: .onRequest,
      options: [folders],
      explanation: .init(
        meaning: """
          A document uses a named color that no asset catalog of the app has. The app uses the \
          color that the document stored, which may be an old one.
          """,
        remedy: "Add the color, or select another one.",
        bad: resource("gone"),
        good: resource("known")
      )
    ),
    .elements(["namedColor"]),
    needsResources: true
  ) { subject in
    guard let resources = subject.rows.resources, let name = subject.attribute("name"),
      resources.colors[name] == nil
    else { return [] }
    return [RuleProblem("No catalog has the color \"\(OutlineName.quoted(name))\".")]
  }

  static let colorAssets = RowRule(
    Finding.Kind(
      "color-assets",
      title: "Stored color differs from its catalog",
      severity: .warning,
      audience: .onRequest,
      options: [
        folders,
        .init("assetCatalog", .word, "the only catalog to read; default: all below the folder"),
      ],
      explanation: .init(
        meaning: """
          The components that the document stores for a named color are not those of its asset \
          catalog. Xcode stores them again when someone saves the document, so the file then has \
          changes that are not part of the edit.
          """,
        remedy: "Save the document in Xcode.",
        bad: resource("known", "0.5"),
        good: resource("known", "1")
      )
    ),
    .elements(["namedColor"]),
    needsResources: true
  ) { subject in
    guard let resources = subject.rows.resources else { return [] }
    guard let name = subject.attribute("name"), !name.isEmpty else {
      return [RuleProblem("The named color has no name.")]
    }
    let quoted = "\"\(OutlineName.quoted(name))\""
    guard let known = resources.colors[name] else {
      return [RuleProblem("No catalog has the color \(quoted).")]
    }
    guard case .record(let stored)? = subject.object.property(":color")?.value else {
      return [RuleProblem("The document stores no components for the color \(quoted).")]
    }
    guard let known else { return [] }
    guard let own = ColorComponents(stored: stored) else {
      return [RuleProblem("The document stores no valid components for the color \(quoted).")]
    }
    let isSame = zip([own.red, own.green, own.blue, own.alpha], known.components)
      .allSatisfy { abs($0 - $1) < 0.000_05 }
    return isSame ? [] : [RuleProblem("The components of \(quoted) are not those of the catalog.")]
  }

  private static let folders = Finding.Kind.Option(
    "folders",
    .words,
    "the folders whose catalogs and image files count; default: that of the configuration"
  )

  private static func image(_ name: String) -> String {
    Samples.subview("imageView", "image=\"\(name)\"")
  }

  private static func resource(_ name: String, _ red: String = "1") -> String {
    Samples.storyboard(controllers: []).replacing(
      "</document>",
      with: """
            <resources>
                <namedColor name="\(name)">
                    <color red="\(red)" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/>
                </namedColor>
            </resources>
        </document>
        """
    )
  }
}

extension RuleSubject {
  /// The images of the app that an object names: those that the document lists, and those of an
  /// image view or of the states of a button.
  fileprivate var images: [(name: String, path: PropertyPath)] {
    if object.role == .resource {
      guard object.kind == "image", attribute("catalog") != "system", let name = attribute("name")
      else { return [] }
      return [(name, "name")]
    }
    switch object.kind {
    case "imageView":
      guard attribute("catalog") != "system", let name = attribute("image") else { return [] }
      return [(name, "image")]
    case "button":
      return ["normal", "highlighted", "selected", "disabled", "focused"].compactMap { state in
        guard attribute("\(state)/catalog") != "system", let name = attribute("\(state)/image")
        else { return nil }
        return (name, PropertyPath("\(state)/image"))
      }
    default: return []
    }
  }
}
