internal import InterfaceBuilderFormat
internal import LayoutMerge

/// The driver that converts storyboards and xibs to readable text, which `git diff` compares line
/// by line.
public enum GitTextDriver {
  /// Returns a file as text, with one fact in each line.
  ///
  /// The text omits what Interface Builder derives, such as frames under Auto Layout. Its first
  /// line has a hash of the file's bytes, so that different files have different texts. If the
  /// texts of two versions were equal, git would silently omit the file from a patch. The line says
  /// what it means if nothing else differs.
  /// - Throws: ``NinefoldError/refused(_:)`` if the file isn't a document.
  public static func text(of path: String) throws -> String {
    let file: DocumentFile
    do {
      file = try DocumentFile(path)
    } catch {
      throw NinefoldError.refused([error])
    }
    let hash = String(UInt64(bitPattern: FileDigest.of(file.source.bytes)), radix: 16)
    return "\(mark) \(hash); if only this line differs, the change is cosmetic;"
      + " a patch of the file takes 'git diff --no-textconv'\n"
      + DocumentText.text(of: file.document)
  }

  /// The version of the format of ``text(of:)``. It increases with every change of the format,
  /// because git caches texts and must not compare texts of different formats.
  public static let form = 3

  /// The beginning of every text. No document begins like this.
  static let mark = "# a text for people, not the file"
}
