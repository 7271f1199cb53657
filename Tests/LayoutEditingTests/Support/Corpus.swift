import InterfaceBuilderFormat
import LayoutModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The real documents, where they are at hand.
enum Corpus {
  /// The folder of the documents; nil where there is none.
  static let folder: String? = {
    // The file may be reached through a link.
    guard let real = realpath(#filePath, nil) else { return nil }
    defer { free(real) }
    let file = String(cString: real)
    var folder = "/" + file.split(separator: "/").dropLast(5).joined(separator: "/")
    folder += "/shared/corpus"
    return access(folder, R_OK) == 0 ? folder : nil
  }()

  static var isPresent: Bool { folder != nil }

  /// The paths of the documents, without hand-edited, malformed and archive files.
  static let paths: [String] = {
    guard let folder, let manifest = bytes(of: folder + "/MANIFEST.tsv") else { return [] }
    return String(decoding: manifest, as: UTF8.self).split(separator: "\n").dropFirst()
      .compactMap { line in
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard cells.count > 10, cells[8].contains("kind=document"),
          cells[8].contains("canonical=YES"), let size = Int(cells[3]), size < 400_000
        else { return nil }
        return folder + "/" + cells[10]
      }
  }()

  /// Every so many of the documents.
  static func sample(_ count: Int, from first: Int = 0) -> [String] {
    guard !paths.isEmpty else { return [] }
    let step = max(1, paths.count / count)
    return stride(from: first % step, to: paths.count, by: step).prefix(count).map { paths[$0] }
  }

  static func bytes(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return result }
      result.append(contentsOf: buffer[..<count])
    }
  }

  static func document(_ path: String) throws -> Document {
    try DocumentReader.read(bytes(of: path) ?? [])
  }
}
