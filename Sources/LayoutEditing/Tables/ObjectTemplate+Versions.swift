extension ObjectTemplate {
  /// The names that colors of the system had before Xcode 11.
  private static let olderNames = [
    "systemBackgroundColor": "whiteColor", "labelColor": "darkTextColor",
  ]

  /// The attributes that most cells have from Xcode 10 on: 206 of 357 in public documents, and 1 of 303
  /// before.
  private static let marginNames: Set<String> = [
    "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea",
  ]

  /// Returns the template as the library and the gestures of a version of Xcode write it: with its
  /// colors, and with its margins of bars.
  ///
  /// Xcode 11 writes the older name beside that of a system color. Xcode 10 and before have white
  /// backgrounds and dark texts, and gray colors have another space since Xcode 9. The versions are
  /// those of 350 default colors in public documents, and of 76 bars that commits in public
  /// repositories made. Rows of tables have a height of their own before Xcode 9 (52 of 62 tables of
  /// controllers; 67 of 95 later ones have an automatic height). Tables of macOS have no style.
  func dated(_ toolsVersion: Int) -> ObjectTemplate {
    var result = self
    result.children = children.map { $0.dated(toolsVersion) }
    switch tag {
    case "color": result.attributes = colorAttributes(toolsVersion)
    case "tableView" where toolsVersion < 13_000 && self["style"] != nil: result.setRowHeight(44)
    case "tableViewCell" where toolsVersion < 14_000,
      "tableViewCellContentView" where toolsVersion < 14_000:
      result.attributes.removeAll { ObjectTemplate.marginNames.contains($0.name) }
    case "navigationBar" where isOfXcode9(toolsVersion), "tabBar" where isOfXcode9(toolsVersion):
      let place = attributes.firstIndex { $0.name == "id" } ?? attributes.count
      result.attributes.insert(("insetsLayoutMarginsFromSafeArea", "NO"), at: place)
    default: break
    }
    return result
  }

  /// Gives the rows of a table a height instead of an automatic one.
  private mutating func setRowHeight(_ height: Int) {
    attributes.removeAll { $0.name == "estimatedRowHeight" }
    let place = attributes.firstIndex { $0.name == "rowHeight" }
    if let place { attributes[place].literal = "\(height)" }
  }

  /// True for Xcode 9 and 10.
  private func isOfXcode9(_ toolsVersion: Int) -> Bool { 13_000..<14_800 ~= toolsVersion }

  private func colorAttributes(_ toolsVersion: Int) -> [(name: String, literal: String)] {
    var result = attributes
    let older = self["systemColor"].flatMap { ObjectTemplate.olderNames[$0] }
    if let older, toolsVersion < 17_000 {
      if toolsVersion < 14_800 { result.removeAll { $0.name == "systemColor" } }
      if toolsVersion < 14_800, older == "whiteColor" {
        result += [("white", "1"), ("alpha", "1"), ("colorSpace", "calibratedWhite")]
      } else {
        result.append(("cocoaTouchSystemColor", older))
      }
    }
    let space = result.firstIndex { $0.name == "colorSpace" && $0.literal == "calibratedWhite" }
    if let space, toolsVersion >= 13_000 {
      result[space].literal = "custom"
      result.append(("customColorSpace", "genericGamma22GrayColorSpace"))
    }
    return result
  }
}
