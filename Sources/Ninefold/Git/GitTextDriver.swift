internal import InterfaceBuilderFormat
internal import LayoutMerge

/// What git's text driver does: a storyboard or xib as text for people, which `git diff` compares line
/// by line.
public enum GitTextDriver {
  /// A file as text, one fact a line.
  ///
  /// What Interface Builder derives, such as frames under Auto Layout, is left out. The first line has a
  /// hash of the file's bytes, so that no two files have the same text: what git finds equal it would
  /// leave out of a patch in silence.
  /// - Throws: ``NinefoldError/refused(_:)`` if the file is no document.
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

  /// The form of ``text(of:)``, one more with every change of it: git keeps texts and must not compare
  /// two forms.
  public static let form = 1

  /// What a text begins with, which no document does.
  static let mark = "# a text for people, not the file"
}
