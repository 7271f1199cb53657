internal import InterfaceBuilderFormat
internal import LayoutMerge

/// Git's text driver. It converts a storyboard or xib to readable text, which `git diff` compares
/// line by line.
public enum GitTextDriver {
  /// Returns a file as text, with one fact in each line.
  ///
  /// The text omits what Interface Builder derives, such as frames under Auto Layout. Its first
  /// line has a hash of the file's bytes, so that different files have different texts. Git would
  /// silently omit a change from a patch if the texts were equal.
  /// - Throws: ``NinefoldError/refused(_:)`` if the file isn't a document.
  public static func text(of path: String) throws -> String {
    let file: DocumentFile
    do {
      file = try DocumentFile(path)
    } catch {
      throw NinefoldError.refused([error])
    }
    let hash = String(UInt64(bitPattern: FileDigest.of(file.source.bytes)), radix: 16)
    return "\(mark) \(hash); a patch of the file takes 'git diff --no-textconv'\n"
      + DocumentText.text(of: file.document)
  }

  /// The version of the format of ``text(of:)``. Increase it with every change of the format,
  /// because git caches texts and must not compare different formats.
  public static let form = 2

  /// The beginning of every text. No document begins like this.
  static let mark = "# a text for people, not the file"
}
