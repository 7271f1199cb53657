internal import LayoutEngine
public import LayoutModel
internal import LayoutPreview
internal import LocalizedStrings

/// A document with the texts of a language, in a text size and a direction.
///
/// A view whose text differs from the document's own gets another content size: the one that Xcode
/// stored, scaled by the ratio of the estimated sizes of both texts. All other views keep their
/// stored sizes.
public struct ShownDocument: Sendable {
  /// The document with the texts and fonts that are shown.
  public let document: Document
  /// Messages about texts that don't appear in the language or the text size, as sentences.
  public let notes: [String]
  /// The texts that differ, by view.
  let growths: [ObjectID: TextGrowth]
  /// True if leading is right.
  let isRightToLeft: Bool

  /// Prepares a document for a language, text size and direction.
  ///
  /// - Parameters:
  ///   - document: The document in its own language.
  ///   - path: The document's path. Its strings files and string catalogs are in language folders
  ///     beside it.
  ///   - variant: The language, text size and direction.
  /// - Throws: ``NinefoldError/refused(_:)`` if translations can't be read;
  ///   ``NinefoldError/file(path:reason:)`` if the language has no file.
  public init(
    _ document: Document,
    at path: String,
    as variant: TextVariant = TextVariant()
  ) throws {
    var shown = document
    var notes: [String] = []
    if let language = variant.language {
      let translated = try TranslatedDocument(document, at: path, in: language)
      shown = translated.document
      notes += ShownDocument.notes(about: translated, language)
    }
    if variant.textSize != .large {
      shown = shown.sized(variant.textSize)
      if document.platform != .iOS {
        notes.append("Text sizes apply to iOS; this document keeps its fonts.")
      }
    }
    self.document = shown
    self.notes = notes
    isRightToLeft = variant.isRightToLeft
    growths = ShownDocument.growths(from: document, to: shown)
  }

  /// Creates the document as it is, in its own language.
  init(_ document: Document) {
    self.document = document
    (notes, growths, isRightToLeft) = ([], [:], false)
  }

  private static func notes(about translated: TranslatedDocument, _ language: ShownLanguage)
    -> [String]
  {
    var notes: [String] = []
    let missing = translated.untranslated.count
    if missing > 0 {
      let all = missing + translated.translatedCount
      notes.append(
        "\(missing) of \(all) texts have no translation to \(language.name) and keep their text."
      )
    }
    let attributed = translated.omitted.filter { $0.reason == .attributed }.count
    if attributed > 0 {
      notes.append("Attributed texts (\(attributed)) have no key and keep their text.")
    }
    return notes
  }

  // MARK: - Growth

  /// Returns the texts that differ between two versions with the same objects.
  private static func growths(from old: Document, to new: Document) -> [ObjectID: TextGrowth] {
    // Arrays that share their storage compare at once.
    guard old.objects.count == new.objects.count, old.objects != new.objects else { return [:] }
    var changed: Set<ObjectID> = []
    for (before, after) in zip(old.objects, new.objects) where before != after {
      changed.insert(before.id)
      // A control of macOS shows the text of its cell.
      if before.key == "cell", let holder = before.parent { changed.insert(holder) }
    }
    let (before, after) = (SceneObjects(old.objects), SceneObjects(new.objects))
    var growths: [ObjectID: TextGrowth] = [:]
    for object in old.objects where object.role == .view && changed.contains(object.id) {
      guard let later = after[object.id],
        let first = text(of: object, before, old.platform),
        let second = text(of: later, after, old.platform)
      else { continue }
      growths[object.id] = TextGrowth(old: first, new: second)
    }
    return growths
  }

  /// Translations and text styles are the same in all size classes.
  private static func text(
    of object: LayoutObject,
    _ objects: SceneObjects,
    _ platform: Platform
  ) -> ViewText? {
    ViewText(of: object, among: objects, in: .anyAny, platform: platform)
  }
}
