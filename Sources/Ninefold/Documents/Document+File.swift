internal import InterfaceBuilderFormat
public import LayoutModel

// Public functions use untyped throws: Swift 6.3 crashes if a throwing function catches only some
// cases of a typed error.

extension Document {
  /// Reads a storyboard or xib.
  ///
  /// The document contains everything in the file. Until you edit it, ``bytes`` has the bytes of
  /// the file.
  ///
  /// - Parameter path: The path of the file, which must be UTF-8 and have at most 256 MB.
  /// - Throws: ``NinefoldError/refused(_:)`` with the file, the line and the reason if the file
  ///   can't be read, isn't an Interface Builder document, or can't be reproduced byte for byte.
  public init(contentsOf path: String) throws {
    do {
      self = try DocumentFile(path).document
    } catch {
      throw NinefoldError.refused([error])
    }
  }

  /// Parses the bytes of a storyboard or xib.
  ///
  /// - Parameter name: The file's name in errors.
  /// - Throws: ``NinefoldError/refused(_:)``, as ``init(contentsOf:)``.
  public init(bytes: [UInt8], named name: String) throws {
    do {
      self = try DocumentFile(bytes, of: name).document
    } catch {
      throw NinefoldError.refused([error])
    }
  }

  /// The bytes of the document's file, in UTF-8. They are as Interface Builder writes them, except
  /// where the objects have a ``Formatting``. Every access serializes the document.
  public var bytes: [UInt8] { DocumentWriter.write(self) }

  /// The line of ``bytes`` on which each object's start tag begins, counted from 1. If several
  /// objects have an id, the line of the first. Every call serializes the document.
  ///
  /// ```swift
  /// let lines = document.lines
  /// for button in document.objects where button.kind == "button" {
  ///   print("Main.storyboard:\(lines[button.id] ?? 1): \(button.outlineName)")
  /// }
  /// ```
  public var lines: [ObjectID: Int] { lines(in: DocumentWriter.source(of: self)) }

  /// Returns the line of each object in the document's file.
  func lines(in source: DocumentSource) -> [ObjectID: Int] {
    lines(of: Array(objects.indices), in: source)
  }

  /// Returns the line of each object at some indices of ``objects``.
  func lines(of places: [Int], in source: DocumentSource) -> [ObjectID: Int] {
    // New objects are at the end of the list, wherever they are in the file.
    let places = places.sorted { source.offsets[$0] < source.offsets[$1] }
    return Dictionary(
      zip(places.map { objects[$0].id }, source.lines(of: places)),
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Writes the document to a file, atomically.
  /// - Throws: ``NinefoldError/file(path:reason:)`` if the file can't be written, or if the path is
  ///   a folder, a device or a pipe. The old file then stays.
  public func write(to path: String) throws {
    try RegularFile.replace(path, with: bytes)
  }
}
