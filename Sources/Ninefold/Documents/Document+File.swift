internal import InterfaceBuilderFormat
public import LayoutModel

// Public functions throw without a type: Swift 6.3 crashes where a function that throws catches some
// cases only of a typed error.

extension Document {
  /// Reads a storyboard or xib.
  ///
  /// Everything in the file is in the document: ``bytes`` gives the same bytes until it is edited.
  ///
  /// - Parameter path: The file, UTF-8 and at most 256 MB.
  /// - Throws: ``NinefoldError/refused(_:)`` with the file, the line and the reason if it can't be read,
  ///   is no document of Interface Builder, or would not come back byte for byte.
  public init(contentsOf path: String) throws {
    do {
      self = try DocumentFile(path).document
    } catch {
      throw NinefoldError.refused([error])
    }
  }

  /// Reads the bytes of a storyboard or xib.
  ///
  /// - Parameter name: What errors call the file.
  /// - Throws: ``NinefoldError/refused(_:)``, as ``init(contentsOf:)``.
  public init(bytes: [UInt8], named name: String) throws {
    do {
      self = try DocumentFile(bytes, of: name).document
    } catch {
      throw NinefoldError.refused([error])
    }
  }

  /// The file: UTF-8 as Interface Builder writes it, with the document's own formatting where it
  /// differs. Composed at each call.
  public var bytes: [UInt8] { DocumentWriter.write(self) }

  /// Writes the document in the place of a file, whole or not at all.
  /// - Throws: ``NinefoldError/file(path:reason:)`` if it can't be written, or if a folder, a device or a
  ///   pipe is there; what was there stays.
  public func write(to path: String) throws {
    try RegularFile.replace(path, with: bytes)
  }
}
