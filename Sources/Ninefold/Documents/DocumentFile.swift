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
      self = .refused(.init(path: path, line: error.line, reason: FileReading.reason(error, bytes)))
    } catch {
      self = .refused(.init(path: path, line: nil, reason: "\(error)"))
    }
  }

  /// Why a file is no document; what `git apply` made of a readable text gets a word of its own.
  private static func reason(_ error: FormatError, _ bytes: [UInt8]) -> String {
    guard bytes.starts(with: PlainFiles.textMark.utf8) else { return error.description }
    return
      "it is the text that 'git diff' shows of a file, not the file; a patch that brings the file"
      + " is made by 'git format-patch' or 'git diff --no-textconv'"
  }
}
