internal import LayoutModel

/// Where the kinds of views have their text, its color and the image.
enum ContentPaths {
  /// The content that most kinds of views can show.
  enum Content: CaseIterable {
    case text, textColor, image
  }

  /// Returns the path of a content; nil for a kind that does not have it.
  static func path(of content: Content, in kind: String) -> PropertyPath? {
    switch (content, kind) {
    case (.text, "label"), (.text, "textField"), (.text, "textView"), (.text, "searchBar"):
      PropertyPath("text")
    case (.text, "button"): PropertyPath("normal/title")
    case (.textColor, "label"), (.textColor, "textField"), (.textColor, "textView"):
      PropertyPath("textColor")
    case (.textColor, "button"): PropertyPath("normal/titleColor")
    case (.image, "imageView"): PropertyPath("image")
    case (.image, "button"): PropertyPath("normal/image")
    default: nil
    }
  }

  /// True for a value that a kind has in a place of its own, so that it is carried by its meaning.
  static func isContent(_ path: PropertyPath, of kind: String) -> Bool {
    if kind == "button", ["normal", "highlighted", "selected", "disabled"].contains(path.root) {
      return true
    }
    return Content.allCases.contains { self.path(of: $0, in: kind) == path }
  }
}
