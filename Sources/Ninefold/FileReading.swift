internal import Foundation
internal import InterfaceBuilderFormat
internal import LayoutModel

/// A file that was read: its document, proved to come back byte for byte, or why it is refused.
enum FileReading: Sendable {
  case read(Document, DocumentSource)
  case refused(ProjectError.Refusal)

  /// Reads a file.
  init(_ path: String) {
    do {
      self.init(try DocumentFiles.bytes(of: path), of: path)
    } catch ProjectError.file(_, let reason) {
      self = .refused(.init(path: path, line: nil, reason: reason))
    } catch {
      self = .refused(.init(path: path, line: nil, reason: "\(error)"))
    }
  }

  /// Reads the bytes of a file.
  init(_ bytes: [UInt8], of path: String) {
    do {
      let (document, source) = try DocumentReader.readWithSource(bytes)
      // What is spelled unusually is proved to come back before it is accepted.
      let isUnusual = document.objects.contains { !$0.formatting.isEmpty }
      if isUnusual, DocumentWriter.write(document) != bytes {
        self = .refused(
          .init(path: path, line: nil, reason: "its formatting can't be reproduced")
        )
      } else {
        self = .read(document, source)
      }
    } catch let error as FormatError {
      self = .refused(.init(path: path, line: error.line, reason: error.description))
    } catch {
      self = .refused(.init(path: path, line: nil, reason: "\(error)"))
    }
  }
}
