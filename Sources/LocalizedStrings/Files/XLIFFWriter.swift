internal import LayoutModel

/// Writes XLIFF 1.2 as Xcode does.
public enum XLIFFWriter {
  /// The texts of one document, for a file element.
  public struct Section: Sendable {
    /// The document's path, relative to the folder of the Xcode project.
    public let original: String
    /// The texts and their known translations.
    public let texts: [NewEntry]

    /// Creates a section.
    public init(original: String, texts: [NewEntry]) {
      self.original = original
      self.texts = texts
    }
  }

  /// Returns true if XML can contain a text. It can't contain most control characters.
  public static func accepts(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy(XMLText.allows)
  }

  /// Returns a file with the sections, which come in the given order.
  public static func bytes(
    of sections: [Section],
    sourceLanguage: String,
    targetLanguage: String?
  ) -> [UInt8] {
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\""
        + " xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" version=\"1.2\""
        + " xsi:schemaLocation=\"urn:oasis:names:tc:xliff:document:1.2"
        + " http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd\">",
    ]
    let target = targetLanguage.map { " target-language=\"\(XMLText.attribute($0))\"" } ?? ""
    for section in sections {
      lines += [
        "  <file original=\"\(XMLText.attribute(section.original))\""
          + " source-language=\"\(XMLText.attribute(sourceLanguage))\"\(target) datatype=\"plaintext\">",
        "    <header>", "      <tool tool-id=\"ninefold\" tool-name=\"Ninefold\"/>",
        "    </header>", "    <body>",
      ]
      lines += section.texts.map { "      " + unit($0) }
      lines += ["    </body>", "  </file>"]
    }
    return Array((lines + ["</xliff>", ""]).joined(separator: "\n").utf8)
  }

  /// Returns a unit without the indentation of its first line.
  static func unit(_ new: NewEntry) -> String {
    var lines = [
      "<trans-unit id=\"\(XMLText.attribute(new.key))\" xml:space=\"preserve\">",
      "        <source>\(XMLText.content(new.source))</source>",
    ]
    if let target = new.translation {
      lines.append("        <target>\(XMLText.content(target))</target>")
    }
    if let comment = new.comment {
      lines.append("        <note>\(XMLText.content(comment))</note>")
    }
    return (lines + ["      </trans-unit>"]).joined(separator: "\n")
  }
}
