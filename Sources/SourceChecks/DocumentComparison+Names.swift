internal import LayoutModel
internal import SourceFacts

/// Comparing the names of storyboards, resources and fonts with what the folder has.
extension DocumentComparison {
  func referenceFindings(_ object: LayoutObject) -> [Finding] {
    var found: [Finding] = []
    let isElsewhere = object.attribute("bundleIdentifier") != nil
    if object.isStoryboardReference {
      if let name = object.attribute("storyboardName") {
        if !index.names.storyboards.contains(name) {
          found.append(
            finding(
              .missingStoryboard,
              object,
              "No storyboard is named \(name)",
              subject: name,
              isUnsure: isElsewhere
            )
          )
        } else if let identifier = object.attribute("referencedIdentifier"),
          index.names.controllers[identifier]?.contains(name) != true
        {
          found.append(
            finding(
              .missingController,
              object,
              "\(name).storyboard has no controller with the identifier \(identifier)",
              subject: identifier,
              isUnsure: isElsewhere
            )
          )
        }
      }
    }
    if let name = object.attribute("nibName"), object.role != .document,
      object.isOfControllerKind, !index.names.nibs.contains(name)
    {
      found.append(
        finding(
          .missingNib,
          object,
          "No xib is named \(name)",
          subject: name,
          isUnsure: index.names.hasDependencies
        )
      )
    }
    return found + fontFindings(object)
  }

  func resourceFindings(_ resource: LayoutObject) -> [Finding] {
    guard let name = resource.attribute("name") else { return [] }
    switch resource.kind {
    case "image":
      if resource.attribute("catalog") == "system" || index.names.hasImage(name)
        || index.names.isSystemImage(name)
        || platform == .watchOS && index.names.hasImageSequence(name)
      {
        return []
      }
      return [
        finding(
          .missingImage,
          resource,
          "No catalog and no file has the image \(name)",
          subject: name,
          isUnsure: index.names.hasDependencies && index.names.images.isEmpty
        )
      ]
    case "namedColor":
      if index.names.colors.contains(name) || index.names.isSystemColor(name) { return [] }
      return [
        finding(
          .missingColor,
          resource,
          "No catalog has the color \(name)",
          subject: name,
          isUnsure: index.names.hasDependencies && index.names.colors.isEmpty
        )
      ]
    default: return []
    }
  }

  private func fontFindings(_ object: LayoutObject) -> [Finding] {
    var seen: Set<String> = []
    return object.properties.compactMap { property -> Finding? in
      guard case .record(let record) = property.value, record.kind == .fontDescription,
        let name = record["name"], seen.insert(name).inserted
      else { return nil }
      let family = record["family"]
      if SystemFont.contains(name, family: family) || index.names.hasFont(name, family: family) {
        return nil
      }
      return finding(
        .missingFont,
        object,
        "No file has the font \(name)",
        subject: name,
        isUnsure: index.names.hasDependencies && index.names.fonts.isEmpty
      )
    }
  }
}
